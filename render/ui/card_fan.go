package ui

import (
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// Fan is a hand of cards that can be hovered and selected.
//
// A scene draws the resting cards with [Fan.Paint] as part of its cached picture. While a card is
// raised or pulses, the nodes of [Fan.Nodes] draw all cards over that picture.
type Fan struct {
	FanLayout
	// Background draws the background of the cards, over the whole area that they cover at rest. It
	// may be nil.
	Background func(p *paint.Canvas)
	// Idle stops the drawing of raised cards. It is set during an animation, in which the cards on
	// the screen may differ from the nodes.
	Idle bool

	cards []FanCard
	feel  []NodeState // interaction state of each card in this frame, with the indices of cards
	rest  []NodeState // states without any interaction, used to draw all cards at rest
}

// FanCard is a card of the hand. It consists of a node, whose Rect, DrawRect and Draw are set by
// [Fan.Nodes], and of the appearance of the card.
type FanCard struct {
	Node
	Slot int
	// Face returns the image of the card for a width in design units.
	Face  func(p *paint.Canvas, w float64) *ebiten.Image
	Lit   bool       // the card can be played: a brass glow is drawn around it
	Hint  bool       // the card is proposed by a hint
	Dim   bool       // the card cannot be used now and is drawn darker
	Mark  string     // name of the icon on the round seal drawn on the card, "" for no seal
	Shift geom.Point // offset of the card from its slot while an animation moves it, design units
	// EachFrame is called in every frame with the interaction state of the card, so that the same
	// state can be shown elsewhere on the screen. It may be nil.
	EachFrame func(f NodeState)
}

// Size of raising a card. Lengths are in design units.
const (
	raisedBy   = 26.0
	raisedMore = 0.10
	raisedFull = 120.0 // cards at least this wide are raised by the full height, narrower ones by proportionally less
	// how far the neighbours of a raised card move aside, as a fraction of the width of a card that
	// the next card covers
	shiftShare = 0.34
)

// Nodes appends a node for each card to dst, and one node that draws all cards.
func (f *Fan) Nodes(dst []Node, cards []FanCard) []Node {
	f.cards = cards
	f.feel = append(f.feel[:0], make([]NodeState, len(cards))...)
	for i := range cards {
		c := &cards[i]
		n := c.Node
		n.Rect, _ = f.Slot(c.Slot)
		n.Hit = f.Hit(c.Slot)
		n.DrawRect = func(feel NodeState) geom.Rect {
			f.feel[i] = feel
			r, _, _ := f.place(i)
			return r
		}
		n.Draw = func(_ *paint.Canvas, _ *Node, feel NodeState) {
			if f.feel[i] = feel; c.EachFrame != nil {
				c.EachFrame(feel)
			}
		}
		dst = append(dst, n)
	}
	return append(dst, Node{
		ID: "fan", Role: "text", SkipFocus: true, Rect: geom.R(-1, -1, 0, 0),
		Draw: func(p *paint.Canvas, _ *Node, _ NodeState) { f.draw(p) },
	})
}

// Paint draws the background and the given cards at rest. Interaction state is ignored.
func (f *Fan) Paint(p *paint.Canvas, cards []FanCard) {
	held, feel := f.cards, f.feel
	f.cards, f.feel = cards, f.untouched(len(cards))
	f.all(p)
	f.cards, f.feel = held, feel
}

// untouched returns n states of cards without any interaction.
func (f *Fan) untouched(n int) []NodeState {
	for len(f.rest) < n {
		f.rest = append(f.rest, NodeState{Pulse: 0.75})
	}
	return f.rest[:n]
}

// active reports whether any card looks different from a card at rest, for example because it is
// raised. If so, the fan must be drawn in this frame.
func (f *Fan) active() bool {
	for i := range f.cards {
		if c, feel := &f.cards[i], f.feel[i]; feel.Hover > 0 || feel.Shake != 0 || c.Lit && c.Pulse {
			return true
		}
	}
	return false
}

func (f *Fan) draw(p *paint.Canvas) {
	if !f.Idle && f.active() {
		f.all(p)
	}
}

// all draws the background and all cards: resting cards first, then raised and selected ones.
func (f *Fan) all(p *paint.Canvas) {
	if f.Background != nil {
		f.Background(p)
	}
	for _, top := range []bool{false, true} {
		for i := range f.cards {
			if f.onTop(i) == top {
				f.drawCard(p, i)
			}
		}
	}
}

// onTop reports whether card i is drawn above the resting cards, because it is raised or selected.
func (f *Fan) onTop(i int) bool { return f.feel[i].Hover > 0 || f.cards[i].Chosen }

// place returns the current rectangle of card i, its angle in radians, and how far it is raised,
// from 0 to 1.
func (f *Fan) place(i int) (r geom.Rect, angle, raised float64) {
	c, feel := &f.cards[i], f.feel[i]
	r, angle = f.Slot(c.Slot)
	r = r.Move(c.Shift.X+feel.Shake, c.Shift.Y)
	raised = feel.Hover
	if c.Chosen {
		raised = max(raised, 0.62)
	}
	k := min(1, r.W/raisedFull)
	if f.Overlaps() {
		w, _ := f.size()
		r.X += f.shiftAside(i) * shiftShare * (w - f.step(w))
	}
	r = r.Scale(1+raisedMore*feel.Hover).Move(0, -raisedBy*k*raised)
	if above := c.Slot - f.columns(); f.rows() > 1 && above >= 0 { // the name at the foot of a card stays legible
		upper, _ := f.Slot(above)
		r.Y = max(r.Y, upper.Bottom()+1)
	}
	return r, angle * (1 - raised), raised
}

// shiftAside returns how far card i moves aside for raised neighbours, from -1 (left) to 1 (right),
// in multiples of the maximum shift.
func (f *Fan) shiftAside(i int) float64 {
	by := 0.0
	for k := range f.cards {
		h := f.feel[k].Hover
		if k == i || h <= 0 {
			continue
		}
		by += h / float64(f.cards[i].Slot-f.cards[k].Slot)
	}
	return min(max(by, -1), 1)
}

// drawCard draws a card with its shadow, glow and mark.
func (f *Fan) drawCard(p *paint.Canvas, i int) {
	c, feel := &f.cards[i], f.feel[i]
	r, angle, raised := f.place(i)
	w, _ := f.size()
	radius := r.W * 10 / 158
	p.RotatedDropShadow(r, radius, 4+14*raised, angle)
	glow, light := 0.0, theme.BrassHi
	switch {
	case c.Hint:
		glow, light = 0.95, theme.Focus
	case c.Lit:
		glow = max(min(0.3+0.75*feel.Pulse, 1), raised) // a playable card always glows
	case raised > 0:
		glow = 0.75 * raised
	}
	if glow > 0 {
		p.SoftRect(r.Inset(-1.5), radius+1.5, 6, angle, theme.Alpha(light, 0.75*glow))
		dark, rim := theme.Alpha(theme.WalnutInk, 0.9*glow), theme.Alpha(light, glow)
		p.RotatedRect(r.Inset(-3.2), radius+3, angle, dark, dark)
		p.RotatedRect(r.Inset(-2.3), radius+2.2, angle, rim, rim)
	}
	tint := paint.White
	if c.Dim {
		tint = theme.RGB(0x9C8B74)
	}
	p.Image(c.Face(p, w), r, angle, tint)
	if c.Node.Chosen && !c.Lit {
		p.Outline(r.Inset(-1), radius+1, 2.4, theme.Brass)
	}
	if c.Mark != "" {
		f.drawMark(p, c, r)
	}
}

// drawMark draws a round seal with the icon Mark in the middle of the card c, which is drawn in r.
func (f *Fan) drawMark(p *paint.Canvas, c *FanCard, r geom.Rect) {
	d := min(r.W*0.52, 44)
	at := geom.Point{X: r.Center().X, Y: r.Y + r.H*0.44}
	p.SoftRect(geom.Around(at.Add(1, 2), d, d), d/2, 2.5, 0, theme.Alpha(theme.Shadow, 0.55))
	p.Disc(at, d/2, theme.WalnutInk, theme.WalnutInk)
	p.Disc(at, d/2-1.4, theme.Oxblood, theme.Darken(theme.Oxblood, 0.3))
	p.Icon(c.Mark, at, d*0.62, theme.Cream)
}
