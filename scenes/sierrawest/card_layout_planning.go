package sierrawest

import (
	"fmt"
	"image/color"
	"math"
	"slices"
	"strconv"
	"strings"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// planNodes adds the nodes for laying out cards: the tiles of the six layouts below the enlarged
// land, the forecast for the selected layout, and the button that plays it.
func (k *nodeBuilder) planNodes() {
	b, a := k.b, k.a
	now := b.planned()
	panel := a.Area
	if b.Window.Class != ui.Tall {
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
	for i, m := range b.layoutsOf(now) {
		n := ui.Node{
			ID:         fmt.Sprintf("layout %d", i+1),
			Label:      i18n.T("Layout %d: %s", i+1, b.MoveWords(m)),
			Rect:       b.at.layoutTile(i),
			Chosen:     m == now,
			Press:      func() { b.selectLayout(m); a.Rebuild() },
			RuleAnchor: "layout",
			Tip:        b.outlookWords(b.outlookOf(m)),
			Wheel:      func(n int) { b.stepLayout(n); a.Rebuild() },
			// draw only the frame: paintLayouts paints the tile itself
			Draw: func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
				if f.Hover > 0 {
					p.Outline(n.Rect.Inset(-2), 7, 2, theme.Alpha(theme.Cream, f.Hover))
				}
			},
		}
		k.dst = append(k.dst, n)
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

// costsNode adds a node, with rectangle r, to the ledger. It shows what the selected layout costs
// and wastes, and which goods would be left. now is the selected layout.
func (k *nodeBuilder) costsNode(r geom.Rect, now engine.Move) {
	out := k.b.outlookOf(now)
	n := text("costs", i18n.T("Outcome"), k.b.outlookWords(out), r)
	n.TipAvoids, n.RuleAnchor = k.a.Panel, "layout"
	lines := k.b.costs(out, max(int((r.H-6)/(costLine*k.b.Window.View.Letters())), 2))
	n.Draw = func(p *paint.Canvas, n *ui.Node, _ ui.NodeState) { drawCosts(p, n.Rect, lines) }
	k.dst = append(k.dst, n)
}

// cost is a line of the forecast for a layout: a name, and amounts of goods or the like. bad marks
// the line as a warning.
type cost struct {
	name string
	bad  bool
	all  []sign
}

// abreast is the maximum number of small pictures with amounts in one line of the forecast.
const abreast = 5

// costs returns lines about a layout: the current goods, what the paths bring and cost, and what is
// left. out is the forecast for the layout, and most is the maximum number of lines. If not all
// lines fit, it drops the current goods first and always keeps the goods that are left.
func (b *Table) costs(out outlook, most int) []cost {
	count := func(all []glyph, n int) sign { return sign{all, theme.BrassHi, strconv.Itoa(n)} }
	stock := func(name string, have []int) (lines []cost) {
		for g, n := range have {
			switch {
			case n == 0 || rules.Good(g) == rules.GreenApple || rules.Good(g) == rules.RedApple:
				continue // apples are not listed, because they are on the scales that all seats share
			case len(lines) == 0:
				lines = []cost{{name: name}}
			case len(lines[len(lines)-1].all) == abreast:
				lines = append(lines, cost{})
			}
			last := &lines[len(lines)-1]
			last.all = append(last.all, count([]glyph{goods()[rules.Good(g)]}, n))
		}
		return lines
	}
	left := stock(i18n.T("Left over"), out.left)
	var paid []cost
	if out.fees > 0 {
		paid = append(paid, cost{i18n.T("Fees"), out.lacking > 0, []sign{count(iconGlyphs()[rules.IconAny], out.fees)}})
	}
	var dangers []sign
	if out.bears > 0 {
		dangers = append(dangers, count(iconGlyphs()[rules.IconGrizzly], out.bears))
	}
	if out.duels > 0 {
		dangers = append(dangers, count(iconGlyphs()[rules.IconBanjo], out.duels))
	}
	if len(dangers) > 0 {
		paid = append(paid, cost{i18n.T("Hazards"), true, dangers})
	}
	var lost []sign
	for g, n := range out.wasted {
		if n > 0 {
			lost = append(lost, count([]glyph{goods()[rules.Good(g)]}, n))
		}
	}
	if len(lost) > 0 {
		paid = append(paid, cost{i18n.T("Wasted"), true, lost})
	}
	gained := append(stock(i18n.T("From paths"), out.brings.goods[:]), paid...)
	all := slices.Concat(stock(i18n.T("You have"), b.me().Goods[:len(out.left)]), gained, left)
	if len(all) > most {
		all = append(gained[:max(min(len(gained), most-len(left)), 0):len(gained)], left...)
	}
	return all[:min(len(all), most)]
}

// costLine is the minimum height in design units of a line of the forecast.
const costLine = 18

// drawCosts draws the lines of the forecast for a layout on a dark board in r.
func drawCosts(p *paint.Canvas, r geom.Rect, lines []cost) {
	p.Rect(r.Inset(-1), 7, theme.WalnutInk)
	p.Gradient(r, 6, theme.RGB(0x53301A), theme.RGB(0x371D0E))
	in := r.Pad(9, 3)
	grown := p.View.Letters()
	high := min(in.H/float64(max(len(lines), 1)), 26*grown)
	name := paint.Style{Face: paint.Bold, Size: 13}
	wide := in.W * 0.34
	for _, c := range lines { // all signs are to the right of the longest name
		wide = max(wide, min(p.LabelWidth(c.name, geom.R(in.X, in.Y, in.W, high), name)+7, in.W*0.4))
	}
	for i, c := range lines {
		at := geom.R(in.X, in.Y+high*float64(i), in.W, high)
		name.Color = theme.Cream
		if c.bad {
			name.Color = theme.RGB(0xF0A890)
		}
		left, right := at.CutLeft(wide)
		p.Label(c.name, left.Pad(1, 0), name)
		for k, s := range c.all {
			cell := right.Row(k, abreast, 2)
			d := min(cell.H-1, 20*grown, cell.W*0.56)
			drawGlyphs(p, geom.R(cell.X, cell.Center().Y-d/2, d, d), s.all, s.ink)
			p.Label(s.note, geom.R(cell.X+d+1, cell.Y, cell.W-d-1, cell.H), label(13, name.Color))
		}
		if c.name != "" && i > 0 {
			p.Rect(geom.R(in.X, at.Y, in.W, 0.8), 0, theme.Alpha(theme.Brass, 0.25))
		}
	}
}

// outlookWords returns out, the forecast for a layout, as text.
func (b *Table) outlookWords(out outlook) string {
	var parts []string
	for g, n := range out.brings.goods {
		if n > 0 {
			parts = append(parts, amount(n, rules.Good(g)))
		}
	}
	if n := out.brings.steps; n > 0 {
		parts = append(parts, i18n.N(n, "%d step", "%d steps", n))
	}
	if n := out.brings.spades; n > 0 {
		parts = append(parts, i18n.N(n, "%d shovel", "%d shovels", n))
	}
	said := i18n.T("You'd gain nothing on either path.")
	if len(parts) > 0 {
		said = i18n.T("On the 2 paths, you'd gain %s.", i18n.List(parts))
	}
	fees := ""
	if out.fees > 0 {
		fees = i18n.N(out.fees, "The fees total %d resource.", "The fees total %d resources.", out.fees)
	}
	can := 0
	for _, ok := range out.payable {
		if ok {
			can++
		}
	}
	return table.Sentences(said, fees, leftWords(out.left), i18n.N(can, "You could then pay for %d summit.",
		"You could then pay for %d summits.", can),
		b.warning(out))
}

// leftWords returns a sentence about the goods that a layout would leave to the seat, or "" if
// there are none. have holds their numbers, indexed by good. Apples are not mentioned, because all
// seats share them.
func leftWords(have []int) string {
	var left []string
	for g, n := range have {
		if n > 0 && rules.Good(g) != rules.GreenApple && rules.Good(g) != rules.RedApple {
			left = append(left, amount(n, rules.Good(g)))
		}
	}
	if len(left) == 0 {
		return ""
	}
	return i18n.T("You'd have %s left.", i18n.List(left))
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
	k.dst = append(k.dst, n)
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
		b.paintLayout(p, b.at.layoutTile(i), m, m == now)
	}
}

// paintLayout paints the tile of layout m into r: pictures of its three cards, the icons on both
// paths, and a summary of gains and costs. chosen says whether the layout is selected.
func (b *Table) paintLayout(p *paint.Canvas, r geom.Rect, m engine.Move, chosen bool) {
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

// enlarge makes node n show card c enlarged, with everything printed on it, while the node is
// pointed at.
func (b *Table) enlarge(n *ui.Node, c rules.Card) {
	n.ZoomPreviewW, n.ZoomPreviewH, n.ZoomPreviewTip = 300, 224, true
	n.ZoomPreview = func(p *paint.Canvas, r geom.Rect) { b.paintLarge(p, c, r.Inset(12)) }
}

// paintLarge paints card c enlarged into r, with everything printed on it.
func (b *Table) paintLarge(p *paint.Canvas, c rules.Card, r geom.Rect) {
	info := b.Board.Mode.Card(c)
	head, rest := r.CutTop(24)
	p.Label(b.cardName(c), head, paint.Style{Face: paint.Display, Size: 17, Color: theme.Umber, Align: paint.Center})
	picture, rest := rest.CutTop(120)
	art(b.Board.Mode, c).Cover(p, picture)
	p.Outline(picture, 3, 1.2, theme.Ink)
	icons, _ := rest.CutTop(44)
	if !c.IsSpecial() {
		for i, icon := range []rules.Icon{info.G1, info.G2, info.T1, info.T2, info.Crest} {
			at := icons.Pad(0, 4).Row(i, 5, 4)
			rim := []uint32{0x2E5A2C, 0x2E5A2C, 0x7A4A22, 0x7A4A22, 0x643819}[i]
			p.Disc(at.Center(), at.H/2, theme.RGB(rim), theme.RGB(rim))
			p.Disc(at.Center(), at.H/2-2.5, theme.Cream, theme.Parchment)
			drawGlyphs(p, geom.Around(at.Center(), at.H*0.6, at.H*0.6), iconGlyphs()[icon], theme.Umber)
		}
	}
}
