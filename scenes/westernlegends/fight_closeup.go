package westernlegends

import (
	"fmt"
	"slices"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/scenes/table"
)

// fightCloseUp returns the close-up of the current fight: the cards and the current values of both
// sides, the consequences, and the viewer's cards to choose from.
func (b *Table) fightCloseUp(a *table.Decision) closeUp {
	d := b.fight()
	c := closeUp{id: fmt.Sprint("fight ", b.Board.Fighting, b.fightTitle(d)), title: b.fightTitle(d),
		seat:  engine.NoSeat,
		share: streetShare,
		whole: true,
		row:   true,
		aside: true,
		wide:  fightRatio,
		paint: b.paintFight}
	past := a.History()
	b.findCauses(past)
	b.restarted = b.restartNote(past)
	phase := b.phase(a)
	if b.settled = d.Decided || phase == rules.PhaseChoose || b.valuesAreFinal(); b.settled {
		c.aside = false // the consequences are not shown, so the choices get their width
	}
	switch phase {
	case rules.PhaseGameOver:
		return c
	case rules.PhaseDiscard, rules.PhaseEndDiscard:
		if b.marking(a) {
			for _, card := range b.hand() {
				o := option{mark: &card, move: rules.Discard(card),
					label: b.cardTitle(card), text: b.cardTip(card)}
				b.asCard(&o, card, fightRatio)
				c.choice = append(c.choice, o)
			}
			return c
		}
	}
	for _, m := range a.Legal {
		if !buttonKinds[m.Kind] {
			c.choice = append(c.choice, b.fightOption(a, m))
		}
	}
	if phase == rules.PhaseReact { // cards that cannot be used now are shown dark
		for _, card := range b.hand() {
			if m := rules.Use(rules.Source(card)); !a.IsLegal(m) && len(c.choice) < 8 {
				o := b.fightOption(a, m)
				o.dark = true
				c.choice = append(c.choice, o)
			}
		}
	}
	// choices that are not cards are slips of paper
	if !slices.ContainsFunc(c.choice, func(o option) bool { return o.face != nil }) {
		c.row, c.wide = false, slipRatio
	}
	return c
}

// valuesAreFinal reports whether the fighters can use no more cards in the current fight, because
// the effect of the fight card is being carried out, which does not restart the fight.
func (b *Table) valuesAreFinal() bool { return b.State.Cause().Kind == rules.CauseFightCard }

// fightRatio is the aspect ratio (width by height) of a hand card in the close-up of a fight.
const fightRatio = 0.66

// slipRatio is the aspect ratio (width by height) of a slip of paper, which stands for a choice
// without a card.
const slipRatio = 3.2

// fightOption returns the choice that makes move m in a fight. A card is drawn in its short form.
// While a choice is pointed at, the new fight values of both sides are previewed.
func (b *Table) fightOption(a *table.Decision, m engine.Move) option {
	o := b.option(m)
	switch m.Kind {
	case rules.KindPlay, rules.KindDiscard:
		b.asCard(&o, rules.CardOf(m), fightRatio)
	case rules.KindUse:
		if c, _, _ := rules.SourceOf(m).Parts(); c >= 0 {
			b.asCard(&o, c, fightRatio)
		}
		if after, ok := b.sumsAfter(m); ok && a.IsLegal(m) {
			o.peek = func(p *paint.Canvas, strength float64) { b.drawAfter(p, b.close.Inner(), after, strength) }
		}
	}
	return o
}

// fightTitle returns the title of fight d: the kind of fight, and who fights whom.
func (b *Table) fightTitle(d *rules.Duel) string {
	kind := d.Kind()
	if foe, ok := foes()[kind]; ok {
		return i18n.T(foe.title, b.who(d.Side[0]))
	}
	switch kind {
	case "arrest":
		return i18n.T("Arresting %s", b.who(d.Side[1]))
	case "rob":
		return i18n.T("%s robs %s", b.who(d.Side[0]), b.who(d.Side[1]))
	}
	if d.Side[0] == rules.ManInBlack {
		return i18n.T("The Man in Black duels %s", b.who(d.Side[1]))
	}
	return i18n.T("%s duels %s", b.who(d.Side[0]), b.who(d.Side[1]))
}

// fightPlaces maps the feature of a space, such as a bank, to the name of the background picture of
// fights there.
var fightPlaces = map[rules.Feature]string{
	rules.SheriffOffice: "sheriff_office",
	rules.Bank:          "bank",
	rules.HideoutA:      "bandit_hideout",
	rules.HideoutB:      "bandit_hideout",
	rules.HideoutC:      "bandit_hideout",
	rules.RanchGreen:    "ranch",
	rules.RanchBlue:     "ranch",
	rules.RanchOrange:   "ranch",
	rules.Mine:          "mine", rules.Doctor: "doctor", rules.Cabaret: "cabaret", rules.Rail: "rail_station",
	rules.MarshalOffice: "marshal_office",
	rules.PassA:         "trail_head",
	rules.PassC:         "trail_head",
	rules.OutlawCamp:    "outlaw_camp",
	rules.Frontier:      "frontier",
}

// scenery returns the background picture of fights on space x.
func scenery(x rules.Space) pieces.Motif {
	if int(x) >= rules.Spaces() {
		return pieces.Motif{Name: "westernlegends.place.frontier"}
	}
	name, ok := fightPlaces[x.Info().Feature]
	switch {
	case ok:
	case x.Saloon() != rules.NoTown:
		name = "saloon"
	case x.Store() != "":
		name = x.Store()
	case x.Info().Town != rules.NoTown:
		name = "general_store"
	default:
		name = "frontier"
	}
	return pieces.Motif{Name: "westernlegends.place." + name}
}

// paintPlayed paints into r the card that a side (0 or 1) has played in fight d, face down while it
// is hidden.
func (b *Table) paintPlayed(p *paint.Canvas, d *rules.Duel, side int, r geom.Rect) {
	npc := b.dealt(d, side)
	if b.Carried(playedKey(side)) {
		return
	}
	switch {
	case npc && d.Dealt != rules.NoFightCard:
		p.DropShadow(r, 8, 8)
		p.Image(b.fightCard(p, d.Dealt, r.W), r, 0, paint.White)
	case npc:
		for i := range max(d.Cards, 1) {
			q := r.Move(float64(i)*7-float64(d.Cards-1)*3.5, float64(i)*2)
			p.DropShadow(q, 8, 4)
			p.Image(b.fightBack(p, r.W), q, 0, paint.White)
		}
	case d.Played[side] != rules.NoCard:
		p.DropShadow(r, 8, 8)
		p.Image(b.card(p, d.Played[side], r.W), r, 0, paint.White)
	case d.Facedown[side]:
		p.DropShadow(r, 8, 8)
		p.Image(b.back(p, r.W), r, 0, paint.White)
	default:
		p.Outline(r.Inset(4), 8, 1.6, theme.Alpha(theme.Cream, 0.5))
	}
}

// playedKey identifies, in animations, the card that a side of a fight has played. Its value is the
// side, 0 or 1.
type playedKey int

// dealt reports whether a side (0 or 1) of fight d plays cards of the fight deck. If not, it plays
// poker cards from a hand.
func (b *Table) dealt(d *rules.Duel, side int) bool {
	who := d.Side[side]
	return d.Cards > 0 && (who == engine.NoSeat || who == rules.ManInBlack)
}

// lostStar returns a warning that seat p loses its Marshal points if it commits a crime. It returns
// "" if p is not a Marshal.
func (b *Table) lostStar(p engine.Seat) string {
	if !b.rider(p) || b.Board.Of[p].Cube[rules.Marshal] == 0 {
		return ""
	}
	return i18n.N(b.Board.Of[p].Cube[rules.Marshal], "%s loses %d Marshal point.", "%s loses all %d Marshal points.",
		b.Name(p), b.Board.Of[p].Cube[rules.Marshal])
}
