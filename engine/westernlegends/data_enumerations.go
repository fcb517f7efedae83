package westernlegends

// This file holds the lists of codes that the data may use: windows.csv, signals.csv, counters.csv
// and conditions.csv. readBox checks that the files have the same entries.

// window is a moment of the game at which cards, items or abilities may be used.
type window uint8

const (
	winMoveBegin window = iota
	winMoveExtend
	winMoveEnded
	winFightDeclared
	winFightStart
	winFightBonus
	winFightReact
	winFightWin
	winFightLoss
	winFightWonReact
	winWoundIncoming
	winLootLoss
	winSheriffContact
	winProspectRoll
	winRevelPay
	winCattleDelivered
	winPointsGained
	winPokerShowdown
	winPokerWin
	winPokerWon
	winPokerLost
	winTurnStart
	winWoundGained
	winBanditBeaten
	winGamblerGained
	winStoryContributed
	winGained
	winAction
	winPassive
	windowCount
)

var windowIDs = []string{
	"move_begin", "move_extend", "move_ended", "fight_declared", "fight_start", "fight_bonus", "fight_react",
	"fight_win", "fight_loss", "fight_won_react", "wound_incoming", "loot_loss", "sheriff_contact", "prospect_roll",
	"revel_pay", "cattle_delivered", "points_gained", "poker_showdown", "poker_win", "poker_won", "poker_lost",
	"turn_start", "wound_gained", "bandit_beaten", "gambler_gained", "story_contributed", "gained", "action", "passive",
}

// signal is a kind of occurrence that can trigger a story, such as winning a fight.
type signal uint8

const (
	sigFightPlayer signal = iota
	sigDuelWon
	sigBanditBeaten
	sigNPCBeaten
	sigFightLost
	sigMarshalGained
	sigWantedGained
	sigLawGained
	sigBankRobberyTried
	sigCattleAcquired
	sigCattleDelivered
	sigProspected
	sigNuggetsFound
	sigDeposited
	sigReveled
	sigPurchased
	sigSpentInTown
	sigHealedAtDoctor
	sigGambled
	sigPokerWon
	sigWorked
	sigLPFromAction
	sigMoveEndedAt
	sigTurnEnded
	sigCardAction
	signalCount
)

var signalIDs = []string{
	"fight_player", "duel_won", "bandit_beaten", "npc_beaten", "fight_lost", "marshal_gained", "wanted_gained",
	"law_gained", "bank_robbery_tried", "cattle_acquired", "cattle_delivered", "prospected", "nuggets_found",
	"deposited", "reveled", "purchased", "spent_in_town", "healed_at_doctor", "gambled", "poker_won", "worked",
	"lp_from_action", "move_ended_at", "turn_ended", "card_action",
}

// stat is a counter of something that players do, such as winning fights. Each counter is kept for
// the whole game and for the current turn.
type stat uint8

const (
	statFightsWon stat = iota
	statFightsStarted
	statBanditsBeaten
	statOutlawsBeaten
	statGunmenBeaten
	statSheriffBeaten
	statArrests
	statArrestsCaused
	statRobberies
	statBankRobberies
	statTrainHeists
	statPokerWon
	statTripsWon
	statLowHandWon
	statHighRollersBeaten
	statFaroWon
	statSaloonsVisited
	statCattleDelivered
	statWrangled
	statRustled
	statLonghornsDelivered
	statNuggetsDeposited
	statRevelLP
	statDoctorVisits
	statWoundsLost
	statWorks
	statPurchases
	statStories
	statFrontiers
	statRailOrTrail
	statMinesVisited
	statRegionsVisited
	statTownsVisited
	statMesaCrossings
	statSheriffSpaces
	statEventsResolved
	statSpacesMoved
	statActions
	statCount
)

var statIDs = []string{
	"fights_won", "fights_started", "bandits_beaten", "outlaws_beaten", "gunmen_beaten", "sheriff_beaten", "arrests",
	"arrests_caused", "robberies", "bank_robberies", "train_heists", "poker_won", "trips_won", "low_hand_won",
	"high_rollers_beaten", "faro_won", "saloons_visited", "cattle_delivered", "wrangled", "rustled",
	"longhorns_delivered", "nuggets_deposited", "revel_lp", "doctor_visits", "wounds_lost", "works", "purchases",
	"stories", "frontiers", "rail_or_trail", "mines_visited", "regions_visited", "towns_visited", "mesa_crossings",
	"sheriff_spaces", "events_resolved", "spaces_moved", "actions",
}

// condKind is a kind of condition, as listed in conditions.csv.
type condKind uint8

const (
	condHave condKind = iota
	condTrack
	condOwn
	condOwnClass
	condStat
	condTurn
	condAlign
	condAlignNot
	condOutsideTown
	condFightType
	condAll
	condCount
)

var condIDs = []string{
	"have", "track", "own", "own_class", "stat", "turn", "align", "align_not", "outside_town", "fight_type", "all",
}

// haveIDs lists what a "have" condition can be about. If the id ends in _max, the player may have
// at most the amount; otherwise the player must have at least the amount.
var haveIDs = []string{"money", "nuggets", "cards", "money_max", "wounds_max", "wounds_min"}

const (
	haveMoney = iota
	haveNuggets
	haveCards
	haveMoneyMax
	haveWoundsMax
	haveWoundsMin
)

// align is the alignment of a player: neutral, Marshal or Wanted.
type align uint8

const (
	alignNeutral align = iota
	alignMarshal
	alignWanted
)

var alignIDs = []string{"neutral", "marshal", "wanted"}

// need is a condition on the player, such as being in a town, that must hold for an ability to
// work.
type need uint8

const (
	needNothing need = iota
	needOutsideTown
	needInTown
	needVsPlayer
	needPlayerHere
)

var needIDs = []string{"", "outside_town", "in_town", "vs_player", "player_here"}

// who is a group of players to which an "each" effect applies, such as all Wanted players.
type who uint8

const (
	whoAll who = iota
	whoOthers
	whoWanted
	whoMarshals
	whoInTown
	whoOutsideTown
	whoInRedFalls
	whoWithMib
)

var whoIDs = []string{"all", "others", "wanted", "marshals", "in_town", "outside_town", "in_red_falls", "with_mib"}

// fightKind is the kind of a fight, such as an arrest or a fight with a bandit.
type fightKind uint8

const (
	noFight fightKind = iota
	fightArrest
	fightDuel
	fightRob
	fightBandit
	fightGuard
	fightSheriff
	fightOutlaw
	fightJumper
	fightTrain
	fightMib // a duel that the Man in Black starts with a player
)

var fightIDs = []string{
	"", "arrest", "duel", "rob", "bandit", "bank_guard", "sheriff", "outlaw", "claim_jumper", "train_guard", "mib_duel",
}

// label is the number of an option's label, such as "money". Labels in choices that the rules
// require have the lowest numbers; further labels come from the data files.
type label int16

const (
	labelLP label = iota
	labelMarshal
	labelWanted
	labelGambler
	labelMoney
	labelNuggets
	labelCattle
	labelLonghorn
	labelNone
	labelRun
	engineLabels
)

var labelIDs = [engineLabels]string{
	"lp", "marshal", "wanted", "gambler", "money", "nuggets", "cattle", "longhorn", "none", "use",
}
