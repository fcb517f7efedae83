package narrowgauge

import (
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// The room is where Contracts hang while one bids for them or chooses: over the board, which a press brings back, so that
// they hide no part of the map that one wants to see.

// Measures of the room in design units.
const (
	mostPosters = 3
	posterWide  = 236
	posterGap   = 18
	pillHigh    = 26
	answersHigh = 96
)

// layRoom lays the room out on the board.
func (b *Table) layRoom() {
	const edges = 18 + 44 // of the close-up
	w := min(posterWide, (b.Area.W-edges-(mostPosters+1)*posterGap)/mostPosters)
	high := w*pieces.CardH/pieces.CardW + 2*posterGap
	b.answers = b.Board.Phase == rules.PhaseBid
	if b.answers {
		high += pillHigh + answersHigh
	}
	b.room.Seat = -1
	b.room.Fit(b.Area, mostPosters*w+(mostPosters+1)*posterGap+18, high+edges)
}

// onTable lists the Contracts that hang in the room: those that one may bid for, or the two of the person who chooses.
func (b *Table) onTable() []rules.Contract {
	if b.Board.Shown != 0 {
		return contractsOf(b.Board.Shown)
	}
	if v := b.at.viewer; b.Board.Holds.Has(v) && b.Open.Has(v) && b.State.Phase() == rules.PhaseKeep {
		two := b.Board.Dealt[v]
		return []rules.Contract{min(two[0], two[1]), max(two[0], two[1])}
	}
	return nil
}

// poster returns where the i-th of n Contracts hangs.
func (b *Table) poster(i, n int) geom.Rect {
	in := b.room.Inner().Inset(posterGap)
	cards := in
	if b.answers {
		cards, _ = in.CutTop(in.H - pillHigh - answersHigh)
	}
	w := min((in.W-(mostPosters-1)*posterGap)/mostPosters, cards.H*pieces.CardW/pieces.CardH)
	row := geom.Around(cards.Center(), float64(n)*(w+posterGap)-posterGap, w*pieces.CardH/pieces.CardW)
	return row.Row(i, n, posterGap)
}

// spotOf returns where a Contract hangs; those on the right stay when one is taken.
func (b *Table) spotOf(k rules.Contract) geom.Rect {
	all := b.onTable()
	n := mostPosters
	if b.Board.Shown == 0 && len(all) > 0 {
		n = len(all)
	}
	for i, other := range all {
		if other == k {
			return b.poster(i+n-len(all), n)
		}
	}
	return b.poster(n/2, n)
}

// noteEdge is a Contract that comes from, or goes to, beyond the upper edge of the map.
func (b *Table) noteEdge() geom.Rect {
	r := b.poster(0, mostPosters).Scale(0.4)
	at := b.at.bank()
	return geom.R(at.X-r.W/2, b.at.sheet.Y-10, r.W, r.H)
}

// outbid reports whether the bid that a person is about to seal is too small for a Contract.
func (b *Table) outbid(k rules.Contract) bool { return b.bidding() && k.Info().Value > b.plan.bid }

// bidding reports whether a person is about to seal a bid.
func (b *Table) bidding() bool {
	return b.State.Phase() == rules.PhaseBid && b.Board.Phase == rules.PhaseBid && b.plan.legal != nil
}

// roomNodes are the Contracts that hang in the room.
func (b *Table) roomNodes(a *table.Ask, dst []ui.Node) []ui.Node {
	all := b.onTable()
	switch {
	case len(all) == 0:
		b.room.Close()
	case !b.room.Opened():
		b.room.Open()
	}
	b.room.Title = words.T("Contracts")
	var content []ui.Node
	for _, k := range all {
		n := b.deedNode("contract on table "+k.String(), k, b.spotOf(k))
		under := n.Rect
		n.Lies = func(f ui.Feel) geom.Rect { return under.Scale(1+0.03*f.Hover).Move(f.Shake, -2*f.Hover) }
		n.Draw = func(p *paint.Pen, n *ui.Node, f ui.Feel) {
			if f.Hover > 0 {
				p.Lift(n.At(f), 6, 8*f.Hover)
				b.paintPoster(p, k, under.W, n.At(f))
			}
		}
		m := rules.TakeContract(k)
		if b.State.Phase() == rules.PhaseKeep {
			m = rules.Keep(k)
		}
		if a.Can(m) {
			n.Label = ""
		}
		content = append(content, a.Target(n, m))
	}
	return b.room.Nodes(b.room.Over(dst), b.paintRoom, content, a.Rebuild)
}

// paintRoom paints the Contracts on a wall of planks, and what follows from the bid.
func (b *Table) paintRoom(p *paint.Pen, in geom.Rect) {
	pieces.Planks(p, in)
	for _, k := range b.onTable() {
		if !b.Carried(k) {
			b.paintPoster(p, k, b.spotOf(k).W, b.spotOf(k))
		}
	}
	if b.bidding() {
		foot, _ := in.Inset(posterGap).CutBottom(answersHigh - 10)
		b.paintAnswers(p, geom.Around(foot.Center(), min(foot.W, 520), foot.H))
	}
}

// paintPoster paints a Contract on the wall, w wide where it hangs, so that it fills r; while one bids, a pill says whether it
// is in reach.
func (b *Table) paintPoster(p *paint.Pen, k rules.Contract, w float64, r geom.Rect) {
	tint := paint.White
	p.Lift(r, 6, 8)
	if b.outbid(k) {
		tint = theme.RGB(0xA8987E)
	}
	p.Image(b.deed(p, k, w), r, 0, tint)
	pieces.Nail(p, geom.Point{X: r.Center().X, Y: r.Y + 7}, 4)
	if !b.bidding() {
		return
	}
	text, icon, ground := words.T("in reach"), "check-mark", theme.RGB(0x2F6A34)
	if b.outbid(k) {
		text, icon, ground = words.T("$%d more", k.Info().Value-b.plan.bid), "two-coins", theme.RGB(0x5A241C)
	}
	pill := geom.Around(geom.Point{X: r.Center().X, Y: r.Bottom() + 1 + pillHigh/2}, r.W*0.66, pillHigh-3)
	pieces.Pill(p, pill, icon, text, ground)
}

// paintAnswers says what follows where the other one bids less, the same and more.
func (b *Table) paintAnswers(p *paint.Pen, r geom.Rect) {
	answers := [][2]string{
		{words.T("more than $%d", b.plan.bid), words.T("the other player goes first, you choose second")},
		{words.T("just $%d", b.plan.bid), words.T("both pay and bid once more")},
		{words.T("less than $%d", b.plan.bid), words.T("you go first and choose first")},
	}
	if b.plan.bid == 0 { // nobody bids less
		answers = answers[:2]
	}
	pieces.Outcomes(p, r, words.T("If %s bids", b.Name(1-b.State.Turn())), answers)
}

// noteOf is the picture of a Contract that flies.
func (b *Table) noteOf(k rules.Contract) func(p *paint.Pen) *ebiten.Image {
	return func(p *paint.Pen) *ebiten.Image { return b.deed(p, k, b.poster(0, mostPosters).W) }
}
