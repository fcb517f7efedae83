package boomtown

import (
	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/stage"
)

// pile is the overlay that shows the cards which are out of the game.
type pile struct {
	stage.Board
	table  *Table
	cards  []rules.Card
	l      ui.Layout
	sheet  geom.Rect
	scroll ui.Scroller
}

// showRemoved opens the overlay.
func (b *Table) showRemoved() {
	s := &pile{table: b, cards: b.pic.removed}
	s.Overlay = true
	b.app.Push(s)
}

// Name says where the player is.
func (s *pile) Name() string { return "boomtown/removed" }

const (
	pileCardW = 104
	pileGap   = 10
)

// Build lays the cards out in rows.
func (s *pile) Build(l ui.Layout) {
	s.l = l
	s.sheet = l.Area().Pad(l.W*0.08, l.H*0.08)
	shut := geom.R(s.sheet.Right()-138, s.sheet.Bottom()-58, 120, 44)
	nodes := []ui.Node{ui.Button("close", shut, pieces.Button{Label: words.T("Close"), Make: pieces.Brass}, s.table.app.Pop)}
	height := 0.0
	if n := len(s.cards); n > 0 {
		height = s.place(n-1).Bottom() - s.window().Y + s.scroll.Y
	}
	nodes = append(nodes, s.scroll.Node("pile", s.window(), height, s.Rebuild))
	for i, c := range s.cards {
		if r := s.place(i); r.Within(s.window()) {
			n := ui.Node{ID: "gone " + c.String(), Label: name(c), Tip: s.table.rowTip(-1, c), Rect: r, Role: "text"}
			s.table.enlarge(&n, c)
			nodes = append(nodes, n)
		}
	}
	s.Root.Set(l, nodes)
}

// window is the part of the sheet in which the cards lie.
func (s *pile) window() geom.Rect {
	return geom.R(s.sheet.X+20, s.sheet.Y+64, s.sheet.W-40, s.sheet.H-64-70)
}

// place is where the i-th card lies.
func (s *pile) place(i int) geom.Rect {
	w := s.window()
	per := max(1, int((w.W+pileGap)/(pileCardW+pileGap)))
	h := float64(pileCardW) * pieces.CardH / pieces.CardW
	return geom.R(w.X+float64(i%per)*(pileCardW+pileGap), w.Y+float64(i/per)*(h+pileGap)-s.scroll.Y, pileCardW, h)
}

// Update closes the overlay on Escape.
func (s *pile) Update(in *ui.Input, ms float64) {
	s.Root.Update(in, ms)
	if in.Back {
		s.table.app.Pop()
	}
}

// Paint paints the sheet and the cards that lie wholly in the window.
func (s *pile) Paint(p *paint.Pen) {
	pieces.Panel(p, s.sheet, 31)
	head, _ := s.sheet.Pad(20, 10).CutTop(40)
	p.Label(words.T("Out of the game"), head, paint.Style{
		Face: paint.Display, Size: theme.Title, Color: theme.Umber, Align: paint.Center,
	})
	p.Rule(s.sheet.X+20, s.sheet.Y+52, s.sheet.W-40)
	if len(s.cards) == 0 {
		p.Label(words.T("Nothing yet."), s.window(), paint.Style{Face: paint.Italic, Size: 15, Color: theme.SoftInk, Align: paint.Center})
	}
	for i, c := range s.cards {
		if r := s.place(i); r.Within(s.window().Inset(-1)) {
			p.Lift(r, 7, 3)
			p.Image(s.table.image(p, c, r.W), r, 0, paint.White)
		}
	}
}
