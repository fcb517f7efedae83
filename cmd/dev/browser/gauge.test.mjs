// A game of Narrow Gauge in the browser: from the title to the score sheet, with a reload in the middle.

import * as table from "./table.mjs";

const game = "narrowgauge";

export async function playsAWholeGame(opener) {
  const app = await opener.open({ viewport: { width: 800, height: 500 } });
  await table.deal(app, game);
  await table.atOnce(app);
  await table.play(app, game, 24);
  await app.page.waitForTimeout(6000); // the sheet counts the money up
  await app.shot("web-results-narrowgauge.png");
}
