package narrowgauge

import (
	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/i18n"
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

// ChartMark returns the icon and the weight (importance) of the mark for event e in the charts
// after the game. The weight is 0 if e gets no mark.
func (b *Table) ChartMark(e engine.Event) (icon string, weight int) {
	w, ok := markWeights[e.Kind]
	if !ok || e.Kind == rules.EventBidPaid && rules.PaidIn(e) == 0 {
		return "", 0
	}
	return logLines()[e.Kind].Icon, w
}
