// Package audit plays random games and checks everything that the contract of package engine and
// the rules of the game promise. Package gametest and the arena use it.
//
// [Play] plays one game by a [Plan] and returns a [Record], with which a failure can be reproduced.
// [Inspect] checks one position: moves, copies, refusals, notation, JSON, determinization, scores,
// secrets. [Boards] compares boards that follow the events with boards read from positions, and
// [Changes] checks which changes of the board come with which events.
// [DeterminizeCoverage] checks that Determinize produces all possibilities, and [InfoSetCheck] that
// information states and boards agree.
//
// The package does not depend on any particular game.
package audit

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"

	"gulch/engine"
)

// Plan describes a game that is played at random. The same plan always gives the same game.
type Plan struct {
	Seats   int            `json:"seats"`
	Options engine.Options `json:"options,omitempty"`
	Seed    uint64         `json:"seed"`
	// Bound is the maximum number of moves of a game, forced moves included; 0 means DefaultBound.
	Bound int `json:"-"`
	// Every is the number of decisions between two full inspections (see Inspect); 0 means the
	// result of InspectionInterval. The invariants of the rules are checked after every move in
	// addition.
	Every int `json:"-"`
	// OnInspection is called with every position that is fully inspected, and with the last
	// position of the game. It may be nil.
	OnInspection func(s engine.State, r *rand.Rand) error `json:"-"`
	// OnOtherDecision is called with every position in which a seat decides and that is not fully
	// inspected. It may be nil.
	OnOtherDecision func(s engine.State, r *rand.Rand) error `json:"-"`
}

// Defaults for those fields of a Plan that are 0.
const (
	DefaultBound = 20_000
	DefaultEvery = 32
)

// inspectionsOfShortGame is the number of full inspections in a game that has too few decisions to
// be inspected only every DefaultEvery decisions.
const inspectionsOfShortGame = 8

// InspectionInterval returns the number of decisions between two inspections of the planned game.
// It is DefaultEvery, or less for a game that has so few decisions that it would hardly be
// inspected. The function plays a random game to find that out.
func InspectionInterval(game engine.Game, plan Plan) int {
	s, err := game.New(plan.Seats, plan.Options, plan.Seed)
	if err != nil {
		return DefaultEvery
	}
	chance, decisions := engine.NewChance(plan.Seed, 0xa0d17_1), 0
	var legal []engine.Move
	for range DefaultBound {
		switch legal = s.Moves(legal[:0]); {
		case len(legal) == 0:
			return max(1, decisions/inspectionsOfShortGame)
		case len(legal) > 1:
			decisions++
		}
		if decisions >= 2*DefaultEvery || s.Play(legal[chance.Below(len(legal))], nil) != nil {
			break // errors are ignored here, because Play finds and reports them
		}
	}
	return DefaultEvery
}

// Record describes an audited game completely, so that a failure can be reproduced from it.
type Record struct {
	Game  string   `json:"game"`
	Rules int      `json:"rules"`
	Plan  Plan     `json:"plan"`
	Moves []string `json:"moves"` // decisions in the game's notation, without forced moves
	Total int      `json:"total"` // number of moves, including forced moves
	// Failure is the first error of the audit, "" if none.
	Failure string `json:"failure,omitempty"`
}

// String returns the record as JSON.
func (r *Record) String() string {
	text, err := json.Marshal(r)
	if err != nil {
		return err.Error()
	}
	return string(text)
}

// Plans returns plans that try every option of a game. For every number of seats there is one plan
// with the default options. For each other value of an option, there is one plan in which only this
// option differs from its default.
func Plans(info engine.Info) []Plan {
	var plans []Plan
	for seats := info.MinSeats; seats <= info.MaxSeats; seats++ {
		plans = append(plans, Plan{Seats: seats})
		for _, o := range info.Options {
			for _, v := range o.ValuesFor(seats) {
				if v.ID != o.Default && o.AppliesTo(seats) {
					plans = append(plans, Plan{Seats: seats, Options: engine.Options{o.ID: v.ID}})
				}
			}
		}
	}
	return plans
}

// RandomPlan returns a plan with a random number of seats and random options, which are determined
// by seed.
func RandomPlan(info engine.Info, seed uint64) Plan {
	c := engine.NewChance(seed, 0xa0d17)
	p := Plan{Seats: info.MinSeats + c.Below(info.MaxSeats-info.MinSeats+1), Options: engine.Options{}, Seed: seed}
	for _, o := range info.Options {
		values := o.ValuesFor(p.Seats)
		p.Options[o.ID] = values[c.Below(len(values))].ID
	}
	return p
}

// Play plays a random game as planned and checks that it keeps the contract of package engine. It
// returns the first fault found as an error. The record is never nil.
func Play(game engine.Game, plan Plan) (*Record, error) {
	if plan.Bound == 0 {
		plan.Bound = DefaultBound
	}
	if plan.Every == 0 {
		plan.Every = InspectionInterval(game, plan)
	}
	info := game.Info()
	p := player{
		Record: Record{Game: info.ID, Rules: info.Rules, Plan: plan}, game: game,
		chance: engine.NewChance(plan.Seed, 0xa0d17_1), dealer: rand.New(rand.NewPCG(plan.Seed, 0xa0d17_2)),
	}
	err := p.play()
	if err != nil {
		p.Failure = err.Error()
	}
	return &p.Record, err
}

// player plays and audits one game.
type player struct {
	Record
	game    engine.Game
	state   engine.State
	auditor engine.Auditor
	boards  *Boards
	chance  engine.Chance // random generator that chooses the moves
	dealer  *rand.Rand
	legal   []engine.Move
}

func (p *player) tell(e engine.Event) {
	if p.auditor != nil {
		p.auditor.Event(e)
	}
	p.boards.Observe(engine.Told{Event: e, State: p.state})
}

func (p *player) play() error {
	state, err := p.game.New(p.Plan.Seats, p.Plan.Options, p.Plan.Seed)
	if err != nil {
		return err
	}
	p.state = state
	if audited, ok := p.game.(engine.Audited); ok {
		p.auditor = audited.Audit(state)
	}
	if err := state.Check(); err != nil {
		return fmt.Errorf("after set-up: %w", err)
	}
	if p.boards, err = NewBoards(p.game, state, true); err != nil {
		return err
	}
	for decisions := 0; ; decisions++ {
		if err := p.settle(); err != nil {
			return err
		}
		if len(p.legal) == 0 {
			return p.finish()
		}
		if err := p.inspectIfDue(decisions); err != nil {
			return err
		}
		m := p.choose()
		p.Moves = append(p.Moves, state.Notation(m))
		if err := p.playMove(m); err != nil {
			return err
		}
	}
}

// inspectIfDue inspects the position if an inspection is due, and calls the callbacks of the plan;
// decisions is the number of decisions so far. Which decision is inspected first depends on the
// seed.
func (p *player) inspectIfDue(decisions int) error {
	look := p.Plan.OnInspection
	if (decisions+int(p.Plan.Seed))%p.Plan.Every != 0 {
		look = p.Plan.OnOtherDecision
	} else if err := Inspect(p.game, p.state, p.dealer, p.Plan.Bound); err != nil {
		return err
	}
	if look == nil {
		return nil
	}
	return look(p.state, p.dealer)
}

// choose returns a random move. In games with an odd seed it prefers the beginning of the list of
// legal moves, which contains the cautious moves. So long auctions and similar situations are
// tested, too.
func (p *player) choose() engine.Move {
	at := p.chance.Below(len(p.legal))
	if p.Plan.Seed%2 == 1 {
		at = min(at, p.chance.Below(len(p.legal)), p.chance.Below(len(p.legal)))
	}
	return p.legal[at]
}

// playMove plays a move, and then checks the invariants of the position and the boards.
func (p *player) playMove(m engine.Move) error {
	text := p.state.Notation(m)
	if err := p.state.Play(m, p.tell); err != nil {
		return fmt.Errorf("method Play refuses the move %q, which Moves lists: %w", text, err)
	}
	p.Total++
	if p.Total > p.Plan.Bound {
		return fmt.Errorf("the game is not over after %d moves (Plan.Bound)", p.Plan.Bound)
	}
	if p.auditor != nil {
		if err := p.auditor.Moved(p.state); err != nil {
			return fmt.Errorf("after %q: %w", text, err)
		}
	}
	if err := p.state.Check(); err != nil {
		return fmt.Errorf("after %q: %w", text, err)
	}
	return p.boards.Moved(p.state, text)
}

// settle plays forced moves one by one, as engine.PlayForced does, and checks the position after
// each of them.
func (p *player) settle() error {
	for {
		p.legal = p.state.Moves(p.legal[:0])
		asker, ok := p.state.(engine.ConcealsForced)
		if len(p.legal) != 1 || ok && asker.ConcealForced() {
			return nil
		}
		if err := p.playMove(p.legal[0]); err != nil {
			return err
		}
	}
}

// finish checks the last position of a game. It also checks that playing the recorded moves again
// leads to the same position.
func (p *player) finish() error {
	if p.state.Turn() != engine.NoSeat {
		return fmt.Errorf("method Turn is seat %d, but Moves lists nothing; want NoSeat at the end of the game",
			p.state.Turn())
	}
	if err := Scores(p.state); err != nil {
		return err
	}
	again, err := Replay(p.game, &p.Record)
	if err != nil {
		return fmt.Errorf("a replay with the same seed and moves fails: %w", err)
	}
	if err := same(p.state, again); err != nil {
		return fmt.Errorf("a replay with the same seed and moves ends in another position (original, replay): %w", err)
	}
	if p.Plan.OnInspection != nil {
		return p.Plan.OnInspection(p.state, p.dealer)
	}
	return nil
}

// Replay plays the moves of a record and returns the final position. It returns an error if a move
// cannot be played.
func Replay(game engine.Game, r *Record) (engine.State, error) {
	state, err := game.New(r.Plan.Seats, r.Plan.Options, r.Plan.Seed)
	if err != nil {
		return nil, err
	}
	legal, err := engine.PlayForced(state, nil, nil)
	for i, text := range r.Moves {
		var m engine.Move
		if err == nil {
			m, err = state.Parse(text)
		}
		if err == nil {
			err = state.Play(m, nil)
		}
		if err == nil {
			legal, err = engine.PlayForced(state, legal, nil)
		}
		if err != nil {
			return nil, fmt.Errorf("move %d, %q: %w", i+1, text, err)
		}
	}
	return state, err
}

// same returns an error if the JSON of two positions differs. It compares the positions in memory
// first, because encoding them is slow.
func same(a, b engine.State) error {
	if reflect.DeepEqual(a, b) {
		return nil
	}
	x, err := a.MarshalJSON()
	if err != nil {
		return err
	}
	y, err := b.MarshalJSON()
	if err != nil {
		return err
	}
	if !bytes.Equal(x, y) {
		return fmt.Errorf("%s:\n%s\n%s", firstDifference(x, y), x, y)
	}
	return nil
}

// notations returns the notation of moves as one text, for error messages.
func notations(s engine.State, moves []engine.Move) string {
	texts := make([]string, len(moves))
	for i, m := range moves {
		texts[i] = s.Notation(m)
	}
	return strings.Join(texts, ", ")
}
