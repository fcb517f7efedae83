package boomtown

import (
	"gulch/engine"
	rules "gulch/engine/boomtown"
)

// markWeights maps the kinds of events that get a mark in the charts after the game to the mark's
// weight, its importance.
var markWeights = map[engine.EventKind]int{
	rules.EventCoach: 4, rules.EventShark: 3, rules.EventBlast: 9, rules.EventSeized: 9, rules.EventRobbed: 8,
	rules.EventMayor: 5, rules.EventVein: 3, rules.EventWired: 4, rules.EventSaloon: 2, rules.EventGovernor: 3,
	rules.EventWon: 2,
}

// Minimum amounts, in gold, for a mark in the charts: minMarkedPrice for the price of an auction,
// minMarkedYield for the yield of a mine.
const (
	minMarkedPrice = 8
	minMarkedYield = 8
)

// ChartMark returns the icon and the weight (importance) of the mark for event e in the charts
// after the game. The weight is 0 if e gets no mark.
func (b *Table) ChartMark(e engine.Event) (icon string, weight int) {
	switch {
	case e.Kind == rules.EventProduced && rules.GoldIn(e) >= minMarkedYield:
		return logLines()[e.Kind].Icon, rules.GoldIn(e) - minMarkedYield + 1
	case e.Kind == rules.EventRemoved && rules.ReasonIn(e) == rules.CavedIn:
		return "falling-rocks", 7
	case e.Kind == rules.EventWon && rules.GoldIn(e) < minMarkedPrice:
		return "", 0
	}
	if w, ok := markWeights[e.Kind]; ok {
		return logLines()[e.Kind].Icon, w
	}
	return "", 0
}
