// Shared by tests and measurements of the page's workers: a game against a bot that thinks for
// long, on a page that records the messages to and from its workers.

import * as table from "./table.mjs";

export const game = "narrowgauge";

// watch makes the page record the messages to and from its workers. Without workers it disables
// them.
function watch(app, workers = true) {
  return app.page.addInitScript((workers) => {
    globalThis.hired = [];
    if (!workers) { delete globalThis.Worker; return; }
    const real = globalThis.Worker;
    globalThis.Worker = class extends real {
      constructor(...about) {
        super(...about);
        // the other worker compiles the program
        if (!String(about[0]).endsWith("/worker.js")) return;
        this.asked = [];
        this.said = [];
        this.addEventListener("message", (e) => {
          this.said.push(e.data);
          if (e.data.startsWith("done")) performance.mark(e.data.split("\n")[0]);
        });
        globalThis.hired.push(this);
      }
      postMessage(text) {
        if (this.asked && typeof text === "string") {
          this.asked.push(text);
          performance.mark(text.split("\n")[0]);
        }
        super.postMessage(text);
        if (globalThis.deadly && String(text).includes("coach")) {
          globalThis.deadly = false;
          this.terminate();
        }
      }
    };
  }, workers);
}

// counts returns the number of workers, and the numbers of requests and answers by kind.
export const counts = (app) => app.page.evaluate(() => {
  const sum = { hired: globalThis.hired.length };
  for (const text of globalThis.hired.flatMap((w) => [...w.asked, ...w.said])) {
    const word = text.split("\n")[0].replace(/ [0-9.e-]+/g, "");
    sum[word] = (sum[word] || 0) + 1;
  }
  return sum;
});

// sit starts a game against a strong bot and waits for the first decision.
export async function sit(app, workers = true) {
  await watch(app, workers);
  await app.load();
  await table.deal(app, game, () => app.click("step/hard"));
  await table.atOnce(app);
  return table.decision(app, game);
}
