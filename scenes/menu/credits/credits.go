// Package credits is the screen with the authors of all parts of the app.
package credits

import (
	"fmt"
	"strings"

	"gulch/assets"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
	"gulch/scenes/reader"
	"gulch/scenes/stage"
)

// credits is the screen with the authors of all parts of the app.
type credits struct {
	kit.Board
	sheet geom.Rect
	cells []geom.Rect
}

// New returns the screen with the authors of all parts of the app.
func New(h *stage.App) stage.Scene {
	return &credits{Board: kit.Board{App: h, Scene: "credits"}}
}

// credit is an entry of the credits screen: a work that is part of the app, and its author.
type credit struct{ icon, what, who, about string }

// works lists all works of other authors that are part of the app. The full notes are in CREDITS.md
// beside the program, the licenses in LICENCES.txt.
var works = []credit{
	{"quill-ink", i18n.Mark("Icons"), i18n.Mark("Lorc, Delapouite and contributors"),
		i18n.Mark("From game-icons.net, under the CC BY 3.0 license. Recolored and drawn at many sizes, with outlines rounded to whole units.")},
	{"wooden-sign", i18n.Mark("Display font"), i18n.Mark("Rye by Nicole Fally"),
		i18n.Mark("Under the SIL Open Font License 1.1. For names, signs and headings.")},
	{"open-book", i18n.Mark("Text font"), i18n.Mark("Bitter by Sol Matas and the Bitter project"),
		i18n.Mark("Under the SIL Open Font License 1.1. For all other text.")},
	{"cog", i18n.Mark("Engine"), i18n.Mark("Ebitengine by Hajime Hoshi and contributors"),
		i18n.Mark("Under the Apache License 2.0. It opens the window, or runs in the browser, and draws the game.")},
	{"wooden-crate", i18n.Mark("Libraries"), i18n.Mark("The Go Authors, Adrian-George Bostan and others"),
		i18n.Mark("Go, golang.org/x, go-text/typesetting and rasterx (BSD 3-Clause), adrg/xdg and pulse (MIT), oto " +
			"and purego (Apache 2.0).")},
	{"mine-wagon", i18n.Mark("Gulch itself"), i18n.Mark("The authors of Gulch"),
		i18n.Mark("Under the MIT license. The program itself draws the paper, felt, wood, brass and dice, and makes every sound and piano note.")},
}

func placeCredits(l ui.Layout, f kit.Frame, n int) (sheet geom.Rect, cells []geom.Rect) {
	columns := 2
	if l.Class == ui.Tall {
		columns = 1
	}
	rows := (n + columns - 1) / columns
	const head, cell = 62, 122
	high := float64(cell)
	if l.Portrait {
		high = slenderCredit
	}
	sheet = geom.Around(f.Body.Center(), f.Body.W, min(head+float64(rows)*high+32, f.Body.H))
	in := sheet.Pad(kit.SheetPad+10, 16)
	_, in = in.CutTop(head)
	for i := range n {
		cells = append(cells, in.Row(i%columns, columns, 36).Column(i/columns, rows, 8))
	}
	return sheet, cells
}

// slenderCredit is the height of an entry in a phone's upright window, in design units.
const slenderCredit = 190

// MinHeight returns the height of the credits screen in a phone's window, in design units. If the
// window is lower, the player scrolls.
func (c *credits) MinHeight(l ui.Layout) float64 {
	row := 122.0
	if l.Portrait {
		row = slenderCredit
	}
	return 68 + 62 + row*float64(len(works)) + 32 + kit.Gap + kit.ButtonHeight(l) + 14
}

// Build lays out the credits screen and creates its nodes: the buttons and other controls.
func (c *credits) Build(l ui.Layout) {
	c.SetLayout(l)
	c.sheet, c.cells = placeCredits(l, c.Frame, len(works))
	back := c.BackButton(i18n.T("Back"))
	back.Primary = true
	nodes := []ui.Node{back}
	if book := licences(); book != nil {
		read := ui.Button("licences", c.Frame.Action, pieces.Button{Label: i18n.T("Licenses"),
			Icon: "open-book"}, func() {
			c.App.Push(reader.New(c.App, book, nil, ""))
		})
		read.Tip = i18n.T("License texts for other people's work in Gulch, in English.")
		nodes = append(nodes, read)
	}
	c.Root.Set(l, nodes)
}

// licences returns the texts of all licenses as a book with pages, or nil if they cannot be read.
func licences() *reader.Book {
	all, err := assets.Licences()
	if err != nil {
		return nil
	}
	book := &reader.Book{Title: i18n.T("Licenses"), NotRules: true}
	for i, licence := range all {
		anchor := fmt.Sprintf("licence-%d", i)
		paragraph := reader.Paragraph{Anchor: anchor}
		for block := range strings.SplitSeq(licence.Text, "\n\n") {
			if text := strings.Join(strings.Fields(block), " "); strings.Trim(text, "-") != "" {
				paragraph.Blocks = append(paragraph.Blocks, reader.Block{Spans: []reader.Span{{Text: text}}})
			}
		}
		book.Sections = append(book.Sections, reader.Section{Title: licence.Title, Anchor: anchor,
			Paragraphs: []reader.Paragraph{paragraph}})
	}
	return book
}

// Paint paints the credits screen except its nodes (buttons and other controls).
func (c *credits) Paint(p *paint.Canvas) {
	c.PaintBackground(p, c.PageTitle())
	pieces.Panel(p, c.sheet, 59)
	kit.Heading(p, c.sheet.Pad(kit.SheetPad, 14), i18n.T("With thanks to"))
	for i, w := range works {
		r := c.cells[i]
		mark, side := r.CutLeft(64)
		pieces.Disc(p, geom.Point{X: mark.X + 26, Y: mark.Y + 30}, 24, w.icon, 0, 0)
		head, rest := side.CutTop(23)
		p.Label(i18n.T(w.what), head, kit.HeadStyle)
		who, rest := rest.CutTop(22)
		p.Label(i18n.T(w.who), who, kit.BoldStyle)
		p.Fit(i18n.T(w.about), rest.Move(0, 2), kit.BodyStyle)
	}
}

// PageTitle returns the heading of the credits screen, which is also the title of the HTML page.
func (c *credits) PageTitle() string { return i18n.T("Credits") }
