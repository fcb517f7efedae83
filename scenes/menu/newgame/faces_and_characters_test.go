package newgame

import (
	"fmt"
	"testing"

	"gulch/render/ui"
	"gulch/scenes/menu/menutest"
)

// TestFacesAndCharacters checks that a face can be made by chance, that Escape closes the dialogs
// of faces and characters without a change, and that the characters fit into a phone's window.
func TestFacesAndCharacters(t *testing.T) {
	h, s := newGameScreen(t, "boomtown", nil)
	before := fmt.Sprint(s.seats)
	menutest.Push(h, pickFace(s, 1))
	menutest.WantScene(t, h, "new-game/cast")
	picker := h.Top().(*characterPicker)
	for _, width := range []int{390, 430} {
		l := ui.NewPhone(width, 844, 1, picker.MinHeight(ui.NewPhone(width, 844, 1, 0, ui.Insets{})), ui.Insets{})
		picker.Build(l)
		if !picker.Box.Within(l.Area()) {
			t.Errorf("in a window %d wide the dialog %v leaves the area %v", width, picker.Box, l.Area())
		}
	}
	menutest.Update(h, ui.Input{Back: true})
	menutest.WantScene(t, h, "new-game")
	menutest.Push(h, newAvatarEditor(s, 0))
	editor := h.Top().(*avatarEditor)
	codes := map[string]bool{editor.code: true}
	for range 5 {
		menutest.Press(t, h, "roll")
		codes[editor.code] = true
	}
	if len(codes) < 3 {
		t.Errorf("Somebody else gives the faces %v, want different ones", codes)
	}
	menutest.Update(h, ui.Input{Back: true})
	menutest.WantScene(t, h, "new-game")
	if after := fmt.Sprint(s.seats); after != before {
		t.Errorf("after Escape the seats are %s, want %s", after, before)
	}
	s.seats[0].Face = "icon of an old version"
	if editor := newAvatarEditor(s, 0); editor.code == s.seats[0].Face {
		t.Error("the editor begins with a face that cannot be drawn")
	}
}
