package results

import (
	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/render/i18n"
)

// ClearDifference is a difference in points. If two moves differ by at least this much in a line of
// the score sheet, that line is the reason for the better one, in preference to the game's own
// reason.
const ClearDifference = 2

// IsReason reports whether why, a difference that is nil if there is none, is the reason for a
// move, for which the game's own reason is the text own, "" for none.
func IsReason(why *bot.Difference, own string) bool {
	return why != nil && (own == "" || why.Points >= ClearDifference)
}

// DistinctReason returns the game's reason for a move, why, unless it is also the reason for the
// other move, than: then it says nothing about the difference of the two, and the result is "".
func DistinctReason(why, than string) string {
	if why == than {
		return ""
	}
	return why
}

// DifferenceText returns a sentence on how two moves differ in a line of the score sheet: how many
// points, or dollars if these are the score, the better move should bring the seat mover, which
// plays it, or how many it should keep from a rival. A line that counts what is paid gains nothing:
// there it says how much less the seat should spend, or how much more the rival. than is the other
// move in words; seats are the seats of the match, and info is its game.
func DifferenceText(why bot.Difference, mover engine.Seat, than string, info engine.Info, seats []match.Seat) string {
	n := int(why.Points + 0.5)
	switch {
	case why.Cost && info.ScoreIsMoney && why.Seat == mover:
		return i18n.T("Expect to spend about $%d less on “%s” than with “%s”.", n, i18n.T(why.Line), than)
	case why.Cost && info.ScoreIsMoney:
		return i18n.T("Expect %[3]s to spend about $%[1]d more on “%[2]s”.", n, i18n.T(why.Line), seats[why.Seat].Name)
	case info.ScoreIsMoney && why.Seat == mover:
		return i18n.T("By the end, expect about $%d more from “%s” than with “%s”.", n, i18n.T(why.Line), than)
	case info.ScoreIsMoney:
		return i18n.T("By the end, expect about $%[1]d less from “%[2]s” for %[3]s.", n, i18n.T(why.Line),
			seats[why.Seat].Name)
	}
	if why.Seat == mover {
		return i18n.N(n, "By the end, expect about %d more point from “%s” than with “%s”.",
			"By the end, expect about %d more points from “%s” than with “%s”.",
			n, i18n.T(why.Line), than)
	}
	return i18n.N(n, "By the end, expect about %[1]d point less from “%[2]s” for %[3]s.",
		"By the end, expect about %[1]d points less from “%[2]s” for %[3]s.",
		n, i18n.T(why.Line), seats[why.Seat].Name)
}
