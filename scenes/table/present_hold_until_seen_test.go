package table

import (
	"testing"

	"gulch/render/motion"
	"gulch/scenes/stage"
)

// TestHeldAnimationsRunAtClockSpeed checks that an animation that stays on the screen to be read
// runs at clock speed, whatever the speed setting is.
func TestHeldAnimationsRunAtClockSpeed(t *testing.T) {
	fastest := stage.Speeds()[len(stage.Speeds())-2] // the last one skips animations
	app := &stage.App{Settings: &stage.Settings{PersonalSettings: stage.PersonalSettings{Speed: fastest}}}
	tb := presentation{environment: &environment{app: app}}
	tb.timeline.Add(motion.Animation{Length: 100})
	tb.timeline.Add(motion.Animation{Length: 100, RealTime: true})
	tb.timeline.Advance(1)
	if fast := tb.animationRate(); fast <= 1 {
		t.Fatalf("an ordinary animation runs at %v times clock speed, want more than 1", fast)
	}
	tb.timeline.Advance(100)
	if pace := tb.animationRate(); pace != 1 {
		t.Errorf("a held animation runs at %v times clock speed, want 1", pace)
	}
}
