package gametest

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/engine/match"
)

// Undo checks that a person cannot take back what hidden information has shown since: the cards,
// dice and secret choices of anybody. It plays games with every pair of settings, alternately at
// random and by the game's policy. For each part of a game that a seat may take back, it takes what
// was hidden from the seat at the beginning of the part, and replaces it by samples. In every
// sample, the seat must be able to observe the same as in the game. Undo also looks for events that
// prevent undo without showing anything. games is the number of games per plan; if it is 0, it is
// that of [Boards].
func Undo(t *testing.T, game engine.Game, games int) {
	t.Helper()
	if err := newUndoCheck(game).playGames(game, games); err != nil {
		t.Error(err)
	}
}

// playGames examines the given number of games for each plan of plansToPlay, 0 for the default. The
// moves are chosen by playing player, the same game with sound events, so that a game whose events
// have faults is examined with the same moves.
func (u *undoCheck) playGames(player engine.Game, games int) error {
	for i, plan := range plansToPlay(u.info) {
		n := games
		if n == 0 {
			n = fullCheckGames(audit.InspectionInterval(player, plan))
		}
		for seed := range uint64(n) {
			choose := PickRandom
			if (uint64(i)+seed)%2 == 1 {
				choose = PickByPolicy
			}
			plan.Seed = seed
			moves, err := playedGame(player, plan, choose)
			if err == nil {
				err = u.examine(plan, moves)
			}
			if err != nil {
				return fmt.Errorf("%s, seed %d: %w", planName(plan), seed, err)
			}
		}
	}
	return u.needlessMarks()
}

// undoCheck examines undo in the games of one game.
type undoCheck struct {
	game  engine.Game
	info  engine.Info
	r     *rand.Rand
	games int
	marks map[engine.EventKind]*markUse
}

// markUse counts decisions after which one kind of event alone prevented undo.
type markUse struct {
	idle   int  // decisions in which the events showed the seat nothing new
	needed bool // whether there was a decision in which they did
}

func newUndoCheck(game engine.Game) *undoCheck {
	return &undoCheck{game: game, info: game.Info(), r: rand.New(rand.NewPCG(0x1877, 5)),
		marks: map[engine.EventKind]*markUse{}}
}

// playedGame plays a game and returns its decisions in notation.
func playedGame(game engine.Game, plan audit.Plan, choose Picker) (moves []string, err error) {
	s, err := game.New(plan.Seats, plan.Options, plan.Seed)
	if err != nil {
		return nil, err
	}
	chance := engine.NewChance(plan.Seed, 0x0dd0)
	for {
		legal, err := engine.PlayForced(s, nil, nil)
		if err != nil || len(legal) == 0 {
			return moves, err
		}
		m := choose(s, legal, &chance)
		moves = append(moves, s.Notation(m))
		if err := s.Play(m, nil); err != nil {
			return nil, err
		}
	}
}

// golden examines the recorded game in the file at path.
func (u *undoCheck) golden(path string) error {
	g, err := readGolden(path)
	if err != nil {
		return err
	}
	return u.examine(g.Plan, g.Moves)
}

// seatsExamined is the number of seats in whose place a game is examined. They differ from game to
// game.
const seatsExamined = 2

// examine examines the game set up by plan with the given decisions, in notation. It takes the
// place of some seats, one after the other: a person plays there, and bots play in all other seats.
// More people cannot take back more, because nobody takes back the decisions of other people.
// People who share the screen see nothing of each other's turns until the device is handed over,
// after which the last holder cannot undo any more.
func (u *undoCheck) examine(plan audit.Plan, moves []string) error {
	for i := range min(seatsExamined, plan.Seats) {
		seat := engine.Seat((u.games + i) % plan.Seats)
		spans, r, err := u.spans(plan, moves, seat)
		if err != nil {
			return err
		}
		for _, sp := range spans {
			if err := u.checkSpan(r, sp, seat); err != nil {
				return err
			}
		}
		if err := u.countMarks(r, seat); err != nil {
			return err
		}
	}
	u.games++
	return nil
}

// span is a part of a game. from is the index of its first decision, to that of the first decision
// after it.
type span struct{ from, to int }

// spans plays the game of plan and moves (see examine) with a person in seat. It returns the
// longest spans that this person may take back, and a replay of the game.
func (u *undoCheck) spans(plan audit.Plan, moves []string, seat engine.Seat) (all []span, r *match.Replay, err error) {
	setup := match.Setup{Seats: make([]match.Seat, plan.Seats), Options: plan.Options, Seed: plan.Seed}
	for i := range setup.Seats {
		if setup.Seats[i].Name = fmt.Sprint("seat ", i); engine.Seat(i) != seat {
			setup.Seats[i].Bot = "random"
		}
	}
	m, err := match.New(u.game, setup, nil)
	if err != nil {
		return nil, nil, err
	}
	from := 0 // the earliest position to which the person may go back
	for n, text := range moves {
		move, err := m.State().Parse(text)
		if err == nil {
			_, err = m.Play(move)
		}
		if err != nil {
			return nil, nil, fmt.Errorf("decision %d, %q: %w", n+1, text, err)
		}
		first := from
		for m.CanRewind(seat, first) != nil {
			first++
		}
		if first > from && n > from {
			all = append(all, span{from, n})
		}
		from = first
	}
	if n := len(moves); n > from {
		all = append(all, span{from, n})
	}
	r, err = m.Replay()
	return all, r, err
}

// samplesOfSpan is the number of samples in which a span is repeated.
const samplesOfSpan = 6

// checkSpan returns an error if a seat has learned something in a span, although it may take the
// span back.
func (u *undoCheck) checkSpan(r *match.Replay, sp span, seat engine.Seat) error {
	l, err := u.learned(r, sp, seat)
	if err != nil || l == nil {
		return err
	}
	return fmt.Errorf("seat %d may take back the decisions from number %d on, but has learned something since: %s. "+
		"Set Reveals or Discloses for that event\n%s", seat, sp.from+1, l, l.story())
}

// learned returns what a seat has learned in a span, nil if nothing. It replaces everything that is
// hidden from the seat before the span by samples. If one of them cannot lead to the events that
// the seat has observed, the seat has learned that this sample is not the true position.
func (u *undoCheck) learned(r *match.Replay, sp span, seat engine.Seat) (*lesson, error) {
	if err := r.Seek(sp.from); err != nil {
		return nil, err
	}
	start := engine.Clone(r.State())
	o, err := observe(engine.Clone(start), r.Steps()[sp.from:sp.to], seat, u.info)
	if err != nil {
		return nil, err
	}
	for range samplesOfSpan {
		s := engine.Clone(start)
		s.Determinize(seat, u.r)
		p := repetition{observation: o, r: u.r}
		if !p.possible(s, 0, 0, 0) {
			return &lesson{observation: o, event: p.furthest}, nil
		}
	}
	return o.openedChoice(start, u.r)
}

// countMarks looks at the decisions that the seat cannot take back because of events of one kind
// alone. For that kind it records in u.marks whether such events showed the seat something.
func (u *undoCheck) countMarks(r *match.Replay, seat engine.Seat) error {
	for i, step := range r.Steps() {
		kind, only := engine.EventKind(0), false
		for _, e := range step.Events {
			if e.RevealsTo(seat) && e.Kind != kind {
				kind, only = e.Kind, kind == 0
			}
		}
		if !only {
			continue
		}
		if u.marks[kind] == nil {
			u.marks[kind] = new(markUse)
		}
		use := u.marks[kind]
		if use.needed {
			continue
		}
		l, err := u.learned(r, span{i, i + 1}, seat)
		if err != nil {
			return err
		}
		if use.needed = l != nil || answersSealed(r.Steps()[:i+1], seat); !use.needed {
			use.idle++
		}
	}
	return nil
}

// answersSealed reports whether the last of the steps is another seat's answer to a sealed decision
// of the given seat: one that only the seat itself knows, such as a card played face down. A seat
// that knows the answer must not change its sealed decision, although it has seen nothing hidden.
func answersSealed(steps []match.Step, seat engine.Seat) bool {
	last := len(steps) - 1
	for i, step := range slices.Backward(steps) {
		if step.Seat == seat {
			return i < last && slices.ContainsFunc(step.Events, func(e engine.Event) bool {
				return e.Secret && e.Seat == seat && !e.Reveals
			})
		}
	}
	return false
}

// maxIdle is the number of decisions after which a kind of event that has never shown anything
// counts as marked by mistake.
const maxIdle = 20

// needlessMarks returns an error if a kind of event prevents undo without showing anything.
func (u *undoCheck) needlessMarks() error {
	var names []string
	for _, kind := range slices.Sorted(maps.Keys(u.marks)) {
		if use := u.marks[kind]; !use.needed && use.idle >= maxIdle {
			names = append(names, fmt.Sprintf("%s (%d decisions)", u.info.EventName(kind), use.idle))
		}
	}
	if len(names) == 0 {
		return nil
	}
	return fmt.Errorf("these events prevent undo, but have shown nobody anything new: %s. Remove Reveals or Discloses, "+
		"or set it only if something is shown", strings.Join(names, ", "))
}
