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
// # Levels
//
// The weakest level, easy, is even with somebody who has read the primer and done the lessons and knows nothing more. Such a
// newcomer is a bot, too (primer): a game tells it how strongly those words speak for each move (engine.Primed). The levels up to
// able know the game's weights, but make a share of their decisions as the newcomer does (Tuning.Green), and now and then misjudge
// a weighty one (Heat, Slip). So they err where people err and never pass what the primer calls a gain. Each game offers as many
// levels as its span needs (engine.Info.Levels): the better one of two neighbours wins 65 to 90 % with two seats, and with three
// and four 1.4 to 2.4 times its fair share. The table of the README has what was measured.
//
// Twice the budget, 200 iterations against 100 (0.02 and 0.01 of that of hard), every deal from each seat, two seats, in Boomtown three:
//
//	Boomtown           37.6 % [35.9, 39.3] of 3,200 games, fair 33.3                                        +32 Elo points
//	Narrow Gauge       64.9 % [61.5, 68.1] of 800                                                          +107
//	Sierra West        56.4 % [54.7, 58.1] of 3,200; by modes 58.0, 58.0, 57.5 and 52.0 %                   +45
//	Western Legends    54.2 % [52.3, 56.2] of 2,400                                                         +30
//	Dakota             51.9 % [48.4, 55.3] of 800                                                           +13
//
// With thousands of iterations another doubling gains less than some hundred games show (engine/learn has what was tried).
//
// # Style
//
// A persona leans to attacks, stakes and law by the manner of moves (engine.Mannered), a level without search by points of weight, a
// search by 0.03 of the result for each. What 600 games of medium each, three seats (Narrow Gauge two), showed, one in
// character among others without (arena styles), within 30 Elo points:
//
//	Western Legends, a game   lobo    attacks 2.70 (1.68 of the others), law 0.16 (0.58), crimes 4.00 (3.44)   +43 Elo
//	                          hale    attacks 2.55 (1.58)                                                      +17
//	                          mercy   attacks 0.74 (1.49), law 0.94 (0.47)                                      -7
//	                          amos    law 1.11 (0.45), crimes 2.75 (3.46)                                      -22
//	                          the others                                                                 -14 to +12
//	Boomtown                  dutch   bids 10.8 times (7.4)                                                    -14
//	                          cyrus   bids 6.9 times of 3.5 gold (9.0 of 4.3)                                   -1
//	                          the others                                                                  -14 to +3
//	Narrow Gauge              dutch   bids $5.7 (5.1), cyrus $4.9; all                                     -3 to +9
//	Dakota                    lobo    attacks 1.49 (1.39)                                                      -14
//	                          mercy   attacks 0.56 (1.43)                                                      -16
//
// The same of hard with 100 of its 10,000 iterations, Boomtown with 150 or 200, three seats, the others two, 200 to 402 games each
// (josiah and amos in Boomtown 1,200), within 40 Elo points. With a hundredth of the result in place of 0.03 the difference was about
// a third as large.
//
//	Western Legends           lobo    attacks 2.96 (2.28), law 0.57 (0.71), crimes 4.49 (4.13)                 +18
//	                          hale    attacks 2.96 (2.35)                                                       -7
//	                          mercy   attacks 1.64 (2.14), law 0.84 (0.67)                                      -1
//	                          amos    law 0.82 (0.67), crimes 3.56 (4.10)                                      -25
//	Boomtown                  dutch   bids 11.1 times of 4.3 gold (8.8 of 4.1)                                 -19
//	                          cyrus   bids 8.4 times of 3.8 gold (10.0 of 4.0)                                 -11
//	                          the others                                                                -18 to +26
//	Narrow Gauge              dutch   bids $6.2 (5.7), cyrus $5.6 (5.8); these, lobo and mercy          +14 to +52
//	Dakota                    mercy   attacks 1.18 (1.35); she, lobo, hale and amos                     -10 to +24
//
// Some characters once looked a tick or two further ahead: it showed in no figure and cost 15 to 60 points (amos in Dakota -63, without
// it -10; josiah in Boomtown -36, without it -6), so they no longer do.
package bot
