// Runs the tests of this folder, each in an empty profile, and prints one line of JSON for each.
// Its argument is a JSON object: see browserTests in ../browse.go.

import fs from "node:fs";
import path from "node:path";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { Opener } from "./driver.mjs";

const config = JSON.parse(process.argv[2]);
const { chromium } = createRequire(path.join(config.playwright, "package.json"))("playwright-core");

const browser = await chromium.launch({
  executablePath: config.chromium,
  headless: true,
  args: [
    "--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader",
  ],
});

const files = fs.readdirSync(config.folder).filter((name) =>
  config.only ? name === config.only : name.endsWith(".test.mjs")).sort();

for (const file of files) {
  const module = await import(pathToFileURL(path.join(config.folder, file)));
  for (const [name, test] of Object.entries(module)) {
    const whole = `${path.basename(file, ".mjs")}/${name}`;
    if (typeof test === "function" && whole.match(config.run || "") && (config.long || !test.long)) await run(whole, test);
  }
}
await browser.close();

async function run(name, test) {
  const opener = new Opener(browser, config);
  const start = Date.now();
  const errors = [];
  let figures;
  try {
    figures = await test(opener);
  } catch (why) {
    errors.push(why.stack || String(why));
  }
  errors.push(...(await opener.close()));
  console.log(JSON.stringify({
    test: name, ok: errors.length === 0, error: errors.join("\n"), seconds: (Date.now() - start) / 1000, figures,
  }));
}
