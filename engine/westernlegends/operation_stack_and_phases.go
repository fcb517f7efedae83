package westernlegends

import "gulch/engine"

// maxDepth is the largest number of frames on the stack.
const maxDepth = 32

// frame is an entry of the stack. It stands for something in progress, such as a turn or a fight.
// The top frame determines what happens next; when it is finished, the frame below continues.
type frame struct {
	op         op
	st         uint8 // the stage or step that the frame has reached
	seat       engine.Seat
	by         engine.Seat // the player who has caused what this frame does
	a, b, c, d int16
}

// op is the operation of a frame: what the frame does. The engine carries out operations below
// firstAsk; all others ask a seat for a decision.
type op uint8

const (
	opTurn  op = iota // a turn or the set-up; st: step of turnSteps
	opAfter           // after an action, signals are sent and stories offered
	opAsk             // players are asked one by one to place discs on stories; a: seats not asked yet, a bit set
	// runs effects; a: next instruction, b: end of the block of instructions, c: flags, d: source
	// used
	opFx
	opEach      // effects for several players; a: instruction, b: seats left
	opWindow    // seat may use cards; a: window, b: sources used, c: next automatic source, d: limit of uses
	opMove      // a Move action; a: steps left, b: kind, c: steps taken, d: flags
	opBonus     // a bonus move; a: steps left, b: forbidden space + 1, c: prey + 1, d: 1 if it must step
	opEncounter // the encounters in the space where seat is
	opSheriff   // a player moves the Sheriff; a: steps left, b: LP for an arrest, c: 1 + index in box.code
	opContact   // the Sheriff meets Wanted players; a: seats left, b: 1 if he moved, c: LP for an arrest
	opArrest    // the arrest of seat
	opWound     // seat gains wounds; a: number, b: 1 if they cannot be cancelled, d: instruction + 1
	opDiscard   // seat discards cards; a: number left, b: kind, c: 1 if random, d: instruction + 1
	opPoints    // seat gains points; a: track, b: points left, c: points gained
	opLegend    // seat keeps legendary tokens; a: number to keep
	// dice are rolled; a: faces, b: number of dice, c: dice to reroll, later the number of dice
	// done, d: instruction, -1 for a Prospect action
	opDice
	opFight   // the innermost fight
	opRob     // the loot of a robbery; seat: robber, by: victim
	opGame    // the game of poker or faro
	opEvent   // seat resolves events; a: number left
	opShop    // seat shops; a: kind of store, b: number of purchases
	opBuy     // seat buys an item; a: item
	opGained  // effects of gaining an item; a: item
	opMib     // the Man in Black plays a card
	opRevel   // a Revel action; a: LP bought, b: discount in dollars
	opHeist   // a train heist
	opFinish  // the rewards of a story; a: its pile, b: discs paid
	opDeliver // a delivery of cattle; a: cattle token

	askPick
	askStart
	askAbility
	askIncome
	askGear
	askAct
	askStory
	askEndGoals
	askEndDiscard
	askStep
	askBonusStep
	askSheriffStep
	askSheriffPlace
	askNuggets
	askLonghorns
	askCattle
	askReact
	askChoose
	askTarget
	askDiscard
	askLegend
	askEventPick
	askPeek
	askFightCard
	askFightAnswer
	askDealer
	askRefight
	askReward
	askShop
	askDrop
	askJoin
	askHand
	askPokerKeep
	askStay
	askBet
	askFaroStay
	askFight
	opCount
	firstAsk = askPick
)

var opIDs = [opCount]string{
	"turn", "after_action", "ask_stories", "fx", "each", "window", "moving", "bonus_move", "encounter", "sheriff",
	"contact", "arrest", "wound", "discarding", "points", "legends", "dice", "fight", "loot", "game", "event",
	"shopping", "buying", "gained", "man_in_black", "reveling", "heist", "finish", "delivering",

	"pick_character", "pick_start", "start_ability", "income", "gear", "act", "story", "end_goals", "end_discard",
	"move_step", "bonus_step", "sheriff_step", "sheriff_place", "pick_nuggets", "deliver_longhorns", "deliver_cattle",
	"react", "choose", "target", "discard", "legend", "event_pick", "peek", "fight_card", "fight_answer",
	"dealer_card", "refight", "fight_reward", "shop", "drop", "join", "poker_hand", "poker_keep", "hs_stay",
	"faro_bet", "faro_stay", "chase_fight",
}

// The phases, which are the kinds of decisions. They are named as in RULES.md, except
// sheriff_place, drop and chase_fight: these are parts of effects that RULES.md describes without a
// name.
const (
	PhasePickCharacter engine.Phase = iota
	PhasePickStart
	PhaseStartAbility
	PhaseIncome
	PhaseGear
	PhaseAct
	PhaseStory
	PhaseEndGoals
	PhaseEndDiscard
	PhaseMoveStep
	PhaseBonusStep
	PhaseSheriffStep
	PhaseSheriffPlace
	PhasePickNuggets
	PhaseDeliverLonghorns
	PhaseDeliverCattle
	PhaseReact
	PhaseChoose
	PhaseTarget
	PhaseDiscard
	PhaseLegend
	PhaseEventPick
	PhasePeek
	PhaseFightCard
	PhaseFightAnswer
	PhaseDealerCard
	PhaseRefight
	PhaseFightReward
	PhaseShop
	PhaseDrop
	PhaseJoin
	PhasePokerHand
	PhasePokerKeep
	PhaseHSStay
	PhaseFaroBet
	PhaseFaroStay
	PhaseChaseFight
	PhaseMoveExtend
	PhaseMoveEnded
	PhaseFightDeclared
	PhaseFightWonReact
	PhaseSheriffContact
	PhaseDice
	PhaseGameOver
	phaseCount
)

var phaseNames = [phaseCount]string{
	"pick_character", "pick_start", "start_ability", "income", "gear", "act", "story", "end_goals", "end_discard",
	"move_step", "bonus_step", "sheriff_step", "sheriff_place", "pick_nuggets", "deliver_longhorns", "deliver_cattle",
	"react", "choose", "target", "discard", "legend", "event_pick", "peek", "fight_card", "fight_answer",
	"dealer_card", "refight", "fight_reward", "shop", "drop", "join", "poker_hand", "poker_keep", "hs_stay",
	"faro_bet", "faro_stay", "chase_fight", "move_extend", "move_ended", "fight_declared", "fight_won_react",
	"sheriff_contact", "dice", "game_over",
}

// phase returns the kind of decision that frame f asks a seat to make.
func (f *frame) phase() engine.Phase {
	if f.op != askReact {
		return engine.Phase(f.op - firstAsk)
	}
	switch window(f.a) {
	case winMoveExtend:
		return PhaseMoveExtend
	case winMoveEnded:
		return PhaseMoveEnded
	case winFightDeclared:
		return PhaseFightDeclared
	case winFightWonReact:
		return PhaseFightWonReact
	case winSheriffContact:
		return PhaseSheriffContact
	case winProspectRoll:
		return PhaseDice
	case winTurnStart:
		return PhaseStartAbility
	}
	return PhaseReact
}

func (s *State) top() *frame { return &s.stack[s.depth-1] }

func (s *State) push(f frame) {
	s.stack[s.depth] = f
	s.depth++
}

// pop removes the top frame from the stack and returns it. It clears the entry, so that equal
// positions are equal as Go values.
func (s *State) pop() frame {
	s.depth--
	f := s.stack[s.depth]
	s.stack[s.depth] = frame{}
	return f
}

// below returns the topmost frame with operation o, or nil if there is none.
func (s *State) below(o op) *frame {
	for i := int(s.depth) - 1; i >= 0; i-- {
		if s.stack[i].op == o {
			return &s.stack[i]
		}
	}
	return nil
}

// run carries out frames until a seat has to decide or the game is over.
func (s *State) run(obs engine.Observer) {
	for s.depth > 0 {
		if s.owing > 0 && s.fighting == 0 && s.game.kind == noGame {
			s.payEvent(obs)
			continue
		}
		f := s.top()
		if f.op >= firstAsk {
			return
		}
		frameRunners[f.op](s, f, obs)
	}
}

// payEvent makes the first seat in s.owed resolve an event. The seat must do so because it has set
// off an event marker (R89).
func (s *State) payEvent(obs engine.Observer) {
	p := s.owed[0]
	s.owing--
	copy(s.owed[:], s.owed[1:])
	s.owed[len(s.owed)-1] = 0
	tellMarkerPaid(obs, p)
	s.push(frame{op: opEvent, seat: p, by: p, a: 1})
}

// oweEvent records that player p has set off an event marker and must resolve an event.
func (s *State) oweEvent(p engine.Seat) {
	s.owed[s.owing] = p
	s.owing++
}

// frameRunner is a function that carries out the next part of frame f, whose operation the engine
// carries out without a player's decision.
type frameRunner func(s *State, f *frame, obs engine.Observer)

// frameRunners holds the function for each operation that the engine carries out.
var frameRunners = [firstAsk]frameRunner{
	opTurn: (*State).runTurn, opAfter: (*State).runAfter, opAsk: withoutObserver((*State).runAsk), opFx: (*State).runFx,
	opEach: withoutObserver((*State).runEach), opWindow: (*State).runWindow, opMove: (*State).runMove,
	opBonus:     (*State).runBonus,
	opEncounter: (*State).runEncounter, opSheriff: withoutObserver((*State).runSheriff), opContact: (*State).runContact,
	opArrest: (*State).runArrest, opWound: (*State).runWound, opDiscard: (*State).runDiscard,
	opPoints: (*State).runPoints,
	opLegend: withoutObserver((*State).runLegend), opDice: (*State).runDice, opFight: (*State).runFight,
	opRob:  (*State).runRob,
	opGame: (*State).runGame, opEvent: (*State).runEvent, opShop: withoutObserver((*State).runShop),
	opBuy:    (*State).runBuy,
	opGained: withoutObserver((*State).runGained),
	opMib:    func(s *State, _ *frame, obs engine.Observer) { s.runMib(obs) },
	opRevel:  (*State).runRevel, opHeist: (*State).runHeist, opFinish: (*State).runFinish,
	opDeliver: (*State).runDeliver,
}

// withoutObserver converts run, which sends no events, to a frameRunner.
func withoutObserver(run func(s *State, f *frame)) frameRunner {
	return func(s *State, f *frame, _ engine.Observer) { run(s, f) }
}
