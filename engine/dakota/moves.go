package dakota

import "gulch/engine"

// What an attack can be aimed at: the part aim of a KindAim move.
const (
	AimLeaf = iota
	AimSlot
	AimCart
)

// NoCartSlot is the cart number that means "gives up no cart" in moves that buy a cart.
const NoCartSlot = CartSlots

// BothResources stands for both resources of a tile in a KindHaul move.
const BothResources = ResourceCount

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
