package westernlegends

import "gulch/engine"

// won holds for each character the percentage of its games that it wins: first with, then without
// the Sheriff's patrol. They were measured with bots, see engine/bot/STRENGTH.md. The average is
// 25; 0 means unknown.
var won = map[string][2]int{
	"bass_reeves": {39, 28}, "kit_carson": {38, 26}, "fee_lee_wong": {29, 4}, "doc_holliday": {27, 9},
	"y_b_rowdy":    {25, 29},
	"seth_bullock": {25, 0}, "annie_oakley": {23, 33}, "calamity_jane": {23, 18}, "wyatt_earp": {23, 11},
	"stagecoach_mary_fields": {23, 29}, "wild_bill_hickok": {20, 16}, "soapy_smith": {17, 12}, "jesse_james": {15, 49},
	"bloody_knife": {14, 11}, "pat_garrett": {12, 16}, "sundance_kid": {11, 11}, "poker_alice": {10, 20},
	"maria_gertrudis_barcelo": {7, 11}, "curly_bill_brocius": {2, 10}, "billy_the_kid": {0, 28},
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
