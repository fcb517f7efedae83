// The state of a tab's visit: the open table, so that a reload returns to it, and whether the tab
// saves the game.
"use strict";

(() => {
  const gulch = globalThis.gulch;
  // other copies of the game on this host have their own state
  const place = new URL("./", location.href).pathname;

  // If the browser forbids storage, nothing is remembered.
  const recall = (name) => { try { return sessionStorage.getItem(`gulch ${place} ${name}`) || ""; } catch { return ""; } };
  const remember = (name, value) => {
    try {
      if (value) sessionStorage.setItem(`gulch ${place} ${name}`, value);
      else sessionStorage.removeItem(`gulch ${place} ${name}`);
    } catch {}
  };
  const take = (name) => { const value = recall(name); remember(name, ""); return value; };

  // seat stores the document of the game at the table, "" for none.
  gulch.seat = (doc) => remember("seat", doc);

  // If a table is reloaded more than `most` times, each within so many milliseconds, the next start
  // does not return to it.
  const most = 3, soon = 20_000;

  // back returns the document of the table before the reload, "" for none, and the reason of the
  // reload: "graphics", "version", "here", "stopped", "often", or "" if it is unknown.
  gulch.back = () => {
    const doc = recall("seat"), why = take("why"), times = Number(recall("times")) + 1;
    if (!doc) return { doc, why };
    remember("times", String(times));
    setTimeout(() => remember("times", ""), soon);
    if (times <= most) return { doc, why };
    remember("seat", "");
    remember("times", "");
    return { doc: "", why: "often" };
  };

  // speak stores the chosen language, "" for the browser's: say.js reads it at the next start.
  gulch.speak = (tag) => {
    try {
      if (tag) localStorage.setItem(`gulch ${place} language`, tag);
      else localStorage.removeItem(`gulch ${place} language`);
    } catch {}
  };

  // reload reloads the page with a reason.
  gulch.reload = (why) => {
    remember("why", why);
    gulch.unsaved = false;
    location.reload();
  };

  // The game's library reloads the page if the graphics context is lost.
  document.addEventListener("webglcontextlost", (event) => {
    if (event.target.isConnected) {
      remember("why", "graphics");
      gulch.unsaved = false; // without graphics the confirmation would be useless
    }
  }, true);

  // unsaved is true if leaving the page would lose moves.
  gulch.unsaved = false;
  addEventListener("beforeunload", (event) => {
    if (!gulch.unsaved) return;
    event.preventDefault();
    event.returnValue = true; // for browsers before 2023
  });

  // here makes this tab the active one by reloading it; claims reports once after the reload
  // whether that was requested.
  gulch.here = () => { remember("claim", "yes"); gulch.reload("here"); };
  gulch.claims = () => take("claim") !== "";

  const strip = document.getElementById("strip");
  const [words, button] = strip.children;

  // Texts of the strip. Precedence: this tab does not save at all; saving fails; the server lacks
  // files.
  const notes = {
    reads: "Gulch is open in another tab, so nothing is saved in this one.",
    nothing: "Nothing is saved here: the browser lets nothing be stored.",
    outdated: "The server no longer has all files of this page.",
  };

  // stands is this tab's access to saved games (see standing), trouble is why saving fails, in the
  // player's language ("" if it works), and lacking is whether a file of this page could not be
  // loaded.
  let stands = "writes", trouble = "", lacking = false;

  // about returns which text the strip shows, "" for none.
  const about = () => (notes[stands] ? stands : trouble && stands === "writes" ? "trouble" : lacking ? "outdated" : "");

  button.addEventListener("click", () => (about() === "outdated" ? gulch.again() : (gulch.playHere || gulch.here)()));

  // showStrip shows or hides the strip.
  function showStrip() {
    const what = about(), labels = { trouble: "What now?", outdated: "Load again" };
    const text = what === "trouble" ? trouble : what ? gulch.say(notes[what]) : "";
    strip.hidden = !text;
    // the game gets a smaller part of the page
    if (document.documentElement.classList.toggle("stripped", Boolean(text))) dispatchEvent(new Event("resize"));
    words.textContent = text;
    button.textContent = gulch.say(labels[what] || "Play here");
    button.hidden = !text || what === "nothing";
  }

  // outdated reports that a file of this page could not be loaded, because the server has another
  // version of the game by now or answers with a page of its own.
  gulch.outdated = () => { lacking = true; showStrip(); };

  // trouble shows why saving fails, in the player's language; "" hides it.
  gulch.trouble = (text) => { trouble = text; showStrip(); };

  // standing shows this tab's access to saved games: it "writes"; it only "reads", because another
  // tab writes; there is "nothing" to write to; or it has "yielded" to another tab and is paused.
  gulch.standing = (now) => {
    stands = now;
    showStrip();
    if (now !== "yielded") return;
    gulch.still = true;
    gulch.unsaved = false;
    gulch.shut(gulch.say("Gulch goes on in another tab.\nEverything up to your last move is kept."), gulch.say("Play here"), gulch.here);
  };
})();
