// Loads the game, shows the progress, and explains why if it cannot run here.
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
  let newest = null; // the download's progress that the next frame shows, [bytes, size of all]
  gulch.times = {};
  const mark = (name) => {
    gulch.times[name] = Math.round(performance.now());
    performance.mark(`gulch ${name}`);
  };

  gulch.started = () => {
    mark("started");
    gulch.nameParts();
    // The frame is on the screen only after the browser's next one.
    requestAnimationFrame(() => {
      mark("lifted");
      curtain.classList.add("lifted");
      setTimeout(() => { if (curtain.classList.contains("lifted")) { curtain.hidden = true; curtain.style.display = "none"; } }, 400);
      gulch.ready = true;
      gulch.keep();
    });
  };

  // shut covers the game permanently with a message and a button.
  gulch.shut = (message, label, press) => {
    newest = null; // progress that waits for the next frame would overwrite the message
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

  // missing returns what this browser lacks, as text for the player, "" if nothing.
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

  // progress shows how much has been downloaded, at most once per frame.
  function progress(done, whole) {
    if (!newest) requestAnimationFrame(() => { if (newest) show(...newest); newest = null; });
    newest = [done, whole];
  }

  function show(done, whole) {
    const percent = Math.min(100, Math.round((100 * done) / whole));
    bar.firstElementChild.style.transform = `scaleX(${percent / 100})`;
    bar.setAttribute("aria-valuenow", percent);
    // The browser's own number formatting takes a while to initialize.
    const mega = (bytes) => (bytes / 1e6).toFixed(1).replace(".", document.documentElement.lang === "en" ? "." : ",");
    status.textContent = percent < 100
      ? say("Fetching the game: {0} of {1} MB", mega(done), mega(whole)) : say("Laying the table …");
  }

  const decoder = `${build.folder}unzstd.wasm`;

  // fetched returns the response with the program, which the page has requested before, and puts a
  // copy into the service worker's cache (an active service worker has done that itself).
  async function fetched() {
    const name = build.program;
    let answer;
    try {
      answer = await gulch.checked(name, await gulch.program);
    } catch (why) {
      if (why.outdated && gulch.stale()) return new Promise(() => {}); // the page is being reloaded
      throw why;
    }
    gulch.keepCopy(name, answer);
    return answer;
  }

  // The texts of languages other than English, by language tag: a promise while they are loading,
  // then the bytes, or false after a failure. bring requests those of a language, also again after
  // a failure; brought returns them if they have arrived.
  const tongues = {};
  gulch.brought = (tag) => (tongues[tag] instanceof Promise ? undefined : tongues[tag]);
  gulch.bring = (tag) => {
    if (!tongues[tag]) tongues[tag] = fetchTongue(tag).then((texts) => { tongues[tag] = texts; }, (why) => {
      tongues[tag] = false;
      if (why.outdated) gulch.outdated();
    });
    return tongues[tag];
  };

  async function fetchTongue(tag) {
    const name = build.tongues[tag], answer = await gulch.checked(name, await fetch(name));
    gulch.keepCopy(name, answer);
    return new Uint8Array(await new Response(await gulch.unpacked(answer.body, decoder)).arrayBuffer());
  }

  // The player's language comes beside the program, so that the first picture speaks it. A network that does not answer keeps nobody
  // from a program that is there: after so many milliseconds it begins without.
  const first = build.tongues[gulch.language] && gulch.bring(gulch.language), patience = 5000;

  // apart has a worker unpack and compile what it is fed, and holds the module that this comes to. It is null where there is none.
  function apart() {
    if (typeof Worker !== "function") return null;
    try {
      const worker = new Worker(`${build.folder}compile.js`);
      const module = new Promise((made, failed) => {
        worker.onmessage = ({ data }) => (data.module ? made(data.module) :
          failed(Object.assign(new Error(data.why), { told: true, outdated: data.outdated })));
        worker.onerror = (why) => { why.preventDefault(); failed(new Error(why.message)); };
      });
      module.catch(() => worker.terminate());
      // Bytes that fill their memory are handed over with it, in place of a copy.
      const feed = (bytes) => worker.postMessage(bytes, bytes && bytes.byteLength === bytes.buffer.byteLength ? [bytes.buffer] : []);
      return { module, feed, end: () => worker.terminate() };
    } catch { return null; }
  }

  // arriving yields the downloaded parts of the program and shows the progress.
  async function* arriving(answer) {
    const reader = answer.body.getReader();
    for (let done = 0; ;) {
      const next = await reader.read();
      if (next.done) return;
      done += next.value.byteLength;
      progress(done, build.size);
      yield next.value;
    }
  }

  // compile returns the compiled program. A worker compiles it, so that the main thread stays free;
  // without workers, or if the worker crashes for a reason other than the program, the page does.
  async function compile() {
    const beside = apart();
    if (!beside) return compileHere(await fetched());
    try {
      for await (const bytes of arriving(await fetched())) beside.feed(bytes);
      beside.feed(null);
    } catch (why) {
      beside.end();
      throw why;
    }
    try {
      return await beside.module;
    } catch (why) {
      if (why.told) throw why;
      return compileHere(await gulch.checked(build.program, await fetch(build.program)));
    }
  }

  async function compileHere(answer) {
    const parts = arriving(answer);
    const stream = await gulch.unpacked(new ReadableStream({
      async pull(out) {
        const next = await parts.next();
        if (next.done) out.close(); else out.enqueue(next.value);
      },
    }), decoder);
    return gulch.compiled(stream);
  }

  // hire starts a worker with a second instance of the program, for bots' searches, and calls heard
  // with its messages. It returns null if workers are not available, and before the first frame.
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
    // there is hardly any garbage before the first frame; the second frame restores the default
    go.env.GOGC = "400";
    let instance;
    try {
      gulch.module = await compile();
      instance = await WebAssembly.instantiate(gulch.module, go.importObject);
      if (gulch.halted) return; // a missing part was detected meanwhile
    } catch (why) {
      if (why.outdated) {
        gulch.failure = why.message;
        return gulch.shut(say("The server has not sent the game.\nLoad the page again."), say("Load again"), gulch.again);
      }
      return gulch.failed(navigator.onLine === false
        ? say("There is no network, and the game has not been kept on this device yet.\nConnect once, then it starts without.")
        : say("The game could not be loaded ({0}).\nLook at your connection and try again.", why.message));
    }
    mark("compiled");
    await Promise.race([first, new Promise((late) => setTimeout(late, patience))]); // what comes later is shown when it comes
    newest = null;
    show(1, 1);
    await go.run(instance);
    // Events of the canvas still call into the program, which has ended. A timer would do so again
    // and again, forever.
    for (const timer of go._scheduledTimeouts.values()) clearTimeout(timer);
    go._scheduledTimeouts.clear();
    go._resume = () => {};
    // The game ends only if it cannot go on; it may have shown the reason itself.
    if (!gulch.failure) gulch.failed(say("The game has stopped.\nEverything up to your last move is kept; load it again to go on."));
  }

  // No error is raised for an empty script, nor for an HTML page instead of the style sheet.
  const parts = ["say", "nameParts", "reload", "keepCopy", "checked", "unpacked"];
  const styled = document.querySelector("link[rel=stylesheet]").sheet?.cssRules.length > 0;
  if (!styled || typeof Go !== "function" || parts.some((part) => !gulch[part])) gulch.incomplete();
  if (gulch.halted) return;
  start().catch((why) => gulch.failed(say("The game has stopped ({0}).\nLoad it again to go on.", why.message)));
})();
