// Runs the tests of this folder, each in an empty profile or several on one page, and prints one line of JSON for each.
// Its argument is a JSON object: see browserTests in ../browse.go.

import fs from "node:fs";
import path from "node:path";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { Opener, within } from "./driver.mjs";

const config = JSON.parse(process.argv[2]);
const { chromium } = createRequire(path.join(config.playwright, "package.json"))("playwright-core");

// checked has programs check their bounds by themselves: the headless shell dies of a trap that the worker that compiles runs into on
// purpose, where Chromium and all others hand it on.
const checked = config.chromium.endsWith("headless-shell") ? "--wasm-enforce-bounds-checks" : "";

// painted puts a page together without the graphics library, which has no card to make it quicker; what is measured is as people have it.
const painted = config.long || config.only ? [] : ["--disable-gpu-compositing"];

const launch = (flags = "") => chromium.launch({
  executablePath: config.chromium,
  headless: true,
  args: [
    "--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", ...painted, `--js-flags=${checked} ${flags}`,
  ],
});

// browsers are those that tests run in, once one has asked for it and until it dies: the usual one, and one that compiles a program quickly
// and never again for speed, which is half of what a page's start costs and pays only where somebody thinks.
const browsers = {};
const usual = () => kept("usual");
const hasty = () => kept("hasty", "--liftoff-only");

function kept(kind, flags) {
  return (browsers[kind] ??= launch(flags).then((b) => b.on("disconnected", () => { delete browsers[kind]; })));
}

// limit is how long a test may take, in milliseconds; with -long games are played to their end, and what measures takes its time.
const limit = config.long || config.only ? 7_200_000 : 600_000;

const files = fs.readdirSync(config.folder).filter((name) =>
  config.only ? name === config.only : name.endsWith(".test.mjs")).sort();

// turns are the tests in the order in which they come: each a function that does one of them, or those that share a page.
const turns = [];
for (const file of files) {
  const module = await import(pathToFileURL(path.join(config.folder, file)));
  const browser = module.thinks || config.long || config.only ? usual : hasty;
  const wanted = (name, test) => typeof test === "function" && wholeName(file, name).match(config.run || "") && (config.long || !test.long)
    && !config.passed?.includes(wholeName(file, name));
  for (const [name, test] of Object.entries(module)) {
    if (wanted(name, test)) turns.push(() => run(wholeName(file, name), test, browser));
    if (typeof test !== "object") continue;
    const { open, ...tests } = test;
    const due = Object.entries(tests).filter(([name, test]) => wanted(name, test));
    if (due.length > 0) turns.push(() => share(open, due, file, browser));
  }
}

// Tests wait a good deal, for a page's clock or for what comes a moment later. So several are under way at a time, where that is wanted.
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

// share runs tests on one page. One that fails leaves the next an empty profile.
async function share(open, tests, file, browser) {
  const opener = new Opener(await browser(), config);
  let app;
  for (const [name, test] of tests) {
    const ok = await tell(wholeName(file, name), async () => {
      app ??= await open(opener);
      return test(app, opener);
    }, () => opener.wrong());
    if (ok) continue;
    await opener.close().catch(() => {}); // what is wrong has been told
    app = undefined;
  }
  await opener.close().catch(() => {});
}

// tell does a test and what comes after it, which returns what else went wrong, and prints how it went. Nothing keeps the next from its turn.
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
  } catch (why) { // a page that stands still cannot be asked; the next test has another
    errors.push(why.stack || String(why));
  }
  const ok = errors.length === 0;
  console.log(JSON.stringify({ test: name, ok, error: errors.join("\n"), seconds: (Date.now() - start) / 1000, figures }));
  return ok;
}
