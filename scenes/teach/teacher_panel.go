package teach

import (
	"slices"

	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// panelPlaces has the rectangles of the teacher's panel and its contents, in design units.
type panelPlaces struct {
	box, text geom.Rect
	buttons   geom.Rect
	style     paint.Style // text style of the panel, including the text size
	portrait  float64     // width and height of the teacher's portrait, in design units
}

const (
	panelWidth  = 400
	panelPad    = 18
	panelHead   = 34
	panelButton = 44
	// distance in design units of the panel from highlighted nodes; the arrow is between them
	panelGap = 34
)

// Name and face of the teacher, the character who speaks the texts of the lessons.
const (
	teacherFace = "hank"
	teacherName = "Hank"
)

// panelText returns the text of the panel at the current step, or at the end of the lesson.
func (s *scene) panelText() string {
	if s.over {
		if s.school.after(s.lesson) == nil {
			return s.farewell()
		}
		return i18n.T("Well done. That was the lesson “%s”.", i18n.T(s.lesson.Title))
	}
	return s.filled(s.run.step().Text)
}

// farewell returns the text at the end of the last lesson, including the list of rules that the
// lessons did not cover.
func (s *scene) farewell() string {
	var left []string
	for _, x := range s.school.Course.NotCovered {
		left = append(left, i18n.T(x.Text))
	}
	text := i18n.T("That was the last lesson. You know all you need. Take a seat, and good luck!")
	if len(left) == 0 {
		return text
	}
	return text + " " + i18n.T("Not covered in these lessons: %s. The rules explain it when you need it.",
		i18n.List(left))
}

// filled returns a text of the lesson for the player: translated, and with its expressions in
// braces replaced by their values.
func (s *scene) filled(text string) string {
	filled, _ := s.run.fill(text) // the error is ignored, because a test fills all texts of all lessons
	return filled
}

func textStyle(width float64) paint.Style {
	return paint.Style{Face: paint.Body, Size: 15, Color: theme.Ink, Wrap: width - 2*panelPad, LineHeight: 1.36}
}

// placePanel places the panel beside the highlighted rectangles, or near the middle of the board if
// there are none. lit are the highlighted rectangles, and avoid are others. The panel covers as
// little as possible of both.
func (s *scene) placePanel(l ui.Layout, lit, avoid []geom.Rect) panelPlaces {
	p := s.school.App.Kit.Canvas(nil, l.View)
	width := panelWidth + 180*(l.View.Letters()-1)
	_, h := p.Measure(s.panelText(), textStyle(width))
	buttons := s.buttonsHigh()
	height := panelHead + h + 14 + buttons + panelPad + 12
	box := s.panelRect(l.Full.Inset(10), lit, avoid, width, height)
	in := box.Pad(panelPad, 0)
	return panelPlaces{
		box: box, text: geom.R(in.X, box.Y+panelHead+8, in.W, h), style: textStyle(width), portrait: 54,
		buttons: geom.R(in.X, box.Bottom()-panelPad-max(buttons, 0), in.W, max(buttons, 0)),
	}
}

// buttonsHigh returns the total height of the panel's buttons in design units. Without buttons, the
// result is negative: it cancels the gap that the caller adds above the buttons.
func (s *scene) buttonsHigh() float64 {
	step, rows := s.run.step(), 1
	switch {
	case s.over:
		rows = 2
	case len(step.Moves)+len(step.Find) > 0:
		return -10
	default:
		rows = max(len(step.Choose), 1)
	}
	return float64(rows)*(panelButton+8) - 8
}

// Sizes of the panel in a phone's window: padding, maximum and minimum text size, line height
// (relative to the text size), size of the portrait, and bottom padding.
const (
	phonePad        = 12.0
	phoneMaxText    = 15.0
	phoneMinText    = 12.5
	phoneLineHeight = 1.26
	phonePortrait   = 38.0
	phoneBottom     = 10.0
)

// placePhonePanel places the panel in a phone's window: over the decision area, which is always
// visible. avoid are the rectangles of controls there that have to be pressed; the panel is above
// them. If the text needs more room, it is made smaller. If that is not enough, the panel extends
// upward over the tabs.
func (s *scene) placePhonePanel(l ui.Layout, avoid []geom.Rect) panelPlaces {
	box := s.Decision().Inset(-2)
	for _, r := range avoid {
		if box.Has(r.Center()) {
			box.H = max(min(box.H, r.Y-6-box.Y), 0)
		}
	}
	p, buttons := s.school.App.Kit.Canvas(nil, l.GlassView), s.buttonsHigh()
	st, h, need := textStyle(box.W), 0.0, 0.0
	st.Wrap, st.LineHeight = box.W-2*phonePad, phoneLineHeight
	for st.Size = phoneMaxText; st.Size >= phoneMinText; st.Size -= 0.5 {
		_, h = p.Measure(s.panelText(), st)
		if need = panelHead + 8 + h + 10 + buttons + phoneBottom; need <= box.H {
			break
		}
	}
	if over := need - box.H; over > 0 {
		box.Y, box.H = box.Y-over, need
	}
	in := box.Pad(phonePad, 0)
	return panelPlaces{
		box: box, text: geom.R(in.X, box.Y+panelHead+8, in.W, h), style: st, portrait: phonePortrait,
		buttons: geom.R(in.X, box.Bottom()-phoneBottom-max(buttons, 0), in.W, max(buttons, 0)),
	}
}

// panelRect returns the rectangle of a panel of size w by h. full is the rectangle that contains
// it, lit are the highlighted rectangles, and avoid are others that it should not cover either. As
// long as the panel covers none of them, its lower right corner, where the button is, stays at the
// same place as in the previous step, so that the player can press the button again without looking
// for it.
func (s *scene) panelRect(full geom.Rect, lit, avoid []geom.Rect, w, h float64) geom.Rect {
	was := s.at.box
	s.inWindow, was = full, keepIf(was, s.inWindow == full)
	if !was.Empty() {
		same := geom.R(was.Right()-w, was.Bottom()-h, w, h)
		same.X, same.Y = clamp(same.X, full.X, full.Right()-w), clamp(same.Y, full.Y, full.Bottom()-h)
		if overlap(same.Inset(-8), lit)+overlap(same, avoid) == 0 {
			return same
		}
	}
	return placeNear(full, lit, avoid, w, h)
}

// keepIf returns r if holds is true, otherwise the empty rectangle.
func keepIf(r geom.Rect, holds bool) geom.Rect {
	if holds {
		return r
	}
	return geom.Rect{}
}

// placeNear returns a rectangle of size w by h, near the first of the highlighted rectangles. full
// is the rectangle that contains it. lit are the highlighted rectangles, and avoid are others; it
// covers as little as possible of both.
func placeNear(full geom.Rect, lit, avoid []geom.Rect, w, h float64) geom.Rect {
	if len(lit) == 0 {
		return placeForTable(full, avoid, w, h)
	}
	first := lit[0]
	c := first.Center()
	spots := []geom.Rect{
		geom.R(c.X-w/2, first.Bottom()+panelGap, w, h), geom.R(c.X-w/2, first.Y-panelGap-h, w, h),
		geom.R(first.Right()+panelGap, c.Y-h/2, w, h), geom.R(first.X-panelGap-w, c.Y-h/2, w, h),
		geom.Around(full.Center(), w, h),
		geom.R(full.X, full.Bottom()-h, w, h), geom.R(full.Right()-w, full.Bottom()-h, w, h),
		geom.R(full.X, full.Y, w, h), geom.R(full.Right()-w, full.Y, w, h),
	}
	spots = append(spots, ui.PlaceGrid(full, w, h, 12, 8)...)
	covers := append(ui.CoversOf(1, inset(slices.Clone(lit), -8)...), ui.CoversOf(1, avoid...)...)
	return ui.PlaceClear(full, spots, covers)
}

// placeForTable returns a rectangle of size w by h for a panel whose text is about the whole table.
// full is the rectangle that contains it, and it is as near as possible to the lower right corner
// of full. avoid are rectangles of which it covers as little as possible.
func placeForTable(full geom.Rect, avoid []geom.Rect, w, h float64) geom.Rect {
	const perUnit = 10 // a covered area of so many square units counts like one unit of distance from the corner
	corner := geom.Point{X: full.Right() - w, Y: full.Bottom() - h}
	best, least := geom.Rect{}, -1.0
	for _, s := range ui.PlaceGrid(full, w, h, 12, 8) {
		cost := overlap(s, avoid) + perUnit*corner.Dist(geom.Point{X: s.X, Y: s.Y})
		if least < 0 || cost < least {
			best, least = s, cost
		}
	}
	return best
}

// overlap returns how much of the highlighted rectangles a panel would cover, as an area in square
// design units. box is the rectangle of the panel, and lit are the highlighted rectangles.
func overlap(box geom.Rect, lit []geom.Rect) float64 {
	return ui.CoverCost(box, ui.CoversOf(1, lit...))
}

// panelNodes appends the node of the panel and the nodes of its buttons to dst.
func (s *scene) panelNodes(dst []ui.Node) []ui.Node {
	text := s.panelText()
	dst = append(dst, ui.Node{
		ID: table.TutorPanelID, Label: text, Role: "text", SkipFocus: true, BlocksInput: true, Rect: s.at.box,
		Draw: func(p *paint.Canvas, _ *ui.Node, _ ui.NodeState) { s.paintPanel(p, text) },
	})
	step := s.run.step()
	switch {
	case s.over:
		return s.endNodes(dst)
	case len(step.Choose) > 0:
		return s.answerNodes(dst)
	case len(step.Moves)+len(step.Find) > 0:
		return dst
	}
	next := s.at.buttons
	next.X, next.W = next.Right()-150, 150
	n := ui.Button("lesson-next", next, pieces.Button{Label: i18n.T("Go on"), Icon: "next-button",
		Material: pieces.Brass},
		s.advance, nextKeys...)
	n.Tip = i18n.T("Or press Space.")
	return append(dst, n)
}

// answerNodes appends a button for each answer of the step's question to dst.
func (s *scene) answerNodes(dst []ui.Node) []ui.Node {
	all := s.run.step().Choose
	for i, a := range all {
		id := answerID(i)
		look := pieces.Button{Label: s.filled(a.Text), Material: pieces.PaperTag}
		dst = append(dst, ui.Button(id, s.at.buttons.Column(i, len(all), 8), look, func() {
			if a.Right {
				s.advance()
			} else {
				s.Root.Refuse(id, s.filled(a.Reply))
			}
		}))
	}
	return dst
}

// endNodes appends the buttons at the end of a lesson to dst.
func (s *scene) endNodes(dst []ui.Node) []ui.Node {
	h := s.school.App
	top, foot := s.at.buttons.Column(0, 2, 8), s.at.buttons.Column(1, 2, 8)
	list := func() { h.PopToRoot(); h.Push(s.school.List()) }
	if next := s.school.after(s.lesson); next != nil {
		look := pieces.Button{Label: i18n.T("Next: %s", i18n.T(next.Title)), Icon: "next-button",
			Material: pieces.Brass}
		dst = append(dst, ui.Button("lesson-on", top, look,
			func() { s.school.note(next, 0, false); s.school.Begin(next) }))
	} else {
		look := pieces.Button{Label: i18n.T("Play a real game"), Icon: "play-button", Material: pieces.Brass}
		dst = append(dst, ui.Button("lesson-play", top, look, func() { s.school.play() }))
	}
	return append(dst,
		ui.Button("lesson-list", foot.Row(0, 2, 8), pieces.Button{Label: i18n.T("All lessons")}, list),
		ui.Button("lesson-leave", foot.Row(1, 2, 8), pieces.Button{Label: i18n.T("Main menu")}, h.PopToRoot))
}

// paintPanel paints the panel with the teacher's portrait, the text and the progress of the lesson.
func (s *scene) paintPanel(p *paint.Canvas, text string) {
	box := s.at.box
	p.DropShadow(box, 8, 16)
	p.Rect(box.Inset(-1.5), 10, theme.WalnutInk)
	p.Gradient(box, 8, theme.RGB(0xFBF0D2), theme.RGB(0xEBD8AE))
	hat := geom.Point{X: box.X + s.at.portrait/2 + 1, Y: box.Y + 14}
	if s.Handheld() {
		hat.X, hat.Y = hat.X+6, box.Y+s.at.portrait/2+2
	}
	pieces.Token(p, hat, s.at.portrait, pieces.NoSeat, teacherFace)
	p.Label(teacherName, geom.R(hat.X+34, box.Y+7, 120, 26), paint.Style{Face: paint.Display, Size: 17,
		Color: theme.Umber})
	s.paintDots(p, geom.R(box.X+120, box.Y+7, box.W-138, 26))
	p.Text(text, geom.Point{X: s.at.text.X, Y: s.at.text.Y}, s.at.style)
}

// paintDots paints a dot for each step in r; the dots of completed steps are brass.
func (s *scene) paintDots(p *paint.Canvas, r geom.Rect) {
	n := len(s.lesson.Steps)
	const gap = 13
	x := r.Right() - float64(n-1)*gap - 4
	for i := range n {
		c := geom.Point{X: x + float64(i)*gap, Y: r.Center().Y}
		p.Disc(c, 4.4, theme.SoftInk, theme.SoftInk)
		if i < s.run.at || s.over {
			p.Disc(c, 3.4, theme.BrassHi, theme.BrassLo)
		} else if i > s.run.at {
			p.Disc(c, 3.4, theme.Parchment, theme.DeckEdge)
		} else {
			p.Disc(c, 3.4, theme.Oxblood, theme.Oxblood)
		}
	}
}
