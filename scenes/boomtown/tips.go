package boomtown

import (
	"fmt"
	"slices"

	"gulch/engine"
	rules "gulch/engine/boomtown"
)

// chance says how likely a total is: "5 in 36, 14 %".
func chance(n int) string { return fmt.Sprintf("%d in 36, %d %%", ways(n), (ways(n)*100+18)/36) }

func (b *Table) seatTip(p engine.Seat) string {
	v := &b.pic
	perTurn := 0
	for c := range v.mines[p].All() {
		worth := c.Info().Value
		if v.veined.Has(c) {
			worth += 3
		}
		perTurn += worth * ways(c.Info().Number)
	}
	s := fmt.Sprintf("%d gold and %s; %d points so far. The mines bring %.1f gold a turn on average.",
		v.gold[p], plural(v.mines[p].Len(), "mine", "mines"), v.score(p), float64(perTurn)/36)
	if v.first == p {
		s += " Holds the lantern: opens this turn's auction and rolls the dice."
	}
	return s
}

func (b *Table) townTip(t rules.Town) string {
	v := &b.pic
	mayor := v.mayor[t]
	saloons := ""
	if n := rules.TokensPerTown - v.tokens(t); n > 0 {
		saloons = fmt.Sprintf("%s here collect from every mine of others that pays.", plural(n, "saloon", "saloons"))
		if n == 1 {
			saloons = "A saloon here collects from every mine of others that pays."
		}
	}
	if mayor == engine.NoSeat {
		return join("No mayor yet. The first to own two mines here takes the pawn, worth 5 points.", saloons)
	}
	fee := v.count(mayor, t)
	double := ""
	if v.governor[t] != rules.NoCard {
		fee *= 2
		double = "The Governor doubles it."
	}
	return join(fmt.Sprintf("%s is mayor with %s. Others pay a fee of %d to take a mine here; with more mines than the mayor they take the pawn.",
		b.name(mayor), plural(v.count(mayor, t), "mine", "mines"), fee), double, saloons)
}

func (b *Table) mineTip(c rules.Card) string {
	info := c.Info()
	worth := info.Value
	vein, danger := "", ""
	if b.pic.veined.Has(c) {
		worth += 3
		vein = "A new vein adds 3, though not to the score."
		if b.state.VeinScores() {
			vein = "A new vein adds 3."
		}
	}
	if info.Dangerous {
		danger = "Dangerous: it is lost when the dice show 2 or 12."
	}
	when := fmt.Sprintf("when the dice add up to %d (%s)", info.Number, chance(info.Number))
	if b.state.SumOrDie() && info.Number <= 6 {
		when = fmt.Sprintf("when the dice add up to %d or one of them shows it", info.Number)
	}
	return join(fmt.Sprintf("%s. Brings %d gold %s. Worth %d points at the end.", info.Town.Info().Name, worth, when, info.Value), vein, danger)
}

func (b *Table) tagTip(t tag) string {
	info := t.card.Info()
	if t.town != rules.NoTown {
		toll := 2
		if t.girls {
			toll = 4
		}
		return fmt.Sprintf("In %s. Each time a mine of somebody else pays there, its owner leaves %d gold here.", t.town.Info().Name, toll)
	}
	wait := ""
	if t.waiting {
		wait = "It waits until it can work and then starts by itself."
	}
	return join(eventText[info.Kind], wait)
}

// rowTip says what taking a card from the row would mean for a seat.
func (b *Table) rowTip(seat engine.Seat, c rules.Card) string {
	info := c.Info()
	if !c.IsMine() {
		return join(eventText[info.Kind], b.eventNote(seat, info))
	}
	fee, mayor := "", ""
	if seat != engine.NoSeat {
		fee = b.feeNote(seat, c)
		if b.state.WouldBeMayor(seat, c) {
			mayor = fmt.Sprintf("It makes you mayor of %s: 5 points.", info.Town.Info().Name)
		}
	}
	rolls := b.state.RollsLeft()
	expect := fmt.Sprintf("Expect %.1f gold from it in the %s to come.",
		float64(info.Value*ways(info.Number)*rolls)/36, plural(rolls, "turn", "turns"))
	return join(b.mineTip(c), fee, mayor, expect)
}

func (b *Table) feeNote(seat engine.Seat, c rules.Card) string {
	town := c.Info().Town
	mayor := b.state.Mayor(town)
	fee := b.state.Fee(seat, c)
	switch {
	case mayor == seat:
		return "You are mayor here: no fee."
	case fee == 0:
		return "No fee."
	case fee > b.state.Gold(seat):
		return fmt.Sprintf("The fee to %s is %d; you would pay the %d you have.", b.name(mayor), fee, b.state.Gold(seat))
	}
	return fmt.Sprintf("The fee to %s is %d.", b.name(mayor), fee)
}

// eventNote warns of an event that could do nothing for a seat now.
func (b *Table) eventNote(seat engine.Seat, info rules.CardInfo) string {
	if seat == engine.NoSeat {
		return ""
	}
	switch {
	case info.Kind == rules.Governor && b.state.Pawns(seat) == 0:
		return "It will wait: you hold no pawn."
	case info.Kind == rules.SaloonGirls && b.state.SaloonsOf(seat) == 0:
		return "They will wait: you keep no saloon."
	case info.Kind == rules.NewVein && b.state.Mines(seat) == 0:
		return "It will wait: you own no mine."
	case (info.Kind == rules.Mustang || info.Kind == rules.Telegraph) && b.pic.turn == b.pic.turns && info.Kind == rules.Mustang:
		return "This is the last turn: it cannot be used any more."
	}
	return ""
}

// deckTip says what may still come up, which everybody can work out.
func (b *Table) deckTip() string {
	unseen := b.state.Unseen()
	mines, events := 0, 0
	perTown := [rules.TownCount]int{}
	for c := range unseen.All() {
		if c.IsMine() {
			mines++
			perTown[c.Info().Town]++
		} else {
			events++
		}
	}
	aside := ""
	if b.pic.aside > 0 {
		aside = fmt.Sprintf(" %d of them were set aside unseen and will not come.", b.pic.aside)
	}
	s := fmt.Sprintf("Still unseen: %s and %s.%s By town:", plural(mines, "mine", "mines"), plural(events, "event", "events"), aside)
	for t, n := range perTown {
		s += fmt.Sprintf(" %s %d", rules.Town(t).Info().Name, n)
		if t < len(perTown)-1 {
			s += ","
		}
	}
	return s + "."
}

// diceTip says what the last throw was worth.
func (b *Table) diceTip() string {
	n := b.pic.dice[0] + b.pic.dice[1]
	return fmt.Sprintf("The last throw: %d and %d, together %d. That comes up %s of the time.", b.pic.dice[0], b.pic.dice[1], n, chance(n))
}

// effect says what a production with these dice would do: who gains how much, and whether mines cave in.
func (b *Table) effect(d0, d1 int) string {
	v := &b.pic
	producing := b.state.Producing(d0, d1)
	out := ""
	if n := d0 + d1; n == 2 || n == 12 {
		for p := range engine.Seat(v.seats) {
			for c := range v.mines[p].All() {
				if c.Info().Dangerous {
					out += fmt.Sprintf("%s (%s) caves in. ", name(c), b.name(p))
					producing &^= rules.SetOf(c)
				}
			}
		}
	}
	gains := []string{}
	for p := range engine.Seat(v.seats) {
		gain := 0
		for c := range (v.mines[p] & producing).All() {
			gain += b.state.Yield(c)
		}
		if gain > 0 {
			gains = append(gains, fmt.Sprintf("%s +%d", b.name(p), gain))
		}
	}
	if len(gains) == 0 {
		return out + "Nobody gains anything."
	}
	slices.Sort(gains)
	for i, g := range gains {
		if i > 0 {
			out += ", "
		}
		out += g
	}
	return out + "."
}
