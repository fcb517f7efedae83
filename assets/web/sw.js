// The service worker: caches the game on the device, so that it starts without network. There is
// one cache per version, and a page gets all files from the cache of its own version. A new version
// waits until a page activates it, or until the game is opened the next time; open pages keep the
// files of their version.
"use strict";

importScripts("{{.Folder}}response.js");

const version = "{{.Hash}}";
const files = {{.Files}};
// The files with the texts of languages other than English, by language tag: they are fetched when
// a player uses the language, and cached from then on.
const tongues = {{.Tongues}};

const place = new URL("./", self.location.href);
const prefix = `gulch ${place.pathname} `; // other copies of the game on this host have their own caches
const cacheName = prefix + version;

self.addEventListener("install", (event) => event.waitUntil(fill()));

// fill fetches missing files into the cache. The page's own name is the same in every version, so
// its content is checked for this version.
async function fill(tongue) {
  const cache = await caches.open(cacheName);
  for (const file of [...files, ...await spoken(tongue)]) {
    if (await cache.match(file)) continue; // the page has cached the program already
    const answer = await fetch(file, { cache: "no-cache" });
    if (!answer.ok) throw new Error(`${file}: the server answered ${answer.status}`);
    if (file === "./") {
      if (!(await answer.clone().text()).includes(`"${version}"`)) throw new Error("the page is of another version");
    } else if (!await gulch.fits(file, answer)) throw new Error(`${file}: the server answered with something else`);
    // Browsers do not accept redirected responses for pages.
    await cache.put(file, answer.redirected ? new Response(await answer.blob(), { headers: answer.headers }) : answer);
  }
}

// spoken returns the files of all languages that any version has cached on this device, and of one
// more.
async function spoken(tongue) {
  const tags = new Set([tongue]);
  for (const name of await caches.keys()) {
    if (!name.startsWith(prefix)) continue;
    for (const { url } of await (await caches.open(name)).keys()) tags.add(/\/([a-z-]+)\.words\.\w+$/.exec(url)?.[1]);
  }
  return [...tags].map((tag) => tongues[tag]).filter(Boolean);
}

self.addEventListener("activate", (event) => event.waitUntil(forget().then(() => self.clients.claim())));

// forget removes the caches of older versions if no other page is open that may still need them.
async function forget() {
  if (self.registration.waiting || self.registration.installing) return; // another version is newer
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.filter((page) => page.url.startsWith(place.href)).length > 1) return;
  for (const name of await caches.keys()) {
    if (name !== cacheName && (name.startsWith(prefix) || /^gulch-[0-9a-f]{12}$/.test(name))) await caches.delete(name);
  }
}

self.addEventListener("message", (event) => {
  switch (event.data?.ask) {
    case "version": event.ports[0].postMessage(version); break;
    case "take": self.skipWaiting(); break;
    // A page sends this at every start: files that the browser has removed meanwhile are cached
    // again.
    case "keep": event.waitUntil(fill(event.data.tongue).then(forget).catch(() => {})); break;
  }
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const name = url.origin === place.origin && url.pathname.startsWith(place.pathname) ? url.pathname.slice(place.pathname.length) : null;
  if (name === null || event.request.method !== "GET") return;
  if (event.request.mode === "navigate") {
    if (name !== "" && name !== "index.html") return; // only the game's own address returns the game
    event.respondWith(handsOver() ? new Response(turn, { headers: { "Content-Type": "text/html; charset=utf-8" } })
      : kept("./", event.request));
  } else if (/^gulch-[0-9a-f]{12}\//.test(name) || files.includes(name)) {
    event.respondWith(kept(event.request.url, event.request));
  }
});

// kept returns a file from this version's cache, from another version's cache if it belongs to
// that, or from the network.
async function kept(name, request) {
  try {
    const cache = await caches.open(cacheName);
    const found = await cache.match(name) || (name !== "./" && await caches.match(request));
    if (found) return found;
    if (Object.values(tongues).some((file) => new URL(file, place).href === request.url)) {
      const answer = await fetch(request);
      if (answer.ok && await gulch.fits(name, answer)) await cache.put(name, answer.clone());
      return answer;
    }
  } catch {} // the browser has no cache storage
  return fetch(request);
}

let asked = null, when = 0;
const patience = 15_000; // milliseconds

// handsOver tells a waiting version to take over, and reports whether to wait for it. A version
// that does not take over within the timeout is not asked again.
function handsOver() {
  const waiting = self.registration.waiting;
  if (!waiting || waiting === asked && Date.now() - when > patience) return false;
  if (waiting !== asked) when = Date.now();
  asked = waiting;
  waiting.postMessage({ ask: "take" });
  return true;
}

// turn is the page that is shown for a moment while the new version takes over.
const turn = `<!DOCTYPE html><title>Gulch</title><link rel="icon" href="icon.svg"><style>html{background:#47230F}</style><script>
navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
setTimeout(() => location.reload(), 1000);
</script>`;
