//go:build !js

package stage

import (
	"errors"
	"strings"
	"testing"
	"time"

	"gulch/engine/match"
	"gulch/scenes/person"
	"gulch/scenes/store"
)

// faulty is a store with chosen errors: read and write map names of documents to errors, and list
// is the error of listing all documents.
type faulty struct {
	store.Store
	read, write map[string]error
	list        error
}

func (f *faulty) Read(name string) ([]byte, error) {
	if err := f.read[name]; err != nil {
		return nil, err
	}
	return f.Store.Read(name)
}

func (f *faulty) Write(name string, data []byte) error {
	if err := f.write[name]; err != nil {
		return err
	}
	return f.Store.Write(name, data)
}

func (f *faulty) Delete(name string) error {
	if err := f.write[name]; err != nil {
		return err
	}
	return f.Store.Delete(name)
}

func (f *faulty) List() ([]store.Info, error) {
	if f.list != nil {
		return nil, f.list
	}
	return f.Store.List()
}

// TestUnreadableDocuments checks that players are told which of the app's documents cannot be read,
// and that the app starts nevertheless.
func TestUnreadableDocuments(t *testing.T) {
	for doc, want := range map[string]string{
		settingsDoc: "couldn't read your settings. Bad sector.", tallyDoc: "stats can't be read: Bad sector.",
		personsDoc: "player list can't be read: Bad sector.",
	} {
		docs := &faulty{Store: store.NewMemory(nil), read: map[string]error{doc: errors.New("bad sector")}}
		h, _ := newTestApp(t, docs)
		h.Tally()
		if !showed(h, want) || len(h.toastLog) != 1 {
			t.Errorf("%s cannot be read: the toasts are %q, want one with %q", doc, h.toastLog, want)
		}
		if h.Settings.Speed != Normal || len(h.AllPersons()) > 0 {
			t.Errorf("%s cannot be read: speed %s and persons %v, want the defaults", doc, h.Settings.Speed,
				h.AllPersons())
		}
	}
}

// TestUnwritableDocuments checks that players are told which document cannot be written if it is
// not held in memory either, because another window uses it.
func TestUnwritableDocuments(t *testing.T) {
	docs := &failing{Store: store.NewMemory(nil)}
	h, _ := newTestApp(t, docs)
	docs.broken = store.ErrInUse
	h.SettingsChanged()
	m, err := match.New(h.Games[0], threeSeats(), nil)
	if err != nil {
		t.Fatal(err)
	}
	h.RecordFinished(finished(t, m))
	for _, want := range []string{"settings apply until you leave", "stats can't be saved",
		"player list couldn't be saved"} {
		if !showed(h, want) {
			t.Errorf("the toasts are %q, want one with %q", h.toastLog, want)
		}
	}
}

// TestUnreadableList checks that no game is listed or deleted if the documents cannot be listed.
func TestUnreadableList(t *testing.T) {
	docs := &faulty{Store: store.NewMemory(nil), list: errors.New("bad sector")}
	h, _ := newTestApp(t, docs)
	if err := docs.Store.Write("a"+gameSuffix+removedSuffix, nil); err != nil {
		t.Fatal(err)
	}
	h.DeleteRemoved()
	if games, aside := h.Saved(), h.Damaged(); len(games)+len(aside) > 0 {
		t.Errorf("the games are %v and %v, want none", games, aside)
	}
	if !showed(h, "can't be listed. Bad sector") {
		t.Errorf("the toasts are %q, want that the games cannot be listed", h.toastLog)
	}
	if _, err := docs.Store.Read("a" + gameSuffix + removedSuffix); err != nil {
		t.Errorf("the removed game was deleted although the list failed: %v", err)
	}
}

// TestUnreadableGames checks that games that cannot be read, because the file is missing, damaged
// or of a game that this version lacks, cause errors and open no table.
func TestUnreadableGames(t *testing.T) {
	docs := &faulty{Store: store.NewMemory(nil), read: map[string]error{"bad.gulch": errors.New("bad sector")}}
	h, tables := newTestApp(t, docs)
	h.OpenReplay = func(*match.Replay, string) { t.Error("a replay of an unreadable game is opened") }
	for name, text := range map[string]string{"bad.gulch": startedGame(t, 3), "odd.gulch": "gulch-record 1 {nonsense"} {
		if err := docs.Store.Write(name, []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	for _, doc := range []string{"none.gulch", "bad.gulch", "odd.gulch"} {
		h.Recover(Failure{Doc: doc})
		m, matchErr := h.Match(doc)
		text, exportErr := h.Export(doc)
		for what, err := range map[string]error{
			"Match": matchErr, "Export": exportErr, "Resume": h.Resume(doc), "OpenSavedReplay": h.OpenSavedReplay(doc),
			"ApplyRemedy": h.ApplyRemedy(ResumeEarlier), "StartStationWithReference": h.StartStationWithReference(
				h.TrailProgress().Stations[0], doc),
			"resumeBeside": h.resumeBeside(doc, nil),
		} {
			if err == nil {
				t.Errorf("%s of %s returns no error", what, doc)
			}
		}
		if m != nil || text != "" {
			t.Errorf("%s: a match %v or the text %q is returned beside the error", doc, m, text)
		}
	}
	if len(*tables) > 0 {
		t.Errorf("%d tables were opened, want none", len(*tables))
	}
	if text, err := h.ReadDoc("odd.gulch"); err != nil || text != "gulch-record 1 {nonsense" {
		t.Errorf("ReadDoc returns %q, error %v; want the damaged content", text, err)
	}
	if _, err := h.ReadDoc("none.gulch"); !errors.Is(err, store.ErrMissing) {
		t.Errorf("ReadDoc of a missing document: error %v, want ErrMissing", err)
	}
}

// TestUnreadableFinishedGame checks that finished games whose files have become unreadable since
// they were listed are left out of the tally, the stations and the daily challenge.
func TestUnreadableFinishedGame(t *testing.T) {
	docs := &faulty{Store: store.NewMemory(nil), read: map[string]error{}}
	h, tables := newTestApp(t, docs)
	ada := h.NewPerson("Ada", "")
	h.SetCurrentPerson(ada)
	station := h.TrailProgress().Stations[0]
	today := h.Today()
	starts := []func() error{
		func() error { return h.StartDaily(today) }, func() error { return h.StartStation(station) },
		func() error {
			setup := threeSeats()
			setup.Seats[0] = match.Seat{Name: "Somebody", PersonID: string(person.Nobody)}
			return h.Start(h.Games[0], setup)
		},
	}
	var names []string
	for _, start := range starts {
		if err := start(); err != nil {
			t.Fatal(err)
		}
		m := finished(t, (*tables)[len(*tables)-1])
		names = append(names, h.CurrentDoc())
		h.CloseMatch(m, h.CurrentDoc())
	}
	if len(h.Saved()) != 3 {
		t.Fatalf("%d games are saved, want 3", len(h.Saved()))
	}
	for _, doc := range names {
		docs.read[doc] = errors.New("bad sector")
	}
	if n := len(h.Tally().Games); n > 0 {
		t.Errorf("the tally has %d games, want none: their records cannot be read", n)
	}
	if doc, ok := h.BestStationGame(station); ok {
		t.Errorf("the unreadable game %s is the best at its station", doc)
	}
	if _, ok := h.DailyRecord(today); ok {
		t.Error("the unreadable game is the record of the daily challenge")
	}
	docs.read = nil
	if n := len(h.Tally().Games); n != 2 {
		t.Errorf("the tally has %d games, want those of Ada, not that of nobody", n)
	}
	if _, ok := h.BestStationGame(station); !ok {
		t.Error("the game at the station is not found although it can be read again")
	}
	if _, ok := h.DailyRecord(today); !ok {
		t.Error("the game of the daily challenge is not found although it can be read again")
	}
	if data, err := docs.Store.Read(names[1]); err != nil || docs.Write(names[1], data[:len(data)-9]) != nil {
		t.Fatalf("the record of the station cannot be cut: %v", err)
	}
	if doc, ok := h.BestStationGame(station); ok {
		t.Errorf("the damaged game %s is the best at its station", doc)
	}
	ben := h.NewPerson("Ben", "")
	h.SetCurrentPerson(ben)
	if _, ok := h.DailyRecord(today); ok {
		t.Error("Ada's game of the challenge is Ben's record")
	}
}

// TestDamagedReplay checks that a replay of a damaged record says so, and that damage that cannot
// be repaired does not prevent playing.
func TestDamagedReplay(t *testing.T) {
	docs := &faulty{Store: store.NewMemory(nil)}
	h, tables := newTestApp(t, docs)
	lines := strings.SplitAfter(startedGame(t, 12), "\n")
	lines[8] = strings.Replace(lines[8], "seat", "boat", 1)
	if err := docs.Write("a.gulch", []byte(strings.Join(lines, ""))); err != nil {
		t.Fatal(err)
	}
	if err := h.OpenSavedReplay("a.gulch"); err != nil || !showed(h, "file of this game was damaged") {
		t.Errorf("the toasts are %q, want that the record is damaged; error %v", h.toastLog, err)
	}
	docs.write = map[string]error{"a.gulch": errFullDisk}
	if err := h.Resume("a.gulch"); err != nil {
		t.Fatal(err)
	}
	if !showed(h, "repaired file couldn't be saved (the disk is full)") {
		t.Errorf("the toasts are %q, want that the repaired record could not be written", h.toastLog)
	}
	docs.write = nil
	m := (*tables)[0]
	playSome(t, m, 1)
	if text, err := docs.Store.Read("a.gulch"); err != nil || string(text) != string(m.Text()) {
		t.Errorf("the game is not saved once it can be written; error %v", err)
	}
}

// TestDamagedDocumentsAreSorted checks that damaged documents are listed, the latest first.
func TestDamagedDocumentsAreSorted(t *testing.T) {
	docs := store.NewMemory(nil)
	h, _ := newTestApp(t, docs)
	for _, name := range []string{"b.damaged", "a.damaged", "c.damaged"} {
		if err := docs.Write(name, nil); err != nil {
			t.Fatal(err)
		}
		time.Sleep(time.Millisecond) // the times of the documents must differ
	}
	names := ""
	for _, s := range h.Damaged() {
		names += s.Doc + " "
	}
	if names != "c.damaged a.damaged b.damaged " {
		t.Errorf("the damaged documents are %s, want c, a, b", names)
	}
}
