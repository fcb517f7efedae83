package narrowgauge

import (
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/scenes/reader"
)

// RulesFigure returns the illustration to which the rules document refers by its name and arguments
// (args). The second result is false if there is none.
func (b *Table) RulesFigure(name string, args []string) (reader.Illustration, bool) {
	switch name {
	case "tracks":
		return reader.Cards(args, rules.ParseCard, func(p *paint.Canvas, c rules.Card, r geom.Rect) {
			p.Image(b.card(p, c, r.W), r.Fit(pieces.CardW, trackHigh), 0, paint.White)
		})
	case "contracts":
		return reader.Cards(args, rules.ParseContract, func(p *paint.Canvas, k rules.Contract, r geom.Rect) {
			p.Image(b.deed(p, k, r.W), r, 0, paint.White)
		})
	}
	return reader.Illustration{}, false
}
