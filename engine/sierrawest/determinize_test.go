package sierrawest

import (
	"math/rand/v2"
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
)

// TestDeterminizeDependsOnKnowledgeOnly changes things that seat 0 cannot know, and checks that
// this changes neither the determinized position nor the information state of the seat.
func TestDeterminizeDependsOnKnowledgeOnly(t *testing.T) {
	for mode := range ModeCount {
		a := midGame(t, mode, 3)
		b := *a
		b.player[1].hand, b.player[1].draw = swapCard(a.player[1].hand, a.player[1].draw)
		b.player[2].hand, b.player[2].draw = swapCard(a.player[2].hand, a.player[2].draw)
		b.chance = engine.NewChance(99, 99)
		if err := b.Script([]int{6}); err != nil {
			t.Fatal(err)
		}
		decideAll(&b)
		va, _ := a.InformationState(0)
		vb, _ := b.InformationState(0)
		if string(va) != string(vb) {
			t.Errorf("%s: the information state of seat 0 depends on hidden cards or chance:\n%s\n%s", mode, va, vb)
		}
		a.Determinize(0, rand.New(rand.NewPCG(1, 2)))
		b.Determinize(0, rand.New(rand.NewPCG(1, 2)))
		if *a != b {
			t.Errorf("%s: Determinize for seat 0 depends on hidden cards or chance", mode)
		}
	}
}

// swapCard exchanges the first card of a hand for the first card of a draw pile, and returns both
// piles. If the draw pile is empty, they stay the same.
func swapCard(hand, draw Set) (Set, Set) {
	if draw == 0 {
		return hand, draw
	}
	both := bit(Card(hand.First())) | bit(Card(draw.First()))
	return hand ^ both, draw ^ both
}

// decideAll assigns a card to each node with an undecided face-down card, as a loaded position may
// do.
func decideAll(s *State) {
	for n := range s.unknown.All() {
		s.card[n] = s.decideCard(Node(n))
	}
}

// TestDeterminizeIsUniform checks that Determinize puts each hidden card into another seat's hand,
// and a special card onto a node, with the expected frequency.
func TestDeterminizeIsUniform(t *testing.T) {
	const deals = 20_000
	s := midGame(t, AppleHill, 3)
	pool, size := s.Hidden(1), s.HandSize(1)
	node := s.unknown.First()
	row := box.node[node].Row
	var held [CardCount]int
	special := 0
	r := rand.New(rand.NewPCG(3, 4))
	c := *s
	for range deals {
		c.Determinize(0, r) // the same position is determinized again and again, as in a search
		for card := range c.player[1].hand.All() {
			held[card]++
		}
		turned := c
		if turned.decideCard(Node(node)).IsSpecial() {
			special++
		}
	}
	for card := range pool.All() {
		if want := deals * float64(size) / float64(pool.Len()); !gametest.WithinFiveSigma(held[card], want) {
			t.Errorf("card %d is in the hand of seat 1 in %d samples, want about %.0f", card, held[card], want)
		}
	}
	want := deals * float64(s.special[row]) / float64((s.unknown & box.rowNodes[row]).Len())
	if !gametest.WithinFiveSigma(special, want) {
		t.Errorf("the sampled card is special %d times, want about %.0f", special, want)
	}
	if c.player[0].hand != s.player[0].hand {
		t.Error("Determinize(0) changed the hand of seat 0")
	}
}
