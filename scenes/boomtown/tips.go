package boomtown

import (
	"fmt"
	"strings"

	"gulch/engine"
	rules "gulch/engine/boomtown"
)

// chance says how likely something is that n of the 36 throws bring: "5 in 36, 14 %".
func chance(n int) string { return fmt.Sprintf("%d in 36, %d %%", n, percent(n)) }

// percent is the share of n in 36, rounded.
func percent(n int) int { return (n*100 + 18) / 36 }

func (b *Table) seatTip(p engine.Seat) string {
	v := &b.pic
	perTurn := 0
	for c := range v.mines[p].All() {
		worth := c.Info().Value
		if v.veined.Has(c) {
			worth += 3
		}
		perTurn += worth * b.ways(c.Info().Number)
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
	when := fmt.Sprintf("when the dice add up to %d (%s)", info.Number, chance(b.ways(info.Number)))
	if b.dieCounts(info.Number) {
		when = fmt.Sprintf("when the dice add up to %d or one of them shows it (%s)", info.Number, chance(b.ways(info.Number)))
	}
	return join(fmt.Sprintf("%s. Brings %d gold %s. Worth %s at the end.", info.Town.Info().Name, worth, when,
		plural(info.Value, "point", "points")), vein, danger)
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
		float64(info.Value*b.ways(info.Number))/36*b.lasting(info, rolls), plural(rolls, "turn", "turns"))
	return join(b.mineTip(c), fee, mayor, expect)
}

// lasting is in how many of the coming rolls a mine can be expected to stand: all of them, unless it is dangerous.
func (b *Table) lasting(info rules.CardInfo, rolls int) float64 {
	if !info.Dangerous {
		return float64(rolls)
	}
	sum, stands := 0.0, 1.0
	for range rolls {
		stands *= 34.0 / 36 // neither 2 nor 12: the cave-in comes before the pay
		sum += stands
	}
	return sum
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
	case info.Kind == rules.Mustang && b.pic.turn == b.pic.turns:
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
	return fmt.Sprintf("The last throw: %d and %d, together %d. The chance of that total is %s.", b.pic.dice[0], b.pic.dice[1], n, chance(ways(n)))
}

// effect says what a move of the Telegraph would bring about: who gains or loses how much, tolls of saloons included,
// and what caves in. It is played on a copy, which stops before anything is revealed.
func (b *Table) effect(m engine.Move) string {
	after, out := b.try(m)
	if after == nil {
		return ""
	}
	var parts []string
	for p := range engine.Seat(b.pic.seats) {
		for c := range (b.state.Mines(p) &^ after.Mines(p)).All() {
			out += fmt.Sprintf("%s (%s) caves in. ", name(c), b.name(p))
		}
		if d := after.Gold(p) - b.state.Gold(p); d != 0 {
			parts = append(parts, fmt.Sprintf("%s %s", b.name(p), signed(d)))
		}
	}
	if len(parts) == 0 {
		return out + "Nobody gains anything."
	}
	return out + strings.Join(parts, ", ") + "."
}

// try plays a move on a copy of the state. It returns the position after it and, in words, which pawns change hands;
// nil if the move is not legal.
func (b *Table) try(m engine.Move) (after *rules.State, pawns string) {
	after = new(rules.State)
	b.state.CopyTo(after)
	if after.Play(m, nil) != nil {
		return nil, ""
	}
	for t := range rules.Town(rules.TownCount) {
		if now := after.Mayor(t); now != b.state.Mayor(t) && now != engine.NoSeat {
			pawns += fmt.Sprintf("%s becomes mayor of %s. ", b.name(now), t.Info().Name)
		}
	}
	return after, pawns
}
