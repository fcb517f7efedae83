package dakota

import "gulch/engine"

// action holds the functions for a kind of move. refuse returns the reason why a move is not legal,
// or legal if it is; if refuse is nil, every move of the kind is legal in its phase. play carries
// out a legal move.
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

// phasePrompts holds, for each phase, a reason that says what the player has to do. It is returned
// for moves that belong to other phases.
var phasePrompts = [phaseCount]reason{
	PhaseDayStart:       because("R26", "You can't do that now: the day is about to begin."),
	PhaseBail:           because("R28", "First, bail out your worker or leave him."),
	PhaseExploreBag:     because("R16", "First, choose a bag or don't explore."),
	PhaseExploreTile:    because("R17", "First, choose a tile or place none."),
	PhaseExploreCell:    because("R4", "First, choose where the tile goes."),
	PhaseExploreTurn:    because("R2", "First, choose which way to turn the tile."),
	PhaseEarthquake:     because("R31", "First, remove a building or use an engineer: the earthquake hit you."),
	PhaseCollapse:       because("R13", "First, choose an end tile to collapse, or use an engineer."),
	PhaseFever:          because("R31", "First, choose a free worker to fall ill."),
	PhaseExplorers:      because("R20", "First, send explorers or stop."),
	PhaseHighNoon:       because("R35", "First, play a card or pass: it's High Noon."),
	PhaseTelegraph:      because("R30", "First, choose which of the cards to keep."),
	PhaseAttackAim:      because("R39", "First, choose the target of the attack."),
	PhaseAttackCommit:   because("R40", "First, choose who joins the attack."),
	PhaseAttackResponse: because("R41", "First, respond to the attack or accept it."),
	PhaseAttackCounter:  because("R42", "First, respond to the Marshal or accept it."),
	PhaseArrest:         because("R49", "First, choose a worker to arrest, or none."),
	PhaseLawyer:         because("R50", "First, respond to the arrest or accept it."),
	PhaseAmbush:         because("R52", "First, play an Ambush or decline: the attack has failed."),
	PhaseStealResource:  because("R53", "First, choose the ore to take, or stop."),
	PhasePlan:           because("R56", "First, assign your workers."),
	PhaseResolve:        because("R63", "First, carry out your plan."),
	PhaseShaft:          because("R66", "First, choose a shaft for the cart."),
	PhaseJob:            because("R70", "First, choose a job for the worker in the workshop."),
	PhaseSite:           because("R72", "First, choose the building to replace."),
	PhaseReroll:         because("R67", "First, keep the roll or roll again."),
	PhaseEvening:        because("R81", "First, take an evening action or end your turn."),
	PhaseCollect:        because("R84", "First, choose the next tile to mine."),
	PhaseHaul:           because("R85", "First, choose who mines the tile and which ore to collect."),
	PhaseMerchant:       because("R97", "First, choose what to sell to the merchant, or stop."),
	PhaseNightShift:     because("R97", "First, choose what the night shift collects, or stop."),
	PhaseLodging:        because("R99", "First, choose who leaves: you don't have enough beds."),
	PhaseNight:          because("R106", "First, choose a card to discard: you have too many."),
	PhaseGameOver:       because("R108", "The game is over."),
}

// storagePrompt is the prompt of PhaseLodging if all workers have beds, so that only resources must
// be given up.
var storagePrompt = because("R102", "First, choose which ore to discard: you don't have enough storage.")

// refusal returns the reason why move m is not legal, or legal if it is. It is fast because it
// neither lists the legal moves nor formats texts.
func (s *State) refusal(m engine.Move) reason {
	if m.Kind == 0 || m.Kind >= kindEnd || phasesOf[m.Kind]>>s.phase&1 == 0 {
		if s.phase == PhaseLodging && s.me().people() <= s.me().beds() {
			return storagePrompt
		}
		return phasePrompts[s.phase]
	}
	if !wellFormed(m) {
		return because("", "You can't make that move. Choose a highlighted option.")
	}
	if refuse := actions[m.Kind].refuse; refuse != nil {
		return refuse(s, m)
	}
	return legal
}

// Play makes move m for the actor and sends the events to obs, which may be nil. If the move is not
// legal, it returns an error and changes nothing.
func (s *State) Play(m engine.Move, obs engine.Observer) error {
	if why := s.refusal(m); why != legal {
		return s.explain(why, m)
	}
	if obs == nil {
		actions[m.Kind].play(s, m, nil)
		return nil
	}
	s.answered = s.question()
	actions[m.Kind].play(s, m, obs)
	s.answered = question{}
	if s.actor != nobody {
		c, d := s.askedParameters()
		tellAsked(obs, s.actor, s.phase, int(s.stage), c, d)
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
