package sierrawest

import (
	rules "gulch/engine/sierrawest"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// Hastings, the solo opponent, acts by open information: his plan card is face up before his turn.
// Footprints mark the nodes (places of the mountain) that his figures will step on.

// Ledger describes the ledger: in a solo game it has a row for Hastings, too.
func (b *Table) Ledger() table.Ledger {
	if !b.Board.Solo {
		return table.Ledger{}
	}
	return table.Ledger{Rival: table.Rival{
		Name: b.Name(rules.Hastings), Tip: b.seatTip(rules.Hastings),
		DrawRow: func(p *paint.Canvas, r geom.Rect) {
			row := b.Row(rules.Hastings)
			b.PaintRow(p, r, rules.Hastings, row, row.Stats)
		},
	}}
}

// planShown returns the number of Hastings's plan card that is face up: the current one or, if
// there is none, the last one. It returns -1 before the first.
func (b *Table) planShown() int {
	if b.Board.Rival.Plan >= 0 {
		return b.Board.Rival.Plan
	}
	return b.Board.Past.Plan
}

// planTexts returns the texts of the five lines of plan card n. The last two lines have shortened
// texts, because the card is small.
func planTexts(n int) [planLines]string {
	p := rules.Plan(n)
	return [planLines]string{
		i18n.N(p.Left, "Left figure: %d step", "Left figure: %d steps", p.Left),
		i18n.N(p.Right, "Right figure: %d step", "Right figure: %d steps", p.Right),
		i18n.N(p.Wagon, "Wagon: %d space", "Wagon: %d spaces", p.Wagon),
		shortLine(i18n.T("Homestead: %s", i18n.T(planTracks[p.Track])), planTracks[p.Track]),
		shortLine(i18n.T("Then: %s", i18n.T(planExtras[p.Extra])), planExtras[p.Extra]),
	}
}

// shortLine returns line, a line of a plan card, or a shorter form of it. what is the last part of
// the line. The short form is this part alone, if it is clear by itself: "The highest track" is,
// because only the homestead has tracks.
func shortLine(line, what string) string {
	switch what {
	case planTracks["highest"], planTracks["lowest"], planExtras["mode"]:
		return i18n.Capitalize(i18n.T(what))
	}
	return line
}

// idleLines returns, for each line of plan card n, whether the line has no effect.
func idleLines(n int) [planLines]bool {
	p := rules.Plan(n)
	return [planLines]bool{p.Left == 0, p.Right == 0, p.Wagon == 0, p.Track == "none", p.Extra == "none"}
}

// paintPlan paints Hastings's plan card. A brass background marks the line that is being carried
// out.
func (b *Table) paintPlan(p *paint.Canvas) {
	r := b.at.plan
	p.DropShadow(r, 6, 4)
	p.Rect(r.Inset(-1), 6, theme.WalnutInk)
	p.Gradient(r, 5, theme.RGB(0xF8EBCB), theme.RGB(0xE6D2A6))
	head := r.Pad(7, 2)
	head.H = b.at.planHead()
	size := min(12.5, head.H*0.8)
	p.Label(b.planTitle(), head, paint.Style{Face: paint.Display, Size: max(size, 12), Color: theme.Umber})
	pieces.Marker(p, geom.Point{X: head.Right() - 9, Y: head.Center().Y + 1}, 13, int(rules.Hastings))
	n := b.planShown()
	if n < 0 {
		p.Label(i18n.T("Revealed on his turn."), b.at.planLine(1),
			paint.Style{Face: paint.Body, Size: max(size, 12), Color: theme.SoftInk})
		return
	}
	idle := idleLines(n)
	for i, text := range planTexts(n) {
		at := b.at.planLine(i)
		face, ink := paint.Body, theme.Ink
		if idle[i] {
			ink = theme.SoftInk
		}
		if b.Board.Rival.Plan >= 0 && b.Board.Active == rules.Hastings && b.Board.Rival.Step == i {
			p.Rect(at.Inset(-1), 3, theme.Alpha(theme.Brass, 0.55))
			face = paint.Bold
		}
		p.Label(text, at.Pad(3, 0), paint.Style{Face: face, Size: 12, Color: ink})
	}
}

// hastingsStep is a step up the mountain of one of the two figures of Hastings, the rival in solo
// games.
type hastingsStep struct {
	to     rules.Node // the node to which the figure climbs
	claims bool       // whether the figure claims the card on that node
	shoots bool       // whether the figure captures an outlaw and then returns to the foot of the mountain
}

// planTitle returns the heading of Hastings's plan card.
func (b *Table) planTitle() string {
	if b.planWaits() {
		return i18n.T("Hastings's next plan")
	}
	return i18n.T("Hastings's plan")
}

// planWaits reports whether a plan card is face up that Hastings has not started to carry out
// (R115).
func (b *Table) planWaits() bool {
	return b.Board.Rival.Ahead && b.Board.Rival.Plan >= 0 && b.Board.Active != rules.Hastings
}

// stepsOf returns how many steps one of Hastings's figures will take by the plan card that is face
// up. figure is rules.Hastings for the left figure, rules.MaxSeats for the right one. In versions
// of the rules in which the card is face down before his turn it returns 1, because he takes at
// least one step.
func (b *Table) stepsOf(figure int) int {
	rival, right := b.Board.Rival, figure == rules.MaxSeats
	switch {
	case rival.Plan < 0 && !rival.Ahead:
		return 1
	case rival.Plan < 0:
		return 0
	case rival.Step == 0 && right:
		return rules.Plan(rival.Plan).Right
	case rival.Step == 0 && !right, rival.Step == 1 && right:
		return rival.Left
	}
	return 0
}

// hastingsSteps returns the steps that one of Hastings's figures will take on the current mountain,
// by his plan card. figure is as in stepsOf. The list ends at a step that claims a card or captures
// an outlaw, because nobody knows the card that is revealed then.
func (b *Table) hastingsSteps(figure int) (steps []hastingsStep) {
	at := b.Board.Climbers[figure]
	for range b.stepsOf(figure) {
		next := b.nextHastingsStep(figure, at)
		if next.to >= rules.NodeCount {
			break
		}
		if steps = append(steps, next); next.claims || next.shoots {
			break
		}
		at = next.to
	}
	return steps
}

// plannedClaim reports whether one of Hastings's figures is going to claim the card on node n, by
// his plan card and the current mountain.
func (b *Table) plannedClaim(n rules.Node) bool {
	for _, figure := range []int{int(rules.Hastings), rules.MaxSeats} {
		steps := b.hastingsSteps(figure)
		if k := len(steps); k > 0 && steps[k-1].claims && steps[k-1].to == n {
			return true
		}
	}
	return false
}

// nextHastingsStep returns the next step of one of Hastings's figures (R116). at is the node where
// the figure stands; figure is as in stepsOf.
func (b *Table) nextHastingsStep(figure int, at rules.Node) hastingsStep {
	right := figure == rules.MaxSeats
	var open rules.Set
	switch {
	case at >= rules.NodeCount:
		open = at.Adjacent() & b.Board.Held
	case b.Board.FaceUp.Has(int(at)):
		return hastingsStep{to: at, claims: true}
	default:
		row, i := at.Row()
		for n := range (at.Adjacent() & b.Board.Held).All() {
			if r, k := rules.Node(n).Row(); r == row+1 && (k == i || k == i-1) {
				open |= 1 << n
			}
		}
	}
	if open == 0 {
		return hastingsStep{to: at, shoots: at < rules.NodeCount}
	}
	out := hastingsStep{to: rules.Node(open.First())}
	for n := range open.All() {
		if right {
			out.to = rules.Node(n)
		}
	}
	return out
}

// paintFootprints paints footprints on the nodes to which Hastings's figures are going to climb, by
// his plan card.
func (b *Table) paintFootprints(p *paint.Canvas) {
	if b.Board.Phase == rules.PhaseOver {
		return
	}
	var taken []geom.Rect
	for _, figure := range []int{int(rules.Hastings), rules.MaxSeats} {
		for _, step := range b.hastingsSteps(figure) {
			at, size := b.footprintPlace(figure, step, taken)
			taken = append(taken, geom.Around(at, 2*size, 2*size))
			b.paintFootprint(p, step, at, size)
		}
	}
}

// footprintPlace returns the middle and the radius of the footprint for a step of one of Hastings's
// figures, on the node where the step ends. figure is as in stepsOf. The footprint is at the lower
// edge of the node, beside the frontiersmen who stand there and the footprints at taken.
func (b *Table) footprintPlace(figure int, step hastingsStep, taken []geom.Rect) (at geom.Point, size float64) {
	r := b.at.node(step.to)
	size = max(r.H*0.2, 6.5)
	if step.claims {
		size = max(r.H*0.24, 8)
	}
	sides := []float64{0.68, 0.86, 0.5, 0.32, 0.14}
	if figure == rules.MaxSeats {
		sides = []float64{0.86, 0.68, 0.5, 0.32, 0.14}
	}
	least := -1.0
	for _, side := range sides {
		to := geom.Point{X: r.X + r.W*side, Y: r.Bottom() - r.H*0.22}
		box, cost := geom.Around(to, 2*size, 2*size), 0.0
		for _, x := range taken {
			cost += ui.Overlap(box, x)
		}
		for f, n := range b.Board.Climbers {
			if b.plays(f) && n == step.to {
				h := b.climberHeight()
				cost += ui.Overlap(box, geom.Around(b.footOf(f, n).Add(0, -h/2), h*0.5, h))
			}
		}
		if least < 0 || cost < least {
			at, least = to, cost
		}
	}
	return at, size
}

// paintFootprint paints a footprint for a step of one of Hastings's figures. at is its middle, and
// size its radius.
func (b *Table) paintFootprint(p *paint.Canvas, step hastingsStep, at geom.Point, size float64) {
	icon := "cowboy-boot"
	if step.claims {
		icon = "card-pickup"
	}
	p.Disc(at, size, theme.WalnutInk, theme.WalnutInk)
	p.Disc(at, size*0.9, seatColour(int(rules.Hastings)), theme.Darken(seatColour(int(rules.Hastings)), 0.2))
	p.Icon(icon, at, size*1.35, theme.Cream)
}

// rivalTip returns a text about the steps that Hastings's figures are going to take, by his plan
// card and the current mountain.
func (b *Table) rivalTip() string {
	var out string
	for _, figure := range []int{int(rules.Hastings), rules.MaxSeats} {
		who := i18n.T("Left figure")
		if figure == rules.MaxSeats {
			who = i18n.T("Right figure")
		}
		steps := b.hastingsSteps(figure)
		if len(steps) == 0 {
			continue
		}
		switch last := steps[len(steps)-1]; {
		case last.claims:
			out += i18n.T("%s will claim %s.", who, b.spotName(last.to))
		case last.shoots:
			out += i18n.T("%s will catch an outlaw.", who)
		default:
			out += i18n.T("%s will climb to %s.", who, b.spotName(last.to))
		}
		out += " "
	}
	return out
}

// planNode adds the node of Hastings's plan card, with a tooltip that explains it.
func (k *nodeBuilder) planNode() {
	b := k.b
	tip := i18n.T("He reveals his plan at the start of his turn and follows it line by line.")
	if n := b.planShown(); n >= 0 {
		tip = i18n.Capitalize(b.planWords(n))
	}
	if b.planWaits() {
		tip = i18n.T("After your turn, Hastings follows this plan:") + " " + b.planWords(b.Board.Rival.Plan)
	}
	n := text("plan-card", b.planTitle(), tip+" "+b.rivalTip()+i18n.T("Plans left: %d.", b.Board.Rival.Plans.Len()),
		b.at.plan)
	k.add(n)
}
