package ui

import (
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// Fan is a hand of cards that can be pointed at, chosen and dragged. It keeps what lives longer than its nodes: a card in
// the hand, and those that go back.
//
// A screen paints the cards as they lie with [Fan.Paint], as part of its still picture, and lets [Fan.Nodes] draw them
// over that, all of them, while one is raised, breathes or is in the hand.
type Fan struct {
	FanLayout
	// Under paints what the cards lie on, over all of the room that they take at rest.
	Under func(p *paint.Pen)
	// Idle cards are not raised: something is being shown, and they may have changed since their nodes were made.
	Idle bool
	// Drop is told where a card of the given place was let go after a drag, and reports whether that means anything; a
	// card that means nothing goes back. Where it is nil, cards cannot be dragged.
	Drop func(slot int, at geom.Point) bool

	cards []FanCard
	feel  []Feel // of the cards in this frame
	rest  []Feel // of cards that nobody touches
	carry carried
	back  carried // on its way to its place
}

// FanCard is a card of a hand: its node, without place and drawing, and how it looks.
type FanCard struct {
	Node
	Slot int
	// Face returns the picture of the card for a width in design units.
	Face  func(p *paint.Pen, w float64) *ebiten.Image
	Lit   bool       // it can be played: brass light round it
	Hint  bool       // it is what a hint proposes
	Dim   bool       // it is of no use now
	Mark  string     // an icon over a card that is marked for something, "" for none
	Shift geom.Point // by how much it lies off its place: while the game moves it
	// Touched is told in every frame how the card is touched, where that shows elsewhere too. It may be nil.
	Touched func(f Feel)
}

// carried is a card that is under a hand or on its way back.
type carried struct {
	on   bool
	slot int
	at   geom.Point // its middle
	left float64    // the share of the way back
}

// How a card is raised: see the art direction.
const (
	raisedBy   = 26.0
	raisedMore = 0.10
	raisedFull = 120.0 // the width of a card that is raised by all of that; smaller ones by less
	aside      = 0.34  // how far the neighbours give way, as a share of what is hidden
	backTime   = 180.0
)

// Nodes appends the nodes of the cards, and one that draws them all.
func (f *Fan) Nodes(dst []Node, cards []FanCard) []Node {
	f.cards = cards
	f.feel = append(f.feel[:0], make([]Feel, len(cards))...)
	for i := range cards {
		c := &cards[i]
		n := c.Node
		n.Rect, _ = f.Slot(c.Slot)
		n.Hit = f.Hit(c.Slot)
		n.Draw = func(_ *paint.Pen, _ *Node, feel Feel) {
			if f.feel[i] = feel; c.Touched != nil {
				c.Touched(feel)
			}
		}
		if f.Drop != nil && n.Press != nil {
			n.Drag = func(at geom.Point, d Drag) { f.drag(c.Slot, at, d) }
		}
		dst = append(dst, n)
	}
	return append(dst, Node{
		ID: "fan", Role: "text", Quiet: true, Rect: geom.R(-1, -1, 0, 0),
		Draw: func(p *paint.Pen, _ *Node, _ Feel) { f.draw(p) },
		Tick: f.tick,
	})
}

// drag moves a card with the hand and lets it go.
func (f *Fan) drag(slot int, at geom.Point, d Drag) {
	f.carry = carried{on: !d.End, slot: slot, at: at}
	if d.End && !f.Drop(slot, at) {
		f.back = carried{on: true, slot: slot, at: at, left: 1}
	}
}

// Carried returns the place of the card under the hand, and where its middle is; false for none.
func (f *Fan) Carried() (slot int, at geom.Point, ok bool) {
	return f.carry.slot, f.carry.at, f.carry.on
}

func (f *Fan) tick(ms float64, reduced bool) bool {
	if !f.back.on {
		return false
	}
	if f.back.left -= ms / backTime; reduced || f.back.left <= 0 {
		f.back = carried{}
	}
	return true
}

// Paint paints what the cards lie on and the cards as they lie: as they look, their nodes are not asked.
func (f *Fan) Paint(p *paint.Pen, cards []FanCard) {
	held, feel := f.cards, f.feel
	f.cards, f.feel = cards, f.untouched(len(cards))
	f.all(p)
	f.cards, f.feel = held, feel
}

// untouched are the feelings of cards that nobody touches.
func (f *Fan) untouched(n int) []Feel {
	for len(f.rest) < n {
		f.rest = append(f.rest, Feel{Breath: 0.75})
	}
	return f.rest[:n]
}

// active reports whether anything looks different from what is painted.
func (f *Fan) active() bool {
	if f.carry.on || f.back.on {
		return true
	}
	for i := range f.cards {
		if c, feel := &f.cards[i], f.feel[i]; feel.Hover > 0 || feel.Shake != 0 || c.Lit && c.Breathe {
			return true
		}
	}
	return false
}

func (f *Fan) draw(p *paint.Pen) {
	if !f.Idle && f.active() {
		f.all(p)
	}
}

// all draws the cards, and over them those that are raised, the one in the hand last.
func (f *Fan) all(p *paint.Pen) {
	if f.Under != nil {
		f.Under(p)
	}
	for pass := range 3 {
		for i := range f.cards {
			if f.rank(i) == pass {
				f.drawCard(p, i)
			}
		}
	}
}

// rank is when a card is drawn: those that lie, then chosen and raised ones, then the one in the hand.
func (f *Fan) rank(i int) int {
	c := &f.cards[i]
	switch {
	case f.carry.on && f.carry.slot == c.Slot, f.back.on && f.back.slot == c.Slot:
		return 2
	case f.feel[i].Hover > 0 || c.Chosen:
		return 1
	}
	return 0
}

// place returns where a card is now: raised, out of the way of a raised one, in the hand.
func (f *Fan) place(i int) (r geom.Rect, angle, raised float64) {
	c, feel := &f.cards[i], f.feel[i]
	r, angle = f.Slot(c.Slot)
	r = r.Move(c.Shift.X+feel.Shake, c.Shift.Y)
	if f.carry.on && f.carry.slot == c.Slot {
		return geom.Around(f.carry.at, r.W*1.06, r.H*1.06), 0, 1
	}
	if f.back.on && f.back.slot == c.Slot {
		t := motion.OutCubic(1 - f.back.left)
		return geom.Around(f.back.at.Lerp(r.Center(), t), r.W, r.H), angle * t, f.back.left
	}
	raised = feel.Hover
	if c.Chosen {
		raised = max(raised, 0.62)
	}
	k := min(1, r.W/raisedFull)
	if f.Overlaps() {
		w, _ := f.size()
		r.X += f.giveWay(i) * aside * (w - f.step(w))
	}
	r = r.Scale(1+raisedMore*feel.Hover).Move(0, -raisedBy*k*raised)
	return r, angle * (1 - raised), raised
}

// giveWay is how far a card gives way to those that are raised beside it, from -1 to 1.
func (f *Fan) giveWay(i int) float64 {
	by := 0.0
	for k := range f.cards {
		h := f.feel[k].Hover
		if k == i || h <= 0 {
			continue
		}
		off := f.cards[i].Slot - f.cards[k].Slot
		switch {
		case off > 0:
			by += h / float64(off)
		case off < 0:
			by += h / float64(off)
		}
	}
	return min(max(by, -1), 1)
}

func (f *Fan) drawCard(p *paint.Pen, i int) {
	c, feel := &f.cards[i], f.feel[i]
	r, angle, raised := f.place(i)
	w, _ := f.size()
	radius := r.W * 10 / 158
	z := 4 + 14*raised
	if f.carry.on && f.carry.slot == c.Slot {
		z = 24
	}
	p.LiftTurned(r, radius, z, angle)
	glow, light := 0.0, theme.BrassHi
	switch {
	case c.Hint:
		glow, light = 0.95, theme.Focus
	case c.Lit:
		glow = max(min(0.3+0.75*feel.Breath, 1), raised) // it is never without light
	case raised > 0:
		glow = 0.75 * raised
	}
	if glow > 0 {
		p.Soft(r.Inset(-1.5), radius+1.5, 6, angle, theme.Alpha(light, 0.75*glow))
		dark, rim := theme.Alpha(theme.WalnutInk, 0.9*glow), theme.Alpha(light, glow)
		p.Turned(r.Inset(-3.2), radius+3, angle, dark, dark)
		p.Turned(r.Inset(-2.3), radius+2.2, angle, rim, rim)
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

// drawMark draws what a card is marked for on a seal in its middle.
func (f *Fan) drawMark(p *paint.Pen, c *FanCard, r geom.Rect) {
	d := min(r.W*0.52, 44)
	at := geom.Point{X: r.Center().X, Y: r.Y + r.H*0.44}
	p.Soft(geom.Around(at.Add(1, 2), d, d), d/2, 2.5, 0, theme.Alpha(theme.Shadow, 0.55))
	p.Disc(at, d/2, theme.WalnutInk, theme.WalnutInk)
	p.Disc(at, d/2-1.4, theme.Oxblood, theme.Darken(theme.Oxblood, 0.3))
	p.Icon(c.Mark, at, d*0.62, theme.Cream)
}
