package narrowgauge

import (
	"slices"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
)

// picture is what the table shows. It follows the events one by one while the state is already ahead, and is set to
// the state when everything has been shown.
type picture struct {
	rules.Board
	phase  engine.Phase
	hands  [rules.Seats][]rules.Card // in the order in which they were drawn
	dealt  [rules.Seats][2]rules.Contract
	has    [rules.Seats]bool // holds two dealt Contracts
	news   []rules.Space     // where Locomotives were placed in the last turn that placed any
	old    bool              // another turn has begun since
	ledger []payment         // the last dividends, line by line
	paid   int               // of which round
}

// payment is a line of the dividends.
type payment struct {
	seat  engine.Seat
	event engine.Event
}

// take makes the picture show s. What it keeps of the past stays.
func (v *picture) take(s *rules.State) {
	hands := v.hands
	v.Board, v.phase = rules.BoardOf(s, engine.AllSeats(rules.Seats)), s.Phase()
	for p := range engine.Seat(rules.Seats) {
		v.hands[p] = keepOrder(hands[p], s.Hand(p))
		v.dealt[p] = s.Dealt(p)
		v.has[p] = s.Phase() == rules.PhaseKeep
	}
}

// keepOrder returns the cards of a hand in the order of old; those that are new follow.
func keepOrder(old []rules.Card, now rules.Hand) []rules.Card {
	out := slices.DeleteFunc(slices.Clone(old), func(c rules.Card) bool { return !now.Has(c) })
	for c := range now.All() {
		if !slices.Contains(out, c) {
			out = append(out, c)
		}
	}
	return out
}

// recall finds what is kept of the past: where the last turn has built, and the last dividends.
func (v *picture) recall(events []engine.Event) {
	v.news, v.old, v.ledger, v.paid = nil, false, nil, 0
	for _, e := range events {
		v.remember(e)
	}
}

// remember keeps of an event what the position does not say.
func (v *picture) remember(e engine.Event) {
	switch e.Kind {
	case rules.EventTurn:
		v.old = true
	case rules.EventPlaced:
		if v.old {
			v.news, v.old = nil, false
		}
		v.news = append(v.news, rules.Space(e.B))
	case rules.EventDividends:
		v.ledger, v.paid = nil, int(e.A)
	case rules.EventDividend, rules.EventMajority, rules.EventCommodity:
		v.ledger = append(v.ledger, payment{e.Seat, e})
	}
}

// apply lets the picture follow an event.
func (v *picture) apply(e engine.Event) {
	v.Apply(e)
	v.remember(e)
	switch e.Kind {
	case rules.EventDrawn:
		v.hands[e.Seat] = append(v.hands[e.Seat], rules.Card(e.A))
	case rules.EventTrack:
		v.drop(e.Seat, rules.Card(e.A))
	case rules.EventDiscarded:
		if e.B == 0 {
			v.drop(e.Seat, rules.Card(e.A))
		}
	case rules.EventDealt:
		v.dealt[e.Seat], v.has[e.Seat] = [2]rules.Contract{rules.Contract(e.A), rules.Contract(e.B)}, true
	case rules.EventRound, rules.EventContract, rules.EventFirst:
		v.has = [rules.Seats]bool{}
	}
}

func (v *picture) drop(p engine.Seat, c rules.Card) {
	v.hands[p] = slices.DeleteFunc(v.hands[p], func(x rules.Card) bool { return x == c })
}

// pieces and points are the Certificates of a seat in a Company, and their values.
func (v *picture) pieces(p engine.Seat, c rules.Company) int {
	n := 0
	for _, k := range v.Certs[p][c] {
		n += k
	}
	return n
}

func (v *picture) points(p engine.Seat, c rules.Company) int {
	n := 0
	for value, k := range v.Certs[p][c] {
		n += (value + 1) * k
	}
	return n
}

// dividend is what a Company would pay a seat now: shares and majority.
func (v *picture) dividend(p engine.Seat, c rules.Company) (shares, majority int) {
	shares = v.points(p, c) * rules.DividendPerPoint(v.Marker[c])
	if v.pieces(p, c) > v.pieces(1-p, c) {
		majority = majorityBonus
	}
	return shares, majority
}

// majorityBonus is what the most Certificates of a Company bring (R59).
const majorityBonus = 5

// commodity returns whom a die would pay now, and how much (R60).
func (v *picture) commodity(g rules.Commodity) (engine.Seat, int) {
	switch at := v.DieAt[g]; {
	case at > 0:
		return 0, at * v.DieValue[g]
	case at < 0:
		return 1, -at * v.DieValue[g]
	}
	return engine.NoSeat, 0
}

// income is what all dividends would pay a seat now.
func (v *picture) income(p engine.Seat) int {
	sum := 0
	for c := range rules.Company(rules.CompanyCount) {
		shares, majority := v.dividend(p, c)
		sum += shares + majority
	}
	for g := range rules.Commodity(rules.CommodityCount) {
		if owner, amount := v.commodity(g); owner == p {
			sum += amount
		}
	}
	return sum
}
