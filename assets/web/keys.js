// Decides which input belongs to the browser. The game's canvas prevents the default actions of
// keys, wheel and mouse buttons, so input that the game does not use must not reach it.
"use strict";

(() => {
  const gulch = globalThis.gulch;
  const apple = /Mac|iP(hone|ad|od)/.test(navigator.platform || "");

  // Keys that the game never uses, with or without modifiers. F1 is its help.
  const never = /^(F[2-9]|F[1-3]\d|Control|Meta|OS|Alt|ContextMenu|PrintScreen|Pause|(Audio|Browser|Launch|Media)\w+)$/;

  // games reports whether the game uses a key event.
  function games(event) {
    if (gulch.still) return false;
    if (event.getModifierState("AltGraph")) return true; // it types a character
    if (event.ctrlKey || event.metaKey) return false;
    // on Apple systems it types a character
    if (event.altKey) return apple && event.key.length === 1;
    return !never.test(event.key);
  }

  const down = new Set(); // keys whose press was passed to the game: their release is passed, too
  // whether the key is held; a pinch on a trackpad only sets ctrlKey of wheel events
  let control = false;

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
  heed(["wheel"], (event) => !(event.ctrlKey && control)); // Ctrl and wheel zoom the page
  heed(["mousedown", "mouseup"], (event) => event.button < 3); // other buttons go back and forward
  addEventListener("blur", () => { down.clear(); control = false; });
})();
