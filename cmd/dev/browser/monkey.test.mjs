// A monkey in the browser: games from the title to the score sheet by random presses, with a reload
// in the middle of each. That takes most of an hour, so only `dev test -long` plays them.

import { assert } from "./driver.mjs";
import * as table from "./table.mjs";

// before has what to choose before a game is dealt, by the game's ID and the number of the game.
const before = {
  sierrawest: (app, round) => app.click(`option/mode/${["apple_hill", "gold_rush", "boats_banjos", "outlaws_outposts"][round % 4]}`),
};

export const monkeyEndsBoomtown = whole("boomtown");
export const monkeyEndsNarrowGauge = whole("narrowgauge");
export const monkeyEndsDakota = whole("dakota");
export const monkeyEndsSierraWest = whole("sierrawest", 4);
export const monkeyEndsWesternLegends = whole("westernlegends");

// whole returns a test that plays the given number of games to their end.
function whole(game, rounds = 3) {
  return Object.assign((opener) => play(opener, game, rounds), { long: true });
}

// play starts games and plays them to their end.
async function play(opener, game, rounds) {
  for (let round = 0; round < rounds; round++) {
    const app = await opener.open();
    await table.deal(app, game, async () => before[game]?.(app, round));
    await table.atOnce(app);
    await end(app, game, chance(round + 1));
    await app.shot(`web-monkey-${game}-${round}.png`);
    await app.collectNotices();
    await app.context.close();
  }
}

// end presses targets until the game is over.
async function end(app, game, random) {
  const reload = 40; // number of presses before the page is reloaded
  for (let presses = 0, idle = 0, made = 0; ; presses++) {
    const now = await app.waitFor("something to press", (s) => s.scene === "results" || !s.busy && able(s).length > 0);
    if (now.scene === "results") return;
    if (presses === reload) await table.resume(app, game, now.state.moves ?? 0);
    const moves = now.state?.moves ?? made;
    idle = moves > made ? 0 : idle + 1;
    made = moves;
    const chosen = presses === reload ? undefined : wish(now, game, random);
    assert(idle < 400, `${idle} presses in a row made no move in the scene ${now.scene}; the next target is ${chosen?.id}`);
    if (chosen) await app.press(chosen);
  }
}

const able = (s) => s.targets.filter((t) => t.enabled);

// chrome matches the controls that all tables have; they make no moves.
const chrome = /^(menu|speed|sound|hint|coach|log|undo|again|redo|results|questions|phase|notice|(line |log of |ledger |asking\/|ask ).*)$/;
const talk = new Set(["text", "listitem", "dialog"]);
const onward = new Set(["ready", "close", "yes", "play"]);

// wish chooses the next target: a legal move, else a target of the game that leads to one; in other
// scenes one that leads back.
function wish(now, game, random) {
  const atTable = now.scene.startsWith(`${game}/`);
  const leads = able(now).filter((t) => atTable ? t.role === "move" : onward.has(t.id));
  const others = able(now).filter((t) => !chrome.test(t.id) && !talk.has(t.role));
  const list = others.length > 0 && (leads.length === 0 || random() < 1 / 8) ? others : leads;
  return list[Math.floor(random() * list.length)];
}

// chance returns a seeded generator of numbers from 0 to 1.
function chance(seed) {
  let state = seed * 0x9e3779b9;
  return () => {
    state = Math.imul(state ^ state >>> 15, 0x2c1b3c6d) + 0x6d2b79f5 | 0;
    return ((state ^ state >>> 16) >>> 0) / 2 ** 32;
  };
}
