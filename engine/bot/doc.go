// Package bot plays every game of Gulch through the contract of package engine. It knows none of them: what a game
// tells bots is in its engine.Guide, and one search serves all.
//
//	b, err := bot.New("hard", 1877)
//	for state.Turn() != engine.NoSeat {
//		state.Play(bot.Choose(b, state), tell)
//	}
//
// A scene that must not wait slices the same work:
//
//	b.Begin(state)
//	for !b.Step(200) { … draw a frame … }
//	move := b.Best()
//
// # What a bot may know
//
// A bot looks at a position only through a copy that was determinized for the seat to move, and draws its own chance from
// its seed and from what such a copy shows to that seat. So its choice is a function of the seed and of what the seat
// may know: the same in two positions that the seat cannot tell apart, and the same again after a game is resumed.
//
// Arithmetic is written so that every platform rounds alike (a conversion around a product keeps compilers from fusing
// it with a sum): seed and iterations give the same move everywhere.
//
// # The search
//
// Single-observer information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012). Every iteration picks a
// move at the root, determinizes what the seat may not know and walks one shared tree whose edges are moves; chance is drawn
// anew (open loop). The first visit of every root move sees one sample of the position, the second visit the next, and
// so on (common random numbers), so that moves differ by what they do and not by their luck. At a node the search
// follows the move with the best PUCT value among those legal in this deal,
//
//	mean + Explore × prior × √available / (1 + visits)
//
// where Explore is 0.2 or what the learned part of an evaluation asks for (engine.Net), available counts how often the
// move was legal when the node was visited, and the prior is a soft-max of Guide.Prior. Only the best Widen × √visits moves
// are considered at all (progressive widening); the next one enters when the mean of its siblings and its prior promise more
// than they do. The new leaf is played on by Guide.Policy until Guide.Clock has advanced by Horizon ticks, or by that many
// times engine.Lookahead (an engine.Rollouter makes these moves by itself, which is quicker and otherwise the same), then
// Guide.Evaluate gives the result of every seat, and each node keeps the result of the seat that moved there. The most
// visited move is played; the search ends early when no other can overtake it any more.
//
// # Endings
//
// Where a game says that it is as good as over (engine.Ender), hard first tries to solve what is left (package solve), with a fixed
// number of runs; four of them take about as long as an iteration. If that succeeds, its move is the best one, for certain, whatever its
// character likes; of moves that win alike it is the one with the most points. If not, it searches as ever. What a solver needs it
// allocates, in such decisions alone.
//
// # Levels
//
// The weakest level, easy, is even with somebody who has read the primer and done the lessons and knows nothing more. Such a
// newcomer is a bot, too (primer): a game tells it how strongly those words speak for each move (engine.Primed). The levels up to
// able know the game's weights, but make a share of their decisions as the newcomer does (Tuning.Green), and now and then misjudge
// a weighty one (Heat, Slip). So they err where people err and never pass what the primer calls a gain. Each game offers as many
// levels as its span needs (engine.Info.Levels): the better one of two neighbours wins 65 to 90 % with two seats, and with three
// and four 1.4 to 2.4 times its fair share. STRENGTH.md beside this file has what was measured; [Ladder] reads it.
//
// # Style
//
// A persona leans to attacks, stakes and law by the manner of moves (engine.Mannered), a level without search by points of weight, a
// search by 0.03 of the result for each. STRENGTH.md says how that shows (arena styles).
package bot
