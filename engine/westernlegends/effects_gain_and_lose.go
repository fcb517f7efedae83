package westernlegends

import "gulch/engine"

// This file holds the effects that change what a player owns.

func (s *State) fxMoney(e effect) { s.gainMoney(e.seat, e.n, e.road(), causeOf(e.index), e.obs) }

func (s *State) fxLP(e effect) { s.gainLP(e.seat, e.n, e.road(), causeOf(e.index), e.obs) }

func (s *State) fxDraw(e effect) { s.draw(e.seat, int(e.n), causeOf(e.index), e.obs) }

func (s *State) fxWound(e effect) {
	s.push(frame{op: opWound, seat: e.seat, by: e.seat, a: e.n, b: flag(e.firm), d: e.index + 1})
}

func (s *State) fxHeal(e effect) { s.heal(e.seat, int(e.n), causeOf(e.index), e.obs) }

func (s *State) fxNugget(e effect) { s.gainNuggets(e.seat, int(e.n), causeOf(e.index), e.obs) }

func (s *State) fxLegend(e effect) {
	s.drawLegends(e.seat, int(e.n), 0, e.road(), causeOf(e.index), e.obs)
}

func (s *State) fxLonghorn(e effect) { s.gainLonghorns(e.seat, int(e.n), e.obs) }

// fxRefill carries out effect e, by which a player draws cards up to the hand size, the number of
// cards that the player may keep.
func (s *State) fxRefill(e effect) {
	s.draw(e.seat, s.handSize(e.seat)-s.p[e.seat].hand.Len(), causeOf(e.index), e.obs)
}

func (s *State) fxGiveCard(e effect) {
	s.push(frame{op: opDiscard, seat: e.seat, by: e.by, a: e.n, b: discardGive, d: e.index + 1})
}

func flag(b bool) int16 {
	if b {
		return 1
	}
	return 0
}

// fxDiscard carries out effect e, by which a player discards cards (R34).
func (s *State) fxDiscard(e effect) {
	s.push(frame{
		op: opDiscard, seat: e.seat, by: e.seat, a: e.n, b: discardForced, c: flag(e.firm), d: e.index + 1,
	})
}

// fxPoint carries out effect e, which gives points on a track: the one that the effect names, the
// track of the player's alignment, or a track of the player's choice.
func (s *State) fxPoint(e effect) {
	p, t := e.seat, Track(e.key)
	switch t {
	case ownTrack:
		switch s.align(p) {
		case alignMarshal:
			t = Marshal
		case alignWanted:
			t = Wanted
		default:
			s.runBlock(e.other, p, p)
			return
		}
	case anyTrack:
		s.push(frame{op: askReward, seat: p, by: p, a: rewardTrack, b: e.index})
		return
	}
	s.gainPoints(p, t, e.n, causeOf(e.index))
}

// fxAction carries out effect e, which gives the active player more actions in this turn. It does
// nothing for other players (R21).
func (s *State) fxAction(e effect) {
	if e.seat == s.active {
		s.actions += uint8(e.n)
		tellActions(e.obs, e.seat, int(e.n), causeOf(e.index).number())
	}
}

// fxPayTo carries out effect e, by which a player pays an amount to the player who caused the
// effect. A player with less money pays all of it.
func (s *State) fxPayTo(e effect) {
	why := causeOf(e.index)
	paid := min(e.n, s.p[e.seat].money)
	s.loseMoney(e.seat, paid, e.by, why, e.obs)
	s.gainMoney(e.by, paid, e.road(), why, e.obs)
}

// fxSlow carries out effect e: Wanted players near the Sheriff move fewer spaces in their next
// turn.
func (s *State) fxSlow(e effect) {
	for p := range engine.Seat(s.seats) {
		if s.wanted(p) && int16(box.law[s.au()][s.sheriff][s.p[p].space]) <= e.m {
			s.p[p].slowNext += uint8(e.n)
			tellSlow(e.obs, p, int(s.p[p].slowNext), causeOf(e.index).number())
		}
	}
}

// Values of field b of a frame with the operation opDiscard: the reason for which a player loses
// cards.
const (
	discardForced int16 = iota // an effect demands the cards: a player without cards takes a wound instead (R34)
	discardPay                 // the cards pay for a cost
	// the player gives the cards to another player, whom field by of the frame names
	discardGive
	discardWound // a card is discarded instead of a wound beyond the third (R33)
)

// runDiscard takes the next card from a player's hand. Field a of frame f is the number of cards
// that are still to be taken.
func (s *State) runDiscard(f *frame, obs engine.Observer) {
	p := f.seat
	switch {
	case f.a == 0:
		s.pop()
	case s.p[p].hand == 0:
		was := s.pop()
		if was.b == discardForced && s.p[p].wounds < maxWounds {
			s.push(frame{op: opWound, seat: p, by: p, a: 1, d: was.d})
		}
	case f.c == 1:
		f.a--
		s.discardRandom(p, obs)
	default:
		s.push(frame{op: askDiscard, seat: p, by: f.by})
	}
}

// playDiscard discards card c, which the player has chosen, or gives it to the player who demanded
// it.
func (s *State) playDiscard(c Card, obs engine.Observer) {
	s.pop()
	f := s.top()
	f.a--
	if f.b == discardGive {
		s.giveCard(f.seat, f.by, c, obs)
		return
	}
	s.discardFromHand(f.seat, c, obs)
}

// Stages of gaining wounds. Field st of the frame (entry on the stack) holds the next stage.
const (
	woundIncoming uint8 = iota
	woundCount
	woundGained
	woundOver
)

// runWound carries out the next step of wounding a player (R33). f is the frame (entry on the
// stack) of the wounds. First the player may use reactions. Then the wounds are added, and a card
// is discarded for each wound beyond the third. Finally, effects that follow a wound are used.
func (s *State) runWound(f *frame, obs engine.Observer) {
	p := f.seat
	f.st++
	switch f.st - 1 {
	case woundIncoming:
		if f.b == 0 {
			s.open(winWoundIncoming, p, 0)
		}
	case woundCount:
		n := min(int(f.a), maxWounds-int(s.p[p].wounds))
		over := f.a - int16(n)
		f.c = int16(n)
		if n > 0 {
			s.setWounds(p, n, s.woundCause(f), obs)
		}
		if over > 0 {
			tellNoEffect(obs, p, FailWounds, int(over), NoSpace)
		}
		if over > 0 && s.p[p].hand != 0 {
			s.push(frame{op: opDiscard, seat: p, by: p, a: over, b: discardWound})
		}
	case woundGained:
		if f.c > 0 {
			s.open(winWoundGained, p, 0)
		}
	default:
		s.pop()
	}
}

// woundCause returns the cause of the wounds of frame f: the component whose effect brings them, or
// a lost fight.
func (s *State) woundCause(f *frame) Cause {
	if f.d == 0 && s.fighting > 0 {
		return Cause{Kind: CauseLostFight}
	}
	return causeOf(f.d - 1)
}

// Stages of gaining points. Field st of the frame (entry on the stack) holds the next stage.
const (
	pointsFirst uint8 = iota
	pointsStep
	pointsMarker
	pointsAfter
	pointsSignals
	pointsOver
)

// gainPoints gives player p n points on track t, one at a time (R54 to R57, R94). A Wanted player
// gains no Marshal points. why is the cause, which the events name.
func (s *State) gainPoints(p engine.Seat, t Track, n int16, why Cause) {
	if n > 0 && (t != Marshal || !s.wanted(p)) {
		s.push(frame{op: opPoints, seat: p, by: p, a: int16(t), b: n, d: int16(why.number())})
	}
}

func (s *State) runPoints(f *frame, obs engine.Observer) {
	p, t := f.seat, Track(f.a)
	switch f.st {
	case pointsFirst:
		f.st = pointsStep
		if t == Wanted && s.p[p].mp > 0 {
			s.setCube(p, Marshal, 0, Cause{Kind: CauseOutlawed}, obs)
		}
	case pointsStep:
		if f.b == 0 {
			f.st = pointsSignals
			return
		}
		f.b--
		f.st = pointsMarker
		s.stepCube(f, obs)
	case pointsMarker:
		f.st = pointsAfter
		if at := s.cube(p, t); box.track[t][at].marker && s.marks>>t&1 != 0 {
			s.marks &^= 1 << t
			s.oweEvent(p)
			tellMarker(obs, p, t, 0)
		}
	case pointsAfter:
		f.st = pointsStep
		if t == Gambler {
			s.open(winGamblerGained, p, 0)
		}
	case pointsSignals:
		f.st = pointsOver
		s.pointSignals(f)
	default:
		s.pop()
	}
}

// stepCube moves a player's cube one space along its track and starts the reward of the new space.
// Frame f names the player and the track. At the end of a track the cube stays, and the player only
// gets a reward (R57, R94).
func (s *State) stepCube(f *frame, obs engine.Observer) {
	p, t := f.seat, Track(f.a)
	at := int(s.cube(p, t))
	if at == box.tops[t] && t != Gambler {
		s.gainLP(p, 1, roadOfTrack[t], Cause{CauseMarshal + CauseKind(t), at}, obs)
		return
	}
	if at < box.tops[t] {
		at++
		s.setCube(p, t, uint8(at), Why(f.d).Cause(), obs)
	}
	f.c++
	s.runBlock(box.track[t][at].then, p, p)
}

// setCube moves the cube of player p on track t. at is the number of the new space, counted from 1;
// 0 takes the cube off the track. why is the cause, which the event names.
func (s *State) setCube(p engine.Seat, t Track, at uint8, why Cause, obs engine.Observer) {
	switch t {
	case Marshal:
		s.p[p].mp = at
	case Wanted:
		s.p[p].wp = at
	default:
		s.p[p].gp = at
	}
	tellPoint(obs, p, t, int(at), why.number())
}

func (s *State) pointSignals(f *frame) {
	if f.c == 0 {
		return
	}
	p := f.seat
	switch Track(f.a) {
	case Marshal:
		s.signal(sigMarshalGained, p, 1)
		s.signal(sigLawGained, p, 1)
	case Wanted:
		s.signal(sigWantedGained, p, 1)
		s.signal(sigLawGained, p, 1)
	}
	s.open(winPointsGained, p, 0)
}

// drawLegends makes player p draw n legendary tokens and then choose which to keep (R86, R87). keep
// is the most that p may own afterwards; 0 means three. by is the source of the gain and why its
// cause.
func (s *State) drawLegends(p engine.Seat, n, keep int, by Road, why Cause, obs engine.Observer) {
	drawn := 0
	for ; drawn < n && s.legends != 0; drawn++ {
		t := nthBit(uint64(s.legends), s.chance.Below(popCount(uint64(s.legends))))
		s.legends &^= 1 << t
		s.p[p].tokens |= 1 << t
		s.revealing.legends |= 1 << t
	}
	if keep == 0 {
		keep = maxTokens
	}
	s.emitLegends(p, drawn, by, why, obs)
	s.push(frame{op: opLegend, seat: p, by: p, a: int16(keep)})
}

// runLegend asks the player which legendary tokens to keep, if there are more than allowed. f is
// the frame (entry on the stack) of that decision.
func (s *State) runLegend(f *frame) {
	if popCount(uint64(s.p[f.seat].tokens)) <= int(f.a) {
		s.pop()
		return
	}
	p, keep := f.seat, f.a
	s.pop()
	s.push(frame{op: askLegend, seat: p, by: p, a: keep})
}

// playKeepTokens gives the legendary tokens that the player does not keep by move m back to the
// supply.
func (s *State) playKeepTokens(m engine.Move, obs engine.Observer) {
	p := s.pop().seat
	set := tokenSet(m)
	s.legends |= s.p[p].tokens &^ set
	s.p[p].tokens = set
	s.emitLegends(p, 0, RoadNone, Cause{}, obs)
}

// emitLegends sends two events. One tells everybody how many legendary tokens player p has and has
// drawn, the other tells p which tokens they are. by is the source of the gain and why its cause.
func (s *State) emitLegends(p engine.Seat, drawn int, by Road, why Cause, obs engine.Observer) {
	set, shows := s.p[p].tokens, obs
	if drawn > 0 {
		shows = engine.Revealing(obs)
	}
	tellLegend(obs, p, popCount(uint64(set)), drawn, by, why.number())
	s.revealing.legends = 0
	tellLegends(shows, p, uint16(int16(set)), uint16(int16(set>>16)))
}

// TokensOf returns the parts of move m, which must be a KindKeepTokens move: up to three legendary
// tokens, each as its number plus one, and 0 for each that is missing.
func TokensOf(m engine.Move) [3]int { return [3]int{Token1Of(m), Token2Of(m), Token3Of(m)} }

// tokenSet returns, as a bit set, the legendary tokens that move m keeps, which must be a
// KindKeepTokens move.
func tokenSet(m engine.Move) uint32 {
	set := uint32(0)
	for _, x := range TokensOf(m) {
		if x > 0 && x <= legendCount {
			set |= 1 << (x - 1)
		}
	}
	return set
}
