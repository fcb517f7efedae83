package dakota

import (
	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// The jobs that a worker in a workshop can do are shown as a panel of house fronts with their
// prices. New buildings are in the upper row, and buildings that replace another one in the lower
// row; carts and the hotel are beside them. Jobs that are not available are shown too, and a press
// on them explains why they are not.

// jobs is the layout of the panel that lists the jobs that a worker in a workshop can do.
type jobs struct {
	panel   geom.Rect
	heads   [2]geom.Rect // headings of the two rows of buildings
	cells   [2][rules.SheriffOffice]geom.Rect
	carts   [2]geom.Rect
	upgrade geom.Rect
}

// layJobs computes the layout of the panel of jobs, between the explorers and the right edge, and
// from the street down to the hand.
func (a *boardLayout) layJobs() (j jobs) {
	x := a.niche.Right() + 8
	right := a.earth.Right() - 6
	j.panel = geom.R(x, a.earth.Y+6, right-x, min(a.hand.Y-a.earth.Y-14, 264))
	in := j.panel.Inset(8)
	const columns = int(rules.SheriffOffice) + 2
	for row := range j.heads {
		r := in.Column(row, 2, 6)
		var houses geom.Rect
		j.heads[row], houses = r.CutTop(22)
		j.heads[row].H = 17
		for i := range j.cells[row] {
			j.cells[row][i] = houses.Row(i, columns, 5)
		}
		last := houses.Row(columns-2, columns, 5).Union(houses.Row(columns-1, columns, 5))
		if row == 0 {
			j.carts[0], j.carts[1] = last.Row(0, 2, 5), last.Row(1, 2, 5)
		} else {
			j.upgrade = last
		}
	}
	return j
}

// choosing reports whether decision a is the choice of a job for a worker in a workshop.
func (b *Table) choosing(a *table.Decision) bool {
	return a.Legal != nil && b.State.Phase() == rules.PhaseJob
}

// jobNodes appends to dst the nodes of the panel of jobs.
func (b *Table) jobNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	j := b.at.layJobs()
	dst = append(dst, ui.Node{
		ID:          "catalogue",
		Label:       i18n.T("Choices"),
		Tip:         i18n.T("Choose one of these."),
		Role:        "text",
		SkipFocus:   true,
		BlocksInput: true,
		Rect:        j.panel,
		Draw:        func(p *paint.Canvas, n *ui.Node, _ ui.NodeState) { drawJobs(p, n.Rect, j.heads) },
	})
	for row, build := range []func(rules.Building) engine.Move{rules.Build, rules.Rebuild} {
		for i, r := range j.cells[row] {
			h := rules.House + rules.Building(i)
			m := build(h)
			id := [...]string{"front ", "instead "}[row] + h.String()
			left := i18n.T("%d left", b.Board.Supply[h])
			name, _ := r.CutTop(24)
			n := ui.Node{ID: id, Label: b.MoveWords(m), Tip: newBuildingTip(b.mover(), h), Role: "text", Rect: r,
				BadgeAvoids: []geom.Rect{j.heads[row].Inset(2), name.Inset(4)}}
			if a.IsLegal(m) {
				n.Tip = b.moveTip(m)
			}
			dst = append(dst, b.jobNode(a, n, m,
				facade{pictures().building[h], shortName(h), b.State.JobPrice(h), left, m.Kind == rules.KindRebuild}))
		}
	}
	for i, r := range j.carts {
		dst = b.cartJobs(a, dst, rules.SmallCart+rules.Cart(i), r)
	}
	return b.upgradeJob(a, dst, j.upgrade)
}

// facade describes how the panel of jobs shows one job of a workshop: picture, name, price in
// dollars, and a note.
type facade struct {
	picture pieces.Motif
	name    string
	price   int
	note    string
	instead bool // whether the job's building replaces another one
}

// jobNode returns n as the node of job m, drawn as look says. A press does the job or, if the job
// is not legal, shows the reason.
func (b *Table) jobNode(a *table.Decision, n ui.Node, m engine.Move, look facade) ui.Node {
	n = a.Target(n, m)
	can, glow, lot := a.IsLegal(m), n.Draw, -1
	if can {
		lot = b.ghostLot(m)
	}
	n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
		look.draw(p, n.Rect.Move(f.Shake, 0), can, f.Hover)
		if glow != nil && can {
			glow(p, n, f)
		}
		if lot >= 0 && f.Hover > 0 { // show a preview of the building on its lot
			faded(p, 0.85*f.Hover, func() { look.picture.Fit(p, b.at.lots[lot]) })
			p.Outline(b.at.lots[lot].Inset(-2), 6, 2.6, theme.Alpha(theme.BrassHi, f.Hover))
		}
	}
	return n
}

// cartJobs appends to dst the nodes for buying a cart of kind c, in rectangle r. If all four slots
// for carts are full, one of them has to be replaced; there is then a button for each cart that may
// be.
func (b *Table) cartJobs(a *table.Decision, dst []ui.Node, c rules.Cart, r geom.Rect) []ui.Node {
	look := facade{pictures().cart[c], cartName(c), b.State.CartPrice(c),
		i18n.N(c.Capacity(), "%d seat", "%d seats", c.Capacity()), false}
	m := rules.BuyCart(c, rules.NoCartSlot)
	var swaps []engine.Move
	for _, x := range legalOf(a, rules.KindBuyCart) {
		if rules.CartOf(x) == c && rules.GivenUpOf(x) != rules.NoCartSlot {
			swaps = append(swaps, x)
		}
	}
	n := ui.Node{ID: "buy " + c.String(), Label: b.MoveWords(m), Tip: b.moveTip(m), Role: "text", Rect: r}
	if len(swaps) == 0 {
		return append(dst, b.jobNode(a, n, m, look))
	}
	look.note = i18n.T("replaces cart")
	n.DisabledReason = i18n.T("You can't add a fifth cart. Choose below which cart it replaces.")
	n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) { look.draw(p, n.Rect.Move(f.Shake, 0), true, 0) }
	dst = append(dst, n)
	row, _ := r.Inset(4).CutBottom(24)
	for i, x := range swaps {
		dst = append(dst, a.Button(x, row.Row(i, len(swaps), 2),
			pieces.Button{Label: pieces.Number(rules.GivenUpOf(x) + 1), Material: pieces.PaperTag, Size: 12},
			b.moveTip(x)))
	}
	return dst
}

// upgradeJob appends to dst the node, with rectangle r, that turns a house into a hotel. If there
// are houses that an earthquake may destroy, a press upgrades one of these. The other houses are
// highlighted in the street, so that the player can choose one of them there instead.
func (b *Table) upgradeJob(a *table.Decision, dst []ui.Node, r geom.Rect) []ui.Node {
	all := legalOf(a, rules.KindUpgrade)
	m := rules.Upgrade(b.firstHouse())
	for i, x := range all {
		if i == 0 || b.town().Plots[rules.SlotOf(m)].Starting {
			m = x
		}
	}
	look := facade{
		pictures().building[rules.Hotel], i18n.T("Upgrade to hotel"), rules.UpgradePrice(),
		i18n.T("%d left", b.Board.Supply[rules.Hotel]), true,
	}
	n := ui.Node{ID: "make hotel", Label: b.MoveWords(m), Tip: b.moveTip(m), Role: "text", Rect: r}
	if len(all) > 1 {
		n.Tip = table.Sentences(n.Tip, i18n.T("For another building, choose a highlighted one in the street."))
	}
	can := a.IsLegal(m)
	if n = a.Attempt(n, m); can {
		a.RegisterMove(n.ID, m)
		n = table.TargetGlow(n, a.IsHinted(m))
		n.Role = "button"
	}
	glow := n.Draw
	n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
		look.draw(p, n.Rect.Move(f.Shake, 0), can, f.Hover)
		if can && glow != nil {
			glow(p, n, f)
		}
		if can && f.Hover > 0 {
			faded(p, 0.85*f.Hover, func() { look.picture.Fit(p, b.at.lots[rules.SlotOf(m)]) })
		}
	}
	return append(dst, n)
}

// firstHouse returns the index of the first lot with a house. It returns 0 if there is no house.
func (b *Table) firstHouse() int {
	for i := range b.town().Plots {
		if b.town().Plots[i].Building == rules.House {
			return i
		}
	}
	return 0
}

// drawJobs draws into r the panel behind the jobs. heads are the rectangles of the headings of its
// two rows.
func drawJobs(p *paint.Canvas, r geom.Rect, heads [2]geom.Rect) {
	p.DropShadow(r, 6, 10)
	p.Rect(r, 6, theme.WalnutInk)
	p.Gradient(r.Inset(2), 5, theme.RGB(0x6A4226), theme.RGB(0x40240F))
	p.Outline(r.Inset(3), 4, 1.4, theme.Alpha(theme.Brass, 0.6))
	for i, head := range heads {
		p.Label([]string{i18n.T("New buildings, carts"),
			i18n.T("Replacements, hotels")}[i], head.Pad(4, 0),
			paint.Style{Face: paint.Display, Size: 14, Color: theme.BrassHi, Edge: theme.Alpha(theme.Shadow, 0.85)})
	}
}

// draw draws a job into r: picture, name, note and price. can says whether the job is legal: if so,
// the price is on brass, otherwise everything is paler. hover is the progress of the highlight
// under the pointer, 0 to 1.
func (l facade) draw(p *paint.Canvas, r geom.Rect, can bool, hover float64) {
	p.Rect(r, 5, theme.Alpha(theme.Shadow, 0.34))
	fade := 1.0
	if !can {
		fade = 0.58
	}
	foot, rest := r.Inset(3).CutBottom(20)
	head, picture := rest.CutTop(18)
	faded(p, fade, func() {
		l.picture.Fit(p, picture.Pad(2, 1))
		p.Label(l.name, head, paint.Style{Face: paint.Bold, Size: 12.5, Color: theme.Cream, Align: paint.Center,
			Edge: theme.Alpha(theme.Shadow, 0.8)})
		note, tag := foot.CutLeft(foot.W * 0.66)
		p.Label(l.note, note, paint.Style{Face: paint.Body, Size: 12.5, Color: theme.Cream, Align: paint.Center})
		hi, lo, ink := theme.RGB(0xF0C766), theme.RGB(0xB67B26), theme.RGB(0x2B1608)
		if !can {
			hi, lo, ink = theme.RGB(0x5A4A3A), theme.RGB(0x3A2E22), theme.Cream
		}
		p.Rect(tag.Inset(0.5), 5, theme.WalnutInk)
		p.Gradient(tag.Inset(1.6), 4, theme.Lighten(hi, 0.2*hover), lo)
		p.Label(table.Dollars(l.price), tag, centred(paint.Style{Face: paint.Bold, Size: 14, Color: ink}))
	})
	if l.instead {
		at := geom.Point{X: r.X + 11, Y: picture.Y + 9}
		size := 16 * min(p.View.Letters(), 1.3)
		p.Disc(at, size*0.56, theme.Alpha(theme.WalnutInk, 0.8*fade), theme.Alpha(theme.WalnutInk, 0.8*fade))
		p.Icon("clockwise-rotation", at, size, theme.Alpha(theme.Cream, fade))
	}
}
