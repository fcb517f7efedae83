package sierrawest

import "gulch/engine"

// This file holds the rules of the mode Gold Rush (R95 to R101).

// trailGold returns the amount of gold on the mine cards along the trail of seat p. Dark mines only
// count for the owner of the lantern (R96, R97).
func (s *State) trailGold(p engine.Seat) int {
	sum := 0
	for _, c := range s.row[:s.along(p)] {
		if mine := s.printed(c); !mine.Dark || s.owner[Lantern] == p {
			sum += mine.Gold
		}
	}
	return sum
}

// playMining carries out the icon Mining for the active player. The die decides how much of the
// gold along the trail becomes stone (R96).
func (s *State) playMining(obs engine.Observer) {
	total := s.trailGold(s.active)
	if total == 0 {
		return
	}
	die := s.chance.Die(6)
	stone := min((die+1)/2, total)
	tellMined(obs, s.active, total, die, total-stone, stone)
	s.gain(s.active, Gold, total-stone, FromMine, obs)
	s.gain(s.active, Stone, stone, FromMine, obs)
}

// listLoads appends to dst a move for each way in which the active player can load a mine cart.
// Carts with the same content count as one (R98).
func (s *State) listLoads(dst []engine.Move) []engine.Move {
	p := s.activePlayer()
	for inside := range CartRoom {
		if p.carts[inside] == 0 {
			continue
		}
		for n := 1; n <= min(CartRoom-inside, int(p.goods[Gold])); n++ {
			dst = append(dst, Load(inside, n))
		}
	}
	return dst
}

// load moves n gold of the active player into one of the player's mine carts, which is given by the
// amount of gold that is already inside. The gold stays there until the end of the game (R95).
func (s *State) load(inside, n int, obs engine.Observer) {
	p := s.activePlayer()
	s.spend(s.active, Gold, n, FromCart, obs)
	p.carts[inside]--
	p.carts[inside+n]++
	tellLoaded(obs, s.active, inside, n)
}

// cartGold returns the amount of gold in all mine carts of the player.
func (p *player) cartGold() int { return int(p.carts[1]) + 2*int(p.carts[2]) }
