package table

import (
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// Overlay is an additional view that a board shows on demand, for instance who owns each field or
// what each field brings. Label, Tip and Caption are marked with i18n.Mark.
type Overlay struct {
	ID, Icon            string
	Label, Tip, Caption string
	Key                 ebiten.Key
}

// Overlays are the layers of information that can be shown over a board, at most one at a time.
// Active is the number of the visible one from 1, 0 for none.
type Overlays struct {
	All    []Overlay
	Active int
}

// Nodes appends a round button for each overlay, which switches the overlay on and off. The
// function at returns the rectangle of button i, counted from 0.
func (l *Overlays) Nodes(a *Decision, dst []ui.Node, at func(i int) geom.Rect) []ui.Node {
	for i, x := range l.All {
		n := ui.Disc(x.ID, i18n.T(x.Label), i18n.T(x.Tip), x.Icon, at(i), func() {
			if l.Active == i+1 {
				l.Active = 0
			} else {
				l.Active = i + 1
			}
			a.Rebuild()
		}, x.Key)
		n.Chosen, n.ViewOnly = l.Active == i+1, true
		under := n.Draw
		n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
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

// Caption returns the translated caption of the active overlay. It must not be called if none is
// active.
func (l *Overlays) Caption() string { return i18n.T(l.All[l.Active-1].Caption) }

// PaintCaption paints a caption into r, the part of the board reserved for captions. say is the
// text of the caption.
func (l *Overlays) PaintCaption(p *paint.Canvas, r geom.Rect, say string) {
	p.Rect(r, 7, theme.WalnutInk)
	p.Gradient(r.Inset(1.2), 6, theme.Walnut, theme.WalnutLo)
	st := paint.Style{Face: paint.Bold, Size: 13, Color: theme.Cream, Align: paint.Center, LineHeight: 1.1}
	in := r.Pad(10, 2)
	if p.LabelWidth(say, in, st) <= in.W {
		p.Label(say, in, st)
		return
	}
	st.Size = 12
	p.Fit(say, in, st)
}
