// Tests of the driver itself, with the small program under demo/ that publishes all its input.

import { assert } from "./driver.mjs";

// demo opens the program and returns it with a function that reads one of its published values.
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
  assert(await value("enter") === true, "the program received no Enter");
  await app.page.keyboard.type("Gulch");
  await app.waitFor("the text", (s) => s.state.text === "Gulch");
}

export async function publishesOnlyWhenWatched(opener) {
  const { app } = await demo(opener);
  assert(await app.page.evaluate(() => globalThis.gulch.state()) === null, "the program published a snapshot before the first request, expected null");
  const { tick } = await app.snapshot();
  assert(tick > 0, `tick = ${tick}`);
}

export async function seesErrorsOfTheConsole(opener) {
  const { app } = await demo(opener);
  await app.page.evaluate(() => console.error("this is wrong"));
  assert(app.unexpected().length === 1, `the unexpected errors are ${app.unexpected()}, expected one`);
  app.expect(/this is wrong/);
  assert(app.unexpected().length === 0, "an error declared by expect is still reported as unexpected");
}

export async function seesThatTheProgramHasStopped(opener) {
  const { app } = await demo(opener);
  app.expect(/F1 was pressed|exit code/);
  await app.page.keyboard.down("F1");
  await app.until("the program stops", () => globalThis.gulch.failure);
  await app.page.waitForTimeout(600); // a timer of the program ends meanwhile
  const words = await app.page.locator("#status").innerText();
  assert(words.includes("stopped"), words);
}
