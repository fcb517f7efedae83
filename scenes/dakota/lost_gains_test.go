package dakota

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/scenes/table"
)

// TestWagonTrainNamesWhoGetsNone checks that the log line of Wagon Train names exactly the seats
// that get no miner, because the pool is empty.
func TestWagonTrainNamesWhoGetsNone(t *testing.T) {
	b := newTestTable(t, 4)
	state, err := rules.Game.New(4, nil, 5)
	if err != nil {
		t.Fatal(err)
	}
	showToMover(b, state.(*rules.State))
	train := engine.Event{Kind: rules.EventHappening, A: int16(rules.WagonTrain)}
	for pool := range 5 {
		b.Board.MinerPool = pool
		_, line := b.Line(train)
		_, none, told := strings.Cut(line, "none for")
		if told != (pool < 4) {
			t.Errorf("with %d miners in the pool for 4 seats the log says %q", pool, line)
		}
		for i, p := range b.Board.Order[:4] {
			if strings.Contains(none, b.Name(p)) != (i >= pool) {
				t.Errorf("with %d miners in the pool, %s is in place %d, but the log says %q", pool, b.Name(p), i+1, line)
			}
		}
	}
}

// TestEmptyPoolIsSaid checks that the preview and the log line of a cart that comes up name the ore
// that its crew could mine if the pool had more of it, and none if the pool is full.
func TestEmptyPoolIsSaid(t *testing.T) {
	said := 0
	playGame(t, 2, 4, func(b *Table, s *rules.State, _ []engine.Event) {
		for _, m := range s.Moves(nil) {
			if m.Kind != rules.KindReturnCart {
				continue
			}
			cart, pool := rules.CartSlotOf(m), b.Board.Pool
			back := engine.Event{Kind: rules.EventReturned, Seat: s.Turn(), A: int16(cart)}
			if _, line := b.Line(back); pool == plenty && strings.Contains(line, "short") {
				t.Errorf("with a full pool the log says %q", line)
			}
			seams := seamsOn(b.mover(), b.mover().Carts[cart].Leaf, nil)
			if len(seams) > 0 {
				r := seams[0].ore[0]
				b.Board.Pool = [rules.ResourceCount]int{}
				_, line := b.Line(back)
				lines := strings.Join(b.OutcomeLines(m), " ")
				if !strings.Contains(line, "short of") || !strings.Contains(lines, oreName(r)) {
					t.Errorf("the pool is empty and %s is in the shaft, but the log says %q, the preview %q", oreName(r), line,
						lines)
				}
				b.Board.Pool = pool
				said++
			}
		}
	})
	if said == 0 {
		t.Error("no cart comes up in this game")
	}
}

// TestShortageAtItsLimitIsSaid checks that the log line about a shortage says so if the price
// cannot rise any more.
func TestShortageAtItsLimitIsSaid(t *testing.T) {
	b := newTestTable(t, 2)
	b.Board.Shortage[rules.Gold] = rules.MostShortage()
	e := engine.Event{Kind: rules.EventShortage, A: int16(rules.Gold), B: int16(rules.MostShortage())}
	if _, line := b.Line(e); !strings.Contains(line, "the most there can be") {
		t.Errorf("the price does not rise, but the log says %q", line)
	}
	b.Board.Shortage[rules.Gold]--
	if _, line := b.Line(e); strings.Contains(line, "the most") {
		t.Errorf("the price rises, but the log says %q", line)
	}
}

// TestAttacksSayWhatTheyDo checks that the preview of every attack says what it brings and what may
// stop it, and that of Foul Rumors the number of cards of which one is taken.
func TestAttacksSayWhatTheyDo(t *testing.T) {
	seen := map[rules.Card]bool{}
	for seed := uint64(0); seed < 30 && len(seen) < 8; seed++ {
		playGame(t, 3, seed, func(b *Table, s *rules.State, _ []engine.Event) {
			for _, m := range s.Moves(nil) {
				if m.Kind != rules.KindAttack {
					continue
				}
				c, target := rules.CardOf(m), &b.Board.Towns[rules.TargetOf(m)]
				seen[c] = true
				x := table.PreviewMoves(b, s, m)
				if len(x.Lines) < 2 || !slices.ContainsFunc(x.Lines, func(l string) bool {
					return strings.Contains(l, "stopped")
				}) {
					t.Errorf("the preview of %s is %q, expected what it does and what stops it", c.Name(), x.Lines)
				}
				if c == rules.FoulRumours && target.HandSize > 1 && !strings.Contains(x.Lines[0], "1 of") {
					t.Errorf("the preview of %s against a hand of %d cards is %q", c.Name(), target.HandSize, x.Lines)
				}
			}
		})
	}
	if !seen[rules.FoulRumours] {
		t.Error("no Foul Rumors can be played in these games")
	}
}

// TestFullHandIsSaid checks that the preview of a lesson says by how many cards the hand would then
// be over its limit, and nothing if the card may be kept.
func TestFullHandIsSaid(t *testing.T) {
	over, kept := 0, 0
	for seed := uint64(0); seed < 30 && (over == 0 || kept == 0); seed++ {
		playGame(t, 3, seed, func(b *Table, s *rules.State, _ []engine.Event) {
			for _, m := range s.Moves(nil) {
				if m.Kind != rules.KindLearn {
					continue
				}
				said := strings.Join(b.OutcomeLines(m), " ")
				more := b.mover().HandSize + 1 - s.HandLimit(s.Turn())
				if more > 0 {
					over++
				} else {
					kept++
				}
				if (more > 0) != strings.Contains(said, "too many") ||
					more > 0 && !strings.Contains(said, strconv.Itoa(more)) {
					t.Errorf("a card more is %d over the limit, but the preview says %q", more, said)
				}
			}
		})
	}
	if over == 0 || kept == 0 {
		t.Errorf("%d lessons are over the limit, %d are not: both expected", over, kept)
	}
}
