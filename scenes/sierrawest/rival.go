package sierrawest

import (
	rules "gulch/engine/sierrawest"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/words"
)

// Hastings plays in the open: the plan card lies beside the mountain with its five lines, and footprints say where each of
// his figures goes next.

// planShown is the plan card that lies open: the one carried out or the last one, -1 before the first.
func (b *Table) planShown() int {
	if b.Board.Rival.Plan >= 0 {
		return b.Board.Rival.Plan
	}
	return b.Board.Past.Plan
}

// planTexts are the five lines of a plan card.
func planTexts(n int) [planLines]string {
	p := rules.Plan(n)
	return [planLines]string{
		words.N(p.Left, "Left figure: %d step", "Left figure: %d steps", p.Left),
		words.N(p.Right, "Right figure: %d step", "Right figure: %d steps", p.Right),
		words.N(p.Wagon, "Wagon: %d space", "Wagon: %d spaces", p.Wagon),
		words.T("Homestead: %s", words.T(planTracks[p.Track])),
		words.T("Then: %s", words.T(planExtras[p.Extra])),
	}
}

// paintPlan paints the plan card, with the line that is carried out in brass.
func (b *Table) paintPlan(p *paint.Pen) {
	r := b.at.plan
	p.Lift(r, 6, 4)
	p.Rect(r.Inset(-1), 6, theme.WalnutInk)
	p.Grad(r, 5, theme.RGB(0xF8EBCB), theme.RGB(0xE6D2A6))
	head := r.Pad(7, 2)
	head.H = b.at.planHead()
	size := min(12.5, head.H*0.8)
	p.Label(words.T("Hastings's plan"), head, paint.Style{Face: paint.Display, Size: max(size, 12), Color: theme.Umber})
	n := b.planShown()
	if n < 0 {
		p.Label(words.T("Comes up in his turn."), b.at.planLine(1), paint.Style{Face: paint.Body, Size: max(size, 12), Color: theme.SoftInk})
		return
	}
	for i, text := range planTexts(n) {
		at := b.at.planLine(i)
		face, ink := paint.Body, theme.Ink
		if b.Board.Rival.Plan >= 0 && b.Board.Rival.Step == i {
			p.Rect(at.Inset(-1), 3, theme.Alpha(theme.Brass, 0.55))
			face = paint.Bold
		}
		p.Label(text, at.Pad(3, 0), paint.Style{Face: face, Size: 12, Color: ink})
	}
}

// footing is what the next step of a figure of Hastings does.
type footing struct {
	to     rules.Node // where it climbs
	claims bool       // it claims the card on which it stands
	shoots bool       // it takes an outlaw and goes back to the foot
}

// stride works out the next step of a figure of Hastings (R116), the left or the right one.
func (b *Table) stride(figure int) footing {
	right := figure == rules.MaxSeats
	at := b.Board.Climbers[figure]
	var open rules.Set
	switch {
	case at >= rules.NodeCount:
		open = at.Adjacent() & b.Board.Held
	case b.Board.FaceUp.Has(int(at)):
		return footing{to: at, claims: true}
	default:
		row, i := at.Row()
		for n := range (at.Adjacent() & b.Board.Held).All() {
			if r, k := rules.Node(n).Row(); r == row+1 && (k == i || k == i-1) {
				open |= 1 << n
			}
		}
	}
	if open == 0 {
		return footing{to: at, shoots: at < rules.NodeCount}
	}
	out := footing{to: rules.Node(open.First())}
	for n := range open.All() {
		if right {
			out.to = rules.Node(n)
		}
	}
	return out
}

// paintFootprints paints where the figures of Hastings go next.
func (b *Table) paintFootprints(p *paint.Pen) {
	for _, figure := range []int{int(rules.Hastings), rules.MaxSeats} {
		next := b.stride(figure)
		if next.to >= rules.NodeCount || b.Board.Phase == rules.PhaseOver {
			continue
		}
		r := b.at.node(next.to)
		icon := "cowboy-boot"
		if next.claims {
			icon = "card-pickup"
		}
		side := 0.68
		if figure == rules.MaxSeats {
			side = 0.86
		}
		at := geom.Point{X: r.X + r.W*side, Y: r.Bottom() - r.H*0.22}
		p.Disc(at, r.H*0.2, theme.WalnutInk, theme.WalnutInk)
		p.Disc(at, r.H*0.18, seatColour(int(rules.Hastings)), theme.Darken(seatColour(int(rules.Hastings)), 0.2))
		p.Icon(icon, at, r.H*0.27, theme.Cream)
	}
}

// rivalTip says what the figures of Hastings do next.
func (b *Table) rivalTip() string {
	var out string
	for _, figure := range []int{int(rules.Hastings), rules.MaxSeats} {
		who := words.T("Left figure")
		if figure == rules.MaxSeats {
			who = words.T("Right figure")
		}
		switch next := b.stride(figure); {
		case next.claims:
			out += words.T("%s: the next step claims %s.", who, b.spotName(next.to))
		case next.shoots:
			out += words.T("%s: the next step takes an outlaw.", who)
		case next.to < rules.NodeCount:
			out += words.T("%s: the next step climbs to %s.", who, b.spotName(next.to))
		}
		out += " "
	}
	return out
}

// planNode explains the plan card.
func (k *keeper) planNode() {
	b := k.b
	tip := words.T("His plan comes up at the beginning of his turn and is carried out line by line.")
	if n := b.planShown(); n >= 0 {
		tip = words.Capital(b.planWords(n))
	}
	n := text("plan-card", words.T("Hastings's plan"), tip+" "+b.rivalTip()+words.T("%d plans are left.", b.Board.Rival.Plans.Len()), b.at.plan)
	k.add(n)
}
