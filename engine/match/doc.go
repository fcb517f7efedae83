// Package match is a game being played: who sits where, the position, every decision made so far, undo, and the
// record from which all of it can be rebuilt.
//
//	m, err := match.New(boomtown.Game, match.Setup{Seats: seats, Seed: 1877, BotSeed: 7}, sink)
//	show(m.Opening())
//	for !m.Over() {
//		events, err := m.Play(choose(m.Legal()))   // err: the move was refused, nothing has changed
//		show(events)                               // the forced moves that followed are among them
//		warn(m.SaveErr())                          // the game goes on even if it cannot be saved
//	}
//
// A record holds decisions only. A move that leaves no choice is made by engine.Settle, in play as in every later
// reading, and is not written: the same rules version, options, seed and decisions give the same game for ever.
// A record of an earlier rules version is replayed and goes on under that version if the game is an
// [engine.Versioned] that supports it; otherwise Resume refuses it with ErrRules.
//
// # The record
//
// A record is UTF-8 text that only ever grows, one line at a time:
//
//	record = header { line } .
//	header = "gulch-record 1 " setup check LF .
//	line   = number " " ( move | undo | hint | haste ) check LF .
//	move   = "seat " seat " " notation .
//	undo   = "undo to " count .
//	hint   = "hint " seat .
//	haste  = "haste " seat " " halvings .
//	check  = " #" eight hex digits .
//
// For example:
//
//	gulch-record 1 {"game":"boomtown","rules":1,"seats":[{"name":"Ada"}, …],"seed":1877,"bot_seed":7} #5f0c2d11
//	1 seat 0 bid 5 #90aa17c2
//	2 seat 1 pass #0b52e6f4
//	3 undo to 0 #3d1c88a9
//
// The setup is one JSON object: "game" (ID), "rules" (rules version of that game), "options" (every option with its
// value), "seed", "bot_seed", "practice" (free rewind) and "seats", each with "name", "face", "bot" (level; left out
// for a person) and "persona". The number counts the lines after the header from 1. The seat counts from 0. The
// notation is that of the game. "undo to 4" takes back all but the first four moves that then stood. "hint 0" notes that seat 0 was
// told what to do; it stands when the move is taken back. A header may begin with such hints already ("hints", how many by seat):
// that of a game that was sent on. "haste 2 5" notes that the bot in seat 2 had to decide what follows when a thirty-second
// of its budget was spent, five times halved, as it may be between the frames of a browser; a header may have those as well ("haste", for
// each seat how many by their halvings). "branched" in it tells that the game was played on from a position of another one, "made" how many
// of its decisions were made there.
//
// The check is the CRC-32C of the line up to the space before "#", begun from the check of the former line (from 0
// for the header), so that a line that is torn, edited, missing or moved is found, and with it everything after.
// Empty lines, the line ends of other systems and UTF-16 with a byte order mark are accepted.
package match
