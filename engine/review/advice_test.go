package review

import (
	"slices"
	"testing"

	"gulch/engine/bot"
	"gulch/engine/games"
	"gulch/engine/match"
)

// advisedGame returns a game in which the first seat plays at random, and its record says what the
// coach advised: the move that was played if praised is set, otherwise that of a bot.
func advisedGame(t *testing.T, id string, praised bool) *match.Match {
	t.Helper()
	good, err := bot.New("medium", 3)
	if err != nil {
		t.Fatal(err)
	}
	game, err := games.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	seats := max(2, game.Info().MinSeats)
	random := played(t, id, seats)
	setup := random.Setup()
	setup.Seats = slices.Clone(setup.Seats)
	setup.Seats[0].Bot = ""
	m, err := match.New(game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, step := range random.Steps() {
		if step.Seat == 0 {
			advice := match.Advice{Best: step.Text, Verdict: match.RatedGood}
			if best := bot.Choose(good, m.State()); !praised && best != step.Move {
				advice = match.Advice{Best: m.State().Notation(best), Verdict: match.RatedWorse}
			}
			m.NoteAdvice(advice)
		}
		if _, err := m.Play(step.Move); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// TestPraisedMovesAreNoMistakes checks for every game that a player whose moves the coach has
// praised at the table, however bad they were, has no mistake, no turning point and no loss.
func TestPraisedMovesAreNoMistakes(t *testing.T) {
	for _, game := range games.All() {
		t.Run(game.Info().ID, func(t *testing.T) {
			m := advisedGame(t, game.Info().ID, true)
			if f := findings(t, m, 0, 4096); len(f.Mistakes) > 0 || f.Loss > 0 {
				t.Errorf("the study finds the mistakes %+v and a loss of %v, want none", f.Mistakes, f.Loss)
			}
			for _, x := range reviewed(t, m, 4096).Turns {
				if x.Seat == 0 {
					t.Errorf("the review has the turning point %+v of a praised move", x)
				}
			}
		})
	}
}

// TestMistakesNameTheAdvisedMove checks for every game that the best move of a mistake is the one
// that the coach advised at the table.
func TestMistakesNameTheAdvisedMove(t *testing.T) {
	found := 0
	for _, game := range games.All() {
		m := advisedGame(t, game.Info().ID, false)
		for _, x := range reviewed(t, m, 4096).Turns {
			if advice := m.Steps()[x.At].Advice; x.Seat == 0 {
				found++
				if x.Better() != advice.Best || len(x.Line) > 0 && x.Line[0] != advice.Best {
					t.Errorf("%s: at decision %d the best move is %s with the line %v, want the advised move %s",
						game.Info().ID, x.At, x.Better(), x.Line, advice.Best)
				}
			}
		}
	}
	if found < 3 {
		t.Errorf("random games have only %d turning points", found)
	}
}
