//go:build !js

package stage

import (
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/engine/trail"
	"gulch/scenes/stats"
	"gulch/scenes/store"
)

// TestBestGameAtStation checks that the best saved game at a station is found, by stars and then by
// points. It checks that this game can be the reference of a new game, also at a station that
// begins in the middle of a game, and that a preview stores nothing.
func TestBestGameAtStation(t *testing.T) {
	stations, err := trail.Stations()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range []trail.Station{stations[0], stations[5]} {
		h, tables := newTestApp(t, store.NewMemory(nil))
		if m, err := h.StationPreview(s); err != nil || m.Over() || len(h.Saved()) > 0 || len(h.ActivePersons()) > 0 {
			t.Fatalf("station %d: after a preview there are %d games and %d persons, want none; error %v", s.Number,
				len(h.Saved()), len(h.ActivePersons()), err)
		}
		if doc, ok := h.BestStationGame(s); ok {
			t.Errorf("station %d was never played, but StationTry returns %q", s.Number, doc)
		}
		docs := map[string]*match.Match{}
		for other := range 3 {
			if err := h.StartStation(s); err != nil {
				t.Fatal(err)
			}
			m := playToEnd(t, (*tables)[len(*tables)-1], len(s.Start)+6*other)
			h.RecordFinished(m)
			docs[h.CurrentDoc()] = m
		}
		if n := h.TrailProgress().StationsDone(); n > 1 {
			t.Errorf("station %d: %d stations have a star, want at most this one", s.Number, n)
		}
		doc, ok := h.BestStationGame(s)
		if !ok {
			t.Fatalf("station %d: StationTry finds none of three games", s.Number)
		}
		better := func(a, b *match.Match) bool {
			if x, y := s.Earned(a), s.Earned(b); x != y {
				return x > y
			}
			return a.Scores()[s.Seat] > b.Scores()[s.Seat]
		}
		for _, m := range docs {
			if better(m, docs[doc]) {
				t.Errorf("station %d: StationTry does not return the best of three games", s.Number)
			}
		}
		if err := h.StartStationWithReference(stations[1], doc); err == nil {
			t.Errorf("station %d: its game becomes the reference of another station", s.Number)
		}
		if err := h.StartStationWithReference(s, doc); err != nil {
			t.Fatal(err)
		}
		his, ok := h.Reference(h.CurrentDoc())
		if !ok || string(his.Text()) != string(docs[doc].Text()) {
			t.Errorf("station %d: the game has no reference, or another one", s.Number)
		}
		if of, ok := trail.StationOf((*tables)[len(*tables)-1]); !ok || of.Number != s.Number {
			t.Errorf("station %d: a game with a reference does not count as a game of the station", s.Number)
		}
		if err := h.StartWithReference(docs[doc], nil); (err == nil) != (len(s.Start) == 0) {
			t.Errorf("station %d: starting the whole game with a reference: error %v", s.Number, err)
		}
	}
}

// TestSameMovesAtStation checks that two persons who make the same moves at a station each have an
// own game in the tally.
func TestSameMovesAtStation(t *testing.T) {
	stations, err := trail.Stations()
	if err != nil {
		t.Fatal(err)
	}
	h, tables := newTestApp(t, store.NewMemory(nil))
	ids, docs := map[string]bool{}, map[string]string{}
	for _, name := range []string{"Ada", "Ben"} {
		h.SetCurrentPerson(h.NewPerson(name, ""))
		if err := h.StartStation(stations[0]); err != nil {
			t.Fatal(err)
		}
		m := playToEnd(t, (*tables)[len(*tables)-1], -1)
		h.RecordFinished(m)
		ids[stats.ID(m.Record())], docs[name] = true, h.CurrentDoc()
	}
	if len(ids) != 1 {
		t.Fatal("the two games have different moves: the test checks nothing")
	}
	for _, p := range h.ActivePersons() {
		h.SetCurrentPerson(p)
		if doc, ok := h.BestStationGame(stations[0]); !ok || doc != docs[p.Name] {
			t.Errorf("BestStationGame for %s returns %q, want %q", p.Name, doc, docs[p.Name])
		}
	}
}

// TestAfterAStation checks that the next station after a given one is the first open station
// without a star beyond it, or else one that was skipped earlier.
func TestAfterAStation(t *testing.T) {
	stations, err := trail.Stations()
	if err != nil {
		t.Fatal(err)
	}
	j := TrailProgress{Stations: stations, Visits: visited(2)}
	if n := j.NextAfter(2); n != 3 {
		t.Errorf("After(2) is %d, want 3", n)
	}
	j.Visits = visited(2, 3, 4)
	if n := j.NextAfter(4); n != 5 {
		t.Errorf("After(4) is %d, want 5", n)
	}
	if n := j.StationsDone(); n != 3 {
		t.Errorf("%d stations are done, want 3", n)
	}
	j.Visits = visited(40)
	if n := j.NextAfter(40); n != 1 {
		t.Errorf("After(40) is %d, want the skipped station 1", n)
	}
}

// visited returns visits with one star at the given stations.
func visited(numbers ...int) map[int]stats.Visit {
	out := map[int]stats.Visit{}
	for _, n := range numbers {
		out[n] = stats.Visit{Stars: 1}
	}
	return out
}

// TestBranchIsNoTry checks that a game that was branched from a station's game does not count as a
// try at the station.
func TestBranchIsNoTry(t *testing.T) {
	stations, err := trail.Stations()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range []trail.Station{stations[0], stations[5]} {
		h, tables := newTestApp(t, store.NewMemory(nil))
		if err := h.StartStation(s); err != nil {
			t.Fatal(err)
		}
		doc := h.CurrentDoc()
		playSome(t, (*tables)[0], 2)
		r, err := (*tables)[0].Replay()
		if err != nil {
			t.Fatal(err)
		}
		if err := h.Branch(r, r.Len()); err != nil {
			t.Fatal(err)
		}
		if running, ok := h.StationRunning(s); !ok || running.Doc != doc {
			t.Errorf("station %d: StationRunning returns %q (found: %v), want %q", s.Number, running.Doc, ok, doc)
		}
		h.RecordFinished(finished(t, (*tables)[1]))
		if v := h.TrailProgress().Visits[s.Number]; v.Times != 0 {
			t.Errorf("station %d: %d tries are counted, want 0", s.Number, v.Times)
		}
	}
}

// TestStationOfMissingGame checks that a station of a game that this app lacks is left out of the
// Trail, and cannot be started.
func TestStationOfMissingGame(t *testing.T) {
	h, tables := newTestApp(t, store.NewMemory(nil))
	s := h.TrailProgress().Stations[0]
	all := len(h.TrailProgress().Stations)
	h.Games = slices.DeleteFunc(h.Games, func(g engine.Game) bool { return g.Info().ID == s.Game })
	if err := h.StartStation(s); err == nil || len(*tables) > 0 {
		t.Errorf("StartStation: error %v, %d tables; want an error and none", err, len(*tables))
	}
	left := h.TrailProgress().Stations
	if len(left) == 0 || len(left) == all ||
		slices.ContainsFunc(left, func(x trail.Station) bool { return x.Game == s.Game }) {
		t.Errorf("%d of %d stations are left, want those of other games", len(left), all)
	}
}
