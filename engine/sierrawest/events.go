package sierrawest

import "gulch/engine"

// Events, roughly in the order of a turn. The comments explain the fields Seat, Other and A to D of
// the event; fields that they do not mention are not used. Seat is NoSeat for the table, the supply
// or nobody. All public information can be reconstructed from the events: goods only change by
// EventGained, EventPaid and EventLost, cards only by the events that name them.
const (
	_ engine.EventKind = iota // 0 is not a kind of event

	EventRound    // a round begins; A: its number, B: the last round, 0 until the end is triggered
	EventTurn     // the turn of Seat begins; A: number of the round
	EventDrew     // Seat draws a card, which only Seat may see; A: the card
	EventShuffled // a draw pile is made from discards, or from all plans for Hastings; A: number of its cards
	EventPlanned  // Seat lays out cards; A: left, B: top, C: right; both pioneers are ready
	EventWalked   // a pioneer of Seat walks; A: path, B: new space, C: its icon, D: 1 if he uses the icon
	EventPosted   // a pioneer of Seat goes to a place and stays; A: path, B: a Post, C: the slot or cabin
	EventRested   // a pioneer of Seat returns to camp and has finished the turn; A: his path
	EventGained   // Seat gains a good; A: the good, B: amount, C: a Source, D: for apples, the new supply
	EventPaid     // Seat pays a good; A: the good, B: amount, C: a Source, D: for apples, the new supply
	EventLost     // Seat loses a good to damage; A: the good, B: amount
	EventPicked   // Seat takes a piece from Other, or from the supply if Other is NoSeat; A: the piece
	EventBooted   // Seat may take steps; A: their number
	EventClimbed  // a frontiersman of Seat climbs; A: new node, B: old node, C: 1 for Hastings's right one
	// a frontiersman of Seat falls to the base; A: old node, B: 1 if he gets a Pair of Boots, C: 1
	// for the right one of Hastings
	EventFell
	EventWagon    // the wagon of Seat moves; A: new space, B: old space
	EventClaimed  // Seat claims a card from the mountain; A: the card, B: its node
	EventRevealed // a card on the mountain is turned up; A: the card, B: its node
	EventRow      // a card goes to the row; A: the card, B: slot of the row, 0 to 5, C: its old node
	EventEnding   // the end of the game is triggered; A: number of the last round
	EventBuilt    // Seat builds a cabin; A: the cabin, B: number of copies left in the market
	EventWrecked  // a cabin of Seat returns to the market; A: the cabin, B: number of copies now there
	EventCaught   // Seat catches an animal; A: the animal, B: a CatchMethod
	EventFurTrade // Seat carries out a Fur Trade; an EventGained for each of its goods follows
	EventTrack    // Seat moves up on a track; A: track, B: the marker's space, C: 1 if blocked, so it stays
	EventHazard   // Seat meets a hazard icon; A: the icon, B: the path, C: 1 if it does no harm
	EventDamage   // Seat must take damage; A: cause: 0 or 1 a path, 2 an outpost, 3 a Six-Shooter
	EventRetreat  // Seat takes damage by retreating; A: cause, as in EventDamage
	EventHarvest  // Seat may harvest apples; A: number of green ones, B: number of red ones
	EventPan      // Seat takes a resource from a river card; A: the resource, B: the card's slot of the row
	EventCanoe    // the canoe of Seat moves; A: new location, B: old location
	EventMined    // Seat mines; A: gold along its trail, B: die, C: gold gained, D: stone gained
	EventLoaded   // Seat loads a mine cart; A: gold in it before, B: gold added
	EventShot     // Seat fires a shot; A: die, B: result with the sheriff's help, C: 1 for a hit
	EventCaptured // Seat captures an outlaw; A: outpost 0 to 4, or 5 for the base, B: outlaws left there
	EventBandits  // new outlaws arrive at the base; A: their number
	// Seat is asked for a reaction; A: path of the pioneer, B: a Trigger, C: node of the revealed
	// card, or Base as int16, D: track moves not yet answered
	EventMayReact
	EventReacted   // a pioneer of Seat reacts; A: his path, B: a Trigger, C: node of the revealed card
	EventDeclined  // a pioneer of Seat declines; A: his path, B: a Trigger, C: node of the revealed card
	EventTurnEnd   // the turn of Seat ends, and its cards go to the discard pile
	EventRival     // Hastings turns over a plan card; A: its number
	EventRivalStep // Hastings carries out an operation of his plan; A: its index, 0 to 4
	EventStride    // Hastings takes a step; A: steps left, C: 0 for the left frontiersman, 1 for the right
	EventFishGone  // Hastings removes fish from the game; A: the kind, a Good, B: their number
	// Seat has to make a decision; A: its phase, B and C: the parameters of a pending decision, D:
	// number of steps that wait below it on the stack; in the turn of Hastings, B is instead the
	// index of his next operation
	EventAsked
	EventOver // the game is over
	eventEnd
)

var eventNames = [eventEnd]string{
	"", "round_began", "turn_began", "drew", "shuffled", "planned", "walked", "posted", "rested", "gained", "paid",
	"lost", "piece_taken", "steps", "climbed", "fell", "wagon_moved", "claimed", "revealed", "row_added",
	"end_triggered", "built", "wrecked", "caught", "fur_trade", "track_moved", "hazard", "damage", "retreated",
	"harvest_ready", "panned", "canoe_moved", "mined", "loaded", "shot", "captured", "outlaws_at_base", "may_react",
	"reacted", "declined", "turn_ended", "rival_plan", "rival_step", "rival_strides", "fish_removed", "asked",
	"game_over",
}

// Source is the reason why a good was gained or paid. It is field C of EventGained and EventPaid.
type Source int16

// The sources. Each has the name of the icon, action or component that causes the gain or payment.
const (
	FromIcon Source = iota
	FromFee
	FromSummit
	FromCabin
	FromPelt
	FromTrack
	FromToll
	FromBuilding
	FromBarter
	FromGrizzly
	FromBait
	FromFall // the Pair of Boots that a displaced frontiersman gets (R33)
	FromReaction
	FromRiver
	FromMarket // an exchange at the Fish Market
	FromMine
	FromCart
	FromDynamite
	FromShot
	FromSheriff
	FromBoots // use of a Pair of Boots
	FromPlan  // the plan of Hastings
)

// Post is the kind of place where a pioneer was posted. It is field B of EventPosted.
type Post int16

// The kinds of places where a pioneer can be posted: a summit, a cabin, the trap.
const (
	OnSummit Post = iota
	InCabin
	OnTrap
)

// CatchMethod is the way in which an animal was caught. It is field B of EventCaught.
type CatchMethod int16

// The ways to catch an animal: the icon Hunt, a bait, the trap, the Trapper's Lodge, and the plan
// of Hastings.
const (
	ByHunt CatchMethod = iota
	ByBait
	ByTrap
	ByLodge
	ByPlan
)

// Trigger is the kind of event to which a pioneer can react (R62). It is field B of EventMayReact,
// EventReacted and EventDeclined.
type Trigger int16

// The triggers: a claimed card, a revealed card, and a move on a track.
const (
	OnClaim Trigger = iota
	OnReveal
	OnTrack
)

// reveals marks the kinds of events that show hidden information to everybody who may read them.
// Undo stops at such events. EventPlanned shows hidden information, too, but its seat knew it.
var reveals = [eventEnd]bool{
	EventDrew: true, EventRevealed: true, EventRow: true, EventMined: true, EventShot: true, EventRival: true,
}

// emit sends an event to obs, unless obs is nil.
func emit(obs engine.Observer, kind engine.EventKind, seat engine.Seat, a, b, c, d int) {
	if obs != nil {
		sendEvent(obs, kind, seat, engine.NoSeat, a, b, c, d)
	}
}

func sendEvent(obs engine.Observer, kind engine.EventKind, seat, other engine.Seat, a, b, c, d int) {
	obs(engine.Event{
		Kind: kind, Seat: seat, Other: other,
		Reveals: reveals[kind], Discloses: kind == EventPlanned, Secret: kind == EventDrew,
		A: int16(a), B: int16(b), C: int16(c), D: int16(d),
	})
}
