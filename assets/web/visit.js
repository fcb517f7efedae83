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

  // What the strip says of this tab: that it does not save at all comes before why saving fails, and that before what the
  // server no longer has.
  const notes = {
    reads: "Gulch is open in another tab, so nothing is saved in this one.",
    nothing: "Nothing is saved here: the browser lets nothing be stored.",
    outdated: "The server no longer has all files of this page.",
  };

  // stands is how this tab stands to what is saved, trouble why nothing can be saved now in the player's language ("" if it can), and
  // lacking whether a file of this page could not be had.
  let stands = "writes", trouble = "", lacking = false;

  // about is which of these the strip is about, "" for none.
  const about = () => (notes[stands] ? stands : trouble && stands === "writes" ? "trouble" : lacking ? "outdated" : "");

  button.addEventListener("click", () => (about() === "outdated" ? gulch.again() : (gulch.playHere || gulch.here)()));

  // showStrip shows the strip, or hides it.
  function showStrip() {
    const what = about(), labels = { trouble: "What now?", outdated: "Load again" };
    const text = what === "trouble" ? trouble : what ? gulch.say(notes[what]) : "";
    strip.hidden = !text;
    if (document.documentElement.classList.toggle("stripped", Boolean(text))) dispatchEvent(new Event("resize")); // less of it is the game's
    words.textContent = text;
    button.textContent = gulch.say(labels[what] || "Play here");
    button.hidden = !text || what === "nothing";
  }

  // outdated says that a file of this page could not be had, as its server has another version of the game by now or sends a
  // page of its own.
  gulch.outdated = () => { lacking = true; showStrip(); };

  // trouble shows why nothing can be saved now, in the player's language; "" takes it away.
  gulch.trouble = (text) => { trouble = text; showStrip(); };

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
