package narrowgauge

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/hexmap"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// trackFace draws the face of a Track card. The pattern of hexes on it is as large as possible, so
// that it is legible even on a small card.
type trackFace struct {
	card rules.Card
	how  int16 // orientation of the card: the bits rules.Turned and rules.Mirrored
}

// trackHigh is the height of a Track card in card units, that is, if its width is pieces.CardW.
// Track cards are broader in shape than other cards, so that five of them and two piles fill their
// tray.
const trackHigh = 192

// Paint draws the face into a rectangle at the origin, pieces.CardW wide and trackHigh high.
func (f trackFace) Paint(p *paint.Canvas) {
	all := geom.R(0, 0, pieces.CardW, trackHigh)
	p.SheetOnce(all, paint.Paper{Tint: theme.Parchment, Radius: 11, Wear: 0.3, Seed: float64(f.card) + 1})
	p.Outline(all.Inset(8), 7, 2.2, theme.Alpha(theme.SoftInk, 0.8))
	p.Outline(all.Inset(12), 5, 1, theme.Alpha(theme.SoftInk, 0.6))
	info := f.card.Info()
	foot, rest := all.Pad(10, 13).CutBottom(nameHigh)
	f.pattern(p, rest.Pad(4, 1), info.Offsets)
	// the letters are large, because in a hand the card is drawn at half its size
	p.Fit(bareName(f.card), foot, paint.Style{Face: paint.Bold, Size: 24, Color: theme.Ink, Align: paint.Center,
		Fixed: true, LineHeight: 1})
	p.Flush()
}

// nameHigh is the height, in card units, of a card's name in two lines.
const nameHigh = 50

// bareName returns the name of Track card c without "(left hand)" or "(right hand)", which the
// pattern of hexes shows.
func bareName(c rules.Card) string {
	name, _, _ := strings.Cut(c.Info().Name, " (")
	return name
}

// pattern draws the card's hexes in the middle of a rectangle (the parameter room). offsets are the
// positions of the hexes relative to the first one.
func (f trackFace) pattern(p *paint.Canvas, room geom.Rect, offsets []rules.Hex) {
	// the pattern starts at a Locomotive
	s := hexmap.Pattern{Hexes: []hexmap.Hex{{}}, Start: theme.RGB(0x8E2C25), Icon: "steam-locomotive"}
	for _, o := range offsets {
		h := hexOf(o)
		if f.how&rules.Mirrored != 0 {
			h = h.Mirrored()
		}
		if f.how&rules.Turned != 0 {
			h = h.Turned()
		}
		s.Hexes = append(s.Hexes, h)
	}
	s.Draw(p, room)
}

// keepsContracts reports whether players keep their Contracts until the game ends (R68).
func (b *Table) keepsContracts() bool {
	return b.Settled != nil && b.Settled.Options()["more_power"] == "on"
}

// contractFace returns the data from which the face of Contract k is drawn. kept is true if players
// keep their Contracts until the game ends, which the card then says. dealt is true if Contracts
// are dealt: then the card has no coin, because its value only matters in an auction.
func contractFace(k rules.Contract, kept, dealt bool) pieces.Card {
	info := k.Info()
	kind := i18n.T("%s · the whole round", info.State)
	switch {
	case !info.Flip && kept:
		kind = i18n.T("%s · the whole game", info.State)
	case info.Flip:
		kind = i18n.T("%s · once a round", info.State)
	}
	return pieces.Card{
		Title:   info.Name,
		Picture: pieces.Motif{Name: "narrowgauge.contract." + k.String()},
		Kind:    kind,
		Body:    i18n.T(deeds[k].text),
		Accent:  theme.Rail, Coin: info.Value, HasCoin: !dealt, Seed: float64(k) + 50,
	}
}

// card returns the image of Track card c, rendered for a width of w design units.
func (b *Table) card(p *paint.Canvas, c rules.Card, w float64) *ebiten.Image {
	return b.App.Cards.ImageOfShape(p, "narrowgauge/"+c.String(), w, trackHigh,
		func(p *paint.Canvas) { trackFace{card: c}.Paint(p) })
}

// deed returns the image of Contract k, rendered for a width of w design units.
func (b *Table) deed(p *paint.Canvas, k rules.Contract, w float64) *ebiten.Image {
	name, kept := "narrowgauge/"+i18n.Lang()+"/"+k.String(), b.keepsContracts()
	if kept {
		name += "/kept"
	}
	dealt := b.Settled != nil && b.Settled.DealsContracts()
	if dealt {
		name += "/dealt"
	}
	return b.App.Cards.Image(p, name, w, func(p *paint.Canvas) { contractFace(k, kept, dealt).Paint(p) })
}

// back returns the image of the back of a Track card, rendered for a width of w design units.
func (b *Table) back(p *paint.Canvas, w float64) *ebiten.Image {
	return b.App.Cards.ImageOfShape(p, "narrowgauge/back", w, trackHigh,
		func(p *paint.Canvas) { pieces.BackOf(p, "rail-road", trackHigh) })
}
