// Measures in Firefox what measure.mjs measures in Chromium: the time to the page's first frame, in
// real time and in processor time of the page's main thread, in comparison with a page under bare/
// that shows an empty window. The pages are loaded alternately, each time in an empty profile. The
// argument is a JSON object: see Tests in run_test_scripts.go. Works on Linux only, where the
// processor times of threads can be read.

import fs from "node:fs";
import { startFirefox } from "./firefox_browser.mjs";
import { medians } from "./medians.mjs";

const config = JSON.parse(process.argv[2]);
const timeout = 180_000; // milliseconds
const samplePause = 10; // milliseconds between two readings of processor times

const browser = await startFirefox(config, timeout);
const times = {};
for (let round = 0; round < config.rounds; round++) {
  for (const [name, address] of [["gulch", config.url], ["bare", `${config.url}bare/`]]) {
    const figures = await load(address);
    for (const [what, value] of Object.entries(figures)) (times[`${name}_${what}`] ??= []).push(value);
  }
}
await browser.close();
console.log(JSON.stringify({ test: "measure_firefox/loadToFirstFrame", ok: true, error: "", seconds: 0, figures: medians(times) }));
process.exit();

// load loads a page in an empty profile. It returns the milliseconds until the program was compiled,
// until the first frame, and the processor time of main threads until then.
async function load(address) {
  const profile = await browser.createBrowserContext();
  const page = await profile.newPage();
  await page.setViewport({ width: 1280, height: 720 });
  const samples = [{ at: Date.now(), used: mainThreadTimes() }];
  const sampler = setInterval(() => samples.push({ at: Date.now(), used: mainThreadTimes() }), samplePause);
  await page.goto(address, { waitUntil: "domcontentloaded" });
  const deadline = Date.now() + timeout;
  let found;
  while (!found) {
    if (Date.now() > deadline) throw new Error(`timeout: expected the first frame of ${address}`);
    await new Promise((done) => { setTimeout(done, 100); });
    found = await page.evaluate(() => globalThis.gulch?.times?.lifted
      && { ...globalThis.gulch.times, origin: performance.timeOrigin }).catch(() => null);
  }
  clearInterval(sampler);
  const shown = samples.findLast((s) => s.at <= found.origin + found.lifted) ?? samples.at(-1);
  await profile.close();
  return { compiled: found.compiled, started: found.started, thread: usedSince(samples[0].used, shown.used) };
}

// mainThreadTimes returns how many milliseconds the main thread of each of Firefox's processes for
// pages has used, by process.
function mainThreadTimes() {
  const times = new Map();
  for (const pid of fs.readdirSync("/proc").filter((name) => /^[0-9]+$/.test(name))) {
    try {
      if (!/ -contentproc .*tab\s*$/.test(fs.readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " "))) continue;
      times.set(pid, Number(fs.readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6);
    } catch {
      // the process has ended meanwhile
    }
  }
  return times;
}

// usedSince returns the milliseconds that the processes have used between two results of
// mainThreadTimes. Only one of them has a page to load; those that have ended do not count.
function usedSince(before, now) {
  let sum = 0;
  for (const [pid, time] of now) sum += time - (before.get(pid) ?? 0);
  return sum;
}
