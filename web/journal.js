// The browser writes localStorage to the disk when it finds the time, which may take a minute. What a match has come to is
// written into this journal as well, at once; after a crash it is put back before the program starts.
const journal = new Promise((done, fail) => {
  const request = indexedDB.open("galds", 1);
  request.onupgradeneeded = () => request.result.createObjectStore("matches");
  request.onsuccess = () => done(request.result);
  request.onerror = () => fail(request.error);
});
const matches = (database) =>
  database.transaction("matches", "readwrite", { durability: "strict" }).objectStore("matches");
// A browser that keeps no journal still keeps matches.
globalThis.galdsJournal = (key, text) =>
  journal.then((it) => (text === null ? matches(it).delete(key) : matches(it).put(text, key))).catch(() => {});
const later = (database) => new Promise((done) => {
  const request = matches(database).openCursor();
  request.onerror = done;
  request.onsuccess = () => {
    const at = request.result;
    if (!at) return done();
    try {
      const [then, now] = [at.value, localStorage.getItem(at.key)].map((it) => JSON.parse(it));
      if (!now || now.when < then.when) localStorage.setItem(at.key, at.value);
      // After an hour it has long been on the disk.
      else if (then.when < Date.now() - 3600000) at.delete();
    } catch {
      // There is no room for it now; it stays here until there is.
    }
    at.continue();
  };
});
const restored = Promise.race([journal.then(later).catch(() => {}), new Promise((done) => setTimeout(done, 400))]);
