// Runs a second instance of the program in a Web Worker, without a window, for bots' searches. The
// page sends the compiled program, and then both exchange lines of text (package
// gulch/scenes/work).
"use strict";

importScripts("wasm_exec.js");

globalThis.gulch = { serves: true };

// The program's library for windows accesses the page as soon as it is loaded. Here every access
// returns this empty object.
const nothing = new Proxy(function () {}, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => 0 : nothing),
  set: () => true,
  apply: () => nothing,
  construct: () => nothing,
});
globalThis.Document = class { get hidden() { return false; } };
Object.assign(globalThis, { window: nothing, document: nothing, screen: nothing, requestAnimationFrame: nothing });

onmessage = async ({ data }) => {
  onmessage = null; // the program sets its own handler
  const go = new Go();
  try {
    const instance = await WebAssembly.instantiate(data, go.importObject);
    await go.run(instance);
    postMessage("lost it has ended");
  } catch (why) {
    postMessage(`lost ${why}`);
  }
};
