package sierrawest

import "gulch/engine"

// This file holds the rules of the mode Outlaws & Outposts (R102 to R113).

// outpostCard returns the card of outpost i: 0 for I to 4 for V. The first special card is not an
// outpost, because it is in the row from the start.
func (s *State) outpostCard(i int) Card { return FirstSpecial + 1 + Card(i) }

// atBase is the index of the base in State.outlaws. The five outposts come before it.
const atBase = len(outposts)

// outpostAt returns the number of the outpost on node n: 0 for I to 4 for V, or -1 if there is
// none.
func (s *State) outpostAt(n Node) int {
	if s.mode == OutlawsOutposts && n < NodeCount {
		if c := s.card[n]; c.IsSpecial() {
			return int(c - s.outpostCard(0))
		}
	}
	return -1
}

// guarded reports whether there are outlaws on the outpost at node n (R105). It returns false if
// there is no outpost.
func (s *State) guarded(n Node) bool {
	i := s.outpostAt(n)
	return i >= 0 && s.outlaws[i] > 0
}

// outlawsLeft reports whether there is an outlaw on an outpost or at the base.
func (s *State) outlawsLeft() bool { return s.outlaws != [atBase + 1]uint8{} }

// onOutposts returns the total number of outlaws on the outposts.
func (s *State) onOutposts() int {
	sum := 0
	for _, n := range s.outlaws[:atBase] {
		sum += int(n)
	}
	return sum
}

// faces returns the die results printed on the wanted posters along the trail of seat p, as a bit
// set.
func (s *State) faces(p engine.Seat) uint8 {
	var set uint8
	for _, c := range s.row[:s.along(p)] {
		set |= s.printed(c).Faces
	}
	return set
}

// fireShot spends a bullet of the active player and rolls the die (R108). If the shot misses, the
// player may fire again or takes damage.
func (s *State) fireShot(obs engine.Observer) {
	p := s.active
	s.spend(p, Bullet, 1, FromShot, obs)
	die := s.chance.Die(6)
	result := die
	if s.owner[Sheriff] == p {
		result = min(die+1, 6)
	}
	hit := s.faces(p)>>result&1 != 0
	tellShot(obs, p, die, result, hit)
	switch {
	case hit:
		s.capture(p, obs)
	case s.player[p].bullets > 0:
		s.push(PhaseShoot, shootStarted, 0)
	default:
		s.pushDamage(damageSixShooter, obs)
	}
}

// capture gives seat p an outlaw: from the first outpost that has any, or from the base if no
// outpost has one (R110).
func (s *State) capture(p engine.Seat, obs engine.Observer) {
	at := 0
	for at < atBase && s.outlaws[at] == 0 {
		at++
	}
	s.outlaws[at]--
	s.player[p].outlaws++
	tellCaptured(obs, p, at, int(s.outlaws[at]))
	if s.owner[Sheriff] == p {
		s.gain(p, Gold, 1, FromSheriff, obs)
	}
	if at == atBase || s.outlaws[at] > 0 {
		return
	}
	s.moveToRow(outposts[at], obs)
	if last := outposts[atBase-1]; s.onOutposts() == 0 && s.outpostAt(last) >= 0 { // R111
		s.moveToRow(last, obs)
		s.outlaws[atBase] = extraOutlaws
		tellBandits(obs, extraOutlaws)
	}
	s.settleMountain(obs)
}
