// Measures what bots that think for long cost who plays: how long the tasks of the page's own thread are meanwhile, and how long one
// waits for a turn when everything has been shown.

import { assert } from "./driver.mjs";
import { game as played, sit } from "./hired.mjs";
import * as table from "./table.mjs";

// small is a screen on which pictures, drawn by a processor for want of a graphics card, take it little time.
const small = { viewport: { width: 800, height: 560 }, deviceScaleFactor: 0.5 };

// tasksBesideSearches tells of the tasks of the page's thread while something is thought of, in milliseconds of that thread: the
// longest, which may be a collection of garbage, and the next. Not counted is the one that asks, in which a move has been played, and the
// one that hears the answer.
export async function tasksBesideSearches(opener) {
  const app = await opener.page(small);
  await sit(app);
  await table.moveOn(app, played, 2); // what is painted for the first time takes longer
  const rounds = [];
  for (let round = 0; round < 3; round++) rounds.push(await tasksOf(app, opener));
  // The quickest of three: whatever else the machine does only makes tasks longer.
  const [best] = rounds.sort((a, b) => a[1] - b[1]);
  return { tasks: best.length, tasks_longest: best[0], tasks_second: best[1] };
}

// tasksOf returns how long the tasks of the page's thread were beside three searches, the longest first.
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
  assert(spans.length >= 3 && tasks.length > 30, `${spans.length} searches and ${tasks.length} tasks were seen`);
  return tasks.map((e) => e.tdur / 1000).sort((a, b) => b - a);
}

// turnsWaitedFor is how many turns of strong bots are looked at in each game.
const turnsWaitedFor = 30;

// waitingForBots plays each game against strong bots, at the speed that is offered, and tells how many of their turns were looked at,
// how many were waited for at most two seconds on top of the motions, and how long 95 of 100 at most.
export async function waitingForBots(opener) {
  const app = await opener.open(small);
  await app.scene("title");
  const games = (await app.snapshot()).targets.flatMap((t) => t.id.match(/^box\/(\w+)$/)?.[1] ?? []);
  await app.context.close();
  const all = {};
  for (const game of games) {
    const waits = await waitsOf(opener, game);
    all[`waits_turns/${game}`] = waits.length;
    all[`waits_short/${game}`] = waits.filter((ms) => ms <= 2000).length;
    all[`waits_p95/${game}`] = waits.sort((a, b) => a - b)[Math.ceil(waits.length * 0.95) - 1];
  }
  return all;
}

// waitsOf plays a game until enough turns were waited for, or to its end. What was waited for after the last press is not told.
async function waitsOf(opener, game) {
  const app = await opener.open(small);
  await table.deal(app, game, () => app.click("step/hard"));
  let waits = [];
  await table.playUntil(app, game, (now) => {
    waits = now.state?.waits ?? waits; // the score sheet tells of none
    return waits.length > turnsWaitedFor;
  });
  await app.context.close();
  return waits.slice(0, turnsWaitedFor);
}
