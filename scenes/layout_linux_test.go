package scenes_test

import (
	"testing"

	"gulch/scenes/drive"
	"gulch/scenes/probe"
)

// X keycodes of a keyboard by position: the names are those of a US keyboard.
const (
	codeControl, codeShift, codeAlt = 37, 50, 64
	codeQ, codeSemicolon, codeM     = 24, 47, 58
)

// On a French keyboard the key that types m mutes. The comma, which lies where M is on a US
// keyboard, does not, and with Shift it types the question mark that opens the sheet of keys. Keys
// with a modifier do nothing of the game's.
func TestLettersGoByTheLayoutOfTheSystem(t *testing.T) {
	drive.SetKey(t, codeSemicolon, 'm', 'M')
	drive.SetKey(t, codeM, ',', '?')
	w := drive.Open(t, drive.Options{Args: []string{"-mute"}})
	scene := func(name string) probe.Snapshot {
		t.Helper()
		return w.WaitFor("the scene "+name, func(s probe.Snapshot) bool { return s.Scene == name && !s.Busy })
	}
	scene("title")
	w.Move(640, 360)
	w.Strike(codeM)
	w.Strike(codeSemicolon, codeControl)
	w.Strike(codeSemicolon, codeAlt)
	w.Strike(codeSemicolon)
	w.WaitFor("a word about the sound", func(s probe.Snapshot) bool { return s.Said == "Sound off" })
	w.Strike(codeM, codeShift)
	if now := scene("keys"); now.Said != "Sound off" {
		t.Errorf("the question mark says %q", now.Said)
	}
	if w.Strike(codeQ, codeControl); !w.Ended() {
		t.Error("Ctrl+Q does not end the program")
	}
}
