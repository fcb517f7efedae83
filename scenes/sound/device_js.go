//go:build js && !ebitenginevmguest

package sound

import "syscall/js"

// hasDevice reports whether the browser has an audio context; whether anything is connected, it does not tell.
func hasDevice() bool {
	return js.Global().Get("AudioContext").Truthy() || js.Global().Get("webkitAudioContext").Truthy()
}

// answering reports whether an audio context of the wanted kind can be made. The audio library would end the app if not.
func answering() (ok bool) {
	defer func() { ok = recover() == nil }()
	class := js.Global().Get("AudioContext")
	if !class.Truthy() {
		class = js.Global().Get("webkitAudioContext")
	}
	class.New(map[string]any{"sampleRate": rate}).Call("close")
	return true
}
