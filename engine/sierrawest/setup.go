package sierrawest

import "gulch/engine"

// newPosition returns a new position for a number of players, without mountain cards, row and
// hands, which New adds. full contains all options.
func newPosition(seats int, full engine.Options) (*State, error) {
	mode, err := indexOf(modeIDs[:], full["mode"], "mode")
	if err != nil {
		return nil, err
	}
	level, err := indexOf(levelIDs[:], full["solo_level"], "level")
	if err != nil {
		return nil, err
	}
	s := &State{
		seats: int8(seats), mode: Mode(mode), level: uint8(level), expert: full["expert_planning"] == "on",
		solo: seats == 1, round: 1, boots: bootsTokens, plan: noPlan,
	}
	if s.solo {
		s.seats = 2
		s.plans = 1<<planCount - 1
		s.player[Hastings].wagon = box.level[level].wagon
	}
	if fixed := full["start_seat"]; fixed != "random" {
		s.start = engine.Seat(fixed[0] - '0')
	}
	for i := range s.card {
		s.card[i] = NoCard
	}
	for i := range s.row {
		s.row[i] = NoCard
	}
	s.slots = [SummitSlots]Card{NoCard, NoCard, NoCard}
	for i := range s.climber {
		s.climber[i] = Base
	}
	for i := range s.owner {
		s.owner[i] = engine.NoSeat
	}
	s.market = box.mode[s.mode].market[s.seats]
	for p := range engine.Seat(s.seats) {
		if s.human(p) {
			s.player[p].draw = starters
			s.player[p].goods = [4]int16{1, 1, 1, 0}
		}
	}
	s.setUpMode()
	return s, nil
}

// setUpMode sets up the components that only exist in the mode of the game.
func (s *State) setUpMode() {
	players := int(s.seats)
	switch s.mode {
	case BoatsBanjos:
		for k := range s.fish {
			s.fish[k] = fishAtStart(players)
		}
	case GoldRush:
		s.carts = cartsAtStart(players)
	case OutlawsOutposts:
		for i, n := range outposts {
			c := s.outpostCard(i)
			s.outlaws[i] = uint8(s.printed(c).Outlaws[s.layout()])
			s.card[n] = c
			s.held |= bit(n)
		}
		for p := range s.player[:players] {
			if s.human(engine.Seat(p)) {
				s.player[p].bullets = startBullets
			}
		}
	}
}

const startBullets = 2

// compensateFirstPlayer gives the first of two players one additional food and wood, because it is
// a disadvantage to begin.
func (s *State) compensateFirstPlayer() {
	if s.seats == 2 && !s.solo && s.mode != OutlawsOutposts {
		s.player[s.start].goods[Food]++
		s.player[s.start].goods[Wood]++
	}
}

// layout returns which of the two arrangements of mountain cards is used: 0 for the short one, with
// two players or solo, and 1 for the long one. Tables of printed numbers that depend on the number
// of players use the same index.
func (s *State) layout() int {
	if s.seats > 2 {
		return 1
	}
	return 0
}

func fishAtStart(players int) uint8 { return uint8(2 + 2*players) }

func cartsAtStart(players int) uint8 { return uint8(3 * players) }

// dealMountain places the first card of the row and the mountain cards. Face-down cards stay
// undecided: each is drawn at random when it is turned up. This is equivalent to shuffling them,
// and no copy of the position can leak them.
func (s *State) dealMountain() {
	first := 0
	if s.mode == AppleHill {
		first = s.chance.Below(SpecialCards)
	}
	s.row[0], s.rowSize = FirstSpecial+Card(first), 1
	s.held = 1<<NodeCount - 1
	s.unknown = s.held
	s.unseen = allBasic
	if s.mode == OutlawsOutposts {
		s.unknown &^= outpostNodes
	} else {
		s.unseen |= allSpecial &^ bit(s.row[0])
		s.special = box.layout[s.layout()]
	}
	for n := range (box.rowNodes[5] & s.unknown).All() {
		s.card[n] = s.decideCard(Node(n))
		s.faceUp |= 1 << n
	}
}
