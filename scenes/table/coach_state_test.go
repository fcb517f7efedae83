package table

import (
	"testing"

	"gulch/engine"
)

// TestAdviserWithoutCoach checks that without a coach there are no opinions, hints or warnings.
func TestAdviserWithoutCoach(t *testing.T) {
	var a adviser
	_, warns := a.warns(engine.Move{Kind: 1}, 3)
	if a.hasOpinions() || a.done() || a.hint() != (engine.Move{}) || a.step(1e6) || warns || a.warnedAt != 0 {
		t.Errorf("without a coach the adviser has opinions, a hint or a warning: %+v", a)
	}
	a.hinting = true
	if a.drop(); a.hinting {
		t.Error("drop did not end the hint")
	}
}
