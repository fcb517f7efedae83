package narrowgauge

import (
	"math"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// While a person bids for Contracts or chooses one, a close-up shows the Contracts over the board.
// A press closes it, so that the Contracts do not cover the map all the time.

// Sizes, in design units, in the close-up (an enlarged view) of the Contracts.
const (
	mostPosters = 3
	posterWide  = 236
	posterGap   = 18
	pillHigh    = 26
	answersHigh = 100
	railHigh    = 60
	letterWide  = 112 // width of an envelope with its text
)

// layCloseUp computes the layout of the close-up (an enlarged view) of the Contracts.
func (b *Table) layCloseUp() {
	const edges = 18 + 44 // height of the frame of the close-up
	w := min(posterWide, (b.Area.W-edges-(mostPosters+1)*posterGap)/mostPosters)
	high := w*pieces.CardH/pieces.CardW + 2*posterGap
	b.hasConsequences = b.Board.Phase == rules.PhaseBid
	if b.hasConsequences {
		high += pillHigh + answersHigh + railHigh
	}
	b.closeUp.Seat = -1
	b.closeUp.Fit(b.Area, mostPosters*w+(mostPosters+1)*posterGap+18, high+edges)
}

// closeUpContracts returns the Contracts in the close-up: those on offer, or the two dealt to the
// viewer, who keeps one of them.
func (b *Table) closeUpContracts() []rules.Contract {
	if b.Board.Shown != 0 {
		return contractsOf(b.Board.Shown)
	}
	if v := b.at.viewer; b.Board.Holds.Has(v) && b.RevealedSeats.Has(v) && b.Board.Phase == rules.PhaseKeep {
		two := b.Board.Dealt[v]
		return []rules.Contract{min(two[0], two[1]), max(two[0], two[1])}
	}
	return nil
}

// contractRect returns the rectangle of the Contract with index i in the close-up if there are n.
func (b *Table) contractRect(i, n int) geom.Rect {
	in := b.closeUp.Inner().Inset(posterGap)
	cards := in
	if b.hasConsequences {
		cards, _ = in.CutTop(in.H - pillHigh - answersHigh - railHigh)
	}
	w := min((in.W-(mostPosters-1)*posterGap)/mostPosters, cards.H*pieces.CardW/pieces.CardH)
	row := geom.Around(cards.Center(), float64(n)*(w+posterGap)-posterGap, w*pieces.CardH/pieces.CardW)
	return row.Row(i, n, posterGap)
}

// contractSpot returns the rectangle of Contract k in the close-up. When a Contract is taken, the
// Contracts to its right keep their places.
func (b *Table) contractSpot(k rules.Contract) geom.Rect {
	all := b.closeUpContracts()
	n := mostPosters
	if b.Board.Shown == 0 && len(all) > 0 {
		n = len(all)
	}
	for i, other := range all {
		if other == k {
			return b.contractRect(i+n-len(all), n)
		}
	}
	return b.contractRect(n/2, n)
}

// contractEdge returns the rectangle at the upper edge of the map where animated Contracts appear
// and disappear.
func (b *Table) contractEdge() geom.Rect {
	r := b.contractRect(0, mostPosters).Scale(0.4)
	at := b.at.bank()
	return geom.R(at.X-r.W/2, b.at.sheet.Y-10, r.W, r.H)
}

// outbid reports whether Contract k is out of reach of the bid that a person is preparing, because
// its value exceeds the bid. It returns false if no bid is being prepared.
func (b *Table) outbid(k rules.Contract) bool { return b.bidding() && k.Info().Value > b.plan.bid }

// bidding reports whether a person is preparing a bid.
func (b *Table) bidding() bool {
	return b.Board.Phase == rules.PhaseBid && b.plan.legal != nil
}

// closeUpNodes appends to dst the nodes of the Contracts in the close-up, and opens or closes the
// close-up.
func (b *Table) closeUpNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	all := b.closeUpContracts()
	switch {
	case len(all) == 0:
		b.closeUp.Close()
	case !b.closeUp.IsOpen():
		b.closeUp.Open()
	}
	b.closeUp.Title = i18n.T("Contracts")
	var content []ui.Node
	for _, k := range all {
		n := b.deedNode("contract on table "+k.String(), k, b.contractSpot(k))
		under := n.Rect
		n.DrawRect = func(f ui.NodeState) geom.Rect { return under.Scale(1+0.03*f.Hover).Move(f.Shake, -2*f.Hover) }
		n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
			if f.Hover > 0 {
				p.DropShadow(n.DrawnRect(f), 6, 8*f.Hover)
				b.paintPoster(p, k, under.W, n.DrawnRect(f))
			}
		}
		m := rules.TakeContract(k)
		if b.State.Phase() == rules.PhaseKeep {
			m = rules.Keep(k)
		}
		if a.IsLegal(m) {
			n.Label = ""
		}
		n = a.Target(n, m)
		if price := k.Info().Value; b.bidding() && n.Press == nil && price <= b.State.Cash(a.Seat) {
			n.Role, n.SkipFocus = "button", false
			n.Label = i18n.T("Bid $%d, enough for %s", price, k.Info().Name)
			n.Press = func() { b.plan.bid, b.plan.bidSet = price, true; a.Rebuild() }
		}
		content = append(content, n)
	}
	if b.bidding() {
		content = b.railNodes(a, content)
	}
	return b.closeUp.Nodes(b.closeUp.Uncovered(dst), b.paintCloseUp, content, a.Rebuild)
}

// paintCloseUp paints the content of the close-up: the Contracts on a wooden wall and, during
// bidding, the envelopes of both seats and the consequences of the bid that is being prepared. in
// is the rectangle of the content.
func (b *Table) paintCloseUp(p *paint.Canvas, in geom.Rect) {
	pieces.Planks(p, in)
	for _, k := range b.closeUpContracts() {
		if !b.Carried(k) {
			b.paintPoster(p, k, b.contractSpot(k).W, b.contractSpot(k))
		}
	}
	switch _, answers, _ := b.bidPanel(); {
	case b.bidding():
		b.paintConsequences(p, answers)
		b.paintLetters(p)
	case b.hasConsequences:
		b.paintLetters(p)
		p.Label(i18n.T("Both envelopes are opened when both bids are sealed."),
			geom.Around(answers.Center(), answers.W, 24),
			paint.Style{Face: paint.Italic, Size: 16, Color: theme.Cream, Align: paint.Center})
	}
}

// bidder returns the seat whose envelope is on the left in the close-up: the one that prepares a
// bid, otherwise the viewer.
func (b *Table) bidder() engine.Seat {
	if b.bidding() {
		return b.Board.Actor
	}
	return b.Viewer
}

// paintPoster paints Contract k on the wall into r. It always uses the cached image for the width
// w, the width of a Contract that does not move. During the bidding a label says whether the bid is
// high enough for the Contract.
func (b *Table) paintPoster(p *paint.Canvas, k rules.Contract, w float64, r geom.Rect) {
	tint := paint.White
	p.DropShadow(r, 6, 8)
	if b.outbid(k) {
		tint = theme.RGB(0xA8987E)
	}
	p.Image(b.deed(p, k, w), r, 0, tint)
	pieces.Nail(p, geom.Point{X: r.Center().X, Y: r.Y + 7}, 4)
	if !b.bidding() {
		return
	}
	text, icon, ground := i18n.T("in reach"), "check-mark", theme.RGB(0x2F6A34)
	if b.outbid(k) {
		text, icon, ground = i18n.T("$%d more", k.Info().Value-b.plan.bid), "two-coins", theme.RGB(0x5A241C)
	}
	pill := geom.Around(geom.Point{X: r.Center().X, Y: r.Bottom() + 1 + pillHigh/2}, r.W*0.66, pillHigh-3)
	pieces.Pill(p, pill, icon, text, ground)
}

// bidPanel returns the parts of the lower half of the close-up during bidding: letters, the
// envelopes of both seats; answers, the consequences of the bid, between them; and rail, the slider
// below.
func (b *Table) bidPanel() (letters [rules.Seats]geom.Rect, answers, rail geom.Rect) {
	foot, _ := b.closeUp.Inner().Pad(posterGap, 8).CutBottom(answersHigh + railHigh - 8)
	rail, foot = foot.CutBottom(railHigh)
	own, rest := foot.CutLeft(letterWide)
	other, mid := rest.CutRight(letterWide)
	bidder := b.bidder()
	*engine.At(letters[:], bidder), *engine.At(letters[:], 1-bidder) = own, other
	return letters, mid.Pad(8, 2), rail
}

// paintLetters paints the envelopes of both seats: sealed, or with the bid that is being prepared.
// If the cash of the other seat is public, its sealed envelope also shows the cash, the upper limit
// of the bid in it.
func (b *Table) paintLetters(p *paint.Canvas) {
	letters, _, _ := b.bidPanel()
	for seat := range engine.Seat(rules.Seats) {
		r := letters[seat]
		foot, rest := r.CutBottom(18)
		own := seat == b.bidder()
		sealed := b.Board.Sealed.Has(seat)
		slip := ""
		if own && b.bidding() {
			slip = dollars(b.plan.bid)
		}
		pieces.Envelope(p, geom.Around(rest.Center().Add(0, 8), min(rest.W-16, 96), min(rest.H-22, 60)), slip, sealed)
		b.Token(p, seat, geom.Point{X: r.X + 14, Y: r.Y + 16}, 28)
		said := i18n.T("not yet sealed")
		switch {
		case own && b.bidding():
			said = b.Name(seat)
		case sealed && b.cashVisible(seat) && !own:
			said = i18n.T("sealed, up to $%d", b.Board.Cash[seat])
		case sealed:
			said = i18n.T("sealed")
		}
		p.Label(said, foot, paint.Style{Face: paint.Italic, Size: 12.5, Color: theme.Cream, Align: paint.Center})
	}
}

// railTop returns the largest bid, in dollars, that the slider in the close-up offers: all cash of
// the bidder.
func (b *Table) railTop() int { return max(*engine.At(b.Board.Cash[:], b.Board.Actor), 1) }

// railKnee returns the largest bid on the wide part of the slider, where usual bids are. Larger
// bids share what is left of it.
func (b *Table) railKnee() int {
	knee := 12
	for _, k := range b.closeUpContracts() {
		knee = max(knee, k.Info().Value+5)
	}
	if top := b.railTop(); top <= knee*5/4 {
		return top
	}
	return knee
}

// railWide is the fraction of the slider that its wide part takes up, if there is another part.
const railWide = 0.86

// railFraction returns the position on the slider, from 0 to 1, of a bid in dollars.
func (b *Table) railFraction(bid int) float64 {
	knee, top := b.railKnee(), b.railTop()
	switch {
	case knee == top:
		return float64(bid) / float64(top)
	case bid <= knee:
		return railWide * float64(bid) / float64(knee)
	}
	return railWide + (1-railWide)*float64(bid-knee)/float64(top-knee)
}

// railBid returns the bid in dollars at a position on the slider, from 0 to 1.
func (b *Table) railBid(at float64) int {
	best := 0
	for bid := range b.railTop() + 1 {
		if math.Abs(b.railFraction(bid)-at) < math.Abs(b.railFraction(best)-at) {
			best = bid
		}
	}
	return best
}

// railSpot returns the point on the slider that stands for a bid in dollars.
func (b *Table) railSpot(bid int) geom.Point {
	_, _, r := b.bidPanel()
	bar := r.Pad(22, 0)
	return geom.Point{X: bar.X + bar.W*b.railFraction(bid), Y: r.Bottom() - 16}
}

// railNodes appends to dst the slider with the coin that is dragged to set the bid. For each
// Contract it has a flag at the lowest bid that is enough.
func (b *Table) railNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	_, _, r := b.bidPanel()
	top := b.railTop()
	set := func(n int) func() {
		return func() { b.plan.bid, b.plan.bidSet = n, true; a.Rebuild() }
	}
	line, _ := r.CutBottom(32)
	bar := ui.Slider("rail", i18n.T("Your bid"), i18n.T("Drag the coin to your bid."), line.Pad(10, 0),
		b.railFraction(b.plan.bid), func(v float64) { set(b.railBid(v))() })
	bar.Wheel = func(n int) { set(min(max(b.plan.bid+n, 0), b.State.Cash(a.Seat)))() }
	bar.Draw = func(p *paint.Canvas, _ *ui.Node, f ui.NodeState) { b.paintSlide(p, f.Hover) }
	dst = append(dst, bar)
	for _, k := range b.closeUpContracts() {
		price := k.Info().Value
		if price > top {
			continue
		}
		at := b.railSpot(price)
		n := ui.Node{
			ID: "flag " + k.String(), Label: i18n.T("Bid $%d, enough for %s", price, k.Info().Name), Role: "button",
			Rect: geom.R(at.X-1, r.Y, 46*flagScale(b.Window.View), 24), Press: set(price), Tip: b.deedTip(k),
			Draw: func(p *paint.Canvas, n *ui.Node, f ui.NodeState) { b.paintFlag(p, k, n.Rect, f.Hover) },
		}
		dst = append(dst, n)
	}
	return dst
}

// paintFlag paints the flag of Contract k on the slider into r: its icon, and the lowest bid that
// is enough for it. hover is the progress of its highlight under the pointer, 0 to 1.
func (b *Table) paintFlag(p *paint.Canvas, k rules.Contract, r geom.Rect, hover float64) {
	c := theme.RGB(0x2F6A34)
	if b.outbid(k) {
		c = theme.RGB(0x5A241C)
	}
	p.Rect(geom.R(r.X, r.Y, 2, r.H+8), 0, theme.Cream)
	p.Rect(geom.R(r.X, r.Y+1, r.W, r.H-4).Inset(-1), 2, theme.BrassHi)
	p.Rect(geom.R(r.X+1, r.Y+1, r.W-1, r.H-4), 1.5, theme.Lighten(c, 0.15*hover))
	big := flagScale(p.View)
	p.Icon(deeds[k].icon, geom.Point{X: r.X + 11*big, Y: r.Y + r.H/2 - 1}, 16*big, theme.Cream)
	p.Label(dollars(k.Info().Value), geom.R(r.X+20*big, r.Y, r.W-21*big, r.H-2),
		paint.Style{Face: paint.Bold, Size: 13 * big, Color: theme.Cream, Align: paint.Center, Fixed: true})
}

// flagScale returns the factor by which the flags on the slider are larger with larger text. It is
// small, so that the flags of neighboring bids do not cover each other.
func flagScale(v paint.View) float64 { return min(v.Letters(), 1.15) }

// paintSlide paints the slider with its scale in dollars and the coin. hover is the progress of the
// coin's highlight, 0 to 1.
func (b *Table) paintSlide(p *paint.Canvas, hover float64) {
	from, to, at := b.railSpot(0), b.railSpot(b.railTop()), b.railSpot(b.plan.bid)
	bar := geom.R(from.X-6, from.Y-5, to.X-from.X+12, 10)
	p.Rect(bar.Inset(-1.5), 6, theme.WalnutInk)
	p.Gradient(bar, 5, theme.BrassHi, theme.BrassLo)
	p.Gradient(geom.R(bar.X, bar.Y, at.X-bar.X, bar.H).Inset(1.5), 3.5, theme.RGB(0x3E7C3E), theme.RGB(0x2A5A2C))
	knee, top, step := b.railKnee(), b.railTop(), 5
	if top > 60 {
		step = 50
	}
	for n := range top + 1 {
		if n <= knee || n%step == 0 {
			p.Rect(geom.R(b.railSpot(n).X-0.6, from.Y+7, 1.2, 5), 0, theme.Alpha(theme.Cream, 0.7))
		}
	}
	if knee < top {
		b.paintBreak(p, from.Y)
		p.Label(dollars(knee), geom.Around(b.railSpot(knee).Add(0, -23), 44, 18), paint.Style{Face: paint.Bold,
			Size: 13 * flagScale(p.View), Color: theme.Cream, Align: paint.Center, Fixed: true})
		p.Label(dollars(top), geom.R(to.X-60, from.Y-32, 72, 18), paint.Style{Face: paint.Bold,
			Size: 13 * flagScale(p.View), Color: theme.Cream, Align: paint.Right, Fixed: true})
	}
	pieces.CoinWithNumber(p, at, 15+hover, b.plan.bid)
}

// tieEndsBidding reports whether a coin toss decides if the other seat bids the same as the bid
// that is being prepared: it is nothing, or the second bid after a tie (R15).
func (b *Table) tieEndsBidding() bool { return b.plan.bid == 0 || b.Board.Bidding == 2 }

// paintBreak paints two strokes across the slider where its scale becomes narrower, after the
// largest usual bid. y is the middle of the slider.
func (b *Table) paintBreak(p *paint.Canvas, y float64) {
	knee := b.railKnee()
	x := b.railSpot(knee).Lerp(b.railSpot(knee+1), 0.5).X
	for _, at := range []float64{x - 2.5, x + 2.5} {
		p.Line(geom.Point{X: at - 2, Y: y + 9}, geom.Point{X: at + 2, Y: y - 9}, 4, theme.WalnutInk)
		p.Line(geom.Point{X: at - 2, Y: y + 9}, geom.Point{X: at + 2, Y: y - 9}, 1.8, theme.Cream)
	}
}

// paintConsequences writes into r what happens if the other seat bids less than the viewer, the
// same, or more.
func (b *Table) paintConsequences(p *paint.Canvas, r geom.Rect) {
	same := i18n.T("you both pay, then bid again")
	if b.tieEndsBidding() {
		same = i18n.T("a coin toss decides, without contracts")
	}
	bidder := b.Board.Actor
	other := b.Name(1 - bidder)
	answers := [][2]string{
		{i18n.T("more than $%d", b.plan.bid), i18n.T("%s goes first and chooses first", other)},
		{i18n.T("exactly $%d", b.plan.bid), same},
		{i18n.T("less than $%d", b.plan.bid), i18n.T("you go first and choose first")},
	}
	if b.plan.bid == 0 { // the other seat cannot bid less than 0
		answers = answers[:2]
	}
	if b.cashVisible(1-bidder) && b.Board.Cash[1-bidder] <= b.plan.bid { // the other seat cannot bid more
		answers = answers[1:]
	}
	pieces.Outcomes(p, r, i18n.T("If %s bids", other), answers)
}

// contractTexture returns a function that returns the image of Contract k, for animations in which
// it flies.
func (b *Table) contractTexture(k rules.Contract) func(p *paint.Canvas) *ebiten.Image {
	return func(p *paint.Canvas) *ebiten.Image { return b.deed(p, k, b.contractRect(0, mostPosters).W) }
}
