package share

import (
	"image"

	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/layout"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/clip"
	"gulch/scenes/menu/kit"
	"gulch/scenes/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// pictureDialog is the dialog that previews a postcard and shares it with the browser's share
// sheet, through the clipboard, or as a file.
type pictureDialog struct {
	kit.Dialog
	card      Postcard
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

	tabs, show geom.Rect
	at         []geom.Rect // rectangles of the buttons
}

// Picture returns the dialog that previews and shares a postcard.
func Picture(h *stage.App, card Postcard) stage.Scene {
	s := &pictureDialog{Dialog: kit.NewDialog(h, "picture", i18n.T("A picture to share")), card: card,
		missing: clip.PictureUnavailable(), shares: clip.CanShare()}
	s.Seed, s.Parts = 19, s.arrange
	return s
}

// arrange returns the width and the layout of the dialog below its heading.
func (s *pictureDialog) arrange(l ui.Layout) (float64, layout.Box) {
	buttons, columns := 3, 3
	if s.shares {
		buttons, columns = 4, 2
	}
	if l.Portrait {
		columns = 1
	}
	wide := postcardSizes[0] // both formats have the room of the wide one
	preview := func(w float64) float64 { return w * float64(wide.h) / float64(wide.w) }
	return 760, layout.Column(12, layout.AtMost(300, layout.Min(kit.ControlHeight(l), &s.tabs)),
		layout.Measured(preview, &s.show),
		layout.Grid(layout.Cells{N: buttons, Columns: columns, Height: kit.ButtonHeight(l), GapX: 10, GapY: 10}, &s.at))
}

// Build lays out the dialog with the postcard and creates its nodes: the buttons and other
// controls.
func (s *pictureDialog) Build(l ui.Layout) {
	s.Lay(l)
	x := postcardSizes[s.size]
	s.show = s.show.Fit(float64(x.w), float64(x.h))
	nodes := ui.Grouped(i18n.T("Shape"), ui.Segments("shape", s.tabs, []ui.Choice{{ID: "wide", Label: i18n.T("Wide")},
		{ID: "square", Label: i18n.T("Square")}},
		x.id, "", s.selectFormat))
	nodes = append(nodes, kit.Text("postcard", s.card.description(), "", s.show))
	s.Root.Set(l, append(nodes, kit.ButtonNodes(s.buttons(), s.at)...))
	s.App.Announce(s.Title + ". " + s.card.description())
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
func (s *pictureDialog) buttons() []kit.Action {
	name := s.card.File + ".png"
	all := []kit.Action{
		{ID: "copy", Label: i18n.T("Copy it"), Icon: "scroll-unfurled", Press: func() {
			s.begin(clip.WritePicture, func(string) string { return i18n.T("The picture is on the clipboard.") })
		}},
		{ID: "file", Label: i18n.T("Save as file"), Icon: "save", Press: func() {
			s.begin(func(x clip.Picture) *clip.Request { return clip.SavePicture(name, x) }, func(path string) string {
				if path == "" {
					return i18n.T("“%s” is in your browser's downloads.", name)
				}
				return i18n.T("The picture is “%s”.", path)
			})
		}},
		{ID: "leave", Label: i18n.T("Cancel"), Press: s.App.Pop},
	}
	if s.shares {
		all = append([]kit.Action{{ID: "share", Label: i18n.T("Share it"), Icon: "envelope", Press: func() {
			s.begin(func(x clip.Picture) *clip.Request { return clip.SharePicture(name, x) },
				func(string) string { return "" })
		}}}, all...)
	}
	best := &all[0]
	if best.ID == "copy" && s.missing != nil {
		best = &all[1]
	}
	best.Material = pieces.Brass
	for i := range all {
		if !s.rendered && all[i].ID != "leave" {
			all[i].DisabledReason = i18n.T("The picture is still being painted.")
		}
		if all[i].ID == "copy" && s.missing != nil {
			all[i].DisabledReason = i18n.Sentence(s.missing)
		}
	}
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
		if !s.App.Kit.Dry() {
			s.image.ReadPixels(m.Pix)
		}
		coded, err := clip.NewPicture(m)
		if err != nil {
			s.App.Toast(i18n.Sentence(err))
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
	if s.App.Top() != stage.Scene(s) {
		return // the dialog has been closed
	}
	s.render()
	if in.Back {
		s.App.Pop()
		return
	}
	pollSharing(s.App, &s.operation, i18n.T("The picture couldn't be shared"), s.done)
}

// render renders the postcard in two passes. The first pass requests its textures, which are then
// rendered between frames. The second pass paints the complete picture.
func (s *pictureDialog) render() {
	if lang := i18n.Lang(); s.lang != lang {
		s.discard()
		s.lang = lang
	}
	if s.rendered || s.App.Kit.RenderingPosters() {
		return
	}
	x := postcardSizes[s.size]
	if s.requested = s.image != nil; !s.requested {
		s.image = paint.NewTexture(x.w, x.h)
	}
	kit := s.App.Kit
	was := kit.RenderImmediately
	// in the second pass only textures that were evicted since the first pass are missing
	kit.RenderImmediately = was || s.requested
	s.card.Paint(kit.Canvas(s.image, paint.View{Scale: 1}), float64(x.w), float64(x.h))
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
	s.Dialog.Paint(p)
	p.DropShadow(s.show, 4, 6)
	p.Rect(s.show, 3, cardNight)
	if s.rendered {
		p.Image(s.image, s.show, 0, paint.White)
		return
	}
	st := paint.Style{Face: paint.Body, Size: 15, Color: theme.Cream, Align: paint.Center}
	p.Label(i18n.T("The picture is still being painted."), s.show.Pad(20, 0), st)
}
