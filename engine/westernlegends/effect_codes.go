package westernlegends

// code is an effect code: the kind of an effect, as listed in effect_codes.csv.
type code uint8

// The effect codes, in the order of effect_codes.csv.
const (
	doMoney code = iota
	doLP
	doDraw
	doDiscard
	doWound
	doHeal
	doNugget
	doPoint
	doLegend
	doLonghorn
	doAction
	doRefill
	doPayTo
	doGiveCard
	doSlow
	doChoose
	doWhen
	doCost
	doEach
	doTarget
	doVs
	doRoll
	doBonusMove
	doMoveAction
	doMovePlus
	doMoveBonus
	doChase
	doGotoTrain
	doMesaWalk
	doSheriff
	doSheriffAuto
	doSheriffNextToMe
	doBandits
	doPlace
	doHighRoller
	doDrop
	doEvent
	doEventPick
	doPeek
	doShop
	doFoe
	doWinTies
	doSwapPlayed
	doLookHand
	doLookNpc
	doFoeChoose
	doFoeWound
	doNoMarshal
	doRefight
	doCancelWound
	doParry
	doKeepLoot
	doEvadeSheriff
	doWild
	doKeepCard
	doPokerAnywhere
	doReroll
	doDiscount
	doBonusPoint
	doCapNuggets
	doCapMoney
	doHandSize
	doWoundsSpareHand
	doExtraDie
	doMibGoto
	doMibLP
	doMibChase
	doMibRob
	doMibDuel
	doMibReshuffle
	codeCount
)

var codeIDs = [codeCount]string{
	"money", "lp", "draw", "discard", "wound", "heal", "nugget", "point", "legend", "longhorn", "action",
	"refill", "pay_to", "give_card", "slow", "choose", "when", "cost", "each", "target", "vs", "roll",
	"bonus_move", "move_action", "move_plus", "move_bonus", "chase", "goto_train", "mesa_walk", "sheriff",
	"sheriff_auto", "sheriff_next_to_me", "bandits", "place", "high_roller", "drop", "event", "event_pick",
	"peek", "shop", "foe", "win_ties", "swap_played", "look_hand", "look_npc", "foe_choose", "foe_wound",
	"no_marshal", "refight", "cancel_wound", "parry", "keep_loot", "evade_sheriff", "wild", "keep_card",
	"poker_anywhere", "reroll", "discount", "bonus_point", "cap_nuggets", "cap_money", "hand_size",
	"wounds_spare_hand", "extra_die", "mib_goto", "mib_lp", "mib_chase", "mib_rob", "mib_duel", "mib_reshuffle",
}
