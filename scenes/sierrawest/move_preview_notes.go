package sierrawest

import (
	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// SequencePreview returns the words of [Table.SequenceWords] as the title of a preview, and notes
// about what the changes of values do not show: what a pioneer pays for on his way, the spaces that
// he passes without using them, and what the next decision brings.
func (b *Table) SequencePreview(moves []engine.Move, after engine.State) (title string, notes []table.Note) {
	if len(moves) > 1 {
		for _, fee := range feesOnWay(b.State, table.SequenceOf(moves...)) {
			notes = append(notes, table.Note{Icon: "two-coins", Text: i18n.T("Pays %s on the way", fee)})
		}
		if passed := passedIcons(b.State, table.SequenceOf(moves...)); len(passed) > 0 {
			notes = append(notes, table.Note{Icon: "cowboy-boot", Text: i18n.N(len(passed),
				"Passes %[2]s without using it", "Passes %[2]s without using them", len(passed), passedWords(passed))})
		}
	}
	if s, ok := after.(*rules.State); ok && s.Turn() == b.State.Turn() {
		notes = append(notes, gainOfDecision(s)...)
	}
	return b.SequenceWords(moves), notes
}

// passedIcons returns the names of the icons that the moves of a sequence (the parameter next),
// played from position from, walk past without using them.
func passedIcons(from *rules.State, next table.MoveSequence) (names []string) {
	eachStep(from, next, func(m engine.Move, icon string) {
		if !rules.UsesOf(m) {
			names = append(names, icon)
		}
	})
	return names
}

// passedWords lists the icons that a pioneer passes, at most two.
func passedWords(icons []string) string {
	if len(icons) == 2 && icons[0] == icons[1] {
		return i18n.T("both %s spaces", icons[0])
	}
	return i18n.List(icons)
}

// feesOnWay returns the fees that the moves of a sequence (the parameter next), played from
// position from, pay for spaces, each with the name of the icon.
func feesOnWay(from *rules.State, next table.MoveSequence) (fees []string) {
	eachStep(from, next, func(m engine.Move, icon string) {
		if pay := rules.PaymentOf(m); pay != 0 {
			fees = append(fees, i18n.T("%s (%s)", paid(pay), icon))
		}
	})
	return fees
}

// eachStep calls f for each step of a pioneer among the moves of a sequence (the parameter next),
// played from position from. icon is the name of the icon on the space that the pioneer enters.
func eachStep(from *rules.State, next table.MoveSequence, f func(m engine.Move, icon string)) {
	s := new(rules.State)
	from.CopyTo(s)
	for range 2 * rules.Green.Spaces() {
		m, ok := next(s)
		if !ok {
			break
		}
		if m.Kind == rules.KindWalk {
			path := rules.PathOf(m)
			icon := s.IconAt(path, s.Pioneer(s.Active(), path).Space+1)
			f(m, i18n.T(icon.Info().Name))
		}
		if s.Play(m, nil) != nil {
			break
		}
	}
}

// gainOfDecision returns notes about what the decision in s brings the seat that makes it, if that
// is the gain for whose sake it was reached: a harvest, or a step on a track of its choice.
// Otherwise it returns nothing.
func gainOfDecision(s *rules.State) []table.Note {
	switch s.Phase() {
	case rules.PhaseHarvest:
		_, gains := gainsOf(s, rules.Harvest())
		if len(gains) == 0 {
			return []table.Note{{Icon: "laurels", Text: i18n.T("Nothing to harvest now")}}
		}
		return []table.Note{{Icon: "laurels", Text: i18n.T("Then you harvest %s", i18n.List(gains))}}
	case rules.PhasePickTrack:
		notes := []table.Note{{Icon: "laurels", Text: i18n.T("Then choose a track:")}}
		for _, m := range s.Moves(nil) {
			if m.Kind == rules.KindAdvanceTrack {
				notes = append(notes, trackNote(s, m))
			}
		}
		return notes
	}
	return nil
}

// trackNote returns a note about what move m, a step on a track, brings in position s: all points,
// also those of gold and boots, and the goods of the reward.
func trackNote(s *rules.State, m engine.Move) table.Note {
	points, gains := gainsOf(s, m)
	said := i18n.N(points, "%d point", "%d points", points)
	if len(gains) > 0 {
		said = i18n.T("%s with %s", said, i18n.List(gains))
	}
	t := rules.TrackOf(m)
	return table.Note{Icon: trackLooks[t].icon, Text: i18n.Colon(trackName(t), said)}
}

// gainsOf returns the points that move m brings the active seat in position s, and the goods, each
// kind as text. It returns nothing if m is not legal.
func gainsOf(s *rules.State, m engine.Move) (points int, goods []string) {
	after, p := new(rules.State), s.Active()
	if s.CopyTo(after); after.Play(m, nil) != nil {
		return 0, nil
	}
	for g := rules.Food; g <= rules.Cart; g++ {
		if n := after.Goods(p, g) - s.Goods(p, g); n > 0 {
			goods = append(goods, amount(n, g))
		}
	}
	return after.Score(p) - s.Score(p), goods
}
