package dakota

import (
	"fmt"
	"image/color"
	"sync"

	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// oreIcons, workerIcons and buildingIcons hold the icons of the resources, of the kinds of workers
// and of the kinds of buildings.
var (
	oreIcons    = [rules.ResourceCount]string{"coal-wagon", "metal-bar", "stone-pile", "minerals", "gold-nuggets"}
	workerIcons = [rules.WorkerKinds]string{
		"miner", "mining-helmet", "cog", "hammer-drop", "spyglass", "beer-stein", "law-star", "open-book",
	}
	buildingIcons = [...]string{"wooden-fence", "house", "house", "saloon-doors", "open-book", "hammer-drop",
		"law-star"}
	cardIcons = map[string]string{
		"event":     "ringing-bell",
		"attack":    "crossed-pistols",
		"reaction":  "law-star",
		"high_noon": "sun",
		"evening":   "moon",
	}
	// cardColours holds the colour of the title band of each type of card.
	cardColours = map[string]color.RGBA{
		"event": theme.RGB(0x8C5A2E), "attack": theme.RGB(0x8E2F26), "reaction": theme.RGB(0x2F6A66),
		"high_noon": theme.RGB(0xA8772A), "evening": theme.RGB(0x56508A),
	}
	kindNames = map[string]string{
		"event": i18n.Mark("Event"), "attack": i18n.Mark("Attack"), "reaction": i18n.Mark("Response"),
		"high_noon": i18n.Mark("High Noon"), "evening": i18n.Mark("Evening"),
	}
)

// persons holds, by kind of worker, the kind of figure that is drawn for the worker.
var persons = [rules.WorkerKinds]pieces.Kind{
	pieces.Miner, pieces.StrongMiner, pieces.Engineer, pieces.Craftsman, pieces.Prospector, pieces.Bartender,
	pieces.Sheriff,
	pieces.Teacher,
}

// person draws a worker of kind w, high design units tall, with the feet at the point foot.
func person(p *paint.Canvas, w rules.Worker, foot geom.Point, high float64) {
	who := pieces.Person{Kind: persons[w]}
	who.Draw(p, foot, high)
	who.Report(p, foot, high)
}

// faded calls draw and shows what it draws with the opacity fade, 0 to 1.
func faded(p *paint.Canvas, fade float64, draw func()) { pieces.WithOpacity(p, fade, draw) }

// pictureSet holds the pictures of ores, buildings, carts and other components. The name of a
// picture contains the ID of its component.
type pictureSet struct {
	ore      [rules.ResourceCount]pieces.Motif
	building [7]pieces.Motif
	cart     [3]pieces.Motif
	card     [rules.CardKinds]pieces.Motif
	tile     [rules.Layers + 1][16]pieces.Motif
	bag      [rules.Layers + 1]pieces.Motif
}

var lotPicture, headPicture = pieces.Motif{Name: "dakota.lot"}, pieces.Motif{Name: "dakota.headframe"}

// pictures returns the pictures of components. It builds their names only once, because that would
// allocate memory in each frame. It does so at the first call, because the IDs come from the data
// tables, which are not loaded before.
var pictures = sync.OnceValue(func() *pictureSet {
	s := &pictureSet{}
	for r := range rules.ResourceCount {
		s.ore[r].Name = "dakota.ore." + r.String()
	}
	for h := rules.House; h <= rules.SheriffOffice; h++ {
		s.building[h].Name = "dakota.building." + h.String()
	}
	for c := rules.SmallCart; c <= rules.LargeCart; c++ {
		s.cart[c].Name = "dakota.cart." + c.String()
	}
	for c := range rules.CardKinds {
		s.card[c].Name = "dakota.card." + c.String()
	}
	for l := 1; l <= rules.Layers; l++ {
		s.bag[l].Name = fmt.Sprintf("dakota.bag.%d", l)
		for open := range 16 {
			sides := ""
			for i, side := range "NESW" {
				if open>>i&1 != 0 {
					sides += string(side)
				}
			}
			s.tile[l][open].Name = fmt.Sprintf("dakota.tile.%d.%s", l, sides)
		}
	}
	return s
})

// ore draws a lump of ore r. at is a rectangle; the lump is in its middle.
func ore(p *paint.Canvas, r rules.Resource, at geom.Rect) { pictures().ore[r].Fit(p, at) }

// tile draws tile t of a mine with its ore into r. rot is the number of quarter turns by which the
// tile is rotated.
func tile(p *paint.Canvas, t rules.Tile, rot int, r geom.Rect) {
	pictures().tile[t.Layer()][t.Openings(rot)].Fit(p, r)
	res := t.Resources()
	size := r.W * 0.5
	for i, x := range res {
		c := r.Center()
		if len(res) == 2 {
			c = c.Add((float64(i)-0.5)*size*0.62, (float64(i)-0.5)*size*0.34)
		}
		ore(p, x, geom.Around(c, size, size))
	}
}

// Text styles for the board.

func onWood(size float64) paint.Style {
	return paint.Style{Face: paint.Bold, Size: size, Color: theme.Cream, Edge: theme.Alpha(theme.Shadow, 0.85)}
}

func centred(st paint.Style) paint.Style {
	st.Align = paint.Center
	return st
}

// plaque draws a small dark board into r as a background for text.
func plaque(p *paint.Canvas, r geom.Rect) {
	p.Rect(r, 4, theme.WalnutInk)
	p.Gradient(r.Inset(1.2), 3, theme.RGB(0x5A3420), theme.RGB(0x3C2012))
}
