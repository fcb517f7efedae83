package sierrawest

import (
	"image/color"
	"strings"
	"sync"

	rules "gulch/engine/sierrawest"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// glyph names a small picture: it is the name of a motif (a painted picture), or "=" and the name
// of an icon.
type glyph string

// goods returns a map from goods to their pictures.
var goods = sync.OnceValue(func() map[rules.Good]glyph {
	return map[rules.Good]glyph{
		rules.Food: "sierrawest.good.food", rules.Wood: "sierrawest.good.wood", rules.Stone: "sierrawest.good.stone",
		rules.Gold: "sierrawest.good.gold", rules.GreenApple: "sierrawest.good.apple_green",
		rules.RedApple: "sierrawest.good.apple_red",
		rules.Bullet:   "sierrawest.good.bullet",
		rules.Boots:    "sierrawest.good.boots",
		rules.Trout:    "sierrawest.fish.trout",
		rules.Bass:     "sierrawest.fish.bass",
		rules.Salmon:   "sierrawest.fish.salmon",
		rules.Cart:     "sierrawest.cart.empty",
	}
})

// signs returns a map from goods to the names of their icons in the ledger and the log.
var signs = sync.OnceValue(func() map[rules.Good]string {
	return map[rules.Good]string{
		rules.Food: "meat", rules.Wood: "tree-branch", rules.Stone: "stone-pile", rules.Gold: "gold-nuggets",
		rules.GreenApple: "fruit-bowl",
		rules.RedApple:   "fruit-bowl",
		rules.Bullet:     "revolver",
		rules.Boots:      "cowboy-boot",
		rules.Trout:      "shark-fin", rules.Bass: "shark-fin", rules.Salmon: "shark-fin", rules.Cart: "mine-wagon",
	}
})

// iconGlyphs returns a map from the icons printed on spaces of the paths to their pictures.
var iconGlyphs = sync.OnceValue(func() map[rules.Icon][]glyph {
	return map[rules.Icon][]glyph{
		rules.IconFood1: {"sierrawest.good.food"}, rules.IconFood2: twice("sierrawest.good.food"),
		rules.IconWood1: {"sierrawest.good.wood"}, rules.IconWood2: twice("sierrawest.good.wood"),
		rules.IconStone1: {"sierrawest.good.stone"}, rules.IconStone2: twice("sierrawest.good.stone"),
		rules.IconGold1: {"sierrawest.good.gold"}, rules.IconGold2: twice("sierrawest.good.gold"),
		rules.IconAny:   {"sierrawest.good.food", "sierrawest.good.wood", "sierrawest.good.stone"},
		rules.IconBoot1: {"=cowboy-boot"}, rules.IconBoot2: twice("=cowboy-boot"),
		rules.IconShovel: {"=shovel"},
		rules.IconBarter: {"=trade"},
		rules.IconHunt:   {"=paw-print"},
		rules.IconFur:    {"=fox-head"},
		rules.IconMule:   {"sierrawest.mule"}, rules.IconGrizzly: {"sierrawest.animal.bear"},
		rules.IconAppleG1: {"sierrawest.good.apple_green"}, rules.IconAppleR1: {"sierrawest.good.apple_red"},
		rules.IconAppleGR: {"sierrawest.good.apple_green", "sierrawest.good.apple_red"},
		rules.IconAppleG2: twice("sierrawest.good.apple_green"), rules.IconAppleR2: twice("sierrawest.good.apple_red"),
		rules.IconHarvest: {"=fruit-bowl"}, rules.IconPan: {"=gold-pan"}, rules.IconBanjo: {"=banjo"},
		rules.IconDuel:     twice("=banjo"),
		rules.IconPaddle1:  {"sierrawest.canoe"},
		rules.IconPaddle2:  twice("sierrawest.canoe"),
		rules.IconRapid:    {"=fast-forward-button", "sierrawest.canoe"},
		rules.IconGoFish:   {"sierrawest.fish.trout", "sierrawest.fish.bass", "sierrawest.fish.salmon"},
		rules.IconMine:     {"=rolling-dices"},
		rules.IconLantern:  {"sierrawest.lantern"},
		rules.IconLoad:     {"sierrawest.cart"},
		rules.IconDynamite: {"sierrawest.dynamite"}, rules.IconBullet1: {"sierrawest.good.bullet"},
		rules.IconBullet2: twice("sierrawest.good.bullet"),
		rules.IconReload:  {"sierrawest.good.bullet", "sierrawest.good.bullet", "sierrawest.good.bullet"},
		rules.IconSheriff: {"sierrawest.sheriff"},
	}
})

func twice(g glyph) []glyph { return []glyph{g, g} }

// pieceGlyphs holds the pictures of the single pieces, each of which exists only once: mule,
// lantern, dynamite and sheriff's badge.
var pieceGlyphs = [rules.PieceCount]glyph{"sierrawest.mule", "sierrawest.lantern", "sierrawest.dynamite",
	"sierrawest.sheriff"}

// trackLooks holds, for each homestead track, its colour, its icon, and pictures of the reward for
// moving a marker up on it.
var trackLooks = [rules.TrackCount]struct {
	colour color.RGBA
	icon   string
	reward []glyph
}{
	{theme.RGB(0x4E7A3A), "high-grass", []glyph{"=cowboy-boot"}},
	{theme.RGB(0x9C4436), "barn", []glyph{"sierrawest.good.gold"}},
	{theme.RGB(0xB88A2E), "campfire", []glyph{"sierrawest.good.food", "sierrawest.good.wood"}},
	{theme.RGB(0x6E9A3C), "sunflower", []glyph{"=fox-head"}},
	{theme.RGB(0xB23A34), "fruit-bowl", []glyph{"sierrawest.good.gold", "sierrawest.good.gold"}},
}

// modeColours holds, for each mode, the colour of the title bands of its special cards.
var modeColours = [rules.ModeCount]color.RGBA{theme.RGB(0x4E7A3A), theme.RGB(0x2A6482), theme.RGB(0x7A4A20),
	theme.RGB(0x7E2E28)}

// draw draws a glyph in the middle of r, as large as possible. ink is the colour of icons.
func (g glyph) draw(p *paint.Canvas, r geom.Rect, ink color.RGBA) {
	if icon, is := strings.CutPrefix(string(g), "="); is {
		p.Icon(icon, r.Center(), min(r.W, r.H), ink)
		return
	}
	pieces.Motif{Name: string(g)}.Fit(p, r)
}

// drawGlyphs draws glyphs close together into r, a round space of a path, in the colour ink. all
// are the glyphs, three at most.
func drawGlyphs(p *paint.Canvas, r geom.Rect, all []glyph, ink color.RGBA) {
	switch len(all) {
	case 0:
	case 1:
		all[0].draw(p, r.Scale(0.92), ink)
	case 2:
		all[0].draw(p, geom.R(r.X, r.Y+r.H*0.04, r.W*0.6, r.H*0.6), ink)
		all[1].draw(p, geom.R(r.X+r.W*0.4, r.Y+r.H*0.36, r.W*0.6, r.H*0.6), ink)
	default:
		all[0].draw(p, geom.R(r.X+r.W*0.22, r.Y-r.H*0.04, r.W*0.56, r.H*0.5), ink)
		all[1].draw(p, geom.R(r.X-r.W*0.05, r.Y+r.H*0.46, r.W*0.54, r.H*0.5), ink)
		all[2].draw(p, geom.R(r.X+r.W*0.51, r.Y+r.H*0.46, r.W*0.54, r.H*0.5), ink)
	}
}

// goodsOf returns the goods that a seat can own in mode m, in the order of the viewer's chest (the
// panel of goods).
func goodsOf(m rules.Mode) []rules.Good {
	list := []rules.Good{rules.Food, rules.Wood, rules.Stone, rules.Gold, rules.Boots}
	switch m {
	case rules.BoatsBanjos:
		list = append(list, rules.Trout, rules.Bass, rules.Salmon)
	case rules.GoldRush:
		list = append(list, rules.Cart)
	case rules.OutlawsOutposts:
		list = append(list, rules.Bullet)
	}
	return list
}

// art returns the picture on card c in mode m.
func art(m rules.Mode, c rules.Card) pieces.Motif {
	return pieces.Motif{Name: "sierrawest.card." + m.Card(c).ID}
}

// cabinArt returns the picture of cabin c.
func cabinArt(c rules.Cabin) pieces.Motif {
	return pieces.Motif{Name: "sierrawest.cabin." + c.String()}
}

// animalArt returns the picture of animal a in mode m.
func animalArt(m rules.Mode, a rules.Animal) pieces.Motif {
	return pieces.Motif{Name: "sierrawest.animal." + m.Animal(a).ID}
}

// seatColour returns the colour of the pieces of a seat. figure is the number of the seat.
func seatColour(figure int) color.RGBA { return theme.LookOf(figure).Colour }
