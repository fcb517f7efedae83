package table

import (
	"testing"

	"gulch/engine"
)

func recapEntry(kind engine.EventKind, seat, other engine.Seat, line string) recapLine {
	return recapLine{entry: entry{line: line, seat: seat, other: other,
		events: []engine.Event{{Kind: kind, Seat: seat, Other: other}}}}
}

// TestRecapGroupsAlikeLines checks that lines about events of one kind and the same seats become
// one line that says how many there are, and that all others stay as they are, in their order.
func TestRecapGroupsAlikeLines(t *testing.T) {
	lines := []recapLine{
		recapEntry(1, 0, 1, "Ada rides."), recapEntry(2, 0, 1, "Ada robs Ben."), recapEntry(1, 0, 1, "Ada rides on."),
		recapEntry(1, 2, 1, "Cy rides."), recapEntry(1, 0, 1, "Ada rides home."),
	}
	got := ""
	for _, l := range groupAlike(lines) {
		got += l.line + "|"
	}
	if want := "Ada robs Ben.|Cy rides.|Ada rides home. And 2 more like it.|"; got != want {
		t.Errorf("groupAlike returns %q, want %q", got, want)
	}
	if n := len(groupAlike(lines[:3])); n != 3 {
		t.Errorf("of 3 lines with 2 alike, %d are left: want all 3, because two of a kind are not grouped", n)
	}
}
