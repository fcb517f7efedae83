package results

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/menu/menutest"
)

func TestHeadline(t *testing.T) {
	seats := []match.Seat{{Name: "Ada"}, {Name: "Bo"}, {Name: "Cy"}}
	title := func(rank int) string { return map[int]string{1: "Gold Baron"}[rank] }
	for _, c := range []struct {
		ranks  []int
		titles func(int) string
		want   string
	}{
		{[]int{2, 1, 3}, title, "Bo wins: Gold Baron"},
		{[]int{2, 1, 3}, nil, "Bo wins"},
		{[]int{1, 3, 1}, title, "Ada and Cy share the win"},
		{[]int{1, 1, 1}, title, "Ada, Bo and Cy share the win"},
	} {
		r := &results{seats: seats, show: Params{Titles: c.titles}, count: &scoreCount{ranks: c.ranks}}
		for rank := 1; rank <= 3; rank++ {
			for seat, x := range c.ranks {
				if x == rank {
					r.count.order = append(r.count.order, seat)
				}
			}
		}
		if got := r.headline(); got != c.want {
			t.Errorf("ranks %v: %q, want %q", c.ranks, got, c.want)
		}
	}
	alone := &results{
		seats: seats[:1], show: Params{Titles: func(int) string { return "Rookie" }},
		count: &scoreCount{ranks: []int{1}, order: []int{0}},
	}
	if got := alone.headline(); got != "Ada: Rookie" {
		t.Errorf("alone: %q", got)
	}
}

// TestSameStart checks that the button "Same start" asks whether the finished game is shown for
// comparison in the new game, except for a game that cannot be compared. It also checks that the
// app asks first if the game is not saved.
func TestSameStart(t *testing.T) {
	h := menutest.NewApp(t)
	calls := ""
	params := func(m *match.Match) Params {
		return Params{Match: m, SameDeal: func() { calls += "same " },
			WithReference: func() { calls += "beside " }, Rematch: func() {}, Doc: "a.gulch"}
	}
	m := menutest.Played(t, 4, 1)
	menutest.Push(h, New(h, params(m)))
	for _, id := range []string{"alone", "beside"} {
		menutest.Press(t, h, "same")
		menutest.WantScene(t, h, "ask-beside")
		menutest.Press(t, h, id)
	}
	r, err := m.Replay()
	if err != nil {
		t.Fatal(err)
	}
	branch, err := r.Branch(3, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	menutest.Push(h, New(h, params(menutest.PlayRandomly(t, branch))))
	menutest.Press(t, h, "same")
	menutest.WantScene(t, h, "results")
	if calls != "same beside same " {
		t.Errorf("the actions are %q, want alone, beside, and at once for a branch", calls)
	}
	if tip := menutest.Node(t, h, "title").Tip; !strings.Contains(tip, "among the finished games") {
		t.Errorf("the tooltip of a saved game's button is %q", tip)
	}
	if h.Top().(*results).chances() == nil || (&results{}).chances() != nil {
		t.Error("the page with the chances is not found, or found in results without pages")
	}
}

// TestUnsavedResults checks that the results of a game that is not saved say so.
func TestUnsavedResults(t *testing.T) {
	h := menutest.NewApp(t)
	docs := &menutest.FullStore{Store: h.Docs}
	h.Docs = docs
	var m *match.Match
	h.OpenTable = func(x *match.Match, _ string) { m = x }
	setup := match.Setup{Seats: []match.Seat{{Name: "Ada"}, {Name: "Bo", Bot: "easy"}, {Name: "Cy", Bot: "hard"}}}
	if err := h.Start(h.Games[0], setup); err != nil {
		t.Fatal(err)
	}
	docs.Failure = errors.New("the disk is full")
	menutest.PlayRandomly(t, m)
	menutest.Push(h, New(h, Params{Match: m, Doc: h.CurrentDoc()}))
	if tip := menutest.Node(t, h, "title").Tip; !strings.Contains(tip, "isn't saved, so Gulch asks before you leave") {
		t.Errorf("the tooltip of an unsaved game's button is %q", tip)
	}
}

func TestResultsLayout(t *testing.T) {
	menutest.EachLayout(t, func(t *testing.T, l ui.Layout) {
		for seats := 2; seats <= 6; seats++ {
			for lines := 2; lines <= 24; lines++ {
				r := placeResults(l, 5)
				c := placeScore(r.page, seats, lines/2, 0, lines%2 == 0)
				if i := len(c.columns) - 2; c.columns[i].W < 30 {
					t.Errorf("%d columns are %.0f wide", len(c.columns), c.columns[i].W)
				}
				all := map[string]geom.Rect{"head": r.head, "tabs": r.tabs, "names": c.names, "foot": c.foot}
				if !c.poster.Empty() {
					all["picture"] = c.poster
				}
				for i, b := range r.buttons {
					all[fmt.Sprint("button ", i)] = b
				}
				for i, b := range c.rows {
					all[fmt.Sprint("row ", i)] = b
				}
				menutest.CheckSeparate(t, r.sheet, all)
				menutest.CheckSeparate(t, l.Area(), map[string]geom.Rect{"sheet": r.sheet})
			}
		}
	})
}
