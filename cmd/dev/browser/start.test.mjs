// Tests of the page itself: it loads the game, explains what is wrong if it cannot, and starts
// without network once loaded.

import childProcess from "node:child_process";
import zlib from "node:zlib";
import { assert } from "./driver.mjs";

// demo returns the page with the small program: what the page does before its program runs does not
// depend on the program.
const demo = (app) => `${app.config.url}demo/`;

async function startsAndDraws(app) {
  await app.page.waitForSelector("#curtain", { state: "hidden" });
  const { scene } = await app.snapshot();
  assert(scene, "the game publishes no scene");
  assert(await countLit(app) > 0, "the screenshot is black");
  await app.shot("web-start.png");
}

export async function showsProgressWhileLoading(opener) {
  const app = await opener.page();
  let release;
  const held = new Promise((resolve) => { release = resolve; });
  await app.page.route(/wasm_exec\.js/, async (route) => { await held; await route.continue(); });
  await app.page.goto(demo(app), { waitUntil: "commit" });
  await app.page.waitForSelector("#bar");
  await app.shot("web-loading.png");
  assert(await app.page.locator("h1").innerText() === "Gulch", "the name is not shown while loading");
  release();
  await app.until("the game starts", () => globalThis.gulch?.ready);
  assert(await app.page.locator("#bar").getAttribute("aria-valuenow") === "100", "the bar does not end at 100");
}

async function startsWithoutNetworkOnceLoaded(app) {
  await app.cached();
  await app.offline(true);
  await app.load();
  await app.snapshot();
  await app.offline(false);
}

async function startsAgainAfterReload(app) {
  await app.load();
}

// waitsForASlowStore checks a browser that takes long to open its database, here until the game has
// published its targets: the title shows before that and waits, and no error is reported.
export async function waitsForASlowStore(opener) {
  const app = await opener.page();
  await app.page.addInitScript(() => {
    const opens = IDBFactory.prototype.open;
    let release;
    const released = new Promise((resolve) => { release = resolve; });
    const look = setInterval(() => {
      const now = globalThis.gulch?.state?.();
      if (!now?.targets.length) return;
      clearInterval(look);
      globalThis.before = now;
      release();
    }, 10);
    IDBFactory.prototype.open = function (...args) {
      const request = opens.apply(this, args);
      const listen = request.addEventListener;
      request.addEventListener = (event, heard) => listen.call(request, event, (e) => released.then(() => heard(e)));
      return request;
    };
  });
  await app.load();
  await app.scene("title");
  const { scene, busy } = await app.page.evaluate(() => globalThis.before);
  assert(scene === "title" && busy, `before the store is open: ${scene}, busy ${busy}`);
  await app.click("credits");
  await app.scene("credits");
}

export async function saysThatNothingCanBeStored(opener) {
  const app = await opener.page();
  await app.page.addInitScript(() => {
    Object.defineProperty(globalThis, "indexedDB", { value: undefined });
    Object.defineProperty(globalThis, "localStorage", { get() { throw new Error("not here"); } });
  });
  await app.load();
  await app.scene("title");
  await app.collectNotices();
  assert(app.unexpected().length === 1, `the unexpected errors are ${app.unexpected()}, expected one`);
  app.expect(/notice: .*lose your games/is);
  await app.shot("web-no-store.png");
}

async function canBeInstalled(app) {
  const session = await app.context.newCDPSession(app.page);
  const { errors, url } = await session.send("Page.getAppManifest");
  assert(url.includes("manifest.webmanifest"), `the manifest's address is ${url}`);
  assert(errors.length === 0, `the browser reports errors in the manifest: ${JSON.stringify(errors)}`);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  const real = installabilityErrors.filter((e) => e.errorId !== "in-incognito");
  assert(real.length === 0, `the browser cannot install the page: ${JSON.stringify(real)}`);
}

async function keepsSpaceForTheAccessibleList(app) {
  const box = await app.page.locator("#mirror").boundingBox();
  assert(box && box.width <= 1 && box.height <= 1, "the mirror takes space on the screen");
  const live = await app.page.locator("#mirror, #mirror *").evaluateAll((all) => all.filter((e) => e.ariaLive === "polite").length);
  assert(live === 1, `the page has ${live} live regions for screen readers, expected one`);
}

export async function fitsPortraitAndHighDensity(opener) {
  const app = await opener.open({ viewport: { width: 820, height: 1180 }, deviceScaleFactor: 2, hasTouch: true, draws: false });
  const canvas = await app.page.evaluate(() => {
    const c = document.querySelector("canvas");
    return [c.width, c.height];
  });
  assert(canvas[0] === 1640 && canvas[1] === 2360, `the canvas has ${canvas} pixels`);
}

export async function saysThatWebGLIsMissing(opener) {
  const app = await opener.page();
  await app.page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      return kind.startsWith("webgl") ? null : original.call(this, kind, ...rest);
    };
  });
  const words = await app.failure(demo(app));
  assert(words.includes("WebGL"), words);
  await app.shot("web-no-webgl.png");
}

export async function saysThatWebAssemblyIsMissing(opener) {
  const app = await opener.page();
  await app.page.addInitScript(() => { delete globalThis.WebAssembly; });
  const words = await app.failure(demo(app));
  assert(words.includes("WebAssembly"), words);
}

export async function saysThatTheDownloadFailed(opener) {
  const app = await opener.page();
  app.expect(/Failed to load resource/);
  await app.page.route(/\.wasm/, (route) => route.fulfill({ status: 503, body: "later" }));
  const words = await app.failure(demo(app));
  assert(words.includes("503") && words.includes("try again"), words);
  await app.page.unroute(/\.wasm/);
  await app.page.click("#again");
  await app.until("the game starts", () => globalThis.gulch?.ready);
}

// startsWith checks a start from a program that is compressed differently than on the server.
async function startsWith(opener, repack) {
  const app = await opener.page();
  await app.page.route(/\.wasm\./, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ body: repack(unzstd(await answer.body())), contentType: "application/octet-stream" });
  });
  await app.load(demo(app));
}

const unzstd = (data) => childProcess.execFileSync("zstd", ["-dc", "--long=25"], { input: data, maxBuffer: 1 << 28 });

export const startsWhereTheServerUnpacks = (opener) => startsWith(opener, (wasm) => wasm);

export const startsWithGzip = (opener) => startsWith(opener, (wasm) => zlib.gzipSync(wasm, { level: 1 }));

// watchCompilers makes a page record which of its threads compile a program: its compiling workers
// and its main thread.
const watchCompilers = (app) => app.page.addInitScript(() => {
  globalThis.compilers = [];
  const real = globalThis.Worker;
  globalThis.Worker = class extends real {
    constructor(...about) {
      super(...about);
      if (String(about[0]).endsWith("/compile.js")) globalThis.compilers.push("worker");
    }
  };
  const compile = WebAssembly.compileStreaming;
  WebAssembly.compileStreaming = (...about) => { globalThis.compilers.push("page"); return compile(...about); };
});

export async function compilesBesideThePage(opener) {
  const app = await opener.page();
  await watchCompilers(app);
  await app.load(demo(app));
  const compilers = await app.page.evaluate(() => globalThis.compilers);
  assert(compilers.join() === "worker", `the program was compiled by ${compilers}`);
}

export async function startsWhereTheCompilerDies(opener) {
  const app = await opener.page();
  await watchCompilers(app);
  await app.page.route(/compile\.js/, (route) => route.fulfill({ body: "throw new Error('no')", contentType: "text/javascript" }));
  await app.load(demo(app));
  const compilers = await app.page.evaluate(() => globalThis.compilers);
  assert(compilers.join() === "worker,page", `the program was compiled by ${compilers}`);
}

// reportsAMissingProgram checks that, if the compiling worker crashes, the page requests the
// program again, and reports if it is missing by then. Frames are held until the report, so that
// progress that is still to be drawn would overwrite it.
export async function reportsAMissingProgram(opener) {
  const app = await opener.page();
  app.expect(/Failed to load resource/);
  await app.page.addInitScript(() => {
    const frame = globalThis.requestAnimationFrame.bind(globalThis);
    globalThis.requestAnimationFrame = function later(draw) {
      frame((now) => (globalThis.gulch?.failure ? draw(now) : later(draw)));
    };
  });
  await app.page.route(/compile\.js/, (route) => route.fulfill({ body: "throw new Error('no')", contentType: "text/javascript" }));
  let asked = 0;
  await app.page.route(/gulch\.wasm/, (route) => (asked++ === 0 ? route.continue() : route.fulfill({ status: 410, body: "gone" })));
  await app.failure(demo(app));
  const words = await app.page.evaluate(() => new Promise((told) => {
    requestAnimationFrame(() => requestAnimationFrame(() => told(document.getElementById("status").innerText)));
  }));
  assert(words.includes("410") && words.includes("try again"), words);
}

// firstFrameShowsTheBoxes checks that the very first frame, on which the page is held here,
// shows the lids of the games.
export async function firstFrameShowsTheBoxes(opener) {
  const app = await opener.page({ viewport: { width: 1280, height: 720 }, deviceScaleFactor: 0.5 });
  await app.page.addInitScript(() => {
    const frame = globalThis.requestAnimationFrame.bind(globalThis), held = [];
    let holds = true; // until goOn, also for frames that were requested before it
    globalThis.requestAnimationFrame = (draw) => frame((now) => (holds && globalThis.gulch?.ready ? held.push(draw) : draw(now)));
    globalThis.goOn = () => { holds = false; held.forEach((draw) => frame(draw)); };
  });
  await app.load();
  await app.page.waitForSelector("#curtain", { state: "hidden" });
  const picture = await app.picture({ animations: "allow" });
  await app.page.evaluate(() => globalThis.goOn());
  const { targets } = await app.scene("title");
  const boxes = targets.filter((t) => t.id.startsWith("box/"));
  assert(boxes.length >= 5, `there are ${boxes.length} boxes`);
  for (const { id, x, y, w, h } of boxes) {
    const tones = await countTones(app, picture, [x + w * 0.15, y + h * 0.15, w * 0.7, h * 0.6].map((v) => Math.round(v / 2)));
    assert(tones > 20, `${id} has ${tones} colors in the first frame, expected more than 20`);
  }
}

// countTones counts the different colors in a part of a screenshot, with similar ones merged.
const countTones = (app, picture, part) => app.page.evaluate(async ([data, [x, y, w, h]]) => {
  const image = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))]));
  const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
  pen.drawImage(image, 0, 0);
  const { data: pixels } = pen.getImageData(x, y, w, h);
  const tones = new Set();
  for (let i = 0; i < pixels.length; i += 4) tones.add(`${pixels[i] >> 4} ${pixels[i + 1] >> 4} ${pixels[i + 2] >> 4}`);
  return tones.size;
}, [picture.toString("base64"), part]);

// countLit counts the pixels of a screenshot that are not black, by sampling.
async function countLit(app) {
  const picture = await app.picture();
  return app.page.evaluate(async (data) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))]));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext("2d");
    pen.drawImage(image, 0, 0);
    const { data: pixels } = pen.getImageData(0, 0, image.width, image.height);
    let lit = 0;
    for (let i = 0; i < pixels.length; i += 4 * 97) if (pixels[i] + pixels[i + 1] + pixels[i + 2] > 30) lit++;
    return lit;
  }, picture.toString("base64"));
}

// browserKeysStillWork checks that the browser's own keys, its zoom and the back buttons of a
// mouse work; and that the game gets its own keys, and characters typed with AltGr.
async function browserKeysStillWork(app) {
  await app.scene("title");
  const prevented = (kind, init) => app.page.evaluate(([kind, init]) => {
    const [type, maker] = { key: ["keydown", KeyboardEvent], wheel: ["wheel", WheelEvent], mouse: ["mouseup", MouseEvent] }[kind];
    const event = new maker(type, { bubbles: true, cancelable: true, ...init });
    document.querySelector("canvas").dispatchEvent(event);
    if (kind === "key") document.querySelector("canvas").dispatchEvent(new KeyboardEvent("keyup", { bubbles: true, ...init }));
    return event.defaultPrevented;
  }, [kind, init]);
  const key = (key, held = {}) => prevented("key", { key, code: key.length === 1 ? `Key${key.toUpperCase()}` : key, ...held });
  const control = { ctrlKey: true }, alt = { altKey: true };
  for (const [name, held] of [
    ["F5"], ["F12"], ["F11"], ["F3"], ["r", control], ["R", { ...control, shiftKey: true }], ["l", control], ["+", control], ["-", control],
    ["0", control], ["t", control], ["w", control], ["f", control], ["p", control], ["Tab", control], ["r", { metaKey: true }],
    ["ArrowLeft", alt], ["Home", alt], ["d", alt], ["Control"], ["Alt"], ["Meta"], ["ContextMenu"], ["BrowserBack"],
  ]) {
    assert(!await key(name, held), `the game prevents the browser's default action of ${name} with ${JSON.stringify(held ?? {})}`);
  }
  for (const [name, held] of [
    ["Tab"], ["Tab", { shiftKey: true }], ["F1"], ["u"], ["Enter"], [" "], ["Escape"], ["ArrowDown"], ["Backspace"], ["PageDown"],
    ["@", { ...control, ...alt, modifierAltGraph: true }],
  ]) {
    assert(await key(name, held), `the game does not prevent the browser's default action of ${name}`);
  }
  assert(await prevented("wheel", { deltaY: 1 }) && await prevented("wheel", { deltaY: 1, ctrlKey: true }), "the game does not prevent the default action of the wheel over its canvas");
  await app.page.keyboard.down("Control");
  assert(!await prevented("wheel", { deltaY: 1, ctrlKey: true }), "the game prevents the browser's zoom by Ctrl and wheel");
  await app.page.keyboard.up("Control");
  assert(!await prevented("mouse", { button: 3 }) && await prevented("mouse", { button: 0 }), "the game prevents the mouse's back button, or does not prevent its left button");
}

// shortPressesCount checks that every press counts, however short it is and however
// slow the frames are: at most ten per second here.
export async function shortPressesCount(opener) {
  // larger than a phone
  const app = await opener.page({ hasTouch: true, viewport: { width: 1000, height: 640 } });
  await app.slow(100);
  await app.load();
  await app.scene("title");
  for (const touch of [false, true]) {
    for (const ms of [0, 1, 50]) {
      for (const [target, scene] of [["options", "options"], ["back", "title"]]) {
        const { x, y, w, h } = await app.target(target);
        await app.pressFor({ x, y, w, h }, ms, touch);
        await app.scene(scene);
        await app.page.waitForTimeout(500); // nodes that have just moved ignore presses
      }
    }
  }
  await app.page.keyboard.press("Tab"); // shows the focus
  await app.page.keyboard.press("Tab");
  await app.waitFor("a focus that was moved by a short press", (s) => s.targets.some((t) => t.focused));
}

export const onTheTitle = {
  open: (opener) => opener.open({ viewport: { width: 1280, height: 720 }, deviceScaleFactor: 0.5 }),
  startsAndDraws, canBeInstalled, keepsSpaceForTheAccessibleList, startsAgainAfterReload, startsWithoutNetworkOnceLoaded,
  browserKeysStillWork,
};
