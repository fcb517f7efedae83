// Package gametest judges games. One call from a test of the game's own package does it:
//
//	func TestContract(t *testing.T) { gametest.Run(t, boomtown.Game, gametest.Config{}) }
//
// Run plays random games with every seat count and option and checks on the way what package engine promises: moves
// unique and playable, all others refused with a reason and without a change, copies independent, the same seed the
// same game, JSON and notation there and back, a determinize that keeps what its seat knows and can be played to the end,
// events that change nothing by being heard, scores that agree with their sheet, an end within a bound, and the
// invariants of the rules after every move. What it plays with is package audit, which needs no tests around it.
//
// It also holds the game to its events, see [engine.Board]: [Boards] compares, after every move, the board that has
// followed the events with the one read from the position, for the public and for every seat, and looks for secrets
// that are told aloud. What the information state has and a table does not show is listed in the Config, with a reason.
//
// Whether Determinize deals anew all that a seat may not know, and the information state says all that it does know, is found
// by a second way (audit.Spread): what a position's JSON has and the information state lacks must take other values in some deal.
// It looks at what is inspected, between that wherever too little was seen, and at the positions that the scenarios in
// testdata/scenarios begin with. What need not change, or is dealt in one order, is listed in the Config with a reason, as Kept or as
// Bags. Nor may a pause tell that a seat has a choice, where others cannot know it, but in the phases that Pauses lists
// (audit.Excuses). And where a seat cannot tell two positions apart, nor those after a move, the events must be the same to it,
// whatever they are said to reveal.
//
// What a game leaves out in its endings (engine.Ender) changes nothing: see [Endings].
//
// Beside it: [Scenarios] and [Covers] for scenario files, [Golden] for recorded games, at random and by bots, that must stay as they are and
// offer the same legal moves at every decision,
// [Blind] for bots, [Guide] for what a game tells them, [Walk] for own looks at all decisions, [Benchmark] and
// [BenchmarkGuide] for speed, [FuzzLoad], [FuzzParse] and [FuzzScenarios] for readers of text.
package gametest
