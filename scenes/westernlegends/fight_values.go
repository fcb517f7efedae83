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
	"gulch/render/theme"
)

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
	if n < leastValue {
		parts = i18n.T("%s, at least %d", parts, leastValue)
	}
	if (d.Ties|d.CardTies)>>side&1 != 0 {
		parts = i18n.T("%s, wins ties", parts)
	}
	return max(n, leastValue), parts, true
}

// leastValue is the least value of a card in a fight, however much it is lowered (R38).
const leastValue = 2

// causesOf returns the reductions of the fight value of a side (0 or 1) of fight d. A reduction
// with an unknown cause has an empty name.
func (b *Table) causesOf(d *rules.Duel, side int) (all []cause) {
	if by := d.ByCard[side]; by != 0 {
		name := ""
		if c := d.Played[1-side]; c != rules.NoCard && b.Settled != nil {
			name = i18n.T(b.Settled.Effect(c).Name)
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
				used = b.shortSource(rules.SourceIn(e), e.Seat)
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

// restartNote returns a sentence about the cards before the last restart of the current fight, for
// which the player may have had no choice. It finds them in past, the events so far. It returns ""
// if the fight has not been restarted.
func (b *Table) restartNote(past []engine.Event) string {
	own, dealt, note := "", "", ""
	for _, e := range past {
		switch e.Kind {
		case rules.EventFight:
			own, dealt, note = "", "", ""
		case rules.EventShown:
			own = cardArg(b, e).(string)
		case rules.EventFightCard:
			dealt, _ = fightCardArg(b, e).(string)
		case rules.EventRestart:
			note = i18n.T("First, %s met fight card %s: the fight started again.", own, dealt)
		}
	}
	return note
}

// shortSource returns the name of source, which has caused an effect for seat. For a poker card it
// is the name of the card's effect, without rank and suit, for an ability that of the character.
func (b *Table) shortSource(source rules.Source, seat engine.Seat) string {
	switch c, ability, _ := source.Parts(); {
	case c >= 0:
		return i18n.T(b.State.Effect(c).Name)
	case ability >= 0 && b.rider(seat):
		return b.characterName(seat)
	}
	return b.sourceName(source)
}

// sumsAfter returns the fight values that both sides would have after move m, by side. ok is false
// if a value would be hidden, or if m is not legal.
func (b *Table) sumsAfter(m engine.Move) (after [2]int, ok bool) {
	_, after, ok = b.fightAfter(m)
	return after, ok
}

// fightAfter is like sumsAfter, but also returns the fight as it would be after the move.
func (b *Table) fightAfter(m engine.Move) (d *rules.Duel, after [2]int, ok bool) {
	s := new(rules.State)
	b.State.CopyTo(s)
	board := rules.Game.NewBoard().(*rules.Board)
	board.Read(s, b.RevealedSeats)
	if board.Fighting == 0 {
		return nil, after, false
	}
	d = &board.Fights[board.Fighting-1]
	over := false
	err := s.Play(m, func(e engine.Event) {
		over = over || e.Kind == rules.EventFightWon || e.Kind == rules.EventDeclined || e.Kind == rules.EventRestart ||
			e.Kind == rules.EventFightOver
		if !over {
			engine.Follow(board, engine.Told{Event: e, State: s}, b.RevealedSeats)
		}
	})
	if err != nil {
		return nil, after, false
	}
	for side := range after {
		n, _, seen := b.sum(d, side)
		if !seen {
			return nil, after, false
		}
		after[side] = n
	}
	return d, after, true
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
	winner := b.winningSide(d, sums)
	own := 0
	if d.Side[1] == b.Viewer {
		own = 1
	}
	return i18n.T("%d against %d: %s wins", sums[own], sums[1-own], b.sideName(d, winner))
}

// winningSide returns the side (0 or 1) that wins fight d with the given fight values, by side.
func (b *Table) winningSide(d *rules.Duel, sums [2]int) int {
	if sums[0] == sums[1] {
		return b.Board.TieWinner(d)
	}
	return oneIf(sums[1] > sums[0])
}

// standing returns a text that says who would win fight d with the current fight values, or "" if a
// card is hidden.
func (b *Table) standing(d *rules.Duel) string {
	sums, seen := b.bothSums(d)
	if !seen {
		return ""
	}
	return b.verdict(d, sums)
}

// bothSums returns the current fight values of fight d, by side. seen is false if a card is hidden.
func (b *Table) bothSums(d *rules.Duel) (sums [2]int, seen bool) {
	for side := range sums {
		n, _, known := b.sum(d, side)
		if !known {
			return sums, false
		}
		sums[side] = n
	}
	return sums, true
}
