package dakota

import (
	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/i18n"
)

// ProgressCaption returns a sentence that says what the chart of the players' progress plots.
func (b *Table) ProgressCaption() string {
	return i18n.T("What each player would have scored, move by move, with their money.")
}

// markWeights maps the kinds of events that get a mark in the charts after the game to the mark's
// weight, its importance.
var markWeights = map[engine.EventKind]int{
	rules.EventDestroyed: 8, rules.EventCollapsed: 4, rules.EventRobbed: 7, rules.EventArrested: 6, rules.EventLured: 5,
	rules.EventTrained: 4, rules.EventUpgraded: 2, rules.EventLastDay: 10, rules.EventHappening: 2,
}

// dearSale is the minimum price in dollars of a sale that gets a mark in the charts.
const dearSale = 12

// ChartMark returns the icon and the weight (importance) of the mark for event e in the charts
// after the game. The weight is 0 if e gets no mark.
func (b *Table) ChartMark(e engine.Event) (icon string, weight int) {
	switch {
	case e.Kind == rules.EventSoldCombo && rules.DollarsIn(e) >= dearSale:
		return "trade", rules.DollarsIn(e) - dearSale + 2
	case e.Kind == rules.EventBuilt && rules.DollarsIn(e) >= 8:
		return "house", 3
	}
	if w, ok := markWeights[e.Kind]; ok {
		return logLines()[e.Kind].Icon, w
	}
	return "", 0
}
