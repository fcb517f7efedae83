//go:build !js

package sound

import "testing"

// TestSpeakerUsesTheAudioContext checks that the device opens lines on Ebitengine's audio context,
// opens that context only once, and is not ready until the app runs.
func TestSpeakerUsesTheAudioContext(t *testing.T) {
	d := openDevice()
	again := openDevice()
	if d == nil || d != again {
		t.Fatalf("openDevice returns %v, and %v when it is called again; expected the same device", d, again)
	}
	if d.ready() {
		t.Error("the device is ready before the app runs; expected it to become ready with the first update")
	}
	l, err := d.line(&voice{}, voiceAhead)
	if err != nil {
		t.Fatal(err)
	}
	if l.IsPlaying() {
		t.Error("a new line plays; expected it to be silent until Play is called")
	}
	l.SetVolume(0.5)
	if err := l.Rewind(); err != nil {
		t.Errorf("rewinding a new line: %v", err)
	}
	if got := d.(speaker).context.SampleRate(); got != rate {
		t.Errorf("the audio context has %d samples per second, expected %d", got, rate)
	}
}
