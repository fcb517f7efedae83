// Unpacks and compiles the program beside the page, which sends what comes of it and then null, and gets the module or why there
// is none. It takes the page's own thread as long as all that the program does until its first picture.
"use strict";

importScripts("unzstd.js");

const stream = new ReadableStream({
  start(out) { onmessage = ({ data }) => { if (data) out.enqueue(data); else out.close(); }; },
});

globalThis.gulch.unpacked(stream, "unzstd.wasm").then(globalThis.gulch.compiled)
  .then((module) => postMessage({ module }), (why) => postMessage({ why: why.message }));
