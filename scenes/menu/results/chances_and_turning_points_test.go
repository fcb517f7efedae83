package results

import (
	"errors"
	"math"
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
	r, err := m.Replay()
	if err != nil {
		t.Fatal(err)
	}
	var tell Narration
	text := func() string {
		order, why := notationWords(tell, r, 0, notation)
		return order + "|" + why
	}
	if got := text(); got != notation+"|" {
		t.Errorf("without texts the move is %q, want its notation %q", got, notation)
	}
	says := "Somebody moves"
	tell.Move = func(_ engine.State, x engine.Move) string {
		if x != first.Move {
			return "another move"
		}
		return says
	}
	tell.Why = func(engine.State, engine.Move) string { return "It pays." }
	if got := text(); got != "Somebody moves|It pays." {
		t.Errorf("the move is %q, want its text and the reason", got)
	}
	if says = ""; text() != notation+"|It pays." {
		t.Errorf("a move without a text is %q, want its notation", text())
	}
	if order, why := notationWords(tell, r, 0, "take a rest"); order != "take a rest" || why != "" {
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

// TestTurningPointsStay checks that the turning points stay when a list of mistakes is complete,
// and that the chart then falls at the mistakes of the list, too.
func TestTurningPointsStay(t *testing.T) {
	h := menutest.NewApp(t)
	menutest.Push(h, New(h, Params{Match: menutest.Played(t, 4, 1), Page: "chances"}))
	s := h.Top().(*results)
	c := s.pages[s.open].(*chancesPage)
	mistake := func(at int, seat engine.Seat, cost float64) review.Mistake {
		return review.Mistake{At: at, Seat: seat, BestChance: 0.25, PlayedChance: 0.25 - cost, Good: []string{"x"}}
	}
	for range len(c.results.show.Match.Steps()) + 1 {
		c.result.Chances = append(c.result.Chances, []float64{0.25, 0.25, 0.25, 0.25})
	}
	c.result.Turns = []review.Mistake{mistake(1, 1, 0.1)}
	c.takeStudies([]review.Findings{{Seat: 0, Mistakes: []review.Mistake{mistake(0, 0, 0.05), mistake(2, 0, 0.2)}}})
	if len(c.result.Turns) != 1 || c.result.Turns[0].At != 1 {
		t.Errorf("the turning points are %+v, want only the one of the review", c.result.Turns)
	}
	all := c.lines(100)
	for at, want := range map[int]float64{0: 20, 1: 15, 2: 5} {
		seat := map[bool]int{true: 1}[at == 1]
		if got := all[seat].After[at]; math.Abs(got-want) > 1e-9 || all[seat].Values[at] != 25 {
			t.Errorf("at decision %d the chart goes from %v to %v, want from 25 to %v", at, all[seat].Values[at], got, want)
		}
	}
}

// TestUnexplainedSwings checks that the page names the largest change of a chance, with the most
// important event in that time, unless a mistake explains it.
func TestUnexplainedSwings(t *testing.T) {
	h := menutest.NewApp(t)
	menutest.Push(h, New(h, Params{Match: menutest.Played(t, 4, 1), Page: "chances"}))
	s := h.Top().(*results)
	c := s.pages[s.open].(*chancesPage)
	for at := range len(c.results.show.Match.Steps()) + 1 {
		x := map[bool]float64{false: 0.25, true: 0.5}[at >= 3]
		c.result.Chances = append(c.result.Chances, []float64{x, 0.5 - x, 0.25, 0.25})
	}
	c.result.Moments = [][]int{{0, 2, 4}, {1}}
	s.history.marks = []mark{{at: 2, line: "Ada sleeps.", weight: 9}, {at: 3, line: "Ada robs the bank.", weight: 5},
		{at: 4, line: "Ada rests.", weight: 1}, {at: 3, seat: 1, line: "Bob robs the bank.", weight: 8}}
	name := s.seats[0].Name
	if got := c.swingText(); !strings.Contains(got, name+" goes from 25% to 50%") ||
		!strings.HasSuffix(got, "Meanwhile: Ada robs the bank.") {
		t.Errorf("the page says %q, want the rise of %s and the robbery", got, name)
	}
	s.history.times[2], s.history.times[3] = "Turn 2", "Turn 3"
	s.history.marks = []mark{{at: 4, line: "Ada rests.", weight: 1}}
	if got := c.swingText(); !strings.HasPrefix(got, "Turn 2: ") || !strings.HasSuffix(got, "Turn 3: Ada rests.") {
		t.Errorf("the page says %q, want the turn in which the event was, after that of the rise", got)
	}
	s.history.marks = nil
	if got := c.swingText(); !strings.HasSuffix(got, "without a big mistake.") {
		t.Errorf("without marked events the page says %q", got)
	}
	c.steps = []review.Mistake{{At: 1}, {At: 3}}
	if got := c.swingText(); got != "" {
		t.Errorf("although mistakes explain the changes the page says %q", got)
	}
}
