package westernlegends

import "gulch/engine"

// The heuristics use estimated values of things in LP. They keep no plan for a turn. At every
// decision they value each place where an action gains something by its gain divided by the
// number of actions it takes. A player therefore continues towards the place that pays best, and
// changes to another one when the position changes.

// Clock returns the number of turns played so far. A search uses it to look ahead to the end of a
// turn.
func (s *State) Clock() int {
	n := int(s.round) * int(s.seats)
	for p := s.first; p != s.active; p = s.left(p) {
		n++
	}
	if s.depth == 0 {
		n++
	}
	return n
}

// Prior returns the estimated gain of each of the given moves, in LP for the seat to decide. It
// overwrites dst with the result.
func (s *State) Prior(moves []engine.Move, dst []float32) []float32 {
	dst = dst[:0]
	if s.depth == 0 {
		return dst
	}
	a := s.appraise(s.top().seat)
	for _, m := range moves {
		dst = append(dst, a.estimate(m))
	}
	return dst
}

// BudgetShare returns the fraction (0 to 1) of a full search budget that a bot spends on the
// present decision. It is largest for important choices, such as an action or a card in a fight,
// and small for frequent choices such as steps, so that a whole turn does not take long.
func (s *State) BudgetShare() float32 {
	switch s.Phase() {
	case PhaseAct:
		return 0.5
	case PhaseFightCard, PhaseFightAnswer, PhaseChaseFight, PhaseShop:
		return 0.35
	case PhaseMoveStep, PhaseBonusStep, PhaseSheriffStep, PhaseSheriffPlace, PhaseIncome, PhasePokerHand:
		return 0.12
	}
	return 0.06
}

// noise is the upper limit of the random number, in LP, that Policy adds to the estimate of each
// move.
const noise = 0.3

// Policy returns the move that a rollout plays. It adds random noise from w to the quick estimate
// of each move and takes the best.
func (s *State) Policy(w *engine.Rand) engine.Move {
	if s.depth == 0 {
		return engine.Move{}
	}
	if s.top().op == askBet {
		return s.quickBet()
	}
	var buf [64]engine.Move
	moves := s.Moves(buf[:0])
	if len(moves) == 1 {
		return moves[0]
	}
	a := s.appraise(s.top().seat)
	best, most := moves[0], float32(-1e9)
	for _, m := range moves {
		if v := a.estimate(m) + float32(noise*w.Float()); v > most {
			best, most = m, v
		}
	}
	return best
}

// quickBet returns a faro bet chosen by a simple rule: the highest possible amount on the lowest
// shown rank on which the seat has no bet yet.
func (s *State) quickBet() engine.Move {
	p := s.top().seat
	ranks := s.game.house
	if first := s.game.bets[p][0]; first.amount > 0 {
		ranks &^= 1 << uint(first.rank)
	}
	return Bet(int(ranks.First()), min(20, int(s.unstaked(p))))
}

// maxDestinations is the largest number of destinations that an appraiser considers.
const maxDestinations = 64

// destination is a space where an action would gain LP, and the estimated gain.
type destination struct {
	at   Space
	gain float32
}

// appraiser estimates how much moves, cards, items and places are worth to one seat in one
// position. All values are in legendary points (LP).
type appraiser struct {
	s            *State
	p            engine.Seat
	pl           *player
	turns        float32 // estimated number of turns left for the seat, including the present one
	mv           float32 // value of a dollar in LP
	reach        float32 // number of spaces of a Move action of the seat
	destinations [maxDestinations]destination
	n            int
	ready        bool // the list of destinations is complete

	goalCounters     uint64 // counters that open goals of the seat depend on, a bit set
	storySignals     uint32 // signals (occurrences) that trigger the open stories, a bit set
	tracks           uint8  // tracks on which open goals of the seat require a place, a bit set
	goalPossessions  uint8  // kinds of possessions that open goals of the seat require, a bit set
	goalCountsSpaces bool   // an open goal depends on the number of spaces moved in one turn
}

// Values in LP that are not read from a table.
const (
	worthCard    = 0.22
	worthRank    = 0.018 // value of one more rank of a card that is held
	worthWound   = 0.75
	worthNugget  = 1.25
	worthLegend  = 1.6
	worthAction  = 0.6
	worthDollar  = 0.024
	roundLP      = 2.3 // LP that the leader is expected to gain in a round
	stayFree     = 0.85
	worthDisc    = 0.55
	worthMounted = 0.13 // value of a mount for each turn left and each space that it adds to a Move action
)

// appraise returns an appraiser for seat p in this position.
func (s *State) appraise(p engine.Seat) appraiser {
	a := appraiser{s: s, p: p, pl: &s.p[p], mv: worthDollar, turns: s.turnsLeft(p)}
	if a.turns < 1.5 {
		a.mv = 1.0 / moneyPerLP
	}
	a.reach = float32(max(1, s.movement(p, 0)))
	if pl := a.pl; pl.goals != 0 || pl.discs != 0 {
		a.collectGoals()
	}
	return a
}

// turnsLeft estimates how many turns player p still has, including the present one.
func (s *State) turnsLeft(p engine.Seat) float32 {
	if s.lastRound > 0 {
		left := float32(s.lastRound) - float32(s.round)
		if s.seatOrder(p) >= s.seatOrder(s.active) {
			left++
		}
		return max(0, left)
	}
	top := s.mibLP
	for q := range s.p[:s.seats] {
		top = max(top, s.p[q].lp)
	}
	return float32(s.opts.target-top)/roundLP + 2
}

// seatOrder returns how many seats have their turn before seat p in a round.
func (s *State) seatOrder(p engine.Seat) int {
	return (int(p) - int(s.first) + int(s.seats)) % int(s.seats)
}

// worth returns the value, in LP, that a block of effects (then) has for the seat if it is carried
// out.
func (a *appraiser) worth(then block) float32 {
	sum := float32(0)
	for at := then.start; at < then.end; at++ {
		sum += a.worthOf(&box.code[at])
	}
	return sum
}

// unitWorth and flatWorth are values in LP, by effect code: unitWorth for each unit of the effect's
// amount, flatWorth independent of the amount.
var (
	unitWorth = [codeCount]float32{
		doLP: 1, doDraw: worthCard, doDiscard: -worthCard, doGiveCard: -worthCard, doWound: -worthWound, doLonghorn: 1,
		doAction: worthAction,
	}
	flatWorth = [codeCount]float32{doRoll: 0.7, doEvent: 0.1, doEventPick: 0.1, doPeek: 0.1}
)

func (a *appraiser) worthOf(in *instr) float32 {
	n := float32(in.n)
	switch in.do {
	case doMoney, doPayTo:
		if in.do == doPayTo {
			n = -n
		}
		return n * a.mv
	case doHeal:
		return min(n, float32(a.pl.wounds)) * worthWound
	case doNugget:
		return min(n, float32(a.s.nuggetCap(a.p)-int(a.pl.nuggets))) * worthNugget
	case doPoint:
		return a.points(Track(in.key), int(in.n))
	case doLegend:
		return n * a.legend()
	case doChoose:
		return a.bestOption(in)
	case doRefill:
		return max(0, float32(a.s.handSize(a.p)-a.pl.hand.Len())) * worthCard
	case doSheriff:
		return a.counterValue(statSheriffSpaces, int(in.n))
	case doTarget:
		return a.demanded(in)
	case doCost, doWhen, doVs:
		return a.worth(in.then)
	}
	return float32(n*unitWorth[in.do]) + flatWorth[in.do]
}

func (a *appraiser) bestOption(in *instr) float32 {
	best := float32(-9)
	for _, o := range in.opts {
		if a.s.holds(o.cond, a.p) {
			best = max(best, a.worth(o.then))
		}
	}
	return max(best, -worthWound)
}

// legend returns the value, in LP, of drawing one more legendary token. It is lower for a player
// who already has three, because no more than three may be kept.
func (a *appraiser) legend() float32 {
	if popCount(uint64(a.pl.tokens)) >= maxTokens {
		return 0.5
	}
	return worthLegend
}

// points returns the value, in LP, of n more points on track t.
func (a *appraiser) points(t Track, n int) float32 {
	switch t {
	case ownTrack:
		t = Marshal
		if a.pl.wp > 0 {
			t = Wanted
		}
	case anyTrack:
		return max(a.points(Wanted, n), a.points(Gambler, n), a.points(Marshal, n))
	}
	at := int(a.s.cube(a.p, t))
	sum := float32(0)
	switch t {
	case Marshal:
		if a.pl.wp > 0 {
			return 0
		}
		for i := range n {
			sum += marshalWorth[min(topSpace, at+i+1)]
		}
		return sum*min(1, 0.4+0.12*a.turns) + a.goalTrackValue(t, n) + a.signalValue(sigMarshalGained, 1) +
			a.signalValue(sigLawGained, 1)
	case Gambler:
		for i := range n {
			sum += gamblerWorth[min(topGambler, at+i+1)]
		}
		if at == topGambler {
			sum = 2 * a.legend()
		}
		return sum + a.goalTrackValue(t, n)
	}
	return a.wantedWorth(at, n) + a.goalTrackValue(t, n) + a.signalValue(sigWantedGained, 1) +
		a.signalValue(sigLawGained, 1)
}

// marshalWorth and gamblerWorth are the values in LP of a point on the track, by the space that the
// cube reaches with this point. The reward of a space is spread over the points that lead to it.
var (
	marshalWorth = [topSpace + 1]float32{0, 2.1, 1.7, 2.8, 2.4, 2.5, 4.8, 2.7, 3.1, 6.4}
	gamblerWorth = [topGambler + 1]float32{0, 0.5, 0.8, 0.7, 1.2, 0.8, 1.4, 1.3}
)

// wantedWorth returns the value, in LP, of n Wanted points for a player. at is the number of the
// space of the Wanted track on which the player's cube is; 0 is off the track. wantedWorth counts
// the income of every turn until an arrest, and subtracts the value of the Marshal points that are
// lost.
func (a *appraiser) wantedWorth(at, n int) float32 {
	to := min(topSpace, at+n)
	rows := float32(box.track[Wanted][to].row - box.track[Wanted][at].row)
	pay, free := a.wantedIncome(max(1, a.turns))
	sum := rows*pay + 0.12*float32(to-at) + float32(at+n-to)
	if at == 0 {
		sum += free // LP that Wanted players get in the final scoring
	}
	if mp := a.pl.mp; mp > 0 {
		sum -= float32(box.track[Marshal][mp].row) + 0.45*float32(mp)
	}
	return sum
}

// wantedIncome estimates two things for a Wanted player over a number of turns: pay is how often
// the Wanted income is paid, and free is the probability of not being arrested. If the Sheriff
// patrols, he rides two spaces after every turn and rarely needs more than a round to reach a
// player. The more players are Wanted, the more likely he reaches another one first.
func (a *appraiser) wantedIncome(turns float32) (pay, free float32) {
	if !a.s.opts.patrol {
		return turns * stayFree * a.freedom(), 1
	}
	wanted := 1
	for q := range engine.Seat(a.s.seats) {
		if q != a.p && a.s.p[q].wp > 0 {
			wanted++
		}
	}
	stay := max(0.05, 1-(0.95-0.1*float32(wanted))*(0.4+0.15*float32(a.s.seats)))
	free = 1
	for ; turns > 0; turns-- { // income first, because the patrol comes after it
		pay += free * min(1, turns)
		free *= stay
	}
	return pay, free
}

// arrest returns the cost of an arrest, in LP: a wound, and half of the money and nuggets. The loss
// of Wanted points is not included.
func (a *appraiser) arrest() float32 {
	return worthWound + 0.5*(float32(a.pl.money)*a.mv+float32(a.pl.nuggets)*worthNugget)
}

// freedom returns a factor, at most 1, by which the income that is expected as a Wanted player is
// multiplied. The more of the other players are Marshals, who can arrest the seat, the lower it is.
func (a *appraiser) freedom() float32 {
	hunters := float32(0)
	for q := range engine.Seat(a.s.seats) {
		if q != a.p && a.s.p[q].mp > 0 {
			hunters++
		}
	}
	return 1 - 0.06*hunters
}

// card returns the value, in LP, of holding poker card c. It is 0 for NoCard.
func (a *appraiser) card(c Card) float32 {
	if c < 0 {
		return 0
	}
	return cardWorth[a.s.alt()][c]
}

// cardWorth is the value in LP of holding a poker card. The first index is 0 for games with the
// normal and 1 for games with the alternate effects, the second the number of the card.
var cardWorth [2][deckSize]float32

func newCardWorth() (w [2][deckSize]float32) {
	for alt := range w {
		for c := range w[alt] {
			at := box.poker[c].effect
			if alt == 1 {
				at = box.poker[c].alt
			}
			w[alt][c] = 0.08 + worthRank*float32(c/4) + effectWorth[box.effects[at].id]
		}
	}
	return w
}

// effectWorth is what the effect of a poker card adds to the value of holding the card, in LP, by
// id of the effect.
var effectWorth = map[string]float32{
	"shootout": 0.35, "dead_eye": 0.1, "high_noon": 0.1, "payday": 0.45, "second_wind": 0.3, "saddle_up": 0.2,
	"cheat": 0.25, "lady_luck": 0.15, "jackpot": 0.15, "close_shave": 0.15, "getaway": 0.12, "silver_tongue": 0.1,
	"outfit": 0.1, "rumors": 0.12, "scout": 0.12, "vendetta": 0.08, "shakedown": 0.1, "reputation": 0.3,
	"paydirt": 0.15,
	"sprint":  0.1, "stick_em_up": 0.15, "instinct": 0.1, "branding_iron": 0.05, "encore": 0.08, "ambush": 0.1,
	"kingpin": 0.1, "wallop": 0.05, "fools_gold": 0.1, "deputize": 0.05, "manhunt": 0.05,
}

// handWorth returns the value, in LP, of the seat's hand. It assumes that cards beyond the hand
// size will be lost.
func (a *appraiser) handWorth() float32 {
	sum, n := float32(0), 0
	for set := a.pl.hand; set != 0; set &= set - 1 {
		sum += a.card(set.First())
		n++
	}
	if size := a.s.handSize(a.p); n > size {
		sum *= float32(size) / float32(n)
	}
	return sum
}

// MoveCategory returns the category of move m for playing styles (fights with players, crimes,
// actions of the law, gambling), and how strongly m belongs to it. The weight is 0 for moves
// without a category.
func (s *State) MoveCategory(m engine.Move) (engine.MoveCategory, float32) {
	switch m.Kind {
	case KindFight:
		if fightKind(FightOf(m)) == fightArrest {
			return engine.Law, 1
		}
		return engine.Attack, 1
	case KindBankRobbery, KindTrainHeist:
		return engine.Crime, 1
	case KindPoker, KindHighStakes, KindFaro, KindChallenge, KindJoin, KindStay:
		return engine.Stake, 1
	case KindStep:
		if s.top().op == askStep && s.bandits.Has(SpaceOf(m)) {
			return engine.Law, 1
		}
	}
	return engine.Plain, 0
}
