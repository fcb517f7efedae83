// Plays the game in Firefox, controlled by puppeteer-core over WebDriver BiDi: it starts, a game is
// played to its end, a reload returns to the table, and it starts without network. The argument is
// a JSON object: see Tests in run_test_scripts.go. It prints a line of JSON per test, as
// run.mjs does. If Firefox has no WebGL 2 on this machine, it reports that and ends.

import { startFirefox } from "./firefox_browser.mjs";
import { Host } from "./host.mjs";
import { possible } from "./table.mjs";

const config = JSON.parse(process.argv[2]);

const game = "narrowgauge";
const timeout = 180_000; // milliseconds

const browser = await startFirefox(config, timeout);
const host = await Host.start(config.site);
const page = await browser.newPage();
await page.setViewport({ width: 800, height: 560 });
const errors = [];
page.on("pageerror", (why) => errors.push(`page: ${why.stack || why}`));
page.on("console", (m) => { if (m.type() === "error") errors.push(`console: ${m.text()}`); });

const pause = (ms) => new Promise((done) => { setTimeout(done, ms); });

// until waits until a function in the page returns a true value, and returns that.
async function until(what, holds, ...about) {
  for (const deadline = Date.now() + timeout; ;) {
    const found = await page.evaluate(holds, ...about).catch(() => null); // the page may be loading
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`timeout: expected that ${what}`);
    await pause(50);
  }
}

// see waits until the published snapshot satisfies a condition, and returns it.
async function see(what, holds) {
  for (const deadline = Date.now() + timeout; ;) {
    const now = await until("the game publishes a snapshot", () => globalThis.gulch?.state?.());
    if (holds(now)) return now;
    if (Date.now() > deadline) throw new Error(`timeout: expected ${what}, the scene is ${now.scene}`);
    await pause(50);
  }
}

// load opens the page and waits for the game's first frame.
async function load() {
  await page.goto(host.url, { waitUntil: "domcontentloaded" });
  await until("the game starts", () => globalThis.gulch?.ready || globalThis.gulch?.failure);
  const failure = await page.evaluate(() => globalThis.gulch.failure);
  if (failure) throw new Error(`the game did not start: ${failure}`);
}

// tick waits until the game has processed all earlier input.
async function tick() {
  const { tick } = await see("the game", () => true);
  await see("the next ticks", (s) => s.tick >= tick + 2);
}

async function press({ x, y, w, h }) {
  await page.mouse.move(x + w / 2, y + h / 2);
  await tick();
  await page.mouse.down();
  await tick();
  await page.mouse.up();
  await tick();
}

async function click(id) {
  const find = (s) => s.targets.find((t) => t.id === id && t.enabled);
  await press(find(await see(id, (s) => !s.busy && find(s))));
}

const decision = () => see("a decision", (s) => s.scene === "results"
  || s.scene.startsWith(`${game}/`) && !s.busy && possible(s).length > 0);

async function starts() {
  await load();
  await see("the title", (s) => s.scene === "title" && !s.busy);
}

// moves presses possible targets until the given number of moves has been made or the game is over.
async function moves(most) {
  for (let i = 0; ; i++) {
    const now = await decision();
    if (now.scene === "results" || now.state.moves >= most) return now;
    const ways = possible(now);
    await press(ways[(i * 7 + Math.floor(i / 5)) % ways.length]);
  }
}

async function resumes() {
  await click(`box/${game}`);
  await click("deal");
  await see("the rules in a minute", (s) => s.scene === "primer");
  await click("play");
  for (let i = 0; i < 4; i++) {
    const { targets } = await decision();
    if (targets.some((t) => t.id === "speed" && t.label === "Speed: At once")) break;
    await click("speed");
  }
  const { state: { moves: made } } = await moves(8);
  await pause(1000); // a browser writes to its store a moment later
  await load();
  const now = await decision();
  if (now.state.moves < made) throw new Error(`after the reload the game has ${now.state.moves} moves, expected at least ${made}`);
}

async function playsToTheEnd() {
  await moves(Infinity);
  await see("the score sheet", (s) => s.scene === "results" && !s.busy);
}

// startsWithoutNetwork stops the host instead of the network: Firefox has no offline mode for
// tests.
async function startsWithoutNetwork() {
  await until("the game is cached", async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active?.state === "activated" && !registration.installing;
  });
  host.close(); // closing it again later is allowed
  await load();
  await see("the game", (s) => s.scene !== "");
}

// hasGraphics reports whether Firefox can draw the game on this machine.
async function hasGraphics() {
  await page.goto(`${host.url}LICENSE.txt`);
  return page.evaluate(() => Boolean(document.createElement("canvas").getContext("webgl2")));
}

const told = (test, ok, error, seconds) => console.log(JSON.stringify({ test: `firefox/${test}`, ok, error, seconds }));

if (!await hasGraphics()) {
  told("hasNoWebGL2Here", true, "", 0);
} else {
  for (const test of [starts, resumes, playsToTheEnd, startsWithoutNetwork]) {
    const began = Date.now();
    try {
      await test();
    } catch (why) {
      errors.push(why.stack || String(why));
    }
    told(test.name, errors.length === 0, errors.join("\n"), (Date.now() - began) / 1000);
    if (errors.length > 0) break; // each test continues where the previous one ended
  }
}
await browser.close();
host.close();
process.exit();
