package dakota

import "gulch/engine"

// action holds the functions for a kind of move. refuse returns the reason why a move is not legal,
// or legal; if refuse is nil, every move of the kind is legal in its phase. play carries out a
// legal move.
type action struct {
	refuse func(*State, engine.Move) reason
	play   func(*State, engine.Move, engine.Observer)
}

var actions = [kindEnd]action{
	KindDawn:           {nil, (*State).playDawn},
	KindBail:           {(*State).refuseBail, (*State).playBail},
	KindLeave:          {(*State).refuseBail, (*State).playBail},
	KindBag:            {(*State).refuseBag, (*State).playBag},
	KindSkip:           {nil, (*State).playNoTile},
	KindTile:           {(*State).refuseTile, (*State).playTile},
	KindPlace:          {(*State).refuseCell, (*State).playCell},
	KindReplace:        {(*State).refuseCell, (*State).playCell},
	KindTurn:           {(*State).refuseTurn, (*State).playTurn},
	KindDecline:        {nil, (*State).playNoTile},
	KindDestroy:        {(*State).refuseDestroy, (*State).playDestroy},
	KindLayEngineer:    {(*State).refuseEngineer, (*State).playEngineer},
	KindCollapse:       {(*State).refuseCollapse, (*State).playCollapse},
	KindSick:           {(*State).refuseFree, (*State).playSick},
	KindSend:           {(*State).refuseExplorer, (*State).playExplorer},
	KindProspect:       {(*State).refuseExplorer, (*State).playExplorer},
	KindSurvey:         {(*State).refuseExplorer, (*State).playExplorer},
	KindDone:           {nil, (*State).playExplorersDone},
	KindPass:           {nil, (*State).playPass},
	KindPlay:           {(*State).refusePlay, (*State).playCard},
	KindAttack:         {(*State).refuseAttack, (*State).playAttack},
	KindAim:            {(*State).refuseAim, (*State).playAim},
	KindCommit:         {(*State).refuseFree, (*State).playCommit},
	KindAccept:         {nil, (*State).playAccept},
	KindNo:             {nil, (*State).playNo},
	KindReact:          {(*State).refuseReact, (*State).playReact},
	KindOfficer:        {(*State).refuseOfficer, (*State).playOfficer},
	KindArrest:         {(*State).refuseArrest, (*State).playArrest},
	KindNoArrest:       {nil, (*State).playArrest},
	KindTake:           {(*State).refuseTake, (*State).playTake},
	KindStop:           {nil, (*State).playStop},
	KindKeepCard:       {(*State).refuseKeepCard, (*State).playTelegraph},
	KindKeepNone:       {nil, (*State).playTelegraph},
	KindAssignCart:     {(*State).refuseAssign, (*State).playAssign},
	KindAssignWindow:   {(*State).refuseAssign, (*State).playAssign},
	KindAssignUpskill:  {(*State).refuseAssign, (*State).playAssign},
	KindIdle:           {(*State).refuseIdle, (*State).playIdle},
	KindPlanDone:       {nil, (*State).playPlanDone},
	KindLaunch:         {(*State).refuseLaunchMove, (*State).playLaunch},
	KindShaft:          {(*State).refuseShaft, (*State).playShaft},
	KindDrink:          {(*State).refuseSeat, (*State).playDrink},
	KindGamble:         {(*State).refuseSeat, (*State).playGamble},
	KindTendBar:        {(*State).refuseSeat, (*State).playTendBar},
	KindLearn:          {(*State).refuseSeat, (*State).playLearn},
	KindUpskill:        {(*State).refuseUpskill, (*State).playUpskill},
	KindWork:           {(*State).refuseSeat, (*State).playWork},
	KindBuild:          {(*State).refuseJob, (*State).playJob},
	KindRebuild:        {(*State).refuseJob, (*State).playJob},
	KindSite:           {(*State).refuseSiteMove, (*State).playSite},
	KindUpgrade:        {(*State).refuseJob, (*State).playJob},
	KindBuyCart:        {(*State).refuseJob, (*State).playJob},
	KindResolveDone:    {nil, (*State).playResolveDone},
	KindKeepRoll:       {nil, (*State).playReroll},
	KindReroll:         {nil, (*State).playReroll},
	KindReturnCart:     {(*State).refuseReturnMove, (*State).playReturn},
	KindMine:           {(*State).refuseMine, (*State).playMine},
	KindHaul:           {(*State).refuseHaul, (*State).playHaul},
	KindCollectDone:    {nil, (*State).playCollectDone},
	KindSellCombo:      {(*State).refuseSellCombo, (*State).playSellCombo},
	KindSellPlain:      {(*State).refuseSellPlain, (*State).playSellPlain},
	KindHireSpecialist: {(*State).refuseHireSpecialist, (*State).playHireSpecialist},
	KindHireMiner:      {(*State).refuseHireMiner, (*State).playHireMiner},
	KindHireStrong:     {(*State).refuseHireStrong, (*State).playHireStrong},
	KindEndTurn:        {nil, (*State).playEndTurn},
	KindSell:           {(*State).refuseSell, (*State).playSell},
	KindDig:            {(*State).refuseDig, (*State).playDig},
	KindDismiss:        {(*State).refuseDismiss, (*State).playDismiss},
	KindDiscardRes:     {(*State).refuseDiscardRes, (*State).playDiscardRes},
	KindDiscardCard:    {(*State).refuseDiscardCard, (*State).playDiscardCard},
}

// phasePrompts holds, by phase, a sentence that says what the player has to do. It is the reason
// for refusing moves that belong to other phases.
var phasePrompts = [phaseCount]reason{
	PhaseDayStart:       because("R26", "The day is about to begin."),
	PhaseBail:           because("R28", "It is time to bail your worker out or to leave him."),
	PhaseExploreBag:     because("R16", "It is time to choose a layer bag or to skip."),
	PhaseExploreTile:    because("R17", "It is time to choose a tile or to decline."),
	PhaseExploreCell:    because("R4", "Choose where the tile goes."),
	PhaseExploreTurn:    because("R2", "Choose which way the tile lies."),
	PhaseEarthquake:     because("R31", "The earthquake has hit you: give a building up or lay down an engineer."),
	PhaseCollapse:       because("R13", "Your mine collapses: choose an end tile or lay down an engineer."),
	PhaseFever:          because("R31", "One of your free workers falls ill: choose who."),
	PhaseExplorers:      because("R20", "It is time to send explorers."),
	PhaseHighNoon:       because("R35", "It is High Noon: play a card or pass."),
	PhaseTelegraph:      because("R30", "Choose which of the cards seen to keep."),
	PhaseAttackAim:      because("R39", "Say what the attack aims at."),
	PhaseAttackCommit:   because("R40", "Choose who goes along on the attack."),
	PhaseAttackResponse: because("R41", "You are attacked: respond or accept."),
	PhaseAttackCounter:  because("R42", "The Marshall has come: accept or answer."),
	PhaseArrest:         because("R49", "Choose whom to arrest, if anybody."),
	PhaseLawyer:         because("R50", "Your worker is about to be arrested: accept or answer."),
	PhaseAmbush:         because("R52", "The attack has failed: is there an ambush?"),
	PhaseStealResource:  because("R53", "Choose the ore that you take, or stop."),
	PhasePlan:           because("R56", "It is time to assign workers."),
	PhaseResolve:        because("R63", "It is time to carry out your plan."),
	PhaseShaft:          because("R66", "Choose the shaft for the cart."),
	PhaseJob:            because("R70", "Choose the job of the worker in the workshop."),
	PhaseSite:           because("R72", "Choose the building to be replaced."),
	PhaseReroll:         because("R67", "Keep the roll or roll again."),
	PhaseEvening:        because("R81", "It is your turn of the evening."),
	PhaseCollect:        because("R84", "Choose the next tile that the workers aboard mine."),
	PhaseHaul:           because("R85", "Choose who mines the tile and what is brought up."),
	PhaseMerchant:       because("R97", "Choose what to sell to the merchant, or stop."),
	PhaseNightShift:     because("R97", "Choose what the night shift brings up, or stop."),
	PhaseLodging:        because("R99", "Beds or storage do not suffice: choose who leaves or what is dropped."),
	PhaseNight:          because("R106", "You hold too many cards: choose one to discard."),
	PhaseGameOver:       because("R108", "The game is over."),
}

// refusal returns the reason why move m is not legal, or legal if it is. It is fast, because it
// neither lists the legal moves nor formats texts.
func (s *State) refusal(m engine.Move) reason {
	if m.Kind == 0 || m.Kind >= kindEnd || phasesOf[m.Kind]>>s.phase&1 == 0 {
		return phasePrompts[s.phase]
	}
	if n := parameters[m.Kind]; n < 3 && m.C != 0 || n < 2 && m.B != 0 || n < 1 && m.A != 0 {
		return because("", "That move says more than a move may.")
	}
	if refuse := actions[m.Kind].refuse; refuse != nil {
		return refuse(s, m)
	}
	return legal
}

// Play makes a move for the actor. If the move is not legal, it returns an error and changes
// nothing.
func (s *State) Play(m engine.Move, obs engine.Observer) error {
	if why := s.refusal(m); why != legal {
		return s.explain(why, m)
	}
	actions[m.Kind].play(s, m, obs)
	if obs != nil && s.actor != nobody {
		c, d := s.askedParameters()
		emit(obs, EventAsked, s.actor, nobody, int(s.phase), int(s.stage), c, d)
	}
	return nil
}

// askedParameters returns fields C and D of the event EventAsked for the current decision. They
// depend on the phase:
//
//   - bail: C is the jailer, and D the slot of the prison cell.
//   - choice of a layer bag: C is the reason for the exploration (type why). D is twice the
//     number of tiles to draw, plus 1 if the new tile may replace another one.
//   - steal_resource: C is the number of resource tokens that may still be taken, D is 0.
//   - other phases: both are 0.
func (s *State) askedParameters() (c, d int) {
	switch s.phase {
	case PhaseBail:
		return int(s.jailer), int(s.jailSlot)
	case PhaseExploreBag:
		return int(s.explore.why), 2*int(s.explore.draws) + one(s.explore.replace)
	case PhaseStealResource:
		return int(s.attack.steals), 0
	}
	return 0, 0
}
