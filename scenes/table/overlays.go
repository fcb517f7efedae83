package table

import (
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/render/words"

	"github.com/hajimehoshi/ebiten/v2"
)

// Lens is an overlay that a board shows on demand, such as who owns what or what each place brings.
// Label, Tip and [Lens.Say], its caption, are marked with words.Mark.
type Lens struct {
	ID, Icon        string
	Label, Tip, Say string
	Key             ebiten.Key
}

// Lenses are the overlays of a board, of which at most one is active: [Lenses.On] counts from 1, 0
// is none.
type Lenses struct {
	All []Lens
	On  int
}

// Nodes appends a round button for each overlay, which switches it; at returns the rectangle of the
// i-th button.
func (l *Lenses) Nodes(a *Ask, dst []ui.Node, at func(i int) geom.Rect) []ui.Node {
	for i, x := range l.All {
		n := ui.Disc(x.ID, words.T(x.Label), words.T(x.Tip), x.Icon, at(i), func() {
			if l.On == i+1 {
				l.On = 0
			} else {
				l.On = i + 1
			}
			a.Rebuild()
		}, x.Key)
		n.Chosen, n.View = l.On == i+1, true
		under := n.Draw
		n.Draw = func(p *paint.Pen, n *ui.Node, f ui.Feel) {
			under(p, n, f)
			if n.Chosen {
				p.Outline(n.Rect.Inset(-2), n.Rect.W, 5, theme.WalnutInk)
				p.Outline(n.Rect.Inset(-2), n.Rect.W, 3, theme.BrassHi)
			}
		}
		dst = append(dst, n)
	}
	return dst
}

// Say returns the caption of the active overlay. There must be one.
func (l *Lenses) Say() string { return words.T(l.All[l.On-1].Say) }

// PaintLegend paints the caption say in the rectangle r that the board has for it.
func (l *Lenses) PaintLegend(p *paint.Pen, r geom.Rect, say string) {
	p.Rect(r, 7, theme.WalnutInk)
	p.Grad(r.Inset(1.2), 6, theme.Walnut, theme.WalnutLo)
	st := paint.Style{Face: paint.Bold, Size: 13, Color: theme.Cream, Align: paint.Center, Lead: 1.1}
	in := r.Pad(10, 2)
	if p.LabelWidth(say, in, st) <= in.W {
		p.Label(say, in, st)
		return
	}
	st.Size = 12
	p.Fit(say, in, st)
}
