// Bots search in a Web Worker that runs a second instance of the program; without workers, or if
// one crashes, the game goes on.

import { assert } from "./driver.mjs";
import { counts, game, sit } from "./worker_recorder.mjs";
import * as table from "./table.mjs";

export const thinks = true;

async function botsThinkInAWorker(app) {
  await table.moveOn(app, game, 8);
  let got = await counts(app);
  assert(got.hired === 1 && got["do bot"] > 0 && got.done === got["do bot"], `bots did not search in a worker: ${JSON.stringify(got)}`);
  assert(!got.fail && !got.lost, `the worker failed: ${JSON.stringify(got)}`);
  await app.click("hint");
  await app.waitFor("the hint", (s) => s.state.coached);
  got = await counts(app);
  assert(got["do coach"] === 1, `the hint was not searched in a worker: ${JSON.stringify(got)}`);
}

// deadWorkersAreReplaced checks that a worker that ends without an answer is detected, and another
// one repeats its job.
async function deadWorkersAreReplaced(app) {
  const asked = async () => (await counts(app))["do coach"] ?? 0;
  await table.moveOn(app, game, 1); // answered requests are not sent again
  const before = await asked();
  const { hired } = await counts(app);
  await app.page.evaluate(() => { globalThis.deadly = true; }); // a fast worker may have answered before
  await app.click("hint");
  await app.waitFor("the hint", (s) => s.state.coached);
  await table.moveOn(app, game, 4);
  const got = await counts(app);
  assert(got.hired === Math.max(hired, 1) + 1 && got["do coach"] >= before + 2, `the crashed worker was not replaced: ${JSON.stringify(got)}`);
}

export async function botsThinkWithoutWorkers(opener) {
  const app = await opener.page();
  await sit(app, false);
  await table.moveOn(app, game, 4);
  assert((await counts(app)).hired === 0, "a worker was started, expected none");
}

// botsLeaveTimeForFrames checks that frames are drawn while a strong bot searches.
export async function botsLeaveTimeForFrames(opener) {
  const app = await opener.open();
  await table.deal(app, "boomtown", () => app.click("step/hard"));
  await table.decision(app, "boomtown");
  // Without a graphics card there are few frames, and few ticks on a busy machine, also at rest.
  const paceOf = async (doing) => {
    const before = (await app.snapshot()).tick, began = Date.now();
    await doing();
    return ((await app.snapshot()).tick - before) * 1000 / (Date.now() - began);
  };
  const atRest = await paceOf(() => app.page.waitForTimeout(1500));
  const besideBots = await paceOf(async () => {
    await app.click("hint");
    await app.waitFor("the hint", (s) => s.scene.startsWith("boomtown/") && !s.busy);
    await app.page.waitForTimeout(1500);
  });
  assert(atRest > 0 && besideBots > atRest / 3, `${besideBots.toFixed(0)} ticks a second while a bot thinks, ${atRest.toFixed(0)} at rest`);
}

export const atOneTable = {
  async open(opener) {
    const app = await opener.page();
    await sit(app);
    return app;
  },
  botsThinkInAWorker, deadWorkersAreReplaced,
};
