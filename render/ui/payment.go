package ui

import (
	"cmp"
	"image/color"
	"slices"

	"gulch/render/words"
)

// Good is something that can be paid with.
type Good struct {
	ID, Name string
	Icon     string
	Colour   color.RGBA // of the icon
	Have     int
	Rate     int // what one counts towards the price, 1 where 0
	Worth    int // what giving one away costs the player: the cheapest payment is that of the least sum; 1 where 0
}

func (g Good) rate() int  { return max(g.Rate, 1) }
func (g Good) worth() int { return max(g.Worth, 1) }

// Payment is a price that can be paid in several goods. The cheapest legal payment stands ready; it can be changed good
// by good, and is legal at all times: giving more of one thing takes another back.
type Payment struct {
	Price int

	goods []Good
	legal [][]int // all legal payments, the cheapest first
	paid  int     // which of them is chosen
}

// Offer says what can be paid with. legal are all payments that the rules allow, as amounts in the order of the goods;
// where it is nil, they are those that reach the price with nothing too many. A choice that is still legal stays.
func (m *Payment) Offer(price int, goods []Good, legal [][]int) {
	var chosen []int
	if m.Price == price && len(m.goods) == len(goods) {
		chosen = m.Paid()
	}
	m.Price, m.goods = price, goods
	if legal == nil {
		legal = reaching(price, goods)
	}
	m.legal = slices.Clone(legal)
	slices.SortStableFunc(m.legal, m.compare)
	m.paid = max(0, slices.IndexFunc(m.legal, func(x []int) bool { return slices.Equal(x, chosen) }))
}

// Propose chooses a payment, if it is legal: that of a hint.
func (m *Payment) Propose(amounts []int) {
	if i := slices.IndexFunc(m.legal, func(x []int) bool { return slices.Equal(x, amounts) }); i >= 0 {
		m.paid = i
	}
}

// compare orders payments: what costs less first, then what overpays less, then fewer pieces.
func (m *Payment) compare(a, b []int) int {
	return cmp.Or(cmp.Compare(m.cost(a), m.cost(b)), cmp.Compare(m.sum(a), m.sum(b)), cmp.Compare(total(a), total(b)))
}

func (m *Payment) cost(x []int) int {
	sum := 0
	for i, n := range x {
		sum += n * m.goods[i].worth()
	}
	return sum
}

func (m *Payment) sum(x []int) int {
	sum := 0
	for i, n := range x {
		sum += n * m.goods[i].rate()
	}
	return sum
}

func total(x []int) int {
	sum := 0
	for _, n := range x {
		sum += n
	}
	return sum
}

// reaching lists the payments that reach a price and from which nothing can be left away.
func reaching(price int, goods []Good) [][]int {
	var out [][]int
	x := make([]int, len(goods))
	var try func(i, left int)
	try = func(i, left int) {
		if left <= 0 {
			for k, n := range x { // the part that counts least must be needed
				if n > 0 && left+goods[k].rate() <= 0 {
					return
				}
			}
			out = append(out, slices.Clone(x))
			return
		}
		if i == len(goods) {
			return
		}
		for n := range min(goods[i].Have, (left+goods[i].rate()-1)/goods[i].rate()) + 1 {
			x[i] = n
			try(i+1, left-n*goods[i].rate())
		}
		x[i] = 0
	}
	try(0, price)
	return out
}

// Possible reports whether the price can be paid at all.
func (m *Payment) Possible() bool { return len(m.legal) > 0 }

// Paid returns the chosen payment as amounts in the order of the goods; nil if none is legal.
func (m *Payment) Paid() []int {
	if !m.Possible() {
		return nil
	}
	return m.legal[m.paid]
}

// Cheapest reports whether the chosen payment is the one that was proposed.
func (m *Payment) Cheapest() bool { return m.paid == 0 }

// Reset goes back to the cheapest payment.
func (m *Payment) Reset() { m.paid = 0 }

// Sum is what the chosen payment counts towards the price.
func (m *Payment) Sum() int { return m.sum(m.Paid()) }

// Change pays one more of a good for by 1, one less for -1: of the legal payments that do so it chooses the one that
// changes the least else. It reports whether there is one.
func (m *Payment) Change(good, by int) bool {
	i := m.changed(good, by)
	if i < 0 {
		return false
	}
	m.paid = i
	return true
}

// changed finds the payment that Change chooses, -1 for none.
func (m *Payment) changed(good, by int) int {
	now := m.Paid()
	if now == nil {
		return -1
	}
	best, far := -1, 0
	for i, x := range m.legal {
		d := (x[good] - now[good]) * by
		if d <= 0 {
			continue
		}
		away := 64 * d // of this good first as little as possible, then of the others
		for k := range x {
			if k != good {
				away += abs(x[k] - now[k])
			}
		}
		if best < 0 || away < far {
			best, far = i, away
		}
	}
	return best
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}

// Words says the chosen payment: "2 Wood and 1 Food".
func (m *Payment) Words() string {
	var all []string
	for i, n := range m.Paid() {
		if n > 0 {
			all = append(all, words.T("%d %s", n, m.goods[i].Name))
		}
	}
	return words.List(all)
}
