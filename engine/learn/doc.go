// Package learn trains the learned part of a game's evaluation on games that bots play against
// themselves. Only the arena uses it.
//
// For every seat of a position, a game with a learned part (engine.LearnedHeuristics) provides the
// final score that its formulas expect, and a feature vector. A small network computes from the
// features of a seat a correction of its score; the soft-max of the corrected scores gives the
// shares of the win, as engine.AppendWinShares computes them. The network learns what the formulas
// overlook (the corrections), and how reliable their scores are (Trust, a factor of the scores).
// With a Trust of 1 and no corrections, a network changes nothing. In most games the formulas were
// overconfident, so that the chances with a network are flatter. With flatter chances, less
// exploration has the same effect; therefore a network also specifies how much a search explores
// (engine.Net).
//
//	plan := learn.Plan{Bot: "medium", RandomMoves: 0.1, Seed: 1}
//	for g := range games {
//		games[g], err = plan.Play(game, g)
//	}
//	course := learn.Hyperparams{Hidden: 16, Epochs: 12, Rate: 0.003, Decay: 0.01, Seed: 1}
//	nets, reports := learn.NewDataset(games...).Fit(course)
//
// A [Plan] describes the games, a [Dataset] is the training data, a [Hyperparams] has the
// hyperparameters, and a [Report] the losses of a network.
//
// Everything is determined by the seeds: the same plan and course give the same weights on the same
// kind of machine. The weights are data files (assets/data/<game>/learned.json), so that they are
// the same everywhere, and engine.Net rounds alike on all platforms.
//
// # Experiments
//
// The networks were trained on games of the level medium with all numbers of seats and a tenth of
// the moves at random. The table has the losses, the cross entropy over held-out games: of the
// formulas, of the formulas with the best spread, and of the network. The number of hidden units
// is in brackets.
//
//	                       games                formulas     best spread  network
//	Dakota (8)             16,000               0.610        0.579        0.555
//	Sierra West (4)        10,000 a mode        0.839–0.908               0.827–0.885
//	Western Legends (8)    12,000; 6,000 without Ante Up
//	  with Ante Up                              1.317                     1.113
//	  with sheriff patrol                       1.464                     1.335
//	Narrow Gauge (8)       40,000               0.728        0.577        0.541
//	Boomtown (8)           60,000               1.341        1.165        1.124
//
// The first three networks are used. The next table has the win rates of searches with a network
// against searches without one, in games of two seats with every deal from both sides. The numbers
// of iterations are chosen for equal time. The 95 % confidence intervals are in brackets.
//
//	Dakota           1,500 against 1,540 iterations   63.7 % [56, 71] of 160 games
//	Sierra West      1,500 against 1,570 iterations, 200 games each
//	                 Apple Hill                       56.5 % [50, 63]
//	                 Boats & Banjos                   62.0 % [55, 68]
//	                 Gold Rush                        65.8 % [59, 72]
//	                 Outlaws & Outposts               63.5 % [57, 70]
//	Western Legends  400 against 420 iterations       57.0 % [52, 62] of 400 games
//	                 300 against 300 iterations       60.7 % [55, 66] of 300 games
//	                 400 against 420, Explore 0.14    49.9 % [45, 55] of 400 other games
//
// With its network (8 hidden units) Narrow Gauge won 53.2 % [48, 58] of 400 games with 400
// iterations against 420, and 49.2 % [44, 54] of 400 with 1,000 against 1,080. This is not
// significant, so the network is not used. Boomtown with three seats, 300 iterations for each seat
// and Explore from 0.05 to 0.2 won 31 to 38 % of 600 games (fair share 33.3 %) and took 15 to 25 %
// more time; with twice the iterations instead of a rollout it won 32 to 36 %. Its network is not
// used either.
//
// Training on few games did not help: with networks from 1,200 to 3,000 games, Sierra West became
// weaker and the other games no stronger. A longer horizon does not help Western Legends: with two
// turns it won 45 % of 300 games in two and a half times the time, with three turns 38 % in four
// times the time.
//
// Twice the budget has no visible effect on searches with networks: in Gold Rush of Sierra West,
// 2,000 against 1,000 iterations won 52.0 % [45, 59] of 200 games; in Western Legends, 600 against
// 300 won 48.3 % [43, 54] of 300; in Dakota, 2,000 against 1,000 won 47.5 % [39, 56] of 120.
//
// The weights in use can be reproduced by, for example,
//
//	arena train -game dakota -games 16000 -hidden 8 -epochs 8 -decay 0.002 -explore 0.1 \
//		-o assets/data/dakota/learned.json
//	arena train -game sierrawest -options mode=gold_rush -games 10000 -hidden 4 -epochs 8 \
//		-decay 0.002 -explore 0.12 -o …
//	arena train -game westernlegends -options sheriff_patrol=on -games 12000 -hidden 8 \
//		-epochs 8 -decay 0.002 -explore 0.2 -o …
package learn
