// Package match runs one game: it holds the seats, the position and every decision so far, provides
// undo and redo, and writes the record from which the game can be rebuilt.
//
//	m, err := match.New(boomtown.Game, match.Setup{Seats: seats, Seed: 1877, BotSeed: 7}, sink)
//	show(m.Opening())
//	for !m.Over() {
//		events, err := m.Play(choose(m.Legal()))   // err: the move was refused, nothing has changed
//		show(events)                               // includes the forced moves that followed
//		warn(m.SaveErr())                          // the game goes on even if it cannot be saved
//	}
//
// [Match] is a running game, [Replay] goes back and forth in a game, [Record] is a game as data,
// and a [Sink] stores the text of a record as it grows. [Resume] rebuilds a Match from that text.
// The table (scenes/table), the menus, the arena and package review use this package. It knows no
// single game, no file system and no clock.
//
// A record contains decisions only. Forced moves are played by engine.PlayForced, now and whenever
// the record is read, and are not written: the same rules version, options, seed and decisions
// always give the same game. The forced moves of pauses (engine.PausesForced), which a match with
// several people leaves to them, are not written either: they are played before the next decision
// of the record. Where seats decide at the same time (engine.DecidesTogether), people at one screen
// are asked in another order than bots; a record may have either order. A record of an earlier
// rules version is replayed and continued under that version if the game is an [engine.Versioned]
// that supports it; otherwise Resume returns ErrRules.
//
// # The record
//
// A record is UTF-8 text to which lines are only ever appended:
//
//	record = header { line } .
//	header = "gulch-record 1 " setup check LF .
//	line   = number " " ( move | undo | hint | haste | note ) check LF .
//	move   = ( "seat " | "with " | "auto " ) seat " " notation .
//	undo   = "undo to " count .
//	hint   = "hint " seat .
//	haste  = "haste " seat " " halvings .
//	note   = "note " ( "advice " seat " " verdict " " notation | other ) .
//	check  = " #" eight hex digits .
//
// For example:
//
//	gulch-record 1 {"game":"boomtown","rules":1,"seats":[{"name":"Ada"}, …],"seed":1877, …} #5f0c2d11
//	1 seat 0 bid 5 #90aa17c2
//	2 seat 1 pass #0b52e6f4
//	3 undo to 0 #3d1c88a9
//
// The setup is one JSON object:
//
//	game      ID of the game
//	rules     version of its rules
//	options   every option with its value
//	seed      seed of the game's own chance
//	bot_seed  seed of the bots
//	practice  true if every move can be taken back
//	seats     by seat: "name", "face", "bot" (level; omitted for a person), "persona",
//	          "who" (ID of the person on this device)
//	hints     by seat: hints given before the first line, in a game that was imported
//	haste     by seat: search cutoffs before the first line, counted by their number of halvings
//	branched  true if the game continues a position of another game
//	made      number of its first decisions that were made in that other game
//
// The number of a line counts the lines after the header from 1. Seats count from 0. The notation
// is the game's. "with 0 stop" is a move that the person of seat 0 played by the same press as the
// seat's move before it, and "auto 0 pass" one that the program played without asking the person,
// see [Origin]. "undo to 4" takes back all but the first four decisions. "hint 0" notes that seat
// 0 was shown a hint; it remains after undo. "haste 2 5" notes that the bot in seat 2 had to make
// the next decision after 1/32 of its search budget (halved five times), as can happen between the
// frames of a browser.
//
// A note belongs to the move after it, and is undone and redone with it. "note advice 0 worse take
// 5" says that the coach, whose verdicts the person of seat 0 saw, advised the move "take 5" and
// called the move that was played a little worse; the verdicts are "best", "good", "worse", "bad"
// and "unrated". A note of another kind, which another version may have written, is kept and
// ignored.
//
// The check is the CRC-32C of the line up to the space before "#". It continues the check of the
// previous line (0 for the header), so that a torn, edited, missing or moved line is detected,
// together with everything after it. Empty lines, CR and CRLF line ends, and UTF-16 with a byte
// order mark are accepted.
package match
