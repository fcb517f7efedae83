package review

import (
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/games"
	"gulch/engine/match"
)

// plannedGame is a game in which the quality of three decisions is known. The fields are the
// indices of these decisions, -1 if the game has no such decision.
type plannedGame struct {
	*match.Match
	blunder int // the first seat played the move that a search rated worst
	unlucky int // the first seat played a move as good as the best, and then had bad luck
	doomed  int // the deciding seat could not win any more, whatever it played
}

// lookAt is the maximum number of decisions with bad luck that playPlanned examines to find
// plannedGame.unlucky.
const lookAt = 25

// playPlanned plays a game and returns it with the indices of a blunder, of a good move with bad
// luck and of a decision in a lost position. All moves are chosen by the game's rollout policy,
// except for one deliberate blunder of the first seat.
func playPlanned(t *testing.T, game engine.Game) plannedGame {
	t.Helper()
	info := game.Info()
	setup := match.Setup{Seed: 6, BotSeed: 6}
	for i := range min(max(3, info.MinSeats), info.MaxSeats) {
		setup.Seats = append(setup.Seats, match.Seat{Name: string(rune('A' + i)), Bot: "medium"})
	}
	m, err := match.New(game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	good, err := bot.New("hard:iterations=800", 1)
	if err != nil {
		t.Fatal(err)
	}
	x := plannedGame{m, -1, -1, -1}
	sure, err := bot.New("hard:iterations=6000", 2)
	if err != nil {
		t.Fatal(err)
	}
	look, rng, looked, worst := bot.NewSampledEval(seed), engine.NewRand(7), 0, 0.0
	for !m.Over() {
		state, at, seat := m.State(), len(m.Steps()), m.Turn()
		move := state.(engine.Heuristics).Policy(&rng)
		choice := len(m.Legal()) > 1
		if choice && look.Eval(state, seat, luckSamples)[seat] < 0.005 {
			x.doomed = at
		}
		if choice && seat == 0 && at > 8 && x.blunder < 0 {
			move = bot.Choose(good, state)
			if bad, found := mostlyWrong(good.(bot.TurnJudge), sure.(bot.TurnJudge), state); found {
				x.blunder, move = at, bad
			}
		}
		before := engine.Clone(state)
		events, err := m.Play(move)
		if err != nil {
			t.Fatal(err)
		}
		if !choice || seat != 0 || x.blunder == at || m.Over() ||
			!slices.ContainsFunc(events, func(e engine.Event) bool { return e.Reveals }) {
			continue
		}
		luck := look.Eval(m.State(), 0, luckSamples)[0] - look.EvalAfter(before, 0, move, luckSamples)[0]
		if luck >= worst || looked == lookAt {
			continue
		}
		looked++
		bot.Choose(sure, before)
		all := sure.Opinions(nil)
		if o := opinionOf(all, move); o.Visits > minVisits && all[0].Result-o.Result < 0.003 {
			x.unlucky, worst = at, luck
		}
	}
	return x
}

// mostlyWrong returns the move with the lowest result among the opinions of mind, a search of
// position s that is done. The second result reports whether that move is a mistake. It is false if
// the result is not far below the best one, or if the rest of the turn can make up for the move.
// For the latter, mostlyWrong lets sure search the position after the move for longer.
func mostlyWrong(mind, sure bot.TurnJudge, s engine.State) (engine.Move, bool) {
	const much = 0.12
	all := mind.TurnOpinions(nil)
	last := all[len(all)-1]
	if last.Visits == 0 || all[0].Result-last.Result <= much {
		return last.Move, false
	}
	next, open := bot.After(s, last.Move)
	if !open {
		return last.Move, true
	}
	line := mind.Line(all[0].Move)
	bot.Choose(sure, next)
	if all[0].Result-sure.TurnOpinions(nil)[0].Result <= much {
		return last.Move, false
	}
	duel := bot.NewDuel(1) // the policy of rollouts must agree, too
	duel.BeginLines(s, line, append([]engine.Move{last.Move}, sure.Line(sure.Best())...), 200)
	duel.Step(200)
	mean, _ := duel.Lead()
	return last.Move, mean > much/2
}

// TestMistakesExcludeBadLuck checks for every game that a deliberate blunder is reported as a
// mistake. Neither a good move that was followed by bad luck nor a decision in a lost position may
// be reported.
func TestMistakesExcludeBadLuck(t *testing.T) {
	for _, game := range games.All() {
		id := game.Info().ID
		t.Run(id, func(t *testing.T) {
			x := playPlanned(t, game)
			t.Logf("of %d decisions the blunder is at %d, bad luck at %d, a lost position at %d", len(x.Steps()),
				x.blunder, x.unlucky, x.doomed)
			// in Sierra West, no decision is directly followed by bad luck
			if x.blunder < 0 || x.unlucky < 0 && id != "sierrawest" {
				t.Fatal("the planned game lacks a blunder or bad luck")
			}
			if len(mistakesAt(t, x.Match, x.blunder)) != 1 {
				t.Errorf("the blunder %s at decision %d is not reported as a mistake", x.Steps()[x.blunder].Text,
					x.blunder)
			}
			for _, at := range []int{x.unlucky, x.doomed} {
				if at < 0 {
					continue
				}
				if found := mistakesAt(t, x.Match, at); len(found) > 0 {
					t.Errorf("bad luck or a lost position is reported as a mistake: %+v", found)
				}
			}
		})
	}
}
