// A game of Narrow Gauge in the browser: from the title to the score sheet, with a reload in the middle.

import * as table from "./table.mjs";

const game = "narrowgauge";

export async function playsAWholeGame(opener) {
  const app = await opener.open({ viewport: { width: 800, height: 500 } });
  await table.deal(app, game);
  await table.atOnce(app);
  let reloaded = false;
  for (let i = 0; i < 1000; i++) {
    const now = await table.decision(app, game);
    if (now.scene === "results") {
      await app.page.waitForTimeout(6000); // the sheet counts the money up
      await app.shot("web-results-narrowgauge.png");
      return;
    }
    if (!reloaded && now.state.moves > 24) {
      reloaded = true;
      await app.shot("web-narrowgauge.png");
      await table.resume(app, game, now.state.moves);
      continue;
    }
    const ways = table.possible(now);
    await app.press(ways[(i * 7) % ways.length]);
  }
  throw new Error("the game does not end");
}
