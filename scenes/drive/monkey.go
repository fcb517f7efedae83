package drive

import (
	"math/rand/v2"

	"gulch/engine/effort"
	"gulch/scenes/probe"
)

// Monkey presses enabled targets at random.
type Monkey struct {
	App  *App
	Rand *rand.Rand
	// Weight says how willingly a target is pressed: 0 never, 1 as any other. Nil is 1 for all.
	Weight func(probe.Target) float64
	// Touch makes the monkey use a finger instead of the mouse.
	Touch bool

	steps int
}

// looks is after how many steps a monkey has the program draw a frame, so that what it gets to is drawn and not only
// computed.
var looks = effort.Of(12, 1)

// Step waits until there is something to press, presses it and returns what it was. While the program is busy it
// waits; it ends the test if nothing ever becomes pressable.
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
	if m.steps++; m.steps%looks == 0 {
		m.App.draw(nil)
	}
	return chosen
}

// choose draws one of the targets in proportion to its weight.
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
