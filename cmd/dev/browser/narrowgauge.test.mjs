// A game of Narrow Gauge in the browser: from the title to the score sheet, with a reload in the
// middle. A game of Boomtown is played in every run (boomtown.test.mjs); this one only with -long.

import * as table from "./table.mjs";

const game = "narrowgauge";

export async function playsAWholeGame(opener) {
  const app = await opener.open();
  await table.deal(app, game, table.quickly(app));
  await table.atOnce(app);
  await table.play(app, game, 24);
  await app.scene("results"); // the sheet has counted the money up
  await app.shot("web-results-narrowgauge.png");
}
playsAWholeGame.long = true;
