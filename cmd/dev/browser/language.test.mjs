// Tests that only the player's language is downloaded: English with the program, another one as a
// file of its own, which is cached afterwards.

import path from "node:path";
import { assert } from "./driver.mjs";
import { hosted } from "./host.mjs";
import * as table from "./table.mjs";

const german = { locale: "de-DE" };

// speaks waits until the page and the game on it use a language, by the label of the options
// button.
const speaks = (app, lang) => app.until(`all is in ${lang}`, ([lang, name]) => document.documentElement.lang === lang
  && (!name || globalThis.gulch.state().targets.some((t) => t.id === "options" && t.label.startsWith(name))),
[lang, { en: "Options", de: "Einstellungen" }[lang]]);

// fetched counts an app's requests for language files.
function fetched(app) {
  const names = [];
  app.page.on("request", (request) => { if (/\.words\./.test(request.url())) names.push(path.basename(request.url())); });
  return names;
}

// keptTongues returns the languages in the device's cache for the version of the page.
const keptTongues = (app) => app.page.evaluate(async () => {
  const { hash, tongues } = JSON.parse(document.getElementById("build").textContent);
  const cache = await caches.open(`gulch ${new URL("./", location.href).pathname} ${hash}`);
  const kept = [];
  for (const [tag, file] of Object.entries(tongues)) if (await cache.match(file)) kept.push(tag);
  return kept;
});

const keeps = async (app, tag) => {
  for (let i = 0; i < 200 && !(await keptTongues(app)).includes(tag); i++) await app.page.waitForTimeout(100);
  assert((await keptTongues(app)).join() === tag, `the cached languages are ${await keptTongues(app)}`);
};

export async function startsInGermanWithoutNetwork(opener) {
  const app = await opener.page(german);
  const asked = fetched(app);
  await app.load();
  await app.scene("title");
  await speaks(app, "de");
  assert(asked.length === 1 && asked[0].startsWith("de.words"), `the requested language files are ${asked}, expected one`);
  await app.shot("web-german.png");
  await app.cached();
  await keeps(app, "de");
  await app.offline(true);
  await app.load();
  await app.scene("title");
  await speaks(app, "de");
  await app.offline(false);
}

// toLanguage chooses a language in the options of a table.
async function toLanguage(app, tag) {
  await app.click("menu");
  await app.click("options");
  await app.scene("options");
  await app.click("tab/look");
  await app.click(`language/${tag}`);
}

export async function changesLanguageInTheMiddleOfAGame(opener) {
  const app = await opener.open();
  const asked = fetched(app);
  await table.deal(app, "boomtown");
  const { state: { moves } } = await table.decision(app, "boomtown");
  await app.cached();
  await toLanguage(app, "de");
  await app.until("the page speaks German", () => document.documentElement.lang === "de");
  await app.shot("web-language.png");
  assert(asked.length === 1, `the requested language files are ${asked}, expected one`);
  await app.click("back");
  await app.waitFor("the pause", (s) => s.scene.includes("pause") && !s.busy);
  await speaks(app, "de");
  await keeps(app, "de");
  // the cached language is available at once at the next start, at the same table
  await app.offline(true);
  app.expect(/notice: Die Seite wurde neu geladen/);
  await app.load();
  const now = await app.waitFor("the table", (s) => s.scene.startsWith("boomtown/"));
  assert(now.state.moves >= moves, `after the reload the game has ${now.state.moves} moves, expected ${moves}`);
  await app.until("the page begins in German", () => document.documentElement.lang === "de" && globalThis.gulch.language === "de");
  await toLanguage(app, "en");
  await app.until("the page speaks English", () => document.documentElement.lang === "en");
  await app.offline(false);
}

// reportsAFailedLanguageDownload checks that a failed download is reported, all texts stay English,
// and choosing the language again tries again.
export async function reportsAFailedLanguageDownload(opener) {
  const app = await opener.page();
  app.expect(/Failed to load resource|notice: The texts of this language couldn't be loaded: Deutsch/);
  await app.load();
  await app.scene("title");
  await app.cached();
  await app.offline(true);
  await app.click("options");
  await app.scene("options");
  await app.click("tab/look");
  await app.click("language/de");
  await app.waitFor("a notice", (s) => s.notices?.some((text) => text.includes("Deutsch")));
  assert((await app.snapshot()).targets.some((t) => t.id === "language/en" && t.chosen), "another language than English is shown as chosen");
  await app.offline(false);
  await app.click("language/de");
  await app.until("the page speaks German", () => document.documentElement.lang === "de");
}

// newVersionsFetchCachedLanguages checks that a new version downloads the languages that the old one
// had cached.
export const newVersionsFetchCachedLanguages = (opener) => {
  const folder = (site) => path.join(site, "demo");
  return hosted({ site: folder(opener.config.site) }, "/west/", async (host) => {
    const app = await opener.page(german);
    await app.load(host.url);
    await app.cached();
    await keeps(app, "de");
    host.put(folder(opener.config.next));
    await app.page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
    await app.until("the page has heard of it", () => globalThis.gulch.newer());
    await app.offline(true);
    const old = await app.page.evaluate(() => JSON.parse(document.getElementById("build").textContent).hash);
    for (let i = 0; i < 4; i++) { // the new version takes over
      await app.page.reload();
      await app.ready();
    }
    assert(await app.page.evaluate(() => JSON.parse(document.getElementById("build").textContent).hash) !== old, "the page is still the old version");
    assert((await keptTongues(app)).join() === "de", `the cached languages are ${await keptTongues(app)}`);
    await app.offline(false);
  });
};
