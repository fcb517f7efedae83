package sierrawest

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestSpaceCostsTheSameEverywhere checks that a press on a space with a fee pays in the way that is
// highlighted among the ways to pay, and that all the ways shown are for the same space.
func TestSpaceCostsTheSameEverywhere(t *testing.T) {
	paid := 0
	for seed, mode := range []string{"apple_hill", "boats_banjos", "gold_rush", "outlaws_outposts"} {
		b := newTestTable(t, 2)
		state, err := rules.Game.New(2, engine.Options{"mode": mode}, uint64(seed))
		if err != nil {
			t.Fatal(err)
		}
		s, rng := state.(*rules.State), engine.NewRand(uint64(seed))
		window, area := tabletest.WideWindow()
		for moves := 0; s.Turn() != engine.NoSeat && moves < 250; moves++ {
			table.RevealSeats(b, engine.SeatsOf(s.Turn()))
			table.ShowPosition(b, s, window, area)
			nodes := b.Nodes(table.NewDecision(b, s, s.Moves(nil)), nil)
			paths := map[rules.Path]bool{}
			for _, n := range nodes {
				fee, ok := strings.CutPrefix(n.ID, "pay ")
				m, err := s.Parse(fee)
				if !ok || err != nil {
					continue
				}
				paths[rules.PathOf(m)] = true
				if n.Chosen && !pressed(nodes, fee) {
					t.Errorf("%s: the fee %q is highlighted, but a press on the space pays another one", mode, fee)
				}
				paid++
			}
			if len(paths) > 1 {
				t.Errorf("%s: the board lists fees of both paths", mode)
			}
			if err := s.Play(s.Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if paid == 0 {
		t.Error("no fee was to be paid: the test has checked nothing")
	}
}

// TestAdviceKeepsThePayment checks that a hint for one of several payments does not change what a
// press on the space or on a summit pays, that each way to pay plays its move, and that the board
// with the ways is not shown if there is only one.
func TestAdviceKeepsThePayment(t *testing.T) {
	asked, single := 0, 0
	forPioneerPositions(t, func(s *rules.State) {
		if asked > 12 && single > 0 {
			return
		}
		b := newTestTable(t, 2)
		window, area := tabletest.WideWindow()
		table.RevealSeats(b, engine.SeatsOf(s.Turn()))
		table.ShowPosition(b, s, window, area)
		usual := table.NewDecision(b, s, s.Moves(nil))
		before := b.Nodes(usual, nil)
		ways := map[engine.Move]int{}
		for _, m := range s.Moves(nil) {
			if m.Kind == rules.KindWalk || m.Kind == rules.KindSummit {
				ways[rules.Unpaid(m)]++
			}
		}
		for _, m := range s.Moves(nil) {
			if rules.PaymentOf(m) == 0 || ways[rules.Unpaid(m)] == 0 {
				continue
			}
			a := table.NewDecision(b, s, s.Moves(nil))
			a.Hint = m
			after := b.Nodes(a, nil)
			for i := range before {
				// the main button may become dim
				if before[i].ID != "main" && (before[i].ID != after[i].ID || before[i].Label != after[i].Label) {
					t.Errorf("a hint for %s changes %q (%s) to %q (%s)", s.Notation(m), before[i].ID, before[i].Label,
						after[i].ID, after[i].Label)
				}
			}
		}
		tags := 0
		for _, n := range before {
			if notation, ok := strings.CutPrefix(n.ID, "pay "); ok {
				tags++
				if m, ok := usual.MoveAt(n.ID); !ok || s.Notation(m) != notation {
					t.Errorf("the way to pay %q plays another move", n.ID)
				}
			}
		}
		switch {
		case tags == 1:
			t.Errorf("a board asks how to pay although there is only one way: %s", before[len(before)-1].ID)
		case tags > 1:
			asked++
		case slices.Contains(slices.Collect(maps.Values(ways)), 1):
			single++
		}
	})
	if asked == 0 || single == 0 {
		t.Errorf("%d positions ask how to pay and %d have a single way, expected some of each", asked, single)
	}
}

// TestPaymentsShowEveryGood checks that the tag of each payment that a move can make has a picture
// for every single good, also for apples and bullets, which only summits cost.
func TestPaymentsShowEveryGood(t *testing.T) {
	checked := map[rules.Good]bool{}
	forPioneerPositions(t, func(s *rules.State) {
		for _, m := range s.Moves(nil) {
			n := 0
			for g := rules.Food; g <= rules.Bullet; g++ {
				if of := rules.PaymentOf(m).Of(g); of > 0 {
					n, checked[g] = n+of, true
				}
			}
			if rules.PaymentOf(m) != 0 && len(coins(rules.PaymentOf(m))) != n {
				t.Errorf("the tag of %s has %d pictures, want %d", s.Notation(m), len(coins(rules.PaymentOf(m))), n)
			}
		}
	})
	for g := rules.Food; g <= rules.Bullet; g++ {
		if !checked[g] {
			t.Errorf("no move pays good %s", g)
		}
	}
}

// TestSignsFitTheirWidth checks that the pictures and numbers of what a space brings end where
// signsWidth says, so that the heading of a payment keeps enough room for them.
func TestSignsFitTheirWidth(t *testing.T) {
	yield := pathYield{goods: [rules.Salmon + 1]int{rules.GreenApple: 2, rules.RedApple: 1}, steps: 12}
	kit := tabletest.App(t, rules.Game).Kit
	window, _ := tabletest.WideWindow()
	pen := kit.Canvas(kit.Blank(1280, 720), window.View)
	signs := yield.signs()
	want := signsWidth(signs, gainSign)
	if got := paintSigns(pen, signs, 0, geom.R(0, 0, 200, 22), gainSign); got > want {
		t.Errorf("the signs end at %.1f, want at most %.1f", got, want)
	}
}

// TestSummitsWithAWalkAreNotRefused checks that the tooltip of a summit to which a press sends a
// pioneer does not say that he can't go there.
func TestSummitsWithAWalkAreNotRefused(t *testing.T) {
	checked := 0
	forPioneerPositions(t, func(s *rules.State) {
		if checked > 40 {
			return
		}
		b := newTestTable(t, 2)
		window, area := tabletest.WideWindow()
		table.RevealSeats(b, engine.SeatsOf(s.Turn()))
		table.ShowPosition(b, s, window, area)
		a := table.NewDecision(b, s, s.Moves(nil))
		for _, n := range b.Nodes(a, nil) {
			if _, plays := a.MoveAt(n.ID); plays && strings.HasPrefix(n.ID, "summit ") && n.Enabled() {
				if checked++; strings.Contains(n.Tip, "can't") {
					t.Errorf("a press on %q (%s) goes there, but the tip says %q", n.ID, n.Label, n.Tip)
				}
			}
		}
	})
	if checked == 0 {
		t.Error("no summit could be reached by a walk")
	}
}

// pressed reports whether nodes contain an enabled node with the given ID, which is the notation of
// its move.
func pressed(nodes []ui.Node, id string) bool {
	for _, n := range nodes {
		if n.ID == id && n.Enabled() {
			return true
		}
	}
	return false
}

// TestPaymentIsAsked checks in every mode, in windows of all classes and at two text sizes, that
// each choice of payments is a question: its ways are tags on a board that is shown or that a press
// on the thing opens, one tag for each way, large enough, and exactly one marked as the cheapest.
func TestPaymentIsAsked(t *testing.T) {
	asked := map[engine.Kind]int{}
	for seed, mode := range []string{"apple_hill", "boats_banjos", "gold_rush", "outlaws_outposts"} {
		b := newTestTable(t, 2)
		state, err := rules.Game.New(2, engine.Options{"mode": mode}, uint64(seed))
		if err != nil {
			t.Fatal(err)
		}
		s, rng := state.(*rules.State), engine.NewRand(uint64(seed))
		for moves := 0; s.Turn() != engine.NoSeat && moves < 250; moves++ {
			for what, ways := range choicesOfPayment(s) {
				window := ui.NewLayout([]int{1280, 820, 800}[moves%3], []int{720, 1180, 600}[moves%3])
				window.View.Text = []float64{1, 1.5}[moves%2]
				areas := []geom.Rect{geom.R(24, 56, 891, 648), geom.R(20, 60, 760, 824), geom.R(20, 56, 768, 768)}
				table.RevealSeats(b, engine.SeatsOf(s.Turn()))
				table.ShowPosition(b, s, window, areas[moves%3])
				checkPaymentTags(t, b, s, ways)
				asked[what.Kind]++
			}
			if err := s.Play(s.Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, kind := range []engine.Kind{rules.KindWalk, rules.KindBuild, rules.KindSummit} {
		if asked[kind] == 0 {
			t.Errorf("no payment of kind %v was asked for: the test has checked nothing", kind)
		}
	}
}

// TestDroppedPioneerAsksPayment checks that dropping a pioneer on a summit or on the next space
// asks how to pay, as a press on it does.
func TestDroppedPioneerAsksPayment(t *testing.T) {
	asked := map[engine.Kind]int{}
	for seed, mode := range []string{"apple_hill", "boats_banjos", "gold_rush", "outlaws_outposts"} {
		b := newTestTable(t, 2)
		state, err := rules.Game.New(2, engine.Options{"mode": mode}, uint64(seed))
		if err != nil {
			t.Fatal(err)
		}
		s, rng := state.(*rules.State), engine.NewRand(uint64(seed))
		window, area := tabletest.WideWindow()
		for moves := 0; s.Turn() != engine.NoSeat && moves < 250; moves++ {
			for what, ways := range choicesOfPayment(s) {
				path := rules.PathOf(what)
				to := ""
				switch what.Kind {
				case rules.KindSummit:
					to = "summit " + rules.SlotOf(what).String()
				case rules.KindWalk:
					to = fmt.Sprintf("well %s %d", path, s.Pioneer(s.Active(), path).Space+1)
				default:
					continue
				}
				table.RevealSeats(b, engine.SeatsOf(s.Turn()))
				table.ShowPosition(b, s, window, area)
				b.OnAllShown()
				nodes := func() []ui.Node { return b.Nodes(table.NewDecision(b, s, s.Moves(nil)), nil) }
				if len(tagsOf(nodes(), s, ways)) == 0 {
					dropNode(nodes(), "pioneer "+path.String(), to)
					asked[what.Kind]++
				}
				if tags := tagsOf(nodes(), s, ways); len(tags) != len(ways) {
					t.Errorf("%s: a pioneer dropped on %s is asked %d ways to pay, expected %d", mode, to, len(tags),
						len(ways))
				}
			}
			if err := s.Play(s.Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if asked[rules.KindSummit] == 0 || asked[rules.KindWalk] == 0 {
		t.Errorf("dropped pioneers asked %v times by kind, expected summits and spaces", asked)
	}
}

// dropNode drags the node with ID from to the centre of the node with ID to, if there are both.
func dropNode(nodes []ui.Node, from, to string) {
	var at geom.Point
	for _, n := range nodes {
		if n.ID == to {
			at = n.Rect.Center()
		}
	}
	for _, n := range nodes {
		if n.ID == from && n.Drag != nil {
			n.Drag(at, ui.Drag{End: true})
		}
	}
}

// choicesOfPayment returns the legal moves that can be paid in several ways, by the move without
// its payment.
func choicesOfPayment(s *rules.State) map[engine.Move][]engine.Move {
	all := map[engine.Move][]engine.Move{}
	for _, m := range s.Moves(nil) {
		switch m.Kind {
		case rules.KindWalk, rules.KindBuild, rules.KindSummit, rules.KindRoll:
			x := (*Table)(nil).Unpaid(m)
			all[x] = append(all[x], m)
		}
	}
	maps.DeleteFunc(all, func(_ engine.Move, ways []engine.Move) bool { return len(ways) < 2 })
	return all
}

// checkPaymentTags checks the tags of moves that differ in what they pay.
func checkPaymentTags(t *testing.T, b *Table, s *rules.State, ways []engine.Move) {
	t.Helper()
	best := cheapest(s, ways)
	nodes := func() []ui.Node { return b.Nodes(table.NewDecision(b, s, s.Moves(nil)), nil) }
	tags := tagsOf(nodes(), s, ways)
	if len(tags) == 0 {
		if !openPayment(b, s, best) {
			return // a press on the thing sends the other pioneer
		}
		tags = tagsOf(nodes(), s, ways)
	}
	if len(tags) != len(ways) {
		t.Errorf("%s: %d tags, expected one for each of %d ways to pay", s.Notation(best), len(tags), len(ways))
	}
	for m, n := range tags {
		if n.Chosen != (m == best) {
			t.Errorf("%s: the mark of the cheapest way is %v, expected %v", n.ID, n.Chosen, m == best)
		}
		if n.Rect.H < 44 || n.Rect.W < 36 {
			t.Errorf("%s: the tag at %.0f is too small, expected at least 36 by 44", n.ID, n.Rect)
		}
		if !n.Rect.Within(b.Area.Inset(-1)) {
			t.Errorf("%s: the tag at %.0f is outside of the table %.0f", n.ID, n.Rect, b.Area)
		}
	}
	b.OnAllShown()
}

// openPayment presses the node that asks how to pay for move m; it returns false if there is none.
func openPayment(b *Table, s *rules.State, m engine.Move) bool {
	a := table.NewDecision(b, s, s.Moves(nil))
	for _, n := range b.Nodes(a, nil) {
		if x, ok := a.MoveAt(n.ID); ok && x == m && n.Role == "button" {
			n.Press()
			return true
		}
	}
	return false
}

// tagsOf returns the tags of the given ways to pay among nodes, by move.
func tagsOf(nodes []ui.Node, s *rules.State, ways []engine.Move) map[engine.Move]ui.Node {
	tags := map[engine.Move]ui.Node{}
	for _, m := range ways {
		for _, n := range nodes {
			if id := s.Notation(m); n.ID == "pay "+id {
				tags[m] = n
			}
		}
	}
	return tags
}
