package narrowgauge

import (
	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/scenes/table"
)

// dividends returns the sheet of the last dividends. Each line has an icon for the source, a
// calculation and an amount.
func (b *Table) dividends() table.PayoutSheet {
	s := table.PayoutSheet{Title: i18n.T("Round %d dividends", b.Board.Past.Paid)}
	for _, e := range b.Board.Accounts() {
		line := table.PayoutLine{Seat: e.Seat, Amount: rules.GainIn(e),
			Icon: func(p *paint.Canvas, at geom.Point, size float64) {
				if e.Kind == rules.EventCommodity {
					goodsToken(p, rules.CommodityIn(e), at, size)
					return
				}
				rails[rules.CompanyIn(e)].Draw(p, at, size)
			}}
		switch e.Kind {
		case rules.EventDividend:
			line.Text = i18n.N(rules.PointsIn(e), "%d point × $%d", "%d points × $%d", rules.PointsIn(e),
				rules.EachIn(e))
		case rules.EventMajority:
			line.Text = i18n.T("most certificates, %d to %d", rules.OwnIn(e), rules.OthersIn(e))
		default:
			line.Text = i18n.T("die %d × $%d", rules.ValueIn(e), rules.RowIn(e))
		}
		s.Lines = append(s.Lines, line)
	}
	return s
}

// openDividends opens the sheet of the last dividends for a viewer who has not seen it. Where
// people share the screen, the dividends may have been paid while another of them watched. After a
// game was closed and opened again, a viewer who has decided since the dividends has seen it.
func (b *Table) openDividends() {
	paid := b.Board.Past.Paid
	if match.People(b.Players) < 2 || b.State.Phase() == rules.PhaseGameOver || b.State.Turn() != b.Viewer {
		return
	}
	seen := engine.At(b.dividendsSeen[:], b.Viewer)
	if *seen == paid {
		return
	}
	b.dividendsOpen = paid > 0 && b.Missed(b.Viewer, rules.EventDividends)
	if b.RevealedSeats.Has(b.Viewer) { // before, the person of the other seat has the device
		*seen = paid
	}
}

// dividendsRect returns the rectangle of the sheet of dividends, over the map.
func (b *Table) dividendsRect() geom.Rect { return b.PayoutRect(b.at.window, b.dividends()) }

// closeRect returns the rectangle of the button that closes the sheet of dividends, below it.
func (b *Table) closeRect() geom.Rect {
	const w, h, gap = 130, 32, 3
	sheet := b.dividendsRect()
	return geom.R(sheet.Center().X-w/2, sheet.Bottom()+gap, w, h)
}

// paintDividendSheet paints the sheet of dividends over the map, if it is open.
func (b *Table) paintDividendSheet(p *paint.Canvas) {
	if b.dividendsOpen || b.dividendsRunning {
		b.PaintPayout(p, b.dividendsRect(), b.dividends(), dollars)
	}
}
