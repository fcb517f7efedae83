// A script that Ebitengine's library for text fields would evaluate at its start, which the page's
// content security policy forbids. It is copied here literally (a test compares both), and the
// library's evaluation is skipped.
"use strict";

{
  const evaluate = globalThis.eval;
  globalThis.eval = (source) => {
    if (!String(source).includes("_ebitengine_textinput_ready")) return evaluate(source);
    globalThis.eval = evaluate;
    return undefined;
  };
}

(() => {
// Process the textarea element under user-interaction events.
// This is due to an iOS Safari restriction (#2898).
let handler = (e) => {
	if (window._ebitengine_textinput_x === undefined || window._ebitengine_textinput_y === undefined) {
		return;
	}
	let textarea = document.getElementById("ebitengine-textinput");
	textarea.value = '';
	textarea.focus();
	textarea.style.left = _ebitengine_textinput_x + 'px';
	textarea.style.top = _ebitengine_textinput_y + 'px';
	window._ebitengine_textinput_x = undefined;
	window._ebitengine_textinput_y = undefined;
	window._ebitengine_textinput_ready = true;
};

let body = window.document.body;
body.addEventListener("mouseup", handler);
body.addEventListener("touchend", handler);
body.addEventListener("keyup", handler);
})();
