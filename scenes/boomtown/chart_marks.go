package boomtown

import (
	"gulch/engine"
	rules "gulch/engine/boomtown"
)

// markWeights maps the kinds of events that are marked in the charts after the game to the weight
// of the mark.
var markWeights = map[engine.EventKind]int{
	rules.EventCoach: 4, rules.EventShark: 3, rules.EventBlast: 9, rules.EventSeized: 9, rules.EventRobbed: 8,
	rules.EventMayor: 5, rules.EventVein: 3, rules.EventWired: 4, rules.EventSaloon: 2, rules.EventGovernor: 3,
	rules.EventWon: 2,
}

// minMarkedPrice is the minimum price of an auction, and minMarkedYield the minimum yield of a
// mine, that is marked in the charts; both in gold.
const (
	minMarkedPrice = 8
	minMarkedYield = 8
)

// ChartMark returns the icon and the weight of the mark for event e in the charts after the game;
// the weight is 0 for events without a mark.
func (b *Table) ChartMark(e engine.Event) (icon string, weight int) {
	switch {
	case e.Kind == rules.EventProduced && e.B >= minMarkedYield:
		return logLines()[e.Kind].Icon, int(e.B) - minMarkedYield + 1
	case e.Kind == rules.EventRemoved && rules.Reason(e.B) == rules.CavedIn:
		return "falling-rocks", 7
	case e.Kind == rules.EventWon && e.A < minMarkedPrice:
		return "", 0
	}
	if w, ok := markWeights[e.Kind]; ok {
		return logLines()[e.Kind].Icon, w
	}
	return "", 0
}

// Dice returns the faces that were rolled if event e is a roll of the dice, otherwise nil.
func (b *Table) Dice(e engine.Event) []int {
	if e.Kind == rules.EventRolled || e.Kind == rules.EventHoldupRoll {
		return []int{int(e.A), int(e.B)}
	}
	return nil
}
