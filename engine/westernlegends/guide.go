package westernlegends

import "gulch/engine"

// The guide holds what section 10 says the things of this game are worth, in LP. A turn's plan is not kept anywhere:
// every decision weighs all places where something can be gained by what an action spent on them brings, so that a
// player finishes what pays best from where he is and changes it when the table changes.

// Clock counts the turns: search looks ahead to the end of one.
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

// Prior estimates what each move gains the seat to move.
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

// BudgetShare gives a turn's plan most of the thought: which action, which card in a fight. The many steps and small choices
// on the way get little each, so that a whole turn does not take long.
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

// noise is how far the rollout policy strays from the best move, in LP.
const noise = 0.3

// Policy plays the move that looks best at a glance, with small rng.
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

// quickBet bets on the first rank that is shown and free, as much as the purse allows.
func (s *State) quickBet() engine.Move {
	p := s.top().seat
	ranks := s.game.house
	if first := s.game.bets[p][0]; first.amount > 0 {
		ranks &^= 1 << uint(first.rank)
	}
	return engine.Move{Kind: KindBet, A: packBet(int(ranks.First()), min(20, int(s.unstaked(p))))}
}

// maxAims bounds the places that are weighed.
const maxAims = 64

// aim is a place where an action brings something.
type aim struct {
	at   Space
	gain float32
}

// appraiser values things for one seat at one position.
type appraiser struct {
	s     *State
	p     engine.Seat
	pl    *player
	turns float32 // own turns still to come, this one included
	mv    float32 // worth of a dollar
	reach float32 // spaces of a Move action
	aims  [maxAims]aim
	n     int
	ready bool // aims are listed

	wants   uint64 // counters that open goals count, a bit each
	told    uint32 // signals that stories take up, a bit each
	tracks  uint8  // tracks that open goals look at, a bit each
	hoard   uint8  // things that open goals want held, a bit each
	hurries bool   // an open goal counts the spaces ridden in a turn
}

// Worth of things that no table says (section 10).
const (
	worthCard    = 0.22
	worthWound   = 0.75
	worthNugget  = 1.25
	worthLegend  = 1.6
	worthAction  = 0.6
	worthDollar  = 0.024
	roundLP      = 2.3 // what the leader gains in a round
	stayFree     = 0.85
	worthDisc    = 0.55
	worthMounted = 0.13 // per space of movement and turn
)

// appraise begins to value things for a seat.
func (s *State) appraise(p engine.Seat) appraiser {
	a := appraiser{s: s, p: p, pl: &s.p[p], mv: worthDollar, turns: s.turnsLeft(p)}
	if a.turns < 1.5 {
		a.mv = 1.0 / moneyPerLP
	}
	a.reach = float32(max(1, s.movement(p, 0)))
	if pl := a.pl; pl.goals != 0 || pl.discs != 0 {
		a.listen()
	}
	return a
}

// turnsLeft estimates how many turns a player has left.
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

// seatOrder returns the place of a seat in the round.
func (s *State) seatOrder(p engine.Seat) int {
	return (int(p) - int(s.first) + int(s.seats)) % int(s.seats)
}

// worth returns what a block of effects brings.
func (a *appraiser) worth(then block) float32 {
	sum := float32(0)
	for at := then.start; at < then.end; at++ {
		sum += a.worthOf(&box.code[at])
	}
	return sum
}

// unitWorth is what effects are worth by the piece, flatWorth what others are worth at all.
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
		return a.deeds(statSheriffSpaces, int(in.n))
	case doCost, doTarget, doWhen, doVs:
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

// legend returns what one more legendary token is worth: with three, only the best are kept.
func (a *appraiser) legend() float32 {
	if popCount(uint64(a.pl.tokens)) >= maxTokens {
		return 0.5
	}
	return worthLegend
}

// points returns what points on a track are worth from where the cube stands.
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
		return sum*min(1, 0.4+0.12*a.turns) + a.climbs(t, n) + a.tells(sigMarshalGained, 1) + a.tells(sigLawGained, 1)
	case Gambler:
		for i := range n {
			sum += gamblerWorth[min(topGambler, at+i+1)]
		}
		if at == topGambler {
			sum = 2 * a.legend()
		}
		return sum + a.climbs(t, n)
	}
	return a.wantedWorth(at, n) + a.climbs(t, n) + a.tells(sigWantedGained, 1) + a.tells(sigLawGained, 1)
}

// marshalWorth and gamblerWorth spread the rewards of the tracks over the points that lead to them.
var (
	marshalWorth = [topSpace + 1]float32{0, 2.1, 1.7, 2.8, 2.4, 2.5, 4.8, 2.7, 3.1, 6.4}
	gamblerWorth = [topGambler + 1]float32{0, 0.5, 0.8, 0.7, 1.2, 0.8, 1.4, 1.3}
)

// wantedWorth returns what Wanted points are worth: LP every turn while the law does not come, less the Marshal
// points that are lost.
func (a *appraiser) wantedWorth(at, n int) float32 {
	to := min(topSpace, at+n)
	rows := float32(box.track[Wanted][to].row - box.track[Wanted][at].row)
	pay, free := a.paydays(max(1, a.turns))
	sum := rows*pay + 0.12*float32(to-at) + float32(at+n-to)
	if at == 0 {
		sum += free // the end's reward for the Wanted
	}
	if mp := a.pl.mp; mp > 0 {
		sum -= float32(box.track[Marshal][mp].row) + 0.45*float32(mp)
	}
	return sum
}

// paydays returns how often the Wanted income will be paid over so many turns, and the chance to be Wanted still when they
// are over. Where the Sheriff patrols he rides two spaces after every turn and seldom needs more than a round to reach
// somebody: the more are Wanted, the more likely it is another one.
func (a *appraiser) paydays(turns float32) (pay, free float32) {
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
	for ; turns > 0; turns-- { // he comes after the income
		pay += free * min(1, turns)
		free *= stay
	}
	return pay, free
}

// arrest returns what an arrest costs beside the Wanted points: a wound, and half of money and nuggets.
func (a *appraiser) arrest() float32 {
	return worthWound + 0.5*(float32(a.pl.money)*a.mv+float32(a.pl.nuggets)*worthNugget)
}

// freedom is lower with strong Marshals about.
func (a *appraiser) freedom() float32 {
	hunters := float32(0)
	for q := range engine.Seat(a.s.seats) {
		if q != a.p && a.s.p[q].mp > 0 {
			hunters++
		}
	}
	return 1 - 0.06*hunters
}

// card returns what a poker card is worth in the hand.
func (a *appraiser) card(c Card) float32 {
	if c < 0 {
		return 0
	}
	return cardWorth[a.s.alt()][c]
}

// cardWorth is what poker cards are worth in the hand, without and with the alternate effects.
var cardWorth [2][deckSize]float32

func newCardWorth() (w [2][deckSize]float32) {
	for alt := range w {
		for c := range w[alt] {
			at := box.poker[c].effect
			if alt == 1 {
				at = box.poker[c].alt
			}
			w[alt][c] = 0.08 + 0.018*float32(c/4) + effectWorth[box.effects[at].id]
		}
	}
	return w
}

// effectWorth is what the effects of poker cards add.
var effectWorth = map[string]float32{
	"shootout": 0.35, "dead_eye": 0.1, "high_noon": 0.1, "payday": 0.45, "second_wind": 0.3, "saddle_up": 0.2,
	"cheat": 0.25, "lady_luck": 0.15, "jackpot": 0.15, "close_shave": 0.15, "getaway": 0.12, "silver_tongue": 0.1,
	"outfit": 0.1, "rumors": 0.12, "scout": 0.12, "vendetta": 0.08, "shakedown": 0.1, "reputation": 0.3, "paydirt": 0.15,
	"sprint": 0.1, "stick_em_up": 0.15, "instinct": 0.1, "branding_iron": 0.05, "encore": 0.08, "ambush": 0.1,
	"kingpin": 0.1, "wallop": 0.05, "fools_gold": 0.1, "deputize": 0.05, "manhunt": 0.05,
}

// handWorth returns what a hand is worth; cards beyond the hand size will be lost.
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

// Manner tells fights with players, crimes, what the law asks for, and games of cards.
func (s *State) Manner(m engine.Move) (engine.Manner, float32) {
	switch m.Kind {
	case KindFight:
		if fightKind(m.A) == fightArrest {
			return engine.Law, 1
		}
		return engine.Attack, 1
	case KindBankRobbery, KindTrainHeist:
		return engine.Crime, 1
	case KindPoker, KindHighStakes, KindFaro, KindChallenge, KindJoin, KindStay:
		return engine.Stake, 1
	case KindStep:
		if s.top().op == askStep && s.bandits.Has(Space(m.A)) {
			return engine.Law, 1
		}
	}
	return engine.Plain, 0
}
