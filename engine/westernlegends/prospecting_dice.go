package westernlegends

import "gulch/engine"

// Faces of a prospecting die.
const (
	faceNugget = 3 // highest face with a nugget: the faces 1 to 3 show one
	faceTen    = 4
	faceAgain  = 5
	faceGravel = 6
)

// Stages of rolling dice. Field st of the frame (entry on the stack) holds the next stage.
const (
	diceRoll uint8 = iota
	diceReact
	diceGain
	diceOver
)

const prospectDice = 2

// face returns the face of one die of a roll, or 0 if it has not been rolled. dice holds the whole
// roll, three bits for each die; at is the index of the die.
func face(dice int16, at int) int { return int(dice >> (3 * at) & 7) }

func setFace(dice *int16, at, to int) { *dice = *dice&^(7<<(3*at)) | int16(to)<<(3*at) }

// runDice rolls the dice and lets the player reroll some of them by using abilities or items. Then
// it gives the player the gain of each die in order (R71). f is the frame (entry on the stack) of
// the dice.
func (s *State) runDice(f *frame, obs engine.Observer) {
	p := f.seat
	switch f.st {
	case diceRoll:
		f.st = diceReact
		s.found = 0
		f.b = min(f.b, maxDice)
		for at := range int(f.b) {
			s.rollDie(f, at, false, obs)
		}
		s.open(winProspectRoll, p, 0)
	case diceReact:
		f.st = diceGain
		f.c = 0
	case diceGain:
		if f.c == f.b {
			f.st = diceOver
			return
		}
		f.c++
		s.gainDie(f, int(f.c-1), obs)
	default:
		was := s.pop()
		if was.d < 0 {
			s.signal(sigProspected, p, 1)
			s.signal(sigNuggetsFound, p, s.found)
		}
	}
}

func (s *State) rollDie(f *frame, at int, again bool, obs engine.Observer) {
	n := s.chance.Die(faceGravel)
	setFace(&f.a, at, n)
	tellRolled(obs, f.seat, n, at, again)
}

// gainDie gives the player of frame f the gain of one die; at is the index of the die. If the face
// gives another roll, it rolls the die again. It counts a nugget for stories even if the player
// cannot carry it.
func (s *State) gainDie(f *frame, at int, obs engine.Observer) {
	p := f.seat
	for {
		switch n := face(f.a, at); {
		case n <= faceNugget:
			s.found++
			s.gainNuggets(p, 1, Cause{Kind: CauseDice}, obs)
			return
		case n == faceTen:
			s.gainMoney(p, 10, RoadGold, Cause{Kind: CauseDice}, obs)
			return
		case n == faceGravel:
			if f.d >= 0 {
				s.runBlock(box.code[f.d].other, p, p)
			}
			return
		}
		s.gainMoney(p, 10, RoadGold, Cause{Kind: CauseDice}, obs)
		s.rollDie(f, at, true, obs)
	}
}

// rerollMoves appends to dst a move for each set of dice that player p may reroll with source.
func (s *State) rerollMoves(dst []engine.Move, p engine.Seat, source Source) []engine.Move {
	f := s.below(opDice)
	for dice := 1; dice < 1<<f.b; dice++ {
		if m := reroll(dice, source); s.mayReroll(m) {
			dst = append(dst, m)
		}
	}
	return dst
}

// mayReroll reports whether move m legally rerolls dice: the source (card, item or ability) that it
// uses may reroll the dice that it names.
func (s *State) mayReroll(m engine.Move) bool {
	w := &s.stack[s.depth-2]
	then, ok := s.usableSource(w, SourceOf(m))
	d := s.below(opDice)
	if !ok || d == nil || DiceOf(m) < 1 || DiceOf(m) >= 1<<d.b {
		return false
	}
	for _, in := range box.code[then.start:then.end] {
		if in.do == doReroll {
			return popCount(uint64(DiceOf(m))) <= int(in.n)
		}
	}
	return false
}

// Worth of what a die shows, compared with a nugget that the player can carry: $10, and a nugget
// that only counts for stories.
const (
	worthTen       = 0.4
	worthLeftThere = 0.1
)

// RerollHelps reports whether, in the open window after a roll of prospecting dice, a die shows
// less than a reroll of it brings on average. It depends only on what all players see.
func (s *State) RerollHelps() bool {
	f := s.below(opDice)
	if f == nil || s.OpenWindow() != windowIDs[winProspectRoll] {
		return false
	}
	p, shown := f.seat, 0
	for at := range int(f.b) {
		if face(f.a, at) <= faceNugget {
			shown++
		}
	}
	room := min(s.nuggetCap(p)-int(s.p[p].nuggets), int(s.nuggetPile))
	nugget, ten := 1.0, worthTen
	if room < max(shown, 1) {
		nugget = worthLeftThere
	}
	if s.p[p].money >= s.moneyCap(p) {
		ten = 0
	}
	mean := (3*nugget + 2*ten) / 5 // the mean m of a roll is (3*nugget + ten + (ten + m) + 0) / 6
	worth := [...]float64{faceNugget: nugget, faceTen: ten, faceAgain: ten + mean, faceGravel: 0}
	for at := range int(f.b) {
		if worth[max(face(f.a, at), faceNugget)] < mean {
			return true
		}
	}
	return false
}

// playReroll rerolls the dice of move m by using the card, item or ability that m names as its
// source.
func (s *State) playReroll(m engine.Move, obs engine.Observer) {
	s.below(opDice).c = int16(DiceOf(m))
	s.playSource(Use(SourceOf(m)), obs)
}
