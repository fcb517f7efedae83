// Controls Gulch in Chromium: opens the page, finds targets in the published snapshots, sends input
// and takes screenshots.
//
// A test is an exported async function of a file NAME.test.mjs in this folder; it gets an Opener:
//
//	export async function newGame(opener) {
//	  const app = await opener.open();
//	  await app.click("new-game");
//	  await app.scene("new-game");
//	  await app.shot("new-game.png");
//	}
//
// Tests that need no fresh page share one: an exported object has a function open and the tests.
// Each test has to pass in whatever state the others have left the page.
//
//	export const atTheTitle = {
//	  open: (opener) => opener.open(),
//	  async draws(app, opener) { ... },
//	  async hasAManifest(app, opener) { ... },
//	};
//
// A file that exports `thinks` as true has tests with strong bots: they run in a browser that
// optimizes the program.
//
// A function with the property `long` runs only with `dev test -long`.
//
// An error on the browser's console fails the test, and so does an unexpected notice of the game;
// a test declares what it expects by app.expect.

import fs from "node:fs";
import path from "node:path";

const timeout = 120_000; // milliseconds; test machines are slow and busy

// ordinary is a screen of ordinary density, for tests that read pixels and for measurements.
export const ordinary = { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1 };

// skippedFrames is how many animation frames of the browser pass between two of the game. It runs as many
// ticks and draws less often: without a graphics card half of a test's time is drawing.
const skippedFrames = 4;

function skipFrames(skippedFrames) {
  const frame = globalThis.requestAnimationFrame.bind(globalThis);
  const after = (n, draw) => frame(n > 0 ? () => after(n - 1, draw) : draw);
  globalThis.requestAnimationFrame = (draw) => after(skippedFrames, draw);
}

// blind makes the page draw no pixels: it has a graphics context like any page, which can be lost
// like any, but nothing is drawn or written to textures.
function blind() {
  const leave = ["clear", "drawElements", "texImage2D", "texSubImage2D", "bufferData", "bufferSubData", "readPixels"];
  for (const name of leave) WebGL2RenderingContext.prototype[name] = () => {};
}

// within rejects if a promise is not settled in time, for example if the page's program is in an
// endless loop.
export function within(ms, promise) {
  let timer;
  const late = new Promise((_, fail) => { timer = setTimeout(() => fail(new Error(`timeout after ${ms / 1000} s`)), ms); });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

export class Opener {
  constructor(browser, config) {
    this.browser = browser;
    this.config = config;
    this.apps = [];
  }

  // page opens an empty tab in an empty profile. Options are those of Playwright's newContext, for
  // example { viewport: { width: 820, height: 1180 }, deviceScaleFactor: 2, hasTouch: true }. The
  // default window is small, but too large for the phone layout. Unless screenshots are wanted, it
  // has a coarse scale, draws seldom and stays black, as without a graphics card the processor
  // draws; layouts are the same at every scale. A test that reads pixels has to pass a
  // deviceScaleFactor; with { draws: false } in addition a page stays black that only needs its
  // scale.
  async page({ draws = true, ...options } = {}) {
    const screen = { viewport: { width: 800, height: 560 }, deviceScaleFactor: this.config.shots ? 1 : 0.25 };
    const context = await this.browser.newContext({ ...screen, ...options });
    const dark = !this.config.shots && !(draws && options.deviceScaleFactor);
    if (dark) {
      await context.addInitScript(skipFrames, skippedFrames);
      await context.addInitScript(blind);
    }
    const app = new App(context, await context.newPage(), this.config, this);
    app.blind = dark;
    this.apps.push(app);
    return app;
  }

  // open opens the game in an empty profile and waits for its first frame.
  async open(options = {}) {
    const app = await this.page(options);
    await app.load();
    return app;
  }

  // another opens a second tab in the profile of an app.
  async another(app) {
    const other = new App(app.context, await app.context.newPage(), this.config, this);
    other.blind = app.blind;
    this.apps.push(other);
    return other;
  }

  // unexpectedErrors returns the unexpected errors and notices since its last call.
  async unexpectedErrors() {
    for (const app of this.apps) await app.collectNotices();
    return this.apps.flatMap((app) => {
      const errors = app.unexpected();
      app.errors = [];
      return errors;
    });
  }

  // close closes everything that the test has opened and returns the unexpected errors and notices.
  async close() {
    try {
      return await this.unexpectedErrors();
    } finally {
      // the browser may have crashed
      for (const app of this.apps) await app.context.close().catch(() => {});
      this.apps = [];
    }
  }
}

export class App {
  constructor(context, page, config, opener) {
    this.opener = opener;
    this.context = context;
    this.page = page;
    this.config = config;
    this.errors = [];
    this.expected = [];
    page.setDefaultTimeout(timeout);
    page.on("console", (m) => { if (m.type() === "error") this.errors.push(`console: ${m.text()} (${m.location().url})`); });
    page.on("pageerror", (why) => this.errors.push(`page: ${why.stack || why}`));
    page.on("crash", () => {
      this.mute = true;
      this.errors.push("the page has crashed");
    });
  }

  // another opens a second tab in the same profile, still empty.
  another() { return this.opener.another(this); }

  // expect declares errors and notices that the test causes.
  expect(pattern) { this.expected.push(pattern); }

  unexpected() { return this.errors.filter((e) => !this.expected.some((pattern) => pattern.test(e))); }

  // collectNotices collects the notices that the game has shown since it was loaded.
  async collectNotices() {
    if (this.mute || this.page.isClosed()) return;
    const runs = () => Boolean(globalThis.gulch?.ready && !globalThis.gulch.failure);
    const answer = within(30_000, this.page.evaluate(runs).catch(() => false)).catch((why) => {
      this.mute = true;
      this.errors.push(`the page does not respond: ${why.message}`);
    });
    if (!await answer) return;
    const { notices = [] } = await this.snapshot();
    for (const text of notices) {
      const error = `notice: ${text}`;
      if (!this.errors.includes(error)) this.errors.push(error);
    }
  }

  // load opens or reloads the page, and waits for the game's first frame.
  async load(url = this.config.url) {
    await this.collectNotices();
    await this.page.goto(url);
    await this.ready();
    const failure = await this.page.evaluate(() => globalThis.gulch.failure);
    if (failure) throw new Error(`the game did not start: ${failure}\n${this.errors.join("\n")}`);
  }

  // ready waits until the game has drawn its first frame or has failed to start.
  async ready() {
    await this.until("the game starts", () => globalThis.gulch?.ready || globalThis.gulch?.failure);
  }

  // failure waits until the page shows that it cannot start, and returns the text.
  async failure(url = this.config.url) {
    await this.page.goto(url);
    await this.until("the game does not start", () => globalThis.gulch?.failure);
    return this.page.locator("#status").innerText();
  }

  // snapshot returns what the game publishes: scene, busy, targets, state.
  async snapshot() {
    return this.until("the game publishes a snapshot", () => globalThis.gulch?.state?.());
  }

  // waitFor waits until the snapshot satisfies a condition and returns it; what describes the
  // condition in messages.
  async waitFor(what, holds) {
    const deadline = Date.now() + timeout;
    for (;;) {
      const now = await this.snapshot();
      if (holds(now)) return now;
      if (Date.now() > deadline || this.unexpected().length > 0) {
        const names = now.targets.map((t) => (t.enabled ? t.id : `${t.id} (disabled)`)).join(", ");
        throw new Error(`expected ${what}: timeout or error in the scene ${now.scene} (busy ${now.busy}); its targets are ${names}`);
      }
      await this.page.waitForTimeout(30);
    }
  }

  // scene waits until a scene is on top and not busy.
  scene(name) { return this.waitFor(`scene ${name}`, (s) => s.scene === name && !s.busy); }

  // target waits until a target exists and is enabled, and returns it.
  async target(id) {
    const find = (s) => s.targets.find((t) => t.id === id && t.enabled);
    return find(await this.waitFor(`target ${id}`, find));
  }

  // click clicks the center of a target.
  async click(id) {
    await this.press(await this.target(id));
  }

  // slow makes every frame of the next loaded page take at least so many milliseconds.
  async slow(ms) {
    await this.page.addInitScript((ms) => {
      const frame = globalThis.requestAnimationFrame.bind(globalThis);
      globalThis.requestAnimationFrame = (draw) => setTimeout(() => frame(draw), ms);
    }, ms);
  }

  // pressFor presses the center of a target for some milliseconds (0 is allowed), by mouse or touch,
  // without waiting for the game.
  async pressFor(target, ms, touch = false) {
    const at = { x: target.x + target.w / 2, y: target.y + target.h / 2 };
    if (!touch) return this.page.mouse.click(at.x, at.y, { delay: ms });
    this.fingers ??= await this.context.newCDPSession(this.page);
    // Both events are sent before the first is answered, which may take a frame.
    const down = this.fingers.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
    if (ms > 0) await new Promise((done) => { setTimeout(done, ms); });
    await Promise.all([down, this.fingers.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })]);
  }

  // press clicks the center of a target of a snapshot, or taps it with touch. It waits until the
  // game has processed it.
  async press(target, touch = false) {
    const x = target.x + target.w / 2, y = target.y + target.h / 2;
    if (touch) {
      this.fingers ??= await this.context.newCDPSession(this.page);
      await this.fingers.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
      await this.tick();
      await this.fingers.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      return this.tick();
    }
    await this.page.mouse.move(x, y);
    await this.tick();
    await this.page.mouse.down();
    await this.tick();
    await this.page.mouse.up();
    await this.tick();
  }

  // tick waits until the game has published twice, so that it has processed all earlier input.
  async tick() {
    await this.until("the game goes on", () => new Promise((done) => {
      let from, looks = 0;
      const look = setInterval(() => {
        const tick = globalThis.gulch?.state?.()?.tick;
        from ??= tick;
        const noticed = tick >= from + 2;
        if (!noticed && ++looks < 500) return;
        clearInterval(look);
        done(noticed);
      }, 10);
    }));
  }

  // key presses and releases a key, by Playwright's names ("Enter", "Control+Z").
  async key(name) {
    await this.page.keyboard.down(name.split("+").at(-1));
    await this.tick();
    await this.page.keyboard.up(name.split("+").at(-1));
    await this.tick();
  }

  // shot writes a screenshot into the folder in the environment variable GULCH_SHOTS, if that is
  // set.
  async shot(name) {
    // A page that is paused publishes its last state forever.
    await this.until("all textures are rendered", () => globalThis.gulch?.still || !globalThis.gulch?.state?.()?.painting);
    if (!this.config.shots) return;
    fs.mkdirSync(this.config.shots, { recursive: true });
    fs.writeFileSync(path.join(this.config.shots, name), await this.picture());
  }

  // picture returns a screenshot. It throws an error if the page draws no pixels: the picture would
  // be as black as that of a broken page.
  async picture(options) {
    if (this.blind) throw new Error("this page draws no pixels: pass a deviceScaleFactor to open it for screenshots");
    return this.page.screenshot(options);
  }

  // until waits until a function that runs in the page, and may be asynchronous, returns a true
  // value, and returns that. It polls every 50 ms instead of at the page's next frame, which may
  // take long.
  async until(what, holds, arg) {
    for (const deadline = Date.now() + timeout; ;) {
      const found = await this.page.evaluate(holds, arg).catch((why) => {
        if (!/Execution context was destroyed|navigation/.test(why.message)) throw why;
      });
      if (found) return found;
      if (Date.now() > deadline) throw new Error(`timeout: expected that ${what}`);
      await this.page.waitForTimeout(50);
    }
  }

  // cached waits until the game can start without network.
  async cached() {
    await this.until("the game is cached", async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state === "activated" && !registration.installing;
    });
  }

  async offline(is) { await this.context.setOffline(is); }
}

export function assert(holds, message) {
  if (!holds) throw new Error(message);
}
