// Keeps the game on the device, so that it starts without network. One cache per build; the old ones go when the new
// build takes over, which is when the last page of the old one has been closed.
"use strict";

const cacheName = "gulch-{{.Hash}}";
const files = {{.Files}};

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(cacheName);
    for (const file of files) {
      // The page has put the big file there already.
      if (!(await cache.match(file))) await cache.add(file);
    }
  })());
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith("gulch-") && name !== cacheName) await caches.delete(name);
    }
    await self.clients.claim();
  })());
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  event.respondWith((async () => {
    const cache = await caches.open(cacheName);
    const wanted = event.request.mode === "navigate" ? "./" : event.request;
    return (await cache.match(wanted)) || fetch(event.request);
  })());
});
