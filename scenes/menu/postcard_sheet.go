package menu

import (
	"image"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/clip"
	"gulch/scenes/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// pictureSheet is the sheet on which a postcard is looked at and handed on: by the sheet of a browser, by the clipboard, or as a file.
type pictureSheet struct {
	stage.Board
	app     *stage.App
	card    postcard
	size    int           // which of postcardSizes
	image   *ebiten.Image // of the postcard, nil until it is begun
	asked   bool          // what it shows was asked for once
	made    bool          // all of it is painted
	lang    string        // in which it was
	coded   *clip.Picture // the same as a file has it, once it was asked for
	errand  *clip.Errand
	done    func(text string) string // what is told of the errand
	missing error                    // why no picture can be copied
	shares  bool

	box, tabs, room, show geom.Rect
}

// Picture is the sheet of a postcard.
func Picture(h *stage.App, card postcard) stage.Scene {
	s := &pictureSheet{app: h, card: card, missing: clip.PictureMissing(), shares: clip.CanShare()}
	s.Overlay = true
	return s
}

// Name says where the player is.
func (s *pictureSheet) Name() string { return "picture" }

// PageTitle is the heading.
func (s *pictureSheet) PageTitle() string { return words.T("A picture to share") }

// grid says how many buttons there are, how many in a row, and how large the picture is shown.
func (s *pictureSheet) grid(l ui.Layout) (buttons, perRow int, wide, show float64) {
	buttons, perRow, wide = 3, 3, min(760, l.W-24)
	if s.shares {
		buttons, perRow = 4, 2
	}
	if l.Slender {
		perRow = 1
	}
	return buttons, perRow, wide, (wide - 2*notePad) * 630 / 1200
}

// High is how high the sheet is in a phone's window.
func (s *pictureSheet) High(l ui.Layout) float64 {
	buttons, perRow, _, show := s.grid(l)
	return 2*notePad + 40 + controlHeight(l) + 12 + show + 14 + float64((buttons+perRow-1)/perRow)*(buttonHeight(l)+10) + 2*margin
}

// Build lays the sheet out.
func (s *pictureSheet) Build(l ui.Layout) {
	buttons, perRow, wide, _ := s.grid(l)
	h := buttonHeight(l)
	s.box = geom.Around(l.Area().Center(), wide, min(s.High(l)-2*margin, l.H-24))
	in := s.box.Inset(notePad)
	_, in = in.CutTop(40)
	s.tabs, in = in.CutTop(controlHeight(l))
	s.tabs = geom.Around(s.tabs.Center(), min(300, in.W), s.tabs.H)
	rows := (buttons + perRow - 1) / perRow
	foot, in := in.CutBottom(float64(rows)*(h+10) - 10)
	s.room = in.Pad(0, 12)
	x := postcardSizes[s.size]
	k := min(s.room.W/float64(x.w), s.room.H/float64(x.h))
	s.show = geom.Around(s.room.Center(), float64(x.w)*k, float64(x.h)*k)
	at := func(i int) geom.Rect {
		line := geom.R(foot.X, foot.Y+float64(i/perRow)*(h+10), foot.W, h)
		return line.Row(i%perRow, perRow, 10)
	}
	nodes := ui.Grouped(words.T("Shape"), ui.Segments("shape", s.tabs, []ui.Choice{{ID: "wide", Label: words.T("Wide")}, {ID: "square", Label: words.T("Square")}},
		x.id, "", s.turnTo))
	nodes = append(nodes, text("postcard", s.card.says(), "", s.show))
	for i, b := range s.buttons() {
		n := ui.Button(b.id, at(i), pieces.Button{Label: b.label, Icon: b.icon, Make: b.make}, b.press)
		if !s.made && b.id != "leave" {
			n.Why = words.T("The picture is still being painted.")
		}
		if b.id == "copy" && s.missing != nil {
			n.Why = words.Sentence(s.missing)
		}
		nodes = append(nodes, n)
	}
	s.Root.Set(l, nodes)
	s.app.Say(s.PageTitle() + ". " + s.card.says())
}

// turnTo chooses a shape.
func (s *pictureSheet) turnTo(id string) {
	for i, x := range postcardSizes {
		if x.id == id && i != s.size {
			s.size = i
			s.forget()
		}
	}
	s.Rebuild()
}

// buttons are the ways in which it is handed on, the best one first.
func (s *pictureSheet) buttons() []choice {
	name := s.card.file + ".png"
	all := []choice{
		{id: "copy", label: words.T("Copy it"), icon: "scroll-unfurled", press: func() {
			s.begin(clip.WritePicture, func(string) string { return words.T("The picture is on the clipboard.") })
		}},
		{id: "file", label: words.T("Save it as a file"), icon: "save", press: func() {
			s.begin(func(x clip.Picture) *clip.Errand { return clip.SavePicture(name, x) }, func(path string) string {
				if path == "" {
					return words.T("“%s” is among the downloads of your browser.", name)
				}
				return words.T("The picture is “%s”.", path)
			})
		}},
		{id: "leave", label: words.T("Leave it"), press: s.app.Pop},
	}
	if s.shares {
		all = append([]choice{{id: "share", label: words.T("Share it"), icon: "envelope", press: func() {
			s.begin(func(x clip.Picture) *clip.Errand { return clip.SharePicture(name, x) }, func(string) string { return "" })
		}}}, all...)
	}
	best := &all[0]
	if best.id == "copy" && s.missing != nil {
		best = &all[1]
	}
	best.make = pieces.Brass
	return all
}

// begin hands the picture on; done says what is told when that is done.
func (s *pictureSheet) begin(way func(clip.Picture) *clip.Errand, done func(string) string) {
	if s.errand != nil || !s.made {
		return
	}
	if s.coded == nil {
		x := postcardSizes[s.size]
		m := image.NewRGBA(image.Rect(0, 0, x.w, x.h))
		if !s.app.Kit.Dry() {
			s.image.ReadPixels(m.Pix)
		}
		coded, err := clip.NewPicture(m)
		if err != nil {
			s.app.Notice(words.Sentence(err))
			return
		}
		s.coded = &coded
	}
	s.errand, s.done = way(*s.coded), done
}

// Update paints the picture once nothing else is being painted, and looks whether an errand is done.
func (s *pictureSheet) Update(in *ui.Input, ms float64) {
	s.Root.Update(in, ms)
	if s.app.Top() != stage.Scene(s) {
		return // it was left
	}
	s.make()
	if in.Back {
		s.app.Pop()
		return
	}
	handsOn(s.app, &s.errand, words.T("The picture could not be handed on"), s.done)
}

// make paints the postcard in two goes: what it shows is asked for by the first and painted by and by, between frames.
func (s *pictureSheet) make() {
	if lang := words.Lang(); s.lang != lang {
		s.forget()
		s.lang = lang
	}
	if s.made || s.app.Kit.Painting() {
		return
	}
	x := postcardSizes[s.size]
	if s.asked = s.image != nil; !s.asked {
		s.image = paint.NewTexture(x.w, x.h)
	}
	kit := s.app.Kit
	was := kit.Eager
	kit.Eager = was || s.asked // by now all is painted but for what had to give way to what is on the screen
	s.card.paint(kit.Pen(s.image, paint.View{Scale: 1}), float64(x.w), float64(x.h))
	kit.Eager = was
	if s.made = s.asked || !kit.Painting(); s.made {
		s.Rebuild()
	}
}

// forget gives the picture up.
func (s *pictureSheet) forget() {
	if s.image != nil {
		s.image.Deallocate()
	}
	s.image, s.made, s.coded = nil, false, nil
}

// Close gives the picture up when the sheet is put away.
func (s *pictureSheet) Close() { s.forget() }

// Paint paints the sheet with the postcard.
func (s *pictureSheet) Paint(p *paint.Pen) {
	p.Lift(s.box, 6, 20)
	pieces.Panel(p, s.box, 19)
	heading(p, s.box.Pad(notePad, 14), s.PageTitle())
	p.Lift(s.show, 4, 6)
	p.Rect(s.show, 3, cardNight)
	if s.made {
		p.Image(s.image, s.show, 0, paint.White)
		return
	}
	st := paint.Style{Face: paint.Body, Size: 15, Color: theme.Cream, Align: paint.Center}
	p.Label(words.T("The picture is still being painted."), s.show.Pad(20, 0), st)
}
