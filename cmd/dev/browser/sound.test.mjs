// Tests of sound. They never read the published snapshot: while a test driver observes the game, it
// plays no sound.

import { assert } from "./driver.mjs";

// listen records every audio context that the page makes, and connects a level meter to its output.
function listen() {
  globalThis.heard = { contexts: [], peak: 0 };
  const Original = globalThis.AudioContext;
  globalThis.AudioContext = class extends Original {
    constructor(...args) {
      super(...args);
      globalThis.heard.contexts.push(this);
    }
  };
  const connect = AudioNode.prototype.connect;
  AudioNode.prototype.connect = function (to, ...rest) {
    if (to instanceof AudioDestinationNode) {
      const meter = this.context.createAnalyser();
      meter.fftSize = 8192;
      connect.call(this, meter);
      const samples = new Float32Array(meter.fftSize);
      setInterval(() => {
        meter.getFloatTimeDomainData(samples);
        for (const x of samples) globalThis.heard.peak = Math.max(globalThis.heard.peak, Math.abs(x));
      }, 50);
    }
    return connect.call(this, to, ...rest);
  };
}

// press holds a key long enough for the game to process it.
async function press(app, key) {
  await app.page.keyboard.press(key, { delay: 150 });
  await app.page.waitForTimeout(150);
}

export async function makesNoSoundBeforeAKeyAndSomeAfterIt(opener) {
  const app = await opener.page();
  await app.page.addInitScript(listen);
  await app.load();
  await app.page.waitForTimeout(1500);
  assert(await app.page.evaluate(() => heard.contexts.length) === 0, "there is an audio context before the first key");
  for (let i = 0; i < 40; i++) {
    await press(app, "Tab");
    await press(app, "Enter"); // a button makes a tick
    await press(app, "Escape");
    if (await app.page.evaluate(() => heard.peak) > 0.01) break;
  }
  const { count, state, peak } = await app.page.evaluate(() => ({
    count: heard.contexts.filter((c) => c.state !== "closed").length, state: heard.contexts.at(-1)?.state, peak: heard.peak,
  }));
  assert(count === 1 && state === "running", `${count} audio contexts are open, the last is ${state}`);
  assert(peak > 0.01 && peak < 1, `the peak level of the output is ${peak}, expected 0.01 to 1`);
  await press(app, "m");
  for (let i = 0; i < 40; i++) { // what sounds already fades out
    await app.page.evaluate(() => { heard.peak = 0; });
    await app.page.waitForTimeout(500);
    if (await app.page.evaluate(() => heard.peak) === 0) break;
  }
  await press(app, "Tab");
  await press(app, "Enter");
  await app.page.waitForTimeout(600);
  const muted = await app.page.evaluate(() => heard.peak);
  assert(muted === 0, `after M the peak level of the output is ${muted}, expected 0`);
  return { peak };
}
