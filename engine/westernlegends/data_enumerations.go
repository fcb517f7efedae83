package westernlegends

// This file holds the codes that the data may use. The values of those that effect_codes.csv,
// windows.csv, signals.csv, counters.csv and conditions.csv list are in enumerations_gen.go.

// code is an effect code: the kind of an effect, as listed in effect_codes.csv.
type code uint8

// window is a moment of the game at which cards, items or abilities may be used.
type window uint8

// signal is a kind of occurrence that can trigger a story, such as winning a fight.
type signal uint8

// stat is a counter of something that players do, such as winning fights. Each counter is kept for
// the whole game and for the current turn.
type stat uint8

// condKind is a kind of condition, as listed in conditions.csv.
type condKind uint8

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
