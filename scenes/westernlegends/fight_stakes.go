package westernlegends

import (
	"slices"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/scenes/table"
)

// The consequences of a fight are computed by the rules ([rules.Board.Stakes]). This file puts them
// into words, for the close-up of a fight, the signs and the previews.

// stake is a consequence of winning or losing a fight, shown as an icon and a text. The text is
// about who, which is NoSeat if it is about no player. or is set if it is an alternative to the one
// before it.
type stake struct {
	icon, text string
	who        engine.Seat
	or         bool
}

// stakes returns the consequences of fight d if side (0 or 1) wins, one for each row of the list.
func (b *Table) stakes(d *rules.Duel, side int) []stake {
	return b.rowsOf(d, side, b.Board.Stakes(d, side))
}

// rowsOf returns the rows of the list for some of the consequences of fight d if side (0 or 1)
// wins.
func (b *Table) rowsOf(d *rules.Duel, side int, some []rules.Stake) (all []stake) {
	for _, s := range joinAlike(some) {
		rows := b.stakeRows(s)
		if s.Bonus {
			rows[0].text = b.withBonus(d, side, s, rows[0].text)
		}
		all = append(all, rows...)
	}
	if len(all) == 0 {
		return []stake{{icon: "laurels", text: i18n.T("Nothing but honor"), who: engine.NoSeat}}
	}
	return all
}

// joinAlike returns the consequences of a fight with those about wounds of the same seat as one,
// where the first of them is, and also those about cards: a seat that takes two wounds is not told
// of each on its own. Consequences by the bonus of a card stay apart, because they name the card.
func joinAlike(all []rules.Stake) (out []rules.Stake) {
	for _, s := range all {
		i := slices.IndexFunc(out, func(o rules.Stake) bool {
			return o.Kind == s.Kind && o.Seat == s.Seat && o.Bonus == s.Bonus &&
				(s.Kind == rules.StakeWound || onlyDraws(o) && onlyDraws(s))
		})
		if i < 0 {
			out = append(out, s)
			continue
		}
		out[i].Wounds += s.Wounds
		out[i].Cards += s.Cards
	}
	return out
}

// onlyDraws reports whether s is that a seat draws cards, nothing else and no alternative.
func onlyDraws(s rules.Stake) bool {
	return s.Kind == rules.StakeGain && !s.Or && !s.Bonus && s.Amounts == rules.Amounts{Cards: s.Cards} && s.Cards > 0
}

// withBonus returns the text about consequence s of fight d, which the bonus of a played card
// causes, with the name of that card's effect. side is the side that wins; the card is the
// winner's, or the loser's if s is about a card that the loser draws.
func (b *Table) withBonus(d *rules.Duel, side int, s rules.Stake, text string) string {
	by := side
	if s.Kind != rules.StakeWound && s.Seat == d.Side[1-side] {
		by = 1 - side
	}
	if d.Played[by] == rules.NoCard || b.Settled == nil {
		return text
	}
	return i18n.T("%s (%s)", text, i18n.T(b.Settled.Effect(d.Played[by]).Name))
}

// withCard returns fight d as it is if the seat to move plays card c in it.
func (b *Table) withCard(d *rules.Duel, c rules.Card) *rules.Duel {
	with := *d
	for side, p := range d.Side {
		if p == b.State.Turn() && p >= 0 {
			with.Played[side] = c
		}
	}
	return &with
}

// bonusLines returns a line for each result of fight d with a consequence that the bonus of card c
// causes if the seat to move plays it: "If Ada wins: You: $20 (Kingpin)."
func (b *Table) bonusLines(d *rules.Duel, c rules.Card) (lines []string) {
	with := b.withCard(d, c)
	for side := range 2 {
		some := slices.DeleteFunc(b.Board.Stakes(with, side), func(s rules.Stake) bool { return !s.Bonus })
		if len(some) > 0 {
			lines = append(lines, i18n.Colon(i18n.T("If %s wins", b.sideName(d, side)), b.clauses(with, side, some)))
		}
	}
	return lines
}

// stakesLine returns the consequences of fight d if side (0 or 1) wins, as one sentence.
func (b *Table) stakesLine(d *rules.Duel, side int) string {
	return b.clauses(d, side, b.Board.Stakes(d, side))
}

// ownStakes is like stakesLine, but says it to the seat to move: what comes first and is about that
// seat has no name.
func (b *Table) ownStakes(d *rules.Duel, side int) string {
	return b.sentence(b.rowsOf(d, side, b.Board.Stakes(d, side)), b.State.Turn())
}

// clauses returns some of the consequences of fight d if side (0 or 1) wins, as one sentence. What
// is about the same player in a row has the name once: "Ada: 1 wound, +1 card; Ben: 2 LP."
func (b *Table) clauses(d *rules.Duel, side int, some []rules.Stake) string {
	return b.sentence(b.rowsOf(d, side, some), engine.NoSeat)
}

// sentence joins consequences of a fight to a sentence, which does not begin with the name of the
// seat own.
func (b *Table) sentence(rows []stake, own engine.Seat) string {
	var all []string
	for i, s := range rows {
		switch last := len(all) - 1; {
		case i > 0 && s.or:
			all[last] = i18n.T("%s or %s", all[last], s.text)
		case i > 0 && s.who != engine.NoSeat && s.who == rows[i-1].who:
			all[last] = i18n.T("%s, %s", all[last], s.text)
		case i == 0 && s.who == own:
			all = append(all, s.text)
		default:
			all = append(all, b.withName(s))
		}
	}
	return i18n.JoinClauses(all) + "."
}

// withName returns the text of s after the name of the player whom it is about.
func (b *Table) withName(s stake) string {
	if s.who == engine.NoSeat {
		return s.text
	}
	return i18n.Colon(b.youOr(s.who), s.text)
}

// youOr returns "You" for the viewer if no other person plays at this screen, otherwise the name of
// the seat.
func (b *Table) youOr(seat engine.Seat) string {
	if seat == b.Viewer && match.People(b.Players) == 1 {
		return i18n.T("You")
	}
	return b.who(seat)
}

// stakeRows returns the rows that show s, one consequence of a fight; some consequences need more
// than one row.
func (b *Table) stakeRows(s rules.Stake) []stake {
	row := stake{stakeIcon(s), b.stakeText(s), s.Seat, s.Or}
	more := row
	more.or = false
	switch s.Kind {
	case rules.StakeArrest:
		if lost := b.arrestLosses(s); lost != "" {
			more.icon, more.text = "money-stack", lost
			return []stake{row, more}
		}
	case rules.StakeStays:
		more.icon, more.text = "laurels", i18n.N(s.N, "%d LP a turn", "%d LP a turn", s.N)
		return []stake{row, more}
	case rules.StakeSheriff:
		more.icon, more.text = "check-mark", i18n.T("The Sheriff leaves other Wanted players alone")
		row.who, more.who = engine.NoSeat, engine.NoSeat
		return []stake{row, more}
	case rules.StakeBandit, rules.StakeNoMarshal, rules.StakeBarred, rules.StakeHunt:
		row.who = engine.NoSeat
	}
	return []stake{row}
}

// stakeIcons maps kinds of stakes to their icons. For other kinds stakeIcon chooses the icon by the
// amounts.
var stakeIcons = map[rules.StakeKind]string{
	rules.StakeStar: "law-star", rules.StakeNoMarshal: "law-star", rules.StakeBarred: "law-star",
	rules.StakeWound: "broken-bone", rules.StakeMoney: "money-stack", rules.StakeNuggets: "gold-nuggets",
	rules.StakeCattle: "bull", rules.StakeArrest: "wanted-reward", rules.StakeStays: "wanted-reward",
	rules.StakeBandit: "bandit", rules.StakeSheriff: "law-star", rules.StakeToken: "trophy",
	rules.StakeLegend: "gold-bar", rules.StakeHunt: "law-star",
}

// stakeIcon returns the icon of s, a consequence of a fight.
func stakeIcon(s rules.Stake) string {
	icon, ok := stakeIcons[s.Kind]
	switch {
	case ok:
		return icon
	case s.Kind == rules.StakePoints && s.Track == rules.Marshal:
		return "law-star"
	case s.Kind == rules.StakePoints:
		return "wanted-reward"
	case s.LP != 0:
		return "laurels"
	case s.Money != 0:
		return "money-stack"
	case s.Nuggets != 0:
		return "gold-nuggets"
	case s.Cards != 0:
		return "poker-hand"
	}
	return "hourglass"
}

// stakeText returns a text about s, one consequence of a fight, without the name of the player whom
// it is about.
func (b *Table) stakeText(s rules.Stake) string {
	switch s.Kind {
	case rules.StakePoints:
		text := i18n.T("Wanted %d", s.Space)
		if s.Track == rules.Marshal {
			text = i18n.T("Marshal %d", s.Space)
		}
		for _, more := range amountTexts(s.Amounts) {
			text = i18n.T("%s, %s", text, more)
		}
		return text
	case rules.StakeStar:
		return i18n.T("Marshal %d to 0", s.N)
	case rules.StakeNoMarshal:
		return i18n.T("No Marshal point while Wanted")
	case rules.StakeBarred:
		return i18n.T("No Marshal point: the fight card bars it")
	case rules.StakeWound:
		return woundText(s)
	case rules.StakeMoney:
		return b.moneyText(s)
	case rules.StakeNuggets:
		return b.nuggetsText(s)
	case rules.StakeCattle:
		return b.ofVictim(s, i18n.T("your cattle"), i18n.T("%s's cattle", b.who(s.Victim)))
	case rules.StakeArrest:
		return i18n.T("jail, Wanted %d to 0", s.N)
	case rules.StakeStays:
		return i18n.T("still Wanted")
	case rules.StakeBandit:
		return i18n.T("The bandit leaves")
	case rules.StakeSheriff:
		return i18n.T("The Sheriff rides back to his office")
	case rules.StakeToken:
		return i18n.T("the token's reward")
	case rules.StakeLegend:
		return i18n.N(s.N, "%d legendary token", "%d legendary tokens", s.N)
	case rules.StakeHunt:
		hunter := (s.Seat + b.SeatCount() - 1) % b.SeatCount()
		return i18n.N(s.N, "%[2]s moves the Sheriff %[1]d space", "%[2]s moves the Sheriff up to %[1]d spaces", s.N,
			b.Name(hunter))
	}
	return i18n.List(amountTexts(s.Amounts))
}

// ofVictim returns yours if the player who is robbed in s is the viewer and no other person plays
// at this screen, otherwise theirs, which has the name.
func (b *Table) ofVictim(s rules.Stake, yours, theirs string) string {
	if s.Victim == b.Viewer && match.People(b.Players) == 1 {
		return yours
	}
	return theirs
}

// woundText returns a text about the wounds of a seat that has lost (R33), which are consequence s.
func woundText(s rules.Stake) string {
	n, cards := s.Wounds, -s.Cards
	switch {
	case n > 0 && cards > 0:
		return i18n.N(n, "%d wound, −1 card for the next", "%d wounds, −1 card for the next", n)
	case n > 0:
		return i18n.N(n, "%d wound", "%d wounds", n)
	case cards > 0:
		return i18n.N(cards, "−%d card (3 wounds already)", "−%d cards (3 wounds already)", cards)
	}
	return i18n.T("no wound (3 already)")
}

// moneyText returns a text about the money that the winner of a robbery takes, which is consequence
// s.
func (b *Table) moneyText(s rules.Stake) string {
	text := dollars(s.N)
	if s.Victim != rules.ManInBlack { // else the supply pays
		half := b.ofVictim(s, i18n.T("half of your money"), i18n.T("half of %s's money", b.who(s.Victim)))
		text = i18n.Colon(half, text)
	}
	switch {
	case s.Money == 0:
		return i18n.T("%s (no room for it)", text)
	case s.Money < s.N:
		return i18n.T("%s (%s fits)", text, dollars(s.Money))
	}
	return text
}

// nuggetsText returns a text about the nuggets that the winner of a robbery can take, which is
// consequence s.
func (b *Table) nuggetsText(s rules.Stake) string {
	text := i18n.N(s.N, "%d nugget", "%d nuggets", s.N)
	if s.Victim != rules.ManInBlack { // else the supply pays
		half := b.ofVictim(s, i18n.T("half of your gold"), i18n.T("half of %s's gold", b.who(s.Victim)))
		text = i18n.Colon(half, text)
	}
	switch {
	case s.Nuggets == 0:
		return i18n.T("%s (no room for it)", text)
	case s.Nuggets < s.N:
		return i18n.N(s.Nuggets, "%[2]s (%[1]d fits)", "%[2]s (%[1]d fit)", s.Nuggets, text)
	}
	return text
}

// amountTexts returns a text for each amount that is not 0: "2 LP", "$20", "+1 card".
func amountTexts(a rules.Amounts) (all []string) {
	if a.LP != 0 {
		all = append(all, i18n.N(a.LP, "%d LP", "%d LP", a.LP))
	}
	if a.Money > 0 {
		all = append(all, dollars(a.Money))
	} else if a.Money < 0 {
		all = append(all, "−"+dollars(-a.Money))
	}
	if a.Nuggets != 0 {
		all = append(all, i18n.N(a.Nuggets, "%d nugget", "%d nuggets", a.Nuggets))
	}
	if a.Cards != 0 {
		all = append(all, i18n.N(a.Cards, "+%d card", "+%d cards", a.Cards))
	}
	if a.Actions != 0 {
		all = append(all, i18n.N(a.Actions, "%d action", "%d actions", a.Actions))
	}
	for range a.Events {
		all = append(all, i18n.T("an event"))
	}
	return all
}

// arrestLosses returns a text about the money, the gold and the cattle that a seat loses when it is
// arrested, or "" if it loses nothing (R59). s is the consequence.
func (b *Table) arrestLosses(s rules.Stake) string {
	var lost []string
	if s.Money != 0 {
		lost = append(lost, "−"+dollars(-s.Money))
	}
	if s.Nuggets != 0 {
		lost = append(lost, i18n.T("−%d gold", -s.Nuggets))
	}
	if s.Cattle {
		lost = append(lost, i18n.T("the cattle"))
	}
	return i18n.List(lost)
}

// fightMove returns the move that starts a fight with the seat target; name is a result of
// [rules.FightName].
func fightMove(name string, target engine.Seat) engine.Move {
	for fight := 0; ; fight++ {
		if rules.FightName(fight) == name {
			return rules.Fight(fight, target)
		}
	}
}

// duelTip returns the tooltip for starting fight d with a player: what the viewer gets or loses by
// winning and by losing, and who wins a tie.
func (b *Table) duelTip(d *rules.Duel) string {
	tie := i18n.T("You win ties.")
	if b.Board.TieWinner(d) != 0 {
		tie = i18n.T("In a tie, %s wins.", b.sideName(d, 1))
	}
	lowered := ""
	if d.Side[1] == rules.ManInBlack {
		lowered = i18n.T("Your card gets −%d.", rules.MibLowers)
	}
	return b.outcomeTip(d) + "\n" + table.Sentences(tie, lowered, b.startTip(d))
}

// startTip returns a sentence that quotes the ability of the defender in fight d, if it acts as
// soon as the fight begins, otherwise "".
func (b *Table) startTip(d *rules.Duel) string {
	if who := d.Side[1]; b.rider(who) && b.Board.ActsAtStart(who) {
		return i18n.T("%s's ability acts at once: “%s”", b.characterName(who), i18n.T(b.of(who).Char.Info().Text.Text))
	}
	return ""
}

// outcomeTip returns a text that says what the attacker gets or loses by winning and by losing
// fight d.
func (b *Table) outcomeTip(d *rules.Duel) string {
	return i18n.T("If you win: %s", b.ownStakes(d, 0)) + "\n" + i18n.T("If you lose: %s", b.ownStakes(d, 1))
}

// stakeOf returns the consequence of the given kind if the attacker wins fight d; ok is false if
// there is none.
func (b *Table) stakeOf(d *rules.Duel, kind rules.StakeKind) (s rules.Stake, ok bool) {
	all := b.Board.Stakes(d, 0)
	i := slices.IndexFunc(all, func(s rules.Stake) bool { return s.Kind == kind })
	if i < 0 {
		return s, false
	}
	return all[i], true
}

// paintStakes paints into r the consequences of fight d if the given side (0 or 1) wins, one per
// row.
func (b *Table) paintStakes(p *paint.Canvas, d *rules.Duel, side int, r geom.Rect) {
	p.Rect(r, 6, theme.Alpha(theme.RGB(0x120A08), 0.86))
	rim := theme.Brass
	if side == 1 {
		rim = theme.RGB(0xD86A58)
	}
	p.Outline(r.Inset(1), 6, 1.2, rim)
	in := r.Pad(10, 6)
	k := 1 + 0.6*(p.View.Letters()-1)
	head, body := in.CutTop(22 * k)
	p.Label(i18n.T("If %s wins", b.sideName(d, side)), head, paint.Style{Face: paint.Display, Size: 15.5, Color: rim})
	all := b.stakes(d, side)
	for i := len(all) - 1; i >= 0; i-- { // the name is at the first of the rows about a player
		if all[i].or {
			all[i].text = i18n.T("or %s", all[i].text)
		} else if i == 0 || all[i].who != all[i-1].who {
			all[i].text = b.withName(all[i])
		}
	}
	st := paint.Style{Face: paint.Body, Size: 13, Color: theme.Cream, LineHeight: 1.1}
	icon := 16 * k // width of the icons
	st.Size, st.Fixed, st.Wrap = p.Size(st), true, body.W-icon-6
	rows, sum := stakeHeights(p, all, st, 22*k)
	for sum > body.H && st.Size-0.5 >= scaledLetters(p, 12) { // all rows have letters of one size
		st.Size -= 0.5
		rows, sum = stakeHeights(p, all, st, st.Size*1.3)
	}
	y := body.Y
	for i, s := range all {
		p.Icon(s.icon, geom.Point{X: body.X + icon/2, Y: y + st.Size*0.7}, icon, rim)
		p.Text(s.text, geom.Point{X: body.X + icon + 6, Y: y + 1}, st)
		y += rows[i]
	}
}

// stakeHeights returns the height of each row of consequences in the style st, and the sum of the
// heights, in design units. least is the minimum height of a row.
func stakeHeights(p *paint.Canvas, all []stake, st paint.Style, least float64) (rows []float64, sum float64) {
	for _, s := range all {
		_, high := p.Measure(s.text, st)
		rows = append(rows, max(high+2, least))
		sum += max(high+2, least)
	}
	return rows, sum
}
