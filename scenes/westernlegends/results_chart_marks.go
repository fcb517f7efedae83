package westernlegends

import (
	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/i18n"
)

// ProgressCaption returns a sentence that says what the chart of the players' progress plots.
func (b *Table) ProgressCaption() string {
	return i18n.T("What each player would have scored, move by move, with their hidden tokens.")
}

// markWeights maps the kinds of events that get a mark in the charts after the game to the mark's
// weight, its importance.
var markWeights = map[engine.EventKind]int{
	rules.EventArrested: 8, rules.EventGoal: 6, rules.EventStoryDone: 5, rules.EventHeist: 5, rules.EventPokerWon: 3,
	rules.EventPlot: 3, rules.EventEnd: 7, rules.EventAwake: 4,
}

// ChartMark returns the icon and the weight (importance) of the mark for event e in the charts
// after the game. The weight is 0 if e gets no mark. Neither depends on the position that is shown:
// the results may be opened while a replay shows an earlier one.
func (b *Table) ChartMark(e engine.Event) (icon string, weight int) {
	if w, ok := markWeights[e.Kind]; ok {
		return logLines()[e.Kind].Icon, w
	}
	return "", 0
}
