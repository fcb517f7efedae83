// Decompresses the program as a stream, on the page and in the compiling worker (compile.js). Few
// browsers can decompress zstd: its own decoder, compiled to WebAssembly (unzstd.wasm), does it in
// a tenth of the time of a script.
"use strict";

(() => {
  const gulch = (globalThis.gulch = globalThis.gulch || {});

  // The compression formats of a program, by their first bytes.
  const packings = [
    { magic: [0x28, 0xb5, 0x2f, 0xfd], open: async (stream, decoder) => stream.pipeThrough(await unzstd(decoder)) },
    { magic: [0x1f, 0x8b], open: (stream) => stream.pipeThrough(new DecompressionStream("gzip")) },
  ];

  // unpacked returns a decompressed stream, unless the server's headers have made the browser
  // decompress it already; decoder is the address of the zstd decoder.
  gulch.unpacked = async (stream, decoder) => {
    const reader = stream.getReader();
    const first = await reader.read();
    const joined = new ReadableStream({
      start(out) { if (!first.done) out.enqueue(first.value); else out.close(); },
      async pull(out) {
        const next = await reader.read();
        if (next.done) out.close(); else out.enqueue(next.value);
      },
      cancel(why) { return reader.cancel(why); },
    });
    const packing = packings.find((p) => p.magic.every((byte, i) => !first.done && first.value[i] === byte));
    return packing ? packing.open(joined, decoder) : joined;
  };

  // compiled compiles the program in a stream.
  gulch.compiled = async (stream) => {
    const wasm = new Response(stream, { headers: { "Content-Type": "application/wasm" } });
    return WebAssembly.compileStreaming ? WebAssembly.compileStreaming(wasm) : WebAssembly.compile(await wasm.arrayBuffer());
  };

  // unzstd returns a decompressing stream; place is the address of the decoder.
  const unzstd = async (place) => {
    const answer = await gulch.checked(place, await fetch(place));
    const grown = { emscripten_notify_memory_growth() {} };
    const { instance } = await WebAssembly.instantiate(await answer.arrayBuffer(), { env: grown });
    return new TransformStream(new Unzstd(instance.exports));
  };

  // Unzstd is the transformer of a TransformStream. The decoder uses two records of three words for
  // input and output: address and size of a buffer, and the position in it. Its memory may grow at
  // every call, so views of it are created again each time.
  class Unzstd {
    constructor(zstd) {
      this.zstd = zstd;
      this.state = zstd.ZSTD_createDCtx();
      this.inSize = zstd.ZSTD_DStreamInSize();
      this.outSize = zstd.ZSTD_DStreamOutSize();
      this.inPlace = zstd.malloc(this.inSize);
      this.outPlace = zstd.malloc(this.outSize);
      this.from = zstd.malloc(12);
      this.to = zstd.malloc(12);
      this.left = 1; // 0 at the end of the compressed data
    }

    transform(chunk, out) {
      for (let at = 0; at < chunk.length; at += this.inSize) this.feed(chunk.subarray(at, at + this.inSize), out);
    }

    feed(part, out) {
      new Uint8Array(this.zstd.memory.buffer).set(part, this.inPlace);
      this.record(this.from, this.inPlace, part.length);
      for (let read = 0, wrote = 0; read < part.length || wrote === this.outSize;) {
        this.record(this.to, this.outPlace, this.outSize);
        this.left = this.zstd.ZSTD_decompressStream(this.state, this.to, this.from);
        // The highest values are error codes.
        if (this.left >>> 0 > 0xffffff00) throw new Error(`the game is damaged (${this.left})`);
        read = this.done(this.from);
        wrote = this.done(this.to);
        if (wrote > 0) out.enqueue(new Uint8Array(this.zstd.memory.buffer).slice(this.outPlace, this.outPlace + wrote));
      }
    }

    flush() {
      if (this.left !== 0) throw new Error("the game has not come whole");
    }

    record(at, place, size) { new Uint32Array(this.zstd.memory.buffer, at, 3).set([place, size, 0]); }

    done(record) { return new Uint32Array(this.zstd.memory.buffer, record, 3)[2]; }
  }
})();
