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
package learn
