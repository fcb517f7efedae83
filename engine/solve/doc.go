// Package solve computes the value of every move of a position whose rest of the game can be
// enumerated. It is used for endgames: bots play them perfectly, reviews judge decisions in them
// exactly, and the arena finds practice positions.
//
//	a, err := solve.Position(state, 100_000)
//	if errors.Is(err, solve.ErrLimit) { … too large … }
//	best := a.Best()
//
// An [Answer] has a [Value] for every move. A [Solver] computes it in steps, for callers that must
// not block. The package has no code for a particular game.
//
// # Method
//
// The solver plays each move in every deal that is consistent with what the seat to move knows,
// with every outcome of chance (engine.Draws), and so on to the end of the game. A deal is a
// position that Determinize can produce; all deals with their probabilities are found by
// enumerating the draws of Determinize. A limit bounds the number of runs: moves played plus deals
// enumerated.
//
// Before the first move and after every move, the solver removes what no longer matters, if the
// game supports that (engine.EndgameReducer): hands that nobody will play, piles that nobody will
// draw from. Without it, most endgames would have too many deals, or differences between what the
// seats know that are irrelevant.
//
// # The meaning of a value
//
// Every seat maximizes its own share of the win, and among moves with equal shares its points
// (max^n). If several moves give another seat the same share, it is unknown which one it will
// choose. The value of a move is then an interval (Value.Win), together with the value under the
// assumption that all indifferent seats choose the move with the most points (Value.Likely).
//
// A value is exact in two cases:
//
//   - One seat alone makes all remaining decisions (OneDecider). The solver follows its information
//     sets: deals that the seat cannot distinguish by the events it has received stay together, and
//     it makes the same move in all of them.
//   - All seats have the same information (SharedInformation): Determinize gives every seat the
//     same deals with the same probabilities, and no secret event follows. Deals that the events do
//     not distinguish stay together for all seats.
//
// Otherwise the solution is Clairvoyant: each deal is solved as if all cards were visible, and the
// values of a move are averaged over the deals. A clairvoyant player does no worse alone, but
// against clairvoyant opponents the average is no bound in either direction. It must not be mixed
// with exact values.
//
// If there are too many deals to enumerate, as with several hidden hands, and one seat alone makes
// all remaining decisions, some deals are sampled. If all of them have the same values, the answer
// is Sampled. It may miss deals with a probability below about 1 in 20.
package solve
