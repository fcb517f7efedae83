// Package solve finds the value of every move of a position whose rest can be enumerated: endings, in which bots can be held
// against what is right.
//
//	a, err := solve.Position(state, 100_000)
//	if errors.Is(err, solve.ErrLimit) { … too large … }
//	best := a.Best()
//
// It plays each move in each deal that agrees with what the seat to move knows, over each outcome of chance (engine.Draws), and
// so on to the end. The deals are what Determinize deals, run over each of its own draws, with their weights; a limit counts
// those runs and the moves.
//
// What no longer matters is left out first, and after every move, where the game says what that is (engine.Ender): hands that nobody will
// play, piles that nobody will draw from. Otherwise most endings would be too many deals, or deals of which seats know different
// things, though none of it matters. A [Solver] does the same in slices.
//
// # What a value means
//
// Every seat maximises its own share of the win, and among moves that win alike its points (max^n). Where another seat has several
// moves that win alike for it, nobody knows which one it takes: what anybody else expects is then an
// interval, and beside it stands what comes of it if all take the move with the most points.
//
// A value is exact in two cases:
//
//   - One seat alone decides the rest. It is followed through what it knows: deals that it cannot tell apart by the events told
//     to it stay together, and it makes one move in all of them.
//   - All seats know the same: Determinize deals the same for each of them, with the same weights, and nobody is told anything in
//     secret on the way. Deals that the events do not tell apart stay together for everybody.
//
// Everything else is clairvoyant: each deal is solved as if all cards lay open, and the values of a move are averaged over the
// deals. Who knows all does not do worse alone, but against others who know all, too, that is no bound in one direction: it is a
// measure of its own and not to be mixed with exact values.
//
// Where there are too many deals to list, as with the hands of several others, and one seat alone decides the rest, some deals are
// drawn. If all have the same values, the answer is of the kind Drawn: what lies in one deal of twenty or less may have been missed.
package solve
