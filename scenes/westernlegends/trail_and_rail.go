package westernlegends

import (
	"sync"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// travelGoal returns the space to which the trail action or the rail action (the kind k) leads from
// space x. It returns NoSpace for other actions, and if no trail or rail begins in x.
func travelGoal(k engine.Kind, x rules.Space) rules.Space {
	switch {
	case !known(x):
	case k == rules.KindTrail:
		return x.Trail()
	case k == rules.KindRail:
		return x.RailTo()
	}
	return rules.NoSpace
}

// moveGoal is the argument of the words of a trail action or a rail action: its destination.
func moveGoal(p table.GameUI, m engine.Move) any {
	b := p.(*Table)
	if seat := b.State.Turn(); b.rider(seat) {
		return spaceName(travelGoal(m.Kind, b.State.Space(seat)))
	}
	return spaceName(rules.NoSpace)
}

// travelLines returns the log lines of the trail action and the rail action: who, and where to.
var travelLines = sync.OnceValue(func() map[engine.Kind]string {
	return map[engine.Kind]string{
		rules.KindTrail: i18n.Mark("%s takes the trail to %s."),
		rules.KindRail:  i18n.Mark("%s travels by rail to %s."),
	}
})

// travels reports whether event e is a trail action or a rail action.
func travels(e engine.Event) bool {
	return e.Kind == rules.EventAction && travelLines()[rules.MoveIn(e)] != ""
}

// mergedTravel returns the log line of a trail action or a rail action together with the arrival,
// which the line of the action names already. It returns "" for further events.
func (b *Table) mergedTravel(events []engine.Event) (icon, line string) {
	last := events[len(events)-1]
	if len(events) != 2 || last.Kind != rules.EventMini {
		return "", ""
	}
	line = i18n.T(travelLines()[rules.MoveIn(events[0])], b.Name(last.Seat), spaceName(rules.SpaceIn(last)))
	return "horseshoe", line
}
