package drive

import (
	"math/rand/v2"

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
}

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
