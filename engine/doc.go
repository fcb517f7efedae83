// Package engine defines the contract between the games of Gulch and the code that runs them, and
// it is the tutorial for making a game.
//
// A game is a package below this one (boomtown, dakota, …). It exports a [Game], which describes
// the rules, makes new positions and loads saved ones. A position is a [State]: it lists its legal
// moves, plays them and reports what happens as [Event] values. A [Board] is the part of a position
// that one viewer can see. Bots, matches, scenario files, the arena and the user interface are
// written once against these types and know no single game. This loop plays a whole game:
//
//	state, err := boomtown.Game.New(4, nil, 1877)
//	moves, err := engine.PlayForced(state, nil, nil) // plays forced moves, returns the next choice
//	for len(moves) > 0 {
//		m := moves[choose(state.Turn(), len(moves))]
//		if err := state.Play(m, observe); err != nil { … }
//		moves, err = engine.PlayForced(state, moves, observe)
//	}
//	points := state.Scores(nil)
//
// This package and the packages below it use no clock, no file system, no goroutine and no window,
// and no package-level state that changes after start-up. The same seed, options and moves give the
// same game on every platform.
//
// # Words
//
//   - Seat: a player's place at the table, numbered from 0 clockwise. Bots and people both have
//     seats.
//   - Move: one atomic decision. Forced move: the only legal move of a decision.
//   - Refusal: the error of an illegal move, with the rule that forbids it and a text for the
//     player.
//   - Notation: the text form of a move ("bid 5"), in records, scenario files and logs.
//   - Information state: the part of a position that one seat may know.
//   - Determinize: replace everything that a seat may not know by a random sample consistent with
//     the seat's information state.
//   - Scenario: a text file with a position, moves and expected results; package scenario reads it.
//   - R17, I3, E2: the numbers of a rule, an invariant and an example in a game's RULES.md.
//
// # Making a game
//
// Package nuggets is the template: a ten-minute game that has one of everything, a hidden deck, a
// hidden hand, a die, a forced move and an option. Copy its files and replace their contents in the
// order of the steps below. Each step names the file of nuggets to read; where nuggets is too small
// to need a file, the step names one of boomtown or narrowgauge.
//
// # Step 1: write the rules
//
// File: nuggets/RULES.md. Number the rules (R1, R2, …), the invariants and the examples. Code,
// scenarios and errors refer to these numbers. If the code and RULES.md differ, one of them has a
// bug.
//
// # Step 2: data files, if the game has tables
//
// File: boomtown/data_tables.go. Cards, tiles, prices and maps are CSV or JSON files in a folder of
// assets/data; declare a variable for that folder beside those of the other games. data_tables.go
// reads and checks them once into a package variable, in a function that it passes to [Tables];
// Warm of the game calls the function that it gets back (see [Warmer]). A defect in a file is an
// error that New and Load return, never a panic. No other package variable may be computed from the
// tables, because a browser reads them only after it has shown the first frame. Card effects are
// values of a small enumeration, not one function per card.
//
// # Step 3: the state
//
// File: nuggets/state.go. State is one struct of fixed arrays, small integers and bit sets, without
// pointers, so that CopyTo is an assignment and == compares positions. It contains a [Chance], and
// all randomness of the game comes from it. Scores, Ranks and Sheet are in nuggets/score.go, and
// Info, New, Load and NewBoard in nuggets/game.go.
//
// # Step 4: moves
//
// Files: nuggets/moves.csv and nuggets/play.go (larger games: moves.go, play.go, refusal.go).
// moves.csv lists the kinds of moves, an example of each in notation, the parts that each kind has,
// such as a card or an amount, and their types. The command
//
//	go run ./cmd/dev generate
//
// writes from it the constants of the kinds (KindTake), a function that returns a move of each kind
// (Take(nugget)) and one that returns each part (NuggetOf(m)), and wellFormed, which Play calls
// before it looks at the parts of a move. A decision is atomic: "bid 5", then "take cj07", not both
// at once. Simultaneous choices are a run of secret moves, seat by seat, that are revealed together
// (see the bids of narrowgauge). Moves lists the legal moves in a fixed order. Play checks its move
// without listing the others; for an illegal move it returns a [Refusal] and changes nothing. A
// forced move is an ordinary move as well: [PlayForced] plays it.
//
// # Step 5: events and boards
//
// Files: nuggets/events.csv and nuggets/visible_board.go. Play reports what happens, in the order
// in which it happens, as events that contain only numbers. events.csv lists the kinds of events
// with the names and types of their parts; dev generate writes from it the constants of the kinds
// (EventTook), a function that reports each kind (tellTook(tell, seat, nugget)) and one that
// returns each part (NuggetIn(e)). These functions are inlined and cost nothing. They take a plain
// Event or Move, not a type of the game's own, so that they are also values for tables of texts,
// sounds and remarks, where a part stands for a number: table.EventArg(rules.GoldIn).
//
//   - Put yes into the column reveals for an event that draws from chance or reveals something
//     hidden: undo stops there.
//   - Put yes into the column secret for an event that only its Seat may read. [Event.For] clears
//     its numbers for everybody else. The kind and the seat of an event are always public, so the
//     steps of a hidden plan must all be events of one kind.
//   - Report every visible change, also the first half of a decision, the end of a fight and whose
//     decision comes next: after the change, and before the next one. The user interface shows the
//     position as it is at each event, and nothing in between. That includes what is computed from
//     other fields, such as the phase or whether the game is over: it must not change to and fro
//     within a move. A line of changes.txt (step 11) in which it does is a mistake.
//   - If the events of a move show who decides next, name that event "asked". It may then be
//     another one in positions that a seat cannot tell apart, because the question itself shows it.
//   - With a nil [Observer], do no work for events.
//
// Board is a comparable struct with everything that a viewer can see: turn and phase, piles, open
// hands, secret cards as far as the viewer knows them, and the pending decision. Read fills it from
// a position, also from one in the middle of a move, when an event is reported. Things that only
// the history shows, such as dice that still lie on the table, go into a field named Past, and the
// method Follow lets it remember an event. If something must not be visible before its event
// although the rules have decided it, such as the sacks that are opened one after the other at the
// end, the state has a field for it that is 0 between moves (untold in nuggets). See [Board].
//
// # Step 6: documents and notation
//
// Files: nuggets/json.go, nuggets/notation.go and nuggets/doc.go. A position is JSON in the terms
// of the rules, which the package comment explains field by field. The method describe lists the
// fields once, with their limits; package document writes them, leaves out what a viewer may not
// see, reads them back, and makes the errors. A card or another component is written by its
// notation, the one that moves use. Check refuses positions that the rules cannot reach.
//
// Notation and Parse convert moves to text and back by means of a [Notation], whose table of kinds
// dev generate writes. The column example of moves.csv has a move of each kind in notation; its
// first word is the verb of the kind, which no other kind has. The words after it stand for the
// parts of the move, in their order. How a part is written depends on its type:
//
//   - int and int16: a number, by [NumberNotation]; engine.Seat: its number from 0.
//   - Any other type, such as Card: by the variable cardNotation, which the game declares.
//   - A third word of the part, as in "slot int buildingSlot", is the name of its notation instead
//     of the type, here buildingSlotNotation. "-" stands for no words: the notation of another part
//     writes and parses this part too, such as a set of cards that takes several parts.
//
// Most games need only the notations that this package makes: [IDsNotation] and [IDNotation] for
// components with IDs, [NumberedNotation] for words such as slot_03, [SetNotation] for sets of
// components, [WordNotation] for any other single word, and the methods Or (another word, such as
// none) and Optional (a part that may be missing). Exceptions are a [PartNotation] with functions
// of the game, such as the payments of sierrawest.
//
// If a later change of the rules breaks old records, increase Info.Rules and implement [Versioned],
// which plays the previous version; positions of that version store its number.
//
// # Step 7: invariants
//
// Check verifies the invariants that a single position can break (nuggets/invariants.go). An
// [Auditor] verifies those that only a sequence of moves can break (boomtown/audit.go).
//
// # Step 8: hidden information
//
// Files: nuggets/state.go and nuggets/json.go. Determinize samples everything that a seat may not
// know, including future chance; it must be able to produce every possibility. InformationState
// writes what the seat does know. Two positions with equal information states must determinize
// alike, so sort hidden things before you shuffle them. The information state and the position
// store a value under the same JSON path; another seat's secret is omitted or 0.
//
// The game is now complete: random bots and searches can play it, and matches can record it.
//
// # Step 9: heuristics for bots
//
// File: nuggets/heuristics.go. A [Heuristics] has a prior (the rules of thumb of a good player, as
// weights of moves), a rollout policy (fast rather than clever) and an evaluation (the points that
// everything on the table will probably be worth). A search calls Prior, Policy, Evaluate, Moves,
// CopyTo, Determinize and Play thousands of times per decision, so none of them may allocate.
// Package bot describes how they are used.
//
// # Step 10: optional interfaces
//
// A state implements these where its game needs them:
//
//   - [TextVars]: numbers by name for the texts of lessons. Every game with lessons needs it.
//   - [ExpectsKinds]: lets an illegal move still have a target on the table that explains why it is
//     illegal.
//   - [ConcealsForced]: keeps forced moves as decisions where playing them automatically would
//     reveal a hidden hand.
//   - [PausesForced]: stops at forced moves, too, where being asked would show others at the same
//     screen what a seat holds.
//   - [DecidesOpenly]: says which decisions need nothing hidden, so that people at one screen make
//     them in front of each other, without a hand-over.
//   - [KnowsOffBoard]: says which fields of the information state no board shows, because they only
//     count something for a rule.
//   - [DecidesTogether]: says which seats decide at the same time, so that people at one screen can
//     be asked in the order in which it changes hands least.
//   - [PrimerHeuristics]: weights of moves from the primer alone, to calibrate the weakest bot
//     level.
//   - [Budgeter], [Lookahead], [Rollouter], [LearnedHeuristics]: make bots stronger or faster.
//   - [EndgameReducer]: lets package solve solve endgames, so that bots play them without mistakes
//     and the arena (endings -puzzles) finds practice positions for package drill.
//
// # Step 11: tests
//
// File: nuggets/nuggets_test.go, beside testdata/golden and testdata/scenarios. Package gametest
// plays random games, replays recorded games (go test -run Golden -update records them), fuzzes
// Load and Parse, and checks for every viewer that the board does not change after the last event
// of a move, and that neither an event nor the board at an event reveals a secret. Which
// fields of the board change with which kinds of events, and by which of their numbers, is listed
// in testdata/changes.txt (go test -run TestContract/boards -update writes it; read it). It also
// checks that undo takes back nothing that a seat has learned, and names the event that lacks a
// mark. The scenario files show each rule by example, and gametest.RulesCovered checks that none is
// left out.
//
// # Step 12: register the game
//
// File: games/games.go. Add the game to games.All. The tests of package games then check that no
// bot uses hidden information, and the arena can play, measure and fuzz the game:
//
//	go run ./cmd/arena fuzz  -game sixth -games 1000
//	go run ./cmd/arena play  -game sixth -seats hard,medium,easy -games 200
//	go run ./cmd/arena bench -game sixth
//
// The user interface of the game comes next: see package scenes/table.
package engine
