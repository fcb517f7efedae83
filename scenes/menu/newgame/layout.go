package newgame

import (
	"gulch/render/geom"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
)

// newPlaces has the rectangles of the New game screen, in design units: the frames of the seats,
// below them the slate with the bot levels as steps, and at the side the mat with the rules.
type newPlaces struct {
	head, lots geom.Rect // heading above the seats, and the check box for drawing the seats by lot
	rows       []rowPlaces
	add        geom.Rect
	slate      geom.Rect
	slateHead  geom.Rect
	slateSay   geom.Rect // text below the heading of the slate, empty if there is no room
	record     geom.Rect // text with the player's results against each bot level
	steps      []geom.Rect
	rules      geom.Rect // leather mat with the presets and the options of the rules
	lid        geom.Rect // picture of the game's box, empty if there is no room
	presetHead geom.Rect // heading of the presets; empty if there is no room
	presets    geom.Rect
	presetSay  geom.Rect
	options    []optionPlaces
	seed       geom.Rect
	seedSay    geom.Rect // label of the text field for the seed
	roll       geom.Rect
	start      geom.Rect
}

// rowPlaces has the rectangles of one seat on the New game screen, in design units.
type rowPlaces struct {
	all      geom.Rect
	backdrop geom.Rect // dark field behind the face
	token    geom.Rect // pressable part of the face
	name     geom.Rect
	kind     geom.Rect
	level    geom.Rect // level bars of a bot, or a text about a person
	say      geom.Rect // text with the name of the bot's level
	motto    geom.Rect // motto of the character, empty if there is no room
	remove   geom.Rect
	who      geom.Rect // button that opens the dialog in which a person is chosen for the seat
}

// optionPlaces has the rectangles of one option on the New game screen, in design units.
type optionPlaces struct {
	name, values, words geom.Rect
}

// frameGap is the distance between the frames of two seats in design units.
const frameGap = 12

// dealExtraWidth is the additional width of the Deal button in a tall window, in design units.
// There the button also has a text about the players and the duration.
const dealExtraWidth = 120

// placeNewGame lays out the New game screen in the frame f. seats is the current number of seats,
// most the maximum number of seats, options the number of rows of options, and levels the number of
// bot levels.
func placeNewGame(l ui.Layout, f kit.Frame, seats, most, options, levels int) newPlaces {
	var c newPlaces
	people, columns := f.Body, 1
	perRow, slate := min(max(seats+1, 4), most), 180.0
	switch l.Class {
	case ui.Wide:
		people, c.rules = f.Body.CutLeft(738)
		c.rules.X, c.rules.W = c.rules.X+kit.Gap, c.rules.W-kit.Gap
	case ui.Square:
		people, c.rules = f.Body.CutLeft(618)
		c.rules.X, c.rules.W = c.rules.X+kit.Gap, c.rules.W-kit.Gap
		perRow, slate = min(max((most+1)/2, 2), 3), 178
	case ui.Tall:
		perRow, slate, columns = 2, 150, 2
		if l.Portrait {
			perRow, columns, most, slate = 1, 1, min(seats+1, most), slenderSlate(levels)
		}
		rows := float64((most + perRow - 1) / perRow)
		people, c.rules = f.Body.CutTop(36 + rows*(158+frameGap) + slate)
		c.rules.Y, c.rules.H = c.rules.Y+kit.Gap, c.rules.H-kit.Gap
	}
	c.head, people = people.CutTop(36)
	c.lots, _ = c.head.CutRight(min(260, c.head.W*0.42))
	c.head.W -= c.lots.W + 10
	if l.Class == ui.Tall {
		c.lots.Y, c.lots.H = c.lots.Y-14, 44
	} else {
		c.lots.Y, c.lots.H = c.lots.Y-8, 32
	}
	c.slate, people = people.CutBottom(slate)
	people.H -= frameGap
	c.placeSeats(l, people, seats, most, perRow)
	c.placeSlate(levels)
	c.placeRules(l, options, columns)
	c.start = geom.R(c.rules.X, f.Action.Y-8, c.rules.W, f.Action.H+16)
	if l.Portrait {
		left := f.Back.Right() + frameGap
		c.start = geom.R(left, f.Action.Y-4, f.Action.Right()-left, f.Action.H+8)
		c.lots = geom.R(c.lots.Right()-160, c.lots.Y, 160, c.lots.H)
	} else if l.Class == ui.Tall {
		c.start = geom.R(f.Action.X-dealExtraWidth, f.Action.Y-8, f.Action.W+dealExtraWidth, f.Action.H+16)
	}
	return c
}

// placeSeats places the frames of the seats in rectangle r, perRow frames side by side. seats is
// the current number of seats, and most their maximum number. After the last seat, placeSeats
// places one more frame: the button that adds a seat. This frame is left out if the table already
// has the maximum number of seats.
func (c *newPlaces) placeSeats(l ui.Layout, r geom.Rect, seats, most, perRow int) {
	lines := (most + perRow - 1) / perRow
	if l.Class == ui.Wide {
		lines = 1
	}
	for i := range min(seats+1, most) {
		frame := r.Column(i/perRow, lines, frameGap).Row(i%perRow, perRow, frameGap)
		// at a table for two, the frames are narrow and side by side
		if most <= 2 && frame.W > 300 && l.Class != ui.Tall {
			frame.W = 300
			frame.X = r.X + float64(i)*(frame.W+frameGap)
		}
		if i == seats {
			c.add = frame
			continue
		}
		c.rows = append(c.rows, placeRow(l, frame))
	}
}

// placeRow lays out one seat in its frame r. The face is above the controls, or beside them if the
// frame is wide.
func placeRow(l ui.Layout, r geom.Rect) rowPlaces {
	c := rowPlaces{all: r}
	h := kit.ControlHeight(l)
	cross := 32.0
	if l.Class == ui.Tall {
		cross = 44
	}
	c.remove = geom.R(r.Right()-cross+11, r.Y-11, cross, cross)
	in := r.Inset(9)
	if r.W > 1.5*r.H {
		c.backdrop, in = in.CutLeft(min(in.H, 0.36*in.W))
		_, in = in.CutLeft(10)
		space := (in.H - 3*h) / 2
		c.name, in = in.CutTop(h)
		c.remove = geom.R(r.X-12, r.Y-12, cross, cross)
		c.who = geom.R(c.name.Right()-max(h, 32), c.name.Y, max(h, 32), max(h, 32))
		_, in = in.CutTop(space)
		c.kind, in = in.CutTop(h)
		_, c.level = in.CutTop(space)
		c.token = c.backdrop.Pad(24, 24)
		c.level, c.say = c.level.CutLeft(c.level.W * 0.68)
		return c
	}
	const space = 6
	foot := h + 4
	roomy := r.H > 250
	motto := 0.0
	if roomy {
		if foot += 20; r.H > 300 && r.W > 110 {
			motto = 46
		}
	}
	c.motto, in = in.CutBottom(motto)
	c.backdrop, in = in.CutTop(in.H - foot - 2*h - 3*space)
	c.token = c.backdrop.Pad(18, 6)
	_, c.token = c.token.CutTop(7) // leaves room for the round buttons at the corners of the frame
	c.who = geom.R(r.X-1, r.Y-11, cross, cross)
	_, in = in.CutTop(space)
	c.name, in = in.CutTop(h)
	_, in = in.CutTop(space)
	c.kind, in = in.CutTop(h)
	_, in = in.CutTop(space)
	if roomy {
		c.level, c.say = in.CutTop(h)
	} else {
		c.level, c.say = in.CutLeft(in.W * 0.6)
	}
	return c
}

// Sizes of the slate, the picture with the bot levels as steps, in design units. If the slate is
// narrower than minSlateWidth and has more than slenderSteps steps, the steps are placed in two
// lines, one above the other. stepGap is the space between the two lines for the faces of the bots.
const (
	slenderSteps  = 4
	stepGap       = 40
	minSlateWidth = 480
)

// slenderSlate returns the height of the slate in a phone's upright window for a number of levels,
// in design units.
func slenderSlate(levels int) float64 {
	if levels > slenderSteps {
		return 236
	}
	return 150
}

// placeSlate places the steps of the bot levels on the slate, so that they rise from left to right.
func (c *newPlaces) placeSlate(levels int) {
	in := c.slate.Pad(20, 16)
	c.slateHead = geom.R(in.X, in.Y, in.W*0.5, 26)
	c.record = geom.R(in.X+in.W*0.5, in.Y, in.W*0.5, 24)
	if in.H > 140 {
		c.slateSay = geom.R(in.X, in.Y+25, in.W, 18)
	}
	const low = 44.0
	if c.slate.W < minSlateWidth && levels > slenderSteps { // place the steps in two lines
		line := (levels + 1) / 2
		for i := range levels {
			step := in.Row(i%line, line, 4)
			y := in.Bottom() - low
			if i < line {
				y -= low + stepGap
			}
			c.steps = append(c.steps, geom.R(step.X, y, step.W, low))
		}
		return
	}
	high := max(in.H-26-36, low)
	for i := range levels {
		h := low
		if levels > 1 {
			h += (high - low) * float64(i) / float64(levels-1)
		}
		step := in.Row(i, levels, 4)
		c.steps = append(c.steps, geom.R(step.X, in.Bottom()-h, step.W, h))
	}
}

// explanationHeight is the height of a line of text that explains an option, in design units.
const explanationHeight = 16

func (c *newPlaces) placeRules(l ui.Layout, options, columns int) {
	in := c.rules.Pad(kit.SheetPad, 18)
	h := kit.ControlHeight(l)
	head, space := 22.0, 3.0
	foot, in := in.CutBottom(h)
	if l.Portrait {
		c.presets, in = in.CutTop(h)
		_, in = in.CutTop(14)
	} else if l.Class == ui.Tall {
		c.presets, foot = foot.CutRight(foot.W * 0.48)
		foot.W -= 16
		if options <= 4 && l.View.Letters() < 1.4 { // with larger letters, the options need the room
			w := 100.0
			c.lid = geom.R(in.X, in.Y, w, pieces.LidHeight(w))
			if c.lid.H > in.H-12 {
				c.lid.H = in.H - 12
				c.lid.W = c.lid.H * w / pieces.LidHeight(w)
			}
			_, in = in.CutLeft(c.lid.W + 20)
		}
	} else {
		in = c.placePresets(in, h)
	}
	c.seedSay, foot = foot.CutLeft(70 + 52*(l.View.Letters()-1))
	c.seedSay.W -= 8
	c.roll, foot = foot.CutRight(h + 8)
	c.seed, _ = foot.CutLeft(min(240, foot.W-10))
	c.roll.X = c.seed.Right() + 10
	in.H -= 12
	rows := (options + columns - 1) / columns
	height := min(in.H/float64(max(rows, 1)), h+80)
	for i := range options {
		cell := in.Row(i%columns, columns, 24)
		cell.Y, cell.H = in.Y+float64(i/columns)*height, height-5
		o := optionPlaces{}
		// if there is no room for the name above the values, the name is placed to their left;
		// explanations are then only in the tooltips
		if height < head+h {
			o.name, o.values = cell.CutLeft(cell.W * 0.4)
			o.values = geom.Around(o.values.Center(), o.values.W, min(h, cell.H))
			c.options = append(c.options, o)
			continue
		}
		o.name, cell = cell.CutTop(head)
		o.values, cell = cell.CutTop(h)
		if height >= head+h+space+explanationHeight*l.View.Letters() {
			_, o.words = cell.CutTop(space)
		}
		c.options = append(c.options, o)
	}
}

// placePresets places the game's box and, beside it, the presets, at the top of an area (the
// parameter in). h is the height of a preset button in design units. It returns the rest of the
// area.
func (c *newPlaces) placePresets(in geom.Rect, h float64) geom.Rect {
	const w = 93.0
	high := pieces.LidHeight(w)
	c.lid = geom.R(in.X, in.Y, w, high)
	side := geom.R(in.X+w+16, in.Y-2, in.W-w-16, high+2)
	c.presetHead, side = side.CutTop(28)
	c.presets, side = side.Move(0, 4).CutTop(h)
	c.presetSay = geom.R(side.X, side.Y+6, side.W, c.lid.Bottom()-side.Y-4)
	_, in = in.CutTop(high + 14)
	return in
}
