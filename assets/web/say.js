// What the page itself says, in the two languages of the game.
"use strict";

(() => {
  const gulch = globalThis.gulch;

  // german holds the other language; {0} and {1} stand for what is filled in.
  const german = {
    "Take a seat. The lamp is being lit.": "Nimm Platz. Die Lampe wird angezündet.",
    "Try again": "Noch einmal versuchen",
    "Fetching the game …": "Das Spiel wird geholt …",
    "Fetching the game: {0} of {1} MB": "Das Spiel wird geholt: {0} von {1} MB",
    "Laying the table …": "Der Tisch wird gedeckt …",
    "This browser cannot run WebAssembly, which Gulch is made of.\nPlease use a current Firefox, Chrome, Edge or Safari.":
      "Dieser Browser kann kein WebAssembly, aus dem Gulch gemacht ist.\nBitte nimm einen aktuellen Firefox, Chrome, Edge oder Safari.",
    "This browser cannot unpack the game.\nPlease use a current Firefox, Chrome, Edge or Safari.":
      "Dieser Browser kann das Spiel nicht auspacken.\nBitte nimm einen aktuellen Firefox, Chrome, Edge oder Safari.",
    "This browser shows no WebGL 2 graphics, and Gulch is drawn with it.\nSwitch hardware acceleration on in the browser's settings, or use another browser.":
      "Dieser Browser zeigt keine WebGL-2-Grafik, und Gulch wird damit gezeichnet.\nSchalte in seinen Einstellungen die Hardwarebeschleunigung ein oder nimm einen anderen.",
    "There is no network, and the game has not been kept on this device yet.\nConnect once, then it starts without.":
      "Es gibt kein Netz, und das Spiel liegt noch nicht auf diesem Gerät.\nVerbinde dich einmal, dann startet es ohne.",
    "The game could not be loaded ({0}).\nLook at your connection and try again.":
      "Das Spiel konnte nicht geladen werden ({0}).\nSieh nach deiner Verbindung und versuch es noch einmal.",
    "The game has stopped.\nEverything up to your last move is kept; load it again to go on.":
      "Das Spiel hat angehalten.\nAlles bis zu deinem letzten Zug ist gesichert; lade es neu, um weiterzuspielen.",
    "Gulch goes on in another tab.\nEverything up to your last move is kept.":
      "Gulch geht in einem anderen Tab weiter.\nAlles bis zu deinem letzten Zug ist gesichert.",
    "Gulch is open in another tab, so nothing is saved in this one.":
      "Gulch ist in einem anderen Tab offen, darum wird in diesem nichts gesichert.",
    "Nothing is saved here: the browser lets nothing be stored.":
      "Hier wird nichts gesichert: Der Browser lässt nichts speichern.",
    "The picture of the game": "Das Bild des Spiels",
    "Text field": "Textfeld",
    "Typing": "Schreiben",
    "What can be done now": "Was jetzt getan werden kann",
    "Loading": "Wird geladen",
    "Play here": "Hier spielen",
    "The game has stopped ({0}).\nLoad it again to go on.": "Das Spiel hat angehalten ({0}).\nLade es neu, um weiterzuspielen.",
  };
  // The game sets the page's language as soon as it knows its player's.
  if (/^de\b/i.test(navigator.language || "")) document.documentElement.lang = "de";
  gulch.say = (text, ...args) =>
    ((document.documentElement.lang === "de" && german[text]) || text).replace(/\{(\d)\}/g, (_, i) => args[i]);
  for (const line of document.querySelectorAll(".tag, #status, #again")) line.textContent = gulch.say(line.textContent);
  for (const part of document.querySelectorAll("[aria-label]")) part.ariaLabel = gulch.say(part.ariaLabel);
})();
