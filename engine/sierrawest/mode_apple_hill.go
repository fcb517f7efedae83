package sierrawest

import "gulch/engine"

// This file holds the rules of the mode Apple Hill (R75 to R83). All players share the apple
// supplies, so gain and spend change these for apples.

// pushHarvest asks the active player whether to harvest the apples on the orchard cards along the
// trail, by putting a decision on the stack (R78).
func (s *State) pushHarvest(obs engine.Observer) {
	green, red := 0, 0
	for _, c := range s.row[:s.along(s.active)] {
		green += s.printed(c).Green
		red += s.printed(c).Red
	}
	tellHarvest(obs, s.active, green, red)
	s.push(PhaseHarvest, uint8(green), uint8(red))
}

// listPresses appends to dst a move for each combination of apples that the Cider Press can turn
// into gold.
func (s *State) listPresses(dst []engine.Move) []engine.Move {
	for green := 2; green >= 0; green-- {
		for red := 2 - green; red >= 0; red-- {
			if green+red > 0 && green <= int(s.apples[0]) && red <= int(s.apples[1]) {
				dst = append(dst, Press(green, red))
			}
		}
	}
	return dst
}

// press turns green and red apples from the supplies into gold for the active player (R43). The
// parameters are the numbers of apples.
func (s *State) press(green, red int, obs engine.Observer) {
	s.spend(s.active, GreenApple, green, FromCabin, obs)
	s.spend(s.active, RedApple, red, FromCabin, obs)
	s.gain(s.active, Gold, green+red, FromCabin, obs)
}
