// Package table is what all games share at the table: the plaque, the ledger with its log, whose turn it is, bots that
// think and talk, undo, hints, the coach, confirmation, handing the device on, speed, replay, results. A game brings a
// [Play]: its board, its motions, its words, and places for its moves. All that a Play may say stands in play.go, each
// with what happens without it.
//
// # How a table is made
//
// The engine comes first (package engine says how). A table is then a package scenes/<game>, in these steps; after each
// of them the game can be played.
//
// 1. A table that draws nothing. Embed a [Base] with the game's state and board, and make it:
//
//	// Table is Sixth as package table plays it.
//	type Table struct {
//		table.Base[*rules.State, *rules.Board]
//		at places // where things lie, from Layout
//	}
//
//	// New returns the table for the given seats.
//	func New(h *stage.App, seats []match.Seat) *Table {
//		return &Table{Base: table.NewBase[*rules.State, *rules.Board](rules.Game, h, seats)}
//	}
//
// Announce the game by a variable [Game], a line in package shelf and one in games.All (engine/games), and play it: every legal move is a
// button called by its notation. As long as it is not whole, the tests of the shelf say what it lacks; those of its own two packages
// need neither line.
//
// 2. The board. Layout works out where everything lies in b.Area, for the class of window in b.Window (wide, square,
// tall) and with b.Viewer at the bottom; keep it a pure function that a test can call. Paint draws what b.Board holds, with
// the pen's shapes, words and materials (render/paint) and the things of render/pieces. Draw the Board only, never the
// State: the State is ahead while something moves. Paint each panel by [paint.Pen.Part]: one that panics is then left out, and the
// others are not. What a seat has is taken by [engine.At], or by an accessor of the game, wherever the seat may be NoSeat or a
// rival whom the rules play. The Board shows no more than those may see who look (b.Open), and
// every event that reaches the table has been stripped of secrets in the same way (e.Redacted).
//
// 3. Words. MoveWords, Prompt, Heading, Row, and the log: a list of [Lines], a text and what its verbs stand for,
//
//	var lines = table.Lines{
//		rules.EventBid: table.Said("gavel", words.Mark("%s bids %d."), table.Seat, table.A),
//	}
//
//	func (b *Table) Line(e engine.Event) (icon, line string) { return lines.Line(b, e) }
//
// Every text goes through words.T, words.N or words.Mark; go run ./cmd/dev words says which translations are missing.
//
// 4. Places for moves. Nodes lists everything that explains itself and everything that can be pressed. A thing on the
// board becomes the place of a move by [Ask.Target]; a thing that lies on one by [Ask.Through]; what is no target now says
// why not by [Ask.Tried]; buttons are [Ask.Button], an amount is an [Amount], and [Ask.List] puts up what has no better
// place. A choice that is not yet a move (a marked card, a sum) is a field of the table: change it and call a.Rebuild, and
// forget it in Settled. Several moves that are one gesture are played together by [Ask.Chain] and [Ask.Sweep]. The ID of a
// node is stable while it means the same: "mine cj07"; that of a seat is [SeatID]. IDs of targets are the notation of their moves; a node that makes a
// move by another name says so with [Ask.Means]. A move has one node: equal cards of a hand are one place, a stack of them. A button may
// have a key of its own, but none that means the same at every table (ui.Reserved; ui.Free lists the others).
//
// 5. Motions. Animate adds to a [Sequence] what shows an event. The board stands as the event finds it and follows the
// event after the last animation, or where the animator calls x.Follow():
//
//	func (b *Table) showTaken(x *table.Sequence) {
//		c := rules.Card(x.A)
//		from, to := b.at.row(c), b.at.hand(x.Seat)
//		x.Add(motion.Animation{Length: table.CardTime, Carries: c, Draw: func(p *paint.Pen, t float64) {
//			pieces.Flight{From: from, To: to, Face: b.face(p, c)}.Draw(p, t)
//		}})
//	}
//
// An animation changes nothing: it draws, and it says what it has in hand (Carries); Paint leaves that out as long as
// b.Carried says so. For what tables do most there are x.Speak, x.Announce, x.Pay, x.Earn, x.Gain, x.Flash and x.Count; a
// figure that counts with coins in the air is painted as b.Counted. The easings are in render/motion. SeatAt says where all of this
// happens. A list of [Animators] keeps them by event; what needs none says why: table.Still("the score sheet comes up").
//
// A game whose bots take many small moves in a row says by Chapter which of them belong together, and by Tell what of them
// is worth a picture: they are then told as a story of up to five pictures with a caption each, see [Story].
//
// 6. Sounds ([Sounds]; those there are in scenes/sound/recipes.go, the icons in assets/icons/icons.json, and dev gallery shows all that can be
// drawn), what the coach knows (Reason), what is said before a mistake ([Advice]), sums taken apart (Account),
// the way into the rules (Rule, Figure), remarks (Moments), the charts after the game (Mark, Dice, Rank, Tie): each by its
// method in play.go, when the game is ready for it. The rules to read, lessons, practice, goals and the game in a minute
// are data: see [Game].
//
// 7. Tests. Package tabletest holds the table to all of this by one call; it names the event without a motion, the move
// without a place, the secret that is seen, and says what to do. What needs a window is asked of every game on the shelf by the
// tests of package scenes, without a call. Two things no test of the table alone sees: what is painted twice while it moves, as where
// Carries is missing, which the pixels show in the window (Drawn), and what lies badly. Look at it: a test with package drive as
// in scenes/nuggets/app_test.go, and GULCH_SHOTS=folder for its pictures. Its first run builds the game, for a minute.
//
// # What makes a game whole
//
// To stand on the shelf a game needs all of these, and TestGamesAreWhole, or the test behind each, says what is missing. Those with a star are shown by
// Nuggets, the example, in engine/nuggets, scenes/nuggets and assets.
//
//   - * Lines in games.All and shelf.Games, and the name of its table in the list layers of cmd/dev/arrows_test.go, which keeps
//     tables apart, and in the package comment of scenes, which explains that list. Nuggets has shelf.Example in their place.
//   - * Rules document, scenarios for each rule and each worked example, golden games (go test -run Golden -update): the
//     tests that package engine names. Bots of the levels it offers: arena ladder measures them (cmd/arena).
//   - * Texts in each language of words.Languages, assets/words/<language>/<id>.json and refusals-<id>.json: go run ./cmd/dev words.
//   - * The game in a minute, assets/primer/<id>.json, for every option (TestEveryGameInAMinute).
//   - * The rules to read, assets/rules/<id>/en.txt and its like in each language (or none at all yet), with each rule told once, each
//     phase, and each of the Icons (tabletest.Run, TestBooksTellEveryRule); Rule leads into it from every node that explains itself.
//   - * Account, for sums that are taken apart; Box.About and a colour (TestGamesAreWhole); Films, where much moves.
//   - * A line of the log for each event, or a reason why not, in the Telling that the test hands to tabletest.Run, and a record of what
//     is told, testdata/told.txt: go test -run TestTable/told -told. Read it: whom a line names, and what it counts, nothing else compares.
//   - * Eight goals, lines of assets/goals/goals.csv, which can be reached (TestGoalsCanBeReached).
//   - Lessons, assets/lessons/<id>.json, each of three minutes at most, with no number typed that a figure of the game can say
//     ([engine.Figured]), and eight practice positions or more, assets/practice/<id>.json, whose best move is the first choice of a
//     search by at least half of its visits (package teach). An [engine.Ender] gets twelve that are proved: arena endings -puzzles.
//   - The lid of its box, lid-<id> in assets/art/lids.art, and the ID in gallery.Drawn.
//   - A monkey in the browser, a line in cmd/dev/browser/monkey.test.mjs.
package table
