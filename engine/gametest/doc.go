// Package gametest contains the tests that every game must pass. One call from a test of the game's
// own package runs the main ones:
//
//	func TestContract(t *testing.T) { gametest.Run(t, boomtown.Game, gametest.Config{}) }
//
// [Run] plays random games with every number of seats and every option, and checks what package
// engine promises:
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
// Run also checks events, see [engine.Board]: after every move [Boards] compares a board that
// follows the events with one that is read from the position, for the public and every seat, and
// looks for events that reveal secrets. Parts of the information state that a table does not show
// are listed in Config.Unshown, with a reason.
//
// Whether Determinize covers all possibilities, and information states are complete, is checked
// independently (audit.DeterminizeCoverage): a part of a position's JSON that the information state
// lacks must vary between samples. DeterminizeCoverage checks inspected positions, other positions
// whose kind is too rare, and the start positions of the scenarios in testdata/scenarios. Parts
// that may be constant, parts that may be dealt in one way, and phases in which a pause may reveal
// that a seat has a choice are listed in the Config as Constant, Uniform and Pauses, with a reason
// (audit.Exceptions).
//
// What a game leaves out of its endgames (engine.EndgameReducer) must not change the result: see
// [Endgames].
//
// Other checks:
//
//   - [Scenarios], [RulesCovered]: scenario files, and whether they cover all rules
//   - [Golden]: recorded games, whose moves and results must not change
//   - [NoPeeking]: a bot's choice must not depend on hidden information
//   - [Heuristics]: the heuristics of a game
//   - [EachDecision]: visits all decisions of some games, for tests of one's own
//   - [Benchmark], [BenchmarkHeuristics]: speed
//   - [FuzzLoad], [FuzzParse], [FuzzScenarios]: fuzz tests of decoders and parsers
package gametest
