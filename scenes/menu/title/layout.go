package title

import (
	"math"
	"slices"

	"gulch/render/geom"
	"gulch/render/pieces"
	"gulch/render/ui"
)

// titlePlaces has the rectangles of the title screen in design units. The screen shows a wall with
// a lamp; in front of the wall is a table with the games as boxes, and below the boxes the main
// menu.
type titlePlaces struct {
	table  float64 // y coordinate of the edge between the wall and the table in front of it
	sign   geom.Rect
	lamp   geom.Point // center of the lamp's rim
	print  geom.Rect  // picture of the Trail on the wall
	plate  geom.Rect  // brass plate below the picture of the Trail
	bottle geom.Rect  // shelf with bottles, empty if there is no room
	shelf  geom.Rect  // shelf for the upper row of boxes, empty if all boxes are on the table
	boxes  []geom.Rect
	tags   [][2]geom.Rect // for each box, the buttons below it: lessons, then practice
	discs  [4]geom.Rect   // round buttons, the one in the corner first

	fresh, saves, tally, options geom.Rect

	mat                  geom.Rect // leather mat with the game to continue
	photo, words, people geom.Rect
	resume               geom.Rect
	news                 geom.Rect // button with news, empty if there are none
	paper, play          geom.Rect // newspaper with the daily challenge, and its button
	slip                 geom.Rect // button for due practice positions, empty if none is due
	notice               geom.Rect // notice with the winner of the evening, empty if there is none
}

// boxRow describes a row of boxes. All values are in design units.
type boxRow struct {
	from, to    float64 // x coordinates of the left and right end of the row
	base        float64 // y coordinate of the bottom of the boxes
	wide, open  float64 // width of a box, and width of the lit box (the enlarged one under the lamp)
	pitch       float64 // maximum distance between the centers of two adjacent boxes
	drop, tag   float64 // distance between a box and the buttons below it, and height of these buttons
	lower, lift float64 // how much lower the lit box is placed, and how much higher the boxes at both ends
}

// place appends the rectangles of n boxes in the row, and those of the buttons below them, to c.
// lit is the index within the row of the lit box, which is larger; -1 for none.
func (s boxRow) place(c *titlePlaces, n, lit int) {
	pitch := min(s.pitch, (s.to-s.from)/float64(n))
	for i := range n {
		x := (s.from+s.to)/2 + pitch*(float64(i)-float64(n-1)/2)
		w, base := s.wide, s.base
		switch {
		case i == lit:
			w, base = s.open, base+s.lower
		case n > 3 && (i == 0 || i == n-1):
			base -= s.lift
		}
		h := pieces.BoxHeight(w)
		box := geom.R(x-w/2, base-h, w, h)
		c.boxes = append(c.boxes, box)
		tags := geom.R(box.X, box.Bottom()+s.drop, box.W, s.tag)
		c.tags = append(c.tags, [2]geom.Rect{tags.Row(0, 2, 8), tags.Row(1, 2, 8)})
	}
}

// placeTitle lays out the title screen for a number of games. lit is the index of the box under the
// lamp; -1 for no box.
func placeTitle(l ui.Layout, games, lit int) titlePlaces {
	var c titlePlaces
	if l.Portrait {
		c.slender(l.W, games)
		return c
	}
	switch l.Class {
	case ui.Wide:
		c.wide(games, lit)
	case ui.Square:
		c.square(games, lit)
	case ui.Tall:
		c.tall(games, lit)
	}
	return c
}

func (c *titlePlaces) wide(games, lit int) {
	c.table, c.sign = 408, geom.R(44, 18, 322, 92)
	c.bottle, c.print = geom.R(796, 30, 250, 96), geom.R(388, 25, 138, 78)
	row := boxRow{from: 46, to: 1234, base: 422, wide: 190, open: 212, pitch: 244, drop: 10, tag: 34,
		lower: 12, lift: 8}
	if games <= 3 {
		row.wide, row.open, row.pitch = 190, 212, 300
		if games < 3 {
			row.wide, row.open, row.pitch = 206, 230, 310
		}
		c.print, c.bottle = geom.R(84, 168, 150, 95), geom.R(990, 150, 250, 96)
	}
	row.place(c, games, lit)
	c.placeDiscs(geom.R(1218, 24, 40, 40), 46, 4)
	c.placeLamp(lit)
	c.fresh, c.saves = geom.R(44, 500, 252, 70), geom.R(44, 580, 252, 48)
	c.tally, c.options = geom.R(44, 638, 121, 48), geom.R(175, 638, 121, 48)
	c.layMat(geom.R(318, 496, 644, 194), 280, 48)
	c.layPaper(geom.R(986, 494, 252, 196), 34)
}

func (c *titlePlaces) square(games, lit int) {
	c.table, c.sign = 496, geom.R(40, 22, 322, 92)
	c.bottle, c.print = geom.R(690, 66, 250, 96), geom.R(424, 46, 138, 78)
	row := boxRow{from: 30, to: 1090, base: 512, wide: 178, open: 206, pitch: 240, drop: 12, tag: 40,
		lower: 14, lift: 8}
	if games <= 3 {
		row.wide, row.open, row.pitch = 226, 252, 320
		c.print, c.bottle = geom.R(424, 46, 138, 78), geom.R(840, 100, 230, 96)
	}
	row.place(c, games, lit)
	c.placeDiscs(geom.R(1050, 28, 44, 44), 50, 2)
	c.placeLamp(lit)
	c.fresh, c.saves = geom.R(36, 600, 240, 72), geom.R(36, 684, 240, 54)
	c.tally, c.options = geom.R(36, 750, 115, 54), geom.R(161, 750, 115, 54)
	c.layMat(geom.R(292, 598, 522, 208), 224, 54)
	c.layPaper(geom.R(830, 596, 254, 210), 44)
}

func (c *titlePlaces) tall(games, lit int) {
	c.sign = geom.R(26, 16, 322, 92)
	c.placeDiscs(geom.R(732, 14, 44, 44), 52, 2)
	c.layMat(geom.R(26, 880, 748, 196), 276, 54)
	row := geom.R(26, 1088, 748, 58)
	c.fresh, row = row.CutLeft(250)
	c.saves, c.tally, c.options = row.Pad(8, 0).Row(0, 3, 10), row.Pad(8, 0).Row(1, 3, 10), row.Pad(8, 0).Row(2, 3, 10)
	upper := boxRow{from: 28, to: 772, base: 424, wide: 196, open: 206, pitch: 252, drop: 20, tag: 44}
	if games <= 3 {
		c.table = 632
		upper.base, upper.wide, upper.open, upper.pitch = 548, 238, 262, 372
		if games == 3 {
			upper.wide, upper.open, upper.pitch = 214, 232, 250
		}
		upper.place(c, games, lit)
		c.layPaper(geom.R(424, 648, 330, 216), 48)
		c.bottle, c.print = geom.Rect{}, geom.R(96, 676, 240, 152)
	} else {
		c.table = 796
		lower := upper
		lower.from, lower.to, lower.base, lower.drop = 28, 520, 812, 12
		upper.place(c, 3, lit)
		lower.place(c, games-3, lit-3)
		c.print = geom.R(560, 516, 182, 92)
		c.layPaper(geom.R(540, 650, 222, 212), 46)
		if games == 4 {
			c.bottle = geom.Rect{}
		}
	}
	c.shelf = geom.R(20, upper.base-2, 760, 15)
	c.placeLamp(lit)
}

// Sizes of the title screen in a phone's upright window, in design units.
const (
	slenderEdge = 14
	slenderMat  = 236
	slenderBoxW = 150
	slenderRow  = 86 // distance between two rows of boxes, including the buttons between them
	slenderNews = 58
	slenderRoad = 104 // height of the picture of the Trail (the campaign)
)

// slender lays out the title screen for a phone's upright window of width w and the given number of
// games. From top to bottom, it places the game to continue, the menu, the boxes of the games in
// rows of two, the newspaper beside or below the last box, and the Trail.
func (c *titlePlaces) slender(w float64, games int) {
	const edge = slenderEdge
	room := w - 2*edge
	c.table, c.lamp = 104, geom.Point{X: w / 2, Y: -90}
	c.sign = geom.R(edge, 10, min(250, room-100), 84)
	c.placeDiscs(geom.R(w-edge-42, 8, 42, 42), 46, 2)
	c.mat = geom.R(edge, 116, room, slenderMat)
	in := c.mat.Inset(17)
	c.photo = geom.R(in.X, in.Y, 116, 76)
	c.words = geom.R(c.photo.Right()+14, in.Y-4, in.Right()-c.photo.Right()-14, 84)
	rest := geom.R(in.X, in.Y+86, in.W, in.H-86)
	c.people, rest = rest.CutTop(44)
	_, c.resume = rest.CutTop(rest.H - 58)
	y := c.mat.Bottom() + 12
	c.fresh = geom.R(edge, y, room, 58)
	row := geom.R(edge, y+68, room, 50)
	c.saves, c.tally, c.options = row.Row(0, 3, 8), row.Row(1, 3, 8), row.Row(2, 3, 8)

	y = row.Bottom() + 24
	cell := room/2 - 6
	high := pieces.BoxHeight(slenderBoxW)
	for i := range games + 1 {
		at := geom.R(edge+float64(i%2)*(cell+12), y+float64(i/2)*(high+slenderRow), cell, high)
		if i == games {
			c.layPaper(geom.R(at.X, at.Y, at.W, high+58), 46)
			break
		}
		c.boxes = append(c.boxes, geom.Around(at.Center(), slenderBoxW, high))
		tags := geom.R(at.X, at.Bottom()+12, at.W, 44)
		c.tags = append(c.tags, [2]geom.Rect{tags.Row(0, 2, 6), tags.Row(1, 2, 6)})
	}
	c.print = geom.R(edge+8, y+float64(games/2+1)*(high+slenderRow), room-16, slenderRoad)
	c.plate = geom.R(c.print.X+5, c.print.Bottom()-4, c.print.W-10, plateHigh)
}

// bottom returns the y coordinate of the lower edge of the lowest element of the title screen.
func (c *titlePlaces) bottom() float64 {
	y := max(c.paper.Bottom(), c.options.Bottom(), c.mat.Bottom(), c.plate.Bottom(), c.notice.Bottom())
	for _, t := range c.tags {
		y = max(y, t[0].Bottom())
	}
	return y
}

// titleHigh returns the height of the title screen in a phone's window, in design units, for a
// number of games. evening is set if the screen shows the notice about who won a series of games.
func titleHigh(l ui.Layout, games int, evening bool) float64 {
	if !l.Portrait {
		return 1160
	}
	at := placeTitle(l, games, -1)
	at.makeNewsRoom(l)
	if evening {
		at.placeNotice()
	}
	return at.bottom() + slenderEdge
}

// placeDiscs places the round buttons in lines; row is the number of buttons in a line. first is
// the rectangle of the first button, at the right end of the top line; the others follow to the
// left at a distance of pitch.
func (c *titlePlaces) placeDiscs(first geom.Rect, pitch float64, row int) {
	for i := range c.discs {
		c.discs[i] = first.Move(-pitch*float64(i%row), pitch*float64(i/row))
	}
}

// makeNewsRoom moves or shrinks other elements of the title screen to make room for the button with
// news, such as that a new version is available.
func (c *titlePlaces) makeNewsRoom(l ui.Layout) {
	if l.Portrait {
		c.news = geom.R(c.fresh.X, c.options.Bottom()+10, c.fresh.W, 48)
		for i := range c.boxes {
			c.boxes[i].Y += slenderNews
			c.tags[i][0].Y += slenderNews
			c.tags[i][1].Y += slenderNews
		}
		for _, r := range []*geom.Rect{&c.paper, &c.play, &c.slip, &c.print, &c.plate} {
			r.Y += slenderNews
		}
		return
	}
	switch l.Class {
	case ui.Wide:
		c.fresh, c.saves = geom.R(44, 494, 252, 50), geom.R(44, 552, 252, 40)
		c.tally, c.options, c.news = geom.R(44, 600, 121, 40), geom.R(175, 600, 121, 40), geom.R(44, 648, 252, 42)
	case ui.Square:
		c.fresh, c.saves = geom.R(36, 598, 240, 54), geom.R(36, 660, 240, 44)
		c.tally, c.options, c.news = geom.R(36, 712, 115, 44), geom.R(161, 712, 115, 44), geom.R(36, 764, 240, 44)
	case ui.Tall:
		c.layMat(geom.R(26, 870, 748, 186), 256, 44)
		for _, r := range []*geom.Rect{&c.fresh, &c.saves, &c.tally, &c.options} {
			r.Y, r.H = 1064, 42
		}
		c.news = geom.R(26, 1112, 748, 42)
	}
}

// placeDue places the button for due practice positions above the newspaper, and makes the
// newspaper smaller. class is the class of the window's shape.
func (c *titlePlaces) placeDue(class ui.Class) {
	// how far the button is above the old top of the newspaper, height of the button, height of the
	// newspaper's button
	above, high, button := 14.0, 32.0, 34.0
	switch class {
	case ui.Square:
		above, high, button = 16, 34, 44
	case ui.Tall:
		above, high, button = 20, 44, 46
	}
	c.slip = geom.R(c.paper.X+4, c.paper.Y-above, c.paper.W-8, high)
	c.layPaper(geom.R(c.paper.X, c.slip.Bottom()+2, c.paper.W, c.paper.Bottom()-c.slip.Bottom()-2), button)
}

// Size in design units of the notice on the wall, which shows who won an evening.
const (
	noticeWide = 212.0
	noticeHigh = 78.0
)

// placeNotice places the notice of an evening (who won a series of games) on the wall, in the place
// of the bottles. In a tall window it makes the picture of the Trail smaller instead.
func (c *titlePlaces) placeNotice() {
	// phone in portrait orientation: the notice is below the Trail
	if c.shelf.Empty() && c.bottle.Empty() && c.lamp.Y < 0 {
		c.notice = geom.R(c.print.X-7, c.plate.Bottom()+14, c.print.W+14, 62)
		return
	}
	if !c.shelf.Empty() {
		if c.print.H > 120 { // with few games, the picture is beside the newspaper
			c.print.H -= 62
			c.plate.Y -= 62
			c.notice = geom.R(c.print.X-14, c.plate.Bottom()+8, c.print.W+28, 54)
			return
		}
		c.print = geom.R(c.paper.Center().X-64, c.print.Y-8, 128, 42)
		c.plate = geom.R(c.print.X+2, c.print.Bottom()-4, c.print.W-4, plateHigh)
		c.notice = geom.R(c.paper.X+2, c.plate.Bottom()+4, c.paper.W-4, 50)
		return
	}
	meant := geom.Point{X: c.bottle.Center().X, Y: 66}
	if c.bottle.Empty() {
		meant.X = c.discs[1].X - noticeWide/2 - 30
	}
	taken := append([]geom.Rect{c.sign, geom.Around(c.lamp, 2*lampReach, 120), c.print.Inset(-7).Union(c.plate)},
		c.discs[:]...)
	taken = append(taken, c.boxes...)
	for _, k := range []float64{1, 0.9, 0.8, 0.7, 0.6} {
		best := math.Inf(1)
		for y := 14.0; y+noticeHigh*k < c.table; y += 4 {
			for x := 14.0; x+noticeWide*k < c.discs[0].Right(); x += 4 {
				r := geom.R(x, y, noticeWide*k, noticeHigh*k)
				room := r.Inset(-5)
				if far := math.Hypot(r.Center().X-meant.X, 2*(r.Center().Y-meant.Y)); far < best &&
					!slices.ContainsFunc(taken, room.Meets) {
					best, c.notice = far, r
				}
			}
		}
		if best < math.Inf(1) {
			break
		}
	}
	if c.notice.Inset(-14).Meets(c.bottle) {
		c.bottle = geom.Rect{}
	}
}

// lampReach is how far the lamp and its glow extend to either side of the lamp's center, in design
// units.
const lampReach = 106

// placeLamp places the lamp above the lit box, as near as possible without covering the other
// things on the wall. It moves the sign with the app's name to the other side if that makes room
// for the lamp.
func (c *titlePlaces) placeLamp(lit int) {
	least, most := c.sign.Right()+lampReach, c.discs[1].X-lampReach
	x := (least + most) / 2
	if lit >= 0 && lit < len(c.boxes) {
		x = c.boxes[lit].Center().X
	}
	if room := most - lampReach - c.sign.W; x < least-40 && x+lampReach+20 < room {
		c.sign.X = max(x+lampReach+20, 400)
		least = lampReach
	}
	c.lamp = geom.Point{X: min(max(x, least), most), Y: 56}
	if c.shelf.Empty() {
		c.placePrint()
		return
	}
	// with a shelf on the wall, the picture is below the boxes, away from the lamp
	c.plate = geom.R(c.print.X+5, c.print.Bottom()-4, c.print.W-10, plateHigh)
}

// plateHigh is the height of the brass plate below the picture of the Trail, in design units.
const plateHigh = 26

// placePrint places the picture of the Trail where it overlaps nothing, as near as possible to its
// preferred place. If there is no such place, the picture is made smaller. Bottles that would
// overlap it are removed.
func (c *titlePlaces) placePrint() {
	meant := c.print
	for _, k := range []float64{1, 0.85} {
		best := math.Inf(1)
		for y := 25.0; y <= 150; y += 5 {
			for x := 27.0; x+meant.W*k+9 < c.discs[1].X+50; x += 5 {
				r := geom.R(x, y, meant.W*k, meant.H*k)
				if far := math.Hypot(x-meant.X, 2*(y-meant.Y)); far < best && c.free(r) {
					best, c.print = far, r
				}
			}
		}
		if best < math.Inf(1) {
			break
		}
	}
	c.plate = geom.R(c.print.X+3, c.print.Bottom()-4, c.print.W-6, plateHigh)
	if c.print.Inset(-20).Meets(c.bottle) {
		c.bottle = geom.Rect{}
	}
}

// free reports whether the picture of the Trail at r, with its frame and plate, overlaps nothing.
func (c *titlePlaces) free(r geom.Rect) bool {
	r = geom.R(r.X-9, r.Y-9, r.W+18, r.H+12+plateHigh)
	taken := append([]geom.Rect{c.sign, geom.Around(c.lamp, 2*lampReach, 120)}, c.discs[:]...)
	return !slices.ContainsFunc(append(taken, c.boxes...), r.Meets)
}

// layMat lays out the leather mat with the game to continue in rectangle r. photo is the width of
// the game's thumbnail, button the height of the button; both are in design units.
func (c *titlePlaces) layMat(r geom.Rect, photo, button float64) {
	c.mat = r
	in := r.Inset(19)
	h := photo * 9 / 16
	c.photo = geom.R(in.X, in.Center().Y-h/2, photo, h)
	side := geom.R(c.photo.Right()+24, in.Y-3, in.Right()-c.photo.Right()-24, in.H+6)
	c.resume, side = side.CutBottom(button)
	c.people, side = side.CutBottom(42)
	c.words = side
}

// layPaper lays out the newspaper with the daily challenge in rectangle r. button is the height of
// its button in design units.
func (c *titlePlaces) layPaper(r geom.Rect, button float64) {
	c.paper = r
	foot, _ := r.Pad(15, 10).CutBottom(button)
	_, c.play = foot.CutLeft(foot.W - min(foot.W*0.56, 150))
}
