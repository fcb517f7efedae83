package boomtown

import "gulch/engine"

// maxRolls is an upper limit for the number of production rolls of a game, whatever the deck.
const maxRolls = 24

// mineTables holds expected values of mines. The indices are the option R80 (0 off, 1 on), the
// number of production rolls left, and the mine.
type mineTables struct {
	pays  [2][maxRolls][MineCount]float32 // how often the mine is expected to produce
	worth [2][maxRolls][MineCount]float32 // expected income plus the points for the mine's printed value
}

// guideTables holds the expected values of mines for the cards of the data files.
var guideTables *mineTables

func newMineTables(b *tables) *mineTables {
	t := new(mineTables)
	for m := range Card(MineCount) {
		for option := range 2 {
			chance := float32(ways(b.card[m].Number)) / 36
			if option == 1 && b.card[m].Number <= 6 {
				chance += 11.0 / 36 // one of the two dice shows the number
			}
			stands, last := float32(1), float32(1)
			if b.card[m].Dangerous {
				last = 17.0 / 18
			}
			pays, value := float32(0), float32(b.card[m].Value)
			for rolls := range maxRolls {
				t.pays[option][rolls][m] = pays
				t.worth[option][rolls][m] = value * (pays + stands)
				pays += chance * stands
				stands *= last
			}
		}
	}
	return t
}

// Values of mayor pawns, and of mines that help to get one.
const (
	feeFuture = 0.25 // fraction of the town's unrevealed mines for which the mayor is expected to get a fee
	secondLot = 1.0  // value of having a first mine in a town that has no mayor yet
	drawLevel = 1.5  // value of having as many mines as the mayor
)

// unseenShare is how much another seat's mine that is still unseen is expected to produce, as a
// fraction of what a mine that is already owned produces. It is below 1 because a mine is revealed,
// on average, half way through the rest of the game, and not all mines are revealed and go to other
// seats.
const unseenShare = 0.35

// keeps returns the probability that a mayor keeps the mayor pawn until the end of the game. lead
// is the mayor's lead over the second seat, in mines.
func (a *appraiser) keeps(lead int) float32 {
	risk := float32(0.45)
	switch {
	case lead >= 2:
		risk = 0.05
	case lead == 1:
		risk = 0.2
	}
	return 1 - risk*min(1, float32(a.rolls)/8)
}

// pawn returns the value, in gold, of being mayor of town t with n mines there: the points of the
// mayor pawn and the expected fees. lead is the mayor's lead over the second seat, in mines.
func (a *appraiser) pawn(t Town, n, lead int) float32 {
	fees := feeFuture * float32(n) * float32((a.unseen & box.inTown[t]).Len())
	if a.s.governed>>uint(t)&1 != 0 {
		fees *= 2
	}
	return a.keeps(lead) * (pawnWorth + fees)
}

// rival returns the largest number of mines that another seat than p owns in town t.
func (a *appraiser) rival(p engine.Seat, t Town) int {
	most := 0
	for q := range engine.Seat(a.s.seats) {
		if q != p {
			most = max(most, a.s.count(q, t))
		}
	}
	return most
}

// mineGain returns the gain of seat p, in gold, from getting mine c from the row or from another
// seat: the mine's value, minus the fee, plus the change in the value of the claim of p to the
// mayor pawn of the town.
func (a *appraiser) mineGain(p engine.Seat, c Card) float32 {
	s, t := a.s, box.townOf[c]
	gain := a.worth[c]
	if s.tokens[t] > 0 {
		gain -= float32(a.toll(p, t)) * a.pays[c]
	}
	if s.kept[p]&box.ofKind[NewVein] != 0 {
		gain += VeinYield * a.pays[c]
	}
	n := s.count(p, t)
	switch mayor := s.mayor[t]; {
	case mayor == p:
		lead := n - a.rival(p, t)
		gain += a.pawn(t, n+1, lead+1) - a.pawn(t, n, lead)
	case mayor == engine.NoSeat && n > 0:
		gain += a.pawn(t, n+1, n+1-a.rival(p, t))
	case mayor == engine.NoSeat:
		if box.inTown[t]&a.unseen != 0 {
			gain += secondLot
		}
	default:
		gain += a.challenge(p, mayor, t, n)
	}
	return gain
}

// challenge returns the gain of seat p, in gold, from one more mine in town t, whose mayor is
// another seat (mayor). It does not count the mine's own value: it is minus the fee, plus the value
// of taking the mayor pawn or of drawing level with the mayor. The mayor's loss counts as that of
// one of several opponents. n is the number of mines that p has in the town before.
func (a *appraiser) challenge(p, mayor engine.Seat, t Town, n int) float32 {
	m := a.s.count(mayor, t)
	gain := -float32(min(a.s.feeIn(p, t), int(a.s.gold[p]))) * (1 + a.rel)
	switch {
	case n+1 > m:
		gain += a.pawn(t, n+1, 1) + a.rel*a.pawn(t, m, m-n)
	case n+1 == m && box.inTown[t]&a.unseen != 0:
		gain += drawLevel
	}
	return gain
}

// toll returns how much gold seat p pays to saloons each time that one of its mines in town t
// produces.
func (a *appraiser) toll(p engine.Seat, t Town) int {
	sum := 0
	for set := a.s.placed & box.ofKind[Saloon]; set != 0; set &= set - 1 {
		if c := set.First(); a.s.placedAt[c-MineCount] == uint8(t) && a.s.keeper[c-MineCount] != p {
			sum += a.s.Toll(c)
		}
	}
	return sum
}

// futureProductions returns how many times mines in town t are expected to produce during the rest
// of the game that belong to other seats than p or are still unseen.
func (a *appraiser) futureProductions(p engine.Seat, t Town) float32 {
	sum := float32(0)
	for q := range engine.Seat(a.s.seats) {
		if q == p {
			continue
		}
		for set := a.s.mines[q] & box.inTown[t]; set != 0; set &= set - 1 {
			sum += a.pays[set.First()]
		}
	}
	for set := a.unseen & box.inTown[t]; set != 0; set &= set - 1 {
		sum += unseenShare * a.pays[set.First()]
	}
	return sum
}
