// Unpacks and compiles the program beside the page, which sends what comes of it and then null, and gets the module or why there
// is none. It takes the page's own thread as long as all that the program does until its first picture. Then it goes on with the
// functions of the program that are called first, until the page ends it.
"use strict";

importScripts("response.js", "unzstd.js");

const stream = new ReadableStream({
  start(out) { onmessage = ({ data }) => { if (data) out.enqueue(data); else out.close(); }; },
});

// firstOnes has the functions compiled that the program names for that (cmd/dev/first.go), the last ones first: from the other end comes
// the page, which runs the program meanwhile. A browser compiles a function when it is called, for all threads. These are called in
// a run of the program that never began and whose memory is empty (cmd/dev/lay.go), to go on at a place that they do not have: nearly
// all end there at once, and the few that never rest have no memory for their stack.
function firstOnes(module) {
  const [places] = WebAssembly.Module.customSections(module, "gulch.first");
  if (!places) return;
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = () => { throw new Error(name); };
  const { table } = new WebAssembly.Instance(module, imports).exports;
  Error.stackTraceLimit = 0; // nobody looks where they ended
  for (const place of new Uint16Array(places).reverse()) {
    try { table.get(place)(-1); } catch {} // it is compiled
  }
}

globalThis.gulch.unpacked(stream, "unzstd.wasm").then(globalThis.gulch.compiled).then((module) => {
  postMessage({ module });
  firstOnes(module);
}, (why) => postMessage({ why: why.message, outdated: why.outdated })).catch(() => {}).finally(close); // the page compiles what is not
