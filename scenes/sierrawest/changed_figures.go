package sierrawest

import (
	"gulch/engine"
	"gulch/render/words"
	"gulch/scenes/table"
)

// Figures returns the figures that choices may change: points, the multiplier, and every good that
// can be owned in the mode.
func (b *Table) Figures(seat engine.Seat) []table.Stat {
	o := &b.Board.Of[seat]
	all := []table.Stat{
		{Icon: "laurels", Value: b.State.Score(seat), Name: words.T("points so far")},
		{Icon: "old-wagon", Value: b.Board.Multiplier(seat), Name: words.T("multiplier")},
	}
	for _, g := range goodsOf(b.Board.Mode) {
		all = append(all, table.Stat{Icon: signs()[g], Value: o.Goods[g], Name: words.T(goodNames()[g])})
	}
	return all
}
