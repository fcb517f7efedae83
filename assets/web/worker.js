// Runs the game a second time, beside the page and without a window: it thinks for bots. The page sends the program, compiled
// already, and from then on the two speak in lines of text (package gulch/scenes/work).
"use strict";

importScripts("wasm_exec.js");

globalThis.gulch = { serves: true };

// The program's library for windows takes hold of the page as soon as it is loaded. Here whatever it takes is nothing.
const nothing = new Proxy(function () {}, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => 0 : nothing),
  set: () => true,
  apply: () => nothing,
  construct: () => nothing,
});
globalThis.Document = class { get hidden() { return false; } };
Object.assign(globalThis, { window: nothing, document: nothing, screen: nothing, requestAnimationFrame: nothing });

onmessage = async ({ data }) => {
  onmessage = null; // the program sets its own
  const go = new Go();
  try {
    const instance = await WebAssembly.instantiate(data, go.importObject);
    instance.exports.lay?.();
    await go.run(instance);
    postMessage("lost it has ended");
  } catch (why) {
    postMessage(`lost ${why}`);
  }
};
