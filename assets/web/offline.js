// Caches the game on the device, so that it starts without network, and detects new versions. If
// the browser lacks the features for that, or forbids them, the game just needs the network.
"use strict";

(() => {
  const gulch = globalThis.gulch;
  const build = JSON.parse(document.getElementById("build").textContent);
  const cacheName = `gulch ${new URL("./", location.href).pathname} ${build.hash}`; // as in sw.js

  const workers = (() => { try { return navigator.serviceWorker; } catch { return undefined; } })();

  // keepCopy puts a copy of an answer into the service worker's cache, unless a service worker gave
  // the answer.
  gulch.keepCopy = (name, answer) => {
    try {
      if (!globalThis.caches || !workers || workers.controller) return;
      const copy = answer.clone();
      caches.open(cacheName).then((cache) => cache.put(name, copy)).catch(() => {});
    } catch {} // nothing is cached
  };

  let newer = null; // service worker of a newer version that is ready

  // newer reports whether a newer version is ready; renew loads it.
  gulch.newer = () => newer !== null;
  gulch.renew = () => {
    let went = false;
    const go = () => { if (!went) { went = true; gulch.reload("version"); } };
    workers.addEventListener("controllerchange", go);
    newer.postMessage({ ask: "take" });
    setTimeout(go, newer.state === "installed" ? 3000 : 0);
  };

  // version asks a service worker for its version.
  const version = (worker) => new Promise((told) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event) => told(event.data);
    worker.postMessage({ ask: "version" }, [port2]);
  });

  // look checks for a waiting version. If it is the page's own version, as after the service worker
  // was removed, it is activated at once.
  async function look(registration) {
    const worker = registration.waiting;
    if (!worker) return;
    if (await version(worker) === build.hash) worker.postMessage({ ask: "take" });
    else newer = worker;
  }

  const hour = 3_600_000;

  // keep caches the game, and from then on checks for new versions: at the start, and when the
  // player returns to a tab after an hour or more.
  gulch.keep = async () => {
    try {
      const registration = await workers.register("sw.js", { updateViaCache: "none" });
      registration.addEventListener("updatefound", () => {
        const worker = registration.installing;
        worker?.addEventListener("statechange", () => { if (worker.state === "installed") look(registration); });
      });
      look(registration);
      let looked = Date.now();
      document.addEventListener("visibilitychange", () => {
        if (document.visibilityState !== "visible" || Date.now() - looked < hour) return;
        looked = Date.now();
        registration.update().catch(() => {}); // without network there is no new version
      });
      (await workers.ready).active.postMessage({ ask: "keep", tongue: document.documentElement.lang });
    } catch (why) {
      console.info("Gulch will need the network:", why?.message);
    }
  };
})();
