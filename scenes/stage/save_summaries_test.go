//go:build !js

package stage

import (
	"strings"
	"testing"

	"gulch/scenes/store"
)

// TestSummariesAreCached checks that the summaries of games are computed once, not at every start.
func TestSummariesAreCached(t *testing.T) {
	docs := store.NewMemory(nil)
	h, tables := newTestApp(t, docs)
	if err := h.Start(h.Games[0], threeSeats()); err != nil {
		t.Fatal(err)
	}
	playSome(t, (*tables)[0], 40)
	want := h.Saved()
	again, _ := newTestApp(t, &unreadable{docs, t})
	if got := again.Saved(); len(got) != 1 || got[0].Summary.Moves != want[0].Summary.Moves ||
		got[0].Summary.Turn != want[0].Summary.Turn {
		t.Errorf("after a restart the list is %+v, want %+v", got, want)
	}
}

// unreadable is a store that fails the test when a game is read.
type unreadable struct {
	store.Store
	t *testing.T
}

func (u *unreadable) Read(name string) ([]byte, error) {
	if strings.HasSuffix(name, gameSuffix) {
		u.t.Errorf("%s is read although its summary is stored", name)
	}
	return u.Store.Read(name)
}
