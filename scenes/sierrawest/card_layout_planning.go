package sierrawest

import (
	"fmt"
	"image/color"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// planNodes adds the nodes for laying out cards: the tiles of the six layouts below the enlarged
// land, the forecast for the selected layout, and the button that plays it.
func (k *nodeBuilder) planNodes() {
	b, a := k.b, k.a
	now := b.planned()
	panel := a.Area
	if b.Window.Class != ui.Tall && a.Hint.Kind == 0 && !a.AwaitsHint() { // a hint needs the room of the prompt
		more := costsMore - 24*(b.Window.View.Letters()-1) // a prompt in larger letters leaves less room
		panel.Y, panel.H = panel.Y-more, panel.H+more
	}
	// with expert planning, the player also chooses which card stays in the hand
	if hand := b.Board.Of[b.Viewer].Hand; hand.Len() > rules.SummitSlots {
		var top geom.Rect
		top, panel = panel.CutTop(26)
		i := 0
		for c := range hand.All() {
			k.keepInHand(rules.Card(c), top.Row(i, hand.Len(), 4), now)
			i++
		}
		panel.Y, panel.H = panel.Y+4, panel.H-4
	}
	k.costsNode(panel, now)
	back, rest := b.at.layouts.CutLeft(arrowWide)
	next, _ := rest.CutRight(arrowWide)
	k.arrow("leaf back", i18n.T("Previous layout"), "previous-button", back, -1, ebiten.KeyB)
	k.arrow("leaf", i18n.T("Next layout"), "next-button", next, 1, ebiten.KeyN)
	words := b.layoutWords(b.layoutsOf(now))
	for i, m := range b.layoutsOf(now) {
		n := ui.Node{
			ID:         fmt.Sprintf("layout %d", i+1),
			Label:      i18n.T("Layout %d: %s", i+1, b.MoveWords(m)),
			Rect:       b.at.layoutTile(i),
			Chosen:     m == now,
			Press:      func() { b.selectLayout(m); a.Rebuild() },
			RuleAnchor: "layout",
			Tip:        words[i],
			Wheel:      func(n int) { b.stepLayout(n); a.Rebuild() },
			// draw only the frame: paintLayouts paints the tile itself
			Draw: func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
				if f.Hover > 0 {
					p.Outline(n.Rect.Inset(-2), 7, 2, theme.Alpha(theme.Cream, f.Hover))
				}
			},
		}
		k.dst = append(k.dst, table.WithHint(n, a.RegisterOptions(n.ID, m)))
	}
	look := pieces.Button{Label: i18n.T("Lay out cards"), Icon: "card-pickup"}
	if b.choice.plan.Kind != 0 {
		look.Material = pieces.Brass
	}
	n := a.Button(now, a.Row, look, i18n.T("Set both paths for this turn. Then your pioneers can walk."), ebiten.KeyG)
	n.Label, n.TipAvoids = b.MoveWords(now), a.Panel
	k.dst = append(k.dst, n)
}

// Sizes, in design units, of the controls for choosing a layout of cards.
const (
	arrowWide = 30
	costsMore = 34 // additional height of the panel that shows the costs of a layout
)

// arrow adds a button with an ID, name, icon and key and the rectangle r that selects another
// layout: the next one if by is 1, the previous one if by is -1.
func (k *nodeBuilder) arrow(id, name, icon string, r geom.Rect, by int, key ebiten.Key) {
	n := ui.Button(id, r, pieces.Button{Icon: icon}, func() { k.b.stepLayout(by); k.a.Rebuild() }, key)
	n.Label, n.Tip, n.RuleAnchor = name, i18n.T("Flip through the layouts your cards can make."), "layout"
	k.dst = append(k.dst, n)
}

// foldedNodes adds icons in the sky for the parts of the table that are hidden while the viewer's
// land is enlarged. Pointing at an icon shows the part.
func (k *nodeBuilder) foldedNodes() {
	b := k.b
	open := func(n ui.Node, w, h float64, draw func(p *paint.Canvas)) {
		n.ZoomPreviewW, n.ZoomPreviewH = w, h
		n.ZoomPreview = func(p *paint.Canvas, r geom.Rect) {
			at := b.at
			// the part is painted in a size in which it is legible
			b.at.homestead, b.at.market, b.at.building = r, r, true
			draw(p)
			b.at = at
		}
		k.add(n)
	}
	open(text("homestead", i18n.T("Homestead"), i18n.T("Each space is worth the wagon's multiplier in points."),
		b.at.homestead), 300, 190, b.paintHomestead)
	var names []string
	for _, c := range b.onSale() {
		names = append(names, cabinName(c))
	}
	open(text("market", i18n.T("Cabins for sale"), i18n.List(names)+".", b.at.market), 560, 190, b.paintMarket)
	k.add(text("special", i18n.T(modeNames[b.Board.Mode]), b.specialTip(), b.at.special))
	for s := range engine.Seat(b.seats()) {
		if s != b.Viewer {
			k.add(text(table.SeatID(s), b.Name(s), b.seatTip(s), b.at.plates[s]))
		}
	}
}

// keepInHand adds a button with rectangle r for one of the four cards in the hand, c: a press
// selects a layout of the other three. now is the layout that is selected at present.
func (k *nodeBuilder) keepInHand(c rules.Card, r geom.Rect, now engine.Move) {
	b := k.b
	out := c != rules.LeftCardOf(now) && c != rules.TopCardOf(now) && c != rules.RightCardOf(now)
	look := pieces.Button{Label: b.cardName(c), Material: pieces.PaperTag, Size: 11.5, Chosen: out}
	n := ui.Button("leave "+b.Board.Mode.Card(c).ID, r, look, func() {
		for _, m := range layouts(b.Board.Of[b.Viewer].Hand &^ (1 << c)) {
			b.selectLayout(m)
			break
		}
		k.a.Rebuild()
	})
	n.Label, n.Tip, n.TipAvoids = i18n.T("Keep %s in hand",
		b.cardName(c)), i18n.T("The selected card stays in your hand for the next turn."), k.a.Panel
	n.Chosen = out
	k.a.RegisterOptions(n.ID, layouts(b.Board.Of[b.Viewer].Hand&^(1<<c))...)
	hint := k.a.Hint
	k.dst = append(k.dst, table.WithHint(n, hint.Kind == rules.KindPlan && !slices.Contains(laid(hint), c)))
}

// CoachWords names a layout by the number of its tile and by the cards on the left and on top, in
// this order: the layouts of three cards differ in the order of the cards only. The list of the
// coach has no room for longer names. A pioneer who goes to a place at once is told from one who
// uses the free spaces before him first, as a press on the place does.
func (b *Table) CoachWords(m engine.Move) string {
	switch m.Kind {
	case rules.KindPlan:
	case rules.KindVisit, rules.KindTrap:
		if _, ok := posting(b.State, m); ok {
			return i18n.T("%s (at once)", b.MoveWords(m))
		}
		return ""
	default:
		return ""
	}
	number := slices.Index(b.layoutsOf(m), m) + 1
	left, top := b.cardName(rules.LeftCardOf(m)), b.cardName(rules.TopCardOf(m))
	for c := range b.Board.Of[b.Viewer].Hand.All() {
		if !slices.Contains(laid(m), rules.Card(c)) { // with expert planning, a card stays in the hand
			return i18n.T("Keep %s, layout %d (%s, %s)", b.cardName(rules.Card(c)), number, left, top)
		}
	}
	return i18n.T("Layout %d (%s, %s)", number, left, top)
}

// laid returns the cards that a KindPlan move lays out.
func laid(m engine.Move) []rules.Card {
	cards := laidBy(m)
	return cards[:]
}

// layoutsOf returns the six layouts that are possible with the three cards of layout m.
func (b *Table) layoutsOf(m engine.Move) []engine.Move {
	return layouts(1<<rules.LeftCardOf(m) | 1<<rules.TopCardOf(m) | 1<<rules.RightCardOf(m))
}

// stepLayout selects another of the six layouts. The parameter by is the distance in their list: 1
// is the next layout, -1 the previous one. The list is cyclic.
func (b *Table) stepLayout(by int) {
	now := b.planned()
	all := b.layoutsOf(now)
	for i, m := range all {
		if m == now {
			b.selectLayout(all[((i+by)%len(all)+len(all))%len(all)])
			return
		}
	}
}

// swap exchanges two cards of the selected layout after a press on the card in slot s: left and top
// for the left slot, left and right for the top slot, top and right for the right slot.
func (b *Table) swap(s rules.Slot) {
	switch s {
	case rules.Left:
		b.exchange(rules.Left, rules.Top)
	case rules.Top:
		b.exchange(rules.Left, rules.Right)
	case rules.Right:
		b.exchange(rules.Top, rules.Right)
	}
}

// laidBy returns the cards that a KindPlan move lays out, by slot.
func laidBy(m engine.Move) [rules.SummitSlots]rules.Card {
	return [...]rules.Card{rules.LeftCardOf(m), rules.TopCardOf(m), rules.RightCardOf(m)}
}

// selectLayout selects layout m. It stores the layout selected before, so that the spaces that
// differ can be marked.
func (b *Table) selectLayout(m engine.Move) {
	if was := b.planned(); was != m {
		b.choice.previous = was
	}
	b.choice.plan = m
}

// changed reports whether the icon on a space of a path differs between the selected layout and the
// previous one.
func (b *Table) changed(path rules.Path, space int) bool {
	was, now := b.choice.previous, b.planned()
	if was.Kind == 0 || now.Kind == 0 {
		return false
	}
	icon := func(m engine.Move) rules.Icon {
		return b.Board.Mode.Preview(rules.LeftCardOf(m), rules.TopCardOf(m), rules.RightCardOf(m), path)[space-1]
	}
	return icon(was) != icon(now)
}

// dashedRing draws a dashed ring of radius d around a space whose icon has changed. c is the middle
// of the space.
func dashedRing(p *paint.Canvas, c geom.Point, d float64) {
	const dashes = 18
	at := func(i float64) geom.Point {
		sin, cos := math.Sincos(2 * math.Pi * i / dashes)
		return c.Add(d*cos, d*sin)
	}
	for i := range dashes {
		p.Line(at(float64(i)), at(float64(i)+0.5), 2.6, theme.Cream)
	}
}

// paintLayouts paints the tiles of the six possible layouts, below the enlarged land.
func (b *Table) paintLayouts(p *paint.Canvas) {
	now := b.planned()
	for i, m := range b.layoutsOf(now) {
		b.paintLayout(p, b.at.layoutTile(i), i+1, m, m == now)
	}
}

// paintLayout paints the tile of layout m into r: its number, pictures of its three cards, the
// icons on both paths, and a summary of gains and costs. chosen says whether the layout is
// selected.
func (b *Table) paintLayout(p *paint.Canvas, r geom.Rect, number int, m engine.Move, chosen bool) {
	p.Rect(r.Inset(-1), 6, theme.WalnutInk)
	if chosen {
		p.Gradient(r, 5, theme.Lit, theme.LitLo)
	} else {
		p.Gradient(r, 5, theme.RGB(0xF1E2BE), theme.RGB(0xDCC69A))
	}
	in := r.Pad(5, 4)
	top, rest := in.CutTop(28)
	for i, c := range laidBy(m) {
		at := top.Row(i, 3, 3)
		at.H -= 4
		if i != 1 {
			at.Y += 4
		}
		p.Rect(at.Inset(-1), 3, theme.WalnutInk)
		art(b.Board.Mode, c).Cover(p, at)
	}
	tag := geom.Around(geom.Point{X: in.X + 6, Y: in.Y + 9}, 18, 18)
	p.Disc(tag.Center(), 9, theme.WalnutInk, theme.WalnutInk)
	p.Disc(tag.Center(), 8, theme.BrassHi, theme.Brass)
	p.Label(strconv.Itoa(number), tag, paint.Style{Face: paint.Bold, Size: 13.5, Color: theme.Umber,
		Align: paint.Center, Fixed: true})
	paths, foot := rest.CutTop(48)
	for path := range rules.Path(2) {
		line := paths.Column(int(path), 2, 2)
		p.Rect(geom.R(line.X+6, line.Center().Y-3, line.W-12, 6), 3,
			[2]color.RGBA{theme.RGB(0x8FB964), theme.RGB(0xCB9C62)}[path])
		for i, icon := range b.Board.Mode.Preview(rules.LeftCardOf(m), rules.TopCardOf(m), rules.RightCardOf(m), path) {
			x := i
			if path == rules.Tan && i > 1 { // the tan path has no space below the top card
				x++
			}
			well := line.Row(x, 5, 1)
			d := min(well.W, well.H)
			p.Disc(well.Center(), d/2, [2]color.RGBA{theme.RGB(0x2E5A2C), theme.RGB(0x7A4A22)}[path], theme.WalnutInk)
			p.Disc(well.Center(), d/2-1.3, theme.RGB(0xFBF2DA), theme.RGB(0xE9D8AE))
			drawGlyphs(p, geom.Around(well.Center(), d*0.78, d*0.78), iconGlyphs()[icon], theme.Umber)
		}
	}
	paintNet(p, foot, b.outlookOf(m))
	if chosen {
		p.Outline(r.Inset(-1), 6, 3, theme.BrassHi)
	}
}

// paintNet writes the summary of a layout into r: gains, fees, wasted apples, and the number of
// summits that could still be paid. out is the forecast for the layout.
func paintNet(p *paint.Canvas, r geom.Rect, out outlook) {
	const icon = 17.0 // width of the column of an icon; a sign is a little wider
	grown := p.View.Letters()
	large := leastSign * min(grown, 1.1)
	gains := out.brings.signs()
	if out.fees > 0 {
		gains = append(gains, sign{iconGlyphs()[rules.IconAny], theme.Umber, "−" + strconv.Itoa(out.fees)})
	}
	if n := out.wasted[rules.GreenApple] + out.wasted[rules.RedApple]; n > 0 {
		gains = append(gains, sign{iconGlyphs()[rules.IconAppleGR], theme.Umber, "−" + strconv.Itoa(n)})
	}
	can := 0
	for _, ok := range out.payable {
		if ok {
			can++
		}
	}
	gains = append(gains, sign{[]glyph{"=mountaintop"}, theme.RGB(0x3C6B2F), strconv.Itoa(can)})
	columns := max(min(int(r.W/(icon+13*grown)), 4), 3)
	lines := (len(gains) + columns - 1) / columns
	r.H = min(r.H, 24*grown*float64(lines))
	for i, s := range gains {
		cell := r.Column(i/columns, lines, 0).Row(i%columns, columns, 1)
		pic, num := cell.CutLeft(icon)
		drawGlyphs(p, geom.Around(pic.Center(), large, large), s.all, s.ink)
		style := label(12.5, theme.Ink)
		if strings.HasPrefix(s.note, "−") {
			style.Color = theme.Oxblood
		}
		p.Label(s.note, num, style)
	}
}

// planned returns the selected layout, or the zero move if the viewer has no cards to lay out now.
// Until the player selects one, it is the one whose icons are worth most. Advice only marks another
// one: a layout that changes by itself would be laid out by a press that was meant for the one
// before.
func (b *Table) planned() engine.Move {
	if !b.plans() {
		return engine.Move{}
	}
	if b.choice.plan.Kind != 0 {
		return b.choice.plan
	}
	return proposedLayout(b.Board.Mode, layouts(b.Board.Of[b.Viewer].Hand))
}

// plans reports whether the viewer has to lay out cards now.
func (b *Table) plans() bool {
	return b.Board.Phase == rules.PhasePlan && b.Board.Actor != engine.NoSeat && b.Board.Actor == b.Viewer &&
		b.RevealedSeats.Has(b.Viewer) &&
		b.Board.Of[b.Viewer].Hand.Len() >= rules.SummitSlots
}

// layouts returns all layouts of three of the cards in hand, in the order in which the rules list
// them.
func layouts(hand rules.Set) []engine.Move {
	var out []engine.Move
	for l := range hand.All() {
		for t := range hand.All() {
			for r := range hand.All() {
				if l != t && t != r && l != r {
					out = append(out, rules.PlanCards(rules.Card(l), rules.Card(t), rules.Card(r)))
				}
			}
		}
	}
	return out
}
