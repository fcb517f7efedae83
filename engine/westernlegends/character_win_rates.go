package westernlegends

import "gulch/engine"

// won holds for each character the percentage of its games that it wins: first with, then without
// the Sheriff's patrol. They were measured with bots, see engine/bot/STRENGTH.md. The average is
// 25; 0 means unknown.
var won = map[string][2]int{
	"bass_reeves": {40, 28}, "kit_carson": {39, 24}, "fee_lee_wong": {29, 4}, "doc_holliday": {28, 13},
	"seth_bullock": {25, 0}, "calamity_jane": {25, 19}, "y_b_rowdy": {22, 29}, "annie_oakley": {22, 34},
	"wyatt_earp": {20, 11}, "stagecoach_mary_fields": {20, 30}, "wild_bill_hickok": {19, 15},
	"soapy_smith": {16, 10}, "bloody_knife": {16, 9}, "jesse_james": {15, 49}, "pat_garrett": {14, 21},
	"sundance_kid": {10, 14}, "maria_gertrudis_barcelo": {8, 11}, "poker_alice": {8, 19},
	"curly_bill_brocius": {6, 10}, "billy_the_kid": {0, 25},
}

// WinRate returns the percentage of games that character c wins among bots of equal level, with or
// without the Sheriff's patrol. ok is false if it is unknown, because bots rarely choose the
// character.
func (c Char) WinRate(patrol bool) (n int, ok bool) {
	n = won[c.String()][1]
	if patrol {
		n = won[c.String()][0]
	}
	return n, n > 0
}

// measuredSeats is the number of seats of the games in which win rates were measured.
const measuredSeats = 4

// WinShares implements [engine.MeasuredMoves] for the choice of a character. With another number of
// seats than in the measurement, all shares change in proportion.
func (s *State) WinShares(legal []engine.Move, dst []float64) []float64 {
	from := len(dst)
	for _, m := range legal {
		if m.Kind != KindPick {
			return dst[:from]
		}
		rate, ok := CharOf(m).WinRate(s.Patrols())
		if !ok {
			return dst[:from]
		}
		dst = append(dst, min(1, float64(rate)/100*measuredSeats/float64(s.seats)))
	}
	return dst
}
