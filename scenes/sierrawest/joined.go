package sierrawest

import (
	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/words"
)

// Many small steps of a turn are one thing to who reads the log: goods that are gained one by one, steps up the mountain,
// a space and what its icon does.

// Joined says in one line what events of one seat come to.
func (b *Table) Joined(events []engine.Event) (icon, line string) {
	last := events[len(events)-1]
	before := events[len(events)-2]
	switch {
	case one(events, gains):
		return lines()[last.Kind].Icon, words.T("%s gets %s.", b.Name(last.Seat), summed(events))
	case one(events, pays):
		return lines()[last.Kind].Icon, words.T("%s pays %s.", b.Name(last.Seat), summed(events))
	case before.Kind == rules.EventWalked && fulfils(before, last),
		before.Kind == rules.EventClimbed && last.Kind == rules.EventClimbed && before.C == last.C,
		before.Kind == rules.EventWagon && last.Kind == rules.EventWagon && last.A > last.B && before.A > before.B:
		return b.Line(last)
	case before.Kind == rules.EventClaimed && last.Kind == rules.EventFell:
		return b.Line(before)
	}
	return "", ""
}

// one reports whether something is so of all events.
func one(events []engine.Event, is func(e engine.Event) bool) bool {
	for _, e := range events {
		if !is(e) {
			return false
		}
	}
	return true
}

// gains reports whether an event is a gain that the log tells as such.
func gains(e engine.Event) bool {
	return e.Kind == rules.EventGained && rules.Source(e.C) != rules.FromPlan
}

// pays reports whether an event is a payment that the log tells as such.
func pays(e engine.Event) bool {
	return e.Kind == rules.EventPaid && rules.Source(e.C) != rules.FromBoots
}

// summed lists the goods of events, each kind once.
func summed(events []engine.Event) string {
	var sum [rules.Cart + 1]int
	var order []rules.Good
	for _, e := range events {
		g := rules.Good(e.A)
		if sum[g] == 0 {
			order = append(order, g)
		}
		sum[g] += int(e.B)
	}
	var parts []string
	for _, g := range order {
		parts = append(parts, amount(sum[g], g))
	}
	return words.List(parts)
}

// doings are what a seat does on a space, by its icon: their lines say enough.
var doings = map[rules.Icon][]engine.EventKind{
	rules.IconBoot1: {rules.EventClimbed, rules.EventWagon}, rules.IconBoot2: {rules.EventClimbed, rules.EventWagon},
	rules.IconShovel: {rules.EventClaimed, rules.EventBuilt}, rules.IconHunt: {rules.EventCaught},
	rules.IconFur: {rules.EventFurTrade}, rules.IconPan: {rules.EventPan}, rules.IconMine: {rules.EventMined},
	rules.IconLoad: {rules.EventLoaded}, rules.IconMule: {rules.EventPicked}, rules.IconLantern: {rules.EventPicked},
	rules.IconDynamite: {rules.EventPicked}, rules.IconSheriff: {rules.EventPicked},
	rules.IconPaddle1: {rules.EventCanoe}, rules.IconPaddle2: {rules.EventCanoe}, rules.IconRapid: {rules.EventCanoe},
	rules.IconGrizzly: {rules.EventHazard}, rules.IconBanjo: {rules.EventHazard},
}

// fulfils reports whether an event is what a free space that was walked to is there for. What was paid for stays to be read.
func fulfils(walk, e engine.Event) bool {
	if walk.D == 0 || rules.Path(walk.A).Fee(int(walk.B)) > 0 {
		return false
	}
	for _, kind := range doings[rules.Icon(walk.C)] {
		if kind == e.Kind {
			return true
		}
	}
	return false
}
