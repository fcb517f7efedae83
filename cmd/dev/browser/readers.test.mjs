// The page as it is read to people: axe-core finds nothing wrong with it.

import fs from "node:fs";
import { assert } from "./driver.mjs";
import * as table from "./table.mjs";

// judge has axe-core judge the page as it is.
async function judge(app, what) {
  await app.page.evaluate(fs.readFileSync(app.config.axe, "utf8"));
  const wrong = await app.page.evaluate(async () => (await globalThis.axe.run()).violations.map((v) =>
    `${v.id} (${v.impact}): ${v.nodes.map((n) => n.html.slice(0, 120)).join(" | ")}`));
  assert(wrong.length === 0, `${what}:\n${wrong.join("\n")}`);
}

export async function readersFindTheirWay(opener) {
  const games = opener.config.long ? ["boomtown", "narrowgauge", "dakota", "sierrawest", "westernlegends"] : ["boomtown"];
  for (const game of games) {
    const app = await opener.open({ viewport: { width: 800, height: 500 } });
    await app.scene("title");
    await judge(app, "the title");
    await table.deal(app, game, () => judge(app, `a new game of ${game}`));
    await table.decision(app, game);
    await judge(app, `the table of ${game}`);
    await app.heed();
    await app.context.close();
  }
}
