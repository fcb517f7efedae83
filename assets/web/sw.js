// Keeps the game on the device, so that it starts without network: one cache for each version, and all that a page asks for
// comes from that of its own. A new version waits until a page takes it, or until the game is opened the next time; a page
// that is open meanwhile goes on with the files of its own.
"use strict";

importScripts("{{.Folder}}response.js");

const version = "{{.Hash}}";
const files = {{.Files}};
// The texts of languages beside English, by their tags: who speaks one fetches it, and from then on it is kept.
const tongues = {{.Tongues}};

const place = new URL("./", self.location.href);
const prefix = `gulch ${place.pathname} `; // other copies of the game on this host have caches of their own
const cacheName = prefix + version;

self.addEventListener("install", (event) => event.waitUntil(fill()));

// fill fetches what is not there yet. The page's own name is the same in every version: what comes under it has to be this one.
async function fill(tongue) {
  const cache = await caches.open(cacheName);
  for (const file of [...files, ...await spoken(tongue)]) {
    if (await cache.match(file)) continue; // the page has put the big one there already
    const answer = await fetch(file, { cache: "no-cache" });
    if (!answer.ok) throw new Error(`${file}: the server answered ${answer.status}`);
    if (file === "./") {
      if (!(await answer.clone().text()).includes(`"${version}"`)) throw new Error("the page is of another version");
    } else if (!await gulch.fits(file, answer)) throw new Error(`${file}: the server answered with something else`);
    // Pages are not to be answered with what came from somewhere else.
    await cache.put(file, answer.redirected ? new Response(await answer.blob(), { headers: answer.headers }) : answer);
  }
}

// spoken lists the files of the languages that any version has on this device, and of one more.
async function spoken(tongue) {
  const tags = new Set([tongue]);
  for (const name of await caches.keys()) {
    if (!name.startsWith(prefix)) continue;
    for (const { url } of await (await caches.open(name)).keys()) tags.add(/\/([a-z-]+)\.words\.\w+$/.exec(url)?.[1]);
  }
  return [...tags].map((tag) => tongues[tag]).filter(Boolean);
}

self.addEventListener("activate", (event) => event.waitUntil(forget().then(() => self.clients.claim())));

// forget removes the caches of older versions, once no other page is open that may still ask for its files.
async function forget() {
  if (self.registration.waiting || self.registration.installing) return; // another one is newer
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
    // A page asks at every start: what a browser has cleared meanwhile comes back.
    case "keep": event.waitUntil(fill(event.data.tongue).then(forget).catch(() => {})); break;
  }
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const name = url.origin === place.origin && url.pathname.startsWith(place.pathname) ? url.pathname.slice(place.pathname.length) : null;
  if (name === null || event.request.method !== "GET") return;
  if (event.request.mode === "navigate") {
    if (name !== "" && name !== "index.html") return; // only the game's own address is answered with the game
    event.respondWith(handsOver() ? new Response(turn, { headers: { "Content-Type": "text/html; charset=utf-8" } })
      : kept("./", event.request));
  } else if (/^gulch-[0-9a-f]{12}\//.test(name) || files.includes(name)) {
    event.respondWith(kept(event.request.url, event.request));
  }
});

// kept answers with what lies in this version's cache, with what another version has of its own, or from the network.
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
  } catch {} // the browser has no caches for us
  return fetch(request);
}

let asked = null, when = 0;
const patience = 15_000; // milliseconds

// handsOver asks a version that waits to take over, and reports whether it may be waited for. One that does not is not asked
// again and again.
function handsOver() {
  const waiting = self.registration.waiting;
  if (!waiting || waiting === asked && Date.now() - when > patience) return false;
  if (waiting !== asked) when = Date.now();
  asked = waiting;
  waiting.postMessage({ ask: "take" });
  return true;
}

// turn is the page that stands for a moment while the new version takes over.
const turn = `<!DOCTYPE html><title>Gulch</title><link rel="icon" href="icon.svg"><style>html{background:#47230F}</style><script>
navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
setTimeout(() => location.reload(), 1000);
</script>`;
