// Checks what a server sends for a file of the game. Some servers answer with status 200 and a page of
// their own when a file is missing, and so do networks that want a login first. The page, the worker
// that compiles and the service worker use it.
"use strict";

(() => {
  const gulch = (globalThis.gulch = globalThis.gulch || {});

  const ascii = (text) => [...text].map((c) => c.charCodeAt(0));
  const zstd = [0x28, 0xb5, 0x2f, 0xfd], gzip = [0x1f, 0x8b];

  // The first bytes of files by their names: packed as they lie on the server, or unpacked by it.
  const heads = [
    { names: /\.wasm(\.\w+)?$/, begin: [zstd, gzip, ascii("\0asm")] },
    { names: /\.words(\.\w+)?$/, begin: [zstd, gzip, ascii("words/")] },
    { names: /\.ttf$/, begin: [[0, 1, 0, 0], ascii("true"), ascii("OTTO")] },
  ];

  // page matches the beginning of a page.
  const page = /^\ufeff?\s*<(!doctype\s+html|html|head|body)\b/i;

  // head returns the first bytes of a response, which nobody else may have begun to read.
  async function head(response) {
    const reader = response.body.getReader(), bytes = [];
    for (let next; bytes.length < 64 && !(next = await reader.read()).done;) bytes.push(...next.value.subarray(0, 64));
    reader.cancel().catch(() => {});
    return bytes;
  }

  // fits reports whether a response can be the file of a name, by its type and its first bytes. The
  // response can still be read afterwards.
  gulch.fits = async (name, response) => {
    if (/\bx?html\b/i.test(response.headers.get("Content-Type") || "")) return false;
    const bytes = await head(response.clone());
    const kind = heads.find(({ names }) => names.test(name));
    if (kind) return kind.begin.some((begin) => begin.every((byte, i) => bytes[i] === byte));
    return !page.test(new TextDecoder().decode(Uint8Array.from(bytes)));
  };

  // checked returns a response that brings the file of a name. Otherwise it throws an error, with the
  // property outdated set where the server no longer has the file: loading the page again may help.
  gulch.checked = async (name, response) => {
    const fail = (why, outdated) => { throw Object.assign(new Error(`${name}: the server answered ${why}`), { outdated }); };
    if (!response.ok || !response.body) fail(response.status, response.status === 404);
    if (!await gulch.fits(name, response)) fail("with something else", true);
    return response;
  };
})();
