package gametest

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/scenario"
)

// RefusedDocuments checks that Load accepts the position valid, and that it refuses the position
// changed by each of the merge patches (see scenario.Merge). The key of a patch is a text that the
// error must contain.
func RefusedDocuments(t *testing.T, game engine.Game, valid []byte, patches map[string]string) {
	t.Helper()
	if _, err := game.Load(valid); err != nil {
		t.Fatalf("Load refuses the valid position: %v", err)
	}
	for _, want := range slices.Sorted(maps.Keys(patches)) {
		t.Run(want, func(t *testing.T) {
			text, err := scenario.Merge(valid, []byte(patches[want]))
			if err != nil {
				t.Fatal(err)
			}
			if _, err := game.Load(text); err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("Load returns %v, want an error that contains %q", err, want)
			}
		})
	}
}

// RefusedNotation checks that Parse refuses texts that are no notation of a move. wrong maps each
// text to a text that the error must contain.
func RefusedNotation(t *testing.T, s engine.State, wrong map[string]string) {
	t.Helper()
	for _, text := range slices.Sorted(maps.Keys(wrong)) {
		if m, err := s.Parse(text); err == nil || !strings.Contains(err.Error(), wrong[text]) {
			t.Errorf("Parse(%q) returns %+v, %v, want an error that contains %q", text, m, err, wrong[text])
		}
	}
}

// RefusedEvents checks that the auditor of a game refuses each of the lists of events, which follow
// the position start, and only because of the last event. The key of a list is a text that the
// error must contain.
func RefusedEvents(t *testing.T, game engine.Game, start engine.State, lists map[string][]engine.Event) {
	t.Helper()
	for _, want := range slices.Sorted(maps.Keys(lists)) {
		t.Run(want, func(t *testing.T) {
			before, all := game.(engine.Audited).Audit(start), game.(engine.Audited).Audit(start)
			for i, e := range lists[want] {
				if i < len(lists[want])-1 {
					before.Event(e)
				}
				all.Event(e)
			}
			if err := before.Moved(start); err != nil && strings.Contains(err.Error(), want) {
				t.Errorf("the auditor refuses the events before the last one: %v", err)
			}
			if err := all.Moved(start); err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("the auditor returns %v, want an error that contains %q", err, want)
			}
		})
	}
}
