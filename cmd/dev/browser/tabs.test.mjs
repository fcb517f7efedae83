// Tests of a game in a browser's tab: a reload returns to its table, and of two tabs only one
// saves, which may be either.

import { assert } from "./driver.mjs";
import * as table from "./table.mjs";

const game = "boomtown";

const atTable = (app, moves) => app.waitFor(`the table with ${moves} moves`, (s) =>
  s.scene.startsWith(`${game}/`) && !s.busy && s.state.moves >= moves);

// sit starts a game and makes some moves.
async function sit(app, moves) {
  await table.deal(app, game);
  await table.atOnce(app);
  return table.moveOn(app, game, moves);
}

const again = (app) => app.until("the page is loaded again", () => !globalThis.old && globalThis.gulch?.ready);
const mark = (app) => app.page.evaluate(() => { globalThis.old = true; });

export async function graphicsThatAreLostLeadBackToTheTable(opener) {
  const app = await opener.open();
  app.expect(/notice: The device stopped the graphics/);
  app.expect(/WebGL|CONTEXT_LOST/);
  const moves = await sit(app, 3);
  await app.page.waitForTimeout(500); // a browser writes to its store a moment later
  await mark(app);
  await app.page.evaluate(() => document.querySelector("canvas").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext());
  await again(app);
  await atTable(app, moves);
  await app.shot("web-back.png");
  const { notices } = await app.snapshot();
  assert(notices?.some((line) => line.includes("graphics")), `the notices do not give the reason: ${notices}`);
  await table.moveOn(app, game, 1);
  // After leaving the table a reload does not return to it.
  await app.click("menu");
  await app.click("leave");
  await app.scene("title");
  await mark(app);
  await app.page.reload();
  await again(app);
  await app.scene("title");
}

export async function theNewestTabMayTakeOver(opener) {
  const first = await opener.open();
  const moves = await sit(first, 3);
  await first.page.waitForTimeout(500);

  const second = await first.another();
  second.expect(/notice: You now play in this tab/);
  await second.load();
  await second.scene("title");
  const strip = second.page.locator("#strip");
  await strip.waitFor(); // the page learns of the other tab when it requests the lock
  assert((await strip.innerText()).includes("nothing is saved"), `the strip shows ${await strip.innerText()}`);
  await second.target("play-here");
  await second.shot("web-tab-title.png");
  // Moves in this tab are not saved: leaving asks for confirmation.
  await second.click("continue");
  await atTable(second, moves);
  await second.shot("web-tab-reads.png");
  assert(await strip.isVisible(), "the strip is gone at the table");
  const mine = await table.moveOn(second, game, 2);
  assert(await second.page.evaluate(() => globalThis.gulch.unsaved), "leaving the page with unsaved moves asks no confirmation");
  const asked = second.page.waitForEvent("dialog").then(async (dialog) => { await dialog.dismiss(); return dialog.type(); });
  await second.page.close({ runBeforeUnload: true });
  assert(await asked === "beforeunload", "leaving the page with unsaved moves asks no confirmation");

  await mark(second);
  await strip.locator("button").click();
  await again(second);
  await atTable(second, mine); // with the moves made before it could save
  await strip.waitFor({ state: "hidden" });
  // The other tab pauses and shows that.
  await first.until("the first tab stands still", () => globalThis.gulch.still);
  const says = await first.page.locator("#status").innerText();
  assert(says.includes("another tab") && await first.page.locator("#curtain").isVisible(), `the first tab shows ${says}, expected that another tab has taken over`);
  await first.shot("web-tab-still.png");
  const last = await table.moveOn(second, game, 1);
  await second.page.waitForTimeout(500);

  // And back again, with all moves.
  first.expect(/notice: You now play in this tab/);
  await mark(first);
  await first.page.click("#again");
  await again(first);
  await atTable(first, last);
  await second.until("the second tab stands still", () => globalThis.gulch.still);
}

// startsWithoutStorageAndLocks checks a browser that forbids storage and locks: it shows the
// right message, and nothing fails silently.
export async function startsWithoutStorageAndLocks(opener) {
  // larger than a phone, above the strip
  const app = await opener.page({ viewport: { width: 900, height: 600 } });
  await app.page.addInitScript(() => {
    const forbid = (owner, name) => Object.defineProperty(owner, name, {
      configurable: true, get() { throw new DOMException(`${name} is not for you`, "SecurityError"); },
    });
    for (const name of ["caches", "indexedDB", "localStorage", "sessionStorage", "cookieStore"]) forbid(globalThis, name);
    for (const name of ["locks", "storage", "serviceWorker"]) forbid(navigator, name);
    forbid(document, "cookie");
  });
  await app.load();
  await app.scene("title");
  const strip = app.page.locator("#strip");
  assert((await strip.innerText()).includes("lets nothing be stored"), `the strip shows ${await strip.innerText()}`);
  await app.shot("web-nothing.png");
  await app.collectNotices();
  assert(app.unexpected().length === 1, `the unexpected errors are ${app.unexpected()}, expected one`);
  app.expect(/notice: .*lose your games/is);
  await sit(app, 1);
}

// locksMayBeRefused checks that locks that are refused later cause no error.
export async function locksMayBeRefused(opener) {
  const app = await opener.page();
  await app.page.addInitScript(() => {
    LockManager.prototype.request = () => Promise.reject(new DOMException("no locks here", "SecurityError"));
  });
  await app.load();
  await app.scene("title");
  assert(await app.page.locator("#strip").isHidden(), "the game is not saved: the strip is visible");
}
