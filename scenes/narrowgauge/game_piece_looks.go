package narrowgauge

import (
	"image/color"

	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// rails holds the look of each Company, in the order black, orange, red, yellow, blue: the emblem
// of its Locomotives and a short name.
var rails = [rules.CompanyCount]struct {
	pieces.Emblem
	Name string
}{
	{pieces.Emblem{Shape: "diamond", Colour: theme.RGB(0x2C2A2E)}, i18n.Mark("Black")},
	{pieces.Emblem{Shape: "lantern", Colour: theme.RGB(0xDB7426)}, i18n.Mark("Orange")},
	// not a cross, because that would mean "forbidden"
	{pieces.Emblem{Shape: "shield", Colour: theme.RGB(0xB02B28)}, i18n.Mark("Red")},
	{pieces.Emblem{Shape: "disc", Colour: theme.RGB(0xE6B92C), Hub: true}, i18n.Mark("Yellow")},
	{pieces.Emblem{Shape: "star", Colour: theme.RGB(0x2C5CA8)}, i18n.Mark("Blue")},
}

// goodsLook is the look of a Commodity: colour and shape of its token, name and description.
type goodsLook struct {
	Colour color.RGBA
	Shape  string
	Name   string
	About  string
}

// goods holds the look of each Commodity, in the order iron, salt, coal, timber.
var goods = [rules.CommodityCount]goodsLook{
	{theme.RGB(0x6E4A8E), "hexagon", i18n.Mark("Iron"), i18n.Mark("Ore and pig iron from the furnaces.")},
	{theme.RGB(0xCF7F9C), "square", i18n.Mark("Salt"), i18n.Mark("The red salt of the brine wells.")},
	{theme.RGB(0x3F76AE), "disc", i18n.Mark("Coal"), i18n.Mark("Coal and coke for the mills below.")},
	{theme.RGB(0x4E8B4A), "triangle", i18n.Mark("Timber"), i18n.Mark("Chestnut and oak off the ridges.")},
}

// deeds holds the icon and the rules text of each Contract, in the order of the Contracts in the
// rules' data file.
var deeds = [rules.ContractCount]struct{ icon, text string }{
	{"mining", i18n.Mark("A difficult space costs you $1 instead of $2 and never turns your build token dark.")},
	{"railway", i18n.Mark("You pay nothing for other companies' locomotives.")},
	{"scales", i18n.Mark("The first city you connect each turn pulls its die 1 more space.")},
	{"quill-ink", i18n.Mark("When you refill, draw until you have 7 cards instead of 5.")},
	{"night-sleep", i18n.Mark("Turn your dark build token white before the second card.")},
	{"envelope", i18n.Mark("Each city you connect pays $1 more.")},
	{"stone-bridge", i18n.Mark("A water space costs you $1 instead of $3.")},
	{"dynamite", i18n.Mark("Pay no difficult or water costs for 1 card. It doesn't turn your token dark.")},
	{"mirror-mirror", i18n.Mark("Lay 1 card as its mirror image, turned or not.")},
}

// goodsToken draws the token of Commodity g. at is its centre, and size its diameter in design
// units.
func goodsToken(p *paint.Canvas, g rules.Commodity, at geom.Point, size float64) {
	pieces.Sign(p, goods[g].Shape, goods[g].Colour, at, size)
}
