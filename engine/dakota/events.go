package dakota

import "gulch/engine"

// Purposes of a die roll: values of field B of EventRolled.
const (
	RollEarthquake = iota
	RollOfficer
	RollGamble
	RollPoker
)

// Ways to earn money: values of field D of EventEarned.
const (
	EarnDrink = iota
	EarnGamble
	EarnBar
)

// Parts of a plan: values of field D of EventPlans.
const (
	PlanWindow = iota // a worker is assigned to a window
	PlanCart          // a worker is assigned to a cart
	PlanLesson        // a teacher and a miner are assigned to a school, to train the miner
	PlanIdle          // the other workers of this kind stay idle
)

// Kinds of choices: values of field A of EventChosen. The choice is the first part of a decision
// and takes effect only with a later move. The comments say what fields B and C of the event hold.
const (
	ChosenTile   = iota // B is the tile, one of those offered
	ChosenCell          // B is the cell for the tile; C is 1 to replace the tile there
	ChosenCart          // B is the index of the cart to be sent
	ChosenWorker        // B is the slot and C the window of the workshop worker who does a job
	ChosenSite          // B is the building that will replace another one
	ChosenOre           // B is the cell of the tile to be mined
	ChosenArrest        // B is the kind of the attacker's worker to be arrested
)

// nobody is the value of field Other for an event that involves only one seat, or one seat and the
// bank.
const nobody = engine.NoSeat

// Order returns the player order that the EventOrder e reports. seats is the number of seats.
func Order(e engine.Event, seats int) []engine.Seat {
	return engine.UnpackSeats(OrderIn(e), seats)
}
