// Measures the delays that thinking bots cause for a player: the durations of the page's
// main-thread tasks meanwhile, and the waiting time for a turn after all animations.

import { assert } from "./driver.mjs";
import { game as played, sit } from "./worker_recorder.mjs";
import * as table from "./table.mjs";

// small is a screen on which drawing without a graphics card takes little time.
const small = { viewport: { width: 800, height: 560 }, deviceScaleFactor: 0.5 };

// tasksBesideSearches returns figures of the page's main-thread tasks during searches, in
// milliseconds of processor time: the longest, which may be a garbage collection, and the second.
// The task that plays a move and sends the request, and the one that receives the answer, are not
// counted.
export async function tasksBesideSearches(opener) {
  const app = await opener.page(small);
  await sit(app);
  await table.moveOn(app, played, 2); // textures that are rendered for the first time take longer
  const rounds = [];
  for (let round = 0; round < 3; round++) rounds.push(await tasksOf(app, opener));
  // The fastest of three counts: other load on the machine only makes tasks longer.
  const [best] = rounds.sort((a, b) => a[1] - b[1]);
  return { tasks: best.length, tasks_longest: best[0], tasks_second: best[1] };
}

// tasksOf returns the durations of the page's main-thread tasks during three searches, longest
// first.
async function tasksOf(app, opener) {
  await opener.browser.startTracing(app.page, { categories: ["toplevel", "__metadata", "blink.user_timing"] });
  for (let i = 0; i < 3; i++) {
    await app.click("hint");
    await app.waitFor("the hint", (s) => s.state.coached);
    await table.moveOn(app, played, 1);
  }
  const { traceEvents: events } = JSON.parse((await opener.browser.stopTracing()).toString());
  const spans = events.filter((e) => /^do \d+/.test(e.name)).flatMap((e) => {
    const end = events.find((x) => x.name === `done ${e.name.split(" ")[1]}`);
    return end ? [{ from: e.ts, to: end.ts, lane: `${e.pid} ${e.tid}` }] : [];
  });
  const tasks = events.filter((e) => e.name.endsWith("RunTask") && e.tdur !== undefined
    && spans.some((s) => s.lane === `${e.pid} ${e.tid}` && e.ts > s.from && e.ts + e.dur < s.to));
  assert(spans.length >= 3 && tasks.length > 30, `${spans.length} searches and ${tasks.length} tasks were recorded, expected at least 3 and more than 30`);
  return tasks.map((e) => e.tdur / 1000).sort((a, b) => b - a);
}

// turnsPerRound is the number of turns of strong bots that are measured in each game for each round
// of a measurement.
const turnsPerRound = 3;

// waitingForBots plays each game against strong bots at the default speed, and returns the number
// of turns measured, how many of them took at most two seconds longer than the animations, and the
// 95th percentile.
export async function waitingForBots(opener) {
  const app = await opener.open(small);
  await app.scene("title");
  const games = (await app.snapshot()).targets.flatMap((t) => t.id.match(/^box\/(\w+)$/)?.[1] ?? []);
  await app.context.close();
  const all = {};
  for (const game of games) {
    const waits = await waitsOf(opener, game, turnsPerRound * (opener.config.rounds ?? 10));
    all[`waits_turns/${game}`] = waits.length;
    all[`waits_short/${game}`] = waits.filter((ms) => ms <= 2000).length;
    all[`waits_p95/${game}`] = waits.sort((a, b) => a - b)[Math.ceil(waits.length * 0.95) - 1];
  }
  return all;
}

// waitsOf plays a game until the given number of turns is measured, or to its end. Waits after the
// last press are not included.
async function waitsOf(opener, game, turns) {
  const app = await opener.open(small);
  await table.deal(app, game, () => app.click("step/hard"));
  let waits = [];
  await table.playUntil(app, game, (now) => {
    waits = now.state?.waits ?? waits; // the score sheet has none
    return waits.length > turns;
  });
  await app.context.close();
  return waits.slice(0, turns);
}
