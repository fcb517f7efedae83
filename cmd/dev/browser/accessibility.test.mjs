// Accessibility tests: axe-core finds no violations on the page, and the table's structure is right
// for screen readers.

import fs from "node:fs";
import { assert } from "./driver.mjs";
import * as table from "./table.mjs";

// judge runs axe-core on the current page.
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
      await tableHasHeadings(app);
      await effectsAreAnnounced(app);
    }
    await app.collectNotices();
    await app.context.close();
  }
}

// tableHasHeadings checks that the table has headings for the decision, the table, the seats and the
// log, and that nothing is there twice.
async function tableHasHeadings(app) {
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
    assert(names.includes(name), `the headings for screen readers lack ${name}: ${names.join(", ")}`);
  }
  assert(heard.title === "Boomtown: Your move – Gulch", `the title of the page is ${heard.title}`);
  const seats = heard.parts.slice(names.indexOf("The table") + 1, names.indexOf("What happened"));
  assert(seats.length > 1, `the headings of seats are ${seats.map((part) => part.name).join(", ")}, expected at least two`);
  for (const seat of seats) assert(seat.lines.some((line) => /\d/.test(line)), `the lines of ${seat.name} have no numbers: ${seat.lines.join(" / ")}`);
}

// effectsAreAnnounced checks that the effect of a focused move is announced once, and is in its
// description.
async function effectsAreAnnounced(app) {
  await app.page.evaluate(() => [...document.querySelectorAll("#mirror button")].find((b) => /^(Bid|Up to) /.test(b.textContent)).focus());
  await app.until("what a bid comes to", () =>
    /If this bid wins/.test(document.querySelector("#mirror p").textContent) && /If this bid wins/.test(document.activeElement.title));
}
