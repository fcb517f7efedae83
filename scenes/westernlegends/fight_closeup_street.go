package westernlegends

import (
	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/poster"
	"gulch/render/theme"
)

// A fight is drawn as a street at sundown, seen from behind the attacker. The street shows the
// cards of both sides and, below each card, the side's current value and how it is composed. Below
// the street are the consequences for each side, with the choices between them.

// streetShare is the fraction of the close-up's height that the picture of the street takes in
// layouts in which the consequences of the fight are beside the choices.
const streetShare = 0.68

// fightLayout holds the positions of the parts of a fight's close-up, in design units. Arrays are
// indexed by side; side 0 is the attacker, side 1 the defender.
type fightLayout struct {
	street geom.Rect
	card   [2]geom.Rect // rectangle of the card that each side has played
	sum    [2]geom.Point
	// centre of the disc that previews a side's fight value: the value after the card is played
	// that is pointed at
	after  geom.Point
	disc   float64 // radius of the disc with a side's value
	stakes [2]geom.Rect
}

// newFightLayout computes the layout of a fight within inner, the content area of the close-up.
func newFightLayout(inner geom.Rect) (a fightLayout) {
	street, foot := inner.CutTop(inner.H * streetOf(inner))
	a.street = street
	k := min(street.H/410, street.W/760)
	mid := street.Center()
	top := street.Y + 46*k
	a.disc = 37 * k
	for side := range 2 {
		x := mid.X + float64(2*side-1)*112*k
		a.card[side] = geom.R(x-74*k, top, 148*k, 208*k)
		a.sum[side] = geom.Point{X: x, Y: top + 208*k + 38*k}
	}
	a.after = geom.Point{X: mid.X, Y: a.sum[0].Y}
	wide := stakesWide(inner)
	if stacked(inner) {
		foot, _ = foot.CutTop(stakesHigh)
		wide = inner.W/2 - 12
	}
	left, rest := foot.Pad(8, 8).CutLeft(wide)
	right, _ := rest.CutRight(wide)
	a.stakes = [2]geom.Rect{left, right}
	return a
}

// stakesWide returns the width, in design units, of the list of consequences for one side of a
// fight. inner is the content area of the close-up.
func stakesWide(inner geom.Rect) float64 { return min(218, inner.W*0.245) }

// stacked reports whether inner, the content area of a fight's close-up, is so narrow that the
// lists of consequences are above the choices instead of beside them.
func stacked(inner geom.Rect) bool { return inner.W < 1.25*inner.H }

// streetOf returns the fraction of the height of inner, the close-up's content area, that the
// picture of the street takes.
func streetOf(inner geom.Rect) float64 {
	if stacked(inner) {
		return 0.58
	}
	return streetShare
}

// stakesHigh is the height in design units of the lists of consequences where they are above the
// choices.
const stakesHigh = 134

// paintFight paints the current fight into inner: the picture of the street, and the consequences
// for both sides.
func (b *Table) paintFight(p *paint.Canvas, inner geom.Rect) {
	d := b.fight()
	if d == nil {
		return
	}
	at := newFightLayout(inner)
	_, foot := inner.CutTop(at.street.H)
	p.Clip(at.street, func() { b.paintStreet(p, d, at.street) })
	p.Gradient(foot, 0, theme.RGB(0x5B3520), theme.RGB(0x3A1F10))
	p.Outline(foot.Inset(4), 8, 1, theme.Alpha(theme.Brass, 0.5))
	p.Rect(geom.R(inner.X, foot.Y-1, inner.W, 2), 0, theme.Brass)
	for side := range 2 {
		b.paintPlayed(p, d, side, at.card[side])
		b.paintSum(p, d, side, &at)
		if !b.settled {
			b.paintStakes(p, d, side, at.stakes[side])
		}
	}
	p.Icon("crossed-pistols", geom.Point{X: at.after.X, Y: at.card[0].Center().Y}, at.disc*0.8, theme.BrassHi)
	b.paintNotes(p, d, &at)
}

// paintNotes writes which side of fight d would win a tie, if it is still open, and that the fight
// has been restarted, until the new cards are revealed, at the lower edge of the picture of the
// street. at is the layout of the close-up.
func (b *Table) paintNotes(p *paint.Canvas, d *rules.Duel, at *fightLayout) {
	type note struct{ icon, text string }
	var notes []note
	if b.restarted != "" && !d.Open { // below the revealed cards it would cover how their values are composed
		notes = append(notes, note{"anticlockwise-rotation", b.restarted})
	}
	if !b.settled {
		notes = append(notes, note{"scales", b.tieText(d)})
	}
	st := paint.Style{Face: paint.Bold, Size: 13, Color: theme.Cream, Align: paint.Center}
	k := min(max(p.View.Letters(), 1), 1.3)
	room := geom.R(0, 0, at.street.W*0.54, 22*k)
	for i, n := range notes {
		w := min(p.LabelWidth(n.text, room, st)+46*k, at.street.W*0.6)
		y := at.street.Bottom() - 8 - 11*k - 25*k*float64(len(notes)-1-i)
		tag := geom.Around(geom.Point{X: at.street.Center().X, Y: y}, w, 22*k)
		p.Rect(tag.Inset(-1), tag.H/2, theme.Alpha(theme.Brass, 0.8))
		p.Rect(tag, tag.H/2, theme.RGB(0x1C0F0A))
		p.Icon(n.icon, geom.Point{X: tag.X + 17*k, Y: tag.Center().Y}, 16*k, theme.BrassHi)
		p.Label(n.text, tag.Pad(8, 0).Move(12*k, 0).Pad(12*k, 0), st)
	}
}

// tieText returns a text about the side of fight d that would win a tie.
func (b *Table) tieText(d *rules.Duel) string {
	text := i18n.T("Tie: %s wins", b.sideName(d, b.Board.TieWinner(d)))
	for side, who := range d.Side { // he lowers the card of the other side when it is revealed
		if who == rules.ManInBlack && !d.Open {
			text = i18n.T("%s; %s: −%d", text, b.sideName(d, 1-side), rules.MibLowers)
		}
	}
	return text
}

// paintStreet paints the scene of fight d at sundown into r: the attacker seen from behind, the
// defender from the front.
func (b *Table) paintStreet(p *paint.Canvas, d *rules.Duel, r geom.Rect) {
	place := scenery(d.Space)
	place.Hour = "dusk"
	place.Cover(p, r)
	p.Gradient(r, 0, theme.Alpha(theme.RGB(0x1A0A14), 0.12), theme.Alpha(theme.RGB(0x1A0A14), 0.5))
	near, far := "westernlegends.fighter.near", "westernlegends.fighter.far"
	if d.Side[0] == rules.ManInBlack || d.Side[1] == rules.ManInBlack {
		far = "westernlegends.man_in_black"
	}
	pieces.Motif{Name: near}.Stand(p, geom.Point{X: r.X + r.W*0.135, Y: r.Bottom() + r.H*0.16}, r.H*1.02)
	pieces.Motif{Name: far, Mirror: true}.Stand(p, geom.Point{X: r.Right() - r.W*0.125, Y: r.Bottom() - r.H*0.05},
		r.H*0.7)
	for side := range 2 {
		b.paintFighter(p, d, side, r)
	}
	if int(d.Space) < rules.Spaces() {
		st := paint.Style{Face: paint.Display, Size: 15, Color: theme.BrassHi, Align: paint.Center}
		w := p.LabelWidth(spaceName(d.Space), geom.R(0, 0, r.W, 24), st) + 24
		sign := geom.Around(geom.Point{X: r.Center().X, Y: r.Y + 22}, min(w, r.W*0.4), 27)
		p.DropShadow(sign, 3, 3)
		p.Rect(sign, 3, theme.WalnutInk)
		p.Gradient(sign.Inset(1.2), 2.4, theme.RGB(0x6E4426), theme.RGB(0x43250F))
		p.Label(spaceName(d.Space), sign.Pad(8, 0), st)
	}
}

// paintFighter paints the face and the name of the fighter on a side (0 or 1) of fight d in the
// upper corner of the street picture r. For another player it also paints the backs of the cards
// left in the hand.
func (b *Table) paintFighter(p *paint.Canvas, d *rules.Duel, side int, r geom.Rect) {
	who := d.Side[side]
	size := min(r.H*0.17, 66)
	at := geom.Point{X: r.X + size*0.62 + 6, Y: r.Y + size*0.6 + 6}
	if side == 1 {
		at.X = r.Right() - size*0.62 - 6
	}
	name := i18n.T("the Man in Black")
	switch {
	case who == rules.ManInBlack:
		b.badge(p, at, size*0.45, "top-hat", theme.RGB(0x161214), theme.Cream)
	case who >= 0:
		look := poster.Calm
		if d.Open && d.Winner == side {
			look = poster.Expression(1)
		}
		if c := b.Board.Of[who].Char; c >= 0 {
			pieces.Portrait(p, at, size, int(who), c.String(), look)
		} else {
			b.Token(p, who, at, size)
		}
		name = b.Name(who)
	default:
		icon := map[string]string{"sheriff": "law-star", "outlaw": "revolver", "claim_jumper": "war-pick",
			"train_guard": "winchester-rifle", "bank_guard": "bank"}[d.Kind()]
		if icon == "" {
			icon = "bandit"
		}
		b.badge(p, at, size*0.45, icon, theme.RGB(0x231A1C), theme.RGB(0xE2452F))
		name = i18n.T(foes()[d.Kind()].name)
	}
	box := geom.R(r.X+8, at.Y+size*0.56, r.W*0.2, 22)
	st := paint.Style{Face: paint.Bold, Size: 15, Color: theme.Cream, Edge: theme.Alpha(theme.Shadow, 0.95)}
	if side == 1 {
		box.X, st.Align = r.Right()-8-box.W, paint.Right
	}
	plate := box
	plate.W = min(p.LabelWidth(name, box, st)+12, box.W+12)
	plate.X -= 6
	if side == 1 {
		plate.X = box.Right() + 6 - plate.W
	}
	p.Rect(plate, 6, theme.Alpha(theme.RGB(0x1C0F0A), 0.8)) // a hat may be behind the name
	p.Label(name, box, st)
	if b.rider(who) && who != b.Viewer && b.Board.Of[who].Cards > 0 {
		b.paintBacks(p, b.Board.Of[who].Cards, side, r)
	}
}

// paintBacks paints the backs of n cards, another player's hand, in the lower corner of r on that
// player's side (0 or 1).
func (b *Table) paintBacks(p *paint.Canvas, n, side int, r geom.Rect) {
	w := min(r.H*0.085, 34)
	h := w * pieces.CardH / pieces.CardW
	step := w * 0.55
	x := r.Right() - 14 - w - step*float64(n-1)
	if side == 0 {
		x = r.X + 14
	}
	for i := range n {
		at := geom.R(x+step*float64(i), r.Bottom()-h-10, w, h)
		p.DropShadow(at, 3, 3)
		p.Image(b.back(p, w), at, 0, paint.White)
	}
}

// sideName returns the name of the fighter on a side (0 or 1) of fight d.
func (b *Table) sideName(d *rules.Duel, side int) string {
	if d.Side[side] == engine.NoSeat {
		return i18n.T(foes()[d.Kind()].name)
	}
	return b.who(d.Side[side])
}
