// Package scenario checks rules by example. A scenario file puts a game into a position, makes moves and says what
// must hold then. The format is the same for all games:
//
//	{
//	  "name": "A poor player pays what there is",
//	  "rules": ["R71", "R32"],
//	  "game": "boomtown",
//	  "setup": {"seats": 4, "options": {"vein_scores": "true"}, "seed": 7},
//	  "state": {"gold": [10, 6, 2, 10]},
//	  "moves": ["take cm04"],
//	  "rolls": [3, 4],
//	  "expect": {"gold": [10, 8, 0, 10]},
//	  "legal": ["take cj05", "take dg08"],
//	  "events": ["fee", "mine_placed"]
//	}
//
// name, game and setup.seats are wanted, everything else may be left out; a field that is not listed here is an error.
//
//   - rules names the rules that the example shows.
//   - setup makes a new game.
//   - state is a JSON merge patch (RFC 7386) over the JSON of the new game: fields replace fields, objects are merged,
//     null takes a field away.
//   - rolls are the results of the next dice, in the order in which they fall.
//   - moves are written in the notation of the game. What leaves no choice is played automatically before, between
//     and after them, as in every game, and is not listed.
//   - expect is a fragment of the JSON of the position then: what is named must be so. Objects may name less than
//     there is, lists must be complete, null means that nothing is there.
//   - legal lists exactly the legal moves then, in any order; legal_has and legal_lacks name some that must be or must
//     not be legal.
//   - events are names of events that must have happened, in this order; others may have happened in between.
//   - error is the number of the rule by which the last move must be refused, such as "R61". It is
//     compared with engine.Refusal.Rule. The position must be unchanged by the move. Without moves it
//     is the setup or the state that must be refused; a state can also break an invariant of the
//     rules document, such as "I3". Any other text must be contained in the words of the refusal.
package scenario

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"gulch/engine"
)

// Scenario is a scenario file as read.
type Scenario struct {
	Name       string          `json:"name"`
	Rules      []string        `json:"rules"`
	Game       string          `json:"game"`
	Setup      Setup           `json:"setup"`
	State      json.RawMessage `json:"state"`
	Moves      []string        `json:"moves"`
	Rolls      []int           `json:"rolls"`
	Expect     json.RawMessage `json:"expect"`
	Legal      *[]string       `json:"legal"` // an empty list says that the game is over
	LegalHas   []string        `json:"legal_has"`
	LegalLacks []string        `json:"legal_lacks"`
	Events     []string        `json:"events"`
	Error      string          `json:"error"`
}

// Setup is what a new game is made of.
type Setup struct {
	Seats   int            `json:"seats"`
	Options engine.Options `json:"options"`
	Seed    uint64         `json:"seed"`
}

// Finder returns the game with an ID.
type Finder func(id string) (engine.Game, error)

// Only is the Finder of a single game.
func Only(game engine.Game) Finder {
	return func(id string) (engine.Game, error) {
		if id != game.Info().ID {
			return nil, fmt.Errorf("there is no game %q here, only %q", id, game.Info().ID)
		}
		return game, nil
	}
}

// Read reads a scenario file.
func Read(text []byte) (*Scenario, error) {
	var sc Scenario
	if err := engine.DecodeStrict(text, &sc); err != nil {
		return nil, fmt.Errorf("scenario: %w", err)
	}
	if sc.Name == "" || sc.Game == "" {
		return nil, errors.New(`scenario: "name" and "game" must be given`)
	}
	return &sc, nil
}

// Check reads a scenario file, plays it and returns the first thing that is not as it says.
func Check(find Finder, text []byte) error {
	sc, err := Read(text)
	if err != nil {
		return err
	}
	return sc.Run(find)
}

// Run plays the scenario and returns the first thing that is not as it says.
func (sc *Scenario) Run(find Finder) error {
	game, err := find(sc.Game)
	if err != nil {
		return err
	}
	r := run{Scenario: sc, info: game.Info()}
	if err := r.position(game); err != nil || r.state == nil {
		return err
	}
	for i, text := range sc.Moves {
		last := i == len(sc.Moves)-1
		if err := r.play(text, last && sc.Error != ""); err != nil {
			return fmt.Errorf("move %d, %q: %w", i+1, text, err)
		}
	}
	for _, check := range []func() error{r.checkExpect, r.checkLegal, r.checkEvents} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// run is a scenario being played.
type run struct {
	*Scenario
	info   engine.Info
	state  engine.State
	legal  []engine.Move
	events []string
}

func (r *run) tell(e engine.Event) { r.events = append(r.events, r.info.EventName(e.Kind)) }

// position makes the position to start from. When it is refused as foretold, state stays nil.
func (r *run) position(game engine.Game) error {
	state, err := r.load(game)
	if r.Error != "" && len(r.Moves) == 0 {
		return r.refused(err)
	}
	if err != nil {
		return fmt.Errorf("setup: %w", err)
	}
	if err := state.Script(r.Rolls); err != nil {
		return fmt.Errorf("rolls: %w", err)
	}
	r.state = state
	return r.settle()
}

func (r *run) load(game engine.Game) (engine.State, error) { return Start(game, r.Setup, r.State) }

// Start makes a new game and changes its position by a JSON merge patch, nil for none.
func Start(game engine.Game, setup Setup, patch json.RawMessage) (engine.State, error) {
	state, err := game.New(setup.Seats, setup.Options, setup.Seed)
	if err != nil || patch == nil {
		return state, err
	}
	text, err := state.MarshalJSON()
	if err != nil {
		return nil, err
	}
	if text, err = Merge(text, patch); err != nil {
		return nil, err
	}
	return game.Load(text)
}

// ruleNumber matches the number of a rule, of a ruling or of an invariant: R61, G3, I13.
var ruleNumber = regexp.MustCompile(`^[A-Z][0-9]+$`)

// NamesRule reports whether the scenario names the rule of its refusal, not words of it.
func (sc *Scenario) NamesRule() bool { return ruleNumber.MatchString(sc.Error) }

// refused checks that an error names the rule, or contains the text, that the scenario expects.
func (r *run) refused(err error) error {
	switch {
	case err == nil:
		return fmt.Errorf("is accepted, but should be refused with %q", r.Error)
	case r.NamesRule():
		if rule := engine.RuleOf(err); rule != r.Error {
			return fmt.Errorf("is refused by the rule %q (%w), not by %s", rule, err, r.Error)
		}
	case !strings.Contains(err.Error(), r.Error):
		return fmt.Errorf("is refused with %q, which does not contain %q", err, r.Error)
	}
	return nil
}

// settle plays what leaves no choice, and checks the position.
func (r *run) settle() error {
	var err error
	if r.legal, err = engine.Settle(r.state, r.legal, r.tell); err != nil {
		return fmt.Errorf("an automatic move is refused: %w", err)
	}
	return r.state.Check()
}

// now says what can be played.
func (r *run) now() string {
	if len(r.legal) == 0 {
		return "no move is left"
	}
	return "legal are " + strings.Join(r.notations(), ", ")
}

// play makes one move, which must be refused when it is the one that the error is about.
func (r *run) play(text string, mustFail bool) error {
	before, err := r.state.MarshalJSON()
	if err != nil {
		return err
	}
	move, err := r.state.Parse(text)
	if err == nil {
		err = r.state.Play(move, r.tell)
	}
	if !mustFail {
		if err != nil {
			return fmt.Errorf("%w (%s; a move that leaves no choice plays itself and is not written in a scenario)", err, r.now())
		}
		return r.settle()
	}
	if err := r.refused(err); err != nil {
		return err
	}
	after, err := r.state.MarshalJSON()
	if err != nil {
		return err
	}
	if !bytes.Equal(before, after) {
		return errors.New("is refused but changes the position")
	}
	return nil
}

func (r *run) notations() []string {
	texts := make([]string, len(r.legal))
	for i, m := range r.legal {
		texts[i] = r.state.Notation(m)
	}
	return texts
}

func (r *run) checkExpect() error {
	if r.Expect == nil {
		return nil
	}
	text, err := r.state.MarshalJSON()
	if err != nil {
		return err
	}
	return Match(r.Expect, text)
}

func (r *run) checkLegal() error {
	have := r.notations()
	if r.Legal != nil {
		for _, text := range have {
			if !slices.Contains(*r.Legal, text) {
				return fmt.Errorf("legal: %q is legal but not listed", text)
			}
		}
		if err := contains(have, *r.Legal, "legal"); err != nil {
			return err
		}
	}
	for _, text := range r.LegalLacks {
		if slices.Contains(have, text) {
			return fmt.Errorf("legal_lacks: %q is legal", text)
		}
		if _, err := r.state.Parse(text); err != nil {
			return fmt.Errorf("legal_lacks: %w", err)
		}
	}
	return contains(have, r.LegalHas, "legal_has")
}

func contains(have, want []string, field string) error {
	for _, text := range want {
		if !slices.Contains(have, text) {
			return fmt.Errorf("%s: %q is not legal; legal are %s", field, text, strings.Join(have, ", "))
		}
	}
	return nil
}

// checkEvents looks for the events in their order, with gaps.
func (r *run) checkEvents() error {
	rest := r.events
	for i, name := range r.Events {
		at := slices.Index(rest, name)
		if at >= 0 {
			rest = rest[at+1:]
			continue
		}
		if !slices.Contains(r.info.Events, name) {
			return fmt.Errorf("events: %s has no event %q", r.info.Name, name)
		}
		return fmt.Errorf("events: number %d, %q, is missing; what happened is %s", i+1, name, strings.Join(r.events, ", "))
	}
	return nil
}
