package menu

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"gulch/engine/match"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
	"gulch/scenes/menu/menutest"
	"gulch/scenes/stage"
	"gulch/scenes/stats"
)

// exported returns an app with a person called Ada who has finished a game, and the text in which
// all of its persons are handed on.
func exported(t *testing.T) (h *stage.App, text string) {
	t.Helper()
	h = menutest.NewApp(t)
	ada := h.NewPerson("Ada", "guest3")
	h.NewPerson("Cleo", "guest4")
	h.Tally().Add(stats.Game{ID: "1", Game: "boomtown", When: h.Now(),
		Seats: []stats.Seat{{Name: "Ada", Who: ada.ID, Rank: 1}, {Name: "Dutch", Level: "easy", Rank: 2}}})
	text, err := h.ExportPeople()
	if err != nil {
		t.Fatal(err)
	}
	return h, text
}

// TestTwinsAreAskedAbout checks that the player is asked whether an imported person and a known one
// of the same name are the same, and that the answer decides how many persons there are.
func TestTwinsAreAskedAbout(t *testing.T) {
	_, text := exported(t)
	for answer, want := range map[string]int{"same": 2, "two": 3} {
		h := menutest.NewApp(t)
		h.NewPerson("Ada", "guest1")
		menutest.Push(h, People(h))
		s := h.Top().(*peopleDialog)
		s.importer.add(pasted(text, nil), nil)
		menutest.RunImport(t, h, &s.importer)
		menutest.WantScene(t, h, "twins")
		menutest.WantTexts(t, h, "The same Ada?", "Ada comes from the other device")
		menutest.Press(t, h, answer)
		menutest.RunImport(t, h, &s.importer)
		menutest.WantScene(t, h, "people")
		if n := len(h.AllPersons()); n != want || len(h.Tally().Games) != 1 {
			t.Errorf("answer %s: %d persons and %d games, want %d and 1", answer, n, len(h.Tally().Games), want)
		}
	}
}

// TestImportSummary checks that the summary of an import counts lines that could not be taken in.
func TestImportSummary(t *testing.T) {
	_, text := exported(t)
	h := menutest.NewApp(t)
	a, err := h.ParsePeople(text)
	if err != nil {
		t.Fatal(err)
	}
	a.Damaged, a.Newer, a.Missing = 2, 1, 3
	got := importPeople(h, a, nil)
	for _, want := range []string{"2 new players and 1 new game", "2 lines couldn't be read",
		"1 line from a newer version of Gulch was skipped", "3 lines were missing at the end"} {
		if !strings.Contains(got, want) {
			t.Errorf("the summary %q lacks %q", got, want)
		}
	}
}

// TestImportShowsInStatistics checks that the statistics below an import show the imported games.
func TestImportShowsInStatistics(t *testing.T) {
	_, text := exported(t)
	h := menutest.NewApp(t)
	menutest.Push(h, Statistics(h))
	if n := len(menutest.Build(h).(*statistics).people); n != 0 {
		t.Fatalf("before the import the statistics show %d persons with games", n)
	}
	x := &importer{app: h}
	x.add(pasted(text, nil), nil)
	menutest.RunImport(t, h, x)
	if n := len(menutest.Build(h).(*statistics).people); n != 1 {
		t.Errorf("the statistics show %d persons with games, want Ada", n)
	}
}

// TestCutTextOfPeople checks that the player is asked before the rest of a text of persons is
// imported whose end is missing.
func TestCutTextOfPeople(t *testing.T) {
	_, text := exported(t)
	lines := strings.SplitAfter(strings.TrimSpace(text), "\n")
	cut := strings.Join(lines[:len(lines)-1], "")
	for answer, want := range map[string]int{"yes": 1, "no": 0} {
		h := menutest.NewApp(t)
		menutest.Push(h, People(h))
		s := h.Top().(*peopleDialog)
		s.importer.add(pasted(cut, nil), nil)
		menutest.RunImport(t, h, &s.importer)
		menutest.WantScene(t, h, "confirm")
		menutest.WantTexts(t, h, "The end of this text is missing: 1 line.")
		menutest.Press(t, h, answer)
		menutest.RunImport(t, h, &s.importer)
		if n := len(h.AllPersons()); (n > 0) != (want > 0) {
			t.Errorf("answer %s: %d persons were imported", answer, n)
		}
	}
}

// TestSharePeople checks that the text of all persons can be shared, and that without persons there
// is nothing to share.
func TestSharePeople(t *testing.T) {
	h, text := exported(t)
	menutest.Push(h, People(h))
	menutest.Press(t, h, "people/share")
	menutest.WantScene(t, h, "share")
	if s := h.Top().(*shareDialog).show; s.Text != text || s.File != "gulch people.txt" {
		t.Errorf("%.40q is shared as %s, want the exported persons", s.Text, s.File)
	}
	nobody := menutest.NewApp(t)
	menutest.Push(nobody, People(nobody))
	if why := menutest.Node(t, nobody, "people/share").DisabledReason; !strings.Contains(why, "You can't export players yet") {
		t.Errorf("without persons the button is disabled because of %q", why)
	}
}

// TestManyPeople checks that the tags of many persons are on several pages.
func TestManyPeople(t *testing.T) {
	h := menutest.NewApp(t)
	for i := range shownPeople + 2 {
		h.NewPerson(fmt.Sprint("Person ", i), "")
	}
	menutest.Push(h, People(h))
	tags := func() (n int) {
		for _, id := range menutest.Enabled(h) {
			if strings.HasPrefix(id, "person/") {
				n++
			}
		}
		return n
	}
	if n := tags(); n != shownPeople {
		t.Errorf("the first page has %d persons, want %d", n, shownPeople)
	}
	if menutest.Press(t, h, "people/on"); tags() != 2 {
		t.Errorf("the second page has %d persons, want 2", tags())
	}
	if menutest.Press(t, h, "people/back"); tags() != shownPeople {
		t.Errorf("after going back the page has %d persons, want %d", tags(), shownPeople)
	}
}

// TestPersonAtSeat checks that a known person, a new one and a guest can be put on a seat.
func TestPersonAtSeat(t *testing.T) {
	h := menutest.NewApp(t)
	ada := h.NewPerson("Ada", "guest3")
	cleo := h.NewPerson("Cleo", "guest4")
	h.SetCurrentPerson(ada)
	menutest.Push(h, NewGame(h, "boomtown", nil))
	g := h.Top().(*newGame)
	menutest.Press(t, h, "who/1")
	if why := menutest.Node(t, h, "person/"+string(ada.ID)).DisabledReason; !strings.Contains(why, "You can't seat Ada twice") {
		t.Errorf("Ada, who has the seat, is disabled because of %q", why)
	}
	menutest.Press(t, h, "person/"+string(cleo.ID))
	menutest.WantScene(t, h, "new-game")
	if s := g.seats[0]; s.Name != "Cleo" || s.PersonID != string(cleo.ID) {
		t.Errorf("the seat is %+v, want Cleo's", s)
	}
	menutest.Press(t, h, "who/1")
	menutest.Press(t, h, "person/new")
	menutest.WantScene(t, h, "new-game")
	if s := g.seats[0]; s.PersonID == string(cleo.ID) || g.Root.Focused() != "name/1" {
		t.Errorf("the seat is %+v, focus on %q; want a new person whose name is typed", s, g.Root.Focused())
	}
	// a second person of one name gets the longer label as the name
	twin := h.NewPerson("Cleo", "guest5")
	g.seats[1] = stage.SeatOf(cleo)
	if g.seatPerson(0, twin); g.seats[0].Name == "Cleo" || !strings.HasPrefix(g.seats[0].Name, "Cleo") {
		t.Errorf("the second Cleo is called %q, want a longer name", g.seats[0].Name)
	}
	if g.nameTyped(); g.seats[0].PersonID != string(twin.ID) {
		t.Errorf("the seat of the second Cleo belongs to %s, want %s", g.seats[0].PersonID, twin.ID)
	}
}

// TestPersonIsHidden checks that a person can be hidden, that a name cannot be empty, and that
// Escape changes nothing.
func TestPersonIsHidden(t *testing.T) {
	h := menutest.NewApp(t)
	ada := h.NewPerson("Ada", "guest3")
	menutest.Push(h, People(h))
	menutest.Press(t, h, "person/"+string(ada.ID))
	dialog := h.Top().(*personDialog)
	if why := menutest.Node(t, h, "same").DisabledReason; !strings.Contains(why, "there are no other players") {
		t.Errorf("a single person has no duplicate, but the button is disabled because of %q", why)
	}
	dialog.name = ""
	if why := menutest.Node(t, h, "keep").DisabledReason; !strings.Contains(why, "First, type a name") {
		t.Errorf("an empty name is refused because of %q", why)
	}
	menutest.Update(h, ui.Input{Back: true})
	menutest.WantScene(t, h, "people")
	if p, _ := h.Person(ada.ID); p.Name != "Ada" || p.Hidden {
		t.Errorf("after Escape the person is %+v, want her unchanged", p)
	}
	menutest.Press(t, h, "person/"+string(ada.ID))
	menutest.Press(t, h, "away")
	menutest.WantScene(t, h, "people")
	if p, _ := h.Person(ada.ID); !p.Hidden || len(h.ActivePersons()) > 0 {
		t.Errorf("the person is %+v, want her hidden", p)
	}
}

// TestReceivedFiles checks that the results of several files are listed on pages, one file per row,
// and that the result of one file is a toast or a message.
func TestReceivedFiles(t *testing.T) {
	h := menutest.NewApp(t)
	menutest.Push(h, kit.Message(h, "Below", ""))
	x := &importer{app: h, noneTitle: "No game was added"}
	x.add(nil, errNothingDropped)
	menutest.RunImport(t, h, x)
	menutest.WantScene(t, h, "message")
	menutest.WantTexts(t, h, "No game was added", "Nothing you dropped can be read")
	h.Pop()
	files := fstest.MapFS{}
	for i := range receivedShown + 1 {
		files[fmt.Sprintf("%d.txt", i)] = &fstest.MapFile{Data: []byte("Hello")}
	}
	x.add(droppedFiles(files))
	menutest.RunImport(t, h, x)
	menutest.WantScene(t, h, "received")
	menutest.WantTexts(t, h, "Imported files", "0.txt", "It has no game and no players", "5.txt")
	if strings.Contains(menutest.Texts(h), "6.txt") {
		t.Error("the first page shows the seventh file")
	}
	menutest.Press(t, h, "received/on")
	menutest.WantTexts(t, h, "6.txt")
	if strings.Contains(menutest.Texts(h), "0.txt") {
		t.Error("the second page shows the first file")
	}
}

// TestGamesAreKept checks that an imported game whose names had to be changed says so, and that a
// game that cannot be saved gives the reason.
func TestGamesAreKept(t *testing.T) {
	setup := match.Setup{Seed: 3, Seats: []match.Seat{{Name: strings.Repeat("W", 99)}, {Name: "Bo", Bot: "easy"},
		{Name: "Cy", Bot: "easy"}}}
	h := menutest.NewApp(t)
	m, err := match.New(h.Games[0], setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	for want, broken := range map[string]error{"Gulch changed it": nil, "is full": errors.New("the disk is full")} {
		h := menutest.NewApp(t)
		docs := &menutest.FullStore{Store: h.Docs}
		h.Docs = docs
		x := &importer{app: h, noneTitle: "No game was added"}
		docs.Failure = broken
		x.add(pasted(string(m.Text()), nil), nil)
		for x.work != nil || len(x.queue) > 0 {
			x.Step()
			time.Sleep(100 * time.Microsecond)
		}
		if got := x.results; len(got) != 1 || !strings.Contains(got[0].text, want) ||
			(got[0].title == "") != (broken == nil) {
			t.Errorf("the result is %+v, want %q", got, want)
		}
	}
}
