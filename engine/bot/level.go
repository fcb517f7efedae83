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
	Tuning  Tuning // how it plays
}

// Tuning is how a bot thinks. The levels are points in this space; Parse sets single values for measurements.
type Tuning struct {
	// Iterations is the budget of the search for one decision. With 0 the bot does not search: it plays the move
	// of the largest weight.
	Iterations int
	// Horizon is how many ticks of Guide.Clock a rollout runs before the evaluation: 0 evaluates the leaf itself.
	Horizon int
	// Explore is the weight of the exploration term; results of good and bad moves lie within about 0.1. 0 is as the evaluation
	// wants it (engine.Net), and usually 0.2.
	Explore float32
	// Widen limits a node with v visits to Widen × √v moves; 0 is no limit.
	Widen float32
	// Sharp divides the weights of moves before the soft-max makes priors of them: points that multiply by e.
	// 0 gives all moves the same prior.
	Sharp float32
	// Solve is with how many runs of a solver (package solve) the search first tries whether an ending can be solved; 0 never tries.
	Solve int
	// Uniform plays rollouts by random moves in place of Guide.Policy. For comparison.
	Uniform bool
	// Formulas leaves the learned part of the evaluation out (engine.Learner). For comparison.
	Formulas bool
	// Heat is the noise of a bot that does not search, as points of a Gumbel distribution: 0 plays the best move.
	// Heat and Slip work in such a share of the decisions as each of them is worth of a search's budget.
	Heat float32
	// Green is the share of the decisions in which a bot that does not search sees no more than the game's primer says
	// (engine.Primed), or in a game that has none any move as good as another: 1 is a newcomer, who knows nothing else.
	Green float32
	// Slip is the chance that a bot which does not search overlooks a move, for each move anew.
	Slip float32
}

// search is the tuning of all searches. How strong it plays, the documentation of the games tells.
var search = Tuning{Horizon: 1, Widen: 2, Sharp: 1}

// levels lists all levels from weak to strong.
var levels = []Level{
	{ID: "random", Name: "Random", Explain: "Makes any legal move, for measurements.", Testing: true},
	{ID: "primer", Name: "Primer", Explain: "Knows what primer and lessons say and nothing more, for measurements.", Testing: true,
		Tuning: Tuning{Green: 1}},
	{ID: "easy", Name: "Easy", Explain: "Knows the rules and little else, and is good company for a first game.",
		Tuning: Tuning{Green: 0.97, Heat: 1.5, Slip: 0.15}},
	{ID: "mild", Name: "Mild", Explain: "Has played a few times, and still makes most choices by feel.",
		Tuning: Tuning{Green: 0.73, Heat: 1.5, Slip: 0.15}},
	{ID: "steady", Name: "Steady", Explain: "Makes a sound plan, and goes by feel in every other choice.",
		Tuning: Tuning{Green: 0.505, Heat: 1.5, Slip: 0.15}},
	{ID: "decent", Name: "Decent", Explain: "Thinks most choices through, and makes the rest by feel.",
		Tuning: Tuning{Green: 0.32, Heat: 1.5, Slip: 0.15}},
	{ID: "handy", Name: "Handy", Explain: "Knows the game well, and forgets now and then what it knows.",
		Tuning: Tuning{Green: 0.175, Heat: 1, Slip: 0.1}},
	{ID: "able", Name: "Able", Explain: "Knows what things are worth, and overlooks one here and there.",
		Tuning: Tuning{Heat: 1.3, Slip: 0.13}},
	{ID: "medium", Name: "Sharp", Explain: "Knows what everything is worth and seldom gives anything away.",
		Tuning: Tuning{}},
	{ID: "tough", Name: "Tough", Explain: "Looks a few moves ahead, and makes you work for every point.",
		Tuning: search.with(150)},
	{ID: "hard", Name: "Hard", Explain: "Thinks ahead, counts on your best answers, and forgives nothing.",
		Tuning: solving(search.with(10_000))},
}

// with returns the tuning with a budget.
func (t Tuning) with(iterations int) Tuning {
	t.Iterations = iterations
	return t
}

// solving returns the tuning of a search that solves endings where it can.
func solving(t Tuning) Tuning {
	t.Solve = solvePace * t.Iterations
	return t
}

// Levels returns all levels from weak to strong. The slice belongs to the caller.
func Levels() []Level { return slices.Clone(levels) }

// usual are the levels of a game that names none.
var usual = []string{"easy", "medium", "hard"}

// Offered returns the levels that people can choose in a game, from weak to strong. The slice belongs to the caller.
func Offered(info engine.Info) []Level {
	ids := info.Levels
	if ids == nil {
		ids = usual
	}
	return slices.DeleteFunc(Levels(), func(l Level) bool { return !slices.Contains(ids, l.ID) })
}
