package dakota

import "gulch/engine"

// All values in the heuristics are in dollars. Three dollars are worth one point.

// perPoint is the number of dollars for which a player gets one point at the end of the game
// (R111).
const perPoint = 3

// valuer estimates moves for the actor of a position. It holds values that are computed once for a
// decision.
type valuer struct {
	s       *State
	p       *player
	m       *mine
	left    float32 // expected number of days after the current one
	seat    engine.Seat
	planned bool // valuePlaces has filled the field work
	ends    int  // number of open ends of the mine; only set while a tile is being placed
	work    placeValues
	town    townCounts
}

// townCounts holds the numbers in a town on which the value of new buildings depends. It is filled
// at its first use in a decision.
type townCounts struct {
	counted bool
	free    int // number of slots without a building
	beds    int
	people  int
}

// townCounts returns the counts of the actor's town. It computes them at its first call.
func (g *valuer) townCounts() *townCounts {
	if !g.town.counted {
		g.town = townCounts{true, g.p.vacant(), g.p.beds(), g.p.people()}
	}
	return &g.town
}

func (s *State) valuer() valuer {
	g := valuer{s: s, p: s.me(), m: s.myMine(), seat: s.actor, left: s.daysLeft()}
	if s.exploring() && s.phase != PhaseExploreBag {
		ends := g.m.ends()
		g.ends = ends.len()
	}
	return g
}

// Clock returns the number of the day. A search uses it to look ahead to the end of a day.
func (s *State) Clock() int {
	if s.phase == PhaseDayStart || s.phase == PhaseGameOver {
		return int(s.day) + 1
	}
	return int(s.day)
}

// daysLeft estimates the number of days after the current one. It uses the number of the day and
// the largest town.
func (s *State) daysLeft() float32 {
	if s.lastDay {
		return 0
	}
	most := 0
	for i := range s.player[:s.seats] {
		most = max(most, s.player[i].buildings())
	}
	slots := float32(BuildingSlots - most)
	usual := max(usualDays-float32(s.day), slots*0.3)
	return min(max(0.5, min(usual, slots*0.6)), float32(box.setup[s.seats].dayLimit-s.day))
}

// usualDays is the length of a game in days that the heuristics assume. It is one or two days less
// than the real length, because late days are worth less than early ones. The number was found by
// games between bots.
const usualDays = 6.8

// Prior returns the estimated gain of each of the given moves for the actor, in half dollars. The
// unit was chosen because the many small decisions of a day mostly differ by less than a point.
// Prior overwrites dst with the result.
func (s *State) Prior(moves []engine.Move, dst []float32) []float32 {
	dst = dst[:0]
	g := s.valuer()
	for _, m := range moves {
		dst = append(dst, 2*g.value(m))
	}
	return dst
}

// Policy returns the move that a rollout plays. It adds a little random noise from w to the
// estimated gain of each move and takes the best, so that the choice between nearly equal moves
// varies.
func (s *State) Policy(w *engine.Rand) engine.Move {
	var buf [96]engine.Move
	moves := s.Moves(buf[:0])
	if len(moves) == 0 {
		return engine.Move{}
	}
	if len(moves) == 1 {
		return moves[0]
	}
	g := s.valuer()
	best, most := moves[0], float32(-1e9)
	for _, m := range moves {
		if v := g.value(m) + noise*w.Float(); v > most {
			best, most = m, v
		}
	}
	return best
}

// noise is the upper limit of the random number, in dollars, that Policy adds to the estimate of
// each move.
const noise = 0.2

// value estimates the gain of move m for the actor in dollars, compared with doing nothing.
func (g *valuer) value(m engine.Move) float32 {
	switch g.s.phase {
	case PhaseExploreBag, PhaseExploreTile, PhaseExploreCell, PhaseExploreTurn, PhaseExplorers:
		return g.valueExploring(m)
	case PhaseHighNoon, PhaseTelegraph, PhaseAttackAim, PhaseAttackCommit:
		return g.valueNoon(m)
	case PhaseAttackResponse, PhaseAttackCounter, PhaseArrest, PhaseLawyer, PhaseAmbush, PhaseStealResource:
		return g.valueAttack(m)
	case PhasePlan:
		return g.valuePlan(m)
	case PhaseResolve, PhaseShaft, PhaseJob, PhaseSite, PhaseReroll:
		return g.valueResolve(m)
	case PhaseEvening, PhaseCollect, PhaseHaul, PhaseMerchant, PhaseNightShift:
		return g.valueEvening(m)
	}
	return g.valueLoss(m)
}

// oreWorth is the value in dollars of a unit of each resource if it is sold in a combination.
var oreWorth = [ResourceCount]float32{1.9, 2.1, 2.8, 3.2, 4.2}

// ore returns the value in dollars of a unit of resource r this evening, including today's price
// bonus.
func (g *valuer) ore(r Resource) float32 { return oreWorth[r] + float32(g.s.shortage[r]) }

// workerDay is the value in dollars of a free worker for one day.
const workerDay = 2.6

// workerWorth returns the value in dollars of having a worker of kind w for the rest of the game:
// the points at the end, and the work on the days left.
func (g *valuer) workerWorth(w Worker) float32 {
	day := g.left * workerDay * 0.6
	switch w {
	case Miner:
		return perPoint + day
	case StrongMiner:
		return perPoint + day + 0.65*g.left
	case Engineer:
		return 2*perPoint + day + 0.35*g.left
	case Craftsman:
		return 2*perPoint + day + 2.85*g.left
	case Prospector:
		return 2*perPoint + day + 0.4*g.left
	case Bartender:
		return 2*perPoint + day + 0.3*g.left + 0.4*one32(g.p.count(Saloon) > 0)*g.left
	case Sheriff:
		return 2*perPoint + day + perPoint*one32(g.p.count(SheriffOffice) > 0)
	}
	return 2*perPoint + day + 0.5*g.left*one32(g.p.count(School) > 0)
}

func one32(b bool) float32 {
	if b {
		return 1
	}
	return 0
}

// cardWorth is the value in dollars of holding each card while there are days left to play it.
var cardWorth = [CardKinds]float32{
	ClaimJumpers: 1.5, BankRobbery: 1.5, HoldUp: 1.2, Dynamite: 1, Vandals: 1, Derailment: 0.8, BetterOffer: 3,
	FoulRumours: 1.8, Marshall: 2, GotLost: 1.5, LoyalFriends: 0.8, SlickLawyer: 0.8, Ambush: 1, BlastingCrew: 2.2,
	ControlledCollapse: 1, StrongCoffee: 2.2, TimberDelivery: 3, MailOrder: 2, Overtime: 2, GreasedRails: 1.5,
	RecruitmentPoster: 1.5, Telegraph: 2, TravellingMerchant: 3, PrivateBuyer: 2.5, PokerNight: 0.8, Tents: 2,
	CheapLabour: 3, HeadHunter: 3, Warehouse: 1.5, NightShift: 4,
}

// valueLoss estimates the gain, in dollars, of move m, which chooses what to lose: a worker, a
// building, a tile, a resource or a card. It is usually negative; but paying bail can be worth more
// than it costs.
func (g *valuer) valueLoss(m engine.Move) float32 {
	switch m.Kind {
	case KindBail:
		at := &g.s.player[g.s.jailer].slot[g.s.jailSlot]
		w, _ := at.prisonerAndOwner()
		return 1.3*g.workerWorth(w) - 1.3*float32(box.k.Bail)
	case KindDestroy:
		b := g.p.slot[SlotOf(m)].building
		return -perPoint*float32(box.points[b]) - float32(box.cost[b])*min(1, g.left/3)
	case KindLayEngineer:
		return -workerDay
	case KindCollapse:
		return -g.tileWorth(g.m.kind(cell(CellOf(m)))) - 0.5
	case KindSick:
		return -workerDay - 0.1*g.workerWorth(WorkerOf(m))
	case KindDismiss:
		return -g.workerWorth(WorkerOf(m))
	case KindDiscardRes:
		return -g.ore(ResourceOf(m))
	case KindDiscardCard:
		return -cardWorth[CardOf(m)]
	}
	return 0
}

// tileWorth returns the value in dollars of tile t in the mine: that of the resources it yields on
// the days left.
func (g *valuer) tileWorth(t Tile) float32 {
	res, worth := box.tileRes[t], float32(0)
	if res[0] != noResource {
		worth += 1.2 + 0.5*float32(box.face[res[0]])
	}
	if res[1] != noResource {
		worth += 0.8 * float32(box.face[res[1]])
	}
	return worth * min(1.2, 0.09*g.left)
}

// BudgetShare returns the fraction of a full search budget that a bot spends on the current
// decision. It depends on how important the phase is, and on how many decisions of this phase a
// turn has.
func (s *State) BudgetShare() float32 { return budgetShares[s.phase] }

var budgetShares = [phaseCount]float32{
	PhaseDayStart: 1, PhaseBail: 0.4, PhaseExploreBag: 0.08, PhaseExploreTile: 0.12, PhaseExploreCell: 0.1,
	PhaseExploreTurn: 0.1, PhaseEarthquake: 0.4, PhaseCollapse: 0.4, PhaseFever: 0.2, PhaseExplorers: 0.12,
	PhaseHighNoon: 0.3, PhaseTelegraph: 0.3, PhaseAttackAim: 0.3, PhaseAttackCommit: 0.2, PhaseAttackResponse: 0.3,
	PhaseAttackCounter: 0.3, PhaseArrest: 0.3, PhaseLawyer: 0.3, PhaseAmbush: 0.3, PhaseStealResource: 0.2,
	PhasePlan: 0.15, PhaseResolve: 0.12, PhaseShaft: 0.12, PhaseJob: 0.4, PhaseSite: 0.2, PhaseReroll: 0.1,
	PhaseEvening: 0.2, PhaseCollect: 0.05, PhaseHaul: 0.05, PhaseMerchant: 0.1, PhaseNightShift: 0.1,
	PhaseLodging: 0.2, PhaseNight: 0.2, PhaseGameOver: 1,
}

// mannerWorth is the weight that MoveCategory returns, in half dollars: how much a bot's preference
// for a category of moves counts.
const mannerWorth = 6

// MoveCategory returns the category of move m for the preferences of bots (attack, arrest or
// gambling), and the weight of that preference.
func (s *State) MoveCategory(m engine.Move) (engine.MoveCategory, float32) {
	switch m.Kind {
	case KindAttack:
		return engine.Attack, mannerWorth
	case KindArrest:
		return engine.Law, mannerWorth
	case KindGamble:
		return engine.Stake, mannerWorth
	}
	return engine.Plain, 0
}
