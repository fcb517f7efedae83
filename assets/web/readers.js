// Gives the elements that the game's library creates names and roles for screen readers.
"use strict";

(() => {
  const gulch = globalThis.gulch;

  // nameParts is called after the library has created its elements.
  gulch.nameParts = () => {
    const name = document.createElement("h1");
    name.textContent = "Gulch";
    document.getElementById("mirror").prepend(name);
    const canvas = document.querySelector("canvas");
    canvas.tabIndex = 0; // its place in the tab order
    canvas.setAttribute("role", "region");
    canvas.setAttribute("aria-label", gulch.say("The picture of the game"));
    const fields = document.querySelectorAll("body > textarea");
    if (fields.length === 0) return;
    const place = document.createElement("section");
    place.setAttribute("aria-label", gulch.say("Typing"));
    for (const field of fields) field.setAttribute("aria-label", gulch.say("Text field"));
    place.append(...fields);
    document.body.append(place);
  };
})();
