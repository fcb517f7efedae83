package narrowgauge

import (
	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// ProgressCaption returns a sentence that says what the chart of the players' progress plots.
func (b *Table) ProgressCaption() string {
	return i18n.T("Each player's cash, move by move, without the dividends still to come.")
}

// markWeights maps the kinds of events that get a mark in the charts after the game to the mark's
// weight, its importance.
var markWeights = map[engine.EventKind]int{
	rules.EventMajority:  6,
	rules.EventContract:  5,
	rules.EventBidPaid:   4,
	rules.EventConnected: 2,
	rules.EventCommodity: 3,
}

// AddPictures implements [table.Storyteller]: it adds the event's line. Certificates, which decide
// majorities, count more than their marks in charts, and so does what concerns both seats: revealed
// bids, the ends and beginnings of rounds, and a Company's last Locomotive.
func (b *Table) AddPictures(s *table.Story) {
	switch {
	case s.Kind == rules.EventShare:
		s.AddLine(shareNews)
	case s.Kind == rules.EventBids, s.Kind == rules.EventTie, s.Kind == rules.EventCoin,
		s.Kind == rules.EventRoundEnd, s.Kind == rules.EventRound, b.isLastLocomotive(s.Event):
		s.AddLine(commonNews)
	default:
		b.Base.AddPictures(s)
	}
}

// Weights of news, on the scale of [table.Picture].
const (
	shareNews  = 5
	commonNews = 10
)

// ChartMark returns the icon and the weight (importance) of the mark for event e in the charts
// after the game. The weight is 0 if e gets no mark.
func (b *Table) ChartMark(e engine.Event) (icon string, weight int) {
	w, ok := markWeights[e.Kind]
	if !ok || e.Kind == rules.EventBidPaid && rules.PaidIn(e) == 0 {
		return "", 0
	}
	return logLines()[e.Kind].Icon, w
}
