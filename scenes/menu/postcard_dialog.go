package menu

import (
	"image"

	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/clip"
	"gulch/scenes/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// pictureDialog is the dialog that previews a postcard and shares it with the browser's share
// sheet, through the clipboard, or as a file.
type pictureDialog struct {
	stage.SceneBase
	app       *stage.App
	card      postcard
	size      int           // index of the selected format in the list postcardSizes
	image     *ebiten.Image // rendered postcard, nil until rendering starts
	requested bool          // the first rendering pass, which requests all textures, is done
	rendered  bool          // the image is completely rendered
	lang      string        // tag of the language in which the image was rendered
	coded     *clip.Picture // image encoded for sharing, nil until it is needed
	operation *clip.Request
	// returns the message shown after sharing; text is the result of the operation
	done    func(text string) string
	missing error // reason why pictures cannot be copied, nil if they can
	shares  bool

	box, tabs, room, show geom.Rect
}

// Picture returns the dialog that previews and shares a postcard.
func Picture(h *stage.App, card postcard) stage.Scene {
	s := &pictureDialog{app: h, card: card, missing: clip.PictureUnavailable(), shares: clip.CanShare()}
	s.Overlay = true
	return s
}

// Name returns the name that identifies the scene, for example in tests.
func (s *pictureDialog) Name() string { return "picture" }

// PageTitle returns the heading of the dialog with the postcard, which is also the title of the
// HTML page.
func (s *pictureDialog) PageTitle() string { return i18n.T("A picture to share") }

// grid returns the number of buttons and the number of buttons per row. It also returns two sizes
// in design units: wide is the width of the dialog, show the height of the preview.
func (s *pictureDialog) grid(l ui.Layout) (buttons, perRow int, wide, show float64) {
	buttons, perRow, wide = 3, 3, min(760, l.W-24)
	if s.shares {
		buttons, perRow = 4, 2
	}
	if l.Portrait {
		perRow = 1
	}
	return buttons, perRow, wide, (wide - 2*notePad) * 630 / 1200
}

// MinHeight returns the height of the dialog in a phone's window, in design units.
func (s *pictureDialog) MinHeight(l ui.Layout) float64 {
	buttons, perRow, _, show := s.grid(l)
	return 2*notePad + 40 + controlHeight(l) + 12 + show + 14 +
		float64((buttons+perRow-1)/perRow)*(buttonHeight(l)+10) + 2*margin
}

// Build lays out the dialog with the postcard and creates its nodes: the buttons and other
// controls.
func (s *pictureDialog) Build(l ui.Layout) {
	buttons, perRow, wide, _ := s.grid(l)
	h := buttonHeight(l)
	s.box = geom.Around(l.Area().Center(), wide, min(s.MinHeight(l)-2*margin, l.H-24))
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
	nodes := ui.Grouped(i18n.T("Shape"), ui.Segments("shape", s.tabs, []ui.Choice{{ID: "wide", Label: i18n.T("Wide")},
		{ID: "square", Label: i18n.T("Square")}},
		x.id, "", s.selectFormat))
	nodes = append(nodes, text("postcard", s.card.description(), "", s.show))
	for i, b := range s.buttons() {
		n := ui.Button(b.id, at(i), pieces.Button{Label: b.label, Icon: b.icon, Material: b.make}, b.press)
		if !s.rendered && b.id != "leave" {
			n.DisabledReason = i18n.T("The picture is still being painted.")
		}
		if b.id == "copy" && s.missing != nil {
			n.DisabledReason = i18n.Sentence(s.missing)
		}
		nodes = append(nodes, n)
	}
	s.Root.Set(l, nodes)
	s.app.Announce(s.PageTitle() + ". " + s.card.description())
}

// selectFormat selects the format of the picture, the entry of postcardSizes with the given ID.
func (s *pictureDialog) selectFormat(id string) {
	for i, x := range postcardSizes {
		if x.id == id && i != s.size {
			s.size = i
			s.discard()
		}
	}
	s.Rebuild()
}

// buttons returns the buttons of the dialog, with the best available way to share the picture
// first.
func (s *pictureDialog) buttons() []choice {
	name := s.card.file + ".png"
	all := []choice{
		{id: "copy", label: i18n.T("Copy it"), icon: "scroll-unfurled", press: func() {
			s.begin(clip.WritePicture, func(string) string { return i18n.T("The picture is on the clipboard.") })
		}},
		{id: "file", label: i18n.T("Save as file"), icon: "save", press: func() {
			s.begin(func(x clip.Picture) *clip.Request { return clip.SavePicture(name, x) }, func(path string) string {
				if path == "" {
					return i18n.T("“%s” is in your browser's downloads.", name)
				}
				return i18n.T("The picture is “%s”.", path)
			})
		}},
		{id: "leave", label: i18n.T("Cancel"), press: s.app.Pop},
	}
	if s.shares {
		all = append([]choice{{id: "share", label: i18n.T("Share it"), icon: "envelope", press: func() {
			s.begin(func(x clip.Picture) *clip.Request { return clip.SharePicture(name, x) },
				func(string) string { return "" })
		}}}, all...)
	}
	best := &all[0]
	if best.id == "copy" && s.missing != nil {
		best = &all[1]
	}
	best.make = pieces.Brass
	return all
}

// begin encodes the picture and starts to share it by calling the function in the parameter way.
// After success, the function done receives the path of the saved file ("" if no path is known) and
// returns the message to show.
func (s *pictureDialog) begin(way func(clip.Picture) *clip.Request, done func(string) string) {
	if s.operation != nil || !s.rendered {
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
			s.app.Toast(i18n.Sentence(err))
			return
		}
		s.coded = &coded
	}
	s.operation, s.done = way(*s.coded), done
}

// Update renders the postcard in a tick in which nothing else is being rendered, and checks whether
// a sharing operation is done.
func (s *pictureDialog) Update(in *ui.Input, ms float64) {
	s.Root.Update(in, ms)
	if s.app.Top() != stage.Scene(s) {
		return // the dialog has been closed
	}
	s.render()
	if in.Back {
		s.app.Pop()
		return
	}
	pollSharing(s.app, &s.operation, i18n.T("The picture couldn't be shared"), s.done)
}

// render renders the postcard in two passes. The first pass requests its textures, which are then
// rendered between frames. The second pass paints the complete picture.
func (s *pictureDialog) render() {
	if lang := i18n.Lang(); s.lang != lang {
		s.discard()
		s.lang = lang
	}
	if s.rendered || s.app.Kit.RenderingPosters() {
		return
	}
	x := postcardSizes[s.size]
	if s.requested = s.image != nil; !s.requested {
		s.image = paint.NewTexture(x.w, x.h)
	}
	kit := s.app.Kit
	was := kit.RenderImmediately
	// in the second pass only textures that were evicted since the first pass are missing
	kit.RenderImmediately = was || s.requested
	s.card.paint(kit.Canvas(s.image, paint.View{Scale: 1}), float64(x.w), float64(x.h))
	kit.RenderImmediately = was
	if s.rendered = s.requested || !kit.RenderingPosters(); s.rendered {
		s.Rebuild()
	}
}

// discard frees the rendered picture.
func (s *pictureDialog) discard() {
	if s.image != nil {
		s.image.Deallocate()
	}
	s.image, s.rendered, s.coded = nil, false, nil
}

// Close discards the rendered picture when the dialog is closed.
func (s *pictureDialog) Close() { s.discard() }

// Paint paints the dialog and the postcard in it, without the buttons.
func (s *pictureDialog) Paint(p *paint.Canvas) {
	p.DropShadow(s.box, 6, 20)
	pieces.Panel(p, s.box, 19)
	heading(p, s.box.Pad(notePad, 14), s.PageTitle())
	p.DropShadow(s.show, 4, 6)
	p.Rect(s.show, 3, cardNight)
	if s.rendered {
		p.Image(s.image, s.show, 0, paint.White)
		return
	}
	st := paint.Style{Face: paint.Body, Size: 15, Color: theme.Cream, Align: paint.Center}
	p.Label(i18n.T("The picture is still being painted."), s.show.Pad(20, 0), st)
}
