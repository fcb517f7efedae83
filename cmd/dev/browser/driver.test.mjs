// The driver itself, on the small program under demo/ that publishes every input that reaches it.

import { assert } from "./driver.mjs";

// demo opens the program and returns it with a way to read one of the values that it publishes.
async function demo(opener, options) {
  const app = await opener.page({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 1, ...options });
  await app.load(`${app.config.url}demo/`);
  const value = async (name) => (await app.snapshot()).state[name];
  return { app, value };
}

export async function clicksTargets(opener) {
  const { app, value } = await demo(opener);
  await app.click("count");
  await app.click("count");
  assert(await value("presses") === 2, `presses = ${await value("presses")}`);
  assert(await value("size") === "640x400", `size = ${await value("size")}`);
}

export async function tapsTargets(opener) {
  const { app, value } = await demo(opener, { hasTouch: true, deviceScaleFactor: 2 });
  await app.press(await app.target("count"), true);
  await app.waitFor("a tap", (s) => s.state.presses === 1);
  assert((await value("touches"))[0] === "100,55", `touches = ${await value("touches")}`);
}

export async function strikesKeys(opener) {
  const { app, value } = await demo(opener);
  await app.key("Enter");
  assert(await value("enter") === true, "Enter did not arrive");
  await app.page.keyboard.type("Gulch");
  await app.waitFor("the text", (s) => s.state.text === "Gulch");
}

export async function publishesOnlyWhenWatched(opener) {
  const { app } = await demo(opener);
  assert(await app.page.evaluate(() => globalThis.gulch.state()) === null, "it published before anybody asked");
  const { tick } = await app.snapshot();
  assert(tick > 0, `tick = ${tick}`);
}

export async function seesErrorsOfTheConsole(opener) {
  const { app } = await demo(opener);
  await app.page.evaluate(() => console.error("this is wrong"));
  assert(app.unexpected().length === 1, `saw ${app.unexpected()}`);
  app.expect(/this is wrong/);
  assert(app.unexpected().length === 0, "did not expect what it was told to");
}

export async function seesThatTheProgramHasStopped(opener) {
  const { app } = await demo(opener);
  app.expect(/F1 was pressed|exit code/);
  await app.page.keyboard.down("F1");
  await app.until("the program stops", () => globalThis.gulch.failure);
  const words = await app.page.locator("#status").innerText();
  assert(words.includes("stopped"), words);
}
