package sierrawest

import "gulch/engine"

// Events, roughly in the order of a turn. Each comment says what Seat, Other and A to D hold;
// NoSeat stands for the table, the bank or nobody. All public information can be rebuilt from the
// events: goods only move by EventGained, EventPaid and EventLost, cards by the events that name
// them.
const (
	_ engine.EventKind = iota // no event

	EventRound     // round A begins; B is the last round, or 0 if the end is not triggered
	EventTurn      // Seat is active; A round
	EventDrew      // Seat draws card A; secret
	EventShuffled  // the discards of Seat become its draw pile; A cards
	EventPlanned   // Seat lays out card A left, B top, C right; its pioneers are ready
	EventWalked    // Seat steps onto space B of path A with icon C; D 1 if the icon is used
	EventPosted    // Seat posts pioneer A; B Post, C slot or cabin
	EventRested    // pioneer A of Seat returns to camp, finished
	EventGained    // Seat gains B of good A, C Source; for apples D is the new supply
	EventPaid      // Seat pays B of good A, C Source; for apples D is the new supply
	EventLost      // Seat loses B of good A to damage
	EventPicked    // Seat takes piece A from Other or the supply
	EventBooted    // Seat has A steps to take
	EventClimbed   // figure C of Seat (see EventStride) climbs from node B to node A
	EventFell      // figure C of Seat falls from node A to the base; B 1: with a token
	EventWagon     // the wagon of Seat moves to space A from space B
	EventClaimed   // Seat claims card A from node B
	EventRevealed  // card A is turned up on node B
	EventRow       // card A moves to row slot B, 0 to 5, from node C
	EventEnding    // the end is triggered; A is the last round
	EventBuilt     // Seat builds cabin A; B copies left in the market
	EventWrecked   // cabin A of Seat returns to the market; B copies there
	EventCaught    // Seat catches animal A; B how
	EventFurTrade  // Seat collects pelt income; the gains follow
	EventTrack     // the marker of Seat on track A moves to space B; C 1 if it was blocked
	EventHazard    // Seat meets hazard icon A on path B; C 1 if it is harmless
	EventDamage    // Seat takes damage; A source: 0 and 1 path, 2 outpost, 3 Six-Shooter
	EventRetreat   // Seat accepts a retreat as its loss; A source
	EventHarvest   // Seat may harvest A green and B red apples
	EventPan       // Seat takes good A from row slot B
	EventCanoe     // the canoe of Seat moves to location A from B
	EventMined     // Seat mines: A gold along the trail, B die, C gold and D stone gained
	EventLoaded    // Seat puts B gold into a cart that held A
	EventShot      // Seat fires; A die, B result with the sheriff, C 1 for a hit
	EventCaptured  // Seat captures an outlaw from outpost A, 5 for the base; B left there
	EventBandits   // A outlaws arrive at the base
	EventMayReact  // pioneer A of Seat may react; B Trigger, C node, D marker moves left
	EventReacted   // pioneer A of Seat reacts; B Trigger, C node
	EventDeclined  // pioneer A of Seat declines; B Trigger, C node
	EventTurnEnd   // the turn of Seat ends; its cards go to the discards
	EventRival     // Hastings turns over plan card A
	EventRivalStep // Hastings carries out operation A, 0 to 4
	EventStride    // Hastings steps with figure C (0 left, 1 right); A steps left
	EventFishGone  // B fish of kind A leave the game
	EventAsked     // Seat decides next: A phase; B, C and D are described at State.askedParameters
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

// Source says, in EventGained and EventPaid, where the good came from or went to.
type Source int16

// The sources.
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
	FromFall // a Pair of Boots for a displaced frontiersman (R33)
	FromReaction
	FromRiver
	FromMarket // the Fish Market
	FromMine
	FromCart
	FromDynamite
	FromShot
	FromSheriff
	FromBoots // a Pair of Boots spent
	FromPlan  // the plan of Hastings
)

// Post says, in EventPosted, where a pioneer was posted.
type Post int16

// The posts.
const (
	OnSummit Post = iota
	InCabin
	OnTrap
)

// CatchMethod says, in EventCaught, by which means an animal was caught.
type CatchMethod int16

// The ways to catch an animal.
const (
	ByHunt CatchMethod = iota
	ByBait
	ByTrap
	ByLodge
	ByPlan
)

// Trigger says, in EventMayReact, EventReacted and EventDeclined, what a reaction answers (R62).
type Trigger int16

// The triggers.
const (
	OnClaim Trigger = iota
	OnReveal
	OnTrack
)

// reveals marks the kinds of events that make hidden information public. Undo stops at them.
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
