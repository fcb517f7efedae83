package scenes

import "syscall/js"

// systemLanguage returns the language tag of the page, which was chosen in the app before or by the
// browser. It returns "" if it is unknown.
func systemLanguage() string {
	v := js.Global().Get("gulch").Get("language")
	if v.Type() != js.TypeString {
		return ""
	}
	return v.String()
}

// prefersReducedMotion reports whether the browser's user prefers reduced motion.
func prefersReducedMotion() bool {
	match := js.Global().Get("matchMedia")
	return match.Type() == js.TypeFunction && match.Invoke("(prefers-reduced-motion: reduce)").Get("matches").Truthy()
}
