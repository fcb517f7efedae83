package westernlegends

import (
	"cmp"
	"fmt"

	"gulch/engine"
)

// between reports whether n is in the range from low to high, both included.
func between[T cmp.Ordered](n, low, high T) bool { return n >= low && n <= high }

// frameFits reports whether the fields of frame f, a stack entry, are valid for its operation.
func (s *State) frameFits(f *frame) bool { return frameChecks[f.op] == nil || frameChecks[f.op](s, f) }

// frameChecks holds, by operation, a function that reports whether the fields of a frame are valid.
// Frames of operations without a function are not checked.
var frameChecks = [opCount]func(s *State, f *frame) bool{
	opTurn: func(s *State, f *frame) bool {
		return int(f.st) < len(turnSteps) && between(f.a, 0, int16(s.seats))
	},
	opFx: func(s *State, f *frame) bool {
		return f.a >= 0 && f.a <= f.b && int(f.b) <= len(box.code) && between(f.c, 0, 3) && between(f.d, 0, sourceEnd)
	},
	opEach: func(s *State, f *frame) bool {
		return s.isCode(f.a, doEach)
	},
	opWindow: fitsWindow, askReact: fitsWindow,
	opMove: func(s *State, f *frame) bool {
		return f.st <= moveOver && between(f.a, -20, 40) && between(f.b, moveWalk, moveTrain) && between(f.c, 0, 40) &&
			between(f.d, 0, 3) && (s.opts.anteUp || f.b == moveWalk) && s.departs(f)
	},
	opBonus: func(s *State, f *frame) bool {
		return between(f.a, 0, 40) && between(f.b, 0, maxSpaces) && between(f.d, 0, 1) && s.isPrey(f.c-1, true)
	},
	opSheriff: func(s *State, f *frame) bool {
		return between(f.a, 0, 40) && between(f.b, 0, 9) && between(f.c, 0, int16(len(box.code)))
	},
	opContact: func(s *State, f *frame) bool {
		return between(f.a, 0, int16(s.everybody())) && between(f.b, 0, 1) && between(f.c, 0, 9) &&
			between(f.d, 0, int16(s.seats)-1) && f.st <= contactOver && f.by < ManInBlack && (f.c == 0 || f.seat >= 0)
	},
	opWound: func(s *State, f *frame) bool {
		return between(f.a, 0, 20) && between(f.b, 0, 1) && between(f.c, 0, maxWounds) &&
			between(f.d, 0, int16(len(box.code)))
	},
	opDiscard: func(s *State, f *frame) bool {
		return between(f.a, 0, deckSize) && between(f.b, discardForced, discardWound) && between(f.c, 0, 1) &&
			between(f.d, 0, int16(len(box.code))) &&
			(f.b != discardGive || f.by >= 0 && f.by != f.seat)
	},
	opPoints: func(s *State, f *frame) bool {
		return between(f.a, 0, int16(trackCount)-1) && between(f.b, 0, 40) && between(f.c, 0, 40) &&
			f.st <= pointsOver &&
			(f.a != int16(Gambler) || s.opts.anteUp) && Why(f.d).Cause().valid()
	},
	opLegend: fitsTokens, askLegend: fitsTokens,
	opDice: func(s *State, f *frame) bool {
		return between(f.a, 0, 1<<(3*maxDice)-1) && between(f.b, 1, maxDice) && between(f.c, 0, 1<<maxDice) &&
			(f.d == -1 || s.isCode(f.d, doRoll)) && f.st <= diceOver && (f.st != diceGain || f.c <= f.b) &&
			s.isRolled(f)
	},
	opFight: func(s *State, f *frame) bool {
		return f.st <= fightClean && between(f.c, 0, 1) && s.fighting > 0 && s.fightFits(f)
	},
	opRob: func(s *State, f *frame) bool {
		return between(f.a, 0, int16(engineLabels)-1) && between(f.d, 0, 1) && s.isPrey(int16(f.by), false)
	},
	opGame: func(s *State, f *frame) bool {
		return f.st <= faroClean && s.game.kind != noGame && between(f.c, 0, int16(s.everybody())) &&
			f.seat == s.game.starter &&
			(f.st >= faroJoin) == (s.game.kind == gameFaro) && between(f.d, payFirst, payNext) && s.gameFits(f)
	},
	opEvent: func(s *State, f *frame) bool {
		return between(f.a, 0, eventCount)
	},
	askEventPick: func(s *State, f *frame) bool {
		return between(f.a, 1, int16(s.eventLeft))
	},
	opShop: func(s *State, f *frame) bool {
		return between(f.a, int16(noStore), int16(anyStore)) && between(f.b, 0, 99)
	},
	opBuy: fitsItem, opGained: fitsItem,
	askDrop: func(s *State, f *frame) bool {
		return between(f.a, 0, int16(classCount)-1)
	},
	opRevel: func(s *State, f *frame) bool {
		return between(f.a, 1, 40) && between(f.b, 0, 400)
	},
	opFinish: func(s *State, f *frame) bool {
		return between(f.a, 0, 1) && s.tales[f.a].story >= 0 && s.tales[f.a].n > 0 &&
			between(f.b, 0, int16(s.tales[f.a].n))
	},
	opDeliver: func(s *State, f *frame) bool {
		return between(f.a, 0, int16(len(box.cattle))-1) && (f.st != deliverPoints || s.p[f.seat].cattle == int8(f.a))
	},
	askChoose: func(s *State, f *frame) bool {
		return f.a >= 0 && int(f.a) < len(box.code) && len(box.code[f.a].opts) > 0
	},
	askTarget: func(s *State, f *frame) bool {
		all := int16(s.everybody() &^ engine.SeatsOf(f.seat))
		if s.opts.mib {
			all |= int16(engine.SeatsOf(ManInBlack))
		}
		return (s.isCode(f.a, doTarget) || s.isCode(f.a, doChase)) && f.b > 0 && f.b&^all == 0
	},
	askReward: func(s *State, f *frame) bool {
		return between(f.a, 0, rewardKinds-1) && (f.a != rewardTrack || s.isCode(f.b, doPoint)) &&
			(f.a != rewardCost || s.isCode(f.b, doCost)) && (f.a != rewardPoker || s.opts.anteUp)
	},
	askFight: func(s *State, f *frame) bool {
		return s.isPrey(f.a, false)
	},
	opMib: func(s *State, f *frame) bool {
		return s.opts.mib
	},
}

// fitsWindow reports whether the fields of frame f, which has the operation opWindow, are valid.
func fitsWindow(_ *State, f *frame) bool {
	return between(f.a, 0, int16(windowCount)-1) && between(f.c, 0, autoEnd) && f.st <= windowShut
}

// fitsTokens reports whether field a of frame f is a valid number of legendary tokens to keep.
func fitsTokens(_ *State, f *frame) bool { return between(f.a, 1, maxTokens) }

// fitsItem reports whether field a of frame f is the number of an item.
func fitsItem(_ *State, f *frame) bool { return between(f.a, 0, itemCount-1) }

// isCode reports whether box.code has a certain instruction. at is its index, and do its effect
// code.
func (s *State) isCode(at int16, do code) bool {
	return at >= 0 && int(at) < len(box.code) && box.code[at].do == do
}

// isPrey reports whether n is a seat of this game or, if he is in the game, the Man in Black. The
// parameter nobody says whether n may also be -1, for no prey.
func (s *State) isPrey(n int16, nobody bool) bool {
	return n == -1 && nobody || n >= 0 && n < int16(s.seats) || n == int16(ManInBlack) && s.opts.mib
}

// departs reports whether the Move action of frame f has started, or can start from the space of
// the player.
func (s *State) departs(f *frame) bool {
	if f.st > moveDepart {
		return true
	}
	x := s.p[f.seat].space
	return f.b != moveTrail && f.b != moveRail || f.b == moveTrail && box.trail[x] != NoSpace ||
		f.b == moveRail && box.rail[x] != NoSpace && s.p[f.seat].money >= railFare
}

// isRolled reports whether each die of frame f shows a valid face, or no dice have been rolled yet.
func (s *State) isRolled(f *frame) bool {
	for at := range int(f.b) {
		if n := face(f.a, at); f.st > diceRoll && (n < 1 || n > faceGravel) {
			return false
		}
	}
	return true
}

// fightFits reports whether the drawn and played fight cards of the innermost fight agree with its
// step, which is in frame f. It also checks the other fights, which wait for this one.
func (s *State) fightFits(f *frame) bool {
	for i := range s.bouts[:s.fighting] {
		b := &s.bouts[i]
		drawn := b.n == 0 || b.left == b.n
		if i == int(s.fighting)-1 && f.st > fightDraw && !drawn || i < int(s.fighting)-1 && !drawn {
			return false
		}
		if b.fighter() >= 0 && !b.declined && b.dealt < 0 && i == int(s.fighting)-1 && f.st > fightAnswer &&
			s.top().op != askDealer {
			return false
		}
	}
	return f.seat != engine.NoSeat
}

// gameFits reports whether the current game of poker or faro is possible at the step that frame f
// has reached.
func (s *State) gameFits(f *frame) bool {
	g := &s.game
	if g.kind == gameFaro {
		return f.st < faroBets || f.st < faroSettle || g.turned > 0
	}
	return g.won&^g.in == 0
}

// checkStack returns an error if the frames of the stack contradict the position or each other.
func (s *State) checkStack() error {
	c := stackCheck{s: s}
	fights, games := 0, 0
	for i := range s.stack[:s.depth] {
		c.frame(i)
		switch s.stack[i].op {
		case opFight:
			fights++
		case opGame:
			games++
		}
	}
	if c.Err == nil && (int(s.fighting) != fights || (s.game.kind != noGame) != (games == 1) || games > 1) {
		c.Failf("fights or games do not agree with the stack")
	}
	if c.Err == nil && s.depth > 0 {
		c.characters()
	}
	if c.Err != nil {
		return fmt.Errorf("stack: %w", c.Err)
	}
	return nil
}

// stackCheck checks the stack of a loaded position. It keeps the first error.
type stackCheck struct {
	engine.FirstError
	s *State
}

// characters checks that each player has a character and is on the map, if the set-up has
// progressed that far.
func (c *stackCheck) characters() {
	s := c.s
	seen := uint32(0)
	for p := range s.p[:s.seats] {
		pl := &s.p[p]
		switch st := s.stack[0].st; {
		case st == turnPick:
			if pl.dealt[0] < 0 || pl.dealt[1] < 0 {
				c.Failf("a seat has no characters to choose from")
				return
			}
		case pl.char < 0 || seen>>pl.char&1 != 0:
			c.Failf("a seat has no character, or two have the same")
			return
		case st > turnPlace && !pl.placed:
			c.Failf("seat %d is not on the map", p)
		}
		if pl.char >= 0 {
			seen |= 1 << pl.char
		}
	}
}

// frame checks the frame with index i, counted from the bottom of the stack.
func (c *stackCheck) frame(i int) {
	s := c.s
	f := &s.stack[i]
	asks := f.op >= firstAsk
	switch {
	case (i == 0) != (f.op == opTurn):
		c.Failf("it must begin with a turn, and only there")
	case asks && i != int(s.depth)-1:
		c.Failf("a question is not on top")
	case !s.seatedAt(f) && !s.mibRobs(f):
		c.Failf("a frame of a seat that is not there")
	case f.seat == engine.NoSeat && (asks || seated[f.op]):
		c.Failf("a frame of nobody")
	case f.by == ManInBlack && f.op != opRob:
		c.Failf("a frame of the Man in Black")
	case !s.frameFits(f):
		c.Failf("a frame does not fit: %s", f.text())
	case asks && !c.askerFits(i):
		c.Failf("nothing asks for %s", opIDs[f.op])
	}
}

// seatedAt reports whether the seats that frame f names exist in this game.
func (s *State) seatedAt(f *frame) bool {
	return f.seat >= engine.NoSeat && int8(f.seat) < s.seats && f.by >= engine.NoSeat && f.by <= ManInBlack
}

// mibRobs reports whether frame f is a robbery by the Man in Black, who can only take money from a
// player (R104).
func (s *State) mibRobs(f *frame) bool {
	return s.opts.mib && f.op == opRob && f.seat == ManInBlack && f.st >= robWindow && label(f.a) == labelMoney &&
		f.by >= 0 && int8(f.by) < s.seats
}

// seated marks the operations whose frames must name a seat. Operations that ask for a decision are
// not listed, because all of them must.
var seated = [opCount]bool{
	opMove: true, opBonus: true, opEncounter: true, opArrest: true, opWound: true, opDiscard: true, opPoints: true,
	opLegend: true, opDice: true, opRob: true, opGame: true, opEvent: true, opShop: true, opBuy: true, opGained: true,
	opRevel: true, opHeist: true, opDeliver: true, opWindow: true, opSheriff: true, opFight: true,
}

// askerCheck is a function that reports whether frame f, which asks for a decision, may be where it
// is on the stack. under is the frame directly below f.
type askerCheck func(s *State, f, under *frame) bool

// askedByAnyone returns a check for a frame that asks for a decision: the frame directly below it
// must have operation o. The two frames may belong to different seats.
func askedByAnyone(o op) askerCheck {
	return func(_ *State, _, under *frame) bool { return under.op == o }
}

// askedByOwnFrame returns a check for a frame that asks for a decision: the frame directly below it
// must have operation o and belong to the same seat.
func askedByOwnFrame(o op) askerCheck {
	return func(_ *State, f, under *frame) bool { return under.op == o && under.seat == f.seat }
}

// askedByTurn reports whether frame f asks the active player for a decision and is directly above
// the frame of the turn. under is the frame below f.
func askedByTurn(s *State, f, under *frame) bool { return under.op == opTurn && f.seat == s.active }

// askerChecks holds, by operation that asks for a decision, the check of its place on the stack. A
// frame whose operation has no check may be above any frame.
var askerChecks = [opCount]askerCheck{
	askPick: askedByAnyone(opTurn), askStart: askedByAnyone(opTurn), askIncome: askedByTurn, askGear: askedByTurn,
	askAct: askedByTurn, askEndGoals: askedByTurn,
	askEndDiscard: askedByTurn, askStory: askedByAnyone(opAsk), askStep: askedByOwnFrame(opMove),
	askBonusStep:   askedByOwnFrame(opBonus),
	askSheriffStep: askedByOwnFrame(opSheriff), askNuggets: askedByOwnFrame(opMove),
	askLonghorns: askedByOwnFrame(opMove), askCattle: askedByOwnFrame(opMove),
	askReact: askedByOwnFrame(opWindow), askDiscard: askedByOwnFrame(opDiscard), askFightCard: askedByAnyone(opFight),
	askFightAnswer: askedByAnyone(opFight),
	askDealer:      askedByAnyone(opFight), askShop: askedByOwnFrame(opShop), askDrop: askedByOwnFrame(opBuy),
	askJoin: askedByAnyone(opGame), askHand: askedByAnyone(opGame),
	askStay: askedByAnyone(opGame), askBet: askedByAnyone(opGame), askFaroStay: askedByAnyone(opGame),
	askRefight:   func(s *State, _, _ *frame) bool { return s.fighting > 0 && !s.bout().vsPlayer() && s.bout().open },
	askPokerKeep: func(s *State, _, _ *frame) bool { return s.game.kind != noGame },
	askReward: func(_ *State, f, under *frame) bool {
		return f.a != rewardLoot && f.a != rewardToken || under.op == opRob && under.seat == f.seat
	},
}

// askerFits reports whether the frame with index i, which asks for a decision, may be directly
// above the frame below it.
func (c *stackCheck) askerFits(i int) bool {
	f := &c.s.stack[i]
	asks := askerChecks[f.op]
	return asks == nil || asks(c.s, f, &c.s.stack[max(0, i-1)])
}
