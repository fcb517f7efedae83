package westernlegends

import (
	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// boardLayout holds the rectangles of all parts of the board, in design units. It depends only on
// the layout of the window, the rectangle of the board and the values of party.
type boardLayout struct {
	points  geom.Rect // the track of legendary points
	law     geom.Rect // the track of the law: Wanted on the left, Marshal on the right
	gambler geom.Rect
	sheet   geom.Rect // the frame of the map
	window  geom.Rect // the visible part of the map, inside its frame
	stories [2]geom.Rect
	signs   geom.Rect // the panel with the action signs (buttons)
	columns int       // number of columns of action signs
	// the part of the map that is covered by the panel with few or with many action signs, if the
	// panel is in a corner of the map
	mostSigns geom.Rect
	corner    bool        // whether the story cards are in an empty corner of the map
	afloat    bool        // whether the action signs are in an empty corner of the map
	panel     geom.Rect   // in tall windows, the panel with a row per seat; empty if the ledger has the rows
	plates    []geom.Rect // by seat: its row in panel
	mat       geom.Rect
	hand      geom.Rect
	cards     ui.FanLayout
	low       bool // whether an action sign (button) shows name and note in a single line
	thumb     bool // whether the action signs are below the map and large enough for a thumb, as on phones
}

// party holds the properties of the game in progress on which the layout depends.
type party struct {
	seats  int
	viewer engine.Seat
	slots  int  // number of cards in the viewer's hand
	anteUp bool // whether the expansion Ante Up is in play, which adds the eastern board to the map
	signs  int  // number of action signs to be shown
}

// Sizes in design units: the gap between parts of the board, and the height of a track.
const (
	gap      = 5
	railHigh = 24
)

// closeSigns is the zoom factor of the board, on a phone in landscape, from which on the action
// signs (buttons) on the map are large enough for a finger. See [table.Zone.MinScale].
const closeSigns = 1.45

// newLayout computes the layout of the board inside the rectangle area, for window layout l and the
// properties t of the game.
func newLayout(l ui.Layout, area geom.Rect, t party) boardLayout {
	a := boardLayout{plates: make([]geom.Rect, t.seats), columns: 2}
	switch l.Class {
	case ui.Wide:
		a.wide(area, t)
	case ui.Square:
		a.square(area, t)
	default:
		a.thumb = !l.Glass.Empty()
		a.tall(area, t, l.View.Letters())
	}
	a.window = a.sheet.Inset(4)
	if a.corner {
		a.afloat = l.Class != ui.Tall
		a.corners(!a.afloat, max(l.View.Letters(), 1))
		a.sizeSigns(t.signs)
	}
	a.cards = handOf(a.hand.Pad(7, 6), max(t.slots, 5))
	return a
}

// Sizes of the story cards in the upper left corner of the map and of the action signs in the lower
// right one. These corners are empty on the map with both boards. In design units unless stated
// otherwise.
const (
	storyWide = 196
	storyHigh = 83
	storyTall = 0.186 // maximum height of a story card, as a fraction of the map's height
	mostSigns = 9     // number of signs that the largest panel holds
	fewSigns  = 6     // maximum number of action signs in two columns; more signs get three columns
	signWide  = 142
	signHigh  = 25
	signMost  = 34
	thumbWide = 378 // width of the panel of signs on a phone in portrait
	thumbSign = 44  // height of a sign on a phone in portrait
)

// corners places the two story cards in the upper left corner of the map. narrow is true for tall
// windows. letters is the factor by which the player has enlarged all letters.
func (a *boardLayout) corners(narrow bool, letters float64) {
	w := min(storyWide*(0.4+0.6*letters), a.window.W*0.27)
	h := min(storyHigh, a.window.H*storyTall)
	left := 8.0
	if narrow {
		left = 5
	}
	for i := range a.stories {
		a.stories[i] = geom.R(a.window.X+left+float64(i)*(w+8), a.window.Y+3, w, h)
	}
}

// sizeSigns sets the size of the panel for n action signs (buttons), if the panel is in a corner of
// the map.
func (a *boardLayout) sizeSigns(n int) {
	if !a.afloat {
		return
	}
	a.placeSigns(mostSigns)
	a.mostSigns = a.signs
	a.placeSigns(fewSigns)
	a.mostSigns = a.mostSigns.Union(a.signs)
	a.placeSigns(n)
}

// placeSigns sets the panel for n action signs (buttons) in its corner of the map.
func (a *boardLayout) placeSigns(n int) {
	a.columns = 2
	if n > fewSigns {
		a.columns = 3
	}
	w := min(float64(a.columns)*(signWide+4)+8, a.window.W*0.42)
	rows := max((max(n, fewSigns)+a.columns-1)/a.columns, 3)
	h := 10 + a.headHigh() + float64(rows)*(signHigh+3) - 3
	a.signs = geom.R(a.window.Right()-w-5, a.window.Bottom()-h-4, w, h)
}

// Limits for the width of a hand card in its short form: the minimum in design units, and the
// maximum as a factor of the card's height.
const (
	leastCard = 68
	mostCard  = 144.0 / 154
)

// handOf returns the layout of the viewer's hand inside room: slots cards side by side. If the
// cards do not fit at their minimum width, they overlap.
func handOf(room geom.Rect, slots int) ui.FanLayout {
	// the gap between the cards shrinks before they overlap
	gap := min(gap, (room.W-leastCard*float64(slots))/float64(slots-1))
	gap = max(gap, 2)
	w := (room.W - gap*float64(slots-1)) / float64(slots)
	w = min(max(w, leastCard), room.H*mostCard)
	return ui.FanLayout{Room: room, Slots: slots, Ratio: w / room.H, Gap: gap}
}

// cut removes a strip of height h and a gap below it from the upper edge of a rectangle (the
// parameter rest), and returns the strip.
func cut(rest *geom.Rect, h float64) geom.Rect {
	strip, r := rest.CutTop(h)
	_, *rest = r.CutTop(gap)
	return strip
}

// foot removes a strip of height h and a gap above it from the lower edge of a rectangle (the
// parameter rest), and returns the strip.
func foot(rest *geom.Rect, h float64) geom.Rect {
	strip, r := rest.CutBottom(h)
	r.H -= gap
	*rest = r
	return strip
}

// rails places the track of the law in r. With the expansion Ante Up (anteUp is true), r is shared
// with the Gambler track.
func (a *boardLayout) rails(r geom.Rect, anteUp bool) {
	a.law = r
	if anteUp {
		a.gambler, a.law = r.CutRight(r.W * 0.3)
		a.law.W -= gap
	}
}

// rows places a row for each seat in a panel (the parameter panel is its rectangle). The rows are
// in two columns, below a line with the column headings.
func (a *boardLayout) rows(panel geom.Rect) {
	a.panel = panel
	_, in := panel.Pad(12, 6).CutTop(headsHigh)
	n := (len(a.plates) + 1) / 2
	for i := range a.plates {
		a.plates[i] = in.Row(i/n, 2, 18).Column(i%n, n, 0)
	}
}

// headsHigh is the height in design units of the line with the column headings.
const headsHigh = 14

// side places the story cards and the action signs (buttons) in r, a strip to the right of the map.
// It is used if the map has no empty corners for them.
func (a *boardLayout) side(r geom.Rect) {
	side, rest := r.CutRight(min(238, r.W*0.3))
	rest.W -= gap
	a.sheet = rest
	stories, signs := side.CutTop(side.H * 0.42)
	stories.H -= gap
	a.stories = [2]geom.Rect{stories.Column(0, 2, gap), stories.Column(1, 2, gap)}
	a.signs = signs
}

func (a *boardLayout) wide(r geom.Rect, t party) {
	a.points = cut(&r, railHigh)
	own := foot(&r, 128)
	a.rails(foot(&r, railHigh), t.anteUp)
	// a sixth and a seventh card take width from the mat
	a.hand, a.mat = own.CutLeft(own.W * (0.475 + 0.0325*float64(min(max(t.slots-5, 0), 2))))
	_, a.mat = a.mat.CutLeft(gap)
	if a.corner, a.low = t.anteUp, t.anteUp; a.corner {
		a.sheet = r
		return
	}
	a.side(r)
}

func (a *boardLayout) tall(r geom.Rect, t party, letters float64) {
	a.points = cut(&r, railHigh)
	own := foot(&r, min(127, r.H*0.15))
	// a phone shows one zone at a time: the map with the signs below it, or the parts below them
	if a.low = true; a.thumb {
		rows := float64((max(t.signs, fewSigns) + 1) / 2)
		a.mat, a.signs = own, geom.R(r.X, 0, thumbWide, 10+a.headHigh()+rows*(thumbSign+3)-3)
		defer func() {
			a.signs.Y = a.sheet.Bottom() + gap
			for _, r := range []*geom.Rect{&a.stories[0], &a.stories[1], &a.law, &a.gambler, &a.panel, &a.hand,
				&a.mat} {
				r.Y += a.signs.H + gap
			}
			for i := range a.plates {
				a.plates[i].Y += a.signs.H + gap
			}
		}()
	} else {
		a.mat, a.signs = own.CutLeft(own.W * 0.63)
		_, a.signs = a.signs.CutLeft(gap)
	}
	// the cards are 140 x 150 in size; in a window of 820 x 1180 they are 144 x 154
	a.hand = foot(&r, min(162, r.H*0.2))
	rows := float64((t.seats + 1) / 2)
	a.rows(foot(&r, 16+headsHigh+(40+12*(letters-1))*rows))
	a.rails(foot(&r, railHigh), t.anteUp)
	a.sheet = r
	if a.corner = t.anteUp; !a.corner {
		row := foot(&r, storyHigh)
		a.stories = [2]geom.Rect{row.Row(0, 2, gap), row.Row(1, 2, gap)}
		a.sheet = r
	}
}

func (a *boardLayout) square(r geom.Rect, t party) {
	a.points = cut(&r, railHigh)
	a.mat = foot(&r, min(118, r.H*0.2))
	a.hand = foot(&r, min(136, r.H*0.22))
	a.rails(foot(&r, railHigh), t.anteUp)
	if a.corner, a.low = t.anteUp, t.anteUp; a.corner {
		a.sheet = r
		return
	}
	a.side(r)
}

// sign returns the rectangle, inside the panel, of the action sign with index i if there are n
// signs.
func (a *boardLayout) sign(i, n int) geom.Rect {
	_, r := a.signs.Inset(5).CutTop(a.headHigh())
	columns := a.columns
	rows := max((n+columns-1)/columns, 1)
	most := float64(signMost)
	if a.thumb {
		most = thumbSign
	}
	h := min((r.H-3*float64(rows-1))/float64(rows), most)
	cell := r
	cell.H = h*float64(rows) + 3*float64(rows-1)
	return cell.Column(i/columns, rows, 3).Row(i%columns, columns, 4)
}

// signView returns the rectangle of the picture that the panel of action signs shows while there
// are no signs.
func (a *boardLayout) signView() geom.Rect {
	view, _ := a.signs.Inset(6).CutBottom(a.signs.H - 12 - a.headHigh())
	return view
}

// headHigh returns the height in design units of the line above the action signs, in which the
// space of the active player is named.
func (a *boardLayout) headHigh() float64 { return 23 }

// Zones returns the rectangles of the parts of the board. A phone shows only one part at a time.
func (b *Table) Zones() []table.Zone {
	a := &b.at
	stories := a.points.Union(a.law)
	if !a.gambler.Empty() {
		stories = stories.Union(a.gambler)
	}
	if !a.corner && !a.stories[0].Empty() {
		stories = stories.Union(a.stories[0]).Union(a.stories[1])
	}
	sheet := a.sheet
	if !a.signs.Empty() {
		sheet = sheet.Union(a.signs)
	}
	first := table.Zone{ID: "map", Icon: "treasure-map", Name: i18n.Mark("Map"), At: sheet}
	if a.afloat {
		first.MinScale = closeSigns
	}
	if b.close.InFront() { // while a close-up covers the map, the zone of the map shows the close-up
		first.ID, first.At, first.MinScale = "close", b.close.Frame(), 0
	}
	return []table.Zone{
		first,
		{ID: "hand", Icon: "poker-hand", Name: i18n.Mark("Hand"), At: a.hand},
		{ID: "mat", Icon: "saddle", Name: i18n.Mark("Saddlebag"), At: a.mat},
		{ID: "stories", Icon: "laurels", Name: i18n.Mark("Legend"), At: stories},
	}
}
