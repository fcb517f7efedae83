// Leaves to the browser what is the browser's. The game's canvas prevents what keys, wheel and buttons of a mouse do
// otherwise, so that what the game does not use must not reach it.
"use strict";

(() => {
  const gulch = globalThis.gulch;
  const apple = /Mac|iP(hone|ad|od)/.test(navigator.platform || "");

  // Keys that mean nothing to the game even when nothing else is held. F1 is its help.
  const never = /^(F[2-9]|F[1-3]\d|Control|Meta|OS|Alt|ContextMenu|PrintScreen|Pause|(Audio|Browser|Launch|Media)\w+)$/;

  // games reports whether a key is the game's.
  function games(event) {
    if (gulch.still) return false;
    if (event.getModifierState("AltGraph")) return true; // it writes a letter
    if (event.ctrlKey || event.metaKey) return false;
    if (event.altKey) return apple && event.key.length === 1; // there it writes a letter
    return !never.test(event.key);
  }

  const down = new Set(); // the keys that the game was told of: it is told, too, that they are let go
  let control = false; // the key is held; a pinch on a trackpad only says so of the wheel

  function heed(events, ours) {
    for (const name of events) {
      document.addEventListener(name, (event) => {
        const mine = ours(event);
        if (event.target.tagName === "CANVAS" && !mine) event.stopPropagation();
      }, { capture: true, passive: true });
    }
  }

  heed(["keydown"], (event) => {
    if (event.key === "Control") control = true;
    if (!games(event)) return false;
    down.add(event.code);
    return true;
  });
  heed(["keyup"], (event) => {
    if (event.key === "Control") control = false;
    return down.delete(event.code);
  });
  heed(["wheel"], (event) => !(event.ctrlKey && control)); // which makes the page larger or smaller
  heed(["mousedown", "mouseup"], (event) => event.button < 3); // the others lead back and forward
  addEventListener("blur", () => { down.clear(); control = false; });
})();
