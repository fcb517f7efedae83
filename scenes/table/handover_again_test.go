package table

import (
	"strings"
	"testing"

	"gulch/scenes/stage"
)

// TestNobodyPassesToHimself checks that a person who has just decided in front of everybody is not
// asked to pass the device to himself, while any other next person gets it passed.
func TestNobodyPassesToHimself(t *testing.T) {
	tb := newPacedTable(t, stage.Normal)
	for i := range tb.session.Seats {
		tb.session.Seats[i].Bot = ""
	}
	next := tb.session.Seats[tb.session.Match.Turn()].Name
	if head, _ := tb.passTexts(); head != next+" is next" {
		t.Errorf("the heading is %q, want that %s is next", head, next)
	}
	h := &handover{table: tb, seat: tb.session.Match.Turn()}
	if got := h.PageTitle(); !strings.HasPrefix(got, "Pass the device") {
		t.Errorf("the title is %q, want that the device is passed", got)
	}
	if h.again = true; strings.HasPrefix(h.PageTitle(), "Pass") {
		t.Errorf("the title is %q for a person who has the device", h.PageTitle())
	}
	tb.session.Open()
	if head, prompt := tb.passTexts(); head != next+" goes on" || strings.Contains(prompt, "pass the device") {
		t.Errorf("the texts are %q and %q, want that %s goes on", head, prompt, next)
	}
}
