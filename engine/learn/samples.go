package learn

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"gulch/engine"
	"gulch/engine/bot"
)

// Plan describes the games from which the training data is made.
type Plan struct {
	Options     engine.Options
	Seats       int     // number of seats; 0 to use all numbers of seats from two to the game's maximum in turn
	Bot         string  // specification of the bot that plays all seats, see bot.Parse
	RandomMoves float64 // probability of a random move; random moves make the consequences of errors part of the data
	Seed        uint64
}

// Dataset is the training data: positions with the results of their games.
type Dataset struct {
	FeatureCount int // length of the feature vector of a seat
	Samples      []Sample
}

// Sample is a position from a game, together with the result of that game.
type Sample struct {
	Game     int // index of the game in the plan
	NetIndex int // index of the network that evaluates the position, see engine.LearnedHeuristics
	Seats    int
	// final score of each seat as predicted by the game's formulas (its heuristics without a
	// network)
	Scores   []float32
	Spread   float32
	Features []float32 // feature vectors of all seats, concatenated
	Result   []float32 // share of the win of each seat at the end of the game
}

// NewDataset returns a Dataset with the samples of several games.
func NewDataset(games ...[]Sample) *Dataset {
	set := &Dataset{Samples: slices.Concat(games...)}
	if len(set.Samples) > 0 {
		first := &set.Samples[0]
		set.FeatureCount = len(first.Features) / first.Seats
	}
	return set
}

// seats returns the number of seats of the game with index g.
func (p Plan) seats(info engine.Info, g int) int {
	if p.Seats != 0 {
		return p.Seats
	}
	least := max(info.MinSeats, 2)
	return least + g%(info.MaxSeats-least+1)
}

// Play plays the game with index g of the plan and returns a sample for each tick of the game's
// clock. The samples depend only on the plan and g, so the games may be played in any order or
// concurrently.
func (p Plan) Play(game engine.Game, g int) ([]Sample, error) {
	r := rand.New(rand.NewPCG(p.Seed, uint64(g)))
	s, err := game.New(p.seats(game.Info(), g), p.Options, r.Uint64())
	if err != nil {
		return nil, err
	}
	guide, ok := s.(engine.LearnedHeuristics)
	if !ok {
		return nil, fmt.Errorf("%s has nothing to learn: its state is no engine.LearnedHeuristics", game.Info().Name)
	}
	mind, err := bot.New(p.Bot, r.Uint64())
	if err != nil {
		return nil, err
	}
	var samples []Sample
	var moves []engine.Move
	for clock := guide.Clock(); ; {
		if moves, err = engine.PlayForced(s, moves, nil); err != nil {
			return nil, err
		}
		if len(moves) == 0 {
			break
		}
		if at := guide.Clock(); at != clock {
			clock = at
			samples = append(samples, sample(guide, s.Seats(), g))
		}
		m := moves[r.IntN(len(moves))]
		if r.Float64() >= p.RandomMoves {
			m = bot.Choose(mind, s)
		}
		if err := s.Play(m, nil); err != nil {
			return nil, err
		}
	}
	result := guide.EvaluateWith(nil, nil)
	for i := range samples {
		samples[i].Result = result
	}
	return samples, nil
}

// sample returns the sample of position s without its Result. game is the index of the game.
func sample(s engine.LearnedHeuristics, seats, game int) Sample {
	out := Sample{Game: game, NetIndex: s.NetIndex(), Seats: seats}
	out.Scores, out.Spread = s.ExpectedScores(nil)
	for p := range engine.Seat(seats) {
		out.Features = s.Features(p, out.Features)
	}
	return out
}
