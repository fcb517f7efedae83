package pieces

import (
	"fmt"
	"image/color"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/poster"
	"gulch/render/theme"
)

// Kind is the occupation of a person. Each kind has a hat, a build and a mark of its own, so that
// players can recognize it without its colour.
type Kind uint8

// The kinds of people. Kinds is the number of kinds and is not a kind itself.
const (
	Miner Kind = iota
	StrongMiner
	Engineer
	Craftsman
	Prospector
	Bartender
	Sheriff
	Teacher
	Pioneer
	Climber
	Trapper
	Outlaw
	Gambler
	Settler
	Soldier
	Gentleman
	Kinds = iota
)

// people describes the look of people who belong to no seat, indexed by kind. For a person of a
// seat, the coat gets the seat's colour, and the mark is replaced by the seat's shape.
var people = [Kinds]poster.Person{
	Miner: {Hat: "helmet", Build: "plain", Mark: "braces", Coat: theme.RGB(0x45464E),
		HatTone: theme.RGB(0xE3BB55)},
	StrongMiner: {Hat: "helmet", Build: "stout", Mark: "chevrons", Coat: theme.RGB(0xB4342A),
		HatTone: theme.RGB(0xF0D27A), Skin: "ruddy", Beard: true, Hair: "brown"},
	Engineer: {Hat: "cap", Build: "plain", Mark: "wrench", Coat: theme.RGB(0x4F8248), HatTone: theme.RGB(0x2E5230),
		Skin: "brown", Hair: "black"},
	Craftsman: {Hat: "flat", Build: "plain", Mark: "hammer", Coat: theme.RGB(0xD98232), HatTone: theme.RGB(0x7E4A1C),
		Skin: "ruddy", Beard: true, Hair: "red"},
	Prospector: {Hat: "slouch", Build: "plain", Mark: "pick", Coat: theme.RGB(0xD8B03A), HatTone: theme.RGB(0x8A6A24),
		Skin: "tan", Beard: true, Hair: "white", Accent: theme.RGB(0x4A2E1C)},
	Bartender: {Hat: "bowler", Build: "plain", Mark: "apron", Coat: theme.RGB(0x7A6E66), HatTone: theme.RGB(0x38291F),
		Accent: theme.RGB(0x9E2F27), Skin: "pale", Hair: "brown"},
	Sheriff: {Hat: "stetson", Build: "plain", Mark: "star", Coat: theme.RGB(0x2F66A8), HatTone: theme.RGB(0x23416B),
		Accent: theme.RGB(0xF0C766), Skin: "dark", Hair: "black"},
	Teacher: {Hat: "bun", Build: "dress", Mark: "book", Coat: theme.RGB(0x77489C), Skin: "fair", Hair: "brown"},
	Pioneer: {Hat: "slouch", Build: "poncho", Coat: theme.RGB(0xA65A34), HatTone: theme.RGB(0xA9865A), Skin: "tan",
		Hair: "black", Accent: theme.RGB(0x5A2F18)},
	Climber: {Hat: "stetson", Build: "plain", Hold: "staff", Scarf: true, Coat: theme.RGB(0x5E7F88),
		HatTone: theme.RGB(0x6B4424), Accent: theme.RGB(0xC6462F), Skin: "fair", Hair: "brown"},
	Trapper: {Hat: "fur", Build: "stout", Coat: theme.RGB(0x8A6138), HatTone: theme.RGB(0x7A4B26), Skin: "ruddy",
		Beard: true, Hair: "brown"},
	Outlaw: {Hat: "stetson", Build: "poncho", Scarf: true, Coat: theme.RGB(0x4A3A3E), HatTone: theme.RGB(0x2B2024),
		Accent: theme.RGB(0xA8322A), Skin: "tan", Hair: "black"},
	Gambler: {Hat: "top", Build: "plain", Scarf: true, Coat: theme.RGB(0x35506B), HatTone: theme.RGB(0x2A2230),
		Accent: theme.RGB(0xB98A3E), Skin: "pale", Hair: "black"},
	Settler: {Hat: "bonnet", Build: "dress", Coat: theme.RGB(0x5F8A84), HatTone: theme.RGB(0xEADBB4),
		Accent: theme.RGB(0xB98A3E), Skin: "fair", Hair: "blond"},
	Soldier: {Hat: "kepi", Build: "stout", Mark: "chevrons", Coat: theme.RGB(0x36557E),
		HatTone: theme.RGB(0x27405F), Accent: theme.RGB(0xE3BB55), Skin: "brown", Hair: "black"},
	Gentleman: {Hat: "none", Build: "plain", Scarf: true, Coat: theme.RGB(0x6E4A34), Accent: theme.RGB(0x9E2F27),
		Skin: "fair", Hair: "grey"},
}

// seatMarks maps the shape of a seat's token to the name of the mark on the chests of that seat's
// people.
var seatMarks = map[theme.Shape]string{
	theme.Circle: "circle", theme.Diamond: "diamond", theme.Square: "square", theme.Hexagon: "hexagon",
	theme.Triangle: "triangle", theme.Star: "star-seat",
}

// Person is a small figure of a person on a board.
type Person struct {
	Kind Kind
	// Seat is the owner of the person, counted from 1. The coat has the seat's colour, and the
	// seat's shape is on the chest. 0 is for people without an owner, or whose owner is clear from
	// their position.
	Seat int
	Lamp bool // the person carries a lantern, as in a mine or at night
	// Hat is the colour of the hat. It is used if it distinguishes two people of the same kind; if
	// it is transparent, the hat has the colour that is usual for the kind.
	Hat color.RGBA
}

// personCache caches the posters of people that have been drawn, so that drawing them again does
// not allocate. Only the drawing goroutine may use it.
var personCache = map[Person]paint.Poster{}

// Poster returns the poster (a picture rendered between frames) of the person.
func (who Person) Poster() paint.Poster {
	if m, ok := personCache[who]; ok {
		return m
	}
	look := who.look()
	m := paint.Poster{
		Key:  fmt.Sprint("person ", who.Kind, " ", who.Seat, " ", who.Lamp, " ", who.Hat),
		Make: func(art *poster.Art, px float64) *poster.Picture { return art.Person(look, px) },
	}
	personCache[who] = m
	return m
}

// look converts the person to the description from which package poster renders it.
func (who Person) look() poster.Person {
	look := people[who.Kind]
	if who.Seat > 0 {
		seat := theme.LookOf(who.Seat - 1)
		look.Coat, look.Mark = seat.Colour, seatMarks[seat.Shape]
	}
	if who.Hat.A > 0 {
		look.HatTone = who.Hat
	}
	if who.Lamp {
		look.Hold = "lantern"
	}
	return look
}

// Draw draws the person and its shadow, with the feet at foot; height is the height of the person
// with its hat in design units.
func (who Person) Draw(p *paint.Canvas, foot geom.Point, height float64) {
	at := geom.Around(foot.Add(height*0.06, -height*0.015), height*0.46, height*0.10)
	p.SoftRect(at, height*0.05, height*0.03, 0, theme.Alpha(theme.Shadow, 0.5))
	p.Poster(who.Poster(), poster.PersonBox(foot, height))
}

// Report reports the person as a piece of the canvas, see [paint.Canvas.OnPiece]. A caller calls it
// after it has drawn everything that belongs to the figure. foot and height are as for Draw.
func (who Person) Report(p *paint.Canvas, foot geom.Point, height float64) {
	if p.OnPiece == nil {
		return
	}
	p.ReportPiece("figure", fmt.Sprintf("%d %d %d", who.Kind, who.Seat, who.Hat),
		geom.Around(foot.Add(0, -height/2), height*0.5, height))
}
