package dakota

import (
	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// ProgressCaption returns a sentence that says what the chart of the players' progress plots.
func (b *Table) ProgressCaption() string {
	return i18n.T("What each player would have scored, move by move, with their money.")
}

// ChartedPoints returns the points of each seat in position s as the ledger itemizes them if it
// shows all secrets: without workers who leave tonight.
func (b *Table) ChartedPoints(s engine.State) []int {
	board, revealed := b.Board, b.RevealedSeats
	defer func() { b.Board, b.RevealedSeats = board, revealed }()
	b.Board, b.RevealedSeats = table.ReadBoard(b, s).(*rules.Board), engine.AllSeats(s.Seats())
	all := make([]int, s.Seats())
	for seat := range all {
		for _, e := range b.sheet(engine.Seat(seat)) {
			all[seat] += e.value
		}
	}
	return all
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
