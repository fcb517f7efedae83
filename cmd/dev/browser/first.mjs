// Finds which functions of the program are called until the title stands: those that the browser compiles on the page's own thread.

import { ordinary } from "./driver.mjs";

export async function functionsOfTheTitle(opener) {
  const app = await opener.page(ordinary);
  await opener.browser.startTracing(app.page, { categories: ["blink.user_timing", "v8.wasm"] });
  await app.load();
  const { traceEvents: events } = JSON.parse((await opener.browser.stopTracing()).toString());
  const lifted = events.find((e) => e.name === "gulch lifted");
  const own = (e) => e.pid === lifted.pid && e.tid === lifted.tid && e.ts < lifted.ts;
  const compiled = events.filter((e) => e.name === "wasm.CompileLazy" && own(e)).sort((a, b) => a.ts - b.ts);
  return Object.fromEntries(compiled.map((e, i) => [e.args.func_index, i]));
}
