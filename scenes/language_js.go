package scenes

import "syscall/js"

// systemLanguage returns the tag of the language in which the page began: the one that was chosen here, or the browser's; "" if it
// does not say.
func systemLanguage() string {
	v := js.Global().Get("gulch").Get("language")
	if v.Type() != js.TypeString {
		return ""
	}
	return v.String()
}

// systemCalm reports whether the browser was told that its user wants little motion.
func systemCalm() bool {
	match := js.Global().Get("matchMedia")
	return match.Type() == js.TypeFunction && match.Invoke("(prefers-reduced-motion: reduce)").Get("matches").Truthy()
}
