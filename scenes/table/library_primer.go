package table

import (
	"encoding/json"
	"slices"

	"gulch/assets"
	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/stage"
)

// PrimerParagraph is a paragraph of a game's introduction, "the game in a minute". The paragraphs
// are in a data file, assets/primer/<id>.json.
type PrimerParagraph struct {
	Icon  string `json:"icon"`
	Title string `json:"title"`
	Text  string `json:"text"`
	// When restricts the paragraph to games with these values of options; with other values it is
	// left out.
	When engine.Options `json:"when"`
	// Seats restricts the paragraph to games with these numbers of seats; nil stands for all.
	Seats []int `json:"seats"`
}

// LoadPrimer returns the paragraphs of a game's introduction for the given options and number of
// seats, nil if the game has none. It returns an error if the file is malformed.
func LoadPrimer(game string, options engine.Options, seats int) ([]PrimerParagraph, error) {
	data, err := assets.Primer(game)
	if err != nil {
		return nil, nil
	}
	var all []PrimerParagraph
	if err := json.Unmarshal(data, &all); err != nil {
		return nil, err
	}
	return slices.DeleteFunc(all, func(l PrimerParagraph) bool {
		for option, value := range l.When {
			if options[option] != value {
				return true
			}
		}
		return l.Seats != nil && !slices.Contains(l.Seats, seats)
	}), nil
}

// primerParagraphs returns the paragraphs for this game and its options. A malformed file is
// treated as missing; a test checks the files.
func (l *library) primerParagraphs() []PrimerParagraph {
	setup := l.session.Setup()
	all, _ := LoadPrimer(l.info.ID, setup.Options, len(setup.Seats))
	return all
}

// primer is the overlay with a game's introduction, "the game in a minute". It opens over the table
// the first time a game is played, and on request.
type primer struct {
	stage.SceneBase
	app         *stage.App
	game        string
	paragraphs  []PrimerParagraph
	learn       func() // starts the lessons of the game, nil if it has none
	leaveTip    string // tooltip of the lessons' button: what happens to the current game
	closeButton pieces.Button
	sheet       geom.Rect
	places      []geom.Rect // rectangles of the paragraphs
	row         geom.Rect   // rectangle of the buttons
	text        paint.Style // style of the text of all paragraphs
	layout      ui.Layout
}

// showPrimer opens the introduction over the table.
func (l *library) showPrimer() {
	s := newPrimer(l.app, l.info, l.primerParagraphs())
	s.leaveTip = i18n.T("Play short lessons first. You can continue this game from Saved games.")
	if l.app.GameUnsaved(l.doc) {
		s.leaveTip = i18n.T("Play short lessons first. This game isn't saved, so Gulch asks before you leave.")
	}
	if begin := s.learn; begin != nil {
		s.learn = func() { l.app.ConfirmLeave(l.doc, begin) }
	}
	s.closeButton = pieces.Button{Label: i18n.T("Let's play"), Icon: "play-button", Material: pieces.Brass}
	l.app.Push(s)
}

// OpenPrimer opens the introduction to the game of match m over the current scene. It is for people
// who are not at the table of that match yet.
func OpenPrimer(h *stage.App, m *match.Match) {
	// a malformed file is a defect that a test finds
	lessons, _ := LoadPrimer(m.Info().ID, m.Setup().Options, len(m.Setup().Seats))
	s := newPrimer(h, m.Info(), lessons)
	s.leaveTip = i18n.T("Play a few short lessons first. The Trail will be waiting in the main menu.")
	s.closeButton = pieces.Button{Label: i18n.T("Back"), Icon: "previous-button", Material: pieces.Brass}
	markPrimerSeen(h, m.Info().ID) // it is not shown again before the game
	h.Push(s)
}

// markPrimerSeen stores in the settings that the introduction to a game has been shown.
func markPrimerSeen(h *stage.App, game string) {
	if h.Settings.IntroShown(game) {
		return
	}
	h.Settings.MarkIntroShown(game)
	h.SettingsChanged()
}

func newPrimer(h *stage.App, info engine.Info, lessons []PrimerParagraph) *primer {
	s := &primer{app: h, game: info.Name, paragraphs: lessons}
	s.Overlay = true
	if h.HasLessons(info.ID) {
		s.learn = func() { h.OpenLessons(info.ID, true) }
	}
	return s
}

// showPrimerOnce opens the introduction, unless the settings record that it was already shown for
// this game.
func (t *Table) showPrimerOnce() {
	if t.milestones.introduced || t.session.Match == nil || t.session.People() == 0 {
		return
	}
	t.milestones.introduced = true
	if !t.app.Settings.IntroShown(t.info.ID) && len(t.library.primerParagraphs()) > 0 {
		markPrimerSeen(t.app, t.info.ID)
		t.library.showPrimer()
	}
}

// Name returns the name of the scene.
func (s *primer) Name() string { return "primer" }

// PageTitle returns the heading, for screen readers.
func (s *primer) PageTitle() string { return i18n.T("%s in a minute", s.game) }

// place lays out the sheet and its paragraphs.
func (s *primer) place(l ui.Layout) {
	s.places, s.layout, s.text = s.places[:0], l, primerText
	if l.Phone {
		s.placePhone(l)
		return
	}
	more := l.View.Letters() - 1
	columns, w, h := 2, 980+400*more, 600+160*more
	switch l.Class {
	case ui.Square:
		w, h = 980+160*more, 660+260*more
	case ui.Tall:
		columns, w, h = 1, 700+100*more, 1020+160*more
	}
	s.sheet = geom.Around(l.Area().Center(), w, h)
	body := s.sheet.Pad(34, 0)
	body.Y += 78
	body.H -= 78 + 84
	s.flow(body, columns)
	s.row = geom.Around(geom.Point{X: s.sheet.Center().X, Y: s.sheet.Bottom() - 44}, 220, 48)
	if s.learn != nil {
		s.row = geom.Around(s.row.Center(), 540, 48)
	}
}

// primerIndent is the space left of a paragraph's text, for its icon, except on a phone.
const primerIndent = 68.0

// primerLeast is the smallest letter size of the text, in design units.
const primerLeast = 11.0

// flow places the paragraphs in columns, each as high as its text, in the largest letters with
// which all of them fit.
func (s *primer) flow(body geom.Rect, columns int) {
	p := s.app.Kit.Canvas(nil, s.layout.View)
	rows := (len(s.paragraphs) + columns - 1) / columns
	st := primerText
	st.Size, st.Fixed = p.Size(st), true
	for ; ; st.Size -= 0.5 {
		s.places = s.places[:0]
		fits := true
		for column := range columns {
			r := body.Row(column, columns, 36)
			part := s.paragraphs[column*rows : min((column+1)*rows, len(s.paragraphs))]
			y := r.Y
			for _, x := range part {
				st.Wrap = r.W - primerIndent
				_, h := p.Measure(i18n.T(x.Text), st)
				h = max(h+s.titleHeight(s.layout, x)+2, 58)
				s.places = append(s.places, geom.R(r.X, y, r.W, h))
				y += h
			}
			gap := (r.Bottom() - y) / float64(max(len(part)-1, 1))
			fits = fits && gap >= 6
			for i := range part { // the space that is left is between the paragraphs
				s.places[len(s.places)-len(part)+i].Y += float64(i) * min(gap, 34)
			}
		}
		if fits || st.Size <= primerLeast {
			break
		}
	}
	s.text = st
}

// Sizes of the sheet on a phone, in design units: height of the heading, height of the buttons,
// space left of a paragraph's text, gap between paragraphs, and side margin.
const (
	primerHead  = 66.0
	primerFoot  = 68.0
	primerSeal  = 60.0
	primerSpace = 14.0
	primerSide  = 18.0
	primerAside = 440.0 // width of the buttons beside the heading in landscape
)

// placePhone lays the paragraphs below one another, each as high as its text.
func (s *primer) placePhone(l ui.Layout) {
	s.sheet = l.Full
	y := primerHead
	for _, x := range s.paragraphs {
		h := s.paragraphHeight(l, x)
		s.places = append(s.places, geom.R(primerSide, y, l.W-2*primerSide, h))
		y += h + primerSpace
	}
	if foot, _ := l.Area().CutBottom(primerFoot); l.Portrait {
		s.row = foot.Pad(primerSide-6, 10)
		return
	}
	s.row = geom.R(l.W-primerSide-primerAside, 10, primerAside, 48)
	if s.learn == nil {
		_, s.row = s.row.CutLeft(primerAside / 2)
	}
}

// paragraphHeight returns the height of a paragraph on a phone.
func (s *primer) paragraphHeight(l ui.Layout, x PrimerParagraph) float64 {
	return max(s.titleHeight(l, x)+s.textHeight(l, x.Text, primerText)+4, 56)
}

// titleHeight returns the height of a paragraph's title. On a phone a title may take several lines.
func (s *primer) titleHeight(l ui.Layout, x PrimerParagraph) float64 {
	const line = 26
	if !l.Phone {
		return line
	}
	return max(s.textHeight(l, x.Title, primerTitle), line)
}

// textHeight returns the height of a text on a phone, wrapped to as many lines as it needs.
func (s *primer) textHeight(l ui.Layout, text string, st paint.Style) float64 {
	st.Wrap = l.W - 2*primerSide - primerSeal
	_, h := s.app.Kit.Canvas(nil, l.View).Measure(i18n.T(text), st)
	return h
}

// MinHeight returns the height of the sheet on a phone.
func (s *primer) MinHeight(l ui.Layout) float64 {
	h := primerHead
	if l.Portrait {
		h += primerFoot
	}
	for _, x := range s.paragraphs {
		h += s.paragraphHeight(l, x) + primerSpace
	}
	return h
}

// Decision returns the rectangle of the buttons, which stay visible on a phone in portrait while
// the text scrolls; it is empty in other windows.
func (s *primer) Decision() geom.Rect {
	if !s.layout.Portrait {
		return geom.Rect{}
	}
	return geom.R(0, s.row.Y-6, s.layout.W, s.row.H+12).Inset(6)
}

// primerTitle and primerText are the text styles of a paragraph.
var (
	primerTitle = paint.Style{Face: paint.Display, Size: 17, Color: theme.Oxblood}
	primerText  = paint.Style{Face: paint.Body, Size: 14, Color: theme.Ink}
)

// Build lays the sheet out.
func (s *primer) Build(l ui.Layout) {
	s.place(l)
	row := s.row
	var nodes []ui.Node
	if s.learn != nil {
		n := ui.Button("learn", row.Row(0, 2, 20), pieces.Button{Label: i18n.T("Learn in 3 minutes"),
			Icon: "light-bulb"}, s.learn)
		n.Tip = s.leaveTip
		nodes = append(nodes, n)
		row = row.Row(1, 2, 20)
	}
	nodes = append(nodes, ui.Button("play", row, s.closeButton, s.app.Pop))
	for i, x := range s.paragraphs {
		nodes = append(nodes, ui.Node{ID: "lesson " + x.Title, Label: i18n.T(x.Title) + ". " + i18n.T(x.Text),
			Role: "text", SkipFocus: true, Rect: s.places[i]})
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
func (s *primer) Paint(p *paint.Canvas) {
	pieces.Panel(p, s.sheet, 47)
	side := 30.0
	if s.layout.Phone {
		side = primerSide
	}
	head, _ := s.sheet.Pad(side, 16).CutTop(44)
	if l := s.layout; l.Phone {
		head = geom.R(primerSide, 12, l.W-2*primerSide, 44)
		if !l.Portrait {
			head.W = s.row.X - 12 - head.X
		}
	}
	p.Label(i18n.T("%s in a minute", s.game), head, paint.Style{
		Face: paint.Display, Size: 28, Color: theme.Umber, Align: paint.Center,
	})
	p.Rule(s.sheet.X+side, head.Bottom()+4, s.sheet.W-2*side)
	left := primerIndent
	if s.layout.Phone {
		left = primerSeal
	}
	for i, x := range s.paragraphs {
		r := s.places[i]
		seal := geom.Point{X: r.X + 26, Y: r.Y + 30}
		p.SoftRect(geom.Around(geom.Point{X: seal.X + 1, Y: seal.Y + 2}, 52, 52), 26, 2.5, 0,
			theme.Alpha(theme.Shadow, 0.45))
		p.Disc(seal, 26, theme.WalnutInk, theme.WalnutInk)
		p.Disc(seal, 24.6, theme.Walnut, theme.WalnutLo)
		p.Icon(x.Icon, seal, 32, theme.BrassHi)
		_, side := r.CutLeft(left)
		title, text := side.CutTop(s.titleHeight(s.layout, x))
		if st := primerTitle; s.layout.Phone {
			st.Wrap = title.W
			p.Text(i18n.T(x.Title), geom.Point{X: title.X, Y: title.Y}, st)
		} else {
			p.Label(i18n.T(x.Title), title, st)
		}
		p.Fit(i18n.T(x.Text), text, s.text)
	}
}
