package menu

import (
	"gulch/render/geom"
	"gulch/render/ui"
)

// newPlaces is where the things of the new-game screen lie.
type newPlaces struct {
	seats   geom.Rect // the left sheet
	rules   geom.Rect // the right sheet
	rows    []rowPlaces
	add     geom.Rect
	lots    geom.Rect
	options []optionPlaces
	seed    geom.Rect
	seedSay geom.Rect // the word before it
	roll    geom.Rect
	start   geom.Rect
}

// rowPlaces is one seat.
type rowPlaces struct {
	all, token, name, kind, level, remove, words geom.Rect
}

// optionPlaces is one option of the rules.
type optionPlaces struct {
	name, values, words geom.Rect
}

// sheetPad is the distance of what is written from the edge of a sheet.
const sheetPad = 20

// placeNewGame lays the screen out for so many seats, of at most so many, and options.
func placeNewGame(l ui.Layout, f frame, seats, most, options int) newPlaces {
	var c newPlaces
	columns := 1
	switch l.Class {
	case ui.Wide:
		c.seats, c.rules = f.body.CutLeft(726)
		c.rules.X, c.rules.W = c.rules.X+gap, c.rules.W-gap
	case ui.Square:
		c.seats, c.rules = f.body.CutLeft(622)
		c.rules.X, c.rules.W = c.rules.X+gap, c.rules.W-gap
	case ui.Tall:
		c.seats, c.rules = f.body.CutTop(float64(most)*84 + 128)
		c.rules.Y, c.rules.H = c.rules.Y+gap, c.rules.H-gap
		columns = 2
	}
	c.placeSeats(l, seats, most)
	c.placeRules(l, options, columns)
	c.start = f.action
	c.start.Y, c.start.H = c.start.Y-8, c.start.H+16
	return c
}

// controlHeight is how tall the controls on a sheet are.
func controlHeight(l ui.Layout) float64 {
	if l.Class == ui.Tall {
		return 44
	}
	return 38
}

func (c *newPlaces) placeSeats(l ui.Layout, seats, most int) {
	in := c.seats.Pad(sheetPad, 16)
	_, in = in.CutTop(48)
	foot, in := in.CutBottom(controlHeight(l) + 4)
	height := min(in.H/float64(most), controlHeight(l)+46)
	for i := range seats {
		c.rows = append(c.rows, placeRow(l, geom.R(in.X, in.Y+float64(i)*height, in.W, height-8)))
	}
	if seats < most {
		row := placeRow(l, geom.R(in.X, in.Y+float64(seats)*height, in.W, height-8))
		c.add = geom.R(row.token.X, row.name.Y+4, row.name.Right()-row.token.X, row.name.H)
	}
	c.lots, _ = geom.R(foot.X, foot.Y+4, foot.W, foot.H-4).CutLeft(260)
}

// placeRow lays the controls of a seat out from left to right, and a line of words below them.
func placeRow(l ui.Layout, r geom.Rect) rowPlaces {
	c := rowPlaces{all: r}
	h := controlHeight(l)
	const space = 10
	c.token = geom.R(r.X+2, r.Y+(r.H-50)/2, 50, 50)
	line := geom.R(r.X+62, r.Y+3, r.W-62, h)
	c.words = geom.R(line.X+2, line.Bottom()+4, r.Right()-line.X-8, r.Bottom()-line.Bottom()-3)
	c.remove, line = line.CutRight(h)
	line.W -= space
	c.level, line = line.CutRight(0.37 * r.W * 0.86)
	line.W -= space
	c.kind, line = line.CutRight(0.235 * r.W * 0.86)
	line.W -= space
	c.name = line
	return c
}

// explained is how much room a line of words takes that explains an option.
const explained = 16

func (c *newPlaces) placeRules(l ui.Layout, options, columns int) {
	in := c.rules.Pad(sheetPad, 16)
	_, in = in.CutTop(48)
	h := controlHeight(l)
	head, space := 24.0, 5.0
	foot, in := in.CutBottom(h)
	c.seedSay, foot = foot.CutLeft(92 + 40*(l.View.Letters()-1))
	c.roll, foot = foot.CutRight(h + 8)
	c.seed, _ = foot.CutLeft(min(240, foot.W-10))
	c.roll.X = c.seed.Right() + 10
	in.H -= 14
	if l.View.Letters() > 1 && l.Class != ui.Tall { // the words below need all the room there is
		h, head, space, in.H = h-4, 22, 1, in.H+8
	}
	rows := (options + columns - 1) / columns
	height := min(in.H/float64(max(rows, 1)), h+80)
	for i := range options {
		cell := in.Row(i%columns, columns, 24)
		cell.Y, cell.H = in.Y+float64(i/columns)*height, height-8+(5-space)
		o := optionPlaces{}
		if height < head+h+space+explained { // many options: the name stands beside its values, and tips explain them
			o.name, o.values = cell.CutLeft(cell.W * 0.4)
			o.values = geom.Around(o.values.Center(), o.values.W, min(h, cell.H))
			c.options = append(c.options, o)
			continue
		}
		o.name, cell = cell.CutTop(head)
		o.values, cell = cell.CutTop(h)
		_, o.words = cell.CutTop(space)
		c.options = append(c.options, o)
	}
}
