// What the tests of all games do at a table.

import { assert } from "./driver.mjs";

// deal starts a game from the title with the seats as they are offered, after change has been made to them.
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

// quickly has the bots be those that hardly think: what they think with is tried elsewhere.
export const quickly = (app) => () => app.click("step/easy");

// atOnce makes everything happen without motion.
export async function atOnce(app) {
  for (let i = 0; i < 4; i++) {
    const { targets } = await app.snapshot();
    if (targets.some((t) => t.id === "speed" && t.label === "Speed: At once")) return;
    await app.click("speed");
  }
}

// possible lists what leads on: the button that does what was chosen; else the moves, and where there are none the cards
// that can be chosen. Where everything is asked about, a player who chose again and again would never get there.
export function possible(snapshot) {
  const enabled = snapshot.targets.filter((t) => t.enabled);
  const sure = enabled.filter((t) => t.id === "do-it");
  if (sure.length > 0) return sure;
  const moves = enabled.filter((t) => t.role === "move");
  return moves.length > 0 ? moves : enabled.filter((t) => t.id.startsWith("card ") && t.role === "button" && !t.chosen);
}

// decision waits until a person is asked or the game is over.
export function decision(app, game) {
  return app.waitFor("a decision", (s) => s.scene === "results"
    || s.scene.startsWith(`${game}/`) && !s.busy && possible(s).length > 0);
}

// moveOn presses what can be pressed until so many moves more have been made, and returns how many there are.
export async function moveOn(app, game, more) {
  let end;
  const { state } = await playUntil(app, game, (now) => now.state.moves >= (end ??= now.state.moves + more));
  return state.moves;
}

// patience is how often a player presses without a move being made before the table counts as stuck.
const patience = 60;

// playUntil presses whatever can be pressed, another thing every time, until the game is over or done, which is asked at
// every decision, says that it is enough. It returns what stood there last.
export async function playUntil(app, game, done) {
  let made = 0, idle = 0;
  for (let i = 0; ; i++) {
    const now = await decision(app, game);
    if (done(now) || now.scene === "results") return now;
    idle = now.state.moves === made ? idle + 1 : 0;
    made = now.state.moves;
    const ways = possible(now);
    assert(idle < patience, `${patience} presses lead nowhere in ${now.scene}; there are: ${ways.map((t) => t.label || t.id).join(", ")}`);
    await app.press(ways[(i * 7 + Math.floor(i / 5)) % ways.length]);
  }
}

// play presses whatever can be pressed until the game is over. After so many moves the page is loaded anew, and the game goes on.
export async function play(app, game, reloadAfter) {
  const { scene, state } = await playUntil(app, game, (now) => now.state?.moves > reloadAfter);
  if (scene === "results") return;
  await app.shot(`web-${game}.png`);
  await resume(app, game, state.moves);
  await playUntil(app, game, () => false);
}

// resume loads the page anew, which leads back to the table, with all its moves.
export async function resume(app, game, moves) {
  await app.page.waitForTimeout(500); // a browser keeps what is written a moment later
  app.expect(/notice: The page was loaded again. You are back at the table/);
  await app.load();
  const now = await app.waitFor("the table", (s) => s.scene.startsWith(`${game}/`));
  assert(now.state.moves >= moves, `${moves} moves were made, ${now.state.moves} came back`);
}
