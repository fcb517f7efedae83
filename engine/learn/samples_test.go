package learn_test

import (
	"errors"
	"math"
	"reflect"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/games"
	"gulch/engine/learn"
	"gulch/engine/nuggets"
)

// TestSamplesOfGames plays one game of every game that can learn. It checks that the samples have
// the shape that Fit expects and the final shares of the win. A game of the plan must always give
// the same samples.
func TestSamplesOfGames(t *testing.T) {
	plan := learn.Plan{Seats: 2, Bot: "medium", RandomMoves: 0.5, Seed: 3}
	for _, game := range games.All() {
		t.Run(game.Info().ID, func(t *testing.T) {
			plan := plan
			plan.Seats = max(plan.Seats, game.Info().MinSeats)
			samples, err := plan.Play(game, 4)
			if err != nil || len(samples) < 2 {
				t.Fatalf("Play returns %d samples and the error %v, want one for each tick", len(samples), err)
			}
			set := learn.NewDataset(samples)
			if set.FeatureCount == 0 || len(set.Samples) != len(samples) {
				t.Fatalf("the dataset has %d samples with %d features, want %d with some", len(set.Samples),
					set.FeatureCount, len(samples))
			}
			for i, s := range samples {
				checkSample(t, plan, set.FeatureCount, i, s)
			}
			if again, err := plan.Play(game, 4); err != nil || !reflect.DeepEqual(again, samples) {
				t.Errorf("playing the game again gives other samples, or the error %v", err)
			}
			if other, err := plan.Play(game, 5); err != nil || reflect.DeepEqual(other, samples) {
				t.Errorf("another game of the plan gives the same samples, or the error %v", err)
			}
		})
	}
}

// checkSample checks a sample of the game with index 4 of a plan. features is the expected length
// of a seat's feature vector, i the index of the sample.
func checkSample(t *testing.T, plan learn.Plan, features, i int, s learn.Sample) {
	t.Helper()
	sum := 0.0
	for _, share := range s.Result {
		sum += float64(share)
	}
	if s.Game != 4 || s.Seats != plan.Seats || len(s.Scores) != s.Seats || len(s.Result) != s.Seats ||
		len(s.Features) != features*s.Seats || s.Spread <= 0 || math.Abs(sum-1) > 1e-5 {
		t.Errorf("sample %d is of game %d with %d seats, %d scores, %d features and the results %v, spread %v", i,
			s.Game, s.Seats, len(s.Scores), len(s.Features), s.Result, s.Spread)
	}
}

// TestPlanUsesAllTableSizes checks that a plan whose Seats is 0 uses all numbers of seats in turn.
func TestPlanUsesAllTableSizes(t *testing.T) {
	game, err := games.Find("boomtown")
	if err != nil {
		t.Fatal(err)
	}
	info := game.Info()
	for g, want := 0, info.MinSeats; want <= info.MaxSeats; g, want = g+1, want+1 {
		samples, err := learn.Plan{Bot: "medium", RandomMoves: 1, Seed: 1}.Play(game, g)
		if err != nil || len(samples) == 0 || samples[0].Seats != want {
			t.Errorf("game %d gives %d samples and the error %v, want samples of %d seats", g, len(samples), err, want)
		}
	}
}

// faultyGame is a game whose states refuse every move after the first few.
type faultyGame struct {
	engine.Game
	moves int
}

type learnable interface {
	engine.State
	engine.LearnedHeuristics
}

type faultyState struct {
	learnable
	moves int
}

var errFaulty = errors.New("the game has a defect")

func (g faultyGame) New(seats int, o engine.Options, seed uint64) (engine.State, error) {
	s, err := g.Game.New(seats, o, seed)
	if err != nil {
		return nil, err
	}
	return &faultyState{s.(learnable), g.moves}, nil
}

func (s *faultyState) Play(m engine.Move, tell engine.Observer) error {
	if s.moves--; s.moves < 0 {
		return errFaulty
	}
	return s.learnable.Play(m, tell)
}

// TestPlayErrors checks that Plan.Play returns the right error for a plan that cannot be played,
// and the error of a game that refuses a move.
func TestPlayErrors(t *testing.T) {
	game, err := games.Find("boomtown")
	if err != nil {
		t.Fatal(err)
	}
	random := learn.Plan{Bot: "medium", RandomMoves: 1}
	for _, c := range []struct {
		name string
		game engine.Game
		plan learn.Plan
		want string
	}{
		{"too many seats", game, learn.Plan{Seats: 9, Bot: "medium"}, "not 9"},
		{"nothing to learn", nuggets.Game, random, "has nothing to learn: its state is no engine.LearnedHeuristics"},
		{"an unknown bot", game, learn.Plan{Bot: "nobody"}, `"nobody"`},
	} {
		if _, err := c.plan.Play(c.game, 0); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: Play returns the error %v, want one with %q", c.name, err, c.want)
		}
	}
	for moves := range 12 { // among the first moves are both forced and chosen ones
		if _, err := random.Play(faultyGame{game, moves}, 0); !errors.Is(err, errFaulty) {
			t.Errorf("with a defect after %d moves Play returns the error %v, want %v", moves, err, errFaulty)
		}
	}
}
