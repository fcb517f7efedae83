package sierrawest

import "gulch/engine"

// Events, in about the order of a turn. The comment says what Seat, Other and A to D hold; NoSeat is the table, the
// bank or nobody. Together they rebuild all that is public: goods only move by EventGained, EventPaid and EventLost,
// cards by the events that name them.
const (
	EventRound     engine.EventKind = iota + 1 // A round, B the last round or 0
	EventTurn                                  // Seat is active; A round
	EventDrew                                  // Seat draws A card; secret
	EventShuffled                              // Seat's discards become its draw pile; A cards
	EventPlanned                               // Seat lays out A left, B top, C right card; its pioneers are ready
	EventWalked                                // Seat steps on A path, B space, C icon; D 1 if the icon is used
	EventPosted                                // Seat posts A pioneer; B Post, C slot or cabin
	EventRested                                // Seat's A pioneer comes back to camp, finished
	EventGained                                // Seat gets A good, B amount, C Source; of apples D is the new supply
	EventPaid                                  // Seat pays A good, B amount, C Source; of apples D is the new supply
	EventLost                                  // Seat loses A good, B amount to damage
	EventPicked                                // Seat takes A piece from Other or the supply
	EventBooted                                // Seat has A steps to take
	EventClimbed                               // Seat's figure C (1: Hastings's right one) climbs to A node from B node
	EventFell                                  // Seat's figure C returns to the base from A node; B 1 with a token
	EventWagon                                 // Seat's wagon comes to A space from B
	EventClaimed                               // Seat claims A card from B node
	EventRevealed                              // A card is turned up on B node
	EventRow                                   // A card comes into B row slot, 0 to 5, from C node
	EventEnding                                // the end is triggered; A is the last round
	EventBuilt                                 // Seat builds A cabin; B left in the market
	EventWrecked                               // Seat's A cabin goes back; B left in the market
	EventCaught                                // Seat catches A animal; B How
	EventFurTrade                              // Seat collects for its animals, whose gains follow
	EventTrack                                 // Seat's marker on A track comes to B space; C 1 if it was blocked
	EventHazard                                // Seat meets A icon with B path; C 1 if it is harmless
	EventDamage                                // Seat takes damage; A source: 0, 1 path, 2 outpost, 3 Six-Shooter
	EventRetreat                               // Seat's figure falls back; A source
	EventHarvest                               // Seat may harvest A green, B red apples
	EventPan                                   // Seat takes A good from B row slot
	EventCanoe                                 // Seat's canoe comes to A location from B
	EventMined                                 // Seat mines: A gold along the trail, B die, C gold and D stone gained
	EventLoaded                                // Seat puts B gold into a cart that held A
	EventShot                                  // Seat fires; A die, B result with the sheriff, C 1 for a hit
	EventCaptured                              // Seat captures an outlaw from A outpost, 5 for the base; B left there
	EventBandits                               // A outlaws come to the base
	EventMayReact                              // Seat may react with A pioneer; B Trigger, C node; D moves of markers still to be answered
	EventReacted                               // Seat reacts with A pioneer; B Trigger, C node
	EventDeclined                              // Seat declines with A pioneer; B Trigger, C node
	EventTurnEnd                               // Seat's turn ends; its cards go to the discards
	EventRival                                 // Hastings turns over A plan card
	EventRivalStep                             // Hastings carries out A operation, 0 to 4
	EventStride                                // Hastings takes a step with C figure (1: his right one); A are left
	EventFishGone                              // A fish, B of them, leave the game
	EventAsked                                 // Seat is asked next: A phase; B, C and D about what, see State.question
	EventOver                                  // nobody is
	eventEnd
)

var eventNames = [eventEnd]string{
	"", "round_began", "turn_began", "drew", "shuffled", "planned", "walked", "posted", "rested", "gained", "paid",
	"lost", "piece_taken", "steps", "climbed", "fell", "wagon_moved", "claimed", "revealed", "row_added",
	"end_triggered", "built", "wrecked", "caught", "fur_trade", "track_moved", "hazard", "damage", "retreated",
	"harvest_ready", "panned", "canoe_moved", "mined", "loaded", "shot", "captured", "outlaws_at_base", "may_react",
	"reacted", "declined", "turn_ended", "rival_plan", "rival_step", "rival_strides", "fish_removed", "asked", "game_over",
}

// Source says in EventGained and EventPaid where the good came from or went to.
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
	FromBoots // a Pair of Boots laced
	FromPlan  // Hastings's plan
)

// Post says in EventPosted where a pioneer was posted.
type Post int16

// The posts.
const (
	OnSummit Post = iota
	InCabin
	OnTrap
)

// How says in EventCaught how an animal was caught.
type How int16

// The ways to catch an animal.
const (
	ByHunt How = iota
	ByBait
	ByTrap
	ByLodge
	ByPlan
)

// Trigger says in EventMayReact and after it what a reaction answers (R62).
type Trigger int16

// The triggers.
const (
	OnClaim Trigger = iota
	OnReveal
	OnTrack
)

// reveals marks the events after which something is known that was not before.
var reveals = [eventEnd]bool{
	EventDrew: true, EventRevealed: true, EventRow: true, EventMined: true, EventShot: true, EventRival: true,
	EventShuffled: true,
}

// say tells an event if anybody listens.
func say(tell engine.Observer, kind engine.EventKind, seat engine.Seat, a, b, c, d int) {
	if tell != nil {
		emit(tell, kind, seat, engine.NoSeat, a, b, c, d)
	}
}

func emit(tell engine.Observer, kind engine.EventKind, seat, other engine.Seat, a, b, c, d int) {
	tell(engine.Event{
		Kind: kind, Seat: seat, Other: other, Reveals: reveals[kind], Secret: kind == EventDrew,
		A: int16(a), B: int16(b), C: int16(c), D: int16(d),
	})
}
