package results

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/review"
	"gulch/scenes/menu/menutest"
)

// TestTurningPointTexts checks that the moves of turning points are shown as texts of the game, and
// in the game's notation if there is no text.
func TestTurningPointTexts(t *testing.T) {
	m := menutest.Played(t, 4, 1)
	first := m.Steps()[0]
	notation := m.Record().Entries[0].Move
	show := Params{Match: m}
	c := &chancesPage{graph: &graph{results: &results{show: show}}}
	text := func() string {
		order, why := c.moveText(0, notation)
		return order + "|" + why
	}
	if got := text(); got != notation+"|" {
		t.Errorf("without texts the move is %q, want its notation %q", got, notation)
	}
	says := "Somebody moves"
	c.results.show.Move = func(_ engine.State, x engine.Move) string {
		if x != first.Move {
			return "another move"
		}
		return says
	}
	c.results.show.Why = func(engine.State, engine.Move) string { return "It pays." }
	if got := text(); got != "Somebody moves|It pays." {
		t.Errorf("the move is %q, want its text and the reason", got)
	}
	if says = ""; text() != notation+"|It pays." {
		t.Errorf("a move without a text is %q, want its notation", text())
	}
	if order, why := c.moveText(0, "take a rest"); order != "take a rest" || why != "" {
		t.Errorf("an unknown move is %q with the reason %q, want it unchanged", order, why)
	}
}

// TestChancesWithoutTurns checks what the page with the chances shows if the review has failed, and
// if nobody has made a mistake, and that it has no button for mistakes that the app cannot open.
func TestChancesWithoutTurns(t *testing.T) {
	h := menutest.NewApp(t)
	menutest.Push(h, New(h, Params{Match: menutest.Played(t, 4, 1), Page: "chances"}))
	s := h.Top().(*results)
	c := s.pages[s.open].(*chancesPage)
	menutest.WantTexts(t, h, "The coach is going through the game")
	c.done, c.err = true, errors.New("the record is damaged")
	menutest.WantTexts(t, h, "The coach can't review this game: The record is damaged")
	c.err = nil
	for range c.results.show.Match.Record().Entries {
		c.result.Chances = append(c.result.Chances, []float64{0.25, 0.25, 0.25, 0.25})
	}
	c.result.Chances = append(c.result.Chances, []float64{1, 0, 0, 0})
	menutest.WantTexts(t, h, "found no turning point")
	var studies []review.Findings
	for seat := range c.results.show.Match.Setup().Seats {
		studies = append(studies, review.Findings{Seat: engine.Seat(seat)})
	}
	c.takeStudies(studies)
	if got := c.noTurnsText(); !strings.HasPrefix(got, "No big mistakes in this game") {
		t.Errorf("after all decisions have been checked the page says %q", got)
	}
	if nodes := c.learnNodes(nil); len(nodes) > 0 {
		t.Errorf("an app that opens no mistakes has the buttons %+v", nodes)
	}
}

// TestTurnsAreOfTheLists checks that the turning points are those mistakes that cost most, also of
// those that only a list of mistakes contains.
func TestTurnsAreOfTheLists(t *testing.T) {
	h := menutest.NewApp(t)
	menutest.Push(h, New(h, Params{Match: menutest.Played(t, 4, 1), Page: "chances"}))
	s := h.Top().(*results)
	c := s.pages[s.open].(*chancesPage)
	mistake := func(at int, seat engine.Seat, cost float64) review.Mistake {
		return review.Mistake{At: at, Seat: seat, BestChance: cost, Good: []string{"x"}}
	}
	c.found = []review.Mistake{mistake(1, 1, 0.1)}
	c.takeStudies([]review.Findings{{Seat: 0, Mistakes: []review.Mistake{mistake(0, 0, 0.05), mistake(2, 0, 0.4),
		mistake(3, 0, 0.2)}}})
	var at []int
	for _, m := range c.result.Turns {
		at = append(at, m.At)
	}
	if !slices.Equal(at, []int{1, 2, 3}) {
		t.Errorf("the turning points are at %v, want 1, 2 and 3", at)
	}
	if got, who := c.caption(), s.seats[0].Name; !strings.Contains(got, "all decisions of "+who+" are checked") {
		t.Errorf("while only one seat's decisions are checked the caption is %q", got)
	}
	c.studied = len(c.results.show.Match.Setup().Seats)
	if got := c.caption(); !strings.Contains(got, "costliest mistakes") || strings.Contains(got, "dropped") {
		t.Errorf("when all decisions are checked the caption is %q", got)
	}
}
