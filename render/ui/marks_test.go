package ui

import (
	"slices"
	"testing"

	"gulch/render/geom"

	"pgregory.net/rapid"
)

// items are things worth 1, 2, 3, … that can be marked.
func items(n int) []Thing {
	var out []Thing
	for i := range n {
		out = append(out, Thing{ID: string(rune('a' + i)), Worth: i + 1})
	}
	return out
}

func TestMarks(t *testing.T) {
	for _, c := range []struct {
		name    string
		m       Marks
		press   string // things, in this order
		want    string // marked in the end
		line    string
		missing string
	}{
		{"two of five", Marks{Least: 2, Most: 2}, "abc", "ab", "2 of 2 marked", ""},
		{"one is missing", Marks{Least: 2, Most: 2}, "ab b", "a", "1 of 2 marked", "Mark 1 more."},
		{"one takes the place of another", Marks{Least: 1, Most: 1}, "ac", "c", "1 of 1 marked", ""},
		{"the oldest of two gives way", Marks{Least: 2, Most: 2, GivesWay: true}, "abd", "bd", "2 of 2 marked", ""},
		{"up to three", Marks{Most: 3}, "a", "a", "1 marked, at most 3", ""},
		{"as many as one likes", Marks{}, "ace", "ace", "3 marked", ""},
		{"at least two", Marks{Least: 2}, "d", "d", "1 marked, at least 2", "Mark 1 more."},
		{"a sum", Marks{Want: 7}, "ab", "ab", "3 of 7", "4 is still wanted."},
		{"more than the sum", Marks{Want: 7}, "de", "de", "9 of 7", ""},
		{"just the sum", Marks{Want: 7, Exact: true}, "dec", "dc", "7 of 7", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			c.m.Offer(items(5))
			for _, id := range c.press {
				c.m.Toggle(string(id))
			}
			got := ""
			for _, id := range c.m.Chosen() {
				got += id
			}
			want := []rune(c.want)
			slices.Sort(want)
			if got != string(want) || c.m.Line() != c.line || c.m.Missing() != c.missing {
				t.Errorf("%q is marked: %q, %q; want %q, %q, %q", got, c.m.Line(), c.m.Missing(), string(want), c.line, c.missing)
			}
		})
	}
}

// What cannot be marked says why, and marks on what is gone go.
func TestMarksRefuse(t *testing.T) {
	m := Marks{Most: 2}
	things := items(4)
	things[1].Why = "It is nailed down."
	m.Offer(things)
	r := &Root{}
	var nodes []Node
	build := func() {
		nodes = nil
		for i, x := range things {
			nodes = append(nodes, m.Node(Node{ID: x.ID, Rect: geom.R(100+100*float64(i), 100, 60, 60)}, x.ID, func() {}))
		}
		r.Set(NewLayout(1280, 720), m.Foot(nodes, geom.R(100, 300, 200, MarksHeight(1)), func() {}))
	}
	press := func(i int) string {
		build()
		click(r, 110+100*float64(i), 110)
		return r.Said()
	}
	if why := press(1); why != "It is nailed down." || m.Count() != 0 {
		t.Errorf("refused with %q", why)
	}
	press(0)
	press(2)
	if why := press(3); why == "" || m.Count() != 2 {
		t.Errorf("a third one is marked, %q", why)
	}
	m.Offer(things[:2])
	if m.Count() != 1 {
		t.Errorf("%d are marked of what is left", m.Count())
	}
	build()
	if r.Press("marks-none"); m.Count() != 0 {
		t.Error("what takes marks away leaves some")
	}
}

func wallet(have ...int) []Good {
	var out []Good
	for i, n := range have {
		out = append(out, Good{ID: string(rune('a' + i)), Name: string(rune('A' + i)), Have: n})
	}
	return out
}

// The payment that is proposed costs the least of all legal ones, and no change leads out of them.
func TestPaymentIsLegalAndCheap(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		goods := wallet(rapid.SliceOfN(rapid.IntRange(0, 5), 1, 5).Draw(t, "have")...)
		for i := range goods {
			goods[i].Rate, goods[i].Worth = rapid.IntRange(1, 3).Draw(t, "rate"), rapid.IntRange(1, 4).Draw(t, "worth")
		}
		price := rapid.IntRange(0, 9).Draw(t, "price")
		var m Payment
		m.Offer(price, goods, nil)
		all := 0
		for _, g := range goods {
			all += g.Have * g.rate()
		}
		if m.Possible() != (all >= price) {
			t.Fatalf("%d can be paid of %d: %v", price, all, m.Possible())
		}
		if !m.Possible() {
			return
		}
		least := m.cost(m.Paid())
		for range 12 {
			before := slices.Clone(m.Paid())
			i, by := rapid.IntRange(0, len(goods)-1).Draw(t, "good"), rapid.SampledFrom([]int{1, -1}).Draw(t, "by")
			changed := m.Change(i, by)
			now := m.Paid()
			if d := (now[i] - before[i]) * by; changed && d <= 0 || !changed && !slices.Equal(now, before) {
				t.Fatalf("%+d of good %d makes %v of %v", by, i, now, before)
			}
			if m.Sum() < price || m.cost(now) < least {
				t.Fatalf("%v pays %d of %d and costs %d, the cheapest %d", now, m.Sum(), price, m.cost(now), least)
			}
			for k, n := range now {
				if n < 0 || n > goods[k].Have || n > 0 && m.Sum()-goods[k].rate() >= price {
					t.Fatalf("%v pays more than there is, or than need be", now)
				}
			}
		}
		if m.Reset(); !m.Cheapest() || m.cost(m.Paid()) != least {
			t.Fatal("there is no way back to the cheapest")
		}
	})
}

// Payments that the rules name are the only ones, and a choice stays while it is legal.
func TestPaymentOfNamedWays(t *testing.T) {
	legal := [][]int{{2, 0, 0}, {0, 1, 1}, {1, 0, 2}}
	goods := wallet(3, 3, 3)
	var m Payment
	m.Offer(2, goods, legal)
	if got := m.Paid(); !slices.Equal(got, []int{2, 0, 0}) || m.Words() != "2 A" {
		t.Errorf("proposes %v, %q", got, m.Words())
	}
	if !m.Change(1, 1) || !slices.Equal(m.Paid(), []int{0, 1, 1}) || m.Words() != "1 B and 1 C" {
		t.Errorf("one more of B: %v, %q", m.Paid(), m.Words())
	}
	if m.Change(1, 1) {
		t.Error("two of B were paid")
	}
	m.Offer(2, goods, legal)
	if !slices.Equal(m.Paid(), []int{0, 1, 1}) {
		t.Error("the choice was forgotten")
	}
	m.Offer(2, goods, legal[:1])
	if !slices.Equal(m.Paid(), []int{2, 0, 0}) {
		t.Error("a choice that is not legal any more stays")
	}
	m.Propose([]int{2, 0, 0})
	if !m.Cheapest() {
		t.Error("a proposal is not followed")
	}
}

// The columns of a payment lie beside each other in its room at every size of letters, none too small for a finger's
// width where there is room.
func TestPaymentLayout(t *testing.T) {
	for _, letters := range []float64{1, 1.25, 1.5} {
		for n := 1; n <= 7; n++ {
			r := geom.R(10, 10, 246, 120)
			l := LayPayment(r, n, letters)
			for i, g := range l.Goods {
				if !g.Within(r) || g.Meets(l.Head) || i > 0 && g.Meets(l.Goods[i-1]) {
					t.Errorf("%d goods at %v: good %d lies at %v", n, letters, i, g)
				}
				if n <= 5 && g.W < 44 {
					t.Errorf("%d goods are only %v wide", n, g.W)
				}
			}
		}
	}
}
