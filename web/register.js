// Installs the service worker, and says on the root of the page how it stands: `data-kept` once everything is kept for a
// time without a network, `data-newer` when a newer version waits. That comes when the person says so, or when all pages
// are closed: never in the middle of a match.
if ("serviceWorker" in navigator) {
  const root = document.documentElement;
  const keep = async () => {
    const registration = await navigator.serviceWorker.register("/service-worker.js");
    const newer = () => {
      if (registration.waiting && navigator.serviceWorker.controller) root.dataset.newer = "";
    };
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", newer);
    });
    newer();
    document.addEventListener("click", (event) => {
      if (!event.target.closest?.("[data-come]")) return;
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      registration.waiting?.postMessage("come");
    });
    await navigator.serviceWorker.ready;
    root.dataset.kept = "";
  };
  // Where browsers forbid it, such as without encryption on somebody else's machine, the page needs its network.
  const begin = () => keep().catch(() => {});
  // First the person, then the files that may be needed later.
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}

// A browser that can install the page says so; then `data-installable` is on the root, and a button asks it to, once.
let offer;
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event;
  document.documentElement.dataset.installable = "";
});
document.addEventListener("click", (event) => {
  if (!offer || !event.target.closest?.("[data-install]")) return;
  delete document.documentElement.dataset.installable;
  offer.prompt();
  offer = undefined;
});
