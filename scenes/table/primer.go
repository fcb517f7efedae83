package table

import (
	"encoding/json"
	"slices"

	"gulch/assets"
	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/stage"
)

// Lesson is a paragraph of a game's short introduction, which is data: a list in assets/primer/<id>.json.
type Lesson struct {
	Icon  string `json:"icon"`
	Title string `json:"title"`
	Text  string `json:"text"`
	// When are values of options with which the game has to be played, or the paragraph is left out.
	When engine.Options `json:"when"`
}

// Primer returns a game in a minute, as it is played with all of its options set; none where there is none.
func Primer(game string, options engine.Options) ([]Lesson, error) {
	data, err := assets.Primer(game)
	if err != nil {
		return nil, nil
	}
	var all []Lesson
	if err := json.Unmarshal(data, &all); err != nil {
		return nil, err
	}
	return slices.DeleteFunc(all, func(l Lesson) bool {
		for option, value := range l.When {
			if options[option] != value {
				return true
			}
		}
		return false
	}), nil
}

// lessons are the paragraphs for this game. What is wrong with them is a defect that a test finds.
func (t *Table) lessons() []Lesson {
	setup := t.setup()
	all, _ := Primer(t.info.ID, setup.Options)
	return all
}

// primer is the sheet that explains a game in a minute. It lies over the table the first time a game is played, and
// whenever somebody asks.
type primer struct {
	stage.Board
	app     *stage.App
	game    string
	lessons []Lesson
	learn   func() // begins the lessons of the game, nil if it has none
	waits   string // what becomes of what is on the stage meanwhile
	shut    pieces.Button
	sheet   geom.Rect
	columns int
}

// showPrimer lays the introduction over the table.
func (t *Table) showPrimer() {
	s := newPrimer(t.app, t.info, t.lessons())
	s.waits = words.T("Play short lessons first. This game waits in Saved games.")
	s.shut = pieces.Button{Label: words.T("Let's play"), Icon: "play-button", Make: pieces.Brass}
	t.app.Push(s)
}

// OpenPrimer lays the game of a match in a minute over what is on the stage, for who does not sit at its table yet.
func OpenPrimer(h *stage.App, m *match.Match) {
	lessons, _ := Primer(m.Info().ID, m.Setup().Options) // what is wrong with them a test finds
	s := newPrimer(h, m.Info(), lessons)
	s.waits = words.T("Play short lessons first. You find the Trail again on the title.")
	s.shut = pieces.Button{Label: words.T("Back"), Icon: "previous-button", Make: pieces.Brass}
	h.Push(s)
}

func newPrimer(h *stage.App, info engine.Info, lessons []Lesson) *primer {
	s := &primer{app: h, game: info.Name, lessons: lessons}
	s.Overlay = true
	if h.Teaches != nil && h.Teaches(info.ID) {
		s.learn = func() { h.OpenLessons(info.ID, true) }
	}
	return s
}

// teaches reports whether there are lessons of this game.
func (t *Table) teaches() bool { return t.app.Teaches != nil && t.app.Teaches(t.info.ID) }

// greet shows the introduction to somebody who has not played this game here.
func (t *Table) greet() {
	if t.greeted || t.match == nil || t.people() == 0 {
		return
	}
	t.greeted = true
	if !t.app.Settings.Knows(t.info.ID) && len(t.lessons()) > 0 {
		t.app.Settings.Learn(t.info.ID)
		t.app.SettingsChanged()
		t.showPrimer()
	}
}

// Name says where the player is.
func (s *primer) Name() string { return "primer" }

// PageTitle is what readers hear first.
func (s *primer) PageTitle() string { return words.T("%s in a minute", s.game) }

// place returns where the sheet and its lessons lie.
func (s *primer) place(l ui.Layout) {
	s.columns = 2
	w, h := 980.0, 600.0
	switch l.Class {
	case ui.Square:
		w, h = 980, 660
	case ui.Tall:
		s.columns, w, h = 1, 700, 1020
	}
	s.sheet = geom.Around(l.Area().Center(), w, h)
}

// lesson is where the i-th lesson lies.
func (s *primer) lesson(i int) geom.Rect {
	body := s.sheet.Pad(34, 0)
	body.Y += 78
	body.H -= 78 + 84
	rows := (len(s.lessons) + s.columns - 1) / s.columns
	return body.Row(i/rows, s.columns, 36).Column(i%rows, rows, 10)
}

// Build lays the sheet out.
func (s *primer) Build(l ui.Layout) {
	s.place(l)
	row := geom.Around(geom.Point{X: s.sheet.Center().X, Y: s.sheet.Bottom() - 44}, 220, 48)
	var nodes []ui.Node
	if s.learn != nil {
		row = geom.Around(row.Center(), 540, 48)
		n := ui.Button("learn", row.Row(0, 2, 20), pieces.Button{Label: words.T("Learn in 3 minutes"), Icon: "light-bulb"}, s.learn)
		n.Tip = s.waits
		nodes = append(nodes, n)
		row = row.Row(1, 2, 20)
	}
	nodes = append(nodes, ui.Button("play", row, s.shut, s.app.Pop))
	for i, x := range s.lessons {
		nodes = append(nodes, ui.Node{ID: "lesson " + x.Title, Label: words.T(x.Title) + ". " + words.T(x.Text), Role: "text", Quiet: true, Rect: s.lesson(i)})
	}
	s.Root.Set(l, nodes)
}

// Update closes the sheet on Escape and Space.
func (s *primer) Update(in *ui.Input, ms float64) {
	s.Root.Update(in, ms)
	if in.Back || in.Skip {
		s.app.Pop()
	}
}

// Paint paints the sheet.
func (s *primer) Paint(p *paint.Pen) {
	pieces.Panel(p, s.sheet, 47)
	head, _ := s.sheet.Pad(30, 16).CutTop(44)
	p.Label(words.T("%s in a minute", s.game), head, paint.Style{
		Face: paint.Display, Size: 28, Color: theme.Umber, Align: paint.Center,
	})
	p.Rule(s.sheet.X+30, s.sheet.Y+64, s.sheet.W-60)
	for i, x := range s.lessons {
		r := s.lesson(i)
		seal := geom.Point{X: r.X + 26, Y: r.Y + 30}
		p.Soft(geom.Around(geom.Point{X: seal.X + 1, Y: seal.Y + 2}, 52, 52), 26, 2.5, 0, theme.Alpha(theme.Shadow, 0.45))
		p.Disc(seal, 26, theme.WalnutInk, theme.WalnutInk)
		p.Disc(seal, 24.6, theme.Walnut, theme.WalnutLo)
		p.Icon(x.Icon, seal, 32, theme.BrassHi)
		_, side := r.CutLeft(68)
		title, text := side.CutTop(26)
		p.Label(words.T(x.Title), title, paint.Style{Face: paint.Display, Size: 17, Color: theme.Oxblood})
		p.Fit(words.T(x.Text), text, paint.Style{Face: paint.Body, Size: 14, Color: theme.Ink})
	}
}
