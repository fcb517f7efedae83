// Tests of the phone layout in the browser, upright and on the side: some turns of Boomtown by
// touch alone, with a notch and a home bar that must not cover anything.

import { assert } from "./driver.mjs";
import * as table from "./table.mjs";

export const playsUpright = (opener) => plays(opener, { width: 390, height: 844 }, { top: 47, bottom: 34, left: 0, right: 0 });
export const playsOnItsSide = (opener) => plays(opener, { width: 844, height: 390 }, { top: 0, bottom: 21, left: 47, right: 47 });

async function plays(opener, viewport, insets) {
  const app = await opener.page({ viewport, hasTouch: true, isMobile: true });
  app.fingers = await app.context.newCDPSession(app.page);
  await app.fingers.send("Emulation.setSafeAreaInsetsOverride", { insets });
  await app.load();
  await app.scene("title");
  await tap(app, "box/boomtown", viewport);
  await app.scene("new-game");
  await tap(app, "deal", viewport);
  await app.waitFor("the rules in a minute", (s) => s.scene === "primer");
  await tap(app, "play", viewport);

  const first = await table.decision(app, "boomtown");
  const shell = first.targets.filter((t) => /^(zone\/|menu$|rules$)/.test(t.id));
  assert(shell.length >= 7, `the phone layout has only the controls ${shell.map((t) => t.id)}, expected at least 7`);
  for (const t of shell) {
    assert(t.w >= 40 && t.h >= 40, `the target ${t.id} is ${t.w}x${t.h}, expected at least 40x40`);
    assert(t.x >= insets.left - 1 && t.x + t.w <= viewport.width - insets.right + 1
      && t.y >= insets.top - 1 && t.y + t.h <= viewport.height - insets.bottom + 1,
      `${t.id} at ${t.x}, ${t.y} lies beneath a notch or a bar`);
  }
  const keys = first.targets.filter((t) => /\([A-Z]\)$|pointer|click/i.test(t.tip ?? ""));
  assert(keys.length === 0, `tooltips for touch mention keys: ${keys.map((t) => t.tip)}`);

  for (let now = first, i = 0; now.state.moves < first.state.moves + turns && now.scene !== "results"; i++) {
    assert(i < 60, "60 presses made no move");
    const ways = table.possible(now);
    await tap(app, ways[(i * 7) % ways.length].id, viewport);
    now = await table.decision(app, "boomtown");
  }
  await app.shot(`web-phone-${viewport.width}.png`);
}

// turns is the number of moves made.
const turns = 4;

// tap presses a target by touch. A target out of view is scrolled into view first.
async function tap(app, id, viewport) {
  let t = await app.target(id);
  for (let i = 0; i < 12 && !seen(t, viewport); i++) {
    const x = t.x + t.w / 2, y = t.y + t.h / 2;
    const by = (at, size) => Math.max(-size * 0.2, Math.min(size * 0.2, size * 0.3 - at));
    await swipe(app, viewport.width * 0.3, viewport.height * 0.35, by(x, viewport.width), by(y, viewport.height));
    t = await app.target(id);
  }
  await app.press(t, true);
}

const seen = (t, { width, height }) => t.x + t.w / 2 > 0 && t.x + t.w / 2 < width && t.y + t.h / 2 > 0 && t.y + t.h / 2 < height;

// swipe moves a finger by (dx, dy) and holds it still before it is lifted, so that there is no
// momentum.
async function swipe(app, x, y, dx, dy) {
  const send = (type, at) => app.fingers.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] });
  await send("touchStart", [x, y]);
  for (let i = 1; i <= 4; i++) {
    await app.tick();
    await send("touchMove", [x + dx * i / 4, y + dy * i / 4]);
  }
  for (let i = 0; i < 3; i++) await app.tick();
  await send("touchEnd");
  await app.tick();
}

// pageZoomEnlargesLetters checks that a browser zoom of 150 % gives larger text, and not a window
// that is too small: a zoomed page has fewer and larger pixels in a window of the same size.
export async function pageZoomEnlargesLetters(opener) {
  const wide = async (zoom) => {
    const viewport = { width: Math.round(1280 / zoom), height: Math.round(720 / zoom) };
    const app = await opener.page({ viewport, deviceScaleFactor: zoom, draws: false });
    await app.context.addInitScript(() => { Object.defineProperty(globalThis, "outerWidth", { get: () => 1280 }); });
    await app.load();
    await app.scene("title");
    await app.click("options");
    await app.scene("options");
    await app.shot(`web-zoom-${zoom}.png`);
    return (await app.target("speed/normal")).w * zoom; // in pixels of the screen
  };
  const usual = await wide(1), enlarged = await wide(1.5);
  // The label of a row in the options takes space from its choices.
  assert(enlarged < usual - 4, `with enlarged text a choice is ${enlarged} wide, expected clearly less than ${usual}`);
}
