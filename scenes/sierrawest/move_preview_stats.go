package sierrawest

import (
	"gulch/engine"
	"gulch/engine/bot"
	rules "gulch/engine/sierrawest"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// PreviewStats returns the values of a seat that the preview of a move compares before and after
// the move: points, the multiplier, and every good that can be owned in the mode. The apples on the
// scales, which all seats share, are listed with the viewer's goods, because presses and orchards
// take them for gold or points.
func (b *Table) PreviewStats(seat engine.Seat) []table.Stat {
	o := &b.Board.Of[seat]
	all := []table.Stat{
		{Icon: "laurels", Value: o.Points, Name: i18n.T("points so far")},
		{Icon: "old-wagon", Value: b.Board.Multiplier(seat), Name: i18n.T("multiplier"), Factor: true},
		{Icon: trailIcon, Value: o.Wagon, Name: i18n.T("wagon's space")},
	}
	for _, g := range goodsOf(b.Board.Mode) {
		all = append(all, table.Stat{Icon: signs()[g], Value: o.Goods[g], Name: i18n.T(goodNames()[g])})
	}
	if b.Board.Mode == rules.AppleHill {
		for _, g := range []rules.Good{rules.GreenApple, rules.RedApple} {
			n := 0
			if seat == b.Viewer {
				n = b.Board.Supply[g]
			}
			all = append(all, table.Stat{Icon: signs()[g], Value: n, Name: i18n.T(goodNames()[g])})
		}
	}
	return all
}

// Upkeep implements [table.Forecast]: the end of the turn, at which a seat draws new cards, is no
// effect of the last move before it.
func (b *Table) Upkeep(_ engine.Move, e engine.Event) bool { return e.Kind == rules.EventTurnEnd }

// trailIcon is the icon for the space of the trail on which a wagon is.
const trailIcon = "horizon-road"

// OutcomeLines returns what the summit action of move m brings, in words, because a part of it may
// still be chosen: how far the wagon rolls, for instance. It returns nothing if the notes of
// [Table.SequencePreview] say what the next decision brings.
func (b *Table) OutcomeLines(m engine.Move) []string {
	if m.Kind != rules.KindSummit {
		return nil
	}
	if after, open := bot.After(b.State, m); open && gainOfDecision(after.(*rules.State)) != nil {
		return nil
	}
	return []string{i18n.T(b.Board.Mode.Card(b.Board.Laid[rules.SlotOf(m)]).Summit.Info().Text)}
}
