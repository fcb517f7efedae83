package westernlegends

import (
	"fmt"

	"gulch/engine"
)

// Check returns an error for the first invariant that the position violates, or nil. The invariants
// are listed in RULES.md. Check covers 1 to 12 and 17; those about a sequence of positions are
// checked by Audit.
func (s *State) Check() error {
	for _, check := range []func() error{
		s.checkCards, s.checkFightCards, s.checkPlayers, s.checkTokens, s.checkBandits, s.checkPlaces, s.checkPlots,
		s.checkStories, s.checkDecks, s.checkFlow,
	} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// checkCards checks that each of the 52 poker cards is in exactly one place (invariant 1).
func (s *State) checkCards() error {
	var seen, twice CardSet
	book := func(set CardSet) {
		twice |= seen & set
		seen |= set
	}
	book(s.deck)
	book(s.discard)
	for p := range s.p[:s.seats] {
		book(s.p[p].hand)
	}
	for _, b := range s.bouts[:s.fighting] {
		for _, c := range b.played {
			if c >= 0 {
				book(c.bit())
			}
		}
	}
	if g := &s.game; g.kind != noGame && g.kind != gameFaro {
		book(g.house)
		for _, c := range g.flop[:g.flopSize] {
			book(c.bit())
		}
		for _, cards := range g.cards {
			for _, c := range cards {
				if c >= 0 {
					book(c.bit())
				}
			}
		}
	}
	switch {
	case twice != 0:
		return fmt.Errorf("invariant 1: card %s is in two places", twice.First())
	case seen != allCards:
		return fmt.Errorf("invariant 1: card %s is nowhere", (allCards &^ seen).First())
	}
	for _, c := range s.stacked[:s.stackedN] {
		if !s.deck.Has(c) {
			return fmt.Errorf("invariant 1: card %s is to be drawn next, but is not in the deck", c)
		}
	}
	return nil
}

// checkFightCards checks that each of the 13 fight cards is in exactly one place (invariant 2).
func (s *State) checkFightCards() error {
	var seen uint16
	n := 0
	book := func(cards []FightCard) {
		for _, c := range cards {
			seen |= 1 << uint(c)
			n++
		}
	}
	book(s.fightDeck[:s.fightLeft])
	for _, b := range s.bouts[:s.fighting] {
		book(b.drawn[:b.left])
	}
	if s.game.kind == gameFaro && s.faroDealt() {
		book(s.game.faro[:])
	}
	if seen != 1<<fightCards-1 || n != fightCards {
		return fmt.Errorf("invariant 2: %d fight cards (as a bit set: %b), want each of the %d "+
			"once", n, seen, fightCards)
	}
	return nil
}

// faroDealt reports whether a game of faro is in progress and its four cards have been taken from
// the fight deck.
func (s *State) faroDealt() bool {
	g := s.below(opGame)
	return g != nil && g.st >= faroBets
}

// checkPlayers checks what each player owns against the list seatRules (invariants 3, 5, 7, 8).
func (s *State) checkPlayers() error {
	for p := range engine.Seat(s.seats) {
		for _, rule := range seatRules {
			if broken := rule.broken(s, p, &s.p[p]); broken != "" {
				return fmt.Errorf("%sseat %d %s", rule.number, p, broken)
			}
		}
	}
	return nil
}

// seatRules lists the checks of a single player. number is the number of the invariant, "" for a
// check that belongs to none. broken returns a description of the fault, or "" if there is none.
var seatRules = []struct {
	number string
	broken func(s *State, p engine.Seat, pl *player) string
}{
	{"invariant 3: ", badPurse}, {"invariant 3: ", badGear}, {"invariant 7: ", badStock}, {"invariant 5: ", badTracks},
	{"invariant 8: ", badTokens}, {"", badGoals},
	{"invariant 3: ", badClasses}, {"", badMemory},
}

// badPurse returns a description of the fault if the money, nuggets or wounds of pl, the state of
// player p, are out of range, otherwise "".
func badPurse(s *State, p engine.Seat, pl *player) string {
	switch {
	case pl.money < 0 || pl.money%10 != 0 || pl.money > s.moneyCap(p):
		return fmt.Sprintf("has $%d", pl.money)
	case int(pl.nuggets) > s.nuggetCap(p):
		return fmt.Sprintf("has %d nuggets", pl.nuggets)
	case pl.wounds > maxWounds:
		return fmt.Sprintf("has %d wounds", pl.wounds)
	}
	return ""
}

func badGear(_ *State, _ engine.Seat, pl *player) string {
	if pl.upgraded&^pl.items != 0 || pl.weapon >= 0 && !pl.items.Has(pl.weapon) ||
		pl.mount >= 0 && !pl.items.Has(pl.mount) {
		return "uses or has upgraded what it does not own"
	}
	return ""
}

func badStock(s *State, _ engine.Seat, pl *player) string {
	if pl.items&^s.stocked != 0 {
		return "has an item that is not in the game"
	}
	return ""
}

func badTracks(_ *State, _ engine.Seat, pl *player) string {
	if pl.mp > 0 && pl.wp > 0 || pl.mp > topSpace || pl.wp > topSpace || pl.gp > topGambler || pl.lp < 0 {
		return fmt.Sprintf("is on %d, %d and %d with %d LP", pl.mp, pl.wp, pl.gp, pl.lp)
	}
	return ""
}

func badTokens(s *State, _ engine.Seat, pl *player) string {
	if n := popCount(uint64(pl.tokens)); n > maxTokens && s.below(askLegend) == nil {
		return fmt.Sprintf("has %d legendary tokens", n)
	}
	return ""
}

func badGoals(_ *State, _ engine.Seat, pl *player) string {
	if pl.goals&pl.done != 0 {
		return "holds a goal that is completed"
	}
	return ""
}

func badClasses(s *State, p engine.Seat, _ *player) string {
	for c := range classCount {
		if s.owned(p, c) > s.most(c) {
			return fmt.Sprintf("has %d of class %s", s.owned(p, c), classIDs[c])
		}
	}
	return ""
}

// badMemory returns a description of the fault if the record of player pl of cards in the hands of
// others contains cards of the player's own hand, otherwise "".
func badMemory(_ *State, _ engine.Seat, pl *player) string {
	if pl.known&pl.hand != 0 {
		return "knows cards of its own hand as cards of others"
	}
	return ""
}

// checkTokens checks that no nugget or token is missing or exists twice (invariants 4, 6, 8).
func (s *State) checkTokens() error {
	nuggets := int(s.nuggetPile)
	for _, n := range s.nuggetsOn {
		nuggets += int(n)
	}
	var cattle, legends, twice uint32
	var longhorns, hidden int
	cattle, legends = s.cattle, s.legends
	for p := range s.p[:s.seats] {
		pl := &s.p[p]
		nuggets += int(pl.nuggets)
		longhorns += int(pl.longhorns)
		if pl.cattle >= 0 {
			twice |= cattle >> uint(pl.cattle) & 1
			cattle |= 1 << uint(pl.cattle)
		}
		twice |= legends & pl.tokens
		legends |= pl.tokens
	}
	tokens := s.tokens
	for _, t := range append(s.roller[:], s.tokenOn[:]...) {
		if t >= 0 {
			twice |= tokens >> uint(t) & 1
			tokens |= 1 << uint(t)
		}
	}
	hidden = popCount(uint64(tokens & (1<<hiddenTokens - 1)))
	longhorns += popCount(uint64(tokens >> hiddenTokens))
	want := emptyPosition(int(s.seats), s.opts)
	switch {
	case twice != 0:
		return fmt.Errorf("invariant 6: a token is in two places")
	case nuggets != nuggetCount:
		return fmt.Errorf("invariant 4: there are %d nuggets in all, want %d", nuggets, nuggetCount)
	case cattle != want.cattle || legends != want.legends:
		return fmt.Errorf("invariant 6: the cattle tokens are %x and the legendary tokens %x (bit sets), want "+
			"%x and %x",
			cattle, legends, want.cattle, want.legends)
	case s.opts.anteUp && (hidden != hiddenTokens || longhorns != tokenCount-hiddenTokens):
		return fmt.Errorf("invariant 6: %d event tokens and %d longhorns, want %d and %d",
			hidden, longhorns, hiddenTokens, tokenCount-hiddenTokens)
	}
	return nil
}

// checkBandits checks that there are not too many bandits on the map, and that they are only in
// hideouts (invariant 9).
func (s *State) checkBandits() error {
	if s.bandits.Len() > banditCount {
		return fmt.Errorf("invariant 9: %d bandits on the map, at most %d are allowed", s.bandits.Len(), banditCount)
	}
	for x := range Space(maxSpaces) {
		if s.bandits.Has(x) && !box.space[x].Feature.hideout() {
			return fmt.Errorf("invariant 9: a bandit is at %s, which is not a hideout", x)
		}
	}
	return nil
}

// stands reports whether miniatures and tokens can be in space x: the space is part of this game
// and is not a mesa.
func (s *State) stands(x Space) bool { return s.inPlay(x) && box.space[x].Feature != Mesa }

// checkPlaces checks that tokens, nuggets and miniatures are only in spaces where the rules allow
// them (invariants 10, 11).
func (s *State) checkPlaces() error {
	for x := range Space(maxSpaces) {
		if (s.tokenOn[x] >= 0 || s.nuggetsOn[x] > 0) && !s.stands(x) {
			return fmt.Errorf("invariant 10: a token or nugget is at %s, where none can be", x)
		}
	}
	walks := s.below(askStep) != nil || s.below(askBonusStep) != nil // a player on a walk may be on a mesa
	for p, pl := range s.p[:s.seats] {
		if pl.placed && !s.stands(pl.space) && !(walks && s.inPlay(pl.space)) {
			return fmt.Errorf("invariant 10: the miniature of seat %d is at %s, where none can be", p, pl.space)
		}
	}
	if !s.stands(s.sheriff) || !s.inPlay(s.mibSpace) {
		return fmt.Errorf("invariant 10: the Sheriff is at %s and the Man in Black at %s; one of them cannot be "+
			"there", s.sheriff, s.mibSpace)
	}
	return nil
}

// checkPlots checks that each frontier token is in exactly one place (invariant 6).
func (s *State) checkPlots() error {
	seen := s.plotsOut
	for _, t := range s.plot {
		if t < 0 {
			continue
		}
		if seen>>t&1 != 0 {
			return fmt.Errorf("invariant 6: frontier token %s is in two places", box.plot[t].id)
		}
		seen |= 1 << t
	}
	return nil
}

// checkStories checks that every player has two discs, counting those on stories, and that each
// story is in one place only (invariant 12).
func (s *State) checkStories() error {
	for p := range engine.Seat(s.seats) {
		n := int(s.p[p].discs)
		for i := range s.tales {
			for _, q := range s.tales[i].disc[:s.tales[i].n] {
				if q == p {
					n++
				}
			}
		}
		if n != 2 {
			return fmt.Errorf("invariant 12: seat %d has %d discs, want 2", p, n)
		}
	}
	left := int(s.tales[0].left) + int(s.tales[1].left)
	for i := range s.tales {
		st := &s.tales[i]
		if st.story >= 0 && s.stories>>st.story&1 != 0 || st.story < 0 && st.n > 0 {
			return fmt.Errorf("invariant 12: story %d is both active and in a pile, or an empty slot has "+
				"discs", st.story)
		}
	}
	if left != popCount(s.stories) || s.tales[0].story >= 0 && s.tales[0].story == s.tales[1].story {
		return fmt.Errorf("invariant 12: the piles have %d stories, but %d are not turned up, or a story is in "+
			"both slots", left, popCount(s.stories))
	}
	return nil
}

// checkDecks checks that every event and every train encounter is in its deck or discard pile
// exactly once.
func (s *State) checkDecks() error {
	var events, train uint32
	for _, e := range s.eventDeck {
		events |= 1 << e
	}
	for _, e := range s.trainDeck {
		train |= 1 << e
	}
	if events != 1<<eventCount-1 || train != 1<<trainCount-1 || s.eventLeft > eventCount || s.trainLeft > trainCount {
		return fmt.Errorf("the deck of events or train encounters lacks cards, or is too large: events %x, "+
			"encounters %x (bit sets)",
			events, train)
	}
	return nil
}

// checkFlow checks that the seat to decide has a legal move unless the game is over (invariants 14,
// 17).
func (s *State) checkFlow() error {
	switch {
	case s.depth == 0:
		return nil
	case s.stack[0].op != opTurn:
		return fmt.Errorf("the bottom frame of the stack is not a turn")
	case s.top().op < firstAsk:
		return fmt.Errorf("the top frame %s asks nobody", opIDs[s.top().op])
	case s.top().seat < 0 || int8(s.top().seat) >= s.seats:
		return fmt.Errorf("the top frame asks seat %d, which is not in the game", s.top().seat)
	case s.lastRound > s.round+1:
		return fmt.Errorf("invariant 17: the last round is %d, announced in round %d", s.lastRound, s.round)
	case s.lastRound > 0 && s.round > s.lastRound:
		return fmt.Errorf("invariant 17: round %d is after the last round, %d", s.round, s.lastRound)
	}
	var buf [128]engine.Move
	if len(s.Moves(buf[:0])) == 0 {
		return fmt.Errorf("invariant 14: seat %d has no legal move in the phase %s", s.top().seat,
			phaseNames[s.Phase()])
	}
	return nil
}
