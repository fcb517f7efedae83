//go:build !js

package westernlegends_test

import (
	"strings"
	"testing"

	rules "gulch/engine/westernlegends"
	"gulch/scenes/probe"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestFrontierPaymentIsAsked checks that settling frontier land asks once which cards to discard:
// with a tag for each way to pay, of which one is marked as the cheapest, and one press pays.
func TestFrontierPaymentIsAsked(t *testing.T) {
	app := resume(t, waitingIn(t, 3, rules.PhaseAct, nil, 20, func(s *rules.State) bool {
		n := 0
		for _, m := range s.Moves(nil) {
			if m.Kind == rules.KindFrontier {
				n++
			}
		}
		return n >= 2
	}), "")
	app.WaitScene("westernlegends/act")
	app.ClickTarget("sign frontier")
	var ways []probe.Target
	app.WaitFor("the ways to pay", func(s probe.Snapshot) bool {
		ways = nil
		for _, x := range s.Targets {
			if strings.HasPrefix(x.ID, "pay ") {
				ways = append(ways, x)
			}
		}
		return len(ways) > 0
	})
	chosen := 0
	for _, x := range ways {
		if x.Chosen {
			chosen++
		}
		if x.W < 44 || x.H < 40 || x.Label == "" {
			t.Errorf("the way to pay %+v, expected one with a label and at least 44 by 40 units", x)
		}
	}
	if len(ways) < 2 || chosen != 1 {
		t.Errorf("%d ways to pay, %d of them marked as the cheapest, expected at least 2 and 1", len(ways), chosen)
	}
	app.Key(ebiten.KeyEscape)
	if s := app.Snapshot(); s.Scene != "westernlegends/act" {
		t.Errorf("Escape opens %s while the question how to pay is open", s.Scene)
	} else if _, open := s.Find(ways[0].ID); open {
		t.Error("Escape does not close the question how to pay")
	}
	app.ClickTarget("sign frontier")
	app.Tick(30)
	app.Shot("frontier-payment.png")
	app.Resize(820, 1180)
	app.Tick(20)
	app.Shot("frontier-payment-tall.png")
	app.ClickTarget(ways[0].ID)
	app.WaitFor("the land to be settled", func(s probe.Snapshot) bool {
		_, open := s.Find(ways[0].ID)
		return !open && !s.Busy
	})
}
