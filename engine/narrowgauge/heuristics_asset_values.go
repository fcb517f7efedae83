package narrowgauge

import "gulch/engine"

// outlook holds the present values of shares, dice and tokens, in dollars. It is a local variable,
// so creating it allocates no memory. When it is computed, products are converted to float32 before
// they are added. This prevents fused multiply-add, so all platforms give the same result.
type outlook struct {
	per   [CompanyCount]float32 // value of a Share point of each Company: the sum of its future dividends
	step  [CompanyCount]float32 // increase of per if the Company's marker moves one step further
	row   float32               // expected number of times that a Commodity bonus will still be paid
	major [3]float32            // value of having 0, 1, or 2 and more Certificates more than the opponent
	token float32               // value of a white Build token
}

// Weights of Commodity dice and of majorities, in the dividends of this round and of later rounds.
const (
	rowNow       = 0.75
	rowAtEnd     = 0.95
	rowLater     = 0.3
	leadOfOne    = 0.6
	leadOfTwo    = 0.9
	majorLater   = 0.7
	growthOfStep = 0.7 // fraction of a marker's expected growth that counts for the value of one more step
)

// tokenWorth is the disadvantage, in dollars, of having a dark Build token instead of a white one.
// The index is the number of the round, counted from 0.
var tokenWorth = [Rounds]float32{4, 7, 10}

func (s *State) outlook() (o outlook) {
	if s.phase == PhaseGameOver {
		return o
	}
	done, left := s.TurnNumber(), s.turnsToCome()
	for c := range o.per {
		o.shares(s, Company(c), done)
	}
	later := float32(Rounds - int(s.round))
	o.row = rowNow
	one, two := float32(leadOfOne), float32(leadOfTwo)
	if left <= 2 {
		o.row = rowAtEnd
	}
	if left == 0 {
		o.row, one, two = 1, 1, 1
	}
	o.row += float32(rowLater * later)
	o.major[1] = float32(majorityBonus * (one + float32(leadOfOne*majorLater*later)))
	o.major[2] = float32(majorityBonus * (two + float32(leadOfTwo*majorLater*later)))
	if left > 1 || later > 0 {
		o.token = tokenWorth[s.round-1]
	}
	return o
}

// turnsToCome returns the number of turns of this round that are not finished yet. The current turn
// is included until its Certificate has been taken.
func (s *State) turnsToCome() int {
	if s.phase < PhaseShare {
		return turnsBefore[s.round] - turnsBefore[s.round-1]
	}
	return s.TurnsLeft()
}

// shares computes o.per and o.step for Company c: the future dividends of a Share point, and their
// increase by one step of the marker. done is the number of turns of the game finished so far.
func (o *outlook) shares(s *State, c Company, done int) {
	usual := &heuristicTables.usual[c]
	marker, scale := float32(s.marker[c]), float32(1)
	if left := s.supply[c]; left < 8 {
		scale = float32(left) / 8
	}
	for r := int(s.round); r <= Rounds; r++ {
		grows := float32(scale * (usual[turnsBefore[r]] - usual[done]))
		at := pays(marker + grows)
		o.per[c] += at
		o.step[c] += pays(marker+1+float32(growthOfStep*grows)) - pays(marker+float32(growthOfStep*grows))
	}
}

// lead returns the value, in dollars, of having n more Certificates of a Company than the opponent.
// If n is negative, the value is negative.
func (o *outlook) lead(n int) float32 {
	if n < 0 {
		return -o.major[min(-n, 2)]
	}
	return o.major[min(n, 2)]
}

// advantage estimates by how many dollars seat 0 will be ahead of seat 1 at the end of the game.
// What will happen in the rest of the current turn is not counted. o holds the present values of
// shares, dice and tokens.
func (s *State) advantage(o *outlook) float32 {
	sum := float32(s.cash[0]) - float32(s.cash[1])
	for c := range Company(CompanyCount) {
		sum += float32(o.per[c] * float32(s.points(0, c)-s.points(1, c)))
		sum += o.lead(s.pieces(0, c) - s.pieces(1, c))
	}
	for _, d := range s.dice {
		sum += float32(o.row * float32(int(d.at)*int(d.value)))
	}
	for p, dark := range s.dark {
		if dark {
			sum -= float32(o.token * float32(side(engine.Seat(p))))
		}
	}
	return sum
}
