//go:build !js

package stage

import (
	"strings"
	"testing"
	"time"

	"gulch/engine/match"
	"gulch/scenes/person"
	"gulch/scenes/stats"
	"gulch/scenes/store"
)

// before returns the documents of a store that was written before persons had IDs. Ada and Ben have
// played a game; Cleo is only in a setup.
func before(t *testing.T) map[string][]byte {
	t.Helper()
	var tally []byte
	for i, g := range []stats.Game{
		{ID: "1", Game: "boomtown", Seats: []stats.Seat{{Name: "Ada", Rank: 1}, {Name: "Ben", Rank: 2},
			{Name: "Dutch", Level: "easy", Rank: 3}}},
		{ID: "2", Game: "boomtown", Seats: []stats.Seat{{Name: "Ada", Rank: 2},
			{Name: "Dutch", Level: "easy", Rank: 1}}},
		{ID: "3", Game: "boomtown", Aside: true, Seats: []stats.Seat{{Name: "Zoe", Rank: 1},
			{Name: "Dutch", Level: "easy", Rank: 2}}},
	} {
		g.When = time.Date(2026, 5, 1+i, 20, 0, 0, 0, time.UTC)
		line, err := stats.Line(g)
		if err != nil {
			t.Fatal(err)
		}
		tally = append(tally, line...)
	}
	settings := `{"text_size":100,"speed":"normal","confirm":"final","people":[{"name":"Cleo","face":"guest2"},{"name":"Ada","face":"guest3"}]}`
	return map[string][]byte{tallyDoc: tally, settingsDoc: []byte(settings)}
}

// memory returns a store with the given documents.
func memory(t *testing.T, documents map[string][]byte) store.Store {
	t.Helper()
	docs := store.NewMemory(nil)
	for name, text := range documents {
		if err := docs.Write(name, text); err != nil {
			t.Fatal(err)
		}
	}
	return docs
}

// TestPeopleAreTakenOver checks that players from a time when persons had no IDs become persons
// with all of their games, even if a player's name was changed.
func TestPeopleAreTakenOver(t *testing.T) {
	docs := memory(t, before(t))
	h, _ := newTestApp(t, docs)
	names := ""
	for _, p := range h.ActivePersons() {
		names += p.Name + "/" + p.Face + " "
	}
	if names != "Cleo/guest2 Ada/guest3 Ben/ " {
		t.Fatalf("the persons are %q", names)
	}
	ada := h.ActivePersons()[1]
	if me, ok := h.CurrentPerson(); !ok || me.Name != "Cleo" {
		t.Errorf("the current person is %v, want Cleo", me)
	}
	h.StoreFact(ada.ID, "trail", "dry-gulch/1", true)
	ada.Name = "Adele"
	h.SetPerson(ada)

	again, _ := newTestApp(t, docs)
	if p, ok := again.Person(ada.ID); !ok || p.Name != "Adele" {
		t.Fatalf("after a restart the person is %v, want Adele", p)
	}
	if n := len(again.Tally().Find(stats.Query{Who: ada.ID})); n != 2 {
		t.Errorf("Adele has %d games, want the 2 of Ada", n)
	}
	if len(again.Facts(ada.ID, "trail")) != 1 || len(again.ActivePersons()) != 3 {
		t.Error("a fact is lost, or there are not 3 persons")
	}
}

// TestDamagedPersonsAreRestored checks that persons whose lines in the document are damaged are
// restored with their games and their IDs, also if the whole document is lost, and that other
// persons lose nothing.
func TestDamagedPersonsAreRestored(t *testing.T) {
	docs := memory(t, before(t))
	h, _ := newTestApp(t, docs)
	ada, ben := h.ActivePersons()[1], h.ActivePersons()[2]
	h.StoreFact(ben.ID, "trail", "dry-gulch/1", true)
	text, err := docs.Read(personsDoc)
	if err != nil {
		t.Fatal(err)
	}
	for _, doc := range []string{strings.Replace(string(text), `"name":"Ada"`, `"name":"Aba"`, 1), ""} {
		stores := before(t)
		stores[personsDoc] = []byte(doc)
		again, _ := newTestApp(t, memory(t, stores))
		if p, ok := again.Person(ada.ID); !ok || p.Name != "Ada" ||
			len(again.Tally().Find(stats.Query{Who: ada.ID})) != 2 {
			t.Errorf("after damage Ada is %v with %d games, want 2", p,
				len(again.Tally().Find(stats.Query{Who: ada.ID})))
		}
		if n := len(again.Facts(ben.ID, "trail")); doc != "" && n != 1 {
			t.Errorf("damage to Ada's line has lost Ben's fact")
		}
	}
}

// TestNobodyHasNoGames checks that no facts and no games are stored for a seat of person.Nobody.
func TestNobodyHasNoGames(t *testing.T) {
	h, _ := newTestApp(t, store.NewMemory(nil))
	play := func(seed uint64, seats ...match.Seat) {
		setup := match.Setup{Seed: seed, Seats: append(seats, match.Seat{Name: "Dutch", Bot: "easy"},
			match.Seat{Name: "Opal", Bot: "easy"})}
		if err := h.Start(h.Games[0], setup); err != nil {
			t.Fatal(err)
		}
		m, err := match.New(h.Games[0], setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		h.RecordFinished(finished(t, m))
	}
	nobody := match.Seat{Name: "Somebody", PersonID: string(person.Nobody)}
	play(1, nobody)
	if n := len(h.Tally().Games); n != 0 {
		t.Errorf("the tally has %d games after a game of nobody, want 0", n)
	}
	ada := h.NewPerson("Ada", "")
	play(2, nobody, SeatOf(ada))
	if people := h.Tally().People(); len(people) != 1 || people[0] != ada.ID || len(h.ActivePersons()) != 1 {
		t.Errorf("the persons in the tally are %v, want Ada only", people)
	}
}

// TestInvalidFactsAreReported checks that facts that cannot be stored are reported as defects, and
// that no facts are stored for nobody or before the documents can be read.
func TestInvalidFactsAreReported(t *testing.T) {
	docs := late{store.NewMemory(nil), make(chan struct{})}
	h, _ := newTestApp(t, docs)
	var defects []string
	h.WriteDefectReport = func(what string) { defects = append(defects, what) }
	h.StoreFact("a", "trail", "x", 1)
	h.SetPerson(person.Person{ID: "a", Name: "Ada"})
	close(docs.door)
	h.watchStore()
	h.SetPerson(person.Person{ID: person.Nobody, Name: "Nobody"})
	if len(h.AllPersons())+len(h.Facts("a", "trail")) > 0 {
		t.Errorf("the persons are %v and a has the facts %v, want none", h.AllPersons(), h.Facts("a", "trail"))
	}
	h.StoreFact("a", "trail", "x", func() {})
	if len(defects) != 1 || !strings.Contains(defects[0], "x of kind trail cannot be kept") {
		t.Errorf("the defects are %q, want one about x", defects)
	}
}

// TestLongDocumentOfPersonsIsShortened checks that superseded lines are removed from the document
// of persons once they are many.
func TestLongDocumentOfPersonsIsShortened(t *testing.T) {
	docs := store.NewMemory(nil)
	h, _ := newTestApp(t, docs)
	ada := h.NewPerson("Ada", "")
	for i := range slackLines + 10 {
		h.StoreFact(ada.ID, "trail", "x", i)
	}
	before, err := docs.Read(personsDoc)
	if err != nil {
		t.Fatal(err)
	}
	again, _ := newTestApp(t, docs)
	if got := string(again.Facts(ada.ID, "trail")["x"]); got != "209" {
		t.Errorf("the fact is %s, want the last one, 209", got)
	}
	after, err := docs.Read(personsDoc)
	if err != nil || len(after) > len(before)/20 {
		t.Errorf("the document has %d bytes, before %d; want only the current facts; error %v", len(after),
			len(before), err)
	}
}
