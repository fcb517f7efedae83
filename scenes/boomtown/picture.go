package boomtown

import (
	"slices"

	"gulch/engine"
	rules "gulch/engine/boomtown"
)

// picture is what the table shows. It follows the events one by one while the state is already ahead, and is set to
// the state when everything has been shown.
type picture struct {
	seats       int
	turn, turns int
	phase       engine.Phase
	gold        [rules.MaxSeats]int
	mines       [rules.MaxSeats]rules.Set
	kept        [rules.MaxSeats]rules.Set
	waiting     rules.Set // kept cards that wait without effect
	mayor       [rules.TownCount]engine.Seat
	saloons     []saloon
	veined      rules.Set
	governor    [rules.TownCount]rules.Card // the Governor at the pawn of a town
	row         []rules.Card                // NoCard where a place is empty
	deck        int
	aside       int
	laid        []rules.Card // events of turn 1 that are laid aside
	removed     []rules.Card
	first       engine.Seat
	bid         int
	bidder      engine.Seat
	out         [rules.MaxSeats]bool
	winner      engine.Seat
	price       int
	order       []engine.Seat
	picked      [rules.MaxSeats]bool
	dice        [2]int // as they lie, zeros before the first throw
	held        rules.Card
	holder      engine.Seat // who holds the card in the air
	victim      engine.Seat
	stage       string                     // what is being shown, for the plaque; "" for the phase
	took        [rules.MaxSeats]rules.Card // the card that a seat has taken in this turn, NoCard for none yet
}

// saloon is a placed Saloon card.
type saloon struct {
	card   rules.Card
	keeper engine.Seat
	town   rules.Town
	girls  rules.Card
}

// take makes the picture show s.
func (v *picture) take(s *rules.State) {
	dice, row, took, turn := v.dice, v.row, v.took, v.turn
	*v = picture{
		seats: s.Seats(), turn: s.TurnNumber(), turns: s.Turns(), phase: s.Phase(), deck: s.DeckSize(),
		aside: s.SetAside(), first: s.FirstPlayer(), bid: s.StandingBid(), bidder: s.Bidder(), winner: s.Winner(),
		price: s.Price(), held: s.Resolving(), holder: s.Turn(), victim: s.Victim(), dice: dice,
		row: keepPlaces(row, s.Row(), s.Seats()), order: slices.Clone(s.PickOrder()), removed: slices.Collect(s.Removed().All()),
	}
	if d0, d1 := s.Dice(); d0 != 0 {
		v.dice = [2]int{d0, d1}
	}
	for p := range v.took {
		v.took[p] = rules.NoCard
	}
	for p := range engine.Seat(v.seats) {
		v.gold[p], v.mines[p], v.kept[p], v.out[p] = s.Gold(p), s.Mines(p), s.Kept(p), s.HasPassed(p)
		for c := range s.SaloonsOf(p).All() {
			v.saloons = append(v.saloons, saloon{c, p, s.SaloonTown(c), first(s.Girls(c))})
		}
		for c := range v.kept[p].All() {
			if k := c.Info().Kind; k != rules.Mustang && k != rules.Telegraph {
				v.waiting |= rules.SetOf(c)
			}
		}
	}
	for t := range rules.Town(rules.TownCount) {
		v.mayor[t], v.governor[t] = s.Mayor(t), first(s.Governors(t))
	}
	v.veined = s.Veined()
	if turn == v.turn {
		v.took = took
	}
	v.markPicked(s)
	for p, done := range v.picked {
		if !done && v.phase < rules.PhaseRoll {
			v.took[p] = rules.NoCard // as after undo
		}
	}
}

// keepPlaces returns the row as it lies, with a place for every seat: old, where it holds the same cards with gaps, so
// that no card moves up.
func keepPlaces(old, now []rules.Card, seats int) []rules.Card {
	lie := slices.DeleteFunc(slices.Clone(old), func(c rules.Card) bool { return c == rules.NoCard })
	if len(old) == seats && slices.Equal(lie, now) {
		return old
	}
	row := slices.Clone(now)
	for len(row) < seats {
		row = append(row, rules.NoCard)
	}
	return row
}

// recall finds the dice as they lie: what the last throw of a game shows, and what a Telegraph has made of it.
func (v *picture) recall(events []engine.Event) {
	v.dice = [2]int{}
	for _, e := range events {
		switch e.Kind {
		case rules.EventRolled, rules.EventHoldupRoll:
			v.dice = [2]int{int(e.A), int(e.B)}
		case rules.EventWired:
			v.dice[e.A] = int(e.B)
		}
	}
}

// markPicked notes who has taken a card in this turn.
func (v *picture) markPicked(s *rules.State) {
	if s.Phase() < rules.PhasePick || s.Phase() >= rules.PhaseRoll {
		return
	}
	for i, p := range v.order {
		v.picked[p] = i < s.Picker()
	}
}

func first(s rules.Set) rules.Card {
	if s == 0 {
		return rules.NoCard
	}
	return s.First()
}

// count returns how many mines a seat owns in a town.
func (v *picture) count(p engine.Seat, t rules.Town) int { return (v.mines[p] & t.Mines()).Len() }

// owner returns who owns a mine, NoSeat if nobody does.
func (v *picture) owner(c rules.Card) engine.Seat {
	for p := range engine.Seat(v.seats) {
		if v.mines[p].Has(c) {
			return p
		}
	}
	return engine.NoSeat
}

// keeps returns how many saloons a seat has.
func (v *picture) keeps(p engine.Seat) int {
	n := 0
	for _, s := range v.saloons {
		if s.keeper == p {
			n++
		}
	}
	return n
}

// tokens returns how many saloons a town can still have.
func (v *picture) tokens(t rules.Town) int {
	n := rules.TokensPerTown
	for _, s := range v.saloons {
		if s.town == t {
			n--
		}
	}
	return n
}

// drop takes a card away from wherever it lies in front of somebody.
func (v *picture) drop(c rules.Card) {
	one := rules.SetOf(c)
	for p := range v.mines {
		v.mines[p] &^= one
		v.kept[p] &^= one
	}
	v.waiting &^= one
	for t := range v.governor {
		if v.governor[t] == c {
			v.governor[t] = rules.NoCard
		}
	}
	for i := range v.saloons {
		if v.saloons[i].girls == c {
			v.saloons[i].girls = rules.NoCard
		}
	}
	v.saloons = slices.DeleteFunc(v.saloons, func(s saloon) bool { return s.card == c })
	if c.IsMine() {
		v.veined &^= one
	}
	for i, r := range v.row {
		if r == c {
			v.row[i] = rules.NoCard
		}
	}
	if v.held == c {
		v.held = rules.NoCard
	}
}

// score is the running score: gold, printed values, pawns.
func (v *picture) score(p engine.Seat) int {
	n := v.gold[p]
	for c := range v.mines[p].All() {
		n += c.Info().Value
	}
	for _, m := range v.mayor {
		if m == p {
			n += 5
		}
	}
	return n
}
