package westernlegends

import (
	"fmt"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/poster"
	"gulch/render/theme"
	"gulch/render/words"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// fightCloseUp is the fight that is going on: both cards, the sums as they stand, what is at stake, and one's cards.
func (b *Table) fightCloseUp(a *table.Ask) closeUp {
	d := b.fight()
	c := closeUp{id: fmt.Sprint("fight ", b.Board.Fighting, b.fightTitle(d)), title: b.fightTitle(d), seat: engine.NoSeat, share: 1, paint: b.paintFight}
	phase := b.phase(a)
	switch phase {
	case rules.PhaseGameOver:
		return c
	case rules.PhaseDiscard, rules.PhaseEndDiscard:
		if b.marking(a) {
			for _, card := range b.hand() {
				c.choice = append(c.choice, option{mark: &card, move: engine.Move{Kind: rules.KindDiscard, A: int16(card)}, label: b.cardTitle(card), text: b.cardTip(card),
					face: func(p *paint.Pen, w float64) *ebiten.Image { return b.card(p, card, w) }})
			}
			c.share = 0.62
			return c
		}
	}
	for _, m := range a.Legal {
		if !plain[m.Kind] {
			c.choice = append(c.choice, b.option(m))
		}
	}
	if phase == rules.PhaseReact { // cards that do not fit now are seen dark
		for _, card := range b.hand() {
			if m := (engine.Move{Kind: rules.KindUse, A: int16(card)}); !a.Can(m) && len(c.choice) < 8 {
				o := b.option(m)
				o.dark = true
				c.choice = append(c.choice, o)
			}
		}
	}
	if len(c.choice) > 0 {
		c.share = 0.62
	}
	return c
}

// fightTitle says who fights whom about what.
func (b *Table) fightTitle(d *rules.Duel) string {
	kind := d.Kind()
	if foe, ok := foes()[kind]; ok {
		return words.T(foe.title, b.who(d.Side[0]))
	}
	switch kind {
	case "arrest":
		return words.T("The arrest of %s", b.who(d.Side[1]))
	case "rob":
		return words.T("%s robs %s", b.who(d.Side[0]), b.who(d.Side[1]))
	}
	if d.Side[0] == rules.ManInBlack {
		return words.T("The Man in Black duels %s", b.who(d.Side[1]))
	}
	return words.T("%s duels %s", b.who(d.Side[0]), b.who(d.Side[1]))
}

// fightPlaces are the pictures of where one fights.
var fightPlaces = map[rules.Feature]string{
	rules.SheriffOffice: "sheriff_office", rules.Bank: "bank", rules.HideoutA: "bandit_hideout", rules.HideoutB: "bandit_hideout",
	rules.HideoutC: "bandit_hideout", rules.RanchGreen: "ranch", rules.RanchBlue: "ranch", rules.RanchOrange: "ranch",
	rules.Mine: "mine", rules.Doctor: "doctor", rules.Cabaret: "cabaret", rules.Rail: "rail_station",
	rules.MarshalOffice: "marshal_office", rules.PassA: "trail_head", rules.PassC: "trail_head", rules.OutlawCamp: "outlaw_camp",
	rules.Frontier: "frontier",
}

// scenery is the picture of the place at a space.
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

// paintFight paints the fight.
func (b *Table) paintFight(p *paint.Pen, r geom.Rect) {
	d := b.fight()
	if d == nil {
		return
	}
	scenery(d.Space).Cover(p, r)
	p.Rect(r, 0, theme.Alpha(theme.Shadow, 0.34))
	foot, street := r.CutBottom(min(r.H*0.34, 132))
	beside, face, shape := min(r.W*0.13, 84), r.W*0.18, float64(pieces.CardW)/pieces.CardH
	h := min(street.H*0.94, 236, (r.W/2-beside-face/2-6)/(shape+0.3)) // nobody stands beyond the picture
	w := h * shape
	mid := street.Center()
	for side := range 2 {
		sign := float64(2*side - 1)
		at := geom.Around(mid.Add(sign*(w*0.5+h*0.3), -h*0.02), w, h)
		b.paintFighter(p, d, side, geom.Point{X: mid.X + sign*(w+h*0.3+beside), Y: mid.Y}, min(h*0.56, face), r)
		b.paintPlayed(p, d, side, at)
		b.paintSum(p, d, side, geom.Point{X: mid.X + sign*h*0.16, Y: mid.Y + h*0.2}, h*0.125)
	}
	p.Icon("crossed-pistols", mid.Add(0, -h*0.24), h*0.16, theme.BrassHi)
	for side := range 2 {
		b.paintStakes(p, d, side, foot.Row(side, 2, 10).Pad(8, 6))
	}
}

// paintFighter paints who fights on a side, with name, within a room.
func (b *Table) paintFighter(p *paint.Pen, d *rules.Duel, side int, at geom.Point, size float64, room geom.Rect) {
	who := d.Side[side]
	var name string
	switch {
	case who == rules.ManInBlack:
		b.badge(p, at, size*0.45, "top-hat", theme.RGB(0x161214), theme.Cream)
		name = words.T("the Man in Black")
	case who >= 0:
		look := poster.Calm
		if d.Open && d.Winner == side {
			look = poster.Look(1)
		}
		if c := b.Board.Of[who].Char; c >= 0 {
			pieces.Portrait(p, at, size, int(who), c.String(), look)
		} else {
			b.Token(p, who, at, size)
		}
		name = b.Name(who)
	default:
		icon := map[string]string{"sheriff": "law-star", "outlaw": "revolver", "claim_jumper": "war-pick", "train_guard": "winchester-rifle", "bank_guard": "bank"}[d.Kind()]
		if icon == "" {
			icon = "bandit"
		}
		b.badge(p, at, size*0.45, icon, theme.RGB(0x231A1C), theme.RGB(0xE2452F))
		name = words.T(foes()[d.Kind()].name)
	}
	wide := min(size*1.6, 2*min(at.X-room.X, room.Right()-at.X)-8)
	p.Label(name, geom.Around(at.Add(0, size*0.62), wide, 22), paint.Style{Face: paint.Bold, Size: 15, Color: theme.Cream, Edge: theme.Alpha(theme.Shadow, 0.95), Align: paint.Center})
}

// paintPlayed paints the card of a side, face down while it is not seen.
func (b *Table) paintPlayed(p *paint.Pen, d *rules.Duel, side int, r geom.Rect) {
	npc := b.dealt(d, side)
	if b.Carried(playedKey(side)) {
		return
	}
	switch {
	case npc && d.Dealt != rules.NoFightCard:
		p.Lift(r, 8, 8)
		p.Image(b.fightCard(p, d.Dealt, r.W), r, 0, paint.White)
	case npc:
		for i := range max(d.Cards, 1) {
			q := r.Move(float64(i)*7-float64(d.Cards-1)*3.5, float64(i)*2)
			p.Lift(q, 8, 4)
			p.Image(b.fightBack(p, r.W), q, 0, paint.White)
		}
	case d.Played[side] != rules.NoCard:
		p.Lift(r, 8, 8)
		p.Image(b.card(p, d.Played[side], r.W), r, 0, paint.White)
	case d.Facedown[side]:
		p.Lift(r, 8, 8)
		p.Image(b.back(p, r.W), r, 0, paint.White)
	default:
		p.Outline(r.Inset(4), 8, 1.6, theme.Alpha(theme.Cream, 0.5))
	}
}

// playedKey is the card that a side of a fight plays.
type playedKey int

// dealt reports whether a fight card stands for a side.
func (b *Table) dealt(d *rules.Duel, side int) bool {
	who := d.Side[side]
	return d.Cards > 0 && (who == engine.NoSeat || who == rules.ManInBlack)
}

// sum returns what a side's card counts as things stand, and from what; ok is false while it is not seen.
func (b *Table) sum(d *rules.Duel, side int) (n int, parts string, ok bool) {
	switch {
	case b.dealt(d, side) && d.Dealt != rules.NoFightCard:
		n = d.Dealt.Value()
	case d.Played[side] != rules.NoCard:
		n = d.Played[side].Value()
	default:
		return 0, "", false
	}
	parts = fmt.Sprint(n)
	for _, less := range []int{d.ByCard[side], d.Lowered[side]} {
		if less != 0 {
			parts += fmt.Sprintf(" − %d", less)
			n -= less
		}
	}
	if (d.Ties|d.CardTies)>>side&1 != 0 {
		parts = words.T("%s, wins ties", parts)
	}
	return max(n, 2), parts, true
}

// paintSum paints the value of a side as it stands.
func (b *Table) paintSum(p *paint.Pen, d *rules.Duel, side int, at geom.Point, r float64) {
	n, parts, ok := b.sum(d, side)
	if !ok {
		return
	}
	top, low := theme.BrassHi, theme.Brass
	if side == 1 {
		top, low = theme.RGB(0xC8452F), theme.RGB(0x7A1E18)
	}
	p.Disc(at.Add(1, 3), r+2, theme.Alpha(theme.Shadow, 0.6), theme.Alpha(theme.Shadow, 0.6))
	p.Disc(at, r+2, theme.WalnutInk, theme.WalnutInk)
	p.Disc(at, r, top, low)
	pieces.Figure(p, geom.Around(at, 2*r, 2*r), n, paint.Style{Face: paint.Bold, Size: r * 1.16, Color: theme.On(top), Align: paint.Center})
	st := paint.Style{Face: paint.Bold, Size: 12.5, Color: theme.Cream, Align: paint.Center}
	w, _ := p.Measure(parts, st)
	tag := geom.R(at.X-r-2, at.Y+r+3, max(w+18, 2*r+4), 20) // the two grow away from each other
	if side == 0 {
		tag.X = at.X + r + 2 - tag.W
	}
	p.Rect(tag, 10, theme.Alpha(theme.Shadow, 0.8))
	p.Label(parts, tag.Pad(6, 0), st)
}

// paintStakes paints what follows if a side wins.
func (b *Table) paintStakes(p *paint.Pen, d *rules.Duel, side int, r geom.Rect) {
	p.Rect(r, 6, theme.Alpha(theme.RGB(0x120A08), 0.82))
	rim := theme.Brass
	if side == 1 {
		rim = theme.RGB(0xD86A58)
	}
	p.Outline(r.Inset(1), 6, 1.2, rim)
	in := r.Pad(10, 5)
	head, body := in.CutTop(20)
	name := b.who(d.Side[side])
	if d.Side[side] == engine.NoSeat {
		name = words.T(foes()[d.Kind()].name)
	}
	p.Label(words.T("If %s wins", name), head, paint.Style{Face: paint.Display, Size: 15, Color: rim})
	p.Fit(b.stakes(d, side), body, paint.Style{Face: paint.Body, Size: 13, Color: theme.Cream, Lead: 1.2})
}

// stakes says what a side wins, in sentences.
func (b *Table) stakes(d *rules.Duel, side int) string {
	if side == 1 {
		switch {
		case d.Kind() == "sheriff":
			return words.T("%s takes 1 wound, draws a card and is arrested: all Wanted points and cattle, half the gold and half the money are lost.", b.who(d.Side[0]))
		case d.Kind() == "bank_guard":
			return table.Sentences(words.T("%s takes 1 wound, draws a card and gains 1 Wanted point.", b.who(d.Side[0])), b.lostStar(d.Side[0]))
		case d.Side[1] == engine.NoSeat:
			return words.T("%s takes 1 wound, draws a card, and gets nothing.", b.who(d.Side[0]))
		}
		return words.T("%s takes 1 wound and draws a card. Nothing else changes hands.", b.who(d.Side[0]))
	}
	loser := b.who(d.Side[1])
	switch d.Kind() {
	case "arrest":
		return words.T("A Marshal point. %s goes to jail: all Wanted points and cattle, half the gold and half the money are lost.", loser)
	case "duel":
		return words.T("2 legendary points. %s takes 1 wound and draws a card.", loser)
	case "rob":
		return table.Sentences(words.T("1 Wanted point, and half of %s’s money or gold, or the cattle.", loser), b.lostStar(d.Side[0]))
	case "bandit":
		return words.T("1 legendary point or 1 Marshal point, and the bandit is gone.")
	case "bank_guard":
		return table.Sentences(words.T("3 Wanted points and $80."), b.lostStar(d.Side[0]))
	case "sheriff":
		return words.T("The Sheriff rides back to his office, and it is over for all he met.")
	case "outlaw", "claim_jumper":
		if d.Token != rules.NoToken {
			_, reward := d.Token.Info()
			return words.T("What the token says: %s.", words.T(reward))
		}
		return words.T("What the token says.")
	case "train_guard":
		if d.Train >= 0 {
			t, _ := rules.EncounterOf(int(d.Train))
			return words.T(t.Text)
		}
	}
	return words.T("Nothing but honour.")
}

// lostStar warns a Marshal of what a crime costs.
func (b *Table) lostStar(p engine.Seat) string {
	if p < 0 || int(p) >= len(b.Names) || b.Board.Of[p].Cube[rules.Marshal] == 0 {
		return ""
	}
	return words.N(b.Board.Of[p].Cube[rules.Marshal], "%s loses %d Marshal point.", "%s loses all %d Marshal points.", b.Name(p), b.Board.Of[p].Cube[rules.Marshal])
}
