package westernlegends

import (
	"gulch/engine"
	"gulch/engine/westernlegends/poker"
)

// Accessors for scenes and bots. They return public information unless the comment says otherwise.

// Round returns the number of the current round (now), counted from 1, and the number of the last
// round, which is 0 until the end of the game is triggered.
func (s *State) Round() (now, last int) { return int(s.round), int(s.lastRound) }

// SettingUp reports whether the game is still being set up: the first turn has not begun.
func (s *State) SettingUp() bool { return s.depth > 0 && s.stack[0].st <= turnItems }

// Active returns the seat whose turn it is. It may differ from Turn, the seat that has to decide
// now.
func (s *State) Active() engine.Seat { return s.active }

// ActionsLeft returns the number of actions that the active player has left.
func (s *State) ActionsLeft() int { return int(s.actions) }

// Character returns a seat's character, or NoChar if none has been chosen yet.
func (s *State) Character(p engine.Seat) Char { return s.p[p].char }

// Space returns the space of a seat's miniature, or NoSpace before it is placed.
func (s *State) Space(p engine.Seat) Space {
	if !s.p[p].placed {
		return NoSpace
	}
	return s.p[p].space
}

// LP returns the legendary points that a seat has gained, without those of the final scoring.
func (s *State) LP(p engine.Seat) int { return int(s.p[p].lp) }

// Money returns a seat's dollars and the most that it may own (R3).
func (s *State) Money(p engine.Seat) (now, most int) { return int(s.p[p].money), int(s.moneyCap(p)) }

// Nuggets returns the number of nuggets that a seat has now, and the most that it can carry (R4).
func (s *State) Nuggets(p engine.Seat) (now, most int) { return int(s.p[p].nuggets), s.nuggetCap(p) }

// Wounds returns the number of a seat's wounds.
func (s *State) Wounds(p engine.Seat) int { return int(s.p[p].wounds) }

// Cube returns the space of track t on which the cube of seat p is, counted from 1, or 0 if the
// cube is off the track.
func (s *State) Cube(p engine.Seat, t Track) int { return int(s.cube(p, t)) }

// Hand returns a seat's poker cards. They must only be shown to that seat.
func (s *State) Hand(p engine.Seat) CardSet { return s.p[p].hand }

// HandSize returns the number of poker cards that a seat has now, and the most that it may keep at
// the end of its turn (R8).
func (s *State) HandSize(p engine.Seat) (now, most int) { return s.p[p].hand.Len(), s.handSize(p) }

// Sheriff returns the Sheriff's space.
func (s *State) Sheriff() Space { return s.sheriff }

// Train returns the space where the Train is, or NoSpace in games without Ante Up.
func (s *State) Train() Space {
	if !s.opts.anteUp {
		return NoSpace
	}
	return box.route[s.train]
}

// Distance returns the walking distance between two spaces in steps (section 2 of RULES.md). ok is
// false if one cannot be reached from the other by walking.
func Distance(x, y Space) (steps int, ok bool) {
	d := box.dist[x][y]
	return int(d), d != far
}

// Neighbours returns the spaces adjacent to space x, in the order of their ids. The caller must not
// change the slice.
func Neighbours(x Space) []Space { return box.near[x] }

// Spaces returns the number of spaces on both boards together. Spaces are numbered from 0.
func Spaces() int { return box.spaces }

// OnSale returns the items sold in the store where the seat to move is shopping, including items
// that it cannot buy. The set is empty if no seat is shopping (R66, R100).
func (s *State) OnSale() (set ItemSet) {
	if s.depth == 0 || s.top().op != askShop {
		return 0
	}
	f := s.askingFrame()
	for i := range Item(itemCount) {
		if s.stocked.Has(i) && s.sells(storeKind(f.a), i) {
			set |= i.bit()
		}
	}
	return set
}

// Returns returns how many items of the class of item i the seat to move may own, if it owns that
// many already and so must return one of them when it gets i (R6). Otherwise it returns 0.
func (s *State) Returns(i Item) int {
	p, c := s.Turn(), box.item[i].cls
	if p < 0 || s.p[p].items.Has(i) || s.owned(p, c) < s.most(c) {
		return 0
	}
	return s.most(c)
}

// ShopsAnywhere reports whether the seat to move buys from both stores, by the effect of a card or
// an event.
func (s *State) ShopsAnywhere() bool {
	return s.depth > 0 && s.top().op == askShop && storeKind(s.askingFrame().a) == anyStore
}

// Target returns the number of LP that triggers the end of the game.
func (s *State) Target() int { return int(s.opts.target) }

// Discs returns the number of discs that complete a story.
func (s *State) Discs() int { return int(s.discsNeeded()) }

// Goals reports whether goals are in use.
func (s *State) Goals() bool { return s.opts.goals }

// MIBPlays reports whether the Man in Black is in the game.
func (s *State) MIBPlays() bool { return s.opts.mib }

// HighStakes reports whether high stakes poker is in use.
func (s *State) HighStakes() bool { return s.opts.highStakes }

// Patrols reports whether the Sheriff patrols after every turn.
func (s *State) Patrols() bool { return s.opts.patrol }

// Movement returns the number of spaces that a Move action of the seat would have now (R24).
func (s *State) Movement(p engine.Seat) int { return max(1, int(s.movement(p, 0))) }

// GoalMet reports whether a seat meets the condition of a goal now (R85). goal is the index of the
// goal among those of the seat's character.
func (s *State) GoalMet(p engine.Seat, goal int) bool {
	return s.p[p].char >= 0 && s.holds(box.char[s.p[p].char].goals[goal].cond, p)
}

// GoalProgress returns how much of a goal a seat has reached (have), and how much the goal requires
// in total (of). goal is the index of the goal among those of the seat's character. For a goal with
// several conditions, both numbers count conditions.
func (s *State) GoalProgress(p engine.Seat, goal int) (have, of int) {
	if s.p[p].char < 0 {
		return 0, 1
	}
	asks := box.char[s.p[p].char].goals[goal].asks
	if len(asks) == 1 {
		if have, of, ok := s.counted(&box.conds[asks[0]], p); ok {
			return min(have, of), of
		}
	}
	for _, i := range asks {
		if s.holds(i, p) {
			have++
		}
	}
	return have, len(asks)
}

// counted returns two numbers for a condition that counts something, such as nuggets: how many
// player p has (have), and how many the condition requires (of). ok is false for other conditions.
func (s *State) counted(c *cond, p engine.Seat) (have, of int, ok bool) {
	switch c.kind {
	case condStat:
		have = int(s.p[p].stats[c.what])
	case condOwnClass:
		have = s.ownedOf(c, p)
	case condTrack:
		have = int(s.cube(p, Track(c.what)))
	case condTurn:
		if p == s.active {
			have = int(s.turn[c.what])
		}
	case condHave:
		switch pl := &s.p[p]; c.what {
		case haveMoney:
			have = int(pl.money)
		case haveNuggets:
			have = int(pl.nuggets)
		case haveCards:
			have = pl.hand.Len()
		case haveWoundsMin:
			have = int(pl.wounds)
		default:
			return 0, 0, false
		}
	default:
		return 0, 0, false
	}
	return have, int(c.n), true
}

// OpenWindow returns the id of the window (the moment of the game) in which the seat to decide may
// use a card, item or ability now. It returns "" if the seat has another kind of decision.
func (s *State) OpenWindow() string {
	if s.depth == 0 || s.top().op != askReact {
		return ""
	}
	return WindowName(int(s.top().a))
}

// WoundsComing returns how many wounds the seat to decide is about to gain, if the open window is
// about that. Otherwise it returns 0.
func (s *State) WoundsComing() int {
	if w := s.below(opWound); w != nil && s.OpenWindow() == windowIDs[winWoundIncoming] {
		return int(w.a)
	}
	return 0
}

// LootAtStake returns the money and the nuggets that the seat to decide is about to lose in a
// robbery or an arrest, if the open window is about that. Otherwise it returns 0 for both.
func (s *State) LootAtStake() (money, nuggets int) {
	if s.OpenWindow() != windowIDs[winLootLoss] {
		return 0, 0
	}
	p := s.top().seat
	if r := s.below(opRob); r != nil && r.by == p {
		if label(r.a) == labelMoney {
			return int(s.lootMoney(p)), 0
		}
		return 0, s.lootNuggets(p)
	}
	return int(s.lootMoney(p)), s.lootNuggets(p)
}

// TokensToKeep returns how many legendary tokens the seat to decide may keep, or 0 if that is not
// what it has to decide.
func (s *State) TokensToKeep() int {
	if s.depth == 0 || s.top().op != askLegend {
		return 0
	}
	return int(s.top().a)
}

// GivesTo returns the seat to which the cards go that the seat to decide chooses, NoSeat if they
// are discarded or if it has something else to decide.
func (s *State) GivesTo() engine.Seat {
	if s.depth > 1 && s.top().op == askDiscard {
		if f := s.stack[s.depth-2]; f.op == opDiscard && f.b == discardGive {
			return f.by
		}
	}
	return engine.NoSeat
}

// Discarding returns the number of cards that the seat to decide must still discard or give away.
// It returns 0 if the seat has something else to decide.
func (s *State) Discarding() int {
	if s.depth == 0 {
		return 0
	}
	switch f := s.top(); f.op {
	case askEndDiscard:
		return s.p[f.seat].hand.Len() - s.handSize(f.seat)
	case askDiscard:
		if s.depth > 1 && s.stack[s.depth-2].op == opDiscard {
			return min(int(s.stack[s.depth-2].a), s.p[f.seat].hand.Len())
		}
		return 1
	}
	return 0
}

// Gamblers returns the seats that take part in the current card game, none if there is no game.
func (s *State) Gamblers() engine.SeatSet {
	if s.game.kind == noGame {
		return 0
	}
	return s.game.in
}

// Alternate reports whether the alternate effects of poker cards are in use.
func (s *State) Alternate() bool { return s.opts.altPoker }

// ShowValue returns the value of the poker hand that the KindShow move m makes together with the
// open cards. Better hands have larger values. It returns -1 for other moves.
func (s *State) ShowValue(m engine.Move) int {
	if m.Kind != KindShow || s.game.kind == noGame {
		return -1
	}
	return int(s.handWith([2]Card{CardOf(m), OtherCardOf(m)}))
}

// ShowHand returns the strength of the poker hand that the KindShow move m makes, a number of
// package poker. It returns 0 for other moves.
func (s *State) ShowHand(m engine.Move) int {
	if v := s.ShowValue(m); v > 0 {
		return poker.Value(v).Strength()
	}
	return 0
}
