package teach

import (
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/stage"
)

// list is the dialog that lists the lessons, practice positions or mistakes of a game.
type list struct {
	stage.SceneBase
	school  *School
	name    string
	heading func() string
	rows    func() []row
	lead    func() string // returns the introduction above the rows; nil for no introduction
	// wait polls the background work that finds the rows. progress is from 0 to 1, and changed is
	// set if the dialog must be repainted. wait is nil if there is no such work.
	wait   func() (progress float64, changed, done bool)
	shown  float64 // displayed progress of the background work, 0 to 1
	sheet  geom.Rect
	above  geom.Rect // rectangle of the introduction above the rows
	places []geom.Rect
}

// row is a row of the list: an icon, texts, and a button that starts a lesson or opens a position.
type row struct {
	id, icon, title, about string
	label                  string // label of the row's button
	done                   bool
	// the row is recommended to be done next; the button of the first such row is emphasized
	next  bool
	begin func()
}

// Name returns the name that identifies the scene, for example in tests.
func (s *list) Name() string { return s.name }

func (s *list) place(l ui.Layout, n int) {
	columns, w := 2, min(l.W-80, 1080)
	if l.Class == ui.Tall {
		columns, w = 1, l.W-60
	}
	row := 96.0
	if l.Portrait {
		w, row = l.W-16, slenderRow
	}
	lead := 0.0
	if s.lead != nil {
		_, lead = s.school.App.Kit.Canvas(nil, l.View).Measure(s.lead(), leadStyle(w-60))
		lead += leadMore
	}
	high := (n + columns - 1) / columns
	rowH := min(row, (l.H-220-lead)/float64(max(high, 1)))
	s.sheet = geom.Around(l.Area().Center(), w, 150+lead+float64(high)*rowH)
	body := s.sheet.Pad(30, 0)
	if l.Portrait {
		body = s.sheet.Pad(16, 0)
	}
	body.Y, body.H = s.sheet.Y+72, float64(high)*rowH+lead
	s.above, body = body.CutTop(lead)
	s.places = s.places[:0]
	for i := range n {
		s.places = append(s.places, body.Row(i/high, columns, 34).Column(i%high, high, 10))
	}
}

// slenderRow is the height of a row in a phone's upright window, in design units.
const slenderRow = 124

// MinHeight returns the height of the list in a phone's window, in design units. If the window is
// lower, the player scrolls.
func (s *list) MinHeight(l ui.Layout) float64 {
	row, lead := 96.0, 0.0
	if l.Portrait {
		row = slenderRow
	}
	if s.lead != nil {
		_, lead = s.school.App.Kit.Canvas(nil, l.View).Measure(s.lead(), leadStyle(l.W-76))
		lead += leadMore
	}
	return 220 + lead + row*float64(len(s.rows()))
}

// leadMore is the additional height of the text above the rows while a progress bar is below it, in
// design units.
const leadMore = 34

func leadStyle(width float64) paint.Style {
	return paint.Style{Face: paint.Body, Size: 15, Color: theme.Ink, Wrap: width, LineHeight: 1.3}
}

// Build lays out the list and creates its nodes: the buttons and other controls.
func (s *list) Build(l ui.Layout) {
	rows := s.rows()
	s.place(l, len(rows))
	var nodes []ui.Node
	primary := true
	for i, x := range rows {
		mark := pieces.Leather
		if primary && x.next {
			mark, primary = pieces.Brass, false
		}
		button, _ := s.places[i].CutRight(104)
		button = geom.Around(button.Center(), 104, 44)
		n := ui.Button(x.id, button, pieces.Button{Label: x.label, Material: mark}, x.begin)
		n.Label = i18n.Colon(x.title, x.label)
		n.Tip = x.about
		nodes = append(nodes, n)
	}
	shut := geom.R(s.sheet.Center().X-80, s.sheet.Bottom()-62, 160, 44)
	back := ui.Button("close", shut, pieces.Button{Label: i18n.T("Close")}, s.school.App.Pop)
	back.Tip = i18n.T("Or press Esc.")
	s.Root.Set(l, append(nodes, back))
}

// Update polls the background work; Escape closes the dialog.
func (s *list) Update(in *ui.Input, ms float64) {
	s.Busy = false
	if s.wait != nil {
		var changed, done bool
		if s.shown, changed, done = s.wait(); changed {
			s.Rebuild()
		}
		s.Busy = !done
	}
	s.Root.Update(in, ms)
	if in.Back {
		s.school.App.Pop()
	}
}

// Paint paints the list except its nodes (buttons and other controls).
func (s *list) Paint(p *paint.Canvas) {
	pieces.Panel(p, s.sheet, 83)
	head, _ := s.sheet.Pad(28, 12).CutTop(44)
	p.Label(s.PageTitle(), head, paint.Style{
		Face: paint.Display, Size: 28, Color: theme.Umber, Align: paint.Center,
	})
	p.Rule(s.sheet.X+28, s.sheet.Y+60, s.sheet.W-56)
	if s.lead != nil {
		p.Fit(s.lead(), geom.R(s.above.X, s.above.Y, s.above.W, s.above.H-leadMore+6), leadStyle(s.above.W))
	}
	if s.Busy {
		bar := geom.R(s.above.X, s.above.Bottom()-20, s.above.W, 10)
		p.Rect(bar, 5, theme.Alpha(theme.SoftInk, 0.35))
		p.Gradient(geom.R(bar.X, bar.Y, max(bar.W*s.shown, 10), bar.H), 5, theme.BrassHi, theme.BrassLo)
	}
	for i, x := range s.rows() {
		s.paintRow(p, s.places[i], x)
	}
}

func (s *list) paintRow(p *paint.Canvas, r geom.Rect, x row) {
	seal := geom.Point{X: r.X + 26, Y: r.Center().Y}
	pieces.Disc(p, seal, 25, x.icon, 0, 0)
	if x.done {
		c := geom.Point{X: seal.X + 19, Y: seal.Y + 17}
		p.Disc(c, 11, theme.WalnutInk, theme.WalnutInk)
		p.Disc(c, 9.6, theme.BrassHi, theme.BrassLo)
		p.Icon("check-mark", c, 14, theme.RGB(0x2B1608))
	}
	text := geom.R(r.X+64, r.Y, r.W-64-118, r.H)
	about := paint.Style{Face: paint.Body, Size: 14, Color: theme.Ink, Wrap: text.W}
	title, head := paint.Style{Face: paint.Display, Size: 17, Color: theme.Oxblood}, 24.0
	_, h := p.Measure(x.about, about)
	if w, _ := p.Measure(x.title, title); w > 1.15*text.W && text.H > 44+3+h { // rather use two lines than small text
		head = 44
	}
	h = min(h, text.H-head-3)
	y := text.Center().Y - (h+head+1)/2
	if head > 24 {
		p.Fit(x.title, geom.R(text.X, y, text.W, head-2), title)
	} else {
		p.Label(x.title, geom.R(text.X, y, text.W, head), title)
	}
	p.Fit(x.about, geom.R(text.X, y+head+1, text.W, h), about)
}

// PageTitle returns the heading of the list, which is also the title of the HTML page.
func (s *list) PageTitle() string { return s.heading() }
