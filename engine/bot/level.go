package bot

import (
	"slices"

	"gulch/engine"
)

// Level is a strength of play.
type Level struct {
	ID      string // ID of the level for New: "hard"
	Name    string // name of the level in menus: "Hard"
	Explain string // one plain sentence about the level for the new-game screen
	Testing bool   // the level is only for tests and measurements and is not offered to players
	Tuning  Tuning // parameters of the level's play
}

// Tuning holds the parameters of a bot. A level has a fixed Tuning; for measurements, Parse can
// override single parameters.
type Tuning struct {
	// Iterations is the search budget of one decision. With 0 the bot does not search: it plays the
	// move with the largest weight.
	Iterations int
	// Horizon is the length of a rollout before the evaluation, in ticks of Heuristics.Clock. With
	// 0 there is no rollout: the new leaf itself is evaluated.
	Horizon int
	// Explore is the weight of the exploration term. For comparison, results of good and bad moves
	// differ by about 0.1. If it is 0, the learned evaluation specifies the weight (engine.Net), or
	// else it is 0.2.
	Explore float32
	// Widen is the factor of progressive widening: a node with v visits has at most Widen × √v
	// children. 0 means no limit.
	Widen float32
	// PriorTemperature is the temperature of the soft-max that converts weights of moves to priors:
	// a difference of PriorTemperature points is a factor of e. With 0 all moves have the same
	// prior.
	PriorTemperature float32
	// Solve is the maximum number of solver runs (package solve) with which a search tries to solve
	// an endgame first. With 0 it never tries.
	Solve int
	// RootVisits is the minimum number of visits of every legal move of the decision, as far as
	// half of the budget allows. It is for searches whose opinions about all moves are wanted.
	RootVisits int
	// Even searches for points instead of wins: see handicap. It is for advice in games that are as
	// good as decided.
	Even bool
	// WholeTurns extends a rollout that begins in a later turn than the horizon allows to the end
	// of that turn. Without it, such a leaf is evaluated in mid-turn, where an evaluation may leave
	// out what the rest of the turn brings: a seat then seems to gain by ending its own turn early.
	// It is for searches whose opinions about all moves are wanted.
	WholeTurns bool
	// Finale extends rollouts to the end of a game that is in its finale ([engine.Finale]). It is
	// for searches whose opinions about all moves are wanted: it wins no more games, but an
	// evaluation does not see well who is ahead when few turns are left.
	Finale bool
	// Uniform plays rollouts by random moves instead of Heuristics.Policy. It is for comparisons
	// only.
	Uniform bool
	// WithoutNet disables the learned part of the evaluation (engine.LearnedHeuristics). It is for
	// comparisons only.
	WithoutNet bool
	// Noise is the scale, in points, of the Gumbel noise in the weights of a bot that does not
	// search; with 0 it plays the best move. Noise and Oversight affect only a fraction of the
	// decisions, which equals their share of a full search budget (engine.Budgeter).
	Noise float32
	// PrimerShare is the fraction of decisions in which a bot that does not search uses only the
	// game's primer (engine.PrimerHeuristics). In a game without a primer it chooses at random
	// instead. With 1 the bot is a novice.
	PrimerShare float32
	// Oversight is the probability that a bot that does not search overlooks a move; it applies to
	// each move separately.
	Oversight float32
}

// search is the tuning that all searching levels share. STRENGTH.md shows how strongly they play.
var search = Tuning{Horizon: 1, Widen: 2, PriorTemperature: 1}

// levels lists all levels from weak to strong.
var levels = []Level{
	{ID: "random", Name: "Random", Explain: "Makes any legal move. For measurements.", Testing: true},
	{ID: "primer", Name: "Primer", Explain: "Knows only what the primer and the lessons say. For measurements.",
		Testing: true,
		Tuning:  Tuning{PrimerShare: 1}},
	{ID: "easy", Name: "Easy", Explain: "Knows the rules and little else: good company for a first game.",
		Tuning: Tuning{PrimerShare: 0.97, Noise: 1.5, Oversight: 0.15}},
	{ID: "mild", Name: "Mild", Explain: "Has played a few times, and still makes most choices by feel.",
		Tuning: Tuning{PrimerShare: 0.73, Noise: 1.5, Oversight: 0.15}},
	{ID: "steady", Name: "Steady", Explain: "Makes a sound plan, and plays half of the moves by feel.",
		Tuning: Tuning{PrimerShare: 0.505, Noise: 1.5, Oversight: 0.15}},
	{ID: "decent", Name: "Decent", Explain: "Thinks most moves through, and makes the rest by feel.",
		Tuning: Tuning{PrimerShare: 0.32, Noise: 1.5, Oversight: 0.15}},
	{ID: "handy", Name: "Handy", Explain: "Knows the game well, but forgets something now and then.",
		Tuning: Tuning{PrimerShare: 0.175, Noise: 1, Oversight: 0.1}},
	{ID: "able", Name: "Able", Explain: "Knows what things are worth, but overlooks one now and then.",
		Tuning: Tuning{Noise: 1.3, Oversight: 0.13}},
	{ID: "medium", Name: "Sharp", Explain: "Knows what everything is worth and seldom gives anything away.",
		Tuning: Tuning{}},
	{ID: "tough", Name: "Tough", Explain: "Looks a few moves ahead, and makes you work for every point.",
		Tuning: search.with(150)},
	{ID: "hard", Name: "Hard", Explain: "Thinks ahead, expects your best replies, and forgives nothing.",
		Tuning: solving(search.with(10_000))},
}

// with returns the tuning with a search budget of the given number of iterations.
func (t Tuning) with(iterations int) Tuning {
	t.Iterations = iterations
	return t
}

// solving returns the tuning t with the solving of endgames enabled.
func solving(t Tuning) Tuning {
	t.Solve = solverRunsPerIteration * t.Iterations
	return t
}

// Levels returns all levels from weak to strong. The caller may modify the slice.
func Levels() []Level { return slices.Clone(levels) }

// defaultLevels are the levels offered in a game whose Info does not list any.
var defaultLevels = []string{"easy", "medium", "hard"}

// Offered returns the levels that people can choose in a game, from weak to strong. The caller may
// modify the slice.
func Offered(info engine.Info) []Level {
	ids := info.Levels
	if ids == nil {
		ids = defaultLevels
	}
	return slices.DeleteFunc(Levels(), func(l Level) bool { return !slices.Contains(ids, l.ID) })
}
