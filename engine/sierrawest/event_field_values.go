package sierrawest

//go:generate go run ../../cmd/dev generate

// Source is the reason why a good was gained or paid. It is a part of EventGained and EventPaid.
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

// Post is the kind of place where a pioneer was posted. It is a part of EventPosted.
type Post int16

// The kinds of places where a pioneer can be posted: a summit, a cabin, the trap.
const (
	OnSummit Post = iota
	InCabin
	OnTrap
)

// CatchMethod is the way in which an animal was caught. It is a part of EventCaught.
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

// Trigger is the kind of event to which a pioneer can react (R62). It is a part of EventMayReact,
// EventReacted and EventDeclined.
type Trigger int16

// The triggers: a claimed card, a revealed card, and a move on a track.
const (
	OnClaim Trigger = iota
	OnReveal
	OnTrack
)
