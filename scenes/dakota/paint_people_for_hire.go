package dakota

import (
	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/scenes/table"
)

// paintHire paints the people for hire.
func (b *Table) paintHire(p *paint.Canvas) {
	r := b.at.hire
	p.DropShadow(r, 5, 3)
	p.Rect(r, 5, theme.WalnutInk)
	p.Gradient(r.Inset(1.4), 4, theme.RGB(0x5A3420), theme.RGB(0x3C2012))
	for i := range rules.JobSlots(b.Board.Seats) {
		at := b.at.jobs[i]
		if w := b.Board.Jobs[i]; w != rules.WorkerKinds && !b.Carried(jobKey(i)) {
			person(p, w, geom.Point{X: at.Center().X, Y: at.Bottom() - 18}, tall(at))
		}
		p.Label(table.Dollars(rules.JobPrice(i)), geom.R(at.X, at.Bottom()-18, at.W, 18), centred(onWood(12.5)))
	}
	b.paintPool(p, rules.StrongMiner, b.Board.StrongOut, rules.StrongPrice, b.at.strong)
	b.paintPool(p, rules.Miner, b.Board.MinerPool, rules.MinerPrice, b.at.miners)
}

// jobKey identifies a person on the job board by the index of the place, in animations
// (Animation.Carries). While an animation moves the person, nobody is painted at that place.
type jobKey int

func (b *Table) paintPool(p *paint.Canvas, w rules.Worker, n, price int, r geom.Rect) {
	p.Rect(geom.R(r.X-1.5, r.Y+4, 1, r.H-8), 0, theme.Alpha(theme.Cream, 0.3))
	who, tag := poolParts(r)
	faded(p, shade(n == 0), func() {
		person(p, w, geom.Point{X: who.Center().X, Y: who.Bottom()}, poolTall(r, who))
	})
	p.Label("×"+pieces.Number(n), tag, onWood(12.5))
	p.Label(table.Dollars(price), geom.R(r.X, r.Bottom()-18, r.W, 18), centred(onWood(12.5)))
}

// poolParts splits r, a place for miners for hire, into two rectangles: who for the figure of a
// miner, and count for the number of miners beside it. The number does not overlap the hat of the
// figure.
func poolParts(r geom.Rect) (who, count geom.Rect) {
	who, count = geom.R(r.X, r.Y, r.W, r.H-18).CutLeft(r.W / poolWide * 0.82)
	count, _ = count.Move(0, -4).CutBottom(min(count.H, 26))
	count.X, count.W = count.X+1, count.W-1.5
	return who, count
}

// poolTall returns the height of the figure of a miner in r, a place for miners for hire. who is
// the rectangle for the figure. The figure is as tall as those on the job board, or smaller if its
// hat would not fit into who.
func poolTall(r, who geom.Rect) float64 {
	return min(tall(geom.R(r.X, r.Y, who.W, r.H)), who.W/hatWide)
}

// hatWide is the width of the brim of a person's hat divided by the person's height.
const hatWide = 0.7

// tall returns the height at which a person is drawn in r, a place of the job board.
func tall(r geom.Rect) float64 { return min(r.H-20, r.W*1.5) }
