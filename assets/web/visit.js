// What a tab knows of its visit: the table at which its player sits, so that being loaded again leads back there, and
// whether it saves what is played.
"use strict";

(() => {
  const gulch = globalThis.gulch;
  const place = new URL("./", location.href).pathname; // other copies of the game on this host are other visits

  // A browser may forbid that anything is remembered; then nothing is.
  const recall = (name) => { try { return sessionStorage.getItem(`gulch ${place} ${name}`) || ""; } catch { return ""; } };
  const remember = (name, value) => {
    try {
      if (value) sessionStorage.setItem(`gulch ${place} ${name}`, value);
      else sessionStorage.removeItem(`gulch ${place} ${name}`);
    } catch {}
  };
  const take = (name) => { const value = recall(name); remember(name, ""); return value; };

  // seat notes the document of the game on the table, "" for none.
  gulch.seat = (doc) => remember("seat", doc);

  // A table at which the page is loaded again so often, each time within so many milliseconds, is not gone back to.
  const most = 3, soon = 20_000;

  // back tells where the player sat before the page was loaded again, "" for nowhere, and why it was loaded: "graphics",
  // "version", "here", "stopped", "often", or "" where nobody knows.
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

  // speak notes the language that was chosen, "" for the browser's: say.js looks for it at the next start.
  gulch.speak = (tag) => {
    try {
      if (tag) localStorage.setItem(`gulch ${place} language`, tag);
      else localStorage.removeItem(`gulch ${place} language`);
    } catch {}
  };

  // reload loads the page again, and lets it say why.
  gulch.reload = (why) => {
    remember("why", why);
    gulch.unsaved = false;
    location.reload();
  };

  // The game's library loads the page again where the device takes its graphics away.
  document.addEventListener("webglcontextlost", (event) => {
    if (event.target.isConnected) {
      remember("why", "graphics");
      gulch.unsaved = false; // without a picture there is nothing to stay for
    }
  }, true);

  // unsaved is true where leaving loses what was played.
  gulch.unsaved = false;
  addEventListener("beforeunload", (event) => {
    if (!gulch.unsaved) return;
    event.preventDefault();
    event.returnValue = true; // for browsers of before 2023
  });

  // here makes this tab the one in which the game goes on, by loading it again; claims asks, once, whether it is to be.
  gulch.here = () => { remember("claim", "yes"); gulch.reload("here"); };
  gulch.claims = () => take("claim") !== "";

  const strip = document.getElementById("strip");
  const [words, button] = strip.children;
  button.addEventListener("click", () => (stands === "reads" ? (gulch.playHere || gulch.here)() : gulch.again()));

  // What the strip says, by how the tab stands to what is saved, or where it is outdated.
  const notes = {
    reads: "Gulch is open in another tab, so nothing is saved in this one.",
    nothing: "Nothing is saved here: the browser lets nothing be stored.",
    outdated: "The server no longer has all files of this page.",
  };
  let stands = "", lacking = false;

  // showStrip shows what there is to say of this tab. What is not saved comes before what is missing.
  function showStrip() {
    const what = notes[stands] ? stands : lacking ? "outdated" : "", says = notes[what];
    strip.hidden = !says;
    if (document.documentElement.classList.toggle("stripped", Boolean(says))) dispatchEvent(new Event("resize")); // less of it is the game's
    words.textContent = says ? gulch.say(says) : "";
    button.textContent = gulch.say(what === "outdated" ? "Load again" : "Play here");
    button.hidden = !says || what === "nothing";
  }

  // outdated says that a file of this page could not be had, as its server has another version of the game by now or sends a
  // page of its own.
  gulch.outdated = () => {
    lacking = true;
    showStrip();
  };

  // standing shows how this tab stands to what is saved: it "writes", it only "reads", because another one writes, there is
  // "nothing" to write to, or it has "yielded" to another one and stands still.
  gulch.standing = (now) => {
    stands = now;
    showStrip();
    if (now !== "yielded") return;
    gulch.still = true;
    gulch.unsaved = false;
    gulch.shut(gulch.say("Gulch goes on in another tab.\nEverything up to your last move is kept."), gulch.say("Play here"), gulch.here);
  };
})();
