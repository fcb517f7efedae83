package sierrawest

import (
	"gulch/engine"
	rules "gulch/engine/sierrawest"
)

// chartMarks maps the kinds of events that get a mark in the charts after the game to the mark's
// icon and weight (importance).
var chartMarks = map[engine.EventKind]struct {
	icon   string
	weight int
}{
	rules.EventClaimed: {"card-pickup", 2}, rules.EventBuilt: {"wood-cabin", 2}, rules.EventTrack: {"flying-flag", 1},
	rules.EventCaptured: {"bandit", 2}, rules.EventWrecked: {"broken-bone", 2}, rules.EventEnding: {"hourglass", 4},
	rules.EventCaught: {"paw-print", 1},
}

// ChartMark returns the icon and the weight (importance) of the mark for event e in the charts
// after the game. The weight is 0 if e gets no mark.
func (b *Table) ChartMark(e engine.Event) (icon string, weight int) {
	m := chartMarks[e.Kind]
	return m.icon, m.weight
}
