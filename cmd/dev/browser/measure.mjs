// Measures the time to the page's first frame, in real time and in processor time of the page's
// main thread, in comparison with a page under bare/ that shows an empty window. The pages are
// loaded alternately, so that other load on the machine affects both equally.

import { ordinary } from "./driver.mjs";
import { medians } from "./medians.mjs";

export async function loadToFirstFrame(opener) {
  const { url, rounds = 7 } = opener.config;
  const pages = { gulch: url, bare: `${url}bare/` };
  const times = {};
  let fetched = { bytes: 0, requests: 0 };
  for (let round = 0; round < rounds; round++) {
    for (const [name, address] of Object.entries(pages)) {
      const app = await opener.page(ordinary);
      if (name === "gulch" && round === 0) fetched = count(app);
      await opener.browser.startTracing(app.page, { categories: ["blink.user_timing"] });
      await app.load(address);
      (times[`${name}_thread`] ??= []).push(threadTime(JSON.parse((await opener.browser.stopTracing()).toString())));
      const { compiled, started } = await app.page.evaluate(() => globalThis.gulch.times);
      (times[`${name}_compiled`] ??= []).push(compiled);
      (times[`${name}_started`] ??= []).push(started);
      await app.context.close();
    }
  }
  return { ...medians(times), ...fetched };
}

// threadTime returns how many milliseconds the page's main thread was busy until the loading screen
// was removed.
function threadTime({ traceEvents: events }) {
  const lifted = events.find((e) => e.name === "gulch lifted");
  if (lifted?.tts === undefined) throw new Error("the browser's trace has no thread times");
  return lifted.tts / 1000;
}

// count adds up the sizes of a page's downloads until its first frame, by the lengths in the
// server's headers.
function count(app) {
  const sum = { bytes: 0, requests: 0 };
  app.page.on("response", (answer) => {
    sum.requests++;
    sum.bytes += Number(answer.headers()["content-length"] || 0);
  });
  return sum;
}
