package dakota

//go:generate go run ../../cmd/dev generate

import "gulch/engine"

// Purposes of a die roll: the part purpose of EventRolled.
const (
	RollEarthquake = iota
	RollOfficer
	RollGamble
	RollPoker
)

// Ways to earn money: the part way of EventEarned.
const (
	EarnDrink = iota
	EarnGamble
	EarnBar
)

// Parts of a plan: the part how of EventPlans.
const (
	PlanWindow = iota // a worker is assigned to a window
	PlanCart          // a worker is assigned to a cart
	PlanLesson        // a teacher and a miner are assigned to a school, to train the miner
	PlanIdle          // the other workers of this kind stay idle
)

// Kinds of choices: the part choice of EventChosen. The choice is the first half of a decision and
// takes effect only with a later move. The comments say what the parts chosen and detail are.
const (
	ChosenTile   = iota // chosen is the tile, one of those offered
	ChosenCell          // chosen is the cell for the tile; detail is 1 to replace the tile there
	ChosenCart          // chosen is the index of the cart to be sent
	ChosenWorker        // chosen is the slot and detail the window of the workshop worker who does a job
	ChosenSite          // chosen is the building that will replace another one
	ChosenOre           // chosen is the cell of the tile to be mined
	ChosenArrest        // chosen is the kind of the attacker's worker to be arrested
)

// nobody is the value of field Other for an event that involves only one seat, or one seat and the
// bank.
const nobody = engine.NoSeat

// Order returns the player order that the EventOrder e reports. seats is the number of seats.
func Order(e engine.Event, seats int) []engine.Seat {
	return engine.UnpackSeats(OrderIn(e), seats)
}
