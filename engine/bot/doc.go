// Package bot plays every game of Gulch through the contract of package engine. It knows no single
// game: everything that a game adds for bots is in its engine.Heuristics, and one search serves all
// games.
//
//	b, err := bot.New("hard", 1877)
//	for state.Turn() != engine.NoSeat {
//		state.Play(bot.Choose(b, state), observe)
//	}
//
// A caller that must not block divides the same work into slices:
//
//	b.Begin(state)
//	for !b.Step(200) { … draw a frame … }
//	move := b.Best()
//
// A [Thinker] decides one position after another. A [TurnJudge] rates moves by the best play of the
// rest of the turn, so that moves which commute are equal. A [Level] is a strength of play, a
// [Tuning] its parameters, a [Persona] a character that plays at any level. A [Spec] describes a
// bot by a level and settings, as in "hard:persona=ada". A [Duel] compares two moves. The table,
// the arena, package review and package learn use this package.
//
// # What a bot may know
//
// A bot sees a position only through a copy that was determinized for the seat to move. Its random
// numbers come from its seed and from what such a copy shows to that seat. So its choice is a
// function of the seed and of what the seat may know: it is the same in two positions that the seat
// cannot tell apart, and the same again after a game is resumed.
//
// Arithmetic is written so that every platform rounds alike (a conversion around a product prevents
// fused multiply-add): a seed and a number of iterations give the same move everywhere.
//
// # The search
//
// The search is single-observer information-set Monte Carlo tree search (Cowling, Powley,
// Whitehouse 2012). Every iteration picks a move at the root, determinizes the position and
// descends one shared tree whose edges are moves; chance is sampled again in every iteration (open
// loop). The first visit of every root move uses the same sample of the position, the second visit
// the next sample, and so on (common random numbers), so that moves differ by their effects and not
// by luck. At a node the search follows the move with the best PUCT value among those legal in this
// sample,
//
//	mean + Explore × prior × √available / (1 + visits)
//
// where Explore is 0.2 or what the learned evaluation specifies (engine.Net), available is the
// number of visits of the node at which the move was legal, and the prior is a soft-max of
// Heuristics.Prior. Only the best Widen × √visits moves are considered (progressive widening); the
// next move is added when the mean of its siblings and its prior promise more than the existing
// children. From the new leaf, Heuristics.Policy plays a rollout until Heuristics.Clock has
// advanced by Horizon ticks, or by that times engine.Lookahead (an engine.Rollouter plays these
// moves itself, faster and with the same result). Then Heuristics.Evaluate gives the result of
// every seat, and each node adds up the results of the seat that moved there. The most visited move
// is played; the search ends early when no other move can overtake it.
//
// # Points instead of wins
//
// Advice is also wanted in games that are as good as decided, in which no move changes the chance
// to win. With Tuning.Even the search takes from every seat the points by which it is expected to
// be ahead (handicap.go), so that moves count as they would in an even game. With Tuning.RootVisits
// it visits every legal move often enough to judge it.
//
// # Endgames
//
// Where a game reports an endgame (engine.EndgameReducer), the level hard first tries to solve it
// (package solve) with a fixed number of solver runs; four of them take about as long as one
// iteration. If that succeeds, the solved move is played regardless of the persona; among moves
// with equal chances of winning it is the move with the most points. If not, the search follows as
// usual. The solver allocates memory, in such decisions only.
//
// # Levels
//
// The weakest level, easy, is as strong as a person who has read the primer and done the lessons
// and knows nothing else. Such a novice is simulated by the level primer: the game weighs each move
// by what the primer says (engine.PrimerHeuristics). The levels up to able use the game's own
// weights, but make a fraction of their decisions like the novice (Tuning.PrimerShare), and
// sometimes misjudge an important decision (Noise, Oversight). So they make the errors that people
// make, and never miss what the primer teaches. Each game offers as many levels as its range of
// skill needs (engine.Info.Levels): of two neighbouring levels the better one wins 65 to 90 % of
// two-player games, and 1.4 to 2.4 times its fair share with three or four players. STRENGTH.md in
// this folder has the measurements; [Ladder] reads them.
//
// # Style
//
// A persona prefers or avoids attacks, stakes and law by the category of a move
// (engine.CategorizesMoves): bots without search by points of weight, searches by 0.03 of the
// result per point. STRENGTH.md shows the effect (arena styles).
package bot
