package scenes

import (
	"strings"
	"syscall/js"
)

// systemLanguage returns the tag of the browser's language, "" if it does not say.
func systemLanguage() string {
	v := js.Global().Get("navigator").Get("language")
	if v.Type() != js.TypeString {
		return ""
	}
	tag, _, _ := strings.Cut(v.String(), "-")
	return strings.ToLower(tag)
}

// systemCalm reports whether the browser was told that its user wants little motion.
func systemCalm() bool {
	match := js.Global().Get("matchMedia")
	return match.Type() == js.TypeFunction && match.Invoke("(prefers-reduced-motion: reduce)").Get("matches").Truthy()
}
