package saves

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/drive"
	"gulch/scenes/menu/kit"
	"gulch/scenes/menu/menutest"
	"gulch/scenes/menu/share"
	"gulch/scenes/menu/trailmap"
	"gulch/scenes/stage"
	"gulch/scenes/stats"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestSavesHavePages checks that a long list of games has pages, which are turned by buttons and by
// the mouse wheel.
func TestSavesHavePages(t *testing.T) {
	h := menutest.StartedGames(t, 12)
	menutest.Push(h, New(h))
	s := h.Top().(*saves)
	menutest.WantTexts(t, h, fmt.Sprintf("Page 1 of %d", s.pages))
	if why := menutest.Node(t, h, "newer").DisabledReason; why == "" {
		t.Error("on the first page there are newer games")
	}
	menutest.Press(t, h, "older")
	menutest.WantTexts(t, h, fmt.Sprintf("Page 2 of %d", s.pages))
	wheel := menutest.Node(t, h, "list")
	for _, c := range []struct{ by, page int }{{1, 0}, {1, 0}, {-1, 1}} {
		if wheel.TurnPage(c.by); s.page != c.page {
			t.Errorf("after turning the wheel by %d the page is %d, want %d", c.by, s.page+1, c.page+1)
		}
		wheel = menutest.Node(t, h, "list")
	}
	if menutest.Press(t, h, "newer"); s.page != 0 {
		t.Errorf("Newer leads to page %d, want 1", s.page+1)
	}
}

// TestGameCannotBeOpened checks that a game whose document has disappeared or is damaged gives a
// message when it is opened, deleted, restored or shared, and says so in the list.
func TestGameCannotBeOpened(t *testing.T) {
	h := menutest.StartedGames(t, 1)
	finished := finishGame(t, h)
	menutest.Push(h, New(h))
	s := h.Top().(*saves)
	running := s.tab(tabRunning)[0].Doc
	for _, c := range []struct{ tab, doc, want string }{
		{"tab/running", running, "can't be continued"}, {"tab/finished", finished, "can't be shown"},
	} {
		menutest.Press(t, h, c.tab)
		nodes := map[string]ui.Node{}
		for _, id := range []string{"open/1", "share/1", "delete/1"} {
			nodes[id] = menutest.Node(t, h, id)
		}
		text, err := h.Docs.Read(c.doc)
		if err != nil || h.Docs.Delete(c.doc) != nil {
			t.Fatal(err)
		}
		for id, want := range map[string]string{"open/1": c.want, "share/1": "couldn't be copied",
			"delete/1": "couldn't be deleted"} {
			drive.OnHost(nodes[id].Press)
			menutest.WantScene(t, h, "message")
			if got := h.Top().(stage.TitledScene).PageTitle(); !strings.Contains(got, want) {
				t.Errorf("%s of a game that is gone gives the message %q, want %q", id, got, want)
			}
			h.Pop()
		}
		if err := h.Docs.Write(c.doc, text); err != nil {
			t.Fatal(err)
		}
	}
	menutest.Press(t, h, "tab/running")
	menutest.Press(t, h, "delete/1")
	docs := &menutest.FullStore{Store: h.Docs, Failure: errors.New("the disk is full")}
	h.Docs = docs
	menutest.Press(t, h, "put-back")
	menutest.WantScene(t, h, "message")
	menutest.WantTexts(t, h, "couldn't be restored", "The disk is full")
	h.Pop()
	docs.Failure = nil
	menutest.Press(t, h, "put-back")
	menutest.WantScene(t, h, "saves")
	if n := len(s.tab(tabRunning)); n != 1 {
		t.Errorf("after putting the game back %d games are in progress, want 1", n)
	}
}

// finishGame starts a game and plays it to its end. It returns the game's document.
func finishGame(t *testing.T, h *stage.App) string {
	t.Helper()
	open := h.OpenTable
	defer func() { h.OpenTable = open }()
	h.OpenTable = func(m *match.Match, _ string) { menutest.PlayRandomly(t, m) }
	setup := match.Setup{Seats: []match.Seat{{Name: "Ada"}, {Name: "Bo", Bot: "easy"}, {Name: "Cy", Bot: "hard"}}}
	if err := h.Start(h.Games[0], setup); err != nil {
		t.Fatal(err)
	}
	h.OpenTable = open
	doc := ""
	for _, s := range h.Saved() {
		if s.Summary.Over {
			doc = s.Doc
		}
	}
	return doc
}

// TestDamagedTab checks that the tab of damaged games shares the document unchanged, says why a
// game cannot be opened, and is left when its last document is deleted.
func TestDamagedTab(t *testing.T) {
	h := menutest.StartedGames(t, 1)
	const text = "gulch-record 1 {nonsense"
	for _, name := range []string{"odd.gulch", "a.damaged"} {
		if err := h.Docs.Write(name, []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	record := menutest.PlayedBy(t, 3, 1, 1).Record()
	record.Game = "whist"
	whist, err := record.Text()
	if err != nil || h.Docs.Write("whist.gulch", whist) != nil {
		t.Fatal(err)
	}
	menutest.Push(h, New(h))
	s := h.Top().(*saves)
	menutest.Press(t, h, "tab/damaged")
	menutest.Build(h)
	if n := len(s.shown); n != 3 {
		t.Fatalf("%d documents are damaged, want 3", n)
	}
	for i, x := range s.shown {
		if line := playersLine(h, x); x.Doc == "whist.gulch" && (line != openProblem(x) || line == "") {
			t.Errorf("the line of %s is %q, want the reason why it cannot be opened", x.Doc, line)
		}
		if x.Doc == "a.damaged" {
			menutest.Press(t, h, fmt.Sprint("share/", i+1))
		}
	}
	menutest.WantScene(t, h, "share")
	if got := h.Top().(*share.Dialog).Shared.Text; got != text {
		t.Errorf("the damaged document is shared as %q, want it unchanged", got)
	}
	h.Pop()
	for range 3 {
		menutest.Press(t, h, "delete/1")
	}
	if menutest.Build(h); s.open != tabRunning {
		t.Errorf("after the last damaged document was deleted tab %d is open, want the running games", s.open)
	}
}

// TestUnsavedGameInList checks that the list marks games that are not saved, and that a game that
// is saved to the end but damaged is marked, too.
func TestUnsavedGameInList(t *testing.T) {
	h := menutest.NewApp(t)
	x := stage.Saved{Doc: "a.gulch", Changed: h.Now(), Unsaved: true,
		Summary: match.Summary{Name: "Boomtown", Seats: []match.Seat{{Name: "Ada"}}, Damage: &match.Damage{Lost: 1}}}
	if line := playersLine(h, x); !strings.HasPrefix(line, "Not saved · Damaged · ") || !strings.Contains(line, "Ada") {
		t.Errorf("the line of an unsaved and damaged game is %q", line)
	}
}

// TestRenameRefused checks that a name that is taken is refused, and that Escape keeps the old
// name.
func TestRenameRefused(t *testing.T) {
	h := menutest.StartedGames(t, 2)
	const taken = "Rainy evening"
	if err := h.RenameGame(h.Saved()[1].Doc, taken); err != nil {
		t.Fatal(err)
	}
	menutest.Push(h, New(h))
	s := h.Top().(*saves)
	doc := s.shown[0].Doc
	menutest.Press(t, h, "rename/1")
	dialog := h.Top().(*renaming)
	dialog.name = taken
	menutest.Press(t, h, "keep")
	menutest.WantScene(t, h, "rename")
	if why := dialog.Root.TakeAnnouncement(); !strings.Contains(why, "Another game already has this name") {
		t.Errorf("the name %q is refused with %q, want that it is taken", taken, why)
	}
	menutest.Update(h, ui.Input{Back: true})
	menutest.WantScene(t, h, "saves")
	if s.shown[0].Doc != doc {
		t.Errorf("after Escape the document is %s, want %s", s.shown[0].Doc, doc)
	}
}

// TestThumbnailsOfSaves checks that the list renders one thumbnail per tick, and none if the app
// has no function for it.
func TestThumbnailsOfSaves(t *testing.T) {
	h := menutest.StartedGames(t, 3)
	menutest.Push(h, New(h))
	s := h.Top().(*saves)
	drive.OnHost(s.renderThumbnail)
	drawn := 0
	h.Thumbnail = func(*match.Match, *ebiten.Image) { drawn++ }
	for i := range 4 {
		if drive.OnHost(s.renderThumbnail); drawn != min(i+1, 3) {
			t.Errorf("after %d ticks %d thumbnails are rendered, want one per tick", i+1, drawn)
		}
	}
}

func TestSavesLayout(t *testing.T) {
	menutest.EachLayout(t, func(t *testing.T, l ui.Layout) {
		f := kit.NewFrame(l)
		s := placeSaves(l, f, 99)
		list := map[string]geom.Rect{"tabs": s.tabs, "newer": s.prev, "older": s.next, "count": s.count}
		for i, r := range s.rows {
			n := fmt.Sprint(i)
			list["faces "+n], list["name "+n], list["words "+n] = r.faces, r.name, r.words
			list["open "+n], list["share "+n], list["remove "+n] = r.open, r.share, r.remove
		}
		menutest.CheckSeparate(t, s.sheet, list)
		menutest.CheckSeparate(t, l.Full, map[string]geom.Rect{"sheet": s.sheet, "back": f.Back, "paste": s.paste,
			"plaque": f.Plaque})
	})
}

// TestGamesUsePlayersTimeZone checks that stations of the Trail, saved games and the search for
// saved games use dates in the player's time zone.
func TestGamesUsePlayersTimeZone(t *testing.T) {
	when := time.Date(2026, 7, 14, 22, 30, 0, 0, time.UTC)
	now := when.AddDate(0, 5, 0)
	h := menutest.AppInZone(t, "", "Europe/Berlin", &now)
	ada := h.NewPerson("Ada", "")
	h.Settings.Remember("boomtown", stage.Setup{Seats: []match.Seat{stage.SeatOf(ada)}})
	h.Tally().Add(stats.Game{ID: "a", Game: "boomtown", When: when, Station: 1,
		Seats: []stats.Seat{{Name: "Ada", Who: ada.ID, Stars: 2, Rank: 1}}})
	h.Push(trailmap.New(h, 1))
	if says := menutest.Node(t, h, "station/1").Tip; !strings.Contains(says, "15 July 2026") {
		t.Errorf("the tooltip of the station is %q, want the date 15 July 2026 in it", says)
	}
	x := stage.Saved{Doc: "x.gulch", Changed: when, Summary: match.Summary{Name: "Boomtown"}}
	for text, want := range map[string]bool{"2026-07-15": true, "15 July": true, "2026-07-14": false,
		"14 July": false} {
		if got := matchesSearch(h, x, text); got != want {
			t.Errorf("a game of 15 July 2026 matches the search %q: %v, want the opposite", text, got)
		}
	}
}

func TestAgoCountsDatesNotHours(t *testing.T) {
	now := time.Date(2026, 10, 26, 7, 0, 0, 0, time.UTC) // in Berlin it is 08:00, and the day before had 25 hours
	h := menutest.AppInZone(t, "", "Europe/Berlin", &now)
	for when, want := range map[string]string{
		"2026-10-26T06:59:30Z": "just now",
		"2026-10-26T06:30:00Z": "30 minutes ago",
		"2026-10-25T20:00:00Z": "11 hours ago",
		"2026-10-25T06:30:00Z": "1 day ago",
		"2026-10-24T20:00:00Z": "2 days ago", // 35 hours before now, but two dates back
		"2026-10-20T22:30:00Z": "5 days ago", // in Berlin it was already the 21st
		"2026-10-19T21:30:00Z": "19 October 2026",
		"2026-07-14T22:30:00Z": "15 July 2026",
		"2026-10-26T07:10:00Z": "just now", // a time in the future, because the clock was set back
	} {
		at, err := time.Parse(time.RFC3339, when)
		if err != nil {
			t.Fatal(err)
		}
		if got := Ago(h, at); got != want {
			t.Errorf("ago(%s) = %q, want %q", when, got, want)
		}
	}
	now = time.Date(2026, 10, 25, 22, 45, 0, 0, time.UTC)
	if got := Ago(h, now.Add(-24*time.Hour)); got != "24 hours ago" { // still the same date
		t.Errorf("ago of 24 hours on a day of 25 hours = %q, want \"24 hours ago\"", got)
	}
}

func TestSaveWords(t *testing.T) {
	seats := []match.Seat{{Name: "Ada"}, {Name: "Bo"}}
	for _, c := range []struct {
		s    match.Summary
		want string
	}{
		{match.Summary{Name: "Boomtown", Seats: seats, Clock: 7, Moves: 50}, "Boomtown, 50 moves made"},
		{match.Summary{Name: "Boomtown", Seats: seats}, "Boomtown, just dealt"},
		{match.Summary{Name: "Boomtown", Seats: seats, Moves: 3}, "Boomtown, 3 moves made"},
		{match.Summary{Name: "Boomtown", Seats: seats, Over: true, Winners: []engine.Seat{1}, Scores: []int{3, 40}},
			"Boomtown: Bo won with 40"},
		{match.Summary{Name: "Boomtown", Seats: seats, Over: true, Winners: []engine.Seat{0, 1}, Scores: []int{-4, -4}},
			"Boomtown: Ada and Bo shared the win with −4"},
	} {
		if got := headline(stage.Saved{Summary: c.s}); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
