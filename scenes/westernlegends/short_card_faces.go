package westernlegends

import (
	"fmt"
	"strings"
	"sync"

	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// The cards in the hand are drawn in a short form that is readable at a small size: rank, suit,
// kind, name, and the effect in two lines. The fully printed card appears while a card is pointed
// at or held.

// shortGain is a gain printed on a card in its short form: the amount as text, and the icon of what
// is gained.
type shortGain struct{ much, icon string }

// shortEffects maps the ID of each effect to its short text and to its gains, which are drawn as
// icons.
var shortEffects = sync.OnceValue(func() map[string]struct {
	does  string
	gains []shortGain
} {
	return map[string]struct {
		does  string
		gains []shortGain
	}{
		"cheat":       {i18n.Mark("Any rank and suit"), nil},
		"stick_em_up": {i18n.Mark("Opponent's card −2"), nil},
		"saddle_up":   {i18n.Mark("Move"), []shortGain{{"+3", "horse-head"}}},
		"sprint":      {i18n.Mark("On a move"), []shortGain{{"+2", "horse-head"}}},
		"manhunt":     {i18n.Mark("Sheriff moves 3, slows Wanted"), nil},
		"close_shave": {i18n.Mark("Cancel a wound"), []shortGain{{"−1", "broken-bone"}}},
		"payday":      {i18n.Mark("Gain"), []shortGain{{i18n.Mark("+$30"), "money-stack"}}},
		"vendetta":    {i18n.Mark("Move 3 spaces, then fight"), nil},
		"shakedown": {i18n.Mark("Nearby player pays"),
			[]shortGain{{i18n.Mark("$10"), "money-stack"}, {"/1", "poker-hand"}}},
		"lady_luck":     {i18n.Mark("Poker won"), []shortGain{{"+1", "laurels"}}},
		"shootout":      {i18n.Mark("Opponent's card −3"), nil},
		"second_wind":   {i18n.Mark("Recover"), []shortGain{{"−1", "broken-bone"}, {"+2", "poker-hand"}}},
		"reputation":    {i18n.Mark("Discard 1 card"), []shortGain{{"+1", "law-star"}}},
		"rumors":        {i18n.Mark("Pick 1 of 2 events"), []shortGain{{i18n.Mark("+$10"), "money-stack"}}},
		"paydirt":       {i18n.Mark("Reroll dice"), nil},
		"wallop":        {i18n.Mark("Loser takes"), []shortGain{{"+1", "broken-bone"}}},
		"scout":         {i18n.Mark("Peek, then move"), []shortGain{{"+1", "horse-head"}}},
		"instinct":      {i18n.Mark("Replace your card"), nil},
		"jackpot":       {i18n.Mark("Poker won"), []shortGain{{i18n.Mark("+$30"), "money-stack"}}},
		"ambush":        {i18n.Mark("Opponent −1 outside towns"), nil},
		"deputize":      {i18n.Mark("Move the Sheriff up to 5"), nil},
		"fools_gold":    {i18n.Mark("Robbed? Lose nothing"), nil},
		"outfit":        {i18n.Mark("Shop from anywhere"), nil},
		"silver_tongue": {i18n.Mark("Pay $10, no fight"), nil},
		"getaway":       {i18n.Mark("Flee the Sheriff: move 2"), nil},
		"encore":        {i18n.Mark("When you revel"), []shortGain{{i18n.Mark("$10 less"), "money-stack"}}},
		"branding_iron": {i18n.Mark("On delivery"), []shortGain{{i18n.Mark("+$20"), "money-stack"}}},
		"kingpin":       {i18n.Mark("Fight won"), []shortGain{{i18n.Mark("+$20"), "money-stack"}}},
		"last_laugh":    {i18n.Mark("Fight lost"), []shortGain{{"+1", "poker-hand"}}},
		"dead_eye":      {i18n.Mark("You win ties"), nil},
		"high_noon":     {i18n.Mark("Duel won"), []shortGain{{"+1", "laurels"}}},
	}
})

// Letter and icon sizes of a card in its short form, in design units.
const (
	shortRank = 19
	shortText = 12
	shortIcon = 16

	usualShort = 96 // minimum width of a card, in design units, at which letters larger than usual are used
)

// shortCard returns the image of hand card c in its short form, w wide and h high in design units.
func (b *Table) shortCard(p *paint.Canvas, c rules.Card, w, h float64) *ebiten.Image {
	alternate := b.Settled != nil && b.Settled.Alternate()
	unit := pieces.CardW / w // drawing units per design unit
	high := int(h*unit + 0.5)
	key := fmt.Sprint("westernlegends/short/", i18n.Lang(), "/", c, "/", alternate, "/", int(w))
	return b.App.Cards.ImageOfShape(p, key, w, high, func(p *paint.Canvas) {
		paintShort(p, c, rules.EffectOf(c, alternate), geom.R(0, 0, pieces.CardW, float64(high)), unit)
	})
}

// paintShort paints the short form of card c with effect e into r. unit is the number of canvas
// units per design unit.
func paintShort(p *paint.Canvas, c rules.Card, e rules.Effect, r geom.Rect, unit float64) {
	wide := pieces.CardW / unit / usualShort // on a card wider than usual the letters are larger
	big, letters := min(max(wide, 1), 1.35), min(max(wide, 1), 1.15)
	grow := max(min(p.View.Letters(), 1.35), letters) // limit the chosen letter size: larger letters would not fit
	p.Rect(r, 9, theme.RGB(0x8A6A42))
	p.Gradient(r.Inset(1), 8.4, theme.RGB(0xFBF2DC), theme.RGB(0xEAD8B0))
	look := cardKindLooks()[e.Kind]
	in := r.Inset(4 * unit)
	head, in := in.CutTop(20 * unit * big)
	rank := paint.Style{Face: paint.Bold, Size: shortRank * unit * big, Color: suitInks[c.Suit()], Fixed: true}
	p.Label(c.Rank(), head, rank)
	suit(p, geom.Point{X: head.X + p.Advance(c.Rank(), rank) + 10*unit*big, Y: head.Center().Y},
		shortIcon*unit*max(min(grow, 1.15), big), c.Suit())
	tag, _ := head.CutRight(20 * unit * big)
	p.Rect(tag.Inset(unit), 3*unit, look.tone)
	p.Icon(look.icon, tag.Center(), shortIcon*unit*max(min(grow, 1.15), big), theme.Cream)
	does := shortEffects()[e.ID]
	line := shortText * unit * grow * 1.16
	text, in := in.CutBottom(2 * line)
	name, in := in.CutBottom(15 * unit * min(grow, 1.2))
	pic := in.Pad(0, 2*unit)
	p.Rect(pic.Inset(-unit*0.8), 3, theme.Ink)
	pieces.Motif{Name: "westernlegends.effect." + e.ID}.Cover(p, pic)
	p.Label(i18n.T(e.Name), name.Inset(-2*unit),
		paint.Style{Face: paint.Display, Size: 12.5 * unit * min(grow, 1.2), Color: look.tone, Align: paint.Center,
			Fixed: true})
	st := paint.Style{Face: paint.Body, Size: shortText * unit * grow, Color: theme.Ink, Align: paint.Center,
		LineHeight: 1.14, Fixed: true}
	if len(does.gains) == 0 {
		p.Fit(i18n.T(does.does), text.Pad(-2*unit, 0), st)
		return
	}
	upper, lower := text.CutTop(line)
	p.Label(i18n.T(does.does), upper.Pad(-2*unit, 0), st)
	paintGains(p, does.gains, lower, st, unit)
}

// paintGains writes the gains of a card into r in the style st, centred on one line, each amount
// before its icon. unit is the number of canvas units per design unit.
func paintGains(p *paint.Canvas, gains []shortGain, r geom.Rect, st paint.Style, unit float64) {
	st.Face, st.Align = paint.Bold, paint.Left
	much := func(g shortGain) string {
		if strings.Contains(g.much, "$") { // some languages write the currency sign after the amount
			return i18n.T(g.much)
		}
		return g.much
	}
	icon, air := shortIcon*unit*min(p.View.Letters(), 1.15), 2*unit
	width := func() float64 {
		sum := 2 * air * float64(len(gains)-1)
		for _, g := range gains {
			sum += p.Advance(much(g), st) + air + icon
		}
		return sum
	}
	for width() > r.W && st.Size > 10*unit { // shrink the letters until the gains fit
		st.Size -= unit / 2
	}
	wide := width()
	x := r.Center().X - wide/2
	for _, g := range gains {
		w := p.Advance(much(g), st)
		p.Label(much(g), geom.R(x, r.Y, w+1, r.H), st)
		p.Icon(g.icon, geom.Point{X: x + w + air + icon/2, Y: r.Center().Y}, icon, theme.Umber)
		x += w + air + icon + 2*air
	}
}
