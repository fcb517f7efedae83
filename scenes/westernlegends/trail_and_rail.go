package westernlegends

import (
	"sync"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// travelGoal returns the space to which an action of kind k leads seat: the trail, the rail, or an
// ability that leads to the Train. It returns NoSpace for other actions, and if no trail or rail
// begins in the seat's space.
func (b *Table) travelGoal(k engine.Kind, seat engine.Seat) rules.Space {
	x := b.of(seat).Space
	switch {
	case !known(x):
	case k == rules.KindTrail:
		return x.Trail()
	case k == rules.KindRail:
		return x.RailTo()
	case k == rules.KindAbility && b.of(seat).Char.RidesToTrain():
		return b.Board.Train
	}
	return rules.NoSpace
}

// moveGoal is the argument of the words of a trail action or a rail action: its destination.
func moveGoal(p table.GameUI, m engine.Move) any {
	b := p.(*Table)
	if seat := b.State.Turn(); b.rider(seat) {
		return spaceName(b.travelGoal(m.Kind, seat))
	}
	return spaceName(rules.NoSpace)
}

// abilityWords returns the words of an action that uses the ability of the seat's character: its
// destination, if it leads to the Train.
func (b *Table) abilityWords(m engine.Move) string {
	if seat := b.State.Turn(); b.rider(seat) && b.travelGoal(m.Kind, seat) != rules.NoSpace {
		return i18n.T("Move to the Train at %s", moveGoal(b, m))
	}
	return i18n.T("Use the ability")
}

// travelLines returns the log lines of the actions that lead to one space: who, and where to.
var travelLines = sync.OnceValue(func() map[engine.Kind]string {
	return map[engine.Kind]string{
		rules.KindTrail:   i18n.Mark("%s takes the trail to %s."),
		rules.KindRail:    i18n.Mark("%s travels by rail to %s."),
		rules.KindAbility: i18n.Mark("%s uses their ability and moves to the Train at %s."),
	}
})

// travels reports whether event e is an action that leads to one space: trail, rail, or to the
// Train.
func (b *Table) travels(e engine.Event) bool {
	return e.Kind == rules.EventAction && travelLines()[rules.MoveIn(e)] != "" &&
		b.travelGoal(rules.MoveIn(e), e.Seat) != rules.NoSpace
}

// isTrainRide reports whether event e tells that a seat uses the ability that leads to the Train.
// The line of the action says so already.
func (b *Table) isTrainRide(e engine.Event) bool {
	if e.Kind != rules.EventUsed {
		return false
	}
	_, ability, _ := rules.SourceIn(e).Parts()
	return ability >= 0 && b.of(e.Seat).Char.RidesToTrain()
}

// mergedTravel returns the log line of an action that leads to one space together with the arrival,
// which the line of the action names already. It returns "" for further events.
func (b *Table) mergedTravel(events []engine.Event) (icon, line string) {
	last := events[len(events)-1]
	kind, before := rules.MoveIn(events[0]), events[len(events)-2]
	switch {
	case before.Kind == rules.EventMini:
		return "", ""
	case b.isTrainRide(last): // the seat has not arrived yet
		return "horseshoe", i18n.T(travelLines()[kind], b.Name(last.Seat), spaceName(b.travelGoal(kind, last.Seat)))
	case last.Kind != rules.EventMini:
		return "", ""
	}
	return "horseshoe", i18n.T(travelLines()[kind], b.Name(last.Seat), spaceName(rules.SpaceIn(last)))
}

// travelNotes returns the lines of the preview of an action that leads to one space: what waits
// there. It returns nil for other actions.
func (b *Table) travelNotes(m engine.Move) (lines []table.Note) {
	seat := b.State.Turn()
	goal := b.travelGoal(m.Kind, seat)
	if goal == rules.NoSpace {
		return nil
	}
	if b.State.Meets(seat, goal) {
		lines = append(lines, b.stopNote(seat, goal))
	}
	lines = append(lines, b.meetNotes(seat, goal)...)
	if there := b.actionsAt(goal); len(there) > 0 {
		lines = append(lines, actionsNote(there))
	}
	return lines
}
