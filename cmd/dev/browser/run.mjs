// Runs the tests of this folder, each in an empty profile or several on one page, and prints one line of JSON for each.
// Its argument is a JSON object: see browserTests in ../browse.go.

import fs from "node:fs";
import path from "node:path";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { Opener } from "./driver.mjs";

const config = JSON.parse(process.argv[2]);
const { chromium } = createRequire(path.join(config.playwright, "package.json"))("playwright-core");

const launch = (...more) => chromium.launch({
  executablePath: config.chromium,
  headless: true,
  args: [
    "--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", ...more,
  ],
});

// The browsers that tests run in: the usual one, and one that compiles a program quickly and never again for speed. A third of
// what a page's start costs is compiling that pays only for who plays on.
const usual = await launch();
const hasty = await launch("--js-flags=--liftoff-only");

const files = fs.readdirSync(config.folder).filter((name) =>
  config.only ? name === config.only : name.endsWith(".test.mjs")).sort();

// turns are the tests in the order in which they come: each a function that does one of them, or those that share a page. Those that measure
// come last, one by one.
const turns = [], measured = [];
for (const file of files) {
  const module = await import(pathToFileURL(path.join(config.folder, file)));
  const browser = module.brief ? hasty : usual;
  const wanted = (name, test) => typeof test === "function" && wholeName(file, name).match(config.run || "") && (config.long || !test.long)
    && !config.passed?.includes(wholeName(file, name));
  for (const [name, test] of Object.entries(module)) {
    if (wanted(name, test)) (test.alone ? measured : turns).push(() => run(wholeName(file, name), test, browser));
    if (typeof test !== "object") continue;
    const { open, ...tests } = test;
    (test.alone ? measured : turns).push(() => share(open, Object.entries(tests).filter(([name, test]) => wanted(name, test)), file, browser));
  }
}

// Tests wait a good deal, for a page's clock or for what comes a moment later. So several are under way at a time, where that is wanted.
await Promise.all(Array.from({ length: config.lanes ?? 1 }, async () => {
  while (turns.length > 0) await turns.shift()();
}));
for (const turn of measured) await turn();
await usual.close();
await hasty.close();

function wholeName(file, name) { return `${path.basename(file, ".mjs")}/${name}`; }

// run runs a test in an empty profile.
async function run(name, test, browser) {
  const opener = new Opener(browser, config);
  await tell(name, () => test(opener), () => opener.close());
}

// share runs tests on one page. One that fails leaves the next an empty profile.
async function share(open, tests, file, browser) {
  const opener = new Opener(browser, config);
  let app;
  for (const [name, test] of tests) {
    const ok = await tell(wholeName(file, name), async () => {
      app ??= await open(opener);
      return test(app, opener);
    }, () => opener.wrong());
    if (ok) continue;
    await opener.close();
    app = undefined;
  }
  await opener.close();
}

// tell does a test and what comes after it, which returns what else went wrong, and prints how it went. Nothing keeps the next from its turn.
async function tell(name, test, after) {
  const start = Date.now();
  const errors = [];
  let figures;
  try {
    figures = await test();
  } catch (why) {
    errors.push(why.stack || String(why));
  }
  try {
    errors.push(...(await after()));
  } catch (why) { // a page that stands still cannot be asked; the next test has another
    errors.push(why.stack || String(why));
  }
  const ok = errors.length === 0;
  console.log(JSON.stringify({ test: name, ok, error: errors.join("\n"), seconds: (Date.now() - start) / 1000, figures }));
  return ok;
}
