// Checks a server's response for a file of the game. Some servers answer with status 200 and a page
// of their own if a file is missing, and so do networks with a login page. The page, the compiling
// worker and the service worker use it.
"use strict";

(() => {
  const gulch = (globalThis.gulch = globalThis.gulch || {});

  const ascii = (text) => [...text].map((c) => c.charCodeAt(0));
  const zstd = [0x28, 0xb5, 0x2f, 0xfd], gzip = [0x1f, 0x8b];

  // The first bytes of files, by name: compressed as on the server, or already decompressed by the
  // browser.
  const heads = [
    { names: /\.wasm(\.\w+)?$/, begin: [zstd, gzip, ascii("\0asm")] },
    { names: /\.words(\.\w+)?$/, begin: [zstd, gzip, ascii("words/")] },
    { names: /\.ttf$/, begin: [[0, 1, 0, 0], ascii("true"), ascii("OTTO")] },
  ];

  // page matches the beginning of an HTML page.
  const page = /^\ufeff?\s*<(!doctype\s+html|html|head|body)\b/i;

  // head returns the first bytes of a response, which must be unread.
  async function head(response) {
    const reader = response.body.getReader(), bytes = [];
    for (let next; bytes.length < 64 && !(next = await reader.read()).done;) bytes.push(...next.value.subarray(0, 64));
    reader.cancel().catch(() => {});
    return bytes;
  }

  // fits reports whether a response can be the file with that name, by its type and first bytes.
  // The response can still be read afterwards.
  gulch.fits = async (name, response) => {
    if (/\bx?html\b/i.test(response.headers.get("Content-Type") || "")) return false;
    const bytes = await head(response.clone());
    const kind = heads.find(({ names }) => names.test(name));
    if (kind) return kind.begin.some((begin) => begin.every((byte, i) => bytes[i] === byte));
    return !page.test(new TextDecoder().decode(Uint8Array.from(bytes)));
  };

  // checked returns a response if it is the file with that name. Otherwise it throws an error; its
  // property outdated is set if the server no longer has the file, so that reloading the page may
  // help.
  gulch.checked = async (name, response) => {
    const fail = (why, outdated) => { throw Object.assign(new Error(`${name}: the server answered ${why}`), { outdated }); };
    if (!response.ok || !response.body) fail(response.status, response.status === 404);
    if (!await gulch.fits(name, response)) fail("with something else", true);
    return response;
  };
})();
