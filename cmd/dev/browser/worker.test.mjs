// Bots think in a Web Worker, in which the program runs a second time; where there is none, or where it dies, the game goes on.

import { assert } from "./driver.mjs";
import * as table from "./table.mjs";

const game = "narrowgauge";

// watch has the page keep what its workers are asked and say. Without workers it takes them away.
function watch(app, workers = true) {
  return app.page.addInitScript((workers) => {
    globalThis.hired = [];
    if (!workers) { delete globalThis.Worker; return; }
    const real = globalThis.Worker;
    globalThis.Worker = class extends real {
      constructor(...about) {
        super(...about);
        if (!String(about[0]).endsWith("/worker.js")) return; // it compiles the program
        this.asked = [];
        this.said = [];
        this.addEventListener("message", (e) => {
          this.said.push(e.data);
          if (e.data.startsWith("done")) performance.mark(e.data.split("\n")[0]);
        });
        globalThis.hired.push(this);
      }
      postMessage(text) {
        if (this.asked && typeof text === "string") {
          this.asked.push(text);
          performance.mark(text.split("\n")[0]);
        }
        super.postMessage(text);
        if (globalThis.deadly && String(text).includes("coach")) {
          globalThis.deadly = false;
          this.terminate();
        }
      }
    };
  }, workers);
}

// counts returns how many workers were hired, and by words how often they were asked and have answered.
const counts = (app) => app.page.evaluate(() => {
  const sum = { hired: globalThis.hired.length };
  for (const text of globalThis.hired.flatMap((w) => [...w.asked, ...w.said])) {
    const word = text.split("\n")[0].replace(/ [0-9.e-]+/g, "");
    sum[word] = (sum[word] || 0) + 1;
  }
  return sum;
});

// sit deals a game against a strong bot and waits for the first decision.
async function sit(app, workers = true) {
  await watch(app, workers);
  await app.load();
  await table.deal(app, game, () => app.click("step/hard"));
  await table.atOnce(app);
  return table.decision(app, game);
}

async function botsThinkInAWorker(app) {
  await table.moveOn(app, game, 8);
  let got = await counts(app);
  assert(got.hired === 1 && got["do bot"] > 0 && got.done === got["do bot"], `bots did not think in a worker: ${JSON.stringify(got)}`);
  assert(!got.fail && !got.lost, `the worker failed: ${JSON.stringify(got)}`);
  await app.click("hint");
  await app.waitFor("the hint", (s) => s.state.coached);
  got = await counts(app);
  assert(got["do coach"] === 1, `the hint was not thought of in a worker: ${JSON.stringify(got)}`);
}

// deadWorkersAreReplaced: a worker that ends without a word is missed, and another one does what it had to do.
async function deadWorkersAreReplaced(app) {
  const asked = async () => (await counts(app))["do coach"] ?? 0;
  await table.moveOn(app, game, 1); // what has been answered is not asked again
  const before = await asked();
  const { hired } = await counts(app);
  await app.page.evaluate(() => { globalThis.deadly = true; }); // a quick worker has answered by the time that one looks
  await app.click("hint");
  await app.waitFor("the hint", (s) => s.state.coached);
  await table.moveOn(app, game, 4);
  const got = await counts(app);
  assert(got.hired === Math.max(hired, 1) + 1 && got["do coach"] >= before + 2, `nobody replaced the worker: ${JSON.stringify(got)}`);
}

export async function botsThinkWithoutWorkers(opener) {
  const app = await opener.page();
  await sit(app, false);
  await table.moveOn(app, game, 4);
  assert((await counts(app)).hired === 0, "there was a worker");
}

// thinkingLeavesThePageAlone: while something is thought of, the page's main thread is at no task for long. Not counted is the
// one that asks, in which a move has been played, and the one that hears the answer.
async function thinkingLeavesThePageAlone(app, opener) {
  await table.moveOn(app, game, 2); // what is painted for the first time takes longer
  // The quickest of three: whatever else the machine does only makes tasks longer.
  let best;
  for (let round = 0; round < 3 && !(best?.[1] <= longest); round++) {
    const times = await tasksBesideSearches(app, opener);
    if (!best || times[1] < best[1]) best = times;
  }
  // One that is longer may be a collection of garbage.
  assert(best[1] <= longest, `tasks of the page took ${best.slice(0, 5)} ms of its thread while bots were thinking`);
}

// longest is how many milliseconds of its thread a task of the page may take while somebody thinks.
const longest = 16;

// tasksBesideSearches returns how long the tasks of the page's main thread were beside three searches, the longest first.
async function tasksBesideSearches(app, opener) {
  await opener.browser.startTracing(app.page, { categories: ["toplevel", "__metadata", "blink.user_timing"] });
  for (let i = 0; i < 3; i++) {
    await app.click("hint");
    await app.waitFor("the hint", (s) => s.state.coached);
    await table.moveOn(app, game, 1);
  }
  const { traceEvents: events } = JSON.parse((await opener.browser.stopTracing()).toString());
  const spans = events.filter((e) => /^do \d+/.test(e.name)).flatMap((e) => {
    const end = events.find((x) => x.name === `done ${e.name.split(" ")[1]}`);
    return end ? [{ from: e.ts, to: end.ts, lane: `${e.pid} ${e.tid}` }] : [];
  });
  const tasks = events.filter((e) => e.name.endsWith("RunTask") && e.tdur !== undefined
    && spans.some((s) => s.lane === `${e.pid} ${e.tid}` && e.ts > s.from && e.ts + e.dur < s.to));
  assert(spans.length >= 3 && tasks.length > 30, `${spans.length} searches and ${tasks.length} tasks were seen`);
  return tasks.map((e) => e.tdur / 1000).sort((a, b) => b - a);
}

export const atOneTable = {
  alone: true,
  async open(opener) {
    const app = await opener.page();
    await sit(app);
    return app;
  },
  botsThinkInAWorker, thinkingLeavesThePageAlone, deadWorkersAreReplaced,
};
