package boomtown

import (
	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/i18n"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// nextNodes appends the suggested (brass) button for decisions that are made on the board. The
// button plays the move with the best immediate value, see [table.Decision.SuggestedAmong], and
// shows the effect of that move.
func (b *Table) nextNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	m, ok := a.SuggestedAmong(nil)
	if !ok {
		return dst
	}
	n := a.SuggestedButton(m, pieces.Button{Label: b.MoveWords(m), Note: b.nextNote(a, m)}, b.nextTip(a, m))
	n.Draw = b.withPreview(m, n.Draw)
	return append(dst, n)
}

// nextNote returns a short note for the brass (suggested) button about the effect of move m, "" if
// none is needed.
func (b *Table) nextNote(a *table.Decision, m engine.Move) string {
	switch c := rules.Card(m.A); m.Kind {
	case rules.KindTake:
		info := c.Info()
		if !c.IsMine() {
			return ""
		}
		if fee := b.Board.Fee(a.Seat, c); fee > 0 {
			return i18n.T("fee %d, pays %d on %s", fee, b.Board.Yield(c), totalWithArticle(info.Number))
		}
		return i18n.T("no fee, pays %d on %s", b.Board.Yield(c), totalWithArticle(info.Number))
	case rules.KindOpen:
		_, throws := b.minesOfOthers(a.Seat, rules.Town(m.A))
		return i18n.T("collects 2 in %d of 36 rolls", throws)
	case rules.KindDemand:
		return i18n.T("succeeds in %d of 36 rolls", table.DiceWaysAtLeast(int(m.A)))
	case rules.KindRob:
		return i18n.T("has %d gold", b.Board.Gold[m.A])
	case rules.KindHire:
		return i18n.T("collects 4 instead of 2")
	case rules.KindAttach:
		return i18n.T("then pays %d on %s", b.Board.Yield(c)+3, totalWithArticle(c.Info().Number))
	}
	return ""
}

// goldNote returns a text about how much gold move m brings its seat at once, "" if that is not
// certain.
func (b *Table) goldNote(a *table.Decision, m engine.Move) string {
	after, _ := b.tryMove(m)
	if after == nil {
		return ""
	}
	return i18n.T("gold %s", pieces.Signed(*engine.At(after.Gold[:], a.Seat)-b.State.Gold(a.Seat)))
}

// totalWithArticle returns the total n of two dice with the indefinite article (see withArticle).
func totalWithArticle(n int) string { return withArticle(n) }

// nextTip returns the tooltip of the brass (suggested) button for move m. It is the tooltip of the
// element on the board that makes the same move.
func (b *Table) nextTip(a *table.Decision, m engine.Move) string {
	switch c := rules.Card(m.A); m.Kind {
	case rules.KindTake:
		return b.rowTip(a.Seat, c)
	case rules.KindOpen, rules.KindPromote:
		return b.openTip(a, rules.Town(m.A), m)
	case rules.KindBlast, rules.KindSeize:
		return b.targetTip(a, c, m)
	}
	return b.Reason(m)
}
