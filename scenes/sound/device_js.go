package sound

import "syscall/js"

// hasDevice reports whether the browser supports audio. Browsers do not tell whether a speaker is
// connected.
func hasDevice() bool {
	return js.Global().Get("AudioContext").Truthy() || js.Global().Get("webkitAudioContext").Truthy()
}

// answering reports whether an audio context with the required sample rate can be created. It is
// checked first because otherwise the audio library would end the app.
func answering() (ok bool) {
	defer func() { ok = recover() == nil }()
	class := js.Global().Get("AudioContext")
	if !class.Truthy() {
		class = js.Global().Get("webkitAudioContext")
	}
	class.New(map[string]any{"sampleRate": rate}).Call("close")
	return true
}
