// Package scenario checks rules by example. A scenario file sets up a position, makes moves, and
// states what must hold afterwards. Packages gametest and the arena run the files. The format is
// the same for all games:
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
// The fields name, game and setup.seats are required, all others are optional; a field that is not
// listed here is an error.
//
//   - rules: the numbers of the rules that the example shows.
//   - setup: the arguments for a new game.
//   - state: a JSON merge patch (RFC 7386) over the JSON of the new game. Fields replace fields,
//     objects are merged, null removes a field.
//   - rolls: the results of the next dice, in order.
//   - moves: moves in the notation of the game. Forced moves are played automatically before,
//     between and after them, as in every game, and must not be listed.
//   - expect: a fragment of the JSON of the final position. Objects may have fewer fields, lists
//     must be complete, null means that the field is null or missing.
//   - legal: exactly the legal moves in the final position, in any order. legal_has and legal_lacks
//     list some that must or must not be legal.
//   - events: names of events that must have happened in this order; others may have happened in
//     between.
//   - error: the number of the rule by which the last move must be refused, such as "R61". It is
//     compared with engine.Refusal.Rule. The refused move must not change the position. If there
//     are no moves, the setup or the state must be refused; a state can also break an invariant of
//     RULES.md, such as "I3". Any other text must be contained in the text of the refusal.
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

// Scenario is the content of a scenario file; the package comment describes its fields.
type Scenario struct {
	Name       string          `json:"name"`
	Rules      []string        `json:"rules"`
	Game       string          `json:"game"`
	Setup      Setup           `json:"setup"`
	State      json.RawMessage `json:"state"`
	Moves      []string        `json:"moves"`
	Rolls      []int           `json:"rolls"`
	Expect     json.RawMessage `json:"expect"`
	Legal      *[]string       `json:"legal"` // expected legal moves at the end; an empty list: the game is over
	LegalHas   []string        `json:"legal_has"`
	LegalLacks []string        `json:"legal_lacks"`
	Events     []string        `json:"events"`
	Error      string          `json:"error"`
}

// Setup has the arguments with which a new game is set up.
type Setup struct {
	Seats   int            `json:"seats"`
	Options engine.Options `json:"options"`
	Seed    uint64         `json:"seed"`
}

// Finder is a function that returns the game with the given ID, such as games.Find.
type Finder func(id string) (engine.Game, error)

// SingleGame returns a Finder that finds only the given game.
func SingleGame(game engine.Game) Finder {
	return func(id string) (engine.Game, error) {
		if id != game.Info().ID {
			return nil, fmt.Errorf("there is no game %q here, only %q", id, game.Info().ID)
		}
		return game, nil
	}
}

// Read decodes a scenario file. It returns an error if a field is unknown or a required field is
// missing.
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

// Check decodes a scenario file and runs it. It returns an error for the first expectation that is
// not met.
func Check(find Finder, text []byte) error {
	sc, err := Read(text)
	if err != nil {
		return err
	}
	return sc.Run(find)
}

// Run runs the scenario. It returns an error for the first expectation that is not met.
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

// run is the state of a scenario while it is being run.
type run struct {
	*Scenario
	info   engine.Info
	state  engine.State
	legal  []engine.Move
	events []string
}

func (r *run) tell(e engine.Event) { r.events = append(r.events, r.info.EventName(e.Kind)) }

// position sets up the position from which the scenario starts. If the position is refused, as the
// scenario expects, r.state remains nil.
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

// Start returns the position of a new game, changed by a JSON merge patch (nil for no change). It
// returns an error if the game refuses the setup or the changed position.
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

// ruleNumber matches the number of a rule, a ruling or an invariant: R61, G3, I13.
var ruleNumber = regexp.MustCompile(`^[A-Z][0-9]+$`)

// NamesRule reports whether the expected error is the number of a rule, not a text.
func (sc *Scenario) NamesRule() bool { return ruleNumber.MatchString(sc.Error) }

// refused checks that err is the refusal that the scenario expects: one with the expected rule
// number, or with a message that contains the expected text.
func (r *run) refused(err error) error {
	switch {
	case err == nil:
		return fmt.Errorf("is accepted, want a refusal with %q", r.Error)
	case r.NamesRule():
		if rule := engine.RuleOf(err); rule != r.Error {
			return fmt.Errorf("is refused by the rule %q (%w), want %s", rule, err, r.Error)
		}
	case !strings.Contains(err.Error(), r.Error):
		return fmt.Errorf("is refused with %q, which does not contain %q", err, r.Error)
	}
	return nil
}

// settle plays all forced moves (those without an alternative) and then checks the invariants of
// the position.
func (r *run) settle() error {
	var err error
	if r.legal, err = engine.PlayForced(r.state, r.legal, r.tell); err != nil {
		return fmt.Errorf("a forced move is refused: %w", err)
	}
	return r.state.Check()
}

// now returns a text that lists the legal moves, for error messages.
func (r *run) now() string {
	if len(r.legal) == 0 {
		return "no move is left"
	}
	return "legal: " + strings.Join(r.notations(), ", ")
}

// play makes a move given in the game's notation. If mustFail is set, the move must be refused as
// the scenario expects.
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
			return fmt.Errorf("%w (%s; forced moves are played automatically and must not be listed in a scenario)",
				err, r.now())
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
			return fmt.Errorf("%s: %q is not legal; legal: %s", field, text, strings.Join(have, ", "))
		}
	}
	return nil
}

// checkEvents checks that the expected events have happened in their order. Other events may have
// happened in between.
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
		return fmt.Errorf("events: number %d, %q, did not happen in this order; events that happened: %s", i+1, name,
			strings.Join(r.events, ", "))
	}
	return nil
}
