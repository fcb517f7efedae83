// Gives what the game's library puts on the page a name and a place for those who have the page read to them.
"use strict";

(() => {
  const gulch = globalThis.gulch;

  // nameParts is called once the library's parts are there.
  gulch.nameParts = () => {
    const name = document.createElement("h1");
    name.textContent = "Gulch";
    document.getElementById("mirror").prepend(name);
    const canvas = document.querySelector("canvas");
    canvas.tabIndex = 0; // where it stands on the page
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
