// Tests of wheel, keyboard and gamepads in the browser: wheel units, keyboard layouts, chords, and
// the clipboard in text fields.

import { assert } from "./driver.mjs";
import * as table from "./table.mjs";

// bid returns the amount on the bid's coin.
const bid = (s) => Number(s.targets.find((t) => t.id === "coin")?.label.match(/\d+$/)[0]);

// turn sends a wheel event over a target for each of the deltas.
async function turn(app, id, init, ...deltas) {
  const { x, y, w, h } = await app.target(id);
  await app.page.mouse.move(x + w / 2, y + h / 2);
  await app.tick();
  await app.page.evaluate(([init, deltas]) => {
    for (const deltaY of deltas) {
      document.querySelector("canvas").dispatchEvent(new WheelEvent("wheel", { bubbles: true, cancelable: true, deltaY, ...init }));
    }
  }, [init, deltas]);
  await app.tick();
}

// wheelNotchesChangeTheBidByOne checks that one notch of a mouse wheel changes the bid by one in every unit, and
// that a slow trackpad changes it, too.
export async function wheelNotchesChangeTheBidByOne(opener) {
  const app = await opener.open({ viewport: { width: 1280, height: 720 } });
  await table.deal(app, "boomtown", table.quickly(app));
  await table.atOnce(app);
  await table.playUntil(app, "boomtown", (s) => !Number.isNaN(bid(s)));
  const now = async () => bid(await app.snapshot());
  for (const [what, init, deltas] of [
    ["a notch of 100 pixels", {}, [-100]], ["a notch of 120 pixels", {}, [-120]], ["a notch of three lines", { deltaMode: 1 }, [-3]],
    ["a slow trackpad", {}, Array(10).fill(-10)],
  ]) {
    const before = await now();
    await turn(app, "bid-slider", init, ...deltas);
    assert(await now() === before + 1, `${what} changes a bid of ${before} to ${await now()}, expected ${before + 1}`);
    await turn(app, "bid-slider", {}, 100);
    assert(await now() === before, `a notch back changes a bid of ${before + 1} to ${await now()}, expected ${before}`);
  }
  const before = await now();
  await turn(app, "bid-slider", {}, -40);
  assert(await now() === before, "a fraction of a notch changes the bid");
}

// strike presses a key with the given code (its place on the keyboard) and key (what it types).
const strike = async (app, code, key, held = {}) => {
  const prevented = await app.page.evaluate(([code, key, held]) => {
    const init = { bubbles: true, cancelable: true, code, key, ...held };
    const event = new KeyboardEvent("keydown", init);
    document.querySelector("canvas").dispatchEvent(event);
    return event.defaultPrevented;
  }, [code, key, held]);
  await app.tick();
  await app.page.evaluate(([code, key]) => {
    document.querySelector("canvas").dispatchEvent(new KeyboardEvent("keyup", { bubbles: true, code, key }));
  }, [code, key]);
  await app.tick();
  return prevented;
};

// keysGoByTheirCharacters checks that on AZERTY the key that types M mutes, and the comma, in the
// place of M on a US keyboard, does not.
async function keysGoByTheirCharacters(app) {
  await app.scene("title");
  const said = async () => (await app.snapshot()).said;
  const before = await said();
  await strike(app, "KeyM", ",");
  assert(await said() === before, `after the comma the spoken line is ${await said()}, expected no change`);
  await strike(app, "Semicolon", "m", { ctrlKey: true });
  await strike(app, "Semicolon", "m", { altKey: true });
  await strike(app, "Semicolon", "µ", { modifierAltGraph: true });
  assert(await said() === before, `after M with a modifier the spoken line is ${await said()}, expected no change`);
  await strike(app, "Semicolon", "m");
  assert(await said() === "Sound off", `after M the spoken line is ${await said()}, expected Sound off`);
  await strike(app, "Semicolon", "m");
  await strike(app, "KeyM", "?", { shiftKey: true });
  await app.scene("keys");
  assert(await said() === "Sound on", `after the second key the spoken line is ${await said()}, expected Sound on`);
  await strike(app, "Escape", "Escape");
  await app.scene("title");
}

// textFieldsUseTheClipboard checks that a name can be selected, copied, cut and pasted by the chords
// that are the browser's outside of text fields.
async function textFieldsUseTheClipboard(app) {
  await app.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await app.scene("title");
  assert(!await strike(app, "KeyA", "a", { ctrlKey: true }), "the title prevents the browser's default action of Ctrl+A");
  assert(await strike(app, "KeyZ", "z", { ctrlKey: true }), "the title does not prevent the browser's default action of Ctrl+Z");
  await app.click("new-game");
  await app.scene("new-game");
  const deals = (s) => s.targets.find((t) => t.id === "deal").enabled;
  await app.click("name/1");
  await app.page.evaluate(() => navigator.clipboard.writeText(" Opal\n"));
  await app.page.keyboard.press("Backspace");
  await app.waitFor("a nameless player", (s) => !deals(s));
  await app.page.keyboard.press("Control+V");
  await app.waitFor("the pasted name", deals);
  await app.page.keyboard.press("Control+A");
  await app.tick();
  await app.page.evaluate(() => navigator.clipboard.writeText(""));
  await app.page.keyboard.press("Control+X");
  await app.waitFor("a name that is cut", (s) => !deals(s));
  await app.until("the name is on the clipboard", () => navigator.clipboard.readText().then((text) => text === "Opal"));
  await app.page.keyboard.press("Control+V");
  await app.waitFor("the name again", deals);
  await app.click("back");
  await app.scene("title");
}

// twoPads replaces the machine's gamepads by two of the standard layout.
function twoPads() {
  const pad = (index) => ({
    id: `pad ${index}`, index, connected: true, mapping: "standard", timestamp: 0, axes: [0, 0, 0, 0],
    buttons: Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 })),
  });
  globalThis.pads = [pad(0), pad(1)];
  navigator.getGamepads = () => globalThis.pads;
}

// idleGamepadsDoNotRepeatInput checks that a stick that is held for a moment makes a few steps,
// with any number of other gamepads connected.
export async function idleGamepadsDoNotRepeatInput(opener) {
  const app = await opener.page({ viewport: { width: 1280, height: 720 } });
  await app.context.addInitScript(twoPads);
  await app.load();
  await app.scene("title");
  await app.page.keyboard.press("Tab"); // shows the focus
  await app.waitFor("a focus", (s) => s.targets.some((t) => t.focused));
  // A loaded machine may run 21 ticks (350 ms) before the program reads its gamepads for the first
  // time: the ticks are counted from the first step.
  const stops = await app.page.evaluate(() => new Promise((done) => {
    const stops = [];
    let from = Infinity;
    globalThis.pads[1].axes[0] = 1;
    const timer = setInterval(() => {
      const { tick, targets } = globalThis.gulch.state();
      const id = targets.find((t) => t.focused)?.id;
      if (id !== stops.at(-1)) stops.push(id);
      if (stops.length === 2) from = Math.min(from, tick);
      if (tick < from + 21) return;
      clearInterval(timer);
      globalThis.pads[1].axes[0] = 0;
      done(stops);
    }, 4);
  }));
  assert(stops.length <= 5, `the focus moved over ${stops}, expected 2 to 5 targets`);
}

export const onTheTitle = {
  open: (opener) => opener.open({ viewport: { width: 1280, height: 720 } }),
  keysGoByTheirCharacters, textFieldsUseTheClipboard,
};
