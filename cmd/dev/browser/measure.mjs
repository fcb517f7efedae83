// Measures how long the page takes to its first frame, against a page that holds an empty window under bare/. The pages
// are loaded in turns, so that both suffer alike from whatever else the machine does.

import { ordinary } from "./driver.mjs";

export async function loadToFirstFrame(opener) {
  const { url, rounds = 7 } = opener.config;
  const pages = { gulch: url, bare: `${url}bare/` };
  const times = {};
  let fetched = { bytes: 0, requests: 0 };
  for (let round = 0; round < rounds; round++) {
    for (const [name, address] of Object.entries(pages)) {
      const app = await opener.page(ordinary);
      if (name === "gulch" && round === 0) fetched = count(app);
      await app.load(address);
      const { compiled, started } = await app.page.evaluate(() => globalThis.gulch.times);
      (times[`${name}_compiled`] ??= []).push(compiled);
      (times[`${name}_started`] ??= []).push(started);
      await app.context.close();
    }
  }
  const medians = Object.fromEntries(Object.entries(times).map(([name, list]) => [name, median(list)]));
  return { ...medians, ...fetched };
}

// count adds up what a page fetches until its first frame, by the lengths that the server names.
function count(app) {
  const sum = { bytes: 0, requests: 0 };
  app.page.on("response", (answer) => {
    sum.requests++;
    sum.bytes += Number(answer.headers()["content-length"] || 0);
  });
  return sum;
}

function median(list) {
  return list.sort((a, b) => a - b)[Math.floor(list.length / 2)];
}
