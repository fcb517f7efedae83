package statistics

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/drive"
	"gulch/scenes/menu/evening"
	"gulch/scenes/menu/importer"
	"gulch/scenes/menu/kit"
	"gulch/scenes/menu/menutest"
	"gulch/scenes/menu/people"
	"gulch/scenes/menu/share"
	"gulch/scenes/person"
	"gulch/scenes/stage"
	"gulch/scenes/stats"
)

// TestImportShowsInStatistics checks that the statistics below an import show the imported games.
func TestImportShowsInStatistics(t *testing.T) {
	_, text := menutest.ExportedPeople(t)
	h := menutest.NewApp(t)
	menutest.Push(h, New(h))
	if n := len(menutest.Build(h).(*statistics).people); n != 0 {
		t.Fatalf("before the import the statistics show %d persons with games", n)
	}
	x := &importer.Importer{App: h}
	x.Add(importer.Pasted(text, nil), nil)
	menutest.RunImport(t, h, x)
	if n := len(menutest.Build(h).(*statistics).people); n != 1 {
		t.Errorf("the statistics show %d persons with games, want Ada", n)
	}
}

// TestStatisticsUsePlayersTimeZone checks that statistics, evenings, goals and persons show dates
// and hours in the player's time zone, whatever time zone the tally was written in.
func TestStatisticsUsePlayersTimeZone(t *testing.T) {
	now := time.Date(2026, 11, 29, 12, 0, 0, 0, time.UTC)
	for _, c := range []struct {
		tally, place string
		dates        []string // dates of the exported games
		evening      string   // date of the evening, "" if no evening has several games
		hours        []string // times at which the games of the evening ended
		goal         string   // date of the first goal
	}{
		{"tally-utc.log", "America/Los_Angeles", []string{"2026-07-14", "2026-11-27", "2026-11-27"},
			"November 27, 2026",
			[]string{"19:30", "20:40"}, "July 14, 2026"},
		{"tally-utc.log", "UTC", []string{"2026-07-15", "2026-11-28", "2026-11-28"}, "November 28, 2026",
			[]string{"03:30", "04:40"}, "July 15, 2026"},
		{"tally-daily.log", "America/Los_Angeles", []string{"2026-11-27", "2026-11-28"}, "", nil, "November 27, 2026"},
		{"tally-summer.log", "Europe/Berlin", []string{"2026-07-15", "2026-07-15"}, "July 15, 2026",
			[]string{"00:30", "01:10"}, "July 15, 2026"},
	} {
		h := menutest.AppInZone(t, c.tally, c.place, &now)
		h.Push(New(h))
		s := h.Top().(*statistics)
		var dates []string
		for line := range strings.Lines(s.text()) {
			if date, _, ok := strings.Cut(strings.TrimSpace(line), " Boomtown: "); ok {
				dates = append(dates, date)
			}
		}
		if !slices.Equal(dates, c.dates) {
			t.Errorf("%s in %s: the exported games have the dates %q, want %q; export:\n%s", c.tally, c.place, dates,
				c.dates, s.text())
		}
		goal := slices.IndexFunc(s.Root.Nodes, func(n ui.Node) bool { return n.ID == "goal boomtown/baron" })
		if tip := s.Root.Nodes[goal].Tip; !strings.Contains(tip, c.goal) {
			t.Errorf("%s in %s: the tooltip of the goal is %q, want the date %s in it", c.tally, c.place, tip, c.goal)
		}
		if best := s.tiles()[4].Below; best != c.goal {
			t.Errorf("%s in %s: the record tile has the date %s, want %s", c.tally, c.place, best, c.goal)
		}
		ada, _ := h.Person(person.ID("p000000000000001a"))
		h.Push(people.New(h))
		if says := menutest.Node(t, h, "person/"+string(ada.ID)).Label; !strings.Contains(says, c.goal) {
			t.Errorf("%s in %s: the text about Ada is %q, want the date %s in it", c.tally, c.place, says, c.goal)
		}
		if c.evening == "" {
			continue
		}
		h.Push(evening.New(h))
		if title := menutest.Build(h).(stage.TitledScene).PageTitle(); !strings.Contains(title, c.evening) {
			t.Errorf("%s in %s: the title of the evening is %q, want the date %s in it", c.tally, c.place, title,
				c.evening)
		}
		for i, hour := range c.hours {
			if tip := menutest.Node(t, h, fmt.Sprint("evening/game ", i+1)).Tip; !strings.HasPrefix(tip, hour) {
				t.Errorf("%s in %s: the result of game %d of the evening is %q, want the time %s at its start", c.tally,
					c.place, i+1, tip, hour)
			}
		}
	}
}

// TestStatisticsScreen checks that the statistics of all games and of one can be shown and shared,
// and that they lead to the evenings and the rating.
func TestStatisticsScreen(t *testing.T) {
	h := menutest.NewApp(t)
	ada := h.NewPerson("Ada", "")
	when := h.Now()
	for i := range 3 {
		h.Tally().Add(stats.Game{ID: fmt.Sprint(i), Game: []string{"boomtown", "whist", "boomtown"}[i],
			When: when.Add(time.Duration(i-3) * time.Hour), Daily: []string{"", "", "2026-05-04"}[i],
			Seats: []stats.Seat{{Name: "Ada", Who: ada.ID, Rank: 1}, {Name: "Dutch", Level: "no such level", Rank: 2}}})
	}
	menutest.Push(h, New(h))
	s := h.Top().(*statistics)
	menutest.WantTexts(t, h, "Boomtown", "daily game")
	menutest.Press(t, h, "game/all")
	menutest.WantTexts(t, h, "By game", "whist", "No bots")
	menutest.Press(t, h, "export")
	got := h.Top().(*share.Dialog).Shared.Text
	if !strings.Contains(got, "All games") || !strings.Contains(got, "Ada") {
		t.Errorf("the shared figures are %q, want those of Ada in all games", got)
	}
	h.Pop()
	s.query.Game = "whist"
	if s.compute(); len(s.tables[1].groups) > 0 {
		t.Errorf("the modes of an unknown game are %+v, want none", s.tables[1].groups)
	}
	s.query.Who, s.query.Game = "nobody", ""
	if s.compute(); s.query.Who != ada.ID {
		t.Errorf("the statistics are those of %q, want the first person", s.query.Who)
	}
	said := ""
	drive.OnHost(func() {
		var trace paint.Trace
		p := trace.Canvas(h.Kit, 1280, 720, h.CurrentLayout().View)
		p.OnText = func(x paint.DrawnText) { said += x.Text + "|" }
		s.paintTable(p, geom.R(0, 0, 300, 200), statTable{head: "Empty"})
		s.paintTable(p, geom.R(0, 0, 300, 80), statTable{head: "Full", groups: make([]statGroup, 9)})
	})
	if n := strings.Count(said, "won"); !strings.Contains(said, "Nothing yet") || n > 1 {
		t.Errorf("the tables show %q, want a note in the empty one and one row in the low one", said)
	}
	var rows []paint.DrawnText
	drive.OnHost(func() {
		var trace paint.Trace
		p := trace.Canvas(h.Kit, 1280, 720, h.CurrentLayout().View)
		p.OnText = func(x paint.DrawnText) { rows = append(rows, x) }
		s.paintTable(p, geom.R(0, 0, 300, 300), statTable{head: "Long",
			groups: []statGroup{{name: strings.Repeat("Unknown markets: Face down · ", 5)}}})
	})
	for i, x := range rows {
		for _, other := range rows[:i] {
			if x.Rect.Meets(other.Rect) {
				t.Errorf("the text %q at %v is drawn over %q at %v", x.Text, x.Rect, other.Text, other.Rect)
			}
		}
	}
	cleo := h.NewPerson("Cleo", "")
	for i := range 2 {
		h.Tally().Add(stats.Game{ID: fmt.Sprint("evening ", i), Game: "boomtown",
			When:  when.Add(time.Duration(i-30) * time.Hour),
			Seats: []stats.Seat{{Name: "Ada", Who: ada.ID, Rank: 1}, {Name: "Cleo", Who: cleo.ID, Rank: 2}}})
	}
	menutest.Press(t, h, "evenings")
	menutest.WantScene(t, h, "evening")
	if name := kit.LevelName("no such level"); name != "no such level" {
		t.Errorf("an unknown level is called %q, want its ID", name)
	}
}
