// Runs the tests of this folder, each in an empty profile or several on one page, and prints one
// line of JSON for each. The argument is a JSON object: see Tests in run_test_scripts.go.

import fs from "node:fs";
import path from "node:path";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { Opener, within } from "./driver.mjs";

const config = JSON.parse(process.argv[2]);
const { chromium } = createRequire(path.join(config.playwright, "package.json"))("playwright-core");

// checked makes programs check memory bounds in code: the headless shell crashes at a trap that the
// compiling worker provokes on purpose, while Chromium and others throw an error.
const checked = config.chromium.endsWith("headless-shell") ? "--wasm-enforce-bounds-checks" : "";

// painted composes pages without the graphics library, which is not faster without a graphics card.
// Measurements use the default.
const painted = config.long || config.only ? [] : ["--disable-gpu-compositing"];

const launch = (flags = "") => chromium.launch({
  executablePath: config.chromium,
  headless: true,
  args: [
    "--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", ...painted, `--js-flags=${checked} ${flags}`,
  ],
});

// browsers are the running browsers, started at first use: the default one, which compiles programs
// quickly and never optimizes them, as that is half of a page's start time; and an optimizing one
// for tests in which bots think.
const browsers = {};
const usual = () => kept("usual");
const hasty = () => kept("hasty", "--liftoff-only");

function kept(kind, flags) {
  return (browsers[kind] ??= launch(flags).then((b) => b.on("disconnected", () => { delete browsers[kind]; })));
}

// limit is the timeout of a test in milliseconds; it is long for -long, where games are played to
// their end, and for measurements.
const limit = config.long || config.only ? 7_200_000 : 600_000;

const files = fs.readdirSync(config.folder).filter((name) =>
  config.only ? name === config.only : name.endsWith(".test.mjs")).sort();

// turns are the tests in order: each is a function that runs one of them, or those that share a
// page.
const turns = [];
for (const file of files) {
  const module = await import(pathToFileURL(path.join(config.folder, file)));
  const browser = module.thinks || config.long || config.only ? usual : hasty;
  const wanted = (name, test) => typeof test === "function" && wholeName(file, name).match(config.run || "") && (config.long || !test.long);
  for (const [name, test] of Object.entries(module)) {
    if (wanted(name, test)) turns.push(() => run(wholeName(file, name), test, browser));
    if (typeof test !== "object") continue;
    const { open, ...tests } = test;
    const due = Object.entries(tests).filter(([name, test]) => wanted(name, test));
    if (due.length > 0) turns.push(() => share(open, due, file, browser));
  }
}

// Tests often wait, for timers or for something to happen, so several may run in parallel.
await Promise.all(Array.from({ length: config.lanes ?? 1 }, async () => {
  while (turns.length > 0) await turns.shift()();
}));
for (const browser of Object.values(browsers)) await (await browser).close();

function wholeName(file, name) { return `${path.basename(file, ".mjs")}/${name}`; }

// run runs a test in an empty profile.
async function run(name, test, browser) {
  const opener = new Opener(await browser(), config);
  await tell(name, () => test(opener), () => opener.close());
}

// share runs tests on one page. After a failure the next test gets an empty profile.
async function share(open, tests, file, browser) {
  const opener = new Opener(await browser(), config);
  let app;
  for (const [name, test] of tests) {
    const ok = await tell(wholeName(file, name), async () => {
      app ??= await open(opener);
      return test(app, opener);
    }, () => opener.unexpectedErrors());
    if (ok) continue;
    await opener.close().catch(() => {}); // the error was reported
    app = undefined;
  }
  await opener.close().catch(() => {});
}

// tell runs a test and then after, which returns further errors, and prints the result. It never
// throws.
async function tell(name, test, after) {
  const start = Date.now();
  const errors = [];
  let figures;
  try {
    figures = await within(limit, test());
  } catch (why) {
    errors.push(why.stack || String(why));
  }
  try {
    errors.push(...(await within(60_000, after())));
  } catch (why) { // a page that does not respond cannot be checked; the next test gets another one
    errors.push(why.stack || String(why));
  }
  const ok = errors.length === 0;
  console.log(JSON.stringify({ test: name, ok, error: errors.join("\n"), seconds: (Date.now() - start) / 1000, figures }));
  return ok;
}
