// Tests of the player's local date in a browser: the page stays open over midnight, and daylight
// saving time begins and ends.

import fs from "node:fs";
import { assert } from "./driver.mjs";

// tally returns the text of a statistics file from the test data of the menu's screens.
const tally = (name) => fs.readFileSync(new URL(`../../../scenes/menu/testdata/tally-${name}.log`, import.meta.url), "utf8");

// stopped stops the page's clock at a time; a test sets globalThis.now to move it.
function stopped(time) {
  const real = Date;
  globalThis.now = real.parse(time);
  globalThis.Date = class extends real {
    constructor(...fields) { if (fields.length > 0) super(...fields); else super(globalThis.now); }
    static now() { return globalThis.now; }
  };
}

// opened opens the game with a time zone, statistics and a time.
async function opened(opener, timezoneId, name, time) {
  const app = await opener.page({ timezoneId });
  await app.page.addInitScript(stopped, time);
  await app.load();
  await app.scene("title");
  await app.page.evaluate((text) => new Promise((done, fail) => {
    const request = indexedDB.open("gulch");
    request.onerror = fail;
    request.onsuccess = () => {
      const transaction = request.result.transaction("documents", "readwrite");
      const data = new TextEncoder().encode(text);
      transaction.objectStore("documents").put({ data, changed: Date.now() }, "tally.log");
      Object.assign(transaction, { oncomplete: done, onerror: fail });
    };
  }), tally(name));
  await app.load();
  await app.scene("title");
  return app;
}

const labelled = (app, id, label) => app.waitFor(`${id} says ${label}`, (s) => s.targets.some((t) => t.id === id && t.label === label));

// The statistics contain the daily challenges of 27 and 28 November: the title shows that the
// challenge was played until the day ends.
export async function aTitleLeftOpenShowsTheNewDay(opener) {
  const app = await opened(opener, "America/Los_Angeles", "daily", "2026-11-29T07:59:00Z");
  await labelled(app, "daily", "See it");
  await app.shot("web-before-midnight.png");
  await app.page.evaluate(() => { globalThis.now += 120_000; });
  await labelled(app, "daily", "Play it");
  await app.shot("web-after-midnight.png");
}

// tipOf returns the tooltip of a target that has only text.
const tipOf = async (app, id) => {
  const find = (s) => s.targets.find((t) => t.id === id);
  return find(await app.waitFor(id, find)).tip;
};

// In winter, games played on a summer night are shown with the dates and hours of that summer.
export async function summerGamesKeepTheirHours(opener) {
  const app = await opened(opener, "Europe/Berlin", "summer", "2026-12-10T12:00:00Z");
  await app.click("statistics");
  const tip = await tipOf(app, "goal boomtown/baron");
  assert(tip.includes("July 15, 2026"), `the tooltip of the goal has no date of July 15, 2026: ${tip}`);
  await app.click("evenings");
  for (const [id, hour] of [["evening/game 1", "00:30"], ["evening/game 2", "01:10"]]) {
    const tip = await tipOf(app, id);
    assert(tip.startsWith(hour), `the tooltip of ${id} is ${tip}, expected it to begin with ${hour}`);
  }
  await app.shot("web-summer.png");
}
