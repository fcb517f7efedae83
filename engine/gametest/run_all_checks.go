package gametest

import (
	"bytes"
	"cmp"
	"fmt"
	"reflect"
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/engine/testscale"
)

// Config says how many games Run plays, and which exceptions its checks have. Zero values mean the
// defaults.
type Config struct {
	// random games for each plan of plansToPlay, 40 times as many with `dev test -long`; 0 means 12
	Games int
	Bound int // maximum number of moves of a game; 0 means audit.DefaultBound
	// number of decisions between two full inspections; 0 means the result of
	// audit.InspectionInterval, which is smaller for a short game
	Every int
	// Exceptions are exceptions from the checks of hidden information: see
	// audit.DeterminizeCoverage.
	audit.Exceptions
}

// longFactor is the factor by which a long test plays more games than a normal one, see package
// testscale.
const longFactor = 40

// Run checks that a game keeps the whole contract of package engine.
func Run(t *testing.T, game engine.Game, c Config) {
	t.Helper()
	if c.Games == 0 {
		c.Games = 12
	}
	c.Games = testscale.Of(c.Games, longFactor*c.Games)
	t.Run("info", func(t *testing.T) { checkInfo(t, game) })
	t.Run("setup", func(t *testing.T) { checkSetup(t, game) })
	spread := audit.NewDeterminizeCoverage(game, c.Exceptions)
	for _, plan := range plansToPlay(game.Info()) {
		t.Run(planName(plan), func(t *testing.T) {
			every := cmp.Or(c.Every, audit.InspectionInterval(game, plan))
			looked, look := uint64(fullCheckGames(every)), spread.CheckQuickly
			if every < audit.DefaultEvery {
				look = spread.Check
			}
			for seed := range uint64(c.Games) {
				spread.NewGame()
				plan.Seed, plan.Bound, plan.Every, plan.OnInspection = seed, c.Bound, every, nil
				if plan.OnOtherDecision = spread.CheckBetween; seed < looked {
					plan.OnInspection = look
				}
				if record, err := audit.Play(game, plan); err != nil {
					t.Fatalf("%v\n%s", err, record)
				}
			}
		})
	}
	t.Run("determinization", func(t *testing.T) {
		if err := cmp.Or(checkScenarioStarts(game, spread, scenarioFolder), spread.Err()); err != nil {
			t.Error(err)
		}
	})
	t.Run("refusals", func(t *testing.T) { Refusals(t, game) })
	t.Run("boards", func(t *testing.T) { Boards(t, game, 0) })
	t.Run("undo", func(t *testing.T) { Undo(t, game, 0) })
	t.Run("endings", func(t *testing.T) { Endgames(t, game, c.Games) })
	t.Run("all options", func(t *testing.T) {
		for seed := range uint64(c.Games) {
			plan := audit.RandomPlan(game.Info(), seed)
			plan.Bound, plan.Every = c.Bound, c.Every
			if record, err := audit.Play(game, plan); err != nil {
				t.Fatalf("%v\n%s", err, record)
			}
		}
	})
}

// plansToPlay returns the plans with which games are played: those that try every pair of settings
// and, in long tests, also those that change one option each.
func plansToPlay(info engine.Info) []audit.Plan {
	plans := audit.PairwisePlans(info)
	if testscale.Long() {
		plans = append(audit.Plans(info), plans...)
	}
	return plans
}

// Numbers of games, per plan, that are checked more thoroughly than the others: DeterminizeCoverage
// checks the inspected positions, and boards are compared for all viewers. A short game has few
// positions, so more games are checked (fullChecksShort).
const (
	fullChecks      = 2
	fullChecksShort = 8
)

// fullCheckGames returns the number of games that are checked thoroughly: fullChecks or
// fullChecksShort. every is the number of decisions between two inspections, which is small for a
// short game.
func fullCheckGames(every int) int {
	if every < audit.DefaultEvery {
		return fullChecksShort
	}
	return fullChecks
}

func planName(p audit.Plan) string {
	if len(p.Options) == 0 {
		return fmt.Sprintf("%d seats", p.Seats)
	}
	return fmt.Sprintf("%d seats, %s", p.Seats, p.Options)
}

// checkInfo checks that the Info of a game is complete, and that it is the same at every call.
func checkInfo(t *testing.T, game engine.Game) {
	info := game.Info()
	if !reflect.DeepEqual(info, game.Info()) {
		t.Error("two calls of Info return different values")
	}
	if info.ID == "" || info.Name == "" || info.Rules < 1 || info.MinSeats < 1 || info.MaxSeats < info.MinSeats {
		t.Errorf("Info is incomplete: %+v", info)
	}
	for _, names := range [][]string{info.Phases, info.Events[1:]} {
		seen := map[string]bool{}
		for _, name := range names {
			if name == "" || seen[name] {
				t.Errorf("the phase or event name %q is empty or not unique", name)
			}
			seen[name] = true
		}
	}
	for _, o := range info.Options {
		known := false
		for _, v := range o.Values {
			known = known || v.ID == o.Default && len(v.Seats) == 0
			if v.ID == "" || v.Name == "" || v.Explain == "" {
				t.Errorf("option %s: value %+v lacks an ID, a name or an explanation", o.ID, v)
			}
		}
		if !known || o.Name == "" || o.Explain == "" || len(o.Values) < 2 {
			t.Errorf("option %+v lacks a name, an explanation, two values, or a default for all seats", o)
		}
	}
}

// checkSetup checks that a new game depends only on the arguments of New, and that New refuses
// invalid arguments.
func checkSetup(t *testing.T, game engine.Game) {
	info := game.Info()
	differ := false
	for _, plan := range audit.Plans(info) {
		first := setup(t, game, plan)
		if !bytes.Equal(first, setup(t, game, plan)) {
			t.Errorf("%s: two calls of New with the same arguments return different positions", planName(plan))
		}
		plan.Seed++
		differ = differ || !bytes.Equal(first, setup(t, game, plan))
	}
	if !differ {
		t.Error("New returns the same position for different seeds")
	}
	bad := []audit.Plan{
		{Seats: info.MinSeats - 1}, {Seats: info.MaxSeats + 1}, {Seats: -1},
		{Seats: info.MinSeats, Options: engine.Options{"no such option": "x"}},
	}
	if len(info.Options) > 0 {
		o := info.Options[0].ID
		bad = append(bad, audit.Plan{Seats: info.MinSeats, Options: engine.Options{o: "no such value"}})
	}
	for _, plan := range append(bad, invalidForSeats(info)...) {
		if _, err := game.New(plan.Seats, plan.Options, 1); err == nil || err.Error() == "" {
			t.Errorf("New accepts the invalid set-up %s, or refuses it without a reason", planName(plan))
		}
	}
}

// invalidForSeats returns plans of games that New must refuse: one for each option value and each
// number of seats for which that value is not allowed.
func invalidForSeats(info engine.Info) []audit.Plan {
	var plans []audit.Plan
	for seats := info.MinSeats; seats <= info.MaxSeats; seats++ {
		for _, o := range info.Options {
			for _, v := range o.Values {
				if len(v.Seats) > 0 && !slices.Contains(v.Seats, seats) {
					plans = append(plans, audit.Plan{Seats: seats, Options: engine.Options{o.ID: v.ID}})
				}
			}
		}
	}
	return plans
}

func setup(t *testing.T, game engine.Game, p audit.Plan) []byte {
	t.Helper()
	s, err := game.New(p.Seats, p.Options, p.Seed)
	if err != nil {
		t.Fatal(err)
	}
	text, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	return text
}
