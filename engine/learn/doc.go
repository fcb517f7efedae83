// Package learn fits the learned part of an evaluation to what came of games that bots played against themselves.
//
// A game that learns (engine.Learner) says for every seat of a position which final score its formulas expect, and some
// numbers, its traits, that may say more. A small network makes of the traits of a seat what to add to its score, and the
// soft-max of the sums are the shares of the win, as engine.AppendShares writes them. The formulas stay: a network of zeros
// changes nothing, and what is learned is only what they overlook.
//
//	plan := learn.Plan{Bot: "medium", Stray: 0.1, Seed: 1}
//	for g := range games {
//		games[g], err = plan.Play(game, g)
//	}
//	nets, report := learn.NewSet(games...).Fit(learn.Course{Hidden: 16, Epochs: 12, Rate: 0.003, Decay: 0.01, Seed: 1})
//
// Everything follows from the seeds: the same plan and course give the same weights on the same kind of machine. The
// weights are data (assets/data/<game>/learned.json), so that they are the same everywhere, and engine.Net rounds alike on
// all platforms.
//
// # What was tried
//
// No game has a network yet, because none has been found that pays for the time it takes. Searches with and without, 8 hidden units
// (Boomtown 16), trained on games of medium with a tenth of the moves at random; "loss" is that over games held out:
//
//	Boomtown          loses: 31.5 % of 600 games at equal time
//	Sierra West       Apple Hill, 1,500 games: loss 0.882 by the formulas, 0.889 with the network, so it was not played
//	Western Legends   1,200 games: loss 1.340 and 1.166; with 100 iterations each, two seats, 50.9 % [42, 60] of 111 games
//	Narrow Gauge      3,000 games: loss 0.782 and 0.573; with 100 iterations each 54.7 % [49, 60] of 300 games, for 13 % more time
//	                  at equal time, 100 iterations against 113, 51.3 % [46, 57] of 300 others
//
// So the losses fall most where the formulas' chances are too sure of themselves, and that is not what decides between moves.
package learn
