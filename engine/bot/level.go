package bot

import (
	"slices"

	"gulch/engine"
)

// Level is a strength of play.
type Level struct {
	ID      string // "hard": what New takes
	Name    string // "Hard", as menus write it
	Explain string // one plain sentence for the new-game screen
	Testing bool   // for tests and measurements, not offered to players
	Extra   bool   // offered only in games with a long climb (engine.Info)
	Tuning  Tuning // how it plays
}

// Tuning is how a bot thinks. The levels are points in this space; Parse sets single values for measurements.
type Tuning struct {
	// Iterations is the budget of the search for one decision. With 0 the bot does not search: it plays the move
	// of the largest weight.
	Iterations int
	// Horizon is how many ticks of Guide.Clock a rollout runs before the evaluation: 0 evaluates the leaf itself.
	Horizon int
	// Explore is the weight of the exploration term; results of good and bad moves lie within about 0.1.
	Explore float32
	// Widen limits a node with v visits to Widen × √v moves; 0 is no limit.
	Widen float32
	// Sharp divides the weights of moves before the soft-max makes priors of them: points that multiply by e.
	// 0 gives all moves the same prior.
	Sharp float32
	// Uniform plays rollouts by random moves in place of Guide.Policy. For comparison.
	Uniform bool
	// Formulas leaves the learned part of the evaluation out (engine.Learner). For comparison.
	Formulas bool
	// Heat is the noise of a bot that does not search, as points of a Gumbel distribution: 0 plays the best move.
	// Heat and Slip work in such a share of the decisions as each of them is worth of a search's budget.
	Heat float32
	// Slip is the chance that a bot which does not search overlooks a move, for each move anew.
	Slip float32
}

// search is the tuning of all searches. How strong it plays, the documentation of the games tells.
var search = Tuning{Horizon: 1, Explore: 0.2, Widen: 2, Sharp: 1}

// levels lists all levels from weak to strong.
var levels = []Level{
	{ID: "random", Name: "Random", Explain: "Makes any legal move, for measurements.", Testing: true},
	{ID: "easy", Name: "Easy", Explain: "Plays by feel, overlooks things, and is good company for a first game.",
		Tuning: Tuning{Heat: 1.5, Slip: 0.15}},
	{ID: "medium", Name: "Medium", Explain: "Knows what everything is worth and seldom gives anything away.",
		Tuning: Tuning{}},
	{ID: "tough", Name: "Tough", Explain: "Looks a few moves ahead, and makes you work for every point.", Extra: true,
		Tuning: search.with(150)},
	{ID: "hard", Name: "Hard", Explain: "Thinks ahead, counts on your best answers, and forgives nothing.",
		Tuning: search.with(10_000)},
}

// with returns the tuning with a budget.
func (t Tuning) with(iterations int) Tuning {
	t.Iterations = iterations
	return t
}

// Levels returns all levels from weak to strong. The slice belongs to the caller.
func Levels() []Level { return slices.Clone(levels) }

// Offered returns the levels that people can choose in a game, from weak to strong. The slice belongs to the caller.
func Offered(info engine.Info) []Level {
	return slices.DeleteFunc(Levels(), func(l Level) bool { return l.Testing || l.Extra && !info.LongClimb })
}
