package gametest

import (
	"cmp"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/engine/nuggets"
)

// flaw is a deliberate defect of the game Nuggets. Each field replaces one part of the game; parts
// whose field is nil are correct.
type flaw struct {
	determinize func(s *nuggets.State, seat engine.Seat, r *rand.Rand)
	view        func(s *nuggets.State, seat engine.Seat) ([]byte, error)
	onBoard     func(s *nuggets.State, seat engine.Seat) ([]byte, error)
	moves       func(s *nuggets.State, moves []engine.Move) []engine.Move
	refuses     func(s *nuggets.State, m engine.Move) bool
	accepts     func(m engine.Move) bool
	event       func(before, after *nuggets.State, e engine.Event) (_ engine.Event, told bool)
	write       func(doc map[string]any)
	prior       func(s *nuggets.State, m engine.Move) float32
	evaluate    func(shares []float32) []float32
	shares      bool
}

// flawed is a position of Nuggets in which one method is replaced by a faulty one.
type flawed struct {
	nuggets.State
	flaw   *flaw
	shared *[nuggets.MaxSeats]int // memory that copies of the state share by mistake, nil unless that is the flaw
}

func (s *flawed) Determinize(seat engine.Seat, r *rand.Rand) {
	if s.flaw.determinize == nil {
		s.State.Determinize(seat, r)
		return
	}
	s.flaw.determinize(&s.State, seat, r)
}

func (s *flawed) InformationState(seat engine.Seat) ([]byte, error) {
	if s.flaw.view == nil {
		return s.State.InformationState(seat)
	}
	return s.flaw.view(&s.State, seat)
}

// OnBoard returns less than InformationState if that is the flaw.
func (s *flawed) OnBoard(seat engine.Seat) ([]byte, error) {
	if s.flaw.onBoard == nil {
		return s.InformationState(seat)
	}
	return s.flaw.onBoard(&s.State, seat)
}

func (s *flawed) Moves(dst []engine.Move) []engine.Move {
	n := len(dst)
	if dst = s.State.Moves(dst); s.flaw.moves == nil {
		return dst
	}
	return append(dst[:n], s.flaw.moves(&s.State, dst[n:])...)
}

func (s *flawed) Play(m engine.Move, tell engine.Observer) error {
	if s.flaw.refuses != nil && s.flaw.refuses(&s.State, m) {
		return engine.Refuse("R7", "Not today.")
	}
	before := s.State
	if err := s.State.Play(m, func(e engine.Event) {
		told := true
		if s.flaw.event != nil {
			e, told = s.flaw.event(&before, &s.State, e)
		}
		if told && tell != nil {
			tell(e)
		}
	}); err != nil {
		if s.flaw.accepts != nil && s.flaw.accepts(m) {
			return nil
		}
		return err
	}
	if s.shared != nil {
		s.shared[0]++
	}
	return nil
}

func (s *flawed) Prior(moves []engine.Move, dst []float32) []float32 {
	if s.flaw.prior == nil {
		return s.State.Prior(moves, dst)
	}
	return engine.Weigh(moves, dst, func(m engine.Move) float32 { return s.flaw.prior(&s.State, m) })
}

func (s *flawed) Policy(w *engine.Rand) engine.Move {
	m := s.State.Policy(w)
	if s.flaw.refuses != nil && s.flaw.refuses(&s.State, m) {
		return s.Moves(nil)[0]
	}
	return m
}

func (s *flawed) Evaluate(dst []float32) []float32 {
	if s.flaw.evaluate == nil {
		return s.State.Evaluate(dst)
	}
	return s.flaw.evaluate(s.State.Evaluate(dst))
}

func (s *flawed) CopyTo(dst engine.State) { *dst.(*flawed) = *s }

func (s *flawed) MarshalJSON() ([]byte, error) {
	text, err := s.State.MarshalJSON()
	if err != nil || s.flaw.write == nil && s.shared == nil {
		return text, err
	}
	doc := map[string]any{}
	if err := json.Unmarshal(text, &doc); err != nil {
		return nil, err
	}
	if s.flaw.write != nil {
		s.flaw.write(doc)
	}
	if s.shared != nil {
		doc["turn"] = s.shared[0] % 2
	}
	return json.Marshal(doc)
}

// flawedGame is the game Nuggets with one deliberate flaw.
type flawedGame struct {
	engine.Game
	flaw *flaw
}

func (g flawedGame) wrap(s engine.State, err error) (engine.State, error) {
	if err != nil {
		return nil, err
	}
	f := &flawed{State: *s.(*nuggets.State), flaw: g.flaw}
	if g.flaw.shares {
		f.shared = new([nuggets.MaxSeats]int)
	}
	return f, nil
}

func (g flawedGame) New(seats int, o engine.Options, seed uint64) (engine.State, error) {
	return g.wrap(g.Game.New(seats, o, seed))
}

func (g flawedGame) Load(text []byte) (engine.State, error) { return g.wrap(g.Game.Load(text)) }

func (g flawedGame) NewBoard() engine.Board { return new(flawedBoard) }

type flawedBoard struct{ nuggets.Board }

func (b *flawedBoard) Read(s engine.State, open engine.SeatSet) {
	b.Board.Read(&s.(*flawed).State, open)
}

func (b *flawedBoard) Follow(e engine.Told, open engine.SeatSet) {
	b.Board.Follow(engine.Told{Event: e.Event, State: &e.State.(*flawed).State}, open)
}

// edited returns a copy of a position made from its JSON, after change has modified the JSON.
func edited(s *nuggets.State, change func(doc map[string]any)) *nuggets.State {
	text, err := s.MarshalJSON()
	if err != nil {
		panic(err)
	}
	doc := map[string]any{}
	if err := json.Unmarshal(text, &doc); err != nil {
		panic(err)
	}
	change(doc)
	if text, err = json.Marshal(doc); err != nil {
		panic(err)
	}
	next := new(nuggets.State)
	if err := next.UnmarshalJSON(text); err != nil {
		panic(err)
	}
	return next
}

// keepsSecrets is a faulty Determinize: it replaces only the random generator, and no hidden
// information.
func keepsSecrets(s *nuggets.State, seat engine.Seat, r *rand.Rand) {
	dealt := *s
	dealt.Determinize(seat, r)
	*s = *edited(s, func(doc map[string]any) {
		edited(&dealt, func(other map[string]any) { doc["chance"] = other["chance"] })
	})
}

// keepsHill is a faulty Determinize: it exchanges the sacks of other seats but keeps the hidden
// nuggets of the hill.
func keepsHill(s *nuggets.State, seat engine.Seat, r *rand.Rand) {
	if s.Seats() < 3 {
		s.Determinize(seat, r)
		return
	}
	keepsSecrets(s, seat, r)
	a, b := (int(seat)+1)%s.Seats(), (int(seat)+2)%s.Seats()
	*s = *edited(s, func(doc map[string]any) {
		sacks := doc["sacks"].([]any)
		if x, y := sacks[a].(float64), sacks[b].(float64); x > y != (r.IntN(2) == 0) {
			sacks[a], sacks[b] = y, x
		}
	})
}

// alwaysSameSample is a faulty Determinize: it ignores the random generator that it is given, so
// that all its samples are the same.
func alwaysSameSample(s *nuggets.State, seat engine.Seat, _ *rand.Rand) {
	s.Determinize(seat, rand.New(rand.NewPCG(1, 1)))
}

// dealsLowest is a faulty Determinize: it gives the other seats only the lowest of the hidden
// nuggets.
func dealsLowest(s *nuggets.State, seat engine.Seat, r *rand.Rand) {
	s.Determinize(seat, r)
	*s = *edited(s, func(doc map[string]any) {
		sacks := doc["sacks"].([]any)
		hill, _ := doc["hill"].([]any)
		slices.SortFunc(hill, func(a, b any) int { return cmp.Compare(a.(float64), b.(float64)) })
		if len(hill) < 2*len(sacks) {
			return
		}
		r.Shuffle(len(sacks), func(i, j int) { hill[i], hill[j] = hill[j], hill[i] })
		for p := range sacks {
			if p != int(seat) {
				hill[p], sacks[p] = sacks[p], hill[p]
			}
		}
		r.Shuffle(len(hill), func(i, j int) { hill[i], hill[j] = hill[j], hill[i] })
	})
}

// forbidsDigs is a false rule by which no seat may dig.
func forbidsDigs(_ *nuggets.State, m engine.Move) bool { return m == nuggets.Dig() }

// forbidsDigsWithOddSack is a false rule by which a seat may not dig if its sack contains an odd
// nugget.
func forbidsDigsWithOddSack(s *nuggets.State, m engine.Move) bool {
	return forbidsDigs(s, m) && s.Turn() != engine.NoSeat && s.Sack(s.Turn())%2 == 1
}

// removes returns a function that removes from a list of moves those that a rule forbids; refuses
// is the rule and reports whether it forbids a move.
func removes(refuses func(s *nuggets.State, m engine.Move) bool) func(*nuggets.State, []engine.Move) []engine.Move {
	return func(s *nuggets.State, moves []engine.Move) []engine.Move {
		return slices.DeleteFunc(moves, func(m engine.Move) bool { return refuses(s, m) })
	}
}

// checkedGames is the number of games that are played to detect a flaw, for each number of seats
// and each option.
const checkedGames = 4

// runChecks makes the checks of Run, in fewer games, and returns the first fault found.
func runChecks(game engine.Game) error {
	spread := audit.NewDeterminizeCoverage(game, audit.Exceptions{})
	changes, err := changesOf(game, filepath.Join("..", "nuggets", changesFile))
	if err != nil {
		return err
	}
	for _, plan := range audit.Plans(game.Info()) {
		every := audit.InspectionInterval(game, plan)
		for seed := range uint64(checkedGames) {
			spread.NewGame()
			plan.Seed, plan.Every, plan.OnInspection = seed, every, spread.Check
			if _, err := audit.Play(game, plan); err != nil {
				return err
			}
			if err := followGame(game, plan, PickByPolicy, changes); err != nil {
				return err
			}
		}
	}
	return spread.Err()
}

// TestRunDetectsFlaws checks that the checks of Run detect each of several deliberate flaws.
func TestRunDetectsFlaws(t *testing.T) {
	rival := func(s *nuggets.State, seat engine.Seat) int16 {
		return int16(s.Sack((seat + 1) % engine.Seat(s.Seats())))
	}
	drop := func(kind engine.EventKind) func(_, _ *nuggets.State, e engine.Event) (engine.Event, bool) {
		return func(_, _ *nuggets.State, e engine.Event) (engine.Event, bool) { return e, e.Kind != kind }
	}
	for name, c := range map[string]struct {
		flaw flaw
		says string
	}{
		"sound":                      {flaw{}, ""},
		"a determinize that keeps":   {flaw{determinize: keepsSecrets}, "never changes the hidden value"},
		"one that keeps the hill":    {flaw{determinize: keepsHill}, "hill.0"},
		"one that deals in one way":  {flaw{determinize: alwaysSameSample}, "always samples the same value"},
		"one that deals what is low": {flaw{determinize: dealsLowest}, "never samples the true value"},
		"one that does nothing": {flaw{determinize: func(*nuggets.State, engine.Seat, *rand.Rand) {}},
			"never changes the hidden value"},
		"a view that hides": {flaw{view: withoutOwnSack},
			"shows something that its information state lacks"},
		"a view that hides at the end": {flaw{view: withoutFinalSacks},
			"shows something that its information state lacks"},
		"a view that forgets": {flaw{view: withoutGone}, "shows something that its information state lacks"},
		"a view that shows too much": {flaw{view: func(s *nuggets.State, _ engine.Seat) ([]byte,
			error) {
			return s.MarshalJSON()
		}}, "changes the information state"},
		"a dropped event": {flaw{event: drop(nuggets.EventTook)}, "boards:"},
		"one dropped at a rare roll": {flaw{event: func(before, _ *nuggets.State, e engine.Event) (engine.Event, bool) {
			return e, e.Kind != nuggets.EventDug || e.A != 5 || before.Clock() != 13
		}}, "with another deal or move"},
		"a secret told aloud":       {flaw{event: publicDraw}, "which reveal a secret"},
		"a move listed and refused": {flaw{refuses: forbidsDigs}, "Play refuses the move"},
		"a move refused and accepted": {flaw{accepts: func(m engine.Move) bool { return m == nuggets.Dig() }},
			"Play accepts the move"},
		"a pause that tells": {flaw{refuses: forbidsDigsWithOddSack, moves: removes(forbidsDigsWithOddSack)},
			"can infer from the pause"},
		"memory that copies share":    {flaw{shares: true}, "changed the original"},
		"a field that the JSON loses": {flaw{write: losesChance}, "loaded from JSON continues"},
		"a secret in an event": {flaw{event: func(before, _ *nuggets.State, e engine.Event) (engine.Event, bool) {
			if e.Kind == nuggets.EventTook {
				e.D = rival(before, e.Seat)
			}
			return e, true
		}}, "different events"},
		"a secret in an event that reveals": {flaw{event: func(before, _ *nuggets.State, e engine.Event) (engine.Event,
			bool) {
			if e.Kind == nuggets.EventDug {
				e.D = rival(before, e.Seat)
			}
			return e, true
		}}, "different events"},
		"a secret after an event that reveals": {flaw{event: func(before, _ *nuggets.State,
			e engine.Event) (engine.Event, bool) {
			if e.Kind == nuggets.EventTurn && before.Turn() != e.Seat {
				e.D = rival(before, e.Seat)
			}
			return e, true
		}}, "different events"},
	} {
		t.Run(name, func(t *testing.T) {
			expectError(t, runChecks(flawedGame{nuggets.Game, &c.flaw}), c.says)
		})
	}
}

// expectError checks that an error contains the text in says. If says is empty, it checks that
// there is no error.
func expectError(t *testing.T, err error, says string) {
	t.Helper()
	if (err == nil) != (says == "") || err != nil && !strings.Contains(err.Error(), says) {
		t.Errorf("the checks return the error %v, want one that contains %q (none if empty)", err, says)
	}
}

// TestGoldenGamesKeepTheRules checks that recorded games detect changes of the legal moves, of
// their order and of the final position, even if Moves and Play still agree.
func TestGoldenGamesKeepTheRules(t *testing.T) {
	for name, c := range map[string]struct {
		flaw flaw
		says string
	}{
		"sound":    {flaw{}, ""},
		"narrowed": {flaw{refuses: forbidsDigs, moves: removes(forbidsDigs)}, "the legal moves or their order differ"},
		"in another order": {flaw{moves: func(_ *nuggets.State, moves []engine.Move) []engine.Move {
			slices.Reverse(moves)
			return moves
		}}, "the legal moves or their order differ"},
		"written otherwise": {flaw{write: losesChance}, "the JSON of the last position differs"},
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "game.json")
			g := goldenGame{Bots: "medium", Plan: audit.Plan{Seats: 3, Seed: 5}}
			if err := recordGolden(flawedGame{nuggets.Game, new(flaw)}, g, path); err != nil {
				t.Fatal(err)
			}
			expectError(t, replayGolden(flawedGame{nuggets.Game, &c.flaw}, path, nil), c.says)
		})
	}
}

// TestMissingKindsAreReported checks that the golden test reports a kind of move that is not legal
// in any recorded game.
func TestMissingKindsAreReported(t *testing.T) {
	path, seen := filepath.Join(t.TempDir(), "game.json"), offers{}
	g := goldenGame{Plan: audit.Plan{Seats: 3, Seed: 5, Options: engine.Options{"digs": "none"}}}
	if err := recordGolden(nuggets.Game, g, path); err != nil {
		t.Fatal(err)
	}
	if err := replayGolden(nuggets.Game, path, seen); err != nil {
		t.Fatal(err)
	}
	missing, err := unoffered(nuggets.Game, seen, rareGames)
	if err != nil || len(missing) != 1 || !strings.Contains(missing[0], `"dig" in phase turn`) {
		t.Errorf("missing kinds of moves are %q (error %v), want one for dig", missing, err)
	}
}

// TestOmissionsOfBoards checks that InfoSetCheck detects a field of the information state that the
// board does not show, unless OnBoard leaves it out.
func TestOmissionsOfBoards(t *testing.T) {
	views := 0
	counts := func(*nuggets.State, engine.Seat) ([]byte, error) {
		views++
		return fmt.Appendf(nil, `{"views": %d}`, views), nil
	}
	hides := func(s *nuggets.State, seat engine.Seat) ([]byte, error) { return s.InformationState(seat) }
	for name, c := range map[string]struct {
		flaw flaw
		says string
	}{
		"sound":                         {flaw{}, ""},
		"a field that is not shown":     {flaw{view: counts}, "equal boards but different information states"},
		"a field that is off the board": {flaw{view: counts, onBoard: hides}, ""},
	} {
		t.Run(name, func(t *testing.T) {
			game := flawedGame{nuggets.Game, &c.flaw}
			s, err := game.New(3, nil, 1)
			if err != nil {
				t.Fatal(err)
			}
			check := audit.NewInfoSetCheck(game)
			if err := check.Add(s, 0, "first"); err != nil {
				t.Fatal(err)
			}
			expectError(t, check.Add(s, 0, "second"), c.says)
		})
	}
}

// TestTooFewSecretsAreReported checks that DeterminizeCoverage reports a secret that it found in
// too few positions to judge it.
func TestTooFewSecretsAreReported(t *testing.T) {
	game := flawedGame{nuggets.Game, &flaw{determinize: keepsSecrets}}
	spread := audit.NewDeterminizeCoverage(game, audit.Exceptions{})
	s, err := game.New(3, nil, 1)
	if err == nil {
		err = spread.Check(s, rand.New(rand.NewPCG(1, 1)))
	}
	if err != nil {
		t.Fatal(err)
	}
	expectError(t, spread.Err(), "too few for a judgement")
}

// TestSecretsBetweenInspections checks that DeterminizeCoverage detects flaws in positions that are
// seldom or never fully inspected.
func TestSecretsBetweenInspections(t *testing.T) {
	asked := func(s *nuggets.State, seat engine.Seat) ([]byte, error) {
		if s.Turn() != seat {
			return s.InformationState(seat)
		}
		return without(s, seat, "sacks")
	}
	for name, c := range map[string]struct {
		flaw flaw
		says string
	}{
		"sound":                     {flaw{}, ""},
		"a view that hides at turn": {flaw{view: asked}, "never changes the hidden value sacks.own"},
		"deals of what is low":      {flaw{determinize: dealsLowest}, "never samples the true value"},
	} {
		t.Run(name, func(t *testing.T) {
			game := flawedGame{nuggets.Game, &c.flaw}
			spread := audit.NewDeterminizeCoverage(game, audit.Exceptions{})
			for seed := uint64(1); seed <= checkedGames; seed++ {
				plan := audit.Plan{Seats: 2, Seed: seed, Every: 1000, OnInspection: spread.CheckQuickly,
					OnOtherDecision: spread.CheckBetween}
				if _, err := audit.Play(game, plan); err != nil {
					t.Fatal(err)
				}
			}
			expectError(t, spread.Err(), c.says)
		})
	}
}

// TestSecretsOfAllSeats checks that DeterminizeCoverage detects a flaw that occurs too rarely for
// each single seat, but often enough for all seats together.
func TestSecretsOfAllSeats(t *testing.T) {
	game := flawedGame{nuggets.Game, &flaw{view: withoutOwnSack}}
	spread := audit.NewDeterminizeCoverage(game, audit.Exceptions{})
	for seed := range uint64(6) {
		s, err := game.New(4, nil, seed)
		if err == nil {
			err = spread.CheckLoaded(s, rand.New(rand.NewPCG(seed, 1)))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	expectError(t, spread.Err(), "Determinize for the seats never changes the hidden value sacks.own")
}

// TestSecretsOfScenarios checks that DeterminizeCoverage detects a flaw that occurs only in the
// start positions of scenarios.
func TestSecretsOfScenarios(t *testing.T) {
	folder := t.TempDir()
	for seed := range 8 {
		text := fmt.Sprintf(
			`{"name": "rich", "game": "nuggets", "setup": {"seats": 2, "seed": %d}, "state": {"points": [%d, 0]}}`,
			seed, impossibleScore)
		if err := os.WriteFile(filepath.Join(folder, fmt.Sprintf("%d.json", seed)), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for says, determinize := range map[string]func(s *nuggets.State, seat engine.Seat, r *rand.Rand){
		"": nil,
		"never changes the hidden value": func(s *nuggets.State, seat engine.Seat, r *rand.Rand) {
			if s.Scores(nil)[0] < impossibleScore {
				s.Determinize(seat, r)
				return
			}
			keepsSecrets(s, seat, r)
		},
	} {
		game := flawedGame{nuggets.Game, &flaw{determinize: determinize}}
		spread := audit.NewDeterminizeCoverage(game, audit.Exceptions{})
		if err := checkScenarioStarts(game, spread, folder); err != nil {
			t.Fatal(err)
		}
		expectError(t, spread.Err(), says)
	}
}

// impossibleScore is a score that no seat can reach in Nuggets.
const impossibleScore = 500

// TestHeuristicsDetectsFlaws checks that Heuristics, the test of a game's heuristics, detects each
// of several deliberate flaws.
func TestHeuristicsDetectsFlaws(t *testing.T) {
	for name, c := range map[string]struct {
		flaw flaw
		says string
	}{
		"sound": {flaw{}, ""},
		"a share missing": {flaw{evaluate: func(s []float32) []float32 { return []float32{1} }},
			"returns 1 shares for"},
		"a weight that peeks": {flaw{prior: func(s *nuggets.State, m engine.Move) float32 {
			return float32(s.Sack((s.Turn() + 1) % engine.Seat(s.Seats())))
		}}, "depends on hidden information"},
	} {
		t.Run(name, func(t *testing.T) {
			expectError(t, heuristicsFault(t, flawedGame{nuggets.Game, &c.flaw}, 4, PickRandom), c.says)
		})
	}
	if err := allocationFault(t, nuggets.Game, PickRandom); err != nil {
		t.Error(err)
	}
	wastes := flaw{determinize: keepsSecrets}
	if err := allocationFault(t, flawedGame{nuggets.Game, &wastes}, PickRandom); err == nil ||
		!strings.Contains(err.Error(), "Determinize makes") {
		t.Errorf("the check of allocations returns %v, want an error about Determinize", err)
	}
}

// withoutOwnSack is a faulty InformationState: the seat's own sack is missing.
func withoutOwnSack(s *nuggets.State, seat engine.Seat) ([]byte, error) {
	if s.Turn() == engine.NoSeat {
		return s.InformationState(seat)
	}
	return without(s, seat, "sacks")
}

// withoutFinalSacks is a faulty InformationState: at the end of the game, when the sacks are
// public, they are missing.
func withoutFinalSacks(s *nuggets.State, seat engine.Seat) ([]byte, error) {
	if s.Turn() != engine.NoSeat {
		return s.InformationState(seat)
	}
	return without(s, seat, "sacks", "scores", "ranks")
}

// withoutGone is a faulty InformationState: the field "gone" is missing, which lists the nuggets
// that have left the game.
func withoutGone(s *nuggets.State, seat engine.Seat) ([]byte, error) { return without(s, seat, "gone") }

// without returns the information state of a seat without the fields with the given names.
func without(s *nuggets.State, seat engine.Seat, names ...string) ([]byte, error) {
	text, err := s.InformationState(seat)
	if err != nil {
		return nil, err
	}
	doc := map[string]any{}
	if err := json.Unmarshal(text, &doc); err != nil {
		return nil, err
	}
	for _, name := range names {
		delete(doc, name)
	}
	return json.Marshal(doc)
}

// publicDraw makes the event of a nugget that a seat draws into its sack public, although it must
// be secret.
func publicDraw(_, _ *nuggets.State, e engine.Event) (engine.Event, bool) {
	e.Secret = false
	return e, true
}

// losesChance removes the random generator from the JSON of a position.
func losesChance(doc map[string]any) { delete(doc, "chance") }
