package narrowgauge

import (
	"image/color"
	"math"

	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/words"

	"github.com/hajimehoshi/ebiten/v2"
)

// railLook is how a Company is told apart: a colour and a shape, and a short word for its Locomotives.
type railLook struct {
	Colour color.RGBA
	Shape  string // icon
	Name   string
}

// rails are the looks in the order of the Companies: black, orange, red, yellow, blue.
var rails = [rules.CompanyCount]railLook{
	{theme.RGB(0x2C2A2E), "diamond", words.Mark("Black")},
	{theme.RGB(0xDB7426), "lantern", words.Mark("Orange")},
	{theme.RGB(0xB02B28), "shield", words.Mark("Red")}, // not a cross: that says "forbidden"
	{theme.RGB(0xE6B92C), "disc", words.Mark("Yellow")},
	{theme.RGB(0x2C5CA8), "star", words.Mark("Blue")},
}

// goodsLook is how a Commodity is told apart.
type goodsLook struct {
	Colour color.RGBA
	Shape  string
	Name   string
	About  string
}

// goods are the looks in the order of the Commodities: iron, salt, coal, timber.
var goods = [rules.CommodityCount]goodsLook{
	{theme.RGB(0x6E4A8E), "hexagon", words.Mark("Iron"), words.Mark("Ore and pig iron from the furnaces.")},
	{theme.RGB(0xCF7F9C), "square", words.Mark("Salt"), words.Mark("The red salt of the brine wells.")},
	{theme.RGB(0x3F76AE), "disc", words.Mark("Coal"), words.Mark("Coal and coke for the mills below.")},
	{theme.RGB(0x4E8B4A), "triangle", words.Mark("Timber"), words.Mark("Chestnut and oak off the ridges.")},
}

// deeds are the Contracts in file order: an icon, and what they do.
var deeds = [rules.ContractCount]struct{ icon, text string }{
	{"mining", words.Mark("A Difficult space costs you $1 instead of $2 and never turns your Build token.")},
	{"railway", words.Mark("You pay nothing for other Companies’ Locomotives.")},
	{"scales", words.Mark("The first City of each of your turns pulls its die one row further.")},
	{"quill-ink", words.Mark("At your refill draw up to seven cards instead of five.")},
	{"night-sleep", words.Mark("Turn your dark Build token white before the second card.")},
	{"envelope", words.Mark("Each City that you connect pays $1 more.")},
	{"stone-bridge", words.Mark("A Water space costs you $1 instead of $3.")},
	{"dynamite", words.Mark("One card without price for Difficult and Water; it does not turn your token.")},
	{"mirror-mirror", words.Mark("Lay one card as its mirror image, turned or not.")},
}

// company returns what a Company is called on the table: its colour, since that is what one sees.
func company(c rules.Company) string {
	if c < 0 || c >= rules.CompanyCount {
		return words.T("no Company")
	}
	return words.T(rails[c].Name)
}

// commodity returns what a Commodity is called.
func commodity(g rules.Commodity) string {
	if g < 0 || g >= rules.CommodityCount {
		return words.T("unknown goods")
	}
	return words.T(goods[g].Name)
}

// tokenKey names the picture of a Locomotive at a size.
type tokenKey struct {
	company rules.Company
	px      int
	scale   float64
}

// tokens are the kept pictures of Locomotives: there are more than a hundred late in a game.
type tokens struct{}

// engine draws a Locomotive, or the sign of its Company, of the given size centred on a point.
func (t *tokens) engine(p *paint.Pen, c rules.Company, at geom.Point, size float64) {
	m := t.picture(p, c, size)
	side := float64(m.Bounds().Dx())
	x, y := p.View.ToPixel(at)
	corner := p.View.ToUnit(math.Round(x-side/2), math.Round(y-side/2)) // on whole pixels it stays sharp
	p.Image(m, geom.R(corner.X, corner.Y, side/p.View.Scale, side/p.View.Scale), 0, paint.White)
}

// grown is engine for one that changes its size from frame to frame: it is drawn times as large as its picture of the
// given size.
func (t *tokens) grown(p *paint.Pen, c rules.Company, at geom.Point, size, times float64) {
	m := t.picture(p, c, size)
	side := float64(m.Bounds().Dx()) / p.View.Scale * times
	p.Image(m, geom.Around(at, side, side), 0, paint.White)
}

// picture returns the kept picture of a Locomotive of a size.
func (t *tokens) picture(p *paint.Pen, c rules.Company, size float64) *ebiten.Image {
	key := tokenKey{c, max(1, int(math.Round(size*p.View.Scale))), p.View.Scale}
	pictures := paint.PicturesOf[tokenKey](p.Album, "locomotives")
	if m := pictures.Find(key); m != nil {
		return m
	}
	side := int(math.Ceil(float64(key.px) * tokenRoom))
	return pictures.Paint(key, side, side, func(m *ebiten.Image) {
		mid := float64(side) / 2 / key.scale
		pen := p.Kit.Pen(m, paint.View{Scale: key.scale})
		drawEngine(pen, c, geom.Point{X: mid, Y: mid}, float64(key.px)/key.scale)
		pen.Flush()
	})
}

// tokenRoom is how much larger a picture is than the Locomotive on it, for its rim and its shadow.
const tokenRoom = 1.5

// drawEngine draws a Locomotive afresh.
func drawEngine(p *paint.Pen, c rules.Company, at geom.Point, size float64) {
	look := rails[c]
	p.Soft(geom.Around(geom.Point{X: at.X + size*0.07, Y: at.Y + size*0.12}, size*0.86, size*0.8), size*0.4, size*0.12, 0,
		theme.Alpha(theme.Shadow, 0.55))
	rim := max(1.6, size*0.09)
	p.Icon(look.Shape, at, size+rim*0.5, theme.Ink)
	p.Icon(look.Shape, at, size-rim*0.6, theme.Cream)
	p.Icon(look.Shape, at, size-rim*1.9, look.Colour)
	if c == rules.Yellow { // a wheel: hub and felly
		p.Outline(geom.Around(at, size*0.46, size*0.46), size*0.23, max(1, size*0.07), theme.Ink)
		p.Disc(at, size*0.07, theme.Ink, theme.Ink)
	}
}

// goodsToken draws the sign of a Commodity.
func goodsToken(p *paint.Pen, g rules.Commodity, at geom.Point, size float64) {
	look := goods[g]
	draw := func(size float64, c color.RGBA) {
		if look.Shape == "square" {
			p.Rect(geom.Around(at, size*0.84, size*0.84), size*0.08, c)
			return
		}
		p.Icon(look.Shape, at, size, c)
	}
	draw(size, theme.Ink)
	draw(size-max(1.8, size*0.16), look.Colour)
}
