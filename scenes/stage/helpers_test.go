package stage

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/games"
	"gulch/engine/match"
	"gulch/scenes/store"
)

// newTestApp returns an app with the given store, and a pointer to the list of the matches whose
// tables the app has opened so far.
func newTestApp(tb testing.TB, docs store.Store) (*App, *[]*match.Match) {
	tb.Helper()
	d, err := NewSceneStack()
	if err != nil {
		tb.Fatal(err)
	}
	h := NewApp(d, games.All(), docs)
	var tables []*match.Match
	h.OpenTable = func(m *match.Match, _ string) { tables = append(tables, m) }
	h.OpenReplay = func(*match.Replay, string) {}
	return h, &tables
}

func threeSeats() match.Setup {
	return match.Setup{Seats: []match.Seat{{Name: "Ada"}, {Name: "Bo", Bot: "easy"}, {Name: "Cy", Bot: "easy"}},
		Seed: 7}
}

// playSome makes n random moves in a match, or fewer if the game ends before.
func playSome(tb testing.TB, m *match.Match, n int) {
	tb.Helper()
	c := engine.NewChance(5, 5)
	for ; n > 0 && !m.Over(); n-- {
		if _, err := m.Play(m.Legal()[c.Below(len(m.Legal()))]); err != nil {
			tb.Fatal(err)
		}
	}
}

// showed reports whether the app has shown a toast that contains part.
func showed(h *App, part string) bool {
	return slices.ContainsFunc(h.toastLog, func(s string) bool { return strings.Contains(s, part) })
}

var errFullDisk = errors.New("the disk is full")

// failing is a store whose writes return the error broken, unless broken is nil.
type failing struct {
	store.Store
	broken error
}

func (f *failing) Append(name string, data []byte) error {
	if f.broken != nil {
		return f.broken
	}
	return f.Store.Append(name, data)
}

func (f *failing) Extend(name string, data []byte) error {
	if f.broken != nil {
		return f.broken
	}
	return f.Store.Extend(name, data)
}

func (f *failing) Write(name string, data []byte) error {
	if f.broken != nil {
		return f.broken
	}
	return f.Store.Write(name, data)
}

func (f *failing) SetAside(name string) (string, error) {
	if f.broken != nil {
		return "", f.broken
	}
	return f.Store.SetAside(name)
}
