// Tests of new versions on the host: a running game is not interrupted, a new start gets the new
// version, and files of two versions are never mixed.

import fs from "node:fs";
import path from "node:path";
import { assert } from "./driver.mjs";
import { hosted } from "./host.mjs";
import * as table from "./table.mjs";

const at = "/games/west/";

// demo returns the two versions of the small program: how pages, browsers and hosts handle versions
// does not depend on the program.
const demo = ({ site, next }) => ({ site: path.join(site, "demo"), next: path.join(next, "demo") });

// small runs a test on a host that serves the older one of these.
const small = (test) => (opener) => {
  const versions = demo(opener.config);
  return hosted(versions, at, (host) => test(opener, host, versions));
};

const hashOf = (folder) => JSON.parse(/id="build">(.*?)</.exec(fs.readFileSync(path.join(folder, "index.html"), "utf8"))[1]).hash;

// version returns the version that runs in a tab, and checks that all of its files belong to it.
async function version(app) {
  const { hash, others } = await app.page.evaluate(() => {
    const { hash, folder } = JSON.parse(document.getElementById("build").textContent);
    const files = performance.getEntriesByType("resource").map((entry) => entry.name).filter((name) => /\/gulch-[0-9a-f]{12}\//.test(name));
    return { hash, others: files.filter((name) => !name.includes(folder)) };
  });
  assert(others.length === 0, `version ${hash} has files of another one: ${others}`);
  return hash;
}

// settled waits until a version's service worker is installed and has the given state.
const settled = (app, state) => app.until(`a version is ${state}`, async (state) => {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.[state] && !registration.installing;
}, state);

// reload reloads the page and waits for the game's first frame, also if a new version takes over
// and reloads it again.
async function reload(app) {
  await app.page.reload();
  await app.ready();
}

export const aNewVersionArrives = small(async (opener, host, versions) => {
  const [old, next] = [versions.site, versions.next].map(hashOf);
  const app = await opener.page();
  await app.load(host.url);
  await app.cached();
  const stays = await app.another(); // a tab that stays open
  await stays.load(host.url);
  assert(await version(app) === old && await version(stays) === old, "the test does not begin with the old version");

  host.put(versions.next);
  await reload(app); // it is cached on the device, and the host is checked for a new version
  assert(await version(app) === old, "the page runs the new version before it was on the host");
  await settled(app, "waiting");
  await app.until("the page has heard of it", () => globalThis.gulch.newer());
  assert(await version(app) === old, "the page changed to the new version during a visit");
  for (let i = 0; i < 3; i++) {
    await reload(app);
    assert(await version(app) === next, `the page still runs the old version after reload ${i + 2}`);
  }
  const fresh = await app.another();
  await fresh.load(host.url);
  assert(await version(fresh) === next, "a new tab has the old version");
  assert(await version(stays) === old, "the tab that stayed open was changed");
  // The files of the open tab's version are available although neither the host nor the newest
  // version has them.
  const kept = await stays.page.evaluate(async () => {
    const { folder } = JSON.parse(document.getElementById("build").textContent);
    return (await fetch(`${folder}wasm_exec.js`)).status;
  });
  assert(kept === 200, `a file of the open tab's version is not available: status ${kept}`);

  await stays.page.close();
  await app.page.close();
  await reload(fresh);
  await fresh.until("one version is kept", async () => (await caches.keys()).length === 1);
  await fresh.offline(true);
  await reload(fresh);
  assert(await version(fresh) === next, "offline the page runs another version");
  await fresh.offline(false);
});

// oneClickLoadsTheNewVersion checks that a new version is only offered at the title, where one press
// loads it; the game continues where it was.
export const oneClickLoadsTheNewVersion = (opener) => hosted(opener.config, at, async (host) => {
  const app = await opener.page();
  app.expect(/notice: This is the new version of Gulch/);
  await app.load(host.url);
  await app.cached();
  await table.deal(app, "boomtown");
  const { state: { moves } } = await table.decision(app, "boomtown");
  host.put(opener.config.next);
  await app.page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await settled(app, "waiting");
  await app.until("the page has heard of it", () => globalThis.gulch.newer());
  await app.tick();
  assert(!(await app.snapshot()).notices?.length, "the running game shows a notice about the new version");
  await app.click("menu");
  await app.click("leave");
  await app.target("renew");
  await app.shot("web-renew.png");
  await app.page.setViewportSize({ width: 820, height: 1180 });
  await app.page.waitForTimeout(500);
  await app.target("renew");
  await app.shot("web-renew-tall.png");
  await app.page.setViewportSize({ width: 800, height: 600 });
  await app.page.waitForTimeout(500);
  await app.target("renew");
  await app.shot("web-renew-square.png");
  await app.pressFor(await app.target("renew"), 100);
  await app.until("the new version runs", (next) => globalThis.gulch?.ready
    && JSON.parse(document.getElementById("build").textContent).hash === next, hashOf(opener.config.next));
  await version(app);
  await app.scene("title");
  await app.click("continue");
  await app.waitFor("the table", (s) => s.scene.startsWith("boomtown/") && s.state.moves >= moves);
});

// clearedCachesAreFilledAgain checks that a cleared cache is filled again at the next visit.
export const clearedCachesAreFilledAgain = small(async (opener, host, versions) => {
  const app = await opener.page();
  await app.load(host.url);
  await app.cached();
  await app.page.evaluate(async () => { for (const name of await caches.keys()) await caches.delete(name); });
  await app.load(host.url);
  await app.until("everything is kept again", async (files) => {
    const [name] = await caches.keys();
    return name && (await (await caches.open(name)).keys()).length >= files;
  }, fs.readdirSync(path.join(versions.site, `gulch-${hashOf(versions.site)}`)).filter((name) => !name.includes(".words.")).length + 3);
  host.close();
  await app.load(host.url);
  await app.snapshot();
});

// outdatedPagesAreReplaced checks that a browser that has cached only the old page gets the
// new version completely.
export const outdatedPagesAreReplaced = small((opener, host, versions) => replacesAnOldPage(opener, host, versions, /Failed to load resource/));

// replacesAnOldPage checks that the game starts completely in its new version if the browser has
// cached only the old page. Console errors that match expected are allowed.
async function replacesAnOldPage(opener, host, versions, expected) {
  const app = await opener.page({ serviceWorkers: "block" });
  app.expect(expected);
  host.keeps = (file) => file.endsWith("index.html");
  await app.load(host.url);
  host.put(versions.next);
  await app.page.goto("about:blank");
  await app.load(host.url);
  assert(await version(app) === hashOf(versions.next), "the page still runs the old version");
}

// spa is the fallback of a host that answers requests for missing files with its newest page.
const spa = (host) => ({ type: "text/html; charset=utf-8", body: () => fs.readFileSync(path.join(host.folder, "index.html")) });

// portal is the fallback of a host with an error page of its own, or of a network with a login
// page.
const portal = { type: "text/html", body: () => "<!DOCTYPE html><title>Welcome</title><p>Nothing is here." };

export const anOldPageIsLoadedAgainWhereAllIsAnswered = small((opener, host, versions) => {
  host.fallback = spa(host);
  return replacesAnOldPage(opener, host, versions, /Unexpected token|MIME type|Failed to load resource/);
});

// What is missing, by a pattern for its file, the language, and the text that the page then shows.
// The server answers with a page, with text, with nothing or with 404.
const gone = [
  { lacks: /gulch-\w+\/(?!gulch\.wasm)/, says: /not arrived whole\. Load the page again/, label: "Load again" },
  { lacks: /gulch-\w+\//, locale: "de-DE", says: /nicht vollständig an\. Lade die Seite neu/, label: "Neu laden" },
  { lacks: /page\.css/, locale: "es-ES", says: /no ha llegado entera\. Vuelve a cargar la página/, label: "Recargar" },
  { lacks: /say\.js/, type: "text/plain", body: "", says: /not arrived whole\. Load the page again/, label: "Load again" },
  { lacks: /loader\.js/, type: "text/javascript", body: "", says: /not arrived whole\. Load the page again/, label: "Load again" },
  { lacks: /gulch\.wasm/, says: /has not sent the game\.\s+Load the page again/, label: "Load again" },
  { lacks: /gulch\.wasm/, type: "application/octet-stream", locale: "fr-FR", says: /n’a pas envoyé le jeu\.\s+Recharge la page/, label: "Recharger" },
  { lacks: /gulch\.wasm/, type: null, says: /has not sent the game\.\s+Load the page again/, label: "Load again" },
  { lacks: /unzstd\.wasm/, locale: "de-DE", says: /Das Spiel nicht geschickt\.\s+Lade die Seite neu/i, label: "Neu laden" },
];

// pagesWithMissingFilesOfferAReload checks that a page whose files are missing, also after a
// reload, reports that, and that its button reloads it.
export const pagesWithMissingFilesOfferAReload = small(async (opener, host) => {
  for (const { lacks, type = "text/html", body, locale, says, label } of gone) {
    const app = await opener.page({ serviceWorkers: "block", locale });
    app.expect(/Unexpected token|MIME type|Failed to load resource/);
    host.lacks = (file) => lacks.test(file);
    host.fallback = type === null ? null : { type, body: () => body ?? portal.body() };
    await app.page.goto(host.url);
    const again = app.page.locator("#again");
    await again.waitFor();
    const said = await app.page.locator("#status").innerText();
    assert(says.test(said) && await again.innerText() === label, `without ${lacks} the page shows ${said} and the button ${await again.innerText()}`);
    await app.shot("web-gone.png");
    host.lacks = () => false;
    await again.click();
    await app.until(`the game starts again that was without ${lacks}`, () => globalThis.gulch?.ready);
  }
});

// wrongAnswersAreNotCached checks that an answer in place of a missing file is not cached on the device,
// as the next start would use it.
export const wrongAnswersAreNotCached = small(async (opener, host) => {
  const app = await opener.page();
  app.expect(/Failed to load resource|register|evaluat/);
  host.fallback = portal;
  host.lacks = (file) => file.endsWith("worker.js"); // only the service worker requests it so early
  await app.load(host.url);
  await app.until("the service worker gives up", async () => !(await navigator.serviceWorker.getRegistration())?.installing);
  const kept = () => app.page.evaluate(async () => {
    const out = [];
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) {
        const answer = await (await caches.open(name)).match(request);
        if (/html/.test(answer.headers.get("Content-Type")) && !request.url.endsWith("/")) out.push(request.url);
      }
    }
    return out;
  });
  assert((await kept()).length === 0, `the server's page is cached as ${await kept()}`);
  host.lacks = () => false;
  await app.load(host.url);
  await app.cached();
  await app.offline(true);
  await app.load(host.url);
  await app.offline(false);
});

// missingLanguageFilesAreReported checks that a missing language file is reported, and that the button
// reloads the page.
export const missingLanguageFilesAreReported = (opener) => hosted(opener.config, at, async (host) => {
  const app = await opener.page({ serviceWorkers: "block", locale: "de-DE", viewport: { width: 900, height: 600 } });
  app.expect(/notice: The texts of this language couldn't be loaded/);
  host.fallback = spa(host);
  host.lacks = (file) => /de\.words/.test(file);
  await app.load(host.url);
  const strip = app.page.locator("#strip");
  await strip.waitFor();
  const said = await strip.innerText();
  assert(/no longer has all files|nicht mehr alle Dateien/.test(said), `the strip shows ${said}`);
  host.lacks = () => false;
  await strip.locator("button").click();
  await app.until("all is in German", () => globalThis.gulch?.state?.()?.targets.some((t) => t.id === "options" && t.label.startsWith("Einstellungen")));
  assert(await strip.isHidden(), "the strip is still visible");
});

// onlyTheGamesAddressReturnsIt checks that only the game's own address returns the game; all files
// are below the host's path.
export const onlyTheGamesAddressReturnsIt = small(async (opener, host) => {
  const app = await opener.page();
  app.expect(/Failed to load resource.*404/);
  await app.load(host.url);
  await app.cached();
  await app.load(host.url);
  for (const [name, status, part] of [["CREDITS.md", 200, "# Credits"], ["nothing", 404, "no such page"], ["../", 404, "no such page"]]) {
    const answer = await app.page.goto(new URL(name, host.url).href).catch((why) => why);
    // a browser that downloads such files
    if (name === "CREDITS.md" && answer instanceof Error) continue;
    assert(answer.status() === status && (await answer.text()).includes(part), `${name}: ${answer.status()}`);
  }
  await app.load(`${host.url}index.html?from=afar#here`);
  const outside = host.asked.filter((name) => !name.startsWith(at) && name !== "/games/" && name !== "/favicon.ico");
  assert(outside.length === 0, `the page requests files outside its path: ${outside}`);
  assert(!host.asked.some((name) => name === `${at}favicon.ico`), "the icon of the page is not found");
});
