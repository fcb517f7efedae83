package boomtown

import (
	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// bidLimit is the highest amount up to which the table bids automatically for a seat. When others
// outbid the seat, the table raises by one; above the limit it passes.
type bidLimit struct {
	// the turn in which the limit was set, the bid with which it was set, and the limit (the
	// highest automatic bid)
	turn, first, limit int
}

// active reports whether the limit still applies in the current auction. It no longer applies if
// the bid with which it was set has been undone.
func (o bidLimit) active(s *rules.State) bool {
	return s.Phase() == rules.PhaseBid && s.TurnNumber() == o.turn && s.StandingBid() >= o.first
}

// PreparedAnswer returns the automatic bid or pass of a seat with a bid limit. The second result is
// false if the seat to move has none, and must decide.
func (b *Table) PreparedAnswer(state engine.State) (engine.Move, bool) {
	s := state.(*rules.State)
	o := b.bidLimits[max(s.Turn(), 0)]
	next := s.StandingBid() + 1
	switch {
	case s.Turn() == engine.NoSeat || !o.active(s):
		return engine.Move{}, false
	case next > min(o.limit, s.Gold(s.Turn())):
		return rules.Pass(), true
	}
	return rules.Bid(next), true
}

// AnswersAhead returns true: the press that set a bid limit has chosen the bids up to it.
func (b *Table) AnswersAhead() bool { return true }

// limitNode returns a button, with rectangle r, that bids low, the lowest legal amount, and sets
// the amount selected by the player as the bid limit.
func (b *Table) limitNode(a *table.Decision, low int, r geom.Rect) ui.Node {
	var bids []engine.Move
	for bid := low + 1; bid <= b.amount; bid++ {
		bids = append(bids, rules.Bid(bid))
	}
	a.RegisterLimit("up-to", bids, table.MovePreview{Title: i18n.T("Bid up to %d", b.amount), Lines: []string{
		i18n.T("Bids %d now, then only as much as needed", low),
		i18n.T("If you win: pay at most %d gold, leaving at least %d", b.amount,
			b.State.Gold(a.Seat)-b.amount),
		i18n.T("Then %s picks first", b.Name(a.Seat)),
	}})
	n := a.ButtonAs("up-to", rules.Bid(low), r,
		pieces.Button{Label: i18n.T("Bid up to %d", b.amount), Material: pieces.PaperTag, Size: 14},
		i18n.T("Bid %d now, raise by 1 whenever you're outbid, and pass above %d.", low, b.amount), ebiten.KeyT)
	press := n.Press
	n.Press = func() {
		*engine.At(b.bidLimits[:], a.Seat) = bidLimit{b.Board.Turn, low, b.amount}
		press()
	}
	return n
}
