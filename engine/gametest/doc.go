// Package gametest contains the tests that every game must pass. One call from a test of the game's
// own package runs the main ones:
//
//	func TestContract(t *testing.T) { gametest.Run(t, boomtown.Game, gametest.Config{}) }
//
// [Run] plays random games with every pair of settings (numbers of seats and values of options),
// and checks what package engine promises:
//
//   - legal moves are unique and playable; all others are refused with a reason and change nothing
//   - copies are independent, and the same seed gives the same game
//   - JSON and notation can be written and read back
//   - Determinize preserves the seat's information state, and the result can be played to the end
//   - observers have no influence, and scores agree with the score sheet
//   - the game ends within a limit, and the invariants of the rules hold after every move
//
// The checks themselves are in package audit, which does not depend on package testing.
//
// Run also checks events, see [engine.Board]. After every move [Boards] compares the board at the
// last event with one that is read from the position, for the public and every seat, and looks for
// events that reveal secrets. The changes of the board that come with each kind of event are listed
// in testdata/changes.txt. The board must show the whole information state, except the fields that
// the game leaves out of OnBoard: see [engine.KnowsOffBoard].
//
// An independent check (audit.DeterminizeCoverage) tests whether Determinize produces all
// possibilities and whether information states are complete: a part of a position's JSON that the
// information state lacks must vary between samples. It examines inspected positions, other
// positions of kinds that are rarely inspected, and the start positions of the scenarios in
// testdata/scenarios. Exceptions must be listed in the Config with a reason (audit.Exceptions):
// parts that may be constant (Constant), parts that may be the same in all samples (Uniform), and
// phases in which a pause may reveal that a seat has a choice (Pauses).
//
// [Undo] checks that a person cannot take back what hidden information has shown since: the cards,
// dice and secret choices of anybody.
//
// Things that a game removes from its endgames (engine.EndgameReducer) must not affect the result:
// see [Endgames].
//
// Other checks:
//
//   - [Scenarios], [RulesCovered]: scenario files, and whether they cover all rules
//   - [Golden]: recorded games, whose moves and results must not change
//   - [NoPeeking]: a bot's choice must not depend on hidden information
//   - [Heuristics]: the heuristics of a game
//   - [EachDecision]: visits all decisions of some games, for a game's own tests
//   - [Benchmark], [BenchmarkHeuristics]: speed
//   - [DamagedPositions]: documents of positions with faults in every place
//   - [DamagedStates], [RefusedDocuments], [RefusedEvents], [RefusedNotation]: tables of faults and
//     the errors that a game must return; [ChangedFile] puts a fault into a data file
//   - [FuzzLoad], [FuzzParse], [FuzzScenarios]: fuzz tests of decoders and parsers
package gametest
