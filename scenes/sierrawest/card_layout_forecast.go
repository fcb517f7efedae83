package sierrawest

import (
	"slices"
	"strconv"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// outlook is the forecast for a layout of three cards: what it brings and costs, which goods are
// left afterwards, and which summits could be paid for. It assumes that both paths are walked to
// their ends, all fees are paid and all bears are lured away.
type outlook struct {
	brings  pathYield
	fees    int
	lacking int // number of goods lacking to pay all fees
	bears   int
	duels   int
	lured   int                   // number of bears that can be lured away
	wasted  [rules.Salmon + 1]int // by good: number of apples for which the scales have no room
	gross   []int                 // by good: number before anything is paid
	left    []int                 // by good: number left after all fees are paid
	picks   int                   // resources left of which the player chooses the kind
	payable [rules.SummitSlots]bool
}

// fearsGrizzly reports whether a grizzly can hurt a seat: only until the seat has caught its bear
// (R50).
func (b *Table) fearsGrizzly(seat engine.Seat) bool {
	return !b.Board.Of[seat].Caught.Has(int(rules.Bear))
}

// outlookOf returns the forecast for m, a layout of three cards.
func (b *Table) outlookOf(m engine.Move) outlook {
	seat := b.Viewer
	out := outlook{brings: b.layoutYield(seat, m)}
	for path := range rules.Path(2) {
		for i, icon := range b.Board.Mode.Preview(rules.LeftCardOf(m), rules.TopCardOf(m), rules.RightCardOf(m), path) {
			out.fees += path.Fee(i + 1)
			switch icon {
			case rules.IconGrizzly:
				if b.fearsGrizzly(seat) {
					out.bears++
				}
			case rules.IconBanjo:
				out.duels++
			}
		}
	}
	out.left = b.leftOf(seat, &out)
	for slot, c := range laidBy(m) {
		info := b.Board.Mode.Card(c).Summit.Info()
		// there must be something to trade (R55)
		trades := !info.Effect().Fur || b.Board.Of[seat].Caught != 0 || info.Effect().Goods[rules.Gold] > 0
		out.payable[slot] = trades && coversWith(out.gross, out.brings.picks, out.withFees(info.Prices()))
	}
	return out
}

// withFees returns prices together with all that the paths cost: their fees, and the food for the
// bears. A seat that can pay the sum can pay prices after the paths, if it chooses the right goods
// for the fees.
func (out *outlook) withFees(prices []rules.Price) []rules.Price {
	all := slices.Clone(prices)
	add := func(cost rules.Price) {
		for i := range all {
			if all[i].Good == cost.Good && all[i].Any == cost.Any {
				all[i].N += cost.N
				return
			}
		}
		all = append(all, cost)
	}
	add(rules.Price{Good: rules.Food, Any: true, N: out.fees - out.lacking})
	add(rules.Price{Good: rules.Food, N: out.lured})
	return all
}

// leftOf returns the number of each good, indexed by good, that a seat has left after it has walked
// both paths of a layout, paid the fees and lured away the bears. out is the forecast for the
// layout. leftOf reads what the layout brings from it and sets its fields wasted, lacking, lured,
// gross and picks. Bears are lured away with food before it pays a fee. Each fee is paid with the
// basic good of which the seat has most, or else with one of its choice. Gold pays only for what
// nothing else can pay for.
func (b *Table) leftOf(seat engine.Seat, out *outlook) []int {
	have := make([]int, rules.Salmon+1)
	for g := range have {
		have[g] = b.Board.Of[seat].Goods[g] + out.brings.goods[g]
	}
	for _, g := range []rules.Good{rules.GreenApple, rules.RedApple} {
		have[g] = b.Board.Supply[g] + out.brings.goods[g]
		if over := have[g] - rules.MaxApples; over > 0 {
			out.wasted[g], have[g] = over, rules.MaxApples
		}
	}
	out.gross, out.picks = slices.Clone(have), out.brings.picks
	for range out.bears {
		switch {
		case have[rules.Food] > 0:
			have[rules.Food]--
		case out.picks > 0:
			out.picks--
		case have[rules.Gold] > 0:
			have[rules.Gold]--
		default:
			continue
		}
		out.lured++
	}
	for range out.fees {
		most := rules.Food
		for _, g := range []rules.Good{rules.Wood, rules.Stone} {
			if have[g] > have[most] {
				most = g
			}
		}
		if have[most] == 0 && out.picks > 0 {
			out.picks--
			continue
		}
		if have[most] == 0 {
			most = rules.Gold // gold replaces every basic good (R5)
		}
		if have[most] == 0 {
			out.lacking++
			continue
		}
		have[most]--
	}
	return have
}

// coversWith is like covers for a seat that also gets some resources of its choice (picks).
func coversWith(have []int, picks int, prices []rules.Price) bool {
	for food := range picks + 1 {
		for wood := range picks - food + 1 {
			with := slices.Clone(have)
			with[rules.Food] += food
			with[rules.Wood] += wood
			with[rules.Stone] += picks - food - wood
			if covers(with, prices) {
				return true
			}
		}
	}
	return false
}

// payable reports whether the price of summit s on the card in a slot can be paid. While cards are
// laid out, it assumes the goods that are left after both paths, otherwise the current goods. Once
// both pioneers have done their work, none can be paid for.
func (b *Table) payable(slot rules.Slot, s rules.Summit) bool {
	if b.plans() {
		return b.outlookOf(b.planned()).payable[slot]
	}
	return (b.Board.Laid[0] == rules.NoCard || !b.idle()) && b.affords(b.shownSeat(), s)
}

// signs returns the gains in p (goods, steps and uses of the shovel) as small pictures with
// numbers.
func (p *pathYield) signs() (all []sign) {
	for g, n := range p.goods {
		if n > 0 {
			all = append(all, sign{[]glyph{goods()[rules.Good(g)]}, theme.Umber, strconv.Itoa(n)})
		}
	}
	if p.picks > 0 {
		all = append(all, sign{iconGlyphs()[rules.IconAny], theme.Umber, strconv.Itoa(p.picks)})
	}
	if p.steps > 0 {
		all = append(all, sign{[]glyph{"=cowboy-boot"}, theme.Umber, strconv.Itoa(p.steps)})
	}
	if p.spades > 0 {
		all = append(all, sign{[]glyph{"=shovel"}, theme.Umber, strconv.Itoa(p.spades)})
	}
	return all
}

// warning returns a sentence about the goods that a layout would waste or lack, or "" if there are
// none. out is the forecast for the layout.
func (b *Table) warning(out outlook) string {
	if n := out.wasted[rules.GreenApple] + out.wasted[rules.RedApple]; n > 0 {
		return i18n.N(n, "%d apple goes to waste: there's only room for 6 of each color.",
			"%d apples go to waste: there's only room for 6 of each color.", n)
	}
	if out.lacking > 0 {
		return i18n.N(out.lacking, "You're %d resource short: you'll have to skip a paid space.",
			"You're %d resources short: you'll have to skip a paid space.", out.lacking)
	}
	return ""
}

// costsNode adds a node, with rectangle r, to the ledger. It shows what the selected layout costs
// and wastes, and which goods would be left. now is the selected layout.
func (k *nodeBuilder) costsNode(r geom.Rect, now engine.Move) {
	out := k.b.outlookOf(now)
	n := text("costs", i18n.T("Outcome"), k.b.outlookWords(out), r)
	n.TipAvoids, n.RuleAnchor = k.a.Panel, "layout"
	most := max(int((r.H-6)/(costLine*k.b.Window.View.Letters())), 2)
	wide := abreast
	for wide < mostAbreast && len(k.b.costs(out, wide, allCosts)) > most {
		wide++
	}
	lines := k.b.costs(out, wide, most)
	n.Draw = func(p *paint.Canvas, n *ui.Node, _ ui.NodeState) { drawCosts(p, n.Rect, lines, wide) }
	k.dst = append(k.dst, n)
}

// cost is a line of the forecast for a layout: a name, and amounts of goods or the like. bad marks
// the line as a warning.
type cost struct {
	name string
	bad  bool
	all  []sign
}

// Limits for the number of small pictures with amounts in one line of the forecast: usually
// abreast, but up to mostAbreast if the lines would be too many. allCosts is more than the number
// of lines.
const (
	abreast     = 5
	mostAbreast = 8
	allCosts    = 100
)

// costs returns lines about a layout: the current goods, what the paths bring and cost, and what is
// left. out is the forecast for the layout, wide is how many pictures a line has at most, and most
// is the maximum number of lines. If not all lines fit, it drops the current goods first and always
// keeps the goods that are left.
func (b *Table) costs(out outlook, wide, most int) []cost {
	count := func(all []glyph, n int) sign { return sign{all, theme.BrassHi, strconv.Itoa(n)} }
	stock := func(name string, have []int, picks int) (lines []cost) {
		add := func(all []glyph, n int) {
			switch {
			case n == 0:
				return
			case len(lines) == 0:
				lines = []cost{{name: name}}
			case len(lines[len(lines)-1].all) == wide:
				lines = append(lines, cost{})
			}
			last := &lines[len(lines)-1]
			last.all = append(last.all, count(all, n))
		}
		for g, n := range have { // no apples, because they are on the scales that all seats share
			if rules.Good(g) != rules.GreenApple && rules.Good(g) != rules.RedApple {
				add([]glyph{goods()[rules.Good(g)]}, n)
			}
		}
		add(iconGlyphs()[rules.IconAny], picks)
		return lines
	}
	left := stock(i18n.T("Left over"), out.left, out.picks)
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
	gained := append(stock(i18n.T("From paths"), out.brings.goods[:], out.brings.picks), paid...)
	all := slices.Concat(stock(i18n.T("You have"), b.me().Goods[:len(out.left)], 0), gained, left)
	if len(all) > most {
		all = append(gained[:max(min(len(gained), most-len(left)), 0):len(gained)], left...)
	}
	return all[:min(len(all), most)]
}

// costLine is the minimum height in design units of a line of the forecast.
const costLine = 15.5

// drawCosts draws the lines of the forecast for a layout on a dark board in r. abreast is the
// number of pictures for which a line has room.
func drawCosts(p *paint.Canvas, r geom.Rect, lines []cost, abreast int) {
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
	if n := out.brings.picks; n > 0 {
		parts = append(parts, picksWords(n))
	}
	parts = append(parts, out.brings.useWords()...)
	said := i18n.T("You'd gain nothing on either path.")
	if len(parts) > 0 {
		said = i18n.T("On the 2 paths, you'd gain %s.", i18n.List(parts))
	}
	fees := ""
	if out.fees > 0 {
		fees = i18n.N(out.fees, "The fees total %d resource.", "The fees total %d resources.", out.fees)
	}
	bears := ""
	if out.lured > 0 {
		bears = i18n.N(out.lured, "A grizzly costs %d food.", "Grizzlies cost %d food.", out.lured)
	}
	can := 0
	for _, ok := range out.payable {
		if ok {
			can++
		}
	}
	summits := ""
	if can > 0 { // the fees can be paid in other goods than those that are missing from what is left
		summits = i18n.N(can, "If you save for it, you could pay for %d summit.",
			"If you save for it, you could pay for any one of %d summits.", can)
	}
	return table.Sentences(said, fees, bears, leftWords(out), summits, b.warning(out))
}

// layoutWords returns the forecasts for layouts as texts, in the same order. Two layouts whose
// forecasts are the same differ in the order of the spaces, which their texts name, too.
func (b *Table) layoutWords(layouts []engine.Move) []string {
	words := make([]string, len(layouts))
	for i, m := range layouts {
		words[i] = b.outlookWords(b.outlookOf(m))
	}
	said := slices.Clone(words)
	for i := range layouts {
		for k, other := range layouts {
			if i != k && words[i] == words[k] {
				said[i] = table.Sentences(words[i], b.orderWords(layouts[i], other))
				break
			}
		}
	}
	return said
}

// orderWords names the icons of the paths of layout m on which they differ from those of another
// layout, in the order in which a pioneer walks over them.
func (b *Table) orderWords(m, other engine.Move) string {
	said := ""
	for path := range rules.Path(2) {
		icons := b.Board.Mode.Preview(rules.LeftCardOf(m), rules.TopCardOf(m), rules.RightCardOf(m), path)
		if slices.Equal(icons, b.Board.Mode.Preview(rules.LeftCardOf(other), rules.TopCardOf(other),
			rules.RightCardOf(other), path)) {
			continue
		}
		var names []string
		for _, icon := range icons {
			names = append(names, i18n.T(icon.Info().Name))
		}
		said = table.Sentences(said, i18n.T([]string{i18n.Mark("Green path: %s."), i18n.Mark("Tan path: %s.")}[path],
			i18n.List(names)))
	}
	return said
}

// useWords returns the steps and uses of the shovel in p in words, these with their fees.
func (p *pathYield) useWords() (parts []string) {
	if n := p.steps; n > 0 {
		parts = append(parts, i18n.N(n, "%d step", "%d steps", n))
	}
	if n := p.spades; n > 0 {
		said := i18n.N(n, "%d shovel", "%d shovels", n)
		if p.fees > 0 {
			said = i18n.T("%s (fee %d)", said, p.fees)
		}
		parts = append(parts, said)
	}
	return parts
}

// leftWords returns a sentence about the goods that a layout would leave to the seat, or "" if
// there are none. Apples are not mentioned, because all seats share them.
func leftWords(out outlook) string {
	var left []string
	for g, n := range out.left {
		if n > 0 && rules.Good(g) != rules.GreenApple && rules.Good(g) != rules.RedApple {
			left = append(left, amount(n, rules.Good(g)))
		}
	}
	if out.picks > 0 {
		left = append(left, picksWords(out.picks))
	}
	if len(left) == 0 {
		return ""
	}
	return i18n.T("You'd have %s left.", i18n.List(left))
}

// picksWords names n resources of which the player chooses the kind.
func picksWords(n int) string {
	return i18n.N(n, "%d resource of your choice", "%d resources of your choice", n)
}
