package sierrawest

import (
	"fmt"

	"gulch/engine"
)

// Check returns an error for the first invariant that the position violates, or nil if it violates
// none. It checks I1 to I14, and whether the fields that describe the progress of the turn are
// consistent. Invariants about a sequence of positions are checked by Audit.
func (s *State) Check() error {
	for _, check := range []func() error{
		s.checkCounts, s.checkBoots, s.checkFish, s.checkCabins, s.checkDecks, s.checkCards, s.checkMountain,
		s.checkFigures, s.checkMarkers, s.checkEnd, s.checkOutlaws, s.checkCarts, s.checkPieces, s.checkFlow,
		s.checkRival, s.checkScores,
	} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// checkCounts checks that no seat and no supply has a negative amount of a good or more than its
// limit (invariant I1).
func (s *State) checkCounts() error {
	for p, me := range s.player[:s.seats] {
		for g, n := range me.goods {
			if n < 0 {
				return engine.Violates("I1", "seat %d has %d %s", p, n, Good(g))
			}
		}
		if me.bullets > MaxBullets {
			return engine.Violates("I1", "seat %d has %d bullets, more than the limit", p, me.bullets)
		}
		if s.mode != OutlawsOutposts && me.bullets+me.outlaws > 0 {
			return engine.Violates("I1", "seat %d has bullets or outlaws, which this mode does not have", p)
		}
	}
	if s.apples[0] > MaxApples || s.apples[1] > MaxApples || s.mode != AppleHill && s.apples != [2]uint8{} {
		return engine.Violates("I1", "the apple supplies are %v, beyond the limit or in another mode", s.apples)
	}
	return nil
}

// checkBoots checks that the supply and the seats together have all Pair of Boots tokens (invariant
// I2).
func (s *State) checkBoots() error {
	sum := int(s.boots)
	for _, me := range s.player[:s.seats] {
		sum += int(me.boots)
	}
	if sum != bootsTokens {
		return engine.Violates("I2", "there are %d Pair of Boots tokens, not %d", sum, bootsTokens)
	}
	return nil
}

// checkFish checks that the supply, the seats and the removed fish together have as many fish of
// each kind as there were at the start (invariant I3).
func (s *State) checkFish() error {
	want := 0
	if s.mode == BoatsBanjos {
		want = int(fishAtStart(int(s.seats)))
	}
	for k := range s.fish {
		sum := int(s.fish[k]) + int(s.gone[k])
		for _, me := range s.player[:s.seats] {
			sum += int(me.fish[k])
		}
		if sum != want {
			return engine.Violates("I3", "there are %d %s, not %d", sum, Trout+Good(k), want)
		}
	}
	return nil
}

// checkCabins checks that no cabin is missing or exists twice, and that no seat has more cabins
// than plots (invariant I4).
func (s *State) checkCabins() error {
	for c, want := range box.mode[s.mode].market[s.seats] {
		sum := int(s.market[c])
		for _, me := range s.player[:s.seats] {
			sum += int(me.cabins >> c & 1)
		}
		if sum != int(want) {
			return engine.Violates("I4", "there are %d %s, not %d", sum, Cabin(c), want)
		}
	}
	for p, me := range s.player[:s.seats] {
		if n := Set(me.cabins).Len(); n > Plots {
			return engine.Violates("I4", "seat %d has %d cabins", p, n)
		}
	}
	return nil
}

// checkDecks checks that the deck of each player consists of the starting cards and the claimed
// cards, each in one place (invariant I5).
func (s *State) checkDecks() error {
	for p := range engine.Seat(s.seats) {
		me := &s.player[p]
		want := starters | me.claimed
		if !s.human(p) {
			want = 0
		}
		laid := Set(0)
		if p == s.active {
			for _, c := range s.slots {
				laid |= bit(c)
			}
		}
		piles := [...]Set{me.hand, me.draw, me.discard, laid}
		have := Set(0)
		for _, pile := range piles {
			if have&pile != 0 {
				return engine.Violates("I5", "seat %d has card %s twice", p, s.printed(Card((have & pile).First())).ID)
			}
			have |= pile
		}
		if have != want {
			return engine.Violates("I5", "the cards of seat %d are %v, but should be %v", p, s.cardList(have),
				s.cardList(want))
		}
	}
	return nil
}

// checkCards checks that every mountain card is in exactly one place (invariant I6).
func (s *State) checkCards() error {
	seen, twice := Set(0), Set(0)
	book := func(set Set) {
		twice |= seen & set
		seen |= set
	}
	book(s.unseen)
	book(s.absent)
	for _, c := range s.card {
		book(bit(c))
	}
	for _, c := range s.row[:s.rowSize] {
		book(bit(c))
	}
	for _, me := range s.player[:s.seats] {
		book(me.claimed)
	}
	if twice != 0 {
		return engine.Violates("I6", "card %s is in two places", s.printed(Card(twice.First())).ID)
	}
	if missing := (allBasic | allSpecial) &^ seen; missing != 0 || seen&starters != 0 {
		return engine.Violates("I6", "cards %v are in no place, or a starting card is on the "+
			"mountain", s.cardList(missing))
	}
	return nil
}

// checkMountain checks that each node of the mountain holds a kind of card that it may hold
// (invariants I7, I8).
func (s *State) checkMountain() error {
	for n := range Node(NodeCount) {
		held, decided := s.held.Has(int(n)), s.card[n] != NoCard
		switch {
		case s.unknown.Has(int(n)) && (decided || !held) || !s.unknown.Has(int(n)) && decided != held:
			return engine.Violates("I7", "node %s: its card, held and unknown do not fit together", n)
		case !held:
			if s.faceUp.Has(int(n)) {
				return engine.Violates("I7", "%s is face up without a card", n)
			}
			continue
		case box.node[n].covers&^s.held != 0:
			return engine.Violates("I8", "%s covers an empty node", n)
		}
		open := s.uncovered(n)
		switch {
		case s.outpostAt(n) >= 0:
			open = false
		case s.card[n].IsSpecial() && open:
			return engine.Violates("I7", "special card %s on %s is uncovered", s.printed(s.card[n]).ID, n)
		}
		if s.faceUp.Has(int(n)) != open {
			return engine.Violates("I7", "the card on %s is face up although covered, or face down although "+
				"uncovered", n)
		}
	}
	return s.checkUnseen()
}

// checkUnseen checks that as many cards are undecided as there are nodes whose card is undecided.
func (s *State) checkUnseen() error {
	special := 0
	for row := 1; row <= 5; row++ {
		if n := (s.unknown & box.rowNodes[row]).Len(); int(s.special[row]) > n {
			return fmt.Errorf("row %d has %d special cards on %d nodes", row, s.special[row], n)
		}
		special += int(s.special[row])
	}
	if s.unknown.Len() != s.unseen.Len() || special != (s.unseen&allSpecial).Len() {
		return fmt.Errorf("%d cards are unseen, %d of them special, but %d nodes are undecided and need %d "+
			"special cards",
			s.unseen.Len(), (s.unseen & allSpecial).Len(), s.unknown.Len(), special)
	}
	return nil
}

// checkFigures checks that pioneers and frontiersmen are at places where they can be (invariant
// I9). A pioneer can only be in a cabin of his own seat.
func (s *State) checkFigures() error {
	for i, at := range s.climber {
		if at != Base && !s.held.Has(int(at)) {
			return engine.Violates("I9", "frontiersman %d is on %s, where there is no card", i, at)
		}
		if owner := climberOwner(i); at != Base && (owner >= engine.Seat(s.seats) || i == rightFigure && !s.solo) {
			return engine.Violates("I9", "frontiersman %d belongs to no seat of the game, but is not at the base", i)
		}
	}
	for p, me := range s.player[:s.seats] {
		a, b := me.pioneer[Green], me.pioneer[Tan]
		if a == b && a >= spotSummit {
			return engine.Violates("R20", "both pioneers of seat %d are at one post", p)
		}
		for path, at := range me.pioneer {
			if at >= spotCabin && me.cabins>>(at-spotCabin)&1 == 0 {
				return engine.Violates("R20", "the %s pioneer of seat %d is in a cabin it does not own", Path(path), p)
			}
			planning := engine.Seat(p) != s.active || s.phase != PhasePioneer
			if planning && at != spotResting && !at.keepsPost() {
				return engine.Violates("R60", "the %s pioneer of seat %d should be resting", Path(path), p)
			}
		}
	}
	return nil
}

// checkMarkers checks that wagons, canoes and track markers are on spaces that exist, and that
// there is room for the markers (invariant I10).
func (s *State) checkMarkers() error {
	for p, me := range s.player[:s.seats] {
		if me.wagon > LastSpace || int(me.canoe) > int(s.rowSize) || me.canoe > 0 && s.mode != BoatsBanjos {
			return engine.Violates("I10", "wagon %d or canoe %d of seat %d", me.wagon, me.canoe, p)
		}
		for t, at := range me.track {
			if int(at) > box.track[t].Top || at > 0 && Track(t) >= s.tracks() {
				return engine.Violates("I10", "seat %d is on %d of %s", p, at, Track(t))
			}
		}
	}
	for t := range Track(regularTracks) {
		if s.markersOn(t, 6) > box.track[t].RoomAt6 || s.markersOn(t, 5) > box.track[t].RoomAt5 {
			return engine.Violates("I10", "too many markers on top of %s", t)
		}
	}
	return nil
}

// checkEnd checks that the end of the game is triggered exactly when the row has its sixth card
// (invariant I11).
func (s *State) checkEnd() error {
	for i, c := range s.row {
		if (i < int(s.rowSize)) != c.IsSpecial() {
			return engine.Violates("I11", "slot %d of the row holds a wrong card, or a card beyond the size of "+
				"the row", i+1)
		}
	}
	full := s.rowSize == RowSlots
	if full != (s.endRound > 0) || full && s.endRound != s.round && s.endRound != min(s.round+1, LastRound) {
		return engine.Violates("I11", "%d row cards in round %d, and the last round is %d", s.rowSize, s.round,
			s.endRound)
	}
	return nil
}

// checkOutlaws checks that no outlaw is missing or exists twice, and that the outposts are on their
// nodes (invariant I12, R102).
func (s *State) checkOutlaws() error {
	if s.mode != OutlawsOutposts {
		if s.outlaws != [atBase + 1]uint8{} {
			return engine.Violates("I12", "there are outlaws, which this mode does not have")
		}
		return nil
	}
	for n := range Node(NodeCount) {
		if i := s.outpostAt(n); i >= atBase || i >= 0 && outposts[i] != n || s.card[n] == FirstSpecial {
			return engine.Violates("R102", "%s is not the place of %s", n, s.printed(s.card[n]).ID)
		}
	}
	if s.unseen&allSpecial != 0 {
		return engine.Violates("R103", "an outpost is unseen")
	}
	want, have := 0, 0
	for i := range outposts {
		want += s.printed(s.outpostCard(i)).Outlaws[s.layout()]
		have += int(s.outlaws[i])
		if s.outlaws[i] > 0 && s.outpostAt(outposts[i]) != i {
			return engine.Violates("I12", "outlaws on outpost %s, which has gone", outpostNames[i])
		}
	}
	if s.outpostAt(outposts[atBase-1]) < 0 && !s.absent.Has(int(s.outpostCard(atBase-1))) {
		want += extraOutlaws
	}
	have += int(s.outlaws[atBase])
	for _, me := range s.player[:s.seats] {
		have += int(me.outlaws)
	}
	if have != want {
		return engine.Violates("I12", "there are %d outlaws, not %d", have, want)
	}
	return nil
}

// checkCarts checks that the supply and the seats together have all mine carts (invariant I13).
func (s *State) checkCarts() error {
	want, have := 0, int(s.carts)
	if s.mode == GoldRush {
		want = int(cartsAtStart(int(s.seats)))
	}
	for _, me := range s.player[:s.seats] {
		have += int(me.carts[0]) + int(me.carts[1]) + int(me.carts[2])
	}
	if have != want {
		return engine.Violates("I13", "there are %d mine carts, not %d", have, want)
	}
	return nil
}

// checkPieces checks that each piece with an owner exists in this mode, and that the owner is a
// player (invariant I14).
func (s *State) checkPieces() error {
	for i, p := range s.owner {
		if p == engine.NoSeat {
			continue
		}
		here := Piece(i) == Mule || Piece(i) == Sheriff && s.mode == OutlawsOutposts ||
			(Piece(i) == Lantern || Piece(i) == Dynamite) && s.mode == GoldRush
		if !here || !s.human(p) {
			return engine.Violates("I14", "seat %d cannot own the %s", p, Piece(i))
		}
	}
	return nil
}

// checkScores checks that the lines of each seat's score sheet add up to its score, and that at
// least one seat has rank 1.
func (s *State) checkScores() error {
	for p := range engine.Seat(s.seats) {
		sum := 0
		for _, line := range s.Sheet() {
			sum += line.Points[p]
		}
		if sum != s.Score(p) {
			return fmt.Errorf("the sheet of seat %d adds up to %d, its score is %d", p, sum, s.Score(p))
		}
	}
	for _, rank := range s.Ranks(nil) {
		if rank == 1 {
			return nil
		}
	}
	return fmt.Errorf("no seat has rank 1")
}

// cardList returns the IDs of the cards of a set.
func (s *State) cardList(set Set) []string {
	list := []string{}
	for c := range set.All() {
		list = append(list, s.printed(Card(c)).ID)
	}
	return list
}
