package westernlegends

import "gulch/engine"

// Failure says why a part of an effect does nothing, see EventNoEffect. The players would otherwise
// look for what a printed text promises.
type Failure uint8

// The failures. The comments say what the parts thing and space of the event are.
const (
	FailOccupied Failure = iota // a token cannot come: thing is its TokenKind, and space is occupied
	FailRoller                  // a high roller cannot come: thing is the town, whose saloon has one
	FailSupply                  // none is left: thing is the TokenKind, and space where it would come
	FailHideouts                // no bandit comes: thing is the group of hideouts, 0 to 2, or 3 for all
	FailNobody                  // thing is the group of players that nobody belongs to, see GroupName
	FailNoWanted                // the Sheriff would ride to a Wanted player, but nobody is Wanted
	FailWounds                  // seat has 3 wounds: thing is the number of further ones
	FailNoTarget                // there is no player whom the effect of seat could be aimed at
)

// GroupName returns the name of the group of players that is the part thing of an event with
// FailNobody: "wanted", "in_town" and so on.
func GroupName(thing int) string {
	if thing < 0 || thing >= len(whoIDs) {
		return ""
	}
	return whoIDs[thing]
}

// tellUnplaced reports that a token of kind k cannot come to space x, because x is occupied or, if
// it is not, because there is none left.
func (s *State) tellUnplaced(k TokenKind, x Space, obs engine.Observer) {
	why := FailSupply
	if s.occupied(x) {
		why = FailOccupied
	}
	tellNoEffect(obs, engine.NoSeat, why, int(k), x)
}
