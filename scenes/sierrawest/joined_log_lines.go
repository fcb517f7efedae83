package sierrawest

import (
	"slices"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/i18n"
)

// Small events of a turn are joined to one line of the log: goods that are gained one by one, steps
// up the mountain, or a step on a space and the effect of its icon.

// MergedLine returns a single log line for consecutive events of one seat, or "" if each event
// needs its own line.
func (b *Table) MergedLine(events []engine.Event) (icon, line string) {
	last := events[len(events)-1]
	before := events[len(events)-2]
	if at := lastOf(events, rules.EventMined); at >= 0 && at < len(events)-1 && allAre(events[at+1:], isMineGain) {
		return b.Line(events[at]) // the line of this event includes what it brings
	}
	if at := slices.IndexFunc(events, isPanning); at >= 0 && at < len(events)-1 && events[at].Kind == rules.EventPan &&
		allAre(events[at:], isPanning) {
		return logLines()[rules.EventPan].Icon,
			i18n.T("%s pans %s.", b.Name(last.Seat), sumWords(pannedGains(events[at:])))
	}
	if line := b.tradeLine(events); line != "" {
		return logLines()[rules.EventGained].Icon, line
	}
	switch {
	case allAre(events, isGain) && allAre(events, onPath):
		return logLines()[last.Kind].Icon, i18n.T("%s gains %s on the path.", b.Name(last.Seat), sumWords(events))
	case allAre(events, isGain) && allAre(events, func(e engine.Event) bool {
		return rules.SourceIn(e) == rules.SourceIn(last)
	}):
		return logLines()[last.Kind].Icon, i18n.T("%s gains %s.", b.Name(last.Seat), sumWords(events))
	case last.Kind == rules.EventWalked && allAre(events[:len(events)-1], isFee):
		icon, _ := b.Line(last)
		return icon, i18n.T("%s pays %s and walks to the %s space.", b.Name(last.Seat),
			sumWords(events[:len(events)-1]), i18n.T(rules.IconIn(last).Info().Name))
	case isToll(last) && allAre(afterStep(events), isToll):
		return logLines()[last.Kind].Icon, b.paymentWords(last, sumWords(afterStep(events)))
	case allAre(events, isPayment) && rules.SourceIn(before) == rules.SourceIn(last):
		return logLines()[last.Kind].Icon, b.paymentWords(last, sumWords(events))
	case last.Kind == rules.EventWagon && len(tollsBefore(events)) > 0:
		icon, _ := b.Line(last)
		return icon, i18n.T("%s pays %s and rolls the wagon to space %d.", b.Name(last.Seat),
			sumWords(tollsBefore(events)), rules.SpaceIn(last))
	case before.Kind == rules.EventWalked && isUseOf(before, last),
		before.Kind == rules.EventClimbed && last.Kind == rules.EventClimbed &&
			rules.RightIn(before) == rules.RightIn(last),
		before.Kind == rules.EventWagon && last.Kind == rules.EventWagon && !slices.ContainsFunc(events, isToll) &&
			rules.SpaceIn(last) > rules.OldSpaceIn(last) && rules.SpaceIn(before) > rules.OldSpaceIn(before):
		return b.Line(last)
	case before.Kind == rules.EventClaimed && last.Kind == rules.EventFell && !rules.BootsIn(last),
		before.Kind == rules.EventFell && last.Kind == rules.EventGained && rules.SourceIn(last) == rules.FromFall:
		return b.Line(before)
	case before.Kind == rules.EventClimbed && isDamageBy(last, causeOutpost):
		return logLines()[last.Kind].Icon, i18n.T("%s climbs to %s, an outpost with outlaws, and takes damage.",
			b.Name(last.Seat), nodeName(rules.NodeIn(before)))
	case before.Kind == rules.EventShot && !rules.HitIn(before) && isDamageBy(last, causeSixShooter):
		return logLines()[last.Kind].Icon, i18n.T("%s fires, rolls %d without a hit and takes damage.",
			b.Name(last.Seat), rules.ResultIn(before))
	}
	return "", ""
}

// trades has the log lines of exchanges, with what is given and what is gained, by their source.
var trades = map[rules.Source]string{
	rules.FromMarket:   i18n.Mark("%s sells %s for %s."),
	rules.FromBarter:   i18n.Mark("%s trades %s for %s."),
	rules.FromDynamite: i18n.Mark("%s blasts %s and gains %s."),
}

// tradeLine returns the log line about exchanges of one kind: what a seat gives, and what it gains
// for that. It returns "" if events are anything else.
func (b *Table) tradeLine(events []engine.Event) string {
	source := rules.SourceIn(events[0])
	var given, gained []engine.Event
	for _, e := range events {
		switch paid := e.Kind == rules.EventPaid; {
		case !paid && e.Kind != rules.EventGained || rules.SourceIn(e) != source:
			return ""
		case paid:
			given = append(given, e)
		default:
			gained = append(gained, e)
		}
	}
	if trades[source] == "" || len(given) == 0 || len(gained) == 0 {
		return ""
	}
	return i18n.T(trades[source], b.Name(events[0].Seat), sumWords(given), sumWords(gained))
}

// isDamageBy reports whether event e is damage with the given cause.
func isDamageBy(e engine.Event, cause int) bool {
	return e.Kind == rules.EventDamage && rules.CauseIn(e) == cause
}

// lastOf returns the index in events of the last event of a kind, or -1 if there is none.
func lastOf(events []engine.Event, kind engine.EventKind) int {
	for i := len(events) - 1; i >= 0; i-- {
		if events[i].Kind == kind {
			return i
		}
	}
	return -1
}

// isMineGain reports whether event e is the gain of a good from a mine.
func isMineGain(e engine.Event) bool {
	return e.Kind == rules.EventGained && rules.SourceIn(e) == rules.FromMine
}

// isPanning reports whether event e takes a good from the river, or is the gain of such a good.
func isPanning(e engine.Event) bool {
	return e.Kind == rules.EventPan || e.Kind == rules.EventGained && rules.SourceIn(e) == rules.FromRiver
}

// pannedGains returns the gain events for all goods that events take from the river. If the last
// event takes a good whose gain event has not followed yet, it adds that gain too.
func pannedGains(events []engine.Event) (out []engine.Event) {
	for i, e := range events {
		switch {
		case e.Kind == rules.EventGained:
			out = append(out, e)
		case i == len(events)-1:
			out = append(out, e)
		}
	}
	return out
}

// allAre reports whether all events pass a check: the function is must return true for each of
// them.
func allAre(events []engine.Event, is func(e engine.Event) bool) bool {
	for _, e := range events {
		if !is(e) {
			return false
		}
	}
	return true
}

// isGain reports whether event e is a gain with a log line of its own.
func isGain(e engine.Event) bool {
	return e.Kind == rules.EventGained && rules.SourceIn(e) != rules.FromPlan && trades[rules.SourceIn(e)] == ""
}

// isPayment reports whether event e is a payment with a log line of its own.
func isPayment(e engine.Event) bool {
	return e.Kind == rules.EventPaid && rules.SourceIn(e) != rules.FromBoots
}

// isToll reports whether event e is the payment of the toll of the trail.
func isToll(e engine.Event) bool {
	return e.Kind == rules.EventPaid && rules.SourceIn(e) == rules.FromToll
}

// tollsBefore returns the payments of tolls among events, if there are only tolls before the last
// event, apart from a step onto a space that the roll of the wagon uses. Otherwise it returns nil.
func tollsBefore(events []engine.Event) []engine.Event {
	events = afterStep(events)
	if tolls := events[:len(events)-1]; allAre(tolls, isToll) {
		return tolls
	}
	return nil
}

// afterStep returns events without a first step onto a space that the next event uses.
func afterStep(events []engine.Event) []engine.Event {
	if events[0].Kind == rules.EventWalked && isUseOf(events[0], events[1]) {
		return events[1:]
	}
	return events
}

// isFee reports whether event e is the payment of the fee of a space.
func isFee(e engine.Event) bool {
	return e.Kind == rules.EventPaid && rules.SourceIn(e) == rules.FromFee
}

// sumWords returns as text the total of the goods in events, which must be gains or payments. Each
// kind of good is named once.
func sumWords(events []engine.Event) string {
	var sum [rules.Cart + 1]int
	var order []rules.Good
	for _, e := range events {
		g := rules.GoodIn(e)
		if sum[g] == 0 {
			order = append(order, g)
		}
		if e.Kind == rules.EventPan {
			sum[g]++
		} else {
			sum[g] += rules.AmountIn(e)
		}
	}
	var parts []string
	for _, g := range order {
		parts = append(parts, amount(sum[g], g))
	}
	return i18n.List(parts)
}

// iconEffects maps an icon to the kinds of events that follow when a pioneer uses it. Because their
// log lines say enough, the step onto the space needs no line of its own.
var iconEffects = map[rules.Icon][]engine.EventKind{
	rules.IconBoot1:  {rules.EventClimbed, rules.EventWagon, rules.EventPaid},
	rules.IconBoot2:  {rules.EventClimbed, rules.EventWagon, rules.EventPaid},
	rules.IconShovel: {rules.EventClaimed, rules.EventBuilt}, rules.IconHunt: {rules.EventCaught},
	rules.IconFur: {rules.EventFurTrade}, rules.IconPan: {rules.EventPan}, rules.IconMine: {rules.EventMined},
	rules.IconLoad: {rules.EventLoaded}, rules.IconMule: {rules.EventPicked}, rules.IconLantern: {rules.EventPicked},
	rules.IconDynamite: {rules.EventPicked}, rules.IconSheriff: {rules.EventPicked},
	rules.IconPaddle1: {rules.EventCanoe}, rules.IconPaddle2: {rules.EventCanoe}, rules.IconRapid: {rules.EventCanoe},
	rules.IconGrizzly: {rules.EventHazard}, rules.IconBanjo: {rules.EventHazard},
}

// isUseOf reports whether event e is the effect of using a space; walk is the event of the step
// onto that space. It returns false for spaces with a fee, whose steps keep their own log line.
func isUseOf(walk, e engine.Event) bool {
	if !rules.UsesIn(walk) || rules.PathIn(walk).Fee(rules.SpaceIn(walk)) > 0 ||
		e.Kind == rules.EventPaid && !isToll(e) {
		return false
	}
	for _, kind := range iconEffects[rules.IconIn(walk)] {
		if kind == e.Kind {
			return true
		}
	}
	return false
}
