// The service worker: keeps everything that the page is made of, so that it works without a network. The builder puts
// VERSION and FILES in front. Names of files carry a hash of their content, but for a few.
const CACHE = `galds-${VERSION}`;
const hashed = (file) => /-[0-9a-f]{12}\./.test(file);

self.addEventListener("install", (event) => event.waitUntil((async () => {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: hashed(file) ? "default" : "no-cache" })));
})()));

// A page of the version before may still be open, with a match in it: its files stay until the next version.
self.addEventListener("activate", (event) => event.waitUntil((async () => {
  const others = (await caches.keys()).filter((name) => name.startsWith("galds-") && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
})()));

// The person has said that the new version may come.
self.addEventListener("message", (event) => {
  if (event.data === "come") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  const ours = event.request.method === "GET" && origin === location.origin;
  if (!ours || /^\/(api|metrics)(\/|$)/.test(pathname)) return;
  event.respondWith((async () => {
    const own = await caches.open(CACHE);
    // Every page is the same page; what it shows is written in its address.
    const page = event.request.mode === "navigate" && !pathname.includes(".");
    const found = (await own.match(page ? "/" : pathname)) ?? (await caches.match(pathname));
    return found ?? fetch(event.request);
  })());
});
