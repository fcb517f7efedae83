// The page's own texts in the languages of the game, for the time before the program's translations
// are loaded.
"use strict";

(() => {
  const gulch = globalThis.gulch;

  // The texts by language; {0} and {1} are placeholders. A new language is added to each entry.
  const texts = {
    "Take a seat. The lamp is being lit.": {
      de: "Nimm Platz. Die Lampe wird angezündet.",
      fr: "Prends place. On allume la lampe.",
      es: "Toma asiento. Ya encienden la lámpara.",
    },
    "Try again": {
      de: "Noch einmal versuchen",
      fr: "Réessayer",
      es: "Volver a intentar",
    },
    "Fetching the game …": {
      de: "Das Spiel wird geholt …",
      fr: "Le jeu arrive…",
      es: "Llega el juego…",
    },
    "Fetching the game: {0} of {1} MB": {
      de: "Das Spiel wird geholt: {0} von {1} MB",
      fr: "Le jeu arrive : {0} sur {1} Mo",
      es: "Llega el juego: {0} de {1} MB",
    },
    "Laying the table …": {
      de: "Der Tisch wird gedeckt …",
      fr: "On met la table…",
      es: "Se prepara la mesa…",
    },
    "This browser cannot run WebAssembly, which Gulch is made of.\nPlease use a current Firefox, Chrome, Edge or Safari.": {
      de: "Dieser Browser kann kein WebAssembly, aus dem Gulch gemacht ist.\nBitte nimm einen aktuellen Firefox, Chrome, Edge oder Safari.",
      fr: "Ce navigateur ne connaît pas WebAssembly, dont Gulch est fait.\nPrends un Firefox, Chrome, Edge ou Safari récent.",
      es: "Este navegador no conoce WebAssembly, de lo que está hecho Gulch.\nUsa un Firefox, Chrome, Edge o Safari actual.",
    },
    "This browser cannot unpack the game.\nPlease use a current Firefox, Chrome, Edge or Safari.": {
      de: "Dieser Browser kann das Spiel nicht auspacken.\nBitte nimm einen aktuellen Firefox, Chrome, Edge oder Safari.",
      fr: "Ce navigateur ne sait pas déballer le jeu.\nPrends un Firefox, Chrome, Edge ou Safari récent.",
      es: "Este navegador no puede desempaquetar el juego.\nUsa un Firefox, Chrome, Edge o Safari actual.",
    },
    "This browser shows no WebGL 2 graphics, and Gulch is drawn with it.\nSwitch hardware acceleration on in the browser's settings, or use another browser.": {
      de: "Dieser Browser zeigt keine WebGL-2-Grafik, und Gulch wird damit gezeichnet.\nSchalte in seinen Einstellungen die Hardwarebeschleunigung ein oder nimm einen anderen.",
      fr: "Ce navigateur n’affiche pas WebGL 2, avec quoi Gulch est dessiné.\nActive l’accélération matérielle dans ses réglages, ou prends-en un autre.",
      es: "Este navegador no muestra WebGL 2, con lo que se dibuja Gulch.\nActiva la aceleración por hardware en sus ajustes o usa otro.",
    },
    "There is no network, and the game has not been kept on this device yet.\nConnect once, then it starts without.": {
      de: "Es gibt kein Netz, und das Spiel liegt noch nicht auf diesem Gerät.\nVerbinde dich einmal, dann startet es ohne.",
      fr: "Il n’y a pas de réseau, et le jeu n’est pas encore sur cet appareil.\nConnecte-toi une fois, ensuite il démarre sans.",
      es: "No hay red, y el juego aún no está en este dispositivo.\nConéctate una vez; después arranca sin ella.",
    },
    "The game could not be loaded ({0}).\nLook at your connection and try again.": {
      de: "Das Spiel konnte nicht geladen werden ({0}).\nSieh nach deiner Verbindung und versuch es noch einmal.",
      fr: "Le jeu n’a pas pu être chargé ({0}).\nVérifie ta connexion et réessaie.",
      es: "No se ha podido cargar el juego ({0}).\nRevisa tu conexión y vuelve a intentarlo.",
    },
    "The server has not sent the game.\nLoad the page again.": {
      de: "Der Server hat das Spiel nicht geschickt.\nLade die Seite neu.",
      fr: "Le serveur n’a pas envoyé le jeu.\nRecharge la page.",
      es: "El servidor no ha enviado el juego.\nVuelve a cargar la página.",
    },
    "The server no longer has all files of this page.": {
      de: "Der Server hat nicht mehr alle Dateien dieser Seite.",
      fr: "Le serveur n’a plus tous les fichiers de cette page.",
      es: "El servidor ya no tiene todos los archivos de esta página.",
    },
    "Load again": {
      de: "Neu laden",
      fr: "Recharger",
      es: "Recargar",
    },
    "The game has stopped.\nEverything up to your last move is kept; load it again to go on.": {
      de: "Das Spiel hat angehalten.\nAlles bis zu deinem letzten Zug ist gesichert; lade es neu, um weiterzuspielen.",
      fr: "Le jeu s’est arrêté.\nTout est gardé jusqu’à ton dernier coup ; recharge-le pour continuer.",
      es: "El juego se ha parado.\nTodo está guardado hasta tu última jugada; cárgalo de nuevo para seguir.",
    },
    "Gulch goes on in another tab.\nEverything up to your last move is kept.": {
      de: "Gulch geht in einem anderen Tab weiter.\nAlles bis zu deinem letzten Zug ist gesichert.",
      fr: "Gulch continue dans un autre onglet.\nTout est gardé jusqu’à ton dernier coup.",
      es: "Gulch sigue en otra pestaña.\nTodo está guardado hasta tu última jugada.",
    },
    "Gulch is open in another tab, so nothing is saved in this one.": {
      de: "Gulch ist in einem anderen Tab offen, darum wird in diesem nichts gesichert.",
      fr: "Gulch est ouvert dans un autre onglet, donc rien n’est gardé dans celui-ci.",
      es: "Gulch está abierto en otra pestaña, así que en esta no se guarda nada.",
    },
    "Nothing is saved here: the browser lets nothing be stored.": {
      de: "Hier wird nichts gesichert: Der Browser lässt nichts speichern.",
      fr: "Ici, rien n’est gardé : le navigateur ne laisse rien enregistrer.",
      es: "Aquí no se guarda nada: el navegador no deja guardar.",
    },
    "The picture of the game": {
      de: "Das Bild des Spiels",
      fr: "L’image du jeu",
      es: "La imagen del juego",
    },
    "Text field": {
      de: "Textfeld",
      fr: "Champ de texte",
      es: "Campo de texto",
    },
    "Typing": {
      de: "Schreiben",
      fr: "Saisie",
      es: "Escritura",
    },
    "What can be done now": {
      de: "Was jetzt getan werden kann",
      fr: "Ce qu’on peut faire maintenant",
      es: "Lo que se puede hacer ahora",
    },
    "Loading": {
      de: "Wird geladen",
      fr: "Chargement",
      es: "Cargando",
    },
    "Play here": {
      de: "Hier spielen",
      fr: "Jouer ici",
      es: "Jugar aquí",
    },
    "The game has stopped ({0}).\nLoad it again to go on.": {
      de: "Das Spiel hat angehalten ({0}).\nLade es neu, um weiterzuspielen.",
      fr: "Le jeu s’est arrêté ({0}).\nRecharge-le pour continuer.",
      es: "El juego se ha parado ({0}).\nCárgalo de nuevo para seguir.",
    },
    "Board games of the old West, played at a saloon table.": {
      de: "Brettspiele aus dem Wilden Westen, gespielt an einem Saloontisch.",
      fr: "Des jeux de société du Far West, autour d’une table de saloon.",
      es: "Juegos de mesa del Viejo Oeste, en torno a una mesa de saloon.",
    },
  };

  // The page starts in the language chosen the last time (stored by visit.js), or in the first of
  // the browser's preferred languages that the game has. The game sets the page's language when it
  // knows the player's.
  const languages = ["en", ...Object.keys(JSON.parse(document.getElementById("build").textContent).tongues)];
  const chosen = () => { try { return localStorage.getItem(`gulch ${new URL("./", location.href).pathname} language`); } catch { return null; } };
  const wishes = [chosen(), ...(navigator.languages || []), navigator.language];
  gulch.language = wishes.map((wish) => (wish || "").toLowerCase().split("-")[0]).find((tag) => languages.includes(tag)) || "en";
  document.documentElement.lang = gulch.language;

  gulch.say = (text, ...args) =>
    (texts[text]?.[document.documentElement.lang] || text).replace(/\{(\d)\}/g, (_, i) => args[i]);
  for (const line of document.querySelectorAll(".tag, #status, #again")) line.textContent = gulch.say(line.textContent);
  for (const part of document.querySelectorAll("[aria-label]")) part.ariaLabel = gulch.say(part.ariaLabel);
  const about = document.querySelector("meta[name=description]");
  about.content = gulch.say(about.content);
})();
