package dakota

import "gulch/engine"

// Kinds of moves, named as in the rules. In the comments, A, B and C are the fields of the move;
// fields that are not mentioned are 0. Slots, carts, cells and windows are given by their numbers
// from 0.
const (
	KindDawn           engine.Kind = iota + 1 // begins the day
	KindBail                                  // pays the bail for the prisoner in slot B of jailer A
	KindLeave                                 // leaves the prisoner in slot B of jailer A
	KindBag                                   // explores the bag of layer A
	KindSkip                                  // does not explore
	KindTile                                  // chooses tile A of those offered
	KindPlace                                 // chooses the empty cell A for the tile
	KindReplace                               // chooses cell A, whose tile is replaced
	KindTurn                                  // places the tile at rotation A
	KindDecline                               // places none of the drawn tiles
	KindDestroy                               // loses the building in slot A in an earthquake
	KindLayEngineer                           // uses an engineer to prevent the loss
	KindCollapse                              // loses the tile in cell A in a collapse
	KindSick                                  // makes a free worker of kind A used, because he falls ill
	KindSend                                  // sends a worker of kind A to explore
	KindProspect                              // sends a prospector to explore at no cost
	KindSurvey                                // sends a prospector as surveyor, for a fee (R23)
	KindDone                                  // sends no more explorers
	KindPass                                  // passes at High Noon
	KindPlay                                  // plays card A; B and C depend on the card
	KindAttack                                // attacks seat B with card A
	KindAim                                   // aims the attack at cell, slot or cart B; A: AimLeaf, AimSlot or AimCart
	KindCommit                                // commits a worker of kind A to the attack
	KindAccept                                // does nothing against an attack, the card Marshall or an arrest
	KindNo                                    // plays no Ambush card
	KindReact                                 // plays reaction card A
	KindOfficer                               // assigns a worker of kind A to an officer window, to stop an attack
	KindArrest                                // arrests a worker of kind A of the attacker
	KindNoArrest                              // arrests nobody
	KindTake                                  // takes a token of resource A from the attacked seat
	KindStop                                  // ends a repeated decision early, see playStop
	KindKeepCard                              // keeps card A of the cards seen with Telegraph
	KindKeepNone                              // keeps none of the cards seen with Telegraph
	KindAssignCart                            // assigns a worker of kind B to cart A
	KindAssignWindow                          // assigns a worker of kind B to a window of slot A
	KindAssignUpskill                         // assigns teacher and miner to the school in slot A, to train the miner
	KindIdle                                  // leaves the remaining workers of kind A idle
	KindPlanDone                              // completes the plan
	KindLaunch                                // sends cart A into the mine
	KindShaft                                 // chooses the shaft that ends in cell A
	KindDrink                                 // lets the worker in slot A, window B drink
	KindGamble                                // lets the worker in slot A, window B gamble
	KindTendBar                               // lets the worker in slot A, window B tend the bar
	KindLearn                                 // lets the worker in slot A, window B learn
	KindUpskill                               // turns the miner in the school in slot A into a worker of kind B
	KindWork                                  // lets the worker in slot A, window B do a job
	KindBuild                                 // builds building A in an empty slot
	KindRebuild                               // builds building A in place of another
	KindSite                                  // chooses slot A, whose building is replaced
	KindUpgrade                               // turns the house in slot A into a hotel
	KindBuyCart                               // buys a cart of type A; B is the cart given up, NoCartSlot for none
	KindResolveDone                           // ends carrying out the plan
	KindKeepRoll                              // keeps the gambler's roll
	KindReroll                                // lets the gambler roll once more
	KindReturnCart                            // brings cart A back from the mine
	KindMine                                  // chooses the tile in cell A to be mined
	KindHaul                                  // takes resource B or BothResources; A is 1 for a strong miner, else 0
	KindCollectDone                           // stops unloading the cart
	KindSellCombo                             // sells combination A; a token of resource B stays on the sale slot
	KindSellPlain                             // sells B units of resource A
	KindHireSpecialist                        // hires the specialist in job slot A, counted from 1
	KindHireMiner                             // hires a miner
	KindHireStrong                            // hires a strong miner
	KindEndTurn                               // ends the turn in the evening
	KindSell                                  // sells a unit of resource A with Travelling Merchant
	KindDig                                   // takes resource B from the tile in cell A with Night Shift
	KindDismiss                               // dismisses a worker of kind A during lodging
	KindDiscardRes                            // discards a token of resource A during lodging
	KindDiscardCard                           // discards card A at night
	kindEnd
)

// What an attack can be aimed at, as field A of a KindAim move says.
const (
	AimLeaf = iota
	AimSlot
	AimCart
)

// NoCartSlot is the cart number that means "gives up no cart" in moves that buy a cart.
const NoCartSlot = CartSlots

// BothResources stands for both resources of a tile in a KindHaul move.
const BothResources = int16(ResourceCount)

// phasesOf holds the phases in which each kind of move can be made, as a bit set.
var phasesOf = [kindEnd]uint64{
	KindDawn: 1 << PhaseDayStart, KindBail: 1 << PhaseBail, KindLeave: 1 << PhaseBail,
	KindBag: 1 << PhaseExploreBag, KindSkip: 1 << PhaseExploreBag,
	KindTile: 1 << PhaseExploreTile, KindDecline: 1 << PhaseExploreTile,
	KindPlace: 1 << PhaseExploreCell, KindReplace: 1 << PhaseExploreCell, KindTurn: 1 << PhaseExploreTurn,
	KindDestroy:     1 << PhaseEarthquake,
	KindLayEngineer: 1<<PhaseEarthquake | 1<<PhaseCollapse | 1<<PhaseAttackResponse,
	KindCollapse:    1 << PhaseCollapse, KindSick: 1 << PhaseFever,
	KindSend: 1 << PhaseExplorers, KindProspect: 1 << PhaseExplorers, KindSurvey: 1 << PhaseExplorers,
	KindDone: 1 << PhaseExplorers, KindPass: 1 << PhaseHighNoon,
	KindPlay: 1<<PhaseHighNoon | 1<<PhaseEvening, KindAttack: 1 << PhaseHighNoon,
	KindAim: 1 << PhaseAttackAim, KindCommit: 1 << PhaseAttackCommit,
	KindAccept: 1<<PhaseAttackResponse | 1<<PhaseAttackCounter | 1<<PhaseLawyer, KindNo: 1 << PhaseAmbush,
	KindReact:   1<<PhaseAttackResponse | 1<<PhaseAttackCounter | 1<<PhaseLawyer | 1<<PhaseAmbush,
	KindOfficer: 1 << PhaseAttackResponse, KindArrest: 1 << PhaseArrest, KindNoArrest: 1 << PhaseArrest,
	KindTake:     1 << PhaseStealResource,
	KindStop:     1<<PhaseStealResource | 1<<PhaseMerchant | 1<<PhaseNightShift,
	KindKeepCard: 1 << PhaseTelegraph, KindKeepNone: 1 << PhaseTelegraph,
	KindAssignCart: 1 << PhasePlan, KindAssignWindow: 1 << PhasePlan, KindAssignUpskill: 1 << PhasePlan,
	KindIdle: 1 << PhasePlan, KindPlanDone: 1 << PhasePlan,
	KindLaunch: 1 << PhaseResolve, KindShaft: 1 << PhaseShaft, KindDrink: 1 << PhaseResolve,
	KindGamble: 1 << PhaseResolve, KindTendBar: 1 << PhaseResolve, KindLearn: 1 << PhaseResolve,
	KindUpskill: 1 << PhaseResolve, KindWork: 1 << PhaseResolve, KindBuild: 1 << PhaseJob,
	KindRebuild: 1 << PhaseJob, KindSite: 1 << PhaseSite, KindUpgrade: 1 << PhaseJob, KindBuyCart: 1 << PhaseJob,
	KindResolveDone: 1 << PhaseResolve, KindKeepRoll: 1 << PhaseReroll, KindReroll: 1 << PhaseReroll,
	KindReturnCart: 1 << PhaseEvening, KindMine: 1 << PhaseCollect, KindCollectDone: 1 << PhaseCollect,
	KindHaul:      1 << PhaseHaul,
	KindSellCombo: 1 << PhaseEvening, KindSellPlain: 1 << PhaseEvening, KindHireSpecialist: 1 << PhaseEvening,
	KindHireMiner: 1 << PhaseEvening, KindHireStrong: 1 << PhaseEvening, KindEndTurn: 1 << PhaseEvening,
	KindSell: 1 << PhaseMerchant, KindDig: 1 << PhaseNightShift, KindDismiss: 1 << PhaseLodging,
	KindDiscardRes: 1 << PhaseLodging, KindDiscardCard: 1 << PhaseNight,
}

// parameters holds how many of the fields A, B and C each kind of move uses at most. A KindPlay
// move can use fewer than three, depending on the card.
var parameters = [kindEnd]uint8{
	KindBail: 2, KindLeave: 2, KindBag: 1, KindTile: 1, KindPlace: 1, KindReplace: 1, KindTurn: 1, KindDestroy: 1,
	KindCollapse: 1, KindSick: 1, KindSend: 1, KindPlay: 3, KindAttack: 2, KindAim: 2, KindCommit: 1, KindReact: 1,
	KindOfficer: 1, KindArrest: 1, KindTake: 1, KindKeepCard: 1, KindAssignCart: 2, KindAssignWindow: 2,
	KindAssignUpskill: 1, KindIdle: 1, KindLaunch: 1, KindShaft: 1, KindDrink: 2, KindGamble: 2, KindTendBar: 2,
	KindLearn: 2, KindUpskill: 2, KindWork: 2, KindBuild: 1, KindRebuild: 1, KindSite: 1, KindUpgrade: 1,
	KindBuyCart: 2, KindReturnCart: 1, KindMine: 1, KindHaul: 2, KindSellCombo: 2, KindSellPlain: 2,
	KindHireSpecialist: 1, KindSell: 1, KindDig: 2, KindDismiss: 1, KindDiscardRes: 1, KindDiscardCard: 1,
}

// move returns a move with the given fields A, B and C, which must fit 16 bits.
func move(kind engine.Kind, params ...int) engine.Move {
	m := engine.Move{Kind: kind}
	for i, to := range []*int16{&m.A, &m.B, &m.C} {
		if i < len(params) {
			*to = int16(params[i])
		}
	}
	return m
}

// Moves appends the legal moves to dst in the order of section 5.2 of RULES.md. It uses a switch
// instead of a table of functions, because this allows dst to stay on the caller's stack.
func (s *State) Moves(dst []engine.Move) []engine.Move {
	switch s.phase {
	case PhaseDayStart:
		return append(dst, engine.Move{Kind: KindDawn})
	case PhaseBail:
		return s.bailMoves(dst)
	case PhaseExploreBag:
		return s.bagMoves(dst)
	case PhaseExploreTile:
		return s.tileMoves(dst)
	case PhaseExploreCell:
		return s.cellMoves(dst)
	case PhaseExploreTurn:
		return s.turnMoves(dst)
	case PhaseEarthquake:
		return s.earthquakeMoves(dst)
	case PhaseCollapse:
		return s.collapseMoves(dst)
	case PhaseFever:
		return s.feverMoves(dst)
	case PhaseExplorers:
		return s.explorerMoves(dst)
	case PhaseHighNoon:
		return s.noonMoves(dst)
	case PhaseTelegraph:
		return s.telegraphMoves(dst)
	case PhaseAttackAim:
		return s.aimMoves(dst)
	case PhaseAttackCommit:
		return s.commitMoves(dst)
	case PhaseAttackResponse:
		return s.responseMoves(dst)
	case PhaseAttackCounter:
		return s.counterMoves(dst)
	case PhaseArrest:
		return s.arrestMoves(dst)
	case PhaseLawyer:
		return s.lawyerMoves(dst)
	case PhaseAmbush:
		return s.ambushMoves(dst)
	case PhaseStealResource:
		return s.stealMoves(dst)
	case PhasePlan:
		return s.planMoves(dst)
	case PhaseResolve:
		return s.resolveMoves(dst)
	case PhaseShaft:
		return s.shaftMoves(dst)
	case PhaseJob:
		return s.jobMoves(dst)
	case PhaseSite:
		return s.siteMoves(dst)
	case PhaseReroll:
		return s.rerollMoves(dst)
	case PhaseEvening:
		return s.eveningMoves(dst)
	case PhaseCollect:
		return s.collectMoves(dst)
	case PhaseHaul:
		return s.haulMoves(dst)
	case PhaseMerchant:
		return s.merchantMoves(dst)
	case PhaseNightShift:
		return s.digMoves(dst)
	case PhaseLodging:
		return s.lodgingMoves(dst)
	case PhaseNight:
		return s.nightMoves(dst)
	}
	return dst
}

// me returns the actor's part of the position, without the mine.
func (s *State) me() *player { return &s.player[s.actor] }

// myMine returns the mine of the actor.
func (s *State) myMine() *mine { return &s.mine[s.actor] }
