package drive

import (
	"math/rand/v2"

	"gulch/engine/testscale"
	"gulch/scenes/probe"
)

// Monkey is a random tester: it presses enabled targets at random.
type Monkey struct {
	App  *App
	Rand *rand.Rand
	// Weight returns the relative probability of pressing a target; 0 means never. If Weight is
	// nil, all targets have the weight 1.
	Weight func(probe.Target) float64
	// Touch makes the monkey use a finger instead of the mouse.
	Touch bool

	steps int
}

// stepsPerFrame is how many steps a monkey makes before the program must draw a frame, so that
// drawing code is tested, too.
var stepsPerFrame = testscale.Of(12, 1)

// Step waits until the program is not busy and shows an enabled target, presses a random target and
// returns it. It ends the test if no target appears within the timeout of [App.WaitFor].
func (m *Monkey) Step() probe.Target {
	m.App.t.Helper()
	var chosen probe.Target
	m.App.WaitFor("something to press", func(s probe.Snapshot) bool {
		var found bool
		if !s.Busy {
			chosen, found = m.choose(s.Targets)
		}
		return found
	})
	x, y := chosen.Center()
	if m.Touch {
		m.App.Tap(x, y)
	} else {
		m.App.Click(x, y)
	}
	if m.steps++; m.steps%stepsPerFrame == 0 {
		m.App.draw(nil)
	}
	return chosen
}

// choose returns a random target, with probabilities in proportion to the weights.
func (m *Monkey) choose(targets []probe.Target) (chosen probe.Target, found bool) {
	total := 0.0
	for _, t := range targets {
		weight := 1.0
		if m.Weight != nil {
			weight = m.Weight(t)
		}
		if !t.Enabled || weight <= 0 {
			continue
		}
		total += weight
		if m.Rand.Float64()*total < weight {
			chosen, found = t, true
		}
	}
	return chosen, found
}
