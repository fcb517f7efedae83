package sierrawest

import (
	"strconv"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// paintSpecial paints the components that only the current mode has: the scales of Apple Hill; the
// Fish Market; the lantern, the dynamite and the carts; or the sheriff's badge and the outlaws.
func (b *Table) paintSpecial(p *paint.Canvas) {
	r := b.at.special
	board(p, r)
	switch b.Board.Mode {
	case rules.AppleHill:
		for _, g := range []rules.Good{rules.GreenApple, rules.RedApple} {
			for n := 1; n <= rules.MaxApples; n++ {
				at := b.at.apple(g, n)
				p.Disc(at.Center(), min(at.W, at.H)/2, theme.Alpha(theme.Shadow, 0.6), theme.Alpha(theme.Shadow, 0.6))
				if n <= b.DisplayedValue(g, b.Board.Supply[g]) {
					goods()[g].draw(p, at, theme.Ink)
				} else {
					// a pale apple shows the colour of the row
					faded(p, 0.25, func() { goods()[g].draw(p, at, theme.Ink) })
				}
			}
		}
	case rules.BoatsBanjos:
		top, _ := r.CutTop(marketHead)
		p.Label(i18n.T("Fish Market"), top.Pad(4, 0), shaded(12))
		for g := rules.Trout; g <= rules.Salmon; g++ {
			at := b.at.fish(g)
			p.Rect(at, 4, theme.Alpha(theme.Cream, 0.88))
			pic, number := at.CutLeft(at.W - 16)
			goods()[g].draw(p, pic.Inset(1), theme.Ink)
			p.Label(strconv.Itoa(b.Board.Supply[g]), number.Move(-2, 0), label(13, theme.Ink))
		}
	case rules.GoldRush:
		b.paintFree(p, rules.Lantern)
		b.paintFree(p, rules.Dynamite)
		at := r.Inset(6).Row(2, 3, 4)
		up, foot := at.CutTop(at.H * 0.55)
		goods()[rules.Cart].draw(p, up, theme.Ink)
		p.Label(strconv.Itoa(b.Board.Supply[rules.Cart]), foot, shaded(14))
	case rules.OutlawsOutposts:
		b.paintFree(p, rules.Sheriff)
		at := r.Inset(6).Row(1, 3, 4)
		up, foot := at.CutTop(at.H * 0.6)
		p.Icon("bandit", up.Center(), up.H, theme.RGB(0xE8B24A))
		p.Label(strconv.Itoa(b.Board.Outlaws[5]), foot, shaded(14))
	}
	if b.Board.Past.Die > 0 && b.Board.Mode >= rules.GoldRush && !b.Carried("die") &&
		b.Board.Mode == rules.OutlawsOutposts {
		pieces.Die(p, b.at.die(), 24, b.Board.Past.Die, 0.2, pieces.Ivory)
	}
}

// paintFree paints a single piece (mule, lantern, ...), or its empty place if a seat owns it.
func (b *Table) paintFree(p *paint.Canvas, piece rules.Piece) {
	r := b.at.piece(piece)
	p.Rect(r, 4, theme.Alpha(theme.Shadow, 0.4))
	if b.Board.Owner[piece] == engine.NoSeat {
		pieceGlyphs[piece].draw(p, r.Inset(3), theme.Ink)
	}
}
