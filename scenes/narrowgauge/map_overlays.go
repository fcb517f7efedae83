package narrowgauge

import (
	"fmt"
	"image/color"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// Indices of the map's overlays: none, owners of the railways, income, prices of new
// Locomotives, and names of spaces.
const (
	overlayNone = iota
	overlayOwners
	overlayIncome
	overlayGround
	overlayNames
)

// mapOverlays lists the overlays of the map, in the order of the constants.
var mapOverlays = []table.Overlay{
	{ID: "owners", Icon: "crown", Label: i18n.Mark("Owners"), Key: ebiten.KeyO,
		Tip:     i18n.Mark("Show who has the most certificates of each company, in that player's color. (O)"),
		Caption: i18n.Mark("Most certificates, and how many each player has")},
	{ID: "income", Icon: "money-stack", Label: i18n.Mark("Income"), Key: ebiten.KeyI,
		Tip:     i18n.Mark("Show what each company would pay now, and the bonus for the next city. (I)"),
		Caption: i18n.Mark("Yards: dividends if the round ended now.")},
	{ID: "ground", Icon: "hills", Label: i18n.Mark("Terrain costs"), Key: ebiten.KeyG,
		Tip:     i18n.Mark("Show what a new locomotive costs on each space for the company being built. (G)"),
		Caption: i18n.Mark("Cost of a new locomotive. No number: free.")},
	{ID: "names", Icon: "magnifying-glass", Label: i18n.Mark("Names"), Key: ebiten.KeyC,
		Tip:     i18n.Mark("Show the name of every space. (C)"),
		Caption: i18n.Mark("Names of all spaces")},
}

// paintOverlayBelow paints the part of the active overlay that is drawn below the tracks.
func (b *Table) paintOverlayBelow(p *paint.Canvas) {
	switch b.activeOverlay.Active {
	case overlayOwners:
		for c := range rules.Company(rules.CompanyCount) {
			b.paintOwner(p, c)
		}
	case overlayGround:
		b.paintGround(p)
	}
}

// paintOverlay paints the part of the active overlay that is drawn over everything else on the map.
func (b *Table) paintOverlay(p *paint.Canvas) {
	switch b.activeOverlay.Active {
	case overlayNone:
		return
	case overlayOwners:
		for c := range rules.Company(rules.CompanyCount) {
			b.paintShares(p, c)
		}
	case overlayIncome:
		b.paintIncome(p)
	case overlayGround:
		b.paintPrices(p)
	case overlayNames:
		b.paintMarks(p)
	}
}

// paintFoot writes a line on the lower edge of the map's frame: the caption of the active overlay
// or, if none is active, the prices of new Locomotives.
func (b *Table) paintFoot(p *paint.Canvas) {
	if b.activeOverlay.Active == overlayNone {
		b.paintTerms(p)
		return
	}
	b.activeOverlay.PaintCaption(p, b.at.terms, b.overlayCaption())
}

// overlayCaption returns the caption of the active overlay, or "" if none is active.
func (b *Table) overlayCaption() string {
	if c := b.Board.Building; b.activeOverlay.Active == overlayGround && c != rules.NoCompany {
		return i18n.T("Cost of a new %s locomotive. No number: free", company(c))
	}
	if c := b.Board.Building; b.activeOverlay.Active == overlayIncome && len(b.payingCities()) > 0 {
		return i18n.T("Yards: dividends if the round ended now. Cities: %s's bonus for the next one.", company(c))
	}
	return b.activeOverlay.Caption()
}

// majorityHolder returns the seat that holds more Certificates of Company c than the other seat, or
// NoSeat if both hold the same number.
func (b *Table) majorityHolder(c rules.Company) engine.Seat {
	switch mine, other := b.Board.Pieces(0, c), b.Board.Pieces(1, c); {
	case mine > other:
		return 0
	case other > mine:
		return 1
	}
	return engine.NoSeat
}

// paintOwner paints a broad band below the tracks of Company c, in the colour of the seat that
// holds the majority of its Certificates. The band is cream if neither does.
func (b *Table) paintOwner(p *paint.Canvas, c rules.Company) {
	bed := theme.Alpha(theme.Cream, 0.8)
	if seat := b.majorityHolder(c); seat != engine.NoSeat {
		bed = theme.Alpha(theme.LookOf(int(seat)).Colour, 0.85)
	}
	legs := b.courses().Segments(int(c), nil)
	b.map_.DrawGlow(p, legs, 0.36, theme.Ink)
	b.map_.DrawGlow(p, legs, 0.31, bed)
}

// paintShares writes, at the Yard of Company c, how many of its Certificates each seat holds.
func (b *Table) paintShares(p *paint.Canvas, c rules.Company) {
	b.paintYardPlate(p, c, 1.22, 0.32, func(seat engine.Seat) string { return fmt.Sprint(b.Board.Pieces(seat, c)) })
}

// paintYardPlate writes a text for each seat beside its token on a plate at the Yard of Company c.
// wide is the width of the plate, and token the width that a token takes, in heights of a space.
func (b *Table) paintYardPlate(p *paint.Canvas, c rules.Company, wide, token float64,
	text func(seat engine.Seat) string) {
	h := b.plateUnit()
	r := pieces.MapPlate(p, b.map_.space(b.Board.Yard[c]).Add(0, -h*0.46), h*wide, h*0.36)
	for seat := range engine.Seat(rules.Seats) {
		left, right := r.Row(int(seat), 2, 0).CutLeft(h * token)
		pieces.Token(p, left.Center(), h*0.32, int(seat), "")
		p.Label(text(seat), right, plateStyle(h))
	}
}

// plateUnit returns the height of a space of the map, or the smallest one at which the texts of
// plates on the map can be read, and plateStyle the style of these texts for a height h.
func (b *Table) plateUnit() float64 { return max(b.map_.Height(), 48) }

func plateStyle(h float64) paint.Style {
	return paint.Style{Face: paint.Bold, Size: h * 0.24, Color: theme.Ink, Align: paint.Center}
}

// paintIncome writes at each Yard what its Company would pay each seat if the round ended now, and
// at the Cities that would pay the Company being built for a Connection how much that is.
func (b *Table) paintIncome(p *paint.Canvas) {
	h := b.plateUnit()
	for _, x := range b.payingCities() {
		r := pieces.MapPlate(p, b.map_.space(x).Add(0, -h*0.36), h*0.7, h*0.34)
		p.Rect(r.Inset(1.1), 4, theme.BrassHi)
		p.Label("+"+b.nextBonusLabel(b.Board.Building), r.Pad(3, 0), plateStyle(h))
	}
	for c := range rules.Company(rules.CompanyCount) {
		b.paintYardPlate(p, c, 1.62, 0.34, func(seat engine.Seat) string {
			shares, majority := b.Board.Dividend(seat, c)
			return dollars(shares + majority)
		})
	}
}

// payingCities returns the Cities that the Company being built has not connected yet, nil if no
// Company is being built or it has no Locomotives left.
func (b *Table) payingCities() (all []rules.Space) {
	c := b.Board.Building
	if c == rules.NoCompany || nextBonus(b.Board, b.Viewer, c) == 0 {
		return nil
	}
	for x := range rules.Space(rules.SpaceCount) {
		if x.Info().City >= 0 && !b.Board.Net[c].Has(x) {
			all = append(all, x)
		}
	}
	return all
}

// groundTints holds the colours of spaces by the price of a new Locomotive there: 0, 1, 2, 3, and
// at least 4 dollars.
var groundTints = []color.RGBA{
	theme.RGB(0x3E8E4E), theme.RGB(0xB9B23A), theme.RGB(0xE09A2C), theme.RGB(0xD2622A), theme.RGB(0xA52A22),
}

// ground returns the price in dollars of a new Locomotive of the Company that is being built on
// space x. The second result is false if none can be placed there, because the Company already has
// one there, or the space is the Yard of another Company. While no Company is being built, it
// returns the price for a Company without a Locomotive there, ignoring Contracts.
func (b *Table) ground(x rules.Space) (int, bool) {
	c := b.Board.Building
	for d := range rules.Company(rules.CompanyCount) {
		if d != c && b.Board.Yard[d] == x {
			return 0, false
		}
	}
	if p := b.Board.OnTurn; c != rules.NoCompany && p != engine.NoSeat {
		return b.Board.Price(p, c, x), !b.Board.Net[c].Has(x)
	}
	var room [rules.CompanyCount]rules.Company
	return x.Info().Penalty + len(standing(b.Board, x, room[:0])), true
}

// paintGround tints every space by the price of a new Locomotive there.
func (b *Table) paintGround(p *paint.Canvas) {
	for x := range rules.Space(rules.SpaceCount) {
		if cost, can := b.ground(x); can {
			p.Icon("hex-flat", b.map_.space(x), 2*b.map_.Radius()*0.97,
				theme.Alpha(groundTints[min(cost, len(groundTints)-1)], 0.42))
		}
	}
}

// paintPrices writes on each space the price of a new Locomotive there, unless it is 0.
func (b *Table) paintPrices(p *paint.Canvas) {
	h := b.plateUnit()
	st := paint.Style{Face: paint.Bold, Size: h * 0.25, Color: theme.Ink, Align: paint.Center}
	for x := range rules.Space(rules.SpaceCount) {
		cost, can := b.ground(x)
		if !can || cost == 0 {
			continue
		}
		at := 0.28 // below the middle in hex heights, so that it does not cover the names of neighbouring Cities
		if x.Info().City >= 0 {
			at = -0.37
		}
		r := geom.Around(b.map_.space(x).Add(0, h*at), h*0.40, h*0.26)
		p.Rect(r, 4, theme.Alpha(theme.Ink, 0.8))
		p.Rect(r.Inset(1), 3, theme.RGB(0xFBF2D8))
		p.Label(dollars(cost), r, st)
	}
}
