package boomtown

//go:generate go run ../../cmd/dev generate

import "gulch/engine"

// Reason is the reason why a card left the game. It is a part of EventRemoved.
type Reason int16

// Reasons for which a card leaves the game.
const (
	Used      Reason = iota // the card's effect was carried out
	NoTarget                // an instant event without a target, removed without effect (R43)
	Blasted                 // destroyed by Dynamite
	CavedIn                 // a mine that was removed by a cave-in
	Attached                // removed because the mine or saloon where it was placed was removed
	Deposed                 // a Governor, removed because another seat has taken the pawn
	Discarded               // a New Vein, removed because its mine was expropriated (R83)
)

// Order decodes the pick order from an EventOrder of a game with the given number of seats.
func Order(e engine.Event, seats int) []engine.Seat {
	return engine.UnpackSeats(OrderIn(e), seats)
}
