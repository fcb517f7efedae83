package audit_test

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/engine/boomtown"
)

// broken is the game Boomtown, but its states are replaced by hurt with states that violate the
// contract in one method.
type broken struct {
	engine.Game
	hurt func(engine.State) engine.State
}

func (b broken) New(seats int, o engine.Options, seed uint64) (engine.State, error) {
	s, err := b.Game.New(seats, o, seed)
	if err != nil {
		return nil, err
	}
	return b.hurt(s), nil
}

func (b broken) Load(text []byte) (engine.State, error) {
	s, err := b.Game.Load(text)
	if err != nil {
		return nil, err
	}
	return b.hurt(s), nil
}

// base forwards all methods to the state that it embeds. Each of the types below embeds a base and
// replaces one method.
type base struct{ engine.State }

func (b base) CopyTo(dst engine.State) { b.State.CopyTo(dst.(interface{ real() engine.State }).real()) }
func (b base) real() engine.State      { return b.State }

type duplicateMoves struct{ base }

func (d duplicateMoves) Moves(dst []engine.Move) []engine.Move {
	dst = d.base.Moves(dst)
	return append(dst, dst[len(dst)-1])
}

type refusesLegalMove struct{ base }

func (d refusesLegalMove) Play(m engine.Move, tell engine.Observer) error {
	if m == boomtown.Pass() {
		return errors.New("I do not feel like it")
	}
	return d.base.Play(m, tell)
}

type acceptsIllegalMove struct{ base }

func (d acceptsIllegalMove) Play(m engine.Move, tell engine.Observer) error {
	err := d.base.Play(m, tell)
	if m.Kind != 0 {
		return nil
	}
	return err
}

type leaksSecrets struct{ base }

func (d leaksSecrets) InformationState(engine.Seat) ([]byte, error) { return d.base.MarshalJSON() }

type wrongScores struct{ base }

func (d wrongScores) Scores(dst []int) []int {
	dst = d.base.Scores(dst)
	dst[0]++
	return dst
}

type ambiguousNotation struct{ base }

func (d ambiguousNotation) Notation(engine.Move) string { return "pass" }

type determinizePlays struct{ base }

func (d determinizePlays) Determinize(seat engine.Seat, r *rand.Rand) {
	d.base.Determinize(seat, r)
	moves := d.base.Moves(nil)
	_ = d.base.Play(moves[0], nil)
}

// NewBoard returns a board that reads the real state inside a replaced one.
func (b broken) NewBoard() engine.Board { return &board{} }

type board struct{ boomtown.Board }

func (b *board) Follow(e engine.Told, open engine.SeatSet) {
	e.State = e.State.(interface{ real() engine.State }).real()
	b.Board.Follow(e, open)
}

func (b *board) Read(s engine.State, open engine.SeatSet) {
	b.Board.Read(s.(interface{ real() engine.State }).real(), open)
}

// TestDetectsViolations checks that the audit reports each of several violations of the contract of
// a State.
func TestDetectsViolations(t *testing.T) {
	for _, c := range []struct {
		name, want string
		hurt       func(engine.State) engine.State
	}{
		{"a move listed twice", "twice", func(s engine.State) engine.State { return duplicateMoves{base{s}} }},
		{"a listed move refused", "Play refuses the move",
			func(s engine.State) engine.State { return refusesLegalMove{base{s}} }},
		{"another move accepted", "Play accepts the move",
			func(s engine.State) engine.State { return acceptsIllegalMove{base{s}} }},
		{"an information state with secrets", "changes the information state",
			func(s engine.State) engine.State { return leaksSecrets{base{s}} }},
		{"a sheet that does not add up", "the score sheet adds up",
			func(s engine.State) engine.State { return wrongScores{base{s}} }},
		{"ambiguous notation", "have the notation",
			func(s engine.State) engine.State { return ambiguousNotation{base{s}} }},
		{"a determinize that plays", "changes the information state",
			func(s engine.State) engine.State { return determinizePlays{base{s}} }},
	} {
		t.Run(c.name, func(t *testing.T) {
			for seed := range uint64(4) {
				_, err := audit.Play(broken{boomtown.Game, c.hurt}, audit.Plan{Seats: 4, Seed: seed, Every: 1})
				if err == nil || !strings.Contains(err.Error(), c.want) {
					t.Fatalf("the audit returns %.200v, want an error that contains %q", err, c.want)
				}
			}
		})
	}
}

// TestRecordReproduces checks that the record of a failed audit is enough to reproduce the failure.
func TestRecordReproduces(t *testing.T) {
	record, err := audit.Play(boomtown.Game, audit.Plan{Seats: 4, Seed: 8, Bound: 30})
	if err == nil || !strings.Contains(err.Error(), "not over after 30 moves") || record.Failure != err.Error() {
		t.Fatalf("%v, %s", err, record)
	}
	var read audit.Record
	if err := json.Unmarshal([]byte(record.String()), &read); err != nil {
		t.Fatal(err)
	}
	s, err := audit.Replay(boomtown.Game, &read)
	if err != nil || s.Turn() == engine.NoSeat {
		t.Errorf("replayed: %v", err)
	}
	read.Moves = append(read.Moves, "jump")
	if _, err := audit.Replay(boomtown.Game, &read); err == nil {
		t.Error("Replay accepts a damaged record")
	}
}

func TestPlansCoverEveryOption(t *testing.T) {
	plans := audit.Plans(boomtown.Game.Info())
	if len(plans) != 13 { // 3 numbers of seats × (defaults + 3 options), and the long game for three
		t.Errorf("%d plans", len(plans))
	}
	seats := map[int]bool{}
	for seed := range uint64(50) {
		p := audit.RandomPlan(boomtown.Game.Info(), seed)
		seats[p.Seats] = true
		if _, err := boomtown.Game.Info().Resolve(p.Seats, p.Options); err != nil {
			t.Error(err)
		}
	}
	if len(seats) != 3 {
		t.Errorf("random plans use table sizes %v", seats)
	}
}
