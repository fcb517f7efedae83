// Functions for the tests of all games at a table.

import { assert } from "./driver.mjs";

// deal starts a game from the title with the default seats, after change has been applied.
export async function deal(app, game, change = async () => {}) {
  await app.scene("title");
  await app.click(`box/${game}`);
  await app.scene("new-game");
  await change();
  await app.click("deal");
  await app.waitFor("the rules in a minute", (s) => s.scene === "primer");
  await app.shot(`web-primer-${game}.png`);
  await app.click("play");
}

// quickly chooses bots that decide at once: bots' searches are tested elsewhere.
export const quickly = (app) => () => app.click("step/easy");

// atOnce turns animations off.
export async function atOnce(app) {
  for (let i = 0; i < 4; i++) {
    const { targets } = await app.snapshot();
    if (targets.some((t) => t.id === "speed" && t.label === "Speed: At once")) return;
    await app.click("speed");
  }
}

// possible returns the targets that lead on: the button that confirms a selection; else the moves;
// else, if there are none, the cards that can be selected. (A player who always selected again
// would never make a move.)
export function possible(snapshot) {
  const enabled = snapshot.targets.filter((t) => t.enabled);
  const sure = enabled.filter((t) => t.id === "do-it");
  if (sure.length > 0) return sure;
  const moves = enabled.filter((t) => t.role === "move");
  return moves.length > 0 ? moves : enabled.filter((t) => t.id.startsWith("card ") && t.role === "button" && !t.chosen);
}

// decision waits until a person has to decide or the game is over.
export function decision(app, game) {
  return app.waitFor("a decision", (s) => s.scene === "results"
    || s.scene.startsWith(`${game}/`) && !s.busy && possible(s).length > 0);
}

// moveOn presses possible targets until so many more moves have been made, and returns the number
// of moves.
export async function moveOn(app, game, more) {
  let end;
  const { state } = await playUntil(app, game, (now) => now.state.moves >= (end ??= now.state.moves + more));
  return state.moves;
}

// maxIdlePresses is the number of presses without a move after which the table counts as stuck.
const maxIdlePresses = 60;

// playUntil presses possible targets, a different one each time, until the game is over or done
// returns true for the snapshot at a decision. It returns the last snapshot.
export async function playUntil(app, game, done) {
  let made = 0, idle = 0;
  for (let i = 0; ; i++) {
    const now = await decision(app, game);
    if (done(now) || now.scene === "results") return now;
    idle = now.state.moves === made ? idle + 1 : 0;
    made = now.state.moves;
    const ways = possible(now);
    assert(idle < maxIdlePresses, `${maxIdlePresses} presses in a row made no move in the scene ${now.scene}; the targets are: ${ways.map((t) => t.label || t.id).join(", ")}`);
    await app.press(ways[(i * 7 + Math.floor(i / 5)) % ways.length]);
  }
}

// play presses possible targets until the game is over. After so many moves the page is reloaded,
// and the game goes on.
export async function play(app, game, reloadAfter) {
  const { scene, state } = await playUntil(app, game, (now) => now.state?.moves > reloadAfter);
  if (scene === "results") return;
  await app.shot(`web-${game}.png`);
  await resume(app, game, state.moves);
  await playUntil(app, game, () => false);
}

// resume reloads the page, which returns to the table with all moves.
export async function resume(app, game, moves) {
  await app.page.waitForTimeout(500); // a browser writes to its store a moment later
  app.expect(/notice: The page reloaded. You're back at the table/);
  await app.load();
  const now = await app.waitFor("the table", (s) => s.scene.startsWith(`${game}/`));
  assert(now.state.moves >= moves, `after the reload the game has ${now.state.moves} moves, expected at least ${moves}`);
}
