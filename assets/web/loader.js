// Loads the game, shows how far it is, and says in plain words when it cannot run here.
"use strict";

(() => {
  const build = JSON.parse(document.getElementById("build").textContent);
  const curtain = document.getElementById("curtain");
  const bar = document.getElementById("bar");
  const status = document.getElementById("status");
  const again = document.getElementById("again");

  // The game's side of the page: it calls started at its first frame and failed when it cannot go on.
  const gulch = globalThis.gulch;
  const say = gulch.say;
  gulch.times = {};
  const mark = (name) => { gulch.times[name] = Math.round(performance.now()); };

  gulch.started = () => {
    mark("started");
    gulch.nameParts();
    // The frame is on the screen only after the browser's next one.
    requestAnimationFrame(() => {
      curtain.classList.add("lifted");
      setTimeout(() => { if (curtain.classList.contains("lifted")) { curtain.hidden = true; curtain.style.display = "none"; } }, 400);
      gulch.ready = true;
      gulch.keep();
    });
  };

  // shut lays the curtain before the game for good: a message, and a button that leads on.
  gulch.shut = (message, label, press) => {
    curtain.hidden = false;
    curtain.style.display = "";
    curtain.classList.remove("lifted");
    curtain.classList.add("broken");
    status.textContent = message;
    again.textContent = label;
    again.onclick = press;
    again.hidden = false;
    again.focus();
  };

  gulch.failed = (message) => {
    gulch.failure = message;
    curtain.classList.add("failed");
    gulch.shut(message, say("Try again"), () => gulch.reload("stopped"));
  };

  // missing returns what this browser lacks, in words, or "".
  function missing() {
    if (typeof WebAssembly !== "object") {
      return say("This browser cannot run WebAssembly, which Gulch is made of.\nPlease use a current Firefox, Chrome, Edge or Safari.");
    }
    if (build.program.endsWith(".gz") && typeof DecompressionStream !== "function") {
      return say("This browser cannot unpack the game.\nPlease use a current Firefox, Chrome, Edge or Safari.");
    }
    const canvas = document.createElement("canvas");
    const gl = canvas.getContext("webgl2");
    if (!gl) {
      return say("This browser shows no WebGL 2 graphics, and Gulch is drawn with it.\n" +
        "Switch hardware acceleration on in the browser's settings, or use another browser.");
    }
    gl.getExtension("WEBGL_lose_context")?.loseContext();
    return "";
  }

  let newest = null;

  // progress shows how much has come, at most once a frame.
  function progress(done, whole) {
    if (!newest) requestAnimationFrame(() => { if (newest) show(...newest); newest = null; });
    newest = [done, whole];
  }

  function show(done, whole) {
    const percent = Math.min(100, Math.round((100 * done) / whole));
    bar.firstElementChild.style.transform = `scaleX(${percent / 100})`;
    bar.setAttribute("aria-valuenow", percent);
    const mega = (bytes) => (bytes / 1e6).toLocaleString(document.documentElement.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    status.textContent = percent < 100
      ? say("Fetching the game: {0} of {1} MB", mega(done), mega(whole)) : say("Laying the table …");
  }

  // counted passes a stream on and tells how many bytes have come.
  function counted(stream, whole) {
    let done = 0;
    return stream.pipeThrough(new TransformStream({
      transform(chunk, out) {
        done += chunk.byteLength;
        progress(done, whole);
        out.enqueue(chunk);
      },
    }));
  }

  // The ways in which a program can be compressed, by the bytes with which it then begins.
  const packings = [
    { magic: [0x28, 0xb5, 0x2f, 0xfd], open: async (stream) => stream.pipeThrough(await gulch.unzstd(`${build.folder}unzstd.wasm`)) },
    { magic: [0x1f, 0x8b], open: (stream) => stream.pipeThrough(new DecompressionStream("gzip")) },
  ];

  // unpacked passes a stream on, unpacked unless the server's headers have made the browser do that already.
  async function unpacked(stream) {
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
    return packing ? packing.open(joined) : joined;
  }

  // fetched returns the answer for the program, which the page has asked for already, and keeps a copy where the service
  // worker will look for it; where one is at work, it has done that itself.
  async function fetched() {
    const name = build.program, answer = await gulch.program;
    if (answer.status === 404 && gulch.stale()) return new Promise(() => {}); // the page is being loaded anew
    if (!answer.ok || !answer.body) throw new Error(`${name}: the server answered ${answer.status}`);
    gulch.keepCopy(name, answer);
    return answer;
  }

  // The texts of languages beside English, by their tags: a promise while they are on their way, then the bytes, or false
  // where they could not be had. bring asks for those of a language, again where it failed; brought returns what has come.
  const tongues = {};
  gulch.brought = (tag) => (tongues[tag] instanceof Promise ? undefined : tongues[tag]);
  gulch.bring = (tag) => {
    if (!tongues[tag]) tongues[tag] = fetchTongue(tag).then((texts) => { tongues[tag] = texts; }, () => { tongues[tag] = false; });
    return tongues[tag];
  };

  async function fetchTongue(tag) {
    const name = build.tongues[tag], answer = await fetch(name);
    if (!answer.ok || !answer.body) throw new Error(`${name}: the server answered ${answer.status}`);
    gulch.keepCopy(name, answer);
    return new Uint8Array(await new Response(await unpacked(answer.body)).arrayBuffer());
  }

  // The player's language comes beside the program, so that the first picture speaks it. A network that does not answer keeps nobody
  // from a program that is there: after so many milliseconds it begins without.
  const first = build.tongues[gulch.language] && gulch.bring(gulch.language), patience = 5000;

  async function compile(imports) {
    const answer = await fetched();
    const stream = await unpacked(counted(answer.body, build.size));
    const wasm = new Response(stream, { headers: { "Content-Type": "application/wasm" } });
    if (WebAssembly.instantiateStreaming) return WebAssembly.instantiateStreaming(wasm, imports);
    return WebAssembly.instantiate(await wasm.arrayBuffer(), imports);
  }

  // hire has a worker run the program a second time, to think beside the page, and calls heard with what it says. It returns
  // null where there is none, and before the first picture stands.
  gulch.hire = (heard) => {
    if (!gulch.ready || !gulch.module || typeof Worker !== "function") return null;
    try {
      const worker = new Worker(`${build.folder}worker.js`);
      worker.onmessage = (said) => heard(said.data);
      worker.onerror = (why) => { why.preventDefault(); heard(`lost ${why.message}`); };
      worker.postMessage(gulch.module);
      return worker;
    } catch { return null; }
  };

  async function start() {
    mark("loaded");
    const lack = missing();
    if (lack) {
      gulch.program?.then((answer) => answer.body?.cancel(), () => {});
      return gulch.failed(lack);
    }
    const go = new Go();
    go.env.GOGC = "400"; // hardly anything is garbage before the first frame, which sets this back
    let made;
    try {
      made = await compile(go.importObject);
    } catch (why) {
      return gulch.failed(navigator.onLine === false
        ? say("There is no network, and the game has not been kept on this device yet.\nConnect once, then it starts without.")
        : say("The game could not be loaded ({0}).\nLook at your connection and try again.", why.message));
    }
    mark("compiled");
    gulch.module = made.module;
    await Promise.race([first, new Promise((late) => setTimeout(late, patience))]); // what comes later is shown when it comes
    newest = null;
    show(1, 1);
    await go.run(made.instance);
    // Events of the canvas still call into the program, which is no longer there.
    go._resume = () => {};
    // The game ends only when it cannot go on; it may have said why itself.
    if (!gulch.failure) gulch.failed(say("The game has stopped.\nEverything up to your last move is kept; load it again to go on."));
  }

  start().catch((why) => gulch.failed(say("The game has stopped ({0}).\nLoad it again to go on.", why.message)));
})();
