package tabletest

import (
	"fmt"
	"math/rand/v2"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/engine/match"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// position is a decision of a game and the table that shows it to the seat that decides.
type position struct {
	play  table.Play
	state engine.State
	legal []engine.Move
	seat  engine.Seat
	name  string // for messages

	layout string // seats and options: the same for tables that are laid out alike
}

// each is how many decisions of a phase are looked at in a game of one seat count and option.
const each = 2

// positions plays a game for every seat count and option, sensibly and at random, and calls visit at some decisions of
// every phase, with the table as the seat to move sees it. It returns the phases that were met.
func positions(app *stage.App, game table.Game, visit func(p position)) (map[engine.Phase]bool, error) {
	info := game.Rules.Info()
	met := map[engine.Phase]bool{}
	for i, plan := range audit.Plans(info) {
		s, err := game.Rules.New(plan.Seats, plan.Options, 77+uint64(i))
		if err != nil {
			return nil, err
		}
		seen := map[engine.Phase]int{}
		chance := engine.NewChance(uint64(i), 0x7ab)
		play := game.New(app, people(plan.Seats))
		for n := 0; ; n++ {
			legal, err := engine.Settle(s, nil, nil)
			if err != nil {
				return nil, err
			}
			if len(legal) == 0 {
				break
			}
			// Every few decisions, so that those that are looked at lie apart.
			if k := s.Phase(); seen[k] < each && (seen[k] == 0 || n%5 == 0) {
				seen[k]++
				met[k] = true
				layout := fmt.Sprintf("%s, %d seats %s", info.ID, plan.Seats, plan.Options)
				p := show(play, s, legal, layout+", phase "+info.PhaseName(k))
				p.layout = layout
				visit(p)
			}
			if err := s.Play(choose(s, legal, &chance), nil); err != nil {
				return nil, err
			}
		}
	}
	return met, nil
}

// people seats people at a table.
func people(n int) []match.Seat {
	seats := make([]match.Seat, n)
	for i := range seats {
		seats[i] = match.Seat{Name: string(rune('A' + i))}
	}
	return seats
}

// show lets a table show a position to the seat that decides, and to it alone.
func show(play table.Play, s engine.State, legal []engine.Move, name string) position {
	seat := s.Turn()
	table.Reveal(play, engine.SeatsOf(seat))
	window, area := Wide()
	table.Show(play, s, window, area)
	return position{play: play, state: s, legal: legal, seat: seat, name: name}
}

// choose picks a move: that of the game's own policy, and one time in four any.
func choose(s engine.State, legal []engine.Move, chance *engine.Chance) engine.Move {
	if g, ok := s.(engine.Guide); ok && chance.Below(4) > 0 {
		rng := engine.NewRand(chance.Uint64())
		return g.Policy(&rng)
	}
	return legal[chance.Below(len(legal))]
}

// twin returns a position that the seat to move cannot tell from p's.
func (p position) twin(game engine.Game, seed uint64) (engine.State, error) {
	t, err := game.New(p.state.Seats(), nil, 1)
	if err != nil {
		return nil, err
	}
	p.state.CopyTo(t)
	t.Determinize(p.seat, rand.New(rand.NewPCG(seed, 9)))
	return t, nil
}
