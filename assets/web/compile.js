// Unpacks and compiles the program in a worker, so that the page's thread stays free. The page sends the bytes of the program and
// then null; the worker answers with the module, or with the reason why there is none.
"use strict";

importScripts("response.js", "unzstd.js");

const stream = new ReadableStream({
  start(out) { onmessage = ({ data }) => { if (data) out.enqueue(data); else out.close(); }; },
});

globalThis.gulch.unpacked(stream, "unzstd.wasm").then(globalThis.gulch.compiled)
  .then((module) => postMessage({ module }), (why) => postMessage({ why: why.message, outdated: why.outdated }))
  .finally(close);
