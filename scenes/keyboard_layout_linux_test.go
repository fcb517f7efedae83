package scenes_test

import (
	"testing"

	"gulch/scenes/drive"
	"gulch/scenes/probe"
)

// Keycodes of X for key positions. The constants are named after the keys of a US keyboard.
const (
	codeControl, codeShift, codeAlt = 37, 50, 64
	codeQ, codeSemicolon, codeM     = 24, 47, 58
)

// TestShortcutsFollowKeyboardLayout checks shortcuts on a French keyboard layout. The key that
// types m mutes the sound. The key at the position of M on a US keyboard does not; with Shift it
// types the question mark, which opens the list of shortcuts. Keys with a modifier trigger no
// shortcuts.
func TestShortcutsFollowKeyboardLayout(t *testing.T) {
	drive.SetKey(t, codeSemicolon, 'm', 'M')
	drive.SetKey(t, codeM, ',', '?')
	w := drive.OpenWindow(t, drive.Options{Args: []string{"-mute"}})
	scene := func(name string) probe.Snapshot {
		t.Helper()
		return w.WaitFor("the scene "+name, func(s probe.Snapshot) bool { return s.Scene == name && !s.Busy })
	}
	scene("title")
	w.Move(640, 360)
	w.PressKey(codeM)
	w.PressKey(codeSemicolon, codeControl)
	w.PressKey(codeSemicolon, codeAlt)
	w.PressKey(codeSemicolon)
	w.WaitFor("a word about the sound", func(s probe.Snapshot) bool { return s.Said == "Sound off" })
	w.PressKey(codeM, codeShift)
	if now := scene("keys"); now.Said != "Sound off" {
		t.Errorf("after Shift and the key at M the announcement is %q", now.Said)
	}
	if w.PressKey(codeQ, codeControl); !w.Ended() {
		t.Error("Ctrl+Q does not end the program")
	}
}
