package teach

import (
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/menu"
	"gulch/scenes/stage"
)

// list is the sheet with all lessons of a game.
type list struct {
	stage.Board
	school *School
	sheet  geom.Rect
	rows   []geom.Rect
}

// List returns the sheet with all lessons.
func (s *School) List() stage.Scene {
	l := &list{school: s}
	l.Overlay = true
	return l
}

// First begins the first lesson that has not been followed to its end.
func (s *School) First() {
	for i := range s.Course.Lessons {
		if l := &s.Course.Lessons[i]; !s.progress(l).Done {
			s.Begin(l)
			return
		}
	}
	s.House.Push(s.List())
}

// play sets a real game up.
func (s *School) play() {
	s.House.Home()
	s.House.Push(menu.NewGame(s.House, s.Course.Game, nil))
}

// Name says where the player is.
func (s *list) Name() string { return "lessons" }

func (s *list) place(l ui.Layout) {
	n := len(s.school.Course.Lessons)
	columns, w := 2, min(l.W-80, 1080)
	if l.Class == ui.Tall {
		columns, w = 1, l.W-60
	}
	high := (n + columns - 1) / columns
	rowH := min(96, (l.H-220)/float64(high))
	s.sheet = geom.Around(l.Area().Center(), w, 150+float64(high)*rowH)
	body := s.sheet.Pad(30, 0)
	body.Y, body.H = s.sheet.Y+72, float64(high)*rowH
	s.rows = s.rows[:0]
	for i := range n {
		s.rows = append(s.rows, body.Row(i/high, columns, 34).Column(i%high, high, 10))
	}
}

// Build lays the sheet out.
func (s *list) Build(l ui.Layout) {
	s.place(l)
	var nodes []ui.Node
	primary := true
	for i := range s.school.Course.Lessons {
		x := &s.school.Course.Lessons[i]
		at := s.school.progress(x)
		label, mark := words.T("Begin"), pieces.Leather
		switch {
		case at.Step > 0:
			label = words.T("Go on")
		case at.Done:
			label = words.T("Again")
		}
		if primary && (!at.Done || at.Step > 0) {
			mark, primary = pieces.Brass, false
		}
		button, _ := s.rows[i].CutRight(104)
		button = geom.Around(button.Center(), 104, 44)
		n := ui.Button("lesson/"+x.ID, button, pieces.Button{Label: label, Make: mark}, func() { s.school.Begin(x) })
		n.Label = words.T(x.Title) + ": " + label
		n.Tip = words.T(x.About)
		nodes = append(nodes, n)
	}
	shut := geom.R(s.sheet.Center().X-80, s.sheet.Bottom()-62, 160, 44)
	back := ui.Button("close", shut, pieces.Button{Label: words.T("Close")}, s.school.House.Pop)
	back.Tip = words.T("Escape does the same.")
	s.Root.Set(l, append(nodes, back))
}

// Update closes the sheet on Escape.
func (s *list) Update(in *ui.Input, ms float64) {
	s.Root.Update(in, ms)
	if in.Back {
		s.school.House.Pop()
	}
}

// Paint paints the sheet.
func (s *list) Paint(p *paint.Pen) {
	pieces.Panel(p, s.sheet, 83)
	head, _ := s.sheet.Pad(28, 12).CutTop(44)
	p.Label(words.T("Lessons: %s", s.school.Game.Info().Name), head, paint.Style{
		Face: paint.Display, Size: 28, Color: theme.Umber, Align: paint.Center,
	})
	p.Rule(s.sheet.X+28, s.sheet.Y+60, s.sheet.W-56)
	for i := range s.rows {
		s.paintRow(p, s.rows[i], &s.school.Course.Lessons[i])
	}
}

func (s *list) paintRow(p *paint.Pen, r geom.Rect, l *Lesson) {
	seal := geom.Point{X: r.X + 26, Y: r.Center().Y}
	pieces.Disc(p, seal, 25, l.Icon, 0, 0)
	if s.school.progress(l).Done {
		c := geom.Point{X: seal.X + 19, Y: seal.Y + 17}
		p.Disc(c, 11, theme.WalnutInk, theme.WalnutInk)
		p.Disc(c, 9.6, theme.BrassHi, theme.BrassLo)
		p.Icon("check-mark", c, 14, theme.RGB(0x2B1608))
	}
	text := geom.R(r.X+64, r.Y, r.W-64-118, r.H)
	about := paint.Style{Face: paint.Body, Size: 14, Color: theme.Ink, Wrap: text.W}
	_, h := p.Measure(words.T(l.About), about)
	h = min(h, text.H-27)
	y := text.Center().Y - (h+25)/2
	p.Label(words.T(l.Title), geom.R(text.X, y, text.W, 24), paint.Style{Face: paint.Display, Size: 17, Color: theme.Oxblood})
	p.Fit(words.T(l.About), geom.R(text.X, y+25, text.W, h), about)
}
