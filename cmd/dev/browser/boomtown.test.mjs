// A game of Boomtown in the browser: from the title to the score sheet, with a reload in the
// middle, by screen reader, and its export as a file.

import fs from "node:fs";
import { assert } from "./driver.mjs";
import * as table from "./table.mjs";

const deal = (app, change) => table.deal(app, "boomtown", change);
const decision = (app) => table.decision(app, "boomtown");

// playsOnAfterAReload plays a part of a game, with a reload in the middle.
export async function playsOnAfterAReload(opener) {
  const app = await opener.open();
  await deal(app, table.quickly(app));
  await table.atOnce(app);
  const { state } = await table.playUntil(app, "boomtown", (now) => now.state?.moves > 4);
  await table.resume(app, "boomtown", state.moves);
  await table.playUntil(app, "boomtown", (now) => now.state?.moves > 8);
}

export async function playsAWholeGame(opener) {
  const app = await opener.open();
  await deal(app, table.quickly(app));
  await table.atOnce(app);
  await table.play(app, "boomtown", 12);
  await app.scene("results"); // the score sheet has finished its animation
  await app.shot("web-results.png");
}
playsAWholeGame.long = true;

// screenReadersCanPlay checks that a screen reader can play by the list that mirrors the screen, and gets
// the events as text.
async function screenReadersCanPlay(app) {
  const press = (label) => app.page.evaluate((text) => {
    const button = [...document.querySelectorAll("#mirror button")].find((b) => b.textContent.startsWith(text));
    button?.click();
    return Boolean(button);
  }, label);
  await app.scene("title");
  assert(await press("Boomtown"), "the list for screen readers has no box of Boomtown");
  await app.scene("new-game");
  assert(await press("Deal"), "the list for screen readers has no button Deal");
  await app.waitFor("the rules in a minute", (s) => s.scene === "primer");
  assert(await press("Let's play"), "the list for screen readers has no button Let's play");
  await decision(app);
  const said = await app.page.locator("#mirror p").innerText();
  assert(said.includes("Your move"), `the text for screen readers is ${said}, expected Your move`);
  const { moves } = (await app.snapshot()).state;
  assert(await press("Pass") || await press("Take"), "the list for screen readers has no move");
  await app.waitFor("the move", (s) => s.state?.moves > moves);
}

// screenReadersKeepTheFocus checks that the focus of a screen reader stays on an entry of the list
// while the screen changes, and that the list has the current targets.
async function screenReadersKeepTheFocus(app) {
  if ((await app.snapshot()).scene === "title") await deal(app, table.quickly(app));
  await decision(app);
  const focus = () => app.page.evaluate(() => document.activeElement?.dataset?.id);
  await app.page.evaluate(() => document.querySelector('#mirror [data-id="menu"]').focus());
  assert(await focus() === "menu", `the focus is on ${await focus()}, expected menu`);
  const list = () => app.page.evaluate(() => document.querySelector("#mirror ul").innerText);
  const before = await list();
  await app.page.evaluate(() => {
    const moves = [...document.querySelectorAll("#mirror button")].filter((b) => /^(Pass|Take)/.test(b.textContent));
    (moves.find((b) => b.textContent.startsWith("Pass")) || moves[0]).click();
  });
  await app.until("the list changes", (before) => document.querySelector("#mirror ul").innerText !== before, before);
  assert(await focus() === "menu", `the focus moved to ${await focus()} when the list changed, expected menu`);
  await app.page.evaluate(() => document.querySelector('#mirror [data-id="menu"]').click());
  await app.waitFor("the menu", (s) => s.scene.includes("pause") && !s.busy);
  const order = await app.page.evaluate(() => [...document.querySelectorAll("#mirror [data-id]")].map((e) => e.dataset.id));
  const want = (await app.snapshot()).targets.map((t) => t.id).filter((id) => order.includes(id));
  assert(order.filter((id) => want.includes(id)).join() === want.join(), `the list for screen readers has the order ${order}, expected ${want}`);
}

// gamesAreExportedAsFiles checks that the browser downloads the game as a file, and that its content
// opens as that game again.
async function gamesAreExportedAsFiles(app) {
  await app.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  if ((await app.snapshot()).scene.startsWith("boomtown/")) await app.click("menu");
  await app.waitFor("the menu", (s) => s.scene.includes("pause") && !s.busy);
  await app.click("leave");
  await app.scene("title");
  await app.click("saves");
  await app.scene("saves");
  const games = (s) => s.targets.filter((t) => t.id.startsWith("open/")).length;
  const before = games(await app.snapshot());
  await app.click("share/1");
  await app.scene("share");
  app.expect(/notice: .*(in your browser's downloads|The game is in the list)/);
  const coming = app.page.waitForEvent("download");
  await app.click("file");
  const file = await coming;
  assert(/^boomtown .*\.gulch$/.test(file.suggestedFilename()), `the file is called ${file.suggestedFilename()}`);
  const text = fs.readFileSync(await file.path(), "utf8");
  await app.scene("saves");
  await app.page.evaluate((text) => navigator.clipboard.writeText(text), text);
  await app.click("paste");
  const after = await app.waitFor("the game that was handed on", (s) => s.scene === "saves" && games(s) > before);
  assert(games(after) === before + 1, `after the import there are ${games(after)} games, expected ${before + 1}`);
}

export const withTheList = { open: (opener) => opener.open(), screenReadersCanPlay, screenReadersKeepTheFocus, gamesAreExportedAsFiles };
