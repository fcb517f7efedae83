package tabletest

import (
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/scenes/table"
)

// CountMoveQuestions plays a match, mostly by the policy of its game, and counts how often a player
// would be asked to confirm a move. It returns the number of turns and the number of such
// questions. hasty is a percentage of the decisions: at these it plays a move that ends, stops or
// declines something, if there is one.
func CountMoveQuestions(t *testing.T, game table.Game, seed uint64, hasty int) (turns, questions int) {
	t.Helper()
	app := App(t, game.Rules)
	seats := people(max(2, game.Rules.Info().MinSeats))
	m, err := match.New(game.Rules, match.Setup{Seats: seats, Seed: seed, BotSeed: seed}, nil)
	if err != nil {
		t.Fatal(err)
	}
	play := game.New(app, seats)
	window, area := WideWindow()
	rng := engine.NewRand(seed)
	for last := engine.NoSeat; !m.Over(); {
		if m.Turn() != last {
			last = m.Turn()
			turns++
		}
		table.RevealSeats(play, engine.SeatsOf(last))
		table.ShowPosition(play, m.State(), window, area)
		move := m.State().(engine.Heuristics).Policy(&rng)
		if rng.Below(100) < hasty {
			for _, x := range m.Legal() {
				if play.IsPass(x) {
					move = x
				}
			}
		}
		if left, asks := table.ForgoneMove(play, m, move); asks {
			questions++
			if questions <= 3 {
				t.Logf("%s? Left would be: %s", play.MoveWords(move), play.MoveWords(left))
			}
		}
		if _, err := m.Play(move); err != nil {
			t.Fatal(err)
		}
	}
	return turns, questions
}
