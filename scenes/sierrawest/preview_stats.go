package sierrawest

import (
	"gulch/engine"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// PreviewStats returns the values of a seat that are compared before and after a choice for its
// preview: points, the multiplier, and every good that can be owned in the mode.
func (b *Table) PreviewStats(seat engine.Seat) []table.Stat {
	o := &b.Board.Of[seat]
	all := []table.Stat{
		{Icon: "laurels", Value: b.State.Score(seat), Name: i18n.T("points so far")},
		{Icon: "old-wagon", Value: b.Board.Multiplier(seat), Name: i18n.T("multiplier")},
	}
	for _, g := range goodsOf(b.Board.Mode) {
		all = append(all, table.Stat{Icon: signs()[g], Value: o.Goods[g], Name: i18n.T(goodNames()[g])})
	}
	return all
}
