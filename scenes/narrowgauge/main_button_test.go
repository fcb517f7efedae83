package narrowgauge

import (
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// newTestTable returns a table for which no seat is the viewer.
func newTestTable(t testing.TB) *Table {
	t.Helper()
	return New(tabletest.App(t, rules.Game), []match.Seat{{Name: "Ada"}, {Name: "Bo"}})
}

// TestBrassButtonFollowsChoice checks the main (brass) button for laying a card: until a card and
// its space are selected it says what to choose, then it lays the card.
func TestBrassButtonFollowsChoice(t *testing.T) {
	m := awaiting(t, "first_card")
	b := newTestTable(t)
	s := m.State().(*rules.State)
	table.RevealSeats(b, engine.SeatsOf(s.Turn()))
	window, area := tabletest.WideWindow()
	table.ShowPosition(b, s, window, area)
	a := table.NewDecision(b, s, s.Moves(nil))
	var done engine.Move
	a.Do = func(_ string, m engine.Move) { done = m }
	brass := func() (n ui.Node) {
		for _, n = range b.Nodes(a, nil) {
			if n.Primary {
				return n
			}
		}
		t.Fatal("no brass button")
		return n
	}
	if n := brass(); n.ID != table.ChooseID || n.Enabled() {
		t.Errorf("with nothing chosen the brass button is %q, expected a dim %q", n.ID, table.ChooseID)
	}
	var play engine.Move
	for _, x := range a.Legal {
		if x.Kind == rules.KindPlay {
			play = x
		}
	}
	b.aim(play)
	if n := brass(); n.ID != "lay" {
		t.Errorf("with a card and a space chosen the brass button is %q, expected \"lay\"", n.ID)
	} else if n.Press(); done != play {
		t.Errorf("the brass button plays %v, expected the chosen move %v", done, play)
	}
}

// TestControlsDoNotCoverTheMap checks in every class of windows that the round buttons of the map
// are on its frame, do not cover the map and do not overlap.
func TestControlsDoNotCoverTheMap(t *testing.T) {
	for class, board := range boards {
		b := newTestTable(t)
		b.Window.Class = class
		b.at = newLayout(b.Window, board, 0, 5)
		b.map_.fit(b.at.window)
		b.Board.Past.Paid = 1
		a := &table.Decision{}
		var all []geom.Rect
		for _, n := range b.edgeNodes(a, nil) {
			if n.Rect.Meets(b.at.window) || n.Rect.Meets(b.at.terms) || !n.Rect.Within(b.at.sheet) {
				t.Errorf("class %v: control %s at %v covers the map %v or the prices, or is outside the frame", class,
					n.ID, n.Rect, b.at.window)
			}
			for _, r := range all {
				if r.Meets(n.Rect) {
					t.Errorf("class %v: control %s overlaps another one", class, n.ID)
				}
			}
			all = append(all, n.Rect)
		}
		if len(all) != mapDiscs {
			t.Errorf("class %v: %d controls of the map, expected %d", class, len(all), mapDiscs)
		}
	}
}

// TestPreviewCountsHiddenCities checks that the preview of a card that connects a city whose tile
// is face down says the same cash as the rules, with the city's bonus: the bonus does not depend on
// the tile.
func TestPreviewCountsHiddenCities(t *testing.T) {
	b, cities := newTestTable(t), 0
	window, area := tabletest.WideWindow()
	for seed := uint64(1); seed < 4; seed++ {
		state, err := rules.Game.New(2, engine.Options{"face_down_markets": "on"}, seed)
		if err != nil {
			t.Fatal(err)
		}
		s, rng := state.(*rules.State), engine.NewRand(seed)
		for {
			legal, err := engine.PlayForced(s, nil, nil)
			if err != nil {
				t.Fatal(err)
			}
			if len(legal) == 0 {
				break
			}
			for _, m := range legal {
				v := s.Preview(m)
				if !slices.ContainsFunc(v.Hexes, func(g rules.PreviewHex) bool {
					return g.City && g.Bonus > 0 && g.Commodity == rules.NoCommodity
				}) || v.Bonus == v.Penalty {
					continue
				}
				table.RevealSeats(b, engine.SeatsOf(s.Turn()))
				table.ShowPosition(b, s, window, area)
				changes := table.PreviewMoves(b, s, m).Changes
				if !slices.ContainsFunc(changes, func(c table.StatChange) bool {
					return c.Seat == s.Turn() && c.Value == v.Cash && c.Brings-c.Pays == v.Bonus-v.Penalty
				}) {
					t.Errorf("seed %d, %s: the preview is %+v, expected $%d in cash after −$%d and +$%d", seed,
						s.Notation(m), changes, v.Cash, v.Penalty, v.Bonus)
				}
				cities++
				break
			}
			if err := s.Play(s.Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if cities == 0 {
		t.Error("no card connects a city with a hidden tile: the test has checked nothing")
	}
}
