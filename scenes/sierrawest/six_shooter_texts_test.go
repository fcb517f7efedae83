package sierrawest

import (
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestSixShooterSaysWhatIsAtStake checks that the button that ends a shooting says before the first
// shot that nothing is fired, that it links to the rules of the Six-Shooter, and that the tooltip
// of a shot says the chance with all bullets and what happens without a hit.
func TestSixShooterSaysWhatIsAtStake(t *testing.T) {
	for _, fired := range []bool{false, true} {
		b, nodes := decision(t, "outlaws_outposts", 2, func(s *rules.State, legal []engine.Move) bool {
			stops := len(legal) == 2
			return s.Phase() == rules.PhaseShoot && stops && s.Goods(s.Active(), rules.Bullet) > 1 &&
				(s.Goods(s.Active(), rules.Bullet) < 3) == fired
		})
		stop := nodeByID(t, nodes, "stop")
		want := "Stop firing"
		if b.Board.SparesShooter() {
			want = "Don't fire"
		}
		if stop.Label != want || b.Rule("stop") != "six-shooter" {
			t.Errorf("the button %q links to the rule %q, want %q and the Six-Shooter", stop.Label, b.Rule("stop"), want)
		}
		tip := nodeByID(t, nodes, "fire").Tip
		if !strings.Contains(tip, "% of the time") || !strings.Contains(tip, "damage") {
			t.Errorf("the tip of a shot is %q, want the chance of a hit and what follows without one", tip)
		}
	}
	for _, x := range []struct{ faces, bullets, percent int }{{2, 1, 33}, {2, 2, 56}, {3, 6, 98}, {0, 4, 0},
		{6, 1, 100}} {
		if got := chanceOfHit(x.faces, x.bullets); got != x.percent {
			t.Errorf("%d bullets that hit on %d faces hit with %d %%, want %d", x.bullets, x.faces, got, x.percent)
		}
	}
}

// TestRetreatNamesWhatFallsBack checks that the button and the prompt after damage name what falls
// back: the wagon after a Six-Shooter, the frontiersman at an outpost.
func TestRetreatNamesWhatFallsBack(t *testing.T) {
	b := newTestTable(t, 2)
	for cause, words := range map[int][2]string{causeSixShooter: {"Roll wagon back", "roll your wagon back"},
		causeOutpost: {"Leave the mountain", "foot of the mountain"}, 0: {"Fall back", "fall back"}} {
		b.Board.Pending.N = cause
		if got := b.MoveWords(engine.Move{Kind: rules.KindRetreat}); got != words[0] {
			t.Errorf("after damage with cause %d, the button is %q, want %q", cause, got, words[0])
		}
		got := hazardPrompt(rules.PhaseDamage, []engine.Move{{Kind: rules.KindRetreat}}, cause)
		if !strings.Contains(got, words[1]) {
			t.Errorf("after damage with cause %d, the prompt is %q, want %q in it", cause, got, words[1])
		}
	}
}

// TestEndOfTurnIsNoOpenEffect checks that the preview of a move after which the turn ends by itself
// does not say that more may change, only because the next cards are drawn then.
func TestEndOfTurnIsNoOpenEffect(t *testing.T) {
	checked := 0
	forPioneerPositions(t, func(s *rules.State) {
		if checked > 20 {
			return
		}
		for _, m := range s.Moves(nil) {
			if m.Kind != rules.KindVisit && m.Kind != rules.KindSummit {
				continue
			}
			after, reveals := *s, 0
			if after.Play(m, nil) != nil || after.Phase() != rules.PhasePioneer || len(after.Moves(nil)) != 1 {
				continue
			}
			tell := func(e engine.Event) {
				if e.Reveals && e.Kind != rules.EventDrew && e.Kind != rules.EventShuffled {
					reveals++
				}
			}
			if again := *s; again.Play(m, tell) != nil || reveals > 0 {
				continue
			}
			checked++
			b := newTestTable(t, 2)
			table.RevealSeats(b, engine.SeatsOf(s.Turn()))
			window, area := tabletest.WideWindow()
			table.ShowPosition(b, s, window, area)
			if table.PreviewMoves(b, s, m).RevealsHidden {
				t.Errorf("the preview of %s says that more may change", s.Notation(m))
			}
		}
	})
	if checked == 0 {
		t.Error("no move ends a turn by itself")
	}
}

// TestSummitTipsNameTheReward checks that the tooltip of a card whose summit moves up on a track
// names what moving up pays, as the card prints it.
func TestSummitTipsNameTheReward(t *testing.T) {
	b, named := newTestTable(t, 2), 0
	for c := range rules.FirstSpecial {
		if tracks := b.Board.Mode.Card(c).Summit.Info().Effect().Tracks; len(tracks) == 1 {
			if named++; !strings.Contains(b.cardTip(c), trackPays[tracks[0]]) {
				t.Errorf("the tip %q does not name the reward", b.cardTip(c))
			}
		}
	}
	if named == 0 {
		t.Error("no card has a summit with a track")
	}
}
