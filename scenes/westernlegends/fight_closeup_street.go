package westernlegends

import (
	"fmt"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/motion"
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
		a.sum[side] = geom.Point{X: x, Y: top + 208*k + 24*k}
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
	if !b.settled {
		b.paintTie(p, d, &at)
	}
}

// paintTie writes which side of fight d would win a tie, at the lower edge of the picture of the
// street. at is the layout of the close-up.
func (b *Table) paintTie(p *paint.Canvas, d *rules.Duel, at *fightLayout) {
	text := i18n.T("Tie: %s wins", b.sideName(d, b.Board.TieWinner(d)))
	for side, who := range d.Side { // he lowers the card of the other side when it is revealed
		if who == rules.ManInBlack && !d.Open {
			text = i18n.T("%s; %s: −%d", text, b.sideName(d, 1-side), rules.MibLowers)
		}
	}
	st := paint.Style{Face: paint.Bold, Size: 13, Color: theme.Cream, Align: paint.Center}
	k := min(max(p.View.Letters(), 1), 1.3)
	room := geom.R(0, 0, at.street.W*0.54, 22*k)
	w := min(p.LabelWidth(text, room, st)+46*k, at.street.W*0.6)
	tag := geom.Around(geom.Point{X: at.street.Center().X, Y: at.street.Bottom() - 8 - 11*k}, w, 22*k)
	p.Rect(tag.Inset(-1), tag.H/2, theme.Alpha(theme.Brass, 0.8))
	p.Rect(tag, tag.H/2, theme.RGB(0x1C0F0A))
	p.Icon("scales", geom.Point{X: tag.X + 17*k, Y: tag.Center().Y}, 16*k, theme.BrassHi)
	p.Label(text, tag.Pad(8, 0).Move(12*k, 0).Pad(12*k, 0), st)
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

// paintSum paints the current value of a side (0 or 1) in fight d beside its card, with the
// fighter's face and, below the value, how it is composed. at is the layout of the close-up. It
// paints nothing while the side's card is hidden.
func (b *Table) paintSum(p *paint.Canvas, d *rules.Duel, side int, at *fightLayout) {
	n, parts, ok := b.sum(d, side)
	if !ok {
		return
	}
	c, r := at.sum[side], at.disc
	top, low := theme.BrassHi, theme.Brass
	if side == 1 {
		top, low = theme.RGB(0xC8452F), theme.RGB(0x7A1E18)
	}
	p.Disc(c.Add(1, 3), r+2, theme.Alpha(theme.Shadow, 0.6), theme.Alpha(theme.Shadow, 0.6))
	p.Disc(c, r+2, theme.WalnutInk, theme.WalnutInk)
	p.Disc(c, r, top, low)
	pieces.DrawNumber(p, geom.Around(c, 2*r, 2*r), n,
		paint.Style{Face: paint.Bold, Size: r * 1.16, Color: theme.TextOn(top), Align: paint.Center, Fixed: true})
	if who := d.Side[side]; b.rider(who) {
		b.Token(p, who, c.Add(float64(2*side-1)*r*1.62, -r*0.1), r*0.9)
	}
	st := paint.Style{Face: paint.Bold, Size: 13, Color: theme.Cream, Align: paint.Center}
	half := (at.sum[1].X - at.sum[0].X) / 2
	most := min(at.street.Center().X-at.street.X, 2*half+at.disc*2.4)
	room := geom.R(0, 0, most, 22)
	w := min(p.LabelWidth(parts, room, st)+20, most-6)
	tag := geom.Around(geom.Point{X: c.X, Y: c.Y + r + 15}, w, 22)
	if w > 2*half-6 { // too wide for the space between the discs: the texts of both sides extend outwards
		tag.X = c.X + half - 3 - w
		if side == 1 {
			tag.X = c.X - half + 3
		}
	}
	p.Rect(tag.Inset(-1), 11, theme.Alpha(theme.Brass, 0.8))
	p.Rect(tag, 11, theme.RGB(0x1C0F0A))
	p.Label(parts, tag.Pad(8, 0), st)
}

// cause is a reduction of the fight value of one side: what caused it, and by how much.
type cause struct {
	name string
	less int
}

// sum returns the current fight value n of a side (0 or 1) of fight d, and parts, a text that says
// how n is composed ("8 − 2 Rifle"). ok is false if the side's card is hidden.
func (b *Table) sum(d *rules.Duel, side int) (n int, parts string, ok bool) {
	switch {
	case b.dealt(d, side) && d.Dealt != rules.NoFightCard:
		n = d.Dealt.Value()
	case d.Played[side] != rules.NoCard:
		n = d.Played[side].Value()
	default:
		return 0, "", false
	}
	parts = fmt.Sprint(n)
	for _, c := range b.causesOf(d, side) {
		if n -= c.less; c.name == "" {
			parts += fmt.Sprintf(" − %d", c.less)
		} else {
			parts += " " + i18n.T("− %d %s", c.less, c.name)
		}
	}
	if (d.Ties|d.CardTies)>>side&1 != 0 {
		parts = i18n.T("%s, wins ties", parts)
	}
	return max(n, 2), parts, true
}

// causesOf returns the reductions of the fight value of a side (0 or 1) of fight d. A reduction
// with an unknown cause has an empty name.
func (b *Table) causesOf(d *rules.Duel, side int) (all []cause) {
	if by := d.ByCard[side]; by != 0 {
		name := ""
		if c := d.Played[1-side]; c != rules.NoCard && b.State != nil {
			name = i18n.T(b.State.Effect(c).Name)
		}
		all = append(all, cause{name, by})
	}
	left := d.Lowered[side]
	for _, c := range b.lowered[side] {
		if c.less <= left {
			all, left = append(all, c), left-c.less
		}
	}
	if left != 0 {
		all = append(all, cause{"", left})
	}
	return all
}

// findCauses finds the cards, items or abilities that have reduced the fight values of both sides,
// and stores them in b.lowered. It finds them in past, the events so far.
func (b *Table) findCauses(past []engine.Event) {
	b.lowered = [2][]cause{}
	at := len(past) - 1
	for ; at >= 0 && past[at].Kind != rules.EventFight && past[at].Kind != rules.EventRestart; at-- {
	}
	used, were := "", [2]int{}
	for _, e := range past[max(at, 0):] {
		switch e.Kind {
		case rules.EventUsed:
			used = ""
			if !e.Redacted {
				used = b.shortSource(rules.SourceIn(e))
			}
		case rules.EventLowered:
			for side, now := range [2]int{rules.Lowered0In(e), rules.Lowered1In(e)} {
				if less := now - were[side]; less > 0 {
					name := used
					if d := b.fight(); name == "" && d != nil && b.rider(d.Side[1-side]) &&
						b.Board.Of[d.Side[1-side]].Weapon >= 0 {
						name = itemName(b.Board.Of[d.Side[1-side]].Weapon)
					}
					b.lowered[side] = append(b.lowered[side], cause{name, less})
				}
				were[side] = now
			}
			used = ""
		}
	}
}

// shortSource returns the name of source, which has caused an effect. For a poker card it is the
// name of the card's effect, without rank and suit.
func (b *Table) shortSource(source rules.Source) string {
	if c, _, _ := source.Parts(); c >= 0 {
		return i18n.T(b.State.Effect(c).Name)
	}
	return b.sourceName(source)
}

// sumsAfter returns the fight values that both sides would have after move m of a seat, by side. ok
// is false if a value would be hidden, or if m is not legal.
func (b *Table) sumsAfter(seat engine.Seat, m engine.Move) (after [2]int, ok bool) {
	s := new(rules.State)
	b.State.CopyTo(s)
	board := rules.Game.NewBoard().(*rules.Board)
	board.Read(s, b.RevealedSeats)
	if board.Fighting == 0 {
		return after, false
	}
	d, over := &board.Fights[board.Fighting-1], false
	err := s.Play(m, func(e engine.Event) {
		over = over || e.Kind == rules.EventFightWon || e.Kind == rules.EventDeclined || e.Kind == rules.EventRestart ||
			e.Kind == rules.EventFightOver
		if !over {
			board.Apply(e.For(b.RevealedSeats))
		}
	})
	if err != nil {
		return after, false
	}
	for side := range after {
		n, _, seen := b.sum(d, side)
		if !seen {
			return after, false
		}
		after[side] = n
	}
	return after, true
}

// drawAfter draws, while the viewer points at a card, what playing it would do: the new fight value
// of each side whose value would change, and the difference. after holds the new values by side.
// inner is the content area of the close-up, strength the opacity, 0 to 1.
func (b *Table) drawAfter(p *paint.Canvas, inner geom.Rect, after [2]int, strength float64) {
	d := b.fight()
	if d == nil {
		return
	}
	at := newFightLayout(inner)
	pieces.WithOpacity(p, strength, func() {
		for side := range 2 {
			now, _, ok := b.sum(d, side)
			if !ok || now == after[side] {
				continue
			}
			r := at.disc * 0.74
			p.Disc(at.after, r+3, theme.WalnutInk, theme.WalnutInk)
			p.Disc(at.after, r, theme.RGB(0xFBF2DC), theme.RGB(0xEAD8B0))
			tone := theme.RGB(0x2F6A2B)
			if d.Side[side] == b.Viewer != (after[side] > now) {
				tone = theme.Oxblood
			}
			pieces.DrawNumber(p, geom.Around(at.after, 2*r, 2*r), after[side],
				paint.Style{Face: paint.Bold, Size: r * 1.2, Color: tone, Align: paint.Center, Fixed: true})
			from, to := at.sum[side], at.after
			dir := float64(1 - 2*side)
			from.X, to.X = from.X+dir*at.disc, to.X-dir*(r+3)
			b.dashes(p, from, to, 5, theme.RGB(0xFFF3D2))
			box := geom.Around(from.Lerp(to, 0.5).Add(0, -at.disc*0.62), 34, 20)
			p.Rect(box, 6, theme.Alpha(theme.Shadow, 0.8))
			p.Label(pieces.Signed(after[side]-now), box,
				paint.Style{Face: paint.Bold, Size: 15, Color: theme.Cream, Align: paint.Center, Fixed: true})
			return
		}
	})
}

// flyOff draws an animated number that flies from the opponent's card to the fight value of a side
// (0 is the attacker). less is the number, which is subtracted from that value. t is the progress,
// 0 to 1.
func (b *Table) flyOff(p *paint.Canvas, side, less int, t float64) {
	at := newFightLayout(b.close.Inner())
	from := at.card[1-side].Center()
	u := motion.InOutQuad(min(1, t*1.25))
	spot := from.Lerp(at.sum[side], u).Add(0, -60*u*(1-u))
	pieces.WithOpacity(p, min(1, (1-t)*5), func() {
		p.Disc(spot, at.disc*0.55+2, theme.WalnutInk, theme.WalnutInk)
		p.Disc(spot, at.disc*0.55, theme.RGB(0xFBF2DC), theme.RGB(0xEAD8B0))
		p.Label(pieces.Signed(-less), geom.Around(spot, at.disc*1.2, at.disc),
			paint.Style{Face: paint.Bold, Size: at.disc * 0.6, Color: theme.Oxblood, Align: paint.Center, Fixed: true})
	})
}

// verdict returns the result of fight d as text, "6 against 5: Ada wins". sums holds the fight
// values by side.
func (b *Table) verdict(d *rules.Duel, sums [2]int) string {
	winner := b.Board.TieWinner(d)
	if sums[0] != sums[1] {
		winner = oneIf(sums[1] > sums[0])
	}
	own := 0
	if d.Side[1] == b.Viewer {
		own = 1
	}
	return i18n.T("%d against %d: %s wins", sums[own], sums[1-own], b.sideName(d, winner))
}

// standing returns a text that says who would win fight d with the current fight values, or "" if a
// card is hidden.
func (b *Table) standing(d *rules.Duel) string {
	own, _, seen := b.sum(d, 0)
	other, _, also := b.sum(d, 1)
	if !seen || !also {
		return ""
	}
	return b.verdict(d, [2]int{own, other})
}

// sideName returns the name of the fighter on a side (0 or 1) of fight d.
func (b *Table) sideName(d *rules.Duel, side int) string {
	if d.Side[side] == engine.NoSeat {
		return i18n.T(foes()[d.Kind()].name)
	}
	return b.who(d.Side[side])
}

// paintStakes paints into r the consequences of fight d if the given side (0 or 1) wins, one per
// row.
func (b *Table) paintStakes(p *paint.Canvas, d *rules.Duel, side int, r geom.Rect) {
	p.Rect(r, 6, theme.Alpha(theme.RGB(0x120A08), 0.86))
	rim := theme.Brass
	if side == 1 {
		rim = theme.RGB(0xD86A58)
	}
	p.Outline(r.Inset(1), 6, 1.2, rim)
	in := r.Pad(10, 6)
	k := 1 + 0.6*(p.View.Letters()-1)
	head, body := in.CutTop(22 * k)
	p.Label(i18n.T("If %s wins", b.sideName(d, side)), head, paint.Style{Face: paint.Display, Size: 15.5, Color: rim})
	all := b.stakes(d, side)
	st := paint.Style{Face: paint.Body, Size: 13, Color: theme.Cream, LineHeight: 1.1}
	high := body.H / float64(max(len(all), 4))
	y := body.Y
	for _, s := range all {
		p.Icon(s.icon, geom.Point{X: body.X + 8, Y: y + 9*k}, 16, rim)
		y += max(p.Fit(s.text, geom.R(body.X+22, y+1, body.W-22, min(2*high, body.Bottom()-y)), st)+2, min(high, 22*k))
		if y > body.Bottom()-8 {
			break
		}
	}
}
