// Keeps the game on the device, so that it starts without network, and hears of new versions. A browser may lack what that
// takes, or forbid it: then the game needs the network, and that is all.
"use strict";

(() => {
  const gulch = globalThis.gulch;
  const build = JSON.parse(document.getElementById("build").textContent);
  const cacheName = `gulch ${new URL("./", location.href).pathname} ${build.hash}`; // as in sw.js

  const workers = (() => { try { return navigator.serviceWorker; } catch { return undefined; } })();

  // keepCopy keeps a copy of an answer where the service worker will look for it, unless one answered.
  gulch.keepCopy = (name, answer) => {
    try {
      if (!globalThis.caches || !workers || workers.controller) return;
      const copy = answer.clone();
      caches.open(cacheName).then((cache) => cache.put(name, copy)).catch(() => {});
    } catch {} // nothing is kept
  };

  let newer = null; // the worker of a version that lies ready

  // newer reports whether a newer version lies ready, renew loads it.
  gulch.newer = () => newer !== null;
  gulch.renew = () => {
    let went = false;
    const go = () => { if (!went) { went = true; gulch.reload("version"); } };
    workers.addEventListener("controllerchange", go);
    newer.postMessage({ ask: "take" });
    setTimeout(go, newer.state === "installed" ? 3000 : 0);
  };

  // version asks a worker whose it is.
  const version = (worker) => new Promise((told) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event) => told(event.data);
    worker.postMessage({ ask: "version" }, [port2]);
  });

  // look takes notice of a version that waits. One that is the page's own, as when only the worker was gone, begins at once.
  async function look(registration) {
    const worker = registration.waiting;
    if (!worker) return;
    if (await version(worker) === build.hash) worker.postMessage({ ask: "take" });
    else newer = worker;
  }

  const hour = 3_600_000;

  // keep has the game kept, and from then on looks for new versions: at the start, and whenever somebody comes back to a tab
  // that has stood for an hour.
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
        registration.update().catch(() => {}); // without network there is nothing new
      });
      (await workers.ready).active.postMessage({ ask: "keep", tongue: document.documentElement.lang });
    } catch (why) {
      console.info("Gulch will need the network:", why?.message);
    }
  };
})();
