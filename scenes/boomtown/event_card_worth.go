package boomtown

import (
	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// worthOfEvent holds the functions that return a sentence with a figure on what an event card of
// the row is worth to a seat at best, "" if there is nothing to say. A kind that is not in the map
// has no figure: it depends on what will be on sale.
var worthOfEvent = map[rules.CardKind]func(b *Table, p engine.Seat) string{
	rules.Telegraph: (*Table).telegraphWorth, rules.CardShark: (*Table).sharkWorth,
	rules.Dynamite: (*Table).dynamiteWorth, rules.Expropriation: (*Table).expropriationWorth,
	rules.Governor: (*Table).governorWorth, rules.Holdup: (*Table).holdupWorth, rules.NewVein: (*Table).veinWorth,
	rules.Saloon: (*Table).saloonWorth, rules.SaloonGirls: (*Table).girlsWorth,
}

// eventWorth returns a sentence on what event card c of the row is worth to seat p, "" for none.
func (b *Table) eventWorth(p engine.Seat, c rules.Card) string {
	worth := worthOfEvent[c.Info().Kind]
	if worth == nil || p == engine.NoSeat {
		return ""
	}
	return worth(b, p)
}

// telegraphWorth says how much gold turning a die gains on average over all rolls.
func (b *Table) telegraphWorth(p engine.Seat) string {
	if b.Settled.SumOrDie() { // then a face pays, too
		return ""
	}
	sum := 0
	for first := 1; first <= 6; first++ {
		for second := 1; second <= 6; second++ {
			keep, best := netIncome(b.Board, p, first+second), 0
			for face := 1; face <= 6; face++ {
				best = max(best, netIncome(b.Board, p, face+second)-keep, netIncome(b.Board, p, first+face)-keep)
			}
			sum += best
		}
	}
	if float64(sum)/36 < leastAverage {
		return ""
	}
	return i18n.T("Used on one roll, it gains you %s gold on average.", i18n.Decimal(float64(sum)/36))
}

// sharkWorth says how much gold the other seats lose.
func (b *Table) sharkWorth(p engine.Seat) string {
	sum := 0
	for q := range b.SeatCount() {
		if q != p {
			sum += min(rules.SharkFee, b.State.Gold(q))
		}
	}
	if sum == 0 {
		return ""
	}
	return i18n.T("The other players lose %d gold in all.", sum)
}

// heldIncome returns how much gold mine c, which seat p owns or would own, is expected to bring
// until the end of the game, without the tolls of other seats' saloons.
func (b *Table) heldIncome(p engine.Seat, c rules.Card) float64 {
	info := c.Info()
	each := b.Board.Yield(c) - b.tolls(p, info.Town)
	return float64(each*b.ways(info.Number)) / 36 * b.lasting(info, b.State.RollsLeft())
}

// pointsAndGold returns words for what a mine is worth: its points, and the gold that it should
// still pay, if that is not little.
func pointsAndGold(points int, gold float64) string {
	text := i18n.N(points, "%d point", "%d points", points)
	if gold < leastAverage {
		return text
	}
	return i18n.T("%s, and about %s gold to come", text, i18n.Decimal(gold))
}

// dynamiteWorth says what the mine or saloon is worth that hurts another seat most.
func (b *Table) dynamiteWorth(p engine.Seat) string {
	most, text := 0.0, i18n.T("It has no target.")
	for q := range b.SeatCount() {
		if q == p {
			continue
		}
		for c := range b.State.Mines(q).All() {
			gold, points := b.heldIncome(q, c), c.Info().Value
			if worth := gold + float64(points); worth > most {
				most, text = worth, i18n.T("It can cost %s %s: %s.", b.Name(q), name(c), pointsAndGold(points, gold))
			}
		}
		for c := range b.State.SaloonsOf(q).All() {
			_, hits := b.minesOfOthers(q, b.State.SaloonTown(c))
			if gold := float64(b.Board.Toll(c)*hits*b.State.RollsLeft()) / 36; gold > max(most, leastAverage) {
				most, text = gold, i18n.T("It can cost %s a saloon: about %s gold to come.", b.Name(q), i18n.Decimal(gold))
			}
		}
	}
	return text
}

// expropriationWorth says what the mine is worth that a seat gains most by seizing.
func (b *Table) expropriationWorth(p engine.Seat) string {
	found, most, text := false, 0.0, i18n.T("It has no target.")
	for q := range b.SeatCount() {
		for c := range b.State.Mines(q).All() {
			if q == p || b.State.MineCount(p, c.Info().Town) == 0 {
				continue
			}
			gold, points, fee := b.heldIncome(p, c), c.Info().Value, min(b.State.Fee(p, c), b.State.Gold(p))
			if worth := gold + float64(points-fee); !found || worth > most {
				found, most, text = true, worth, i18n.T("It can seize %s: %s.", name(c), pointsAndGold(points, gold))
				if fee > 0 {
					text = table.Sentences(text, i18n.T("The fee is %d.", fee))
				}
			}
		}
	}
	return text
}

// governorWorth says to what the highest fee of a seat rises.
func (b *Table) governorWorth(p engine.Seat) string {
	best, fee := rules.NoTown, 0
	for t := range rules.Town(rules.TownCount) {
		if n := b.State.MineCount(p, t); b.State.Mayor(t) == p && n > fee {
			best, fee = t, n
		}
	}
	if fee == 0 {
		return ""
	}
	return i18n.T("It can raise your fee in %s from %d to %d.", best.Info().Name, fee, 2*fee)
}

// holdupWorth says how much gold a holdup gets on average.
func (b *Table) holdupWorth(p engine.Seat) string {
	victim, demand, most := engine.NoSeat, 0, leastAverage
	for q := range b.SeatCount() {
		if n, gold := b.bestDemand(q); q != p && gold > most {
			victim, demand, most = q, n, gold
		}
	}
	if victim == engine.NoSeat {
		return ""
	}
	return i18n.T("A demand of %d from %s gets %s gold on average.", demand, b.Name(victim), i18n.Decimal(most))
}

// veinWorth says how much gold a New Vein adds under the mine that pays most often.
func (b *Table) veinWorth(p engine.Seat) string {
	best, most := rules.NoCard, leastAverage
	for c := range b.State.Mines(p).All() {
		info := c.Info()
		gold := float64(rules.VeinYield*b.ways(info.Number)) / 36 * b.lasting(info, b.State.RollsLeft())
		if gold > most {
			best, most = c, gold
		}
	}
	if best == rules.NoCard {
		return ""
	}
	return i18n.T("Under %s, it should add %s gold.", name(best), i18n.Decimal(most))
}

// saloonWorth says how much gold a saloon collects in the best town.
func (b *Table) saloonWorth(p engine.Seat) string {
	best, most := rules.NoTown, leastAverage
	for t := range rules.Town(rules.TownCount) {
		if gold := b.saloonIncome(p, t); b.Board.FreeTokens(t) > 0 && gold > most {
			best, most = t, gold
		}
	}
	if best == rules.NoTown {
		return ""
	}
	return i18n.T("In %s, it would collect %s gold a round for now.", best.Info().Name, i18n.Decimal(most))
}

// girlsWorth says how much more gold the best saloon of a seat collects with Saloon Girls.
func (b *Table) girlsWorth(p engine.Seat) string {
	best, most := rules.NoTown, leastAverage
	for c := range b.State.SaloonsOf(p).All() {
		_, hits := b.minesOfOthers(p, b.State.SaloonTown(c))
		if gold := float64(rules.GirlsMore*hits) / 36; b.Board.Girls(c) == 0 && gold > most {
			best, most = b.State.SaloonTown(c), gold
		}
	}
	if best == rules.NoTown {
		return ""
	}
	return i18n.T("Your saloon in %s would collect %s more gold a round.", best.Info().Name, i18n.Decimal(most))
}
