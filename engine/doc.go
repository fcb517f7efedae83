// Package engine is the contract that every game of Gulch keeps.
//
// A game is a package below this one (boomtown, dakota, …) with a [Game] that makes a [State]. Everything else,
// bots, matches, scenario files, the arena and the scenes, is written once against these two interfaces:
//
//	state, err := boomtown.Game.New(4, nil, 1877)
//	moves, err := engine.Settle(state, nil, nil)   // plays what leaves no choice
//	for len(moves) > 0 {
//		m := moves[choose(state.Turn(), len(moves))]
//		if err := state.Play(m, tell); err != nil { … }
//		moves, err = engine.Settle(state, moves, tell)
//	}
//	points := state.Scores(nil)
//
// The package and all below it know no clock, no file, no goroutine, no window and no global state that changes.
//
// # A sixth game
//
// Write the rules first, as RULES.md in the folder of the game, and number them (R1, R2, …): code, scenarios and errors
// speak of them, and where the code and that document differ, one of them has a bug. Then copy the shape of package
// nuggets, a game of ten minutes, and take these in turn. The files are those of the games on the shelf; nuggets has them all but
// what so small a game does not need: there are no tables (data.go: see boomtown, with [AtStart]), Check stands in state.go
// and Load in json.go, nothing that only a course of events can break is watched (audit.go: see boomtown), and nobody lays
// anything sealed (see narrowgauge, whose bids are).
//
//   - Tables. Cards, tiles, prices and boards are CSV or JSON in a folder of assets/data, with a variable beside those
//     of the other games there. data.go reads them once into a package variable, by [AtStart], and checks them; what is
//     wrong is an error that New and Load return, never a panic. No other package variable is made from them: in a browser
//     they come after the first picture. Effects are a small closed vocabulary, not a function per card.
//   - State (state.go). One struct of fixed arrays, small integers and bit sets, without pointers, so that CopyTo is an
//     assignment and == compares. It carries a [Chance], and nothing but that chance decides what is random.
//   - Moves and Play (moves.go, play.go, refusal.go). A decision is atomic: "bid 5", then "take cj07", not both at once.
//     Choices that are made at the same time are a run of sealed moves, seat by seat, opened together. Moves lists them
//     in a fixed order; Play checks one without listing the others, says by a [Refusal] why it is not legal, and changes
//     nothing then. What leaves no choice is an ordinary move too: Settle makes it.
//   - Events (events.go). Play tells what happens in the order in which it happens, in numbers only. Mark what reveals
//     something, since no undo reaches back across it, and what is for one seat's eyes alone: such an event names its
//     seat, and [Event.For] takes its numbers out for everybody else. Which kind of event it is, and of whom, all are told.
//     So what differs in kind cannot be kept secret: the steps of a hidden plan are events of one kind. A change that no
//     event tells does not exist for a table: tell also the first half of a decision, the end of a fight, who is asked
//     next (an event named "asked"). With a nil [Observer] nothing may be spent on events.
//   - Board (board.go). What lies on the table, as a struct that == compares: see [Board]. Read takes it from a position, as
//     far as its viewer may look, Apply lets it follow one event. Tables draw nothing else, so everything that can be
//     seen is on it: turn and phase, piles, open hands, sealed cards as far as they are known, what is being decided. What
//     only the course of a game tells, dice that still lie there, belongs into its Past.
//   - Documents (json.go, load.go, notation.go). A position is JSON in the words of the rules, described field by field
//     in doc.go, and Load refuses those to which the rules cannot lead. Moves have a notation for people.
//     Where a later change of the rules breaks records, Info.Rules rises, and the game becomes a [Versioned]
//     that still plays the version before: its positions then name their version in their documents.
//   - Check (check.go). The invariants of the rules that a single position can break. An [Auditor] (audit.go) watches
//     those that only a course of events can.
//   - Determinize. It deals anew all that a seat may not know, coming chance included, and InformationState writes what it may: two
//     positions with the same view must determinize alike. What a seat knows stands in both documents at the same place, a secret
//     of others is left out or 0 there. Sort what is hidden before it is shuffled, and deal all that there may be.
//
// That is a complete game: random bots and searches play it, records keep it. So that bots play it well, it is also a
// [Guide] (guide*.go): weights from the rules of thumb of a good player, a policy that is quick rather than clever, an
// evaluation that adds up what everything on the table will probably bring. Package bot says how they are used and what
// they should promise. A search calls Prior, Policy, Evaluate, Moves, CopyTo, Determinize and Play thousands of times for a
// decision, so none of them may allocate.
//
// A state may be more than that: a [Figured], which every game with lessons needs, for the numbers in them; an [Asker], so that a
// move that is not legal now says why; a [ForcedKeeper], where it hangs on a hidden hand whether a seat has a choice at all, so
// that silence would give it away; a [Primed], which measures the weakest level; a [Budgeter], a [Lookahead], a [Rollouter] or a [Learner],
// where bots play better or quicker for it; an [Ender], so that its endings can be solved (package solve), bots make no mistake in
// them, and arena endings -puzzles finds practice positions (package drill).
//
// Tests judge it: a file of Go beside which lie testdata/golden and testdata/scenarios. Package gametest plays it at random, replays the
// recorded games of golden (go test -run Golden -update records them) and feeds its readers with nonsense; it lets boards follow the events
// for everybody who may look, and names the event that is missing, wrong, or tells a secret. The files of scenarios show every rule by
// example, and gametest.Covers misses none. Package games announces the game to everybody else, and its tests ask whether bots peek;
// from then on the arena plays, measures and audits it:
//
//	go run ./cmd/arena fuzz  -game sixth -games 1000
//	go run ./cmd/arena play  -game sixth -seats hard,medium,easy -games 200
//	go run ./cmd/arena bench -game sixth
//
// The table to play it at is the business of scenes: see package scenes/table.
package engine
