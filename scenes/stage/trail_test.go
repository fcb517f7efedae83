//go:build !js

package stage

import (
	"testing"

	"gulch/engine/match"
	"gulch/engine/trail"
	"gulch/scenes/stats"
	"gulch/scenes/store"
)

// One's own best game at a station is found again and can run along: the one with most stars, then with most points. That holds at a
// station that begins in the course of a game, too. What is looked at beforehand is kept nowhere, and makes nobody known.
func TestOwnGameRunsAlongAtStation(t *testing.T) {
	stations, err := trail.Stations()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range []trail.Station{stations[0], stations[5]} {
		h, tables := newTestApp(t, store.NewMemory(nil))
		if m, err := h.StationPreview(s); err != nil || m.Over() || len(h.Saved()) > 0 || len(h.Persons()) > 0 {
			t.Fatalf("station %d: looked at beforehand, %d games and %d persons are there: %v", s.Number, len(h.Saved()), len(h.Persons()), err)
		}
		if doc, ok := h.StationTry(s); ok {
			t.Errorf("station %d was never played, and %q is a game there", s.Number, doc)
		}
		docs := map[string]*match.Match{}
		for other := range 3 {
			if err := h.StartStation(s); err != nil {
				t.Fatal(err)
			}
			m := ended(t, (*tables)[len(*tables)-1], len(s.Start)+6*other)
			h.Finished(m)
			docs[h.Playing()] = m
		}
		doc, ok := h.StationTry(s)
		if !ok {
			t.Fatalf("station %d: none of three games is found", s.Number)
		}
		better := func(a, b *match.Match) bool {
			if x, y := s.Earned(a), s.Earned(b); x != y {
				return x > y
			}
			return a.Scores()[s.Seat] > b.Scores()[s.Seat]
		}
		for _, m := range docs {
			if better(m, docs[doc]) {
				t.Errorf("station %d: a better one of three games is not taken", s.Number)
			}
		}
		if err := h.StartStationBeside(s, doc); err != nil {
			t.Fatal(err)
		}
		his, ok := h.Ghost(h.Playing())
		if !ok || string(his.Text()) != string(docs[doc].Text()) {
			t.Errorf("station %d: no record runs along, or another one", s.Number)
		}
		if of, ok := trail.Of((*tables)[len(*tables)-1]); !ok || of.Number != s.Number {
			t.Errorf("station %d: beside a record it is no game of the station", s.Number)
		}
		if err := h.StartBeside(docs[doc], nil); (err == nil) != (len(s.Start) == 0) {
			t.Errorf("station %d: dealt from its very beginning beside the record: %v", s.Number, err)
		}
	}
}

// Two who make the same moves at a station have a game each, which runs along beside their own.
func TestSameMovesAtStationAreOnesOwn(t *testing.T) {
	stations, err := trail.Stations()
	if err != nil {
		t.Fatal(err)
	}
	h, tables := newTestApp(t, store.NewMemory(nil))
	ids, docs := map[string]bool{}, map[string]string{}
	for _, name := range []string{"Ada", "Ben"} {
		h.SitDown(h.NewPerson(name, ""))
		if err := h.StartStation(stations[0]); err != nil {
			t.Fatal(err)
		}
		m := ended(t, (*tables)[len(*tables)-1], -1)
		h.Finished(m)
		ids[stats.ID(m.Record())], docs[name] = true, h.Playing()
	}
	if len(ids) != 1 {
		t.Fatal("they did not make the same moves")
	}
	for _, p := range h.Persons() {
		h.SitDown(p)
		if doc, ok := h.StationTry(stations[0]); !ok || doc != docs[p.Name] {
			t.Errorf("the game of %s is %q, want %q", p.Name, doc, docs[p.Name])
		}
	}
}

// Whoever has a star goes on to the next open station beyond, then to those that were left out.
func TestAfterAStation(t *testing.T) {
	stations, err := trail.Stations()
	if err != nil {
		t.Fatal(err)
	}
	j := Journey{Stations: stations, Visits: visited(2)}
	if n := j.After(2); n != 3 {
		t.Errorf("after station 2 comes %d", n)
	}
	j.Visits = visited(2, 3, 4)
	if n := j.After(4); n != 5 {
		t.Errorf("after station 4 comes %d", n)
	}
	j.Visits = visited(40)
	if n := j.After(40); n != 1 {
		t.Errorf("after the last station comes %d, not the one that was left out", n)
	}
}

// visited is a star at each of some stations.
func visited(numbers ...int) map[int]stats.Visit {
	out := map[int]stats.Visit{}
	for _, n := range numbers {
		out[n] = stats.Visit{Stars: 1}
	}
	return out
}

// What is played on from a later position of a station's game is no try there: neither one that goes on nor, at its end, one that counts.
func TestWhatIsPlayedOnIsNoTry(t *testing.T) {
	stations, err := trail.Stations()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range []trail.Station{stations[0], stations[5]} {
		h, tables := newTestApp(t, store.NewMemory(nil))
		if err := h.StartStation(s); err != nil {
			t.Fatal(err)
		}
		doc := h.Playing()
		playSome(t, (*tables)[0], 2)
		r, err := (*tables)[0].Replay()
		if err != nil {
			t.Fatal(err)
		}
		if err := h.Branch(r, r.Len()); err != nil {
			t.Fatal(err)
		}
		if running, ok := h.StationRunning(s); !ok || running.Doc != doc {
			t.Errorf("station %d: it goes on in %q, %v, and not in %q", s.Number, running.Doc, ok, doc)
		}
		h.Finished(finished(t, (*tables)[1]))
		if v := h.Journey().Visits[s.Number]; v.Times != 0 {
			t.Errorf("station %d: %d tries are counted", s.Number, v.Times)
		}
	}
}
