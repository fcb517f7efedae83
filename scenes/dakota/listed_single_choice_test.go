package dakota

import (
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// TestOnlyJobIsListed checks that a press on a worker who can do only one job does not do the job,
// which would spend money, but lists it.
func TestOnlyJobIsListed(t *testing.T) {
	listed := 0
	for seed := uint64(1); seed < 6; seed++ {
		playGame(t, 2, seed, func(b *Table, s *rules.State, _ []engine.Event) {
			for _, m := range s.Moves(nil) {
				words, only := b.onlyJob(m)
				if !only {
					continue
				}
				listed++
				plays := func(n ui.Node) bool { return n.ID == s.Notation(m) && n.Enabled() }
				if slices.ContainsFunc(b.Nodes(table.NewDecision(b, s, s.Moves(nil)), nil), plays) {
					t.Errorf("seed %d: one press plays %s, without a list", seed, s.Notation(m))
				}
				b.chosen.spot = rules.SlotOf(m)
				nodes := b.Nodes(table.NewDecision(b, s, s.Moves(nil)), nil)
				if i := slices.IndexFunc(nodes, plays); i < 0 || nodes[i].Label != words {
					t.Errorf("seed %d: the list lacks %s with the words %q", seed, s.Notation(m), words)
				}
				b.chosen = nothing
			}
		})
	}
	if listed == 0 {
		t.Error("no worker had only one job")
	}
}

// TestOnlyBagIsOpened checks that the bag of a free exploration is chosen automatically if only one
// may be opened, and in no other case.
func TestOnlyBagIsOpened(t *testing.T) {
	opened, asked := 0, 0
	for seed := uint64(1); seed < 4; seed++ {
		playGame(t, 2, seed, func(b *Table, s *rules.State, _ []engine.Event) {
			if s.Phase() != rules.PhaseExploreBag {
				return
			}
			bags := slices.DeleteFunc(s.Moves(nil), func(m engine.Move) bool { return m.Kind != rules.KindBag })
			m, ok := b.PreparedAnswer(s)
			if want := len(bags) == 1 && s.ExploresFree(); ok != want || ok && m != bags[0] {
				t.Errorf("seed %d: with %d bags to open, PreparedAnswer returns %v, %v", seed, len(bags), m, ok)
			}
			opened, asked = opened+oneIf(ok), asked+oneIf(!ok)
		})
	}
	if opened == 0 || asked == 0 {
		t.Errorf("%d bags were opened automatically and %d not, want both", opened, asked)
	}
}

// TestWorkersWithoutBedsScoreNothing checks that the preview of hiring a miner without a bed
// promises no points, but says that a worker leaves.
func TestWorkersWithoutBedsScoreNothing(t *testing.T) {
	hired := 0
	for seed := uint64(1); seed < 6; seed++ {
		playGame(t, 2, seed, func(b *Table, s *rules.State, _ []engine.Event) {
			m := engine.Move{Kind: rules.KindHireMiner}
			if !slices.Contains(s.Moves(nil), m) || b.bedWarning(1) == "" {
				return
			}
			hired++
			slip := table.PreviewMoves(b, s, m)
			for _, c := range slip.Changes {
				if c.Icon == "laurels" && c.Seat == s.Turn() && c.Brings > c.Pays {
					t.Errorf("seed %d, day %d: a miner without a bed promises %d points", seed, s.Day(), c.Brings)
				}
			}
			if len(slip.Lines) == 0 {
				t.Errorf("seed %d, day %d: the preview does not say that there is no bed", seed, s.Day())
			}
		})
	}
	if hired == 0 {
		t.Error("no miner without a bed could be hired")
	}
}

// TestOfferedCardsShowTheirEffect checks that the cards among which Telegraph lets a player choose
// can be seen whole before the choice, and that each specialist of a school comes with its effect.
func TestOfferedCardsShowTheirEffect(t *testing.T) {
	cards, specialists := 0, 0
	for seed := uint64(1); seed < 60 && (cards == 0 || specialists == 0); seed++ {
		playGame(t, 2, seed, func(b *Table, s *rules.State, _ []engine.Event) {
			a := table.NewDecision(b, s, s.Moves(nil))
			for _, m := range a.Legal {
				if m.Kind != rules.KindKeepCard && m.Kind != rules.KindUpskill {
					continue
				}
				b.chosen = nothing
				if m.Kind == rules.KindUpskill {
					b.chosen.spot = rules.SlotOf(m)
				}
				nodes := b.Nodes(a, nil)
				i := slices.IndexFunc(nodes, func(n ui.Node) bool { return n.ID == s.Notation(m) })
				if back := slices.ContainsFunc(nodes, func(n ui.Node) bool { return n.ID == "list back" }); back !=
					(m.Kind == rules.KindUpskill) {
					t.Errorf("seed %d: the list of %s has a way back: %v", seed, s.Notation(m), back)
				}
				for _, c := range b.Board.Seen {
					if c < rules.CardKinds && !slices.ContainsFunc(nodes, func(n ui.Node) bool {
						return n.ID == s.Notation(rules.KeepCard(c))
					}) {
						t.Errorf("seed %d: %s, seen with Telegraph, is not shown", seed, c.Name())
					}
				}
				switch {
				case i < 0 || nodes[i].Tip == "":
					t.Errorf("seed %d: %s is not offered with a text about its effect", seed, s.Notation(m))
				case m.Kind == rules.KindUpskill:
					specialists++
				case nodes[i].ZoomPreview == nil || !strings.Contains(nodes[i].Tip, rules.CardOf(m).Text()):
					t.Errorf("seed %d: %s is not shown as a card with its text: %q", seed, s.Notation(m), nodes[i].Tip)
				default:
					cards++
				}
			}
			b.chosen = nothing
		})
	}
	if cards == 0 || specialists == 0 {
		t.Errorf("%d cards of Telegraph and %d specialists were offered, want some of both", cards, specialists)
	}
}
