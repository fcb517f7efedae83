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
    const app = await opener.open();
    await app.scene("title");
    await judge(app, "the title");
    await table.deal(app, game, () => judge(app, `a new game of ${game}`));
    await table.decision(app, game);
    await judge(app, `the table of ${game}`);
    if (game === "boomtown") {
      await hearTheTable(app);
      await hearWhatComes(app);
    }
    await app.heed();
    await app.context.close();
  }
}

// hearTheTable: the table is told under headings: what is asked, the table, what each seat has, what happened; nothing twice.
async function hearTheTable(app) {
  await app.until("the headings", () => document.querySelectorAll("#mirror h2").length > 4);
  const heard = await app.page.evaluate(() => ({
    title: document.title,
    parts: [...document.querySelectorAll("#mirror li")].reduce((parts, li) => {
      const head = li.querySelector("h2");
      if (head) parts.push({ name: head.textContent, lines: [] });
      else parts.at(-1)?.lines.push(li.textContent);
      return parts;
    }, []),
  }));
  const names = heard.parts.map((part) => part.name);
  for (const name of ["Your move", "The table", "What happened", "Menu"]) {
    assert(names.includes(name), `no heading ${name} in ${names.join(", ")}`);
  }
  assert(heard.title === "Boomtown: Your move – Gulch", `the page is called ${heard.title}`);
  const seats = heard.parts.slice(names.indexOf("The table") + 1, names.indexOf("What happened"));
  assert(seats.length > 1, `seats: ${seats.map((part) => part.name).join(", ")}`);
  for (const seat of seats) assert(seat.lines.some((line) => /\d/.test(line)), `${seat.name} has ${seat.lines.join(" / ")}`);
}

// hearWhatComes: who comes to a move hears what it comes to, once, and finds it in its description.
async function hearWhatComes(app) {
  await app.page.evaluate(() => [...document.querySelectorAll("#mirror button")].find((b) => /^(Bid|Up to) /.test(b.textContent)).focus());
  await app.until("what a bid comes to", () =>
    /If it wins/.test(document.querySelector("#mirror p").textContent) && /If it wins/.test(document.activeElement.title));
}
