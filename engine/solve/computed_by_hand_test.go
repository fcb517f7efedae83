package solve_test

import (
	"embed"
	"math"
	"testing"

	"gulch/engine"
	"gulch/engine/games"
	"gulch/engine/solve"
)

//go:embed testdata/*.json
var endings embed.FS

// handValue is a value computed by hand for a move: the share of the win of the seat that moves,
// and the final score of every seat.
type handValue struct {
	move   string
	win    float64
	scores []float64
}

// checkByHand solves the endgame with the given ID from testdata. It checks that the solution has
// the given kind and that the values of the moves are those in want, which were computed by hand.
func checkByHand(t *testing.T, id string, kind solve.Kind, want []handValue) {
	t.Helper()
	game, err := games.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	text, err := endings.ReadFile("testdata/" + id + ".json")
	if err != nil {
		t.Fatal(err)
	}
	s, err := game.Load(text)
	if err != nil {
		t.Fatal(err)
	}
	a, err := solve.Position(s, 1_000)
	if err != nil {
		t.Fatal(err)
	}
	if a.Kind != kind || len(a.Values) != len(want) {
		t.Fatalf("the solution has kind %d and %d moves, want kind %d and %d moves", a.Kind, len(a.Values), kind,
			len(want))
	}
	for _, w := range want {
		move, err := s.Parse(w.move)
		if err != nil {
			t.Fatal(err)
		}
		compare(t, w, a.Of(move), a.Seat)
	}
}

func compare(t *testing.T, want handValue, have solve.Value, seat engine.Seat) {
	t.Helper()
	near := func(a, b float64) bool { return math.Abs(a-b) < 1e-9 }
	if !near(have.Win.Low, want.win) || !near(have.Win.High, want.win) || !near(have.Likely, want.win) {
		t.Errorf("%s has the share %+v of the win, computed by hand: %v", want.move, have.Win, want.win)
	}
	for p, points := range want.scores {
		if !near(have.Scores[p], points) {
			t.Errorf("after %s seat %d has %v points, computed by hand: %v", want.move, p, have.Scores[p], points)
		}
	}
	if !near(have.Points, have.Scores[seat]) {
		t.Errorf("%s: Points is %v, which contradicts Scores %v", want.move, have.Points, have.Scores)
	}
}

// TestBoomtownByHand compares the solver with values computed by hand for the last pick of a game
// of Boomtown. Seat 1 takes one of two mines, dg10 or cc03; seat 0 must take the other one, and
// then the dice are rolled. Before the pick, the seats have 82, 95 and 83 points, and no pawn can
// move.
//
// Taking dg10 costs seat 1 no fee, because it is mayor of Dry Gulch: 95 + 7 = 102. Taking cc03
// costs seat 0 no fee either: 82 + 1 = 83. No roll gives seat 0 or seat 2 more than 10 points, and
// no roll costs seat 1 more than 1 point (on a 9 it gets 3 and pays 4 to the saloon with girls). So
// seat 1 wins.
//
// Taking cc03 costs seat 1 a fee of 6, one for each mine that the mayor, seat 0, has in Coyote
// City: 95 + 1 - 6 = 90. Seat 0 then takes dg10, and pays 3 for the three mines of seat 1 in Dry
// Gulch. So seat 0 has 82 + 6 + 7 - 3 = 92, and seat 1 has 90 + 3 = 93. The table shows what the
// roll adds:
//
//	roll           2   3   4   5   6   7   8   9  10  11  12
//	ways           1   2   3   4   5   6   5   4   3   2   1
//	mines, seat 0      5   3   5   4   3   4   4  13
//	saloon, seat 0                     4   4   4 (cm07 and cm08: seat 2; cm09: seat 1)
//	seat 1         6   5   5   2   1   2      -1       4   5
//
// Seat 2 gets at most 10 points, on a 7: 6 + 5 + 3 for the vein - 4 for the saloon. That makes 93,
// and seat 0 then has 99. Seat 1 is ahead of seat 0 on the rolls 2, 3 (98 to 97), 4 (98 to 95), 11
// and 12, so it wins in 1+2+3+2+1 = 9 of 36 cases.
func TestBoomtownByHand(t *testing.T) {
	checkByHand(t, "boomtown", solve.OneDecider, []handValue{
		{"take cc03", 9.0 / 36, []float64{
			92 + (2*5+3*3+4*5+5*4+6*(3+4)+5*(4+4)+4*(4+4)+3*13)/36.0,
			93 + (1*6+2*5+3*5+4*2+5*1+6*2-4*1+2*4+1*5)/36.0,
		}},
		{"take dg10", 1, []float64{
			83 + (2*(5+1)+3*3+4*5+5*4+6*(3+4)+5*(4+4)+4*(4+4)+3*6)/36.0,
			102 + (1*6+2*4+3*5+4*2+5*1+6*2-4*1+3*7+2*4+1*5)/36.0,
		}},
	})
}

// TestNarrowGaugeByHand compares the solver with values computed by hand for the last turn of a
// game of Narrow Gauge, after which nobody plays a card. Seat 1 takes its last Certificate, Black
// or Yellow, and has one card, which can be played for one Company. It has $322, and seat 0 has
// $284. A share point pays $3 for Black and Orange (markers at 8), $4 for Blue and Red (10), and $2
// for Yellow (4).
//
// Seat 0 has 3, 3, 9, 9 and 3 share points, which pay 9 + 9 + 36 + 36 + 6 = 96. It gets $5 for most
// shares of Red, and coal 6 × 5 + timber 5 × 3 + salt 4 × 1 = 49.
//
// With Black, seat 1 has 4, 6, 9, 6 and 2 share points: 12 + 18 + 36 + 24 + 4 = 94. It gets $5 for
// most shares of Orange, and iron 2 × 5 = 10. Black has no Locomotive left with which the card
// could be played. Black is 2 to 2, so neither seat gets the $5 for most of it: 322 + 94 + 5 + 10 =
// 431 against 284 + 96 + 5 + 49 = 434, and seat 1 loses.
//
// With Yellow, seat 1 has 1, 6, 9, 6 and 5 share points: 3 + 18 + 36 + 24 + 10 = 91, $10 for most
// shares of Orange and Yellow, and iron 10. That makes 433. Seat 0 also gets the $5 of Black, which
// makes 439, so seat 1 would lose without the card. With the card, Yellow reaches a City of salt
// from g3: $10 for the marker at 5 at $2, less $4 for the ground. The die goes two spaces over the
// divide to -2, for the two Certificates, and shows 5: 5 × 2 = 10 for seat 1, and seat 0 loses the
// 4 of salt. So seat 1 wins by 433 + 10 - 4 + 10 = 449 to 435.
func TestNarrowGaugeByHand(t *testing.T) {
	checkByHand(t, "narrowgauge", solve.OneDecider, []handValue{
		{"share black", 0, []float64{434, 431}},
		{"share yellow", 1, []float64{435, 449}},
	})
}

// TestDakotaByHand compares the solver with values computed by hand for the last evening of a game
// of Dakota. Seat 1 has passed; seat 0 is behind by 82 to 83 and may hire specialists. Each seat
// has 19 workers, so both score the 5 points for the most workers. A specialist is worth 2 points,
// and once seat 0 has one more, only seat 0 gets the 5 points: seat 1 has 83 - 5 = 78.
//
// The three specialists cost $2, $3 and $4, by their slots, and with two schools all three may be
// hired. Seat 0 has $38, worth 12 points. The first two leave $33, worth 11 points: 82 + 2 + 2 - 1
// = 85. The third leaves $29, worth 9 points: 85 again. Any other two, for $6 or $7, leave $32 or
// $31, worth 10 points: 84, and the third then makes 85. So seat 0 reaches 85 whichever it hires
// first.
func TestDakotaByHand(t *testing.T) {
	checkByHand(t, "dakota", solve.OneDecider, []handValue{
		{"hire_specialist 2", 1, []float64{85, 78}},
		{"hire_specialist 3", 1, []float64{85, 78}},
		{"hire_specialist 4", 1, []float64{85, 78}},
		{"end_turn", 0, []float64{82, 83}},
	})
}

// TestSierraWestByHand compares the solver with values computed by hand for the last turn of a game
// of Sierra West, Apple Hill. Both pioneers of seat 1 have reached their summits, and it leads by
// 65 to 64. Its Pair of Boots is worth a point. Lacing the boots spends that point for two steps,
// which gain nothing: the wagon is on space 10 of 11, both of which have the multiplier 4, and
// nobody claims the cards that the frontiersman climbs. At 64 to 64 the seat with more claimed
// cards wins (section 8 of RULES.md): seat 0 has five, seat 1 four.
func TestSierraWestByHand(t *testing.T) {
	checkByHand(t, "sierrawest", solve.OneDecider, []handValue{
		{"lace_boots", 0, []float64{64, 64}},
		{"end_turn", 1, []float64{64, 65}},
	})
}

// TestWesternLegendsByHand compares the solver with values computed by hand for the last action of
// a game of Western Legends. Seat 0 is at the cabaret with 18 points and $120; seat 1 has finished.
// In the final count (section 8 of RULES.md) seat 1 has 22 points, plus 2 for its $120, minus 1 for
// a wound, plus 1 as an outlaw with 4 wanted points who is not the most wanted: 24.
//
// Seat 0 gets 2 for its 6 wanted points as its turn ends (R58), 1 for the better revolver, minus 3
// for its wounds, and 3 as the most wanted, which makes 21, plus 1 for each full $60. So it ends at
// 23 with the money that it has, and also with $10 or $30 more, which is no full $180.
//
// A revel costs $30 and is worth a point (R70). One revel leaves $90: 21 + 1 + 1 = 23. Two leave
// $60: 21 + 2 + 1 = 24. Three leave $30: 21 + 3 = 24. Four leave nothing: 21 + 4 = 25. At 24 to 24
// the more wanted seat wins, which is seat 0.
//
// Western Legends has no exactly solvable endgames: up to the end, the other seats hold cards, and
// the decks of the train and of the fights are shuffled, which makes too many deals to enumerate.
// So this solution is Sampled. No card of seat 1 can be played against any of these moves, so the
// values are the same in every deal.
func TestWesternLegendsByHand(t *testing.T) {
	checkByHand(t, "westernlegends", solve.Sampled, []handValue{
		{"move", 0, []float64{23, 24}},
		{"work", 0, []float64{23, 24}},
		{"revel 1", 0, []float64{23, 24}},
		{"revel 2", 1, []float64{24, 24}},
		{"revel 3", 1, []float64{24, 24}},
		{"revel 4", 1, []float64{25, 24}},
		{"card pk_5d", 0, []float64{23, 24}},
		{"end_turn", 0, []float64{23, 24}},
	})
}
