// Package table is the screen on which every game is played. It contains what all games share: the
// window's frame with the game's title and the ledger, the log, whose turn it is, bots that think
// and talk, undo, hints, the coach, confirmation, handing the device to the next player, animation
// speed, replays and results. A game package adds its board, texts and controls by implementing one
// interface, [GameUI].
//
// The central types are:
//
//   - [GameUI]: the interface that a game implements: four methods, and others by purpose, which
//     have defaults. ui.go says what happens if a game leaves one out.
//   - [Base]: the part of a GameUI that games embed, with the defaults.
//   - [Table]: the scene of a match or a replay. Package scenes opens it, and calls [New] or
//     [NewReplay].
//   - [Decision]: the decision that the match waits for. It turns nodes of the board into controls
//     that play moves.
//   - [EventAnimation]: the animations of one event.
//
// Package table contains nothing about a single game: games import it, and it imports no game. The
// rules are in package engine and its subpackages; drawing primitives are in render/paint and
// render/pieces, and input, focus and tooltips in render/ui.
//
// # Words used here
//
//   - Seat: a player's place in the match, numbered from 0. The viewer is the seat at the bottom.
//   - Ledger: the panel beside the board with a row for each seat, the log and the decision.
//   - Plaque: the title bar with the game's name, turn and phase.
//   - Notation: the text form of a move, for instance "take cj07". It is also the node's ID.
//   - Node: an element that can be focused, explained or pressed, see [ui.Node].
//   - Target: a node that plays a move.
//   - Refusal: the reason why the rules do not allow a move, with the rule's number.
//   - Chapter and story: a bot's turn of many small moves is a chapter. It is shown as a story, a
//     strip of up to five captioned pictures, instead of the animations of its events.
//   - Hand-over: the screen shown while people at one device pass it to the next person.
//   - Open decision: a decision that a person makes in front of the others at the device, without a
//     hand-over, because it needs nothing hidden ([engine.DecidesOpenly]). The table then shows
//     nobody's secrets.
//   - Pause: a decision with a single legal move that is left to its seat, so that the others at
//     the screen do not learn that the seat has no choice.
//   - Reaction: a decision that a seat has to make in another seat's turn.
//   - Reference game: a recorded game of the same deal whose values are shown for comparison.
//   - Tutor: a lesson that runs on a table and limits what may be pressed.
//   - Plain table: the fallback for a game whose own UI failed: a board and a list of moves.
//
// # How the table itself works
//
// [Table] is made of parts, each with a field of its own. A part has its state and the methods that
// need nothing else; the methods of Table connect the parts. A part uses the parts above it in this
// list, never those below it; connectParts (table.go) is the list of who uses whom.
//
//   - environment (table.go): what all parts use, such as the app and the game's UI. It contains
//     the session.Session: the match or the replay, who holds the device, what undo takes back, and
//     the searches of the bots. That has no screen and is tested without a window. It also contains
//     the gate.Gate: the checks between a press and its effect. press_checks.go lists them in their
//     order: what stops a press, makes it wait, or asks the player a question first. Undo, redo and
//     going back in the log pass the same list.
//   - presentation (present_play_move.go): what is shown of events, one after the other. Animations
//     are queued in a timeline; stories (story.go), the log (log.go), sounds
//     (present_sound_cues.go), and the bots' remarks and pace (present_bot_remarks_and_pace.go) go
//     with them.
//   - adviser (adviser.go): the coach's search, its hints and warnings.
//   - reactions (reactions.go), library (library_rulebook.go) and trailStation (trail_station.go):
//     questions in others' turns, the rulebook, and the campaign.
//   - frame (frame.go): what is around the board, also on a phone (frame_phone_layout.go,
//     frame_phone_zones.go), with previews of moves (preview.go) and the reference game
//     (frame_reference_game.go).
//   - The controls of a replay (replay_controls.go) and the tutor of a lesson (lesson_tutor.go).
//
// The name of a file begins with its part. Besides the parts above these are ui_ (what a game
// implements), decision_ (what it builds its controls with), press_ (what is checked before a press
// has an effect), preview_, handover_, results_ and dice_.
//
// Update (table_update.go) runs one tick. Build (table.go) lays the table out and collects its
// nodes.
//
// # How to make a table
//
// Write the rules first: package engine has the tutorial for that. A table is then a package
// scenes/<game>. Take the steps below in order; after each of them the game can be played. Read
// scenes/nuggets along with them: it is a complete small game, and each step names its file.
//
// # Step 1: an empty table
//
// Embed a [Base] with the types of the game's state and board (scenes/nuggets/table.go), and write
// the four methods that every table has. The steps below fill them:
//
//	// Table is the user interface of Nuggets.
//	type Table struct {
//		table.Base[*rules.State, *rules.Board]
//	}
//
//	// New returns the table for the given seats.
//	func New(h *stage.App, seats []match.Seat) *Table {
//		return &Table{Base: table.NewBase[*rules.State, *rules.Board](rules.Game, h, seats)}
//	}
//
//	func (b *Table) Layout()                       {}
//	func (b *Table) Paint(*paint.Canvas)           {}
//	func (b *Table) Animate(*table.EventAnimation) {}
//
//	func (b *Table) Nodes(a *table.Decision, dst []ui.Node) []ui.Node {
//		return a.List(dst, a.Legal...)
//	}
//
// Register the game by a variable of type [Game] (scenes/nuggets/game_list_entry.go), a line in
// package shelf and a line in games.All (engine/games). Then play it: every legal move is a button
// that is labelled with its notation. While the game is incomplete, the tests of package shelf
// report what it lacks; the tests of its own two packages need neither line.
//
// # Step 2: the board
//
// Layout computes where everything is drawn within b.Area, for the class of the window in b.Window
// (wide, square, tall) and with [Common.Viewer] at the bottom. Keep it a pure function that a test
// can call (lay in scenes/nuggets/layout.go).
//
// Paint draws b.Board with the shapes, texts and materials of render/paint and the things of
// render/pieces:
//
//   - Draw the Board only, never the State: the State is ahead while animations run. What the Board
//     does not contain, such as the options of the game, is read from Settled. A test of cmd/dev,
//     TestPaintingReadsNoState, checks it.
//   - Draw each panel by [paint.Canvas.Part]: if one panics, only that panel is missing.
//   - Index by seat with [engine.At], or an accessor of the game, wherever the seat may be NoSeat
//     or a rival that the rules play.
//   - The Board contains only what the viewers may see ([Common.RevealedSeats]), and every event
//     that reaches the table has been redacted in the same way (e.Redacted).
//
// # Step 3: texts
//
// Implement MoveWords, Prompt, Heading and Row (scenes/nuggets/prompts_headings_and_move_names.go),
// and the log (scenes/nuggets/log_lines.go): a map of type [LogLines] from events to a text and the
// values of its verbs,
//
//	var lines = table.LogLines{
//		rules.EventBid: table.FormatLine("gavel", i18n.Mark("%s bids %d."), table.Seat,
//			table.EventArg(rules.GoldIn)),
//	}
//
//	func (b *Table) Line(e engine.Event) (icon, line string) { return lines.Line(b, e) }
//
// Every text goes through i18n.T, i18n.N or i18n.Mark; go run ./cmd/dev words lists the missing
// translations.
//
// # Step 4: controls
//
// Nodes returns everything that has a tooltip and everything that can be pressed
// (scenes/nuggets/ui_nodes.go, decision.go of this package):
//
//   - [Decision.Target] makes a thing on the board play a move; [Decision.PassThrough] does so for
//     a thing that is drawn over a target.
//   - [Decision.WithRefusal] makes a thing that is no target now show the refusal of the rules.
//   - [Decision.Button] is a button, [AmountPicker] chooses a number, and [Decision.List] lists the
//     moves that have no better place.
//   - A selection that is not a move yet (a marked card, a sum) is a field of the table. Change it
//     and call a.Rebuild; clear it in [Motion.OnAllShown].
//   - Several moves that belong to one press are played together by [Decision.PlaySequence] and
//     [Decision.SequenceTarget].
//   - The ID of a node stays the same as long as the node means the same: "mine cj07". The ID of a
//     seat's node is [SeatID]. The ID of a target is the notation of its move; a node that plays a
//     move under another ID registers it by [Decision.RegisterMove].
//   - Each move has one node: equal cards of a hand are one node, a stack of them.
//   - A button may have a key of its own, but none that has a meaning at every table (ui.Reserved;
//     ui.FreeLetters lists the others).
//
// # Step 5: animations
//
// Animate adds to a [EventAnimation] the animations of an event (scenes/nuggets/animations.go). The
// Board does not contain the event yet: it is read from the position of the event after the last
// animation or where [EventAnimation.ApplyEvent] is called, so the animation leads from the Board
// as it was to the Board as it will be:
//
//	func (b *Table) showTaken(x *table.EventAnimation) {
//		c := rules.CardIn(x.Event)
//		from, to := b.at.row(c), b.at.hand(x.Seat)
//		draw := func(p *paint.Canvas, t float64) {
//			pieces.Flight{From: from, To: to, Face: b.face(p, c)}.Draw(p, t)
//		}
//		x.Add(motion.Animation{Length: table.CardTime, Carries: c, Draw: draw})
//	}
//
// An animation changes nothing: it draws, and names the thing it carries (Carries). Paint leaves
// that thing out as long as [Common.Carried] reports it. For the most frequent animations there are
// [EventAnimation.Speak], [EventAnimation.Announce], [EventAnimation.Pay], [EventAnimation.Earn],
// [EventAnimation.Gain], [EventAnimation.Flash] and [EventAnimation.Count]; a number that changes
// with coins in flight is painted as [Common.DisplayedValue]. [Places.SeatLayout] returns the
// places of a seat between which all of this happens. Easing functions are in render/motion. A map
// of type [Animators] keeps the animators by event; an event without animation gives the reason by
// [NoAnimation].
//
// A game whose bots make many small moves in a row implements Chapter, which groups decisions, and
// AddPictures, which adds the pictures of an event: the chapter is then shown as a [Story] of up to
// five captioned pictures ([Chapters], story.go).
//
// # Step 6: sounds, advice, results
//
// Implement the other methods of ui.go when the game is ready for them. They are grouped by
// purpose: [Motion], [Chapters], [Words], [Places], [Forecast], [Questions], [Teaching] and
// [Results].
//
//   - [Sounds] for Cues (scenes/nuggets/sounds.go). Effects are in scenes/sound, icons in
//     assets/icons/icons.json, and go run ./cmd/dev gallery shows everything that can be drawn.
//   - Reason, the coach's sentence for a move (scenes/nuggets/move_reasons.go), and [Advice], a
//     warning before a mistake (scenes/nuggets/warnings.go).
//   - Breakdowns, which itemizes sums (scenes/nuggets/score_breakdown.go); Rule and RulesFigure,
//     which link to the rulebook (scenes/nuggets/rules_links.go).
//   - Moments for the bots' remarks; [Results.ChartMark], [Results.Dice], [Results.RankTitle] and
//     [Results.TieText] for the results after the game.
//
// The rulebook, lessons, practice, goals and the game in a minute are data files: see [Game].
//
// # Step 7: tests
//
// One call of tabletest.Run checks all of this (scenes/nuggets/shared_table_checks_test.go). It
// names the event without an animation, the move without a node, or the secret that is shown, and
// says what to do. Package scenes runs the tests that need a window for every game on the shelf,
// without a call.
//
// Two kinds of faults are not found by the tests of the table alone: a thing that is painted twice
// while it moves, because Carries is missing (a test in a window, Drawn, finds it by comparing
// pixels), and a poor layout. So look at the table: write a test with package drive as in
// scenes/nuggets/example_game_in_app_test.go, and run it with GULCH_SHOTS=folder to get
// screenshots. The first run builds the game, which takes a minute.
//
// # What a complete game has
//
// On the shelf a game needs all of these; TestGamesAreWhole, or the test named with an item,
// reports what is missing. Nuggets, the example, has those that are marked with a star, in
// engine/nuggets, scenes/nuggets and assets.
//
//   - * Lines in games.All and shelf.Games. The name of its table in the list layers of
//     cmd/dev/imports_test.go, a test that keeps tables from importing each other, and in the
//     package comment of scenes, which explains that list. Nuggets has shelf.Example instead.
//   - * A rules document, scenarios for each rule and each worked example, and golden games
//     (go test -run Golden -update): the tests that package engine names. Bots of the levels it
//     offers: arena ladder measures them (cmd/arena).
//   - * Texts in each language of words.Languages: assets/words/<language>/<id>.json and
//     refusals-<id>.json (go run ./cmd/dev words).
//   - * The game in a minute, assets/primer/<id>.json, for every option (TestEveryGameInAMinute).
//   - * The rulebook, assets/rules/<id>/en.txt, and its translation in each language, with
//     each rule described once, each phase, and each of the Icons (tabletest.Run,
//     TestBooksTellEveryRule). Rule links to it from every node that explains itself.
//   - * [Teaching.Breakdowns], for sums that are itemized; Box.About and a colour
//     (TestGamesAreWhole); Films, if there is much animation.
//   - * A log line for each event, or a reason why not, in the Telling that the test passes to
//     tabletest.Run, and a golden file of the log, testdata/told.txt, which
//     go test -run TestTable/transcript -told writes. Read it: no other test checks whom a line
//     names and what it counts.
//   - * Eight goals that can be reached, lines of assets/goals/goals.csv (TestGoalsCanBeReached).
//   - Lessons, assets/lessons/<id>.json, each of three minutes at most. No number is typed that a
//     variable of the game can provide ([engine.TextVars]).
//   - Eight practice positions or more, assets/practice/<id>.json, whose best move gets at least
//     half of the visits of a search (package teach). An [engine.EndgameReducer] gets twelve that
//     are proved: arena endings -puzzles.
//   - The lid of its box, lid-<id> in assets/art/lids.art, and the ID in gallery.GamesWithArt.
//   - A monkey test in the browser, a line in cmd/dev/browser/monkey.test.mjs.
package table
