package saves

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

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

// TestStationsInSavedGames checks that the saved game of a station of the Trail names the station
// and its aims with the progress, and leads back to the Trail. It looks at the first station of
// each game whose aims can be followed during the game.
func TestStationsInSavedGames(t *testing.T) {
	seen := map[string]bool{}
	for i, s := range menutest.NewApp(t).TrailProgress().Stations {
		if seen[s.Game] {
			continue
		}
		h := menutest.NewApp(t)
		s := h.TrailProgress().Stations[i]
		if err := h.StartStation(s); err != nil {
			t.Fatal(err)
		}
		menutest.Push(h, New(h))
		tip := menutest.Node(t, h, "line/1").Tip
		seen[s.Game] = strings.Contains(tip, "(now ")
		wants := []string{s.Name, "Trail"}
		for _, goal := range s.Goals {
			wants = append(wants, goal.Text)
		}
		for _, want := range wants {
			if !strings.Contains(tip, want) {
				t.Errorf("the tooltip of a saved game of station %d is %q, want %q in it", s.Number, tip, want)
			}
		}
		if menutest.Press(t, h, "line/1"); h.Top().Name() != "trail" {
			t.Errorf("the saved game of station %d leads to %q, want the Trail", s.Number, h.Top().Name())
		}
	}
	for game, followed := range seen {
		if !followed && game != "boomtown" { // its gold is hidden until the end
			t.Errorf("no saved game of a station of %s shows how far an aim is reached", game)
		}
	}
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
	if says := menutest.Node(t, h, "station/1").Tip; !strings.Contains(says, "July 15, 2026") {
		t.Errorf("the tooltip of the station is %q, want the date July 15, 2026 in it", says)
	}
	x := stage.Saved{Doc: "x.gulch", Changed: when, Summary: match.Summary{Name: "Boomtown"}}
	for text, want := range map[string]bool{"2026-07-15": true, "15 July": true, "2026-07-14": false,
		"14 July": false} {
		if got := matchesSearch(h, x, text); got != want {
			t.Errorf("a game of July 15, 2026 matches the search %q: %v, want the opposite", text, got)
		}
	}
}
