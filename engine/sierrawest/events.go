package sierrawest

import "gulch/engine"

// Events, roughly in the order of a turn. Each comment says what the fields Seat, Other and A to D
// hold. Seat is NoSeat for the table, the supply or nobody. All public information can be
// reconstructed from the events: goods only change by EventGained, EventPaid and EventLost, cards
// only by the events that name them.
const (
	_ engine.EventKind = iota // 0 is not the kind of any event

	EventRound     // round A begins; B is the last round, 0 until the end is triggered
	EventTurn      // the turn of Seat begins, in round A
	EventDrew      // secret: Seat draws card A
	EventShuffled  // the discard pile of Seat, with A cards, becomes its draw pile
	EventPlanned   // Seat lays out the cards A (left), B (top) and C (right); both of its pioneers are ready
	EventWalked    // Seat walks onto space B of path A with icon C; D is 1 if the icon is used
	EventPosted    // Seat posts pioneer A, who stays there; B is a Post, C the number of the slot or cabin
	EventRested    // pioneer A of Seat returns to camp and has finished the turn
	EventGained    // Seat gains the amount B of good A; C is a Source; for apples D is the new supply
	EventPaid      // Seat pays the amount B of good A; C is a Source; for apples D is the new supply
	EventLost      // Seat loses the amount B of good A to damage
	EventPicked    // Seat takes piece A from Other, or from the supply if Other is NoSeat
	EventBooted    // Seat may take A steps
	EventClimbed   // frontiersman C of Seat (1 is the right one of Hastings) climbs from node B to node A
	EventFell      // frontiersman C of Seat falls from node A to the base; B is 1 if he gets a Pair of Boots
	EventWagon     // the wagon of Seat moves from space B to space A
	EventClaimed   // Seat claims card A on node B
	EventRevealed  // card A on node B is turned up
	EventRow       // card A moves from node C to slot B of the row, 0 to 5
	EventEnding    // the end of the game is triggered; A is the last round
	EventBuilt     // Seat builds cabin A; B copies are left in the market
	EventWrecked   // cabin A of Seat returns to the market, which now has B copies
	EventCaught    // Seat catches animal A; B is a CatchMethod
	EventFurTrade  // Seat carries out a Fur Trade; what it gains is reported by the events that follow
	EventTrack     // the marker of Seat on track A moves to space B; C is 1 if it stays on B, being blocked
	EventHazard    // Seat meets the hazard icon A on path B; C is 1 if it does no harm
	EventDamage    // Seat takes damage; A is the cause: path 0 or 1, 2 for an outpost, 3 for a Six-Shooter
	EventRetreat   // Seat retreats, which takes the damage; A is the cause, as in EventDamage
	EventHarvest   // Seat may harvest A green and B red apples
	EventPan       // Seat takes the resource A from the river card in slot B of the row
	EventCanoe     // the canoe of Seat moves from location B to location A
	EventMined     // Seat mines: A gold is along the trail, the die shows B, C gold and D stone are gained
	EventLoaded    // Seat puts B gold into a cart that held A gold
	EventShot      // Seat fires a shot: the die shows A, B with the sheriff's help; C is 1 for a hit
	EventCaptured  // Seat captures an outlaw of outpost A, or of the base if A is 5, where B are left
	EventBandits   // A outlaws arrive at the base
	EventMayReact  // pioneer A of Seat may react; B is a Trigger, C a node, D the track moves to react to
	EventReacted   // pioneer A of Seat reacts; B is a Trigger, C the node
	EventDeclined  // pioneer A of Seat declines to react; B is a Trigger, C the node
	EventTurnEnd   // the turn of Seat ends, and its cards go to the discard pile
	EventRival     // Hastings turns over plan card A
	EventRivalStep // Hastings carries out operation A of his plan, 0 to 4
	EventStride    // Hastings takes a step with frontiersman C (0 left, 1 right); A steps are left
	EventFishGone  // B fish of kind A are removed from the game
	EventAsked     // Seat decides next, in phase A; for B, C and D see State.askedParameters
	EventOver      // the game is over
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

// Source tells, in EventGained and EventPaid, why a good was gained or paid.
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

// Post tells, in EventPosted, in what kind of place a pioneer was posted.
type Post int16

// The kinds of posts.
const (
	OnSummit Post = iota
	InCabin
	OnTrap
)

// CatchMethod says, in EventCaught, how an animal was caught.
type CatchMethod int16

// The ways to catch an animal.
const (
	ByHunt CatchMethod = iota
	ByBait
	ByTrap
	ByLodge
	ByPlan
)

// Trigger tells, in EventMayReact, EventReacted and EventDeclined, to what a pioneer can react
// (R62).
type Trigger int16

// The triggers: a claimed card, a revealed card, and a move on a track.
const (
	OnClaim Trigger = iota
	OnReveal
	OnTrack
)

// reveals marks the kinds of events that make hidden information public. Undo stops at such events.
var reveals = [eventEnd]bool{
	EventDrew: true, EventRevealed: true, EventRow: true, EventMined: true, EventShot: true, EventRival: true,
	EventShuffled: true,
}

// emit sends an event to obs, unless obs is nil.
func emit(obs engine.Observer, kind engine.EventKind, seat engine.Seat, a, b, c, d int) {
	if obs != nil {
		sendEvent(obs, kind, seat, engine.NoSeat, a, b, c, d)
	}
}

func sendEvent(obs engine.Observer, kind engine.EventKind, seat, other engine.Seat, a, b, c, d int) {
	obs(engine.Event{
		Kind: kind, Seat: seat, Other: other, Reveals: reveals[kind], Secret: kind == EventDrew,
		A: int16(a), B: int16(b), C: int16(c), D: int16(d),
	})
}
