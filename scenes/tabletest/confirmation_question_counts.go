package tabletest

import (
	"slices"
	"testing"
	"time"

	"gulch/engine"
	"gulch/engine/audit"
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

// BenchPresses plays b.N games by their policies. It calls press with every legal move of every
// decision, and reports how long the calls took: the longest, and the longest of 99 in 100, both in
// milliseconds.
func BenchPresses(b *testing.B, game table.Game, press func(play table.GameUI, m *match.Match, x engine.Move)) {
	app, info := App(b, game.Rules), game.Rules.Info()
	window, area := WideWindow()
	var took []time.Duration
	for i := range uint64(b.N) {
		plan := audit.RandomPlan(info, 700+i)
		seats := people(plan.Seats)
		setup := match.Setup{Seats: seats, Seed: plan.Seed, BotSeed: i, Options: plan.Options}
		m, err := match.New(game.Rules, setup, nil)
		if err != nil {
			b.Fatal(err)
		}
		play, rng := game.New(app, seats), engine.NewRand(i)
		for !m.Over() {
			table.RevealSeats(play, engine.SeatsOf(m.Turn()))
			table.ShowPosition(play, m.State(), window, area)
			for _, x := range m.Legal() {
				start := time.Now()
				press(play, m, x)
				took = append(took, time.Since(start))
			}
			if _, err := m.Play(m.State().(engine.Heuristics).Policy(&rng)); err != nil {
				b.Fatal(err)
			}
		}
	}
	slices.Sort(took)
	inMS := func(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
	b.ReportMetric(inMS(took[len(took)*99/100]), "99%-ms")
	b.ReportMetric(inMS(took[len(took)-1]), "max-ms")
}
