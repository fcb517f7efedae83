package table_test

import (
	"fmt"
	"strings"
	"testing"

	"gulch/engine/match"
	"gulch/engine/trail"
	"gulch/scenes/boomtown"
	"gulch/scenes/menu/results"
	"gulch/scenes/nuggets"
	"gulch/scenes/table"
)

// TestReplayLeadsBackToResults checks that a replay that was opened from the results has an entry
// of its menu that leads back to them, to the page that was open there.
func TestReplayLeadsBackToResults(t *testing.T) {
	m := oneAgainstBots(t, nuggets.Game.Rules, "easy")
	for !m.Over() {
		if _, err := m.Play(m.Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
	h := openTable(t, nuggets.Game, m)
	h.OpenReplay = func(r *match.Replay, doc string) {
		h.PopToRoot()
		h.Push(table.NewReplay(h, r, doc, nuggets.Game.New(h, r.Setup().Seats)))
	}
	waitFor(t, h, "opening the results", func() bool { return h.Top().Name() == "results" })
	press(t, h, "page/wealth")
	press(t, h, "replay")
	waitFor(t, h, "opening the replay", func() bool { return node(h, "position") != nil })
	press(t, h, "menu")
	press(t, h, "results")
	if name := h.Top().Name(); name != "results" {
		t.Errorf("the replay's menu leads to the scene %q, want the results from which it was opened", name)
	}
	if page := results.OpenPage(h.Top()); page != "wealth" || results.OpenPage(nil) != "" {
		t.Errorf("the replay leads back to the page %q of the results, want that of the progress", page)
	}
}

// openStation returns the first station of the Trail at which a game is played and the progress
// towards the first aim is shown.
func openStation(t *testing.T, game string) trail.Station {
	t.Helper()
	all, err := trail.Stations()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range all {
		if s.Game == game && s.Goals[0].Tests[0].What == "event" {
			return s
		}
	}
	t.Fatalf("no station of the Trail plays %s and counts events", game)
	return trail.Station{}
}

// TestWaysBackToTheTrail checks that the table of a station and its menu name the aims with the
// progress towards them and lead back to the Trail, and that the menu starts the station over, not
// a game without aims.
func TestWaysBackToTheTrail(t *testing.T) {
	h := openTable(t, boomtown.Game, oneAgainstBots(t, boomtown.Game.Rules, "easy"))
	if node(h, "trail") != nil {
		t.Error("the table of a game outside the Trail has a button that leads to the Trail")
	}
	s := openStation(t, "boomtown")
	start := func(when string) {
		t.Helper()
		tick(t, h, 5)
		n := node(h, "trail")
		if n == nil || !strings.Contains(n.Tip, s.Name) {
			t.Fatalf("%s, the table has no button that leads to the Trail and names the station %q: %+v", when, s.Name, n)
		}
	}
	if err := h.StartStation(s); err != nil {
		t.Fatal(err)
	}
	start("at a station")
	press(t, h, "menu")
	for i, goal := range s.Goals {
		n := node(h, fmt.Sprint("aim/", i+1))
		if n == nil || !strings.HasPrefix(n.Label, goal.Text) || i == 0 && !strings.HasSuffix(n.Label, ")") {
			t.Errorf("the menu at a station names the aim %+v, want %q, and the progress if nothing hides it", n,
				goal.Text)
		}
	}
	if node(h, "trail") == nil {
		t.Error("the menu at a station does not lead back to the Trail")
	}
	press(t, h, "restart")
	start("after starting over")
	press(t, h, "trail")
	if name := h.Top().Name(); name != "trail" {
		t.Errorf("the button leads to the scene %q, want the Trail", name)
	}
}
