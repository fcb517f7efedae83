package reader

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"gulch/assets"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/ui"
	"gulch/scenes/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// Figures is a function that returns the figure with the given name and arguments, as they are
// written in the text of a book. It returns false for an unknown figure.
type Figures func(name string, args []string) (Illustration, bool)

// Open returns the rule book of a game in the current language, or in English if there is no
// translation. It returns nil if the game has no rule book, and an error if the book cannot be
// parsed.
func Open(game string) (*Book, error) {
	text, err := assets.Rules(game, i18n.Lang())
	if err != nil {
		text, err = assets.Rules(game, i18n.English)
	}
	if err != nil {
		return nil, nil
	}
	book, err := Parse(string(text))
	if err != nil {
		return nil, fmt.Errorf("the rules of %s: %w", game, err)
	}
	return book, nil
}

// scene is the rule book viewer, an overlay.
type scene struct {
	stage.SceneBase
	app     *stage.App
	book    *Book
	figures Figures

	layout       ui.Layout
	at           places
	page         column
	layoutFor    layKey // the parameters for which the layout in the field page was computed
	text         ui.Scroller
	list         ui.Scroller
	typist       ui.TextEditor
	query        string
	hits         []hit
	sought       []term    // terms of the query that the hits contain
	chosen       int       // index in hits of the search result that is shown now
	backStack    []float64 // scroll positions to which the Back button returns, one for each link followed
	start        string    // anchor at which the book opens, "-" when it has been opened
	lastRevealed string    // ID of the line in the table of contents to which the list was scrolled last
}

// layKey has the parameters on which the layout of the text depends: column width in design units,
// pixels per design unit, and text size.
type layKey struct{ width, scale, letters float64 }

// New returns a scene that shows a book, scrolled to the paragraph with the given anchor. If anchor
// is "" or unknown, it shows the beginning. figures returns the figures of the book.
func New(h *stage.App, book *Book, figures Figures, anchor string) stage.Scene {
	s := &scene{app: h, book: book, figures: figures, start: anchor}
	s.Overlay = true
	return s
}

// Name returns the ID of the scene for tests and the probe.
func (s *scene) Name() string { return "rules" }

// PageTitle returns the title of the book.
func (s *scene) PageTitle() string { return s.book.Title }

// Report returns the current paragraph, search results and scroll position for the probe.
func (s *scene) Report() map[string]any {
	return map[string]any{"paragraph": s.anchorAt(s.current()), "hits": len(s.hits), "scroll": s.text.Y,
		"height": s.page.height}
}

// places has the rectangles of the viewer.
type places struct {
	sheet, title, find, shut, back geom.Rect
	list                           geom.Rect // table of contents, or the search results
	text                           geom.Rect // visible area of the text
	columns                        int       // number of columns of the list
}

func place(l ui.Layout) places {
	var c places
	c.columns = 1
	if l.Phone {
		return placeOnPhone(l)
	}
	switch l.Class {
	case ui.Wide:
		c.sheet = l.Area().Pad(40, 18)
	case ui.Square:
		c.sheet = l.Area().Pad(24, 20)
	default:
		c.sheet = l.Area().Pad(18, 16)
		c.columns = 2
	}
	in := c.sheet.Pad(24, 16)
	head, rest := in.CutTop(46)
	_, rest = rest.CutTop(14)
	c.shut, head = head.CutRight(116)
	_, head = head.CutRight(12)
	c.back, head = head.CutRight(46)
	_, head = head.CutRight(12)
	c.find, head = head.CutRight(min(300, head.W*0.5))
	_, c.title = head.CutRight(14)
	if l.Class == ui.Tall {
		c.list, rest = rest.CutTop(236)
		_, c.text = rest.CutTop(18)
		return c
	}
	c.list, rest = rest.CutLeft(262)
	_, c.text = rest.CutLeft(34)
	return c
}

// placeOnPhone returns the rectangles of the viewer in a phone's window, with narrow margins. The
// list is a low strip above the text in portrait orientation, and a narrow column beside it in
// landscape.
func placeOnPhone(l ui.Layout) places {
	c := places{columns: 2, sheet: l.Area().Pad(6, 6)}
	in := c.sheet.Pad(14, 10)
	head, rest := in.CutTop(44)
	c.shut, head = head.CutRight(92)
	_, head = head.CutRight(8)
	c.back, head = head.CutRight(44)
	_, head = head.CutRight(8)
	if l.Portrait {
		c.title = head
		c.find, rest = rest.Move(0, 6).CutTop(44)
		rest.H -= 6
		_, rest = rest.CutTop(8)
		c.list, rest = rest.CutTop(min(236, rest.H*0.3))
		_, c.text = rest.CutTop(16)
		return c
	}
	c.find, c.title = head.CutRight(200)
	c.title.W -= 8
	c.columns = 1
	c.list, rest = rest.Move(0, 8).CutLeft(210)
	_, c.text = rest.CutLeft(26)
	c.list.H, c.text.H = c.list.H-8, c.text.H-8
	return c
}

// MinHeight returns 0, because the text scrolls and so the viewer fits any height.
func (s *scene) MinHeight(ui.Layout) float64 { return 0 }

// columnWidth returns the width of the text in design units. It is limited so that lines are easy
// to read.
func (c places) columnWidth() float64 { return min(c.text.W-26, 780) }

// Build lays out the viewer and sets its nodes.
func (s *scene) Build(l ui.Layout) {
	s.layout, s.at = l, place(l)
	s.layOut(l)
	opening := s.start != "-"
	if opening {
		s.show(s.start)
		s.start = "-"
	}
	nodes := []ui.Node{
		ui.Field(&s.typist, "find", i18n.T("Find in %s", s.book.Heading()), "", s.at.find, s.query, i18n.T("Find …")),
	}
	back := ui.Button("back", s.at.back, buttonBack, s.goBack, ebiten.KeyBackspace)
	back.Label, back.Tip = i18n.T("Back"), i18n.T("Go back to where you followed a link.")
	if len(s.backStack) == 0 {
		back.DisabledReason, back.Keys = i18n.T("You haven't followed a link yet."), nil
	}
	shut := ui.Button("close", s.at.shut, buttonClose(), s.app.Pop)
	shut.Tip = i18n.T("Or press Esc.")
	nodes = append(nodes, back, shut)
	nodes = append(nodes, s.text.Node("text", s.at.text, s.page.height+s.at.text.H*0.4, s.Rebuild))
	nodes = s.listNodes(nodes)
	nodes = s.linkNodes(nodes)
	s.Root.Set(l, nodes)
	if opening {
		s.Root.Focus("find")
		s.app.Announce(s.book.Title + ". " + s.book.Name(s.anchorAt(s.current())))
	}
}

// layOut computes the layout of the text again if the parameters in layKey have changed. It keeps
// the current paragraph at its place on the screen.
func (s *scene) layOut(l ui.Layout) {
	width := s.at.columnWidth()
	key := layKey{width, l.View.Scale, l.View.Letters()}
	if s.layoutFor == key && len(s.page.tops) > 0 {
		return
	}
	reading, offset := s.current(), 0.0
	if len(s.page.tops) > 0 {
		offset = s.text.Y - s.page.tops[reading]
	}
	p := s.app.Kit.Canvas(nil, l.View)
	f := flow{width: width, size: l.View.Letters(), advance: p.Advance, figure: s.figures}
	s.page = f.lay(s.book)
	s.layoutFor = key
	s.backStack = nil
	s.text.Y = s.page.tops[reading] + offset
}

// current returns the index in the book of the paragraph at the top of the visible text.
func (s *scene) current() int {
	n := 0
	for i, top := range s.page.tops {
		if top <= s.text.Y+24 {
			n = i
		}
	}
	return n
}

// anchorAt returns the anchor of the paragraph with index n.
func (s *scene) anchorAt(n int) string {
	for _, sec := range s.book.Sections {
		if n < len(sec.Paragraphs) {
			return sec.Paragraphs[n].Anchor
		}
		n -= len(sec.Paragraphs)
	}
	return ""
}

// show scrolls to the paragraph with the given anchor, and reports whether there is one.
func (s *scene) show(anchor string) bool {
	n := 0
	for _, sec := range s.book.Sections {
		for _, p := range sec.Paragraphs {
			if p.Anchor == anchor {
				s.scrollTo(s.page.tops[n])
				return true
			}
			n++
		}
	}
	return false
}

func (s *scene) scrollTo(y float64) {
	s.text.Y = max(0, min(y, s.page.height+s.at.text.H*0.4-s.at.text.H))
	s.Rebuild()
}

// follow scrolls to the target of a link, and stores the current position for the Back button.
func (s *scene) follow(anchor string) {
	from := s.text.Y
	if s.show(anchor) {
		s.backStack = append(s.backStack, from)
		s.app.Announce(s.book.Name(anchor))
	}
}

func (s *scene) goBack() {
	if n := len(s.backStack); n > 0 {
		s.scrollTo(s.backStack[n-1])
		s.backStack = s.backStack[:n-1]
	}
}

// linkNodes appends the nodes of the visible links to dst.
func (s *scene) linkNodes(dst []ui.Node) []ui.Node {
	origin := geom.Point{X: s.at.text.X, Y: s.at.text.Y - s.text.Y}
	for i, p := range s.page.pieces {
		r := p.rect.Move(origin.X, origin.Y)
		if p.link == "" || !r.Within(s.at.text) {
			continue
		}
		dst = append(dst, ui.Node{
			ID: fmt.Sprintf("link %d %s", i, p.link), Label: s.book.Name(p.link), Role: "link", Rect: r,
			Hit:   r.Pad(-6, -4),
			Press: func() { s.follow(p.link) }, Draw: drawLink,
		})
	}
	return dst
}

// Update handles input: typing searches, arrow and page keys scroll.
func (s *scene) Update(in *ui.Input, ms float64) {
	s.keys(in)
	s.eraseLetter(in)
	s.Root.Update(in, ms)
	changed := s.typist.Update(&s.Root, in, func(id string) (*string, ui.TextLimits, bool) {
		return &s.query, ui.TextLimits{MaxLetters: 40}, id == "find"
	})
	if changed {
		s.search()
	}
	switch {
	case in.Back && s.query != "":
		s.query = ""
		s.search()
	case in.Back:
		s.app.Pop()
	}
}

// eraseLetter makes Backspace erase the last letter of the query even if the focus has moved on to
// a result. Backspace then does not also go back.
func (s *scene) eraseLetter(in *ui.Input) {
	if s.query == "" || s.Root.Typing() || !in.Erase && !slices.Contains(in.Keys, ebiten.KeyBackspace) {
		return
	}
	in.Consume(ebiten.KeyBackspace)
	in.Erase = false
	_, n := utf8.DecodeLastRuneInString(s.query)
	s.query = s.query[:len(s.query)-n]
	s.search()
}

// search searches for the typed text and scrolls to the first result.
func (s *scene) search() {
	s.hits, s.sought = s.book.search(s.query)
	s.chosen, s.list.Y = 0, 0
	if len(s.hits) > 0 {
		s.scrollTo(s.page.tops[s.hits[0].paragraph])
	}
	s.Rebuild()
}

// keys handles the keys that scroll, and Enter in the search field, which goes to the next result.
// It removes the handled input from in.
func (s *scene) keys(in *ui.Input) {
	page := s.at.text.H - 40
	// if the focus is in the list, arrow keys move between its lines instead
	reading := !strings.HasPrefix(s.Root.ShownFocus(), "go/")
	switch {
	case in.Dir == ui.Down && reading:
		s.scrollTo(s.text.Y + 60)
	case in.Dir == ui.Up && reading:
		s.scrollTo(s.text.Y - 60)
	case in.Consume(ebiten.KeyPageDown):
		s.scrollTo(s.text.Y + page)
	case in.Consume(ebiten.KeyPageUp):
		s.scrollTo(s.text.Y - page)
	case in.Consume(ebiten.KeyHome):
		s.scrollTo(0)
	case in.Consume(ebiten.KeyEnd):
		s.scrollTo(s.page.height)
	case in.Accept && s.Root.Focused() == "find" && len(s.hits) > 0:
		s.chosen = (s.chosen + 1) % len(s.hits)
		s.scrollTo(s.page.tops[s.hits[s.chosen].paragraph])
		in.Accept = false
	}
	if reading && (in.Dir == ui.Up || in.Dir == ui.Down) {
		in.Dir = ui.Stay
	}
}
