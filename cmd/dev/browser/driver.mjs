// Drives Gulch in Chromium: opens the page, asks it what can be pressed, presses it and looks.
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
// Tests that need no fresh page share one: an exported object holds them, after what opens the page, and each passes from
// wherever the others have left it.
//
//	export const atTheTitle = {
//	  open: (opener) => opener.open(),
//	  async draws(app, opener) { ... },
//	  async hasAManifest(app, opener) { ... },
//	};
//
// A file that exports `thinks` as true has tests in which strong bots think: they run in a browser that compiles what runs often once
// more for speed.
//
// A function with the property `long` runs only where everything is tried (`dev test -long`).
//
// An error on the browser's console fails the test, and so does a notice that the game shows unasked, unless the test has
// said that it expects it.

import fs from "node:fs";
import path from "node:path";

const patience = 120_000; // milliseconds; machines that test are slow and busy

// ordinary is a screen as many have it, for what looks at pictures and for what is measured.
export const ordinary = { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1 };

// spared is how many of the screen's frames pass between two of the game. It makes as many ticks and draws less often: without a
// graphics card half of what a test costs is drawing.
const spared = 4;

function sparing(spared) {
  const frame = globalThis.requestAnimationFrame.bind(globalThis);
  const after = (n, draw) => frame(n > 0 ? () => after(n - 1, draw) : draw);
  globalThis.requestAnimationFrame = (draw) => after(spared, draw);
}

// blind leaves the graphics of a page without pixels: it has a context as any page, which can be lost as any, and nothing that is drawn or
// written to a picture reaches it.
function blind() {
  const leave = ["clear", "drawElements", "texImage2D", "texSubImage2D", "bufferData", "bufferSubData", "readPixels"];
  for (const name of leave) WebGL2RenderingContext.prototype[name] = () => {};
}

// within gives up waiting for what stands still, such as a page whose program turns in a circle.
export function within(ms, promise) {
  let timer;
  const late = new Promise((_, fail) => { timer = setTimeout(() => fail(new Error(`it was not over after ${ms / 1000} s`)), ms); });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

export class Opener {
  constructor(browser, config) {
    this.browser = browser;
    this.config = config;
    this.apps = [];
  }

  // page makes an empty profile with a page in it, not yet opened. Options are those of Playwright's newContext, for
  // example { viewport: { width: 820, height: 1180 }, deviceScaleFactor: 2, hasTouch: true }. The usual screen is small, though no
  // phone's when the strip lies below. Unless somebody looks at pictures of it, it is coarse, draws seldom and stays black: everything lies
  // where it lies on others, and a processor has to draw for want of a graphics card. A test that looks gives it a deviceScaleFactor.
  async page(options = {}) {
    const screen = { viewport: { width: 800, height: 560 }, deviceScaleFactor: this.config.shots ? 1 : 0.25 };
    const context = await this.browser.newContext({ ...screen, ...options });
    const dark = !this.config.shots && !options.deviceScaleFactor;
    if (dark) {
      await context.addInitScript(sparing, spared);
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

  // another opens a second tab beside that of an app, in the same profile.
  async another(app) {
    const other = new App(app.context, await app.context.newPage(), this.config, this);
    other.blind = app.blind;
    this.apps.push(other);
    return other;
  }

  // wrong returns what went wrong unasked since it was called last.
  async wrong() {
    for (const app of this.apps) await app.heed();
    return this.apps.flatMap((app) => {
      const errors = app.unexpected();
      app.errors = [];
      return errors;
    });
  }

  // close ends what the test has opened and returns what went wrong unasked.
  async close() {
    try {
      return await this.wrong();
    } finally {
      for (const app of this.apps) await app.context.close().catch(() => {}); // of a browser that has died
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
    page.setDefaultTimeout(patience);
    page.on("console", (m) => { if (m.type() === "error") this.errors.push(`console: ${m.text()} (${m.location().url})`); });
    page.on("pageerror", (why) => this.errors.push(`page: ${why.stack || why}`));
    page.on("crash", () => {
      this.mute = true;
      this.errors.push("the page has crashed");
    });
  }

  // another opens a second tab in the same profile, with nothing in it yet.
  another() { return this.opener.another(this); }

  // expect names errors and notices that belong to the test.
  expect(pattern) { this.expected.push(pattern); }

  unexpected() { return this.errors.filter((e) => !this.expected.some((pattern) => pattern.test(e))); }

  // heed takes down the notices that the game has shown since it was loaded.
  async heed() {
    if (this.mute || this.page.isClosed()) return;
    const runs = () => Boolean(globalThis.gulch?.ready && !globalThis.gulch.failure);
    const answer = within(30_000, this.page.evaluate(runs).catch(() => false)).catch((why) => {
      this.mute = true;
      this.errors.push(`the page does not answer: ${why.message}`);
    });
    if (!await answer) return;
    const { notices = [] } = await this.snapshot();
    for (const text of notices) {
      const error = `notice: ${text}`;
      if (!this.errors.includes(error)) this.errors.push(error);
    }
  }

  // load opens the page, or opens it again, and waits for the game's first frame.
  async load(url = this.config.url) {
    await this.heed();
    await this.page.goto(url);
    await this.ready();
    const failure = await this.page.evaluate(() => globalThis.gulch.failure);
    if (failure) throw new Error(`the game did not start: ${failure}\n${this.errors.join("\n")}`);
  }

  // ready waits until the game has drawn its first frame, or says that it cannot.
  async ready() {
    await this.until("the game starts", () => globalThis.gulch?.ready || globalThis.gulch?.failure);
  }

  // failure waits until the page says that it cannot go on, and returns its words.
  async failure(url = this.config.url) {
    await this.page.goto(url);
    await this.until("the game does not start", () => globalThis.gulch?.failure);
    return this.page.locator("#status").innerText();
  }

  // snapshot returns what the game publishes: scene, busy, targets, state.
  async snapshot() {
    return this.until("the game tells what it shows", () => globalThis.gulch?.state?.());
  }

  // waitFor waits until the snapshot satisfies a condition and returns it; what says what is waited for.
  async waitFor(what, holds) {
    const deadline = Date.now() + patience;
    for (;;) {
      const now = await this.snapshot();
      if (holds(now)) return now;
      if (Date.now() > deadline || this.unexpected().length > 0) {
        const names = now.targets.map((t) => (t.enabled ? t.id : `${t.id} (disabled)`)).join(", ");
        throw new Error(`waited in vain for ${what} in ${now.scene} (busy ${now.busy}); there are: ${names}`);
      }
      await this.page.waitForTimeout(30);
    }
  }

  // scene waits until a scene is on top and nothing moves.
  scene(name) { return this.waitFor(`scene ${name}`, (s) => s.scene === name && !s.busy); }

  // target waits until a target is there and enabled, and returns it.
  async target(id) {
    const find = (s) => s.targets.find((t) => t.id === id && t.enabled);
    return find(await this.waitFor(`target ${id}`, find));
  }

  // click clicks the middle of a target.
  async click(id) {
    await this.press(await this.target(id));
  }

  // slow makes every frame of the page that is loaded next take at least so many milliseconds.
  async slow(ms) {
    await this.page.addInitScript((ms) => {
      const frame = globalThis.requestAnimationFrame.bind(globalThis);
      globalThis.requestAnimationFrame = (draw) => setTimeout(() => frame(draw), ms);
    }, ms);
  }

  // strike presses the middle of a target for some milliseconds, 0 for no time at all, by mouse or touch, whatever the game
  // is doing meanwhile.
  async strike(target, ms, touch = false) {
    const at = { x: target.x + target.w / 2, y: target.y + target.h / 2 };
    if (!touch) return this.page.mouse.click(at.x, at.y, { delay: ms });
    this.fingers ??= await this.context.newCDPSession(this.page);
    // Both are sent before the first is answered, which may take a frame.
    const down = this.fingers.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
    if (ms > 0) await new Promise((done) => { setTimeout(done, ms); });
    await Promise.all([down, this.fingers.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })]);
  }

  // press clicks the middle of a target of a snapshot; with touch it taps. It waits until the game has noticed.
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

  // tick waits until the game has published twice, so that it has noticed everything sent before.
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

  // key strikes a key, named as Playwright names it ("Enter", "Control+Z").
  async key(name) {
    await this.page.keyboard.down(name.split("+").at(-1));
    await this.tick();
    await this.page.keyboard.up(name.split("+").at(-1));
    await this.tick();
  }

  // shot writes a screenshot into the folder of the environment variable GULCH_SHOTS, if that is set.
  async shot(name) {
    // A page that stands still tells for ever what it was at before.
    await this.until("everything is painted", () => globalThis.gulch?.still || !globalThis.gulch?.state?.()?.painting);
    if (!this.config.shots) return;
    fs.mkdirSync(this.config.shots, { recursive: true });
    fs.writeFileSync(path.join(this.config.shots, name), await this.picture());
  }

  // picture returns a screenshot. A page without pixels has none: it would look as black as one that has gone wrong.
  async picture(options) {
    if (this.blind) throw new Error("this page has no pixels: a test that looks opens it with a deviceScaleFactor");
    return this.page.screenshot(options);
  }

  // until waits until a function that runs in the page, and may be asynchronous, returns something true, and returns that. It
  // looks again after a while rather than at the page's next frame, which may be long in coming.
  async until(what, holds, arg) {
    for (const deadline = Date.now() + patience; ;) {
      const found = await this.page.evaluate(holds, arg).catch((why) => {
        if (!/Execution context was destroyed|navigation/.test(why.message)) throw why;
      });
      if (found) return found;
      if (Date.now() > deadline) throw new Error(`waited in vain until ${what}`);
      await this.page.waitForTimeout(50);
    }
  }

  // kept waits until the game can start without network.
  async kept() {
    await this.until("the game is kept", async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state === "activated" && !registration.installing;
    });
  }

  async offline(is) { await this.context.setOffline(is); }
}

export function assert(holds, message) {
  if (!holds) throw new Error(message);
}
