package boomtown

// appraiser estimates the values of cards, pawns and moves in one position, in gold. It is a local
// variable, so creating it allocates no memory. The position must not change while the appraiser is
// used.
type appraiser struct {
	s      *State
	pays   *[MineCount]float32
	worth  *[MineCount]float32
	rolls  int               // number of remaining production rolls, including that of this turn
	rel    float32           // weight of an opponent's loss of 1 gold relative to an own gain of 1: 1/(seats-1)
	unseen Set               // cards that have not been revealed yet
	lead   [MaxSeats]float32 // current score of each seat minus the mean; computed when first needed
	led    bool
}

func (s *State) appraise() appraiser {
	a := appraiser{s: s, rolls: min(s.RollsLeft(), maxRolls-1), rel: 1 / float32(s.seats-1)}
	option := 0
	if s.rules&ruleSumOrDie != 0 {
		option = 1
	}
	a.pays, a.worth = &guideTables.pays[option][a.rolls], &guideTables.worth[option][a.rolls]
	seen := s.removed | s.placed
	for p := range s.seats {
		seen |= s.mines[p] | s.kept[p]
	}
	for _, c := range s.row[:s.rowSize] {
		seen |= c.bit()
	}
	a.unseen = (1<<box.cards - 1) &^ seen
	return a
}
