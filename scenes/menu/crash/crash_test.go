package crash

import (
	"strings"
	"testing"

	"gulch/engine/match"
	"gulch/render/ui"
	"gulch/scenes/menu/menutest"
	"gulch/scenes/menu/share"
	"gulch/scenes/stage"
)

// TestCrashPageActions checks the actions of the crash page: the note has the report and the game,
// the game file can be saved, and Escape and the button lead to the title screen.
func TestCrashPageActions(t *testing.T) {
	h := menutest.StartedGames(t, 1)
	doc := h.CurrentDoc()
	opened := 0
	h.OpenTable = func(*match.Match, string) { opened++ }
	failure := stage.Failure{Doc: doc}
	h.Recover(failure)
	menutest.Push(h, New(h, Params{Reason: "It fell", Report: "the report", Failure: failure, EmptyStack: true}))
	if menutest.Press(t, h, "go-on"); opened != 1 || h.Top().Name() != "crashed" {
		t.Errorf("Go on opens %d tables above %s, want one", opened, h.Top().Name())
	}
	menutest.Press(t, h, "copy")
	if got := h.Top().(*share.Dialog).Shared.Text; !strings.HasPrefix(got, "the report\n\ngulch:") {
		t.Errorf("the note is %.40q, want the report and the game", got)
	}
	h.Pop()
	menutest.Update(h, ui.Input{Back: true})
	menutest.WantScene(t, h, "title")
	if !h.UserChose() {
		t.Error("after leaving the page the crash counts as unhandled")
	}
	menutest.Push(h, New(h, Params{Failure: failure.WithTried(stage.ResumeGame)}))
	menutest.Press(t, h, "file")
	if got := h.Top().(*share.Dialog).Shared.File; got != doc {
		t.Errorf("the game is saved as %q, want %q", got, doc)
	}
	h.Pop()
	menutest.Push(h, New(h, Params{Report: "the report"}))
	if ids := strings.Join(menutest.Enabled(h), " "); ids != "copy title" {
		t.Errorf("after a crash without a game the buttons are %s, want copy and title", ids)
	}
	menutest.Press(t, h, "copy")
	if got := h.Top().(*share.Dialog).Shared.Text; got != "the report" {
		t.Errorf("the note without a game is %q, want the report", got)
	}
}
