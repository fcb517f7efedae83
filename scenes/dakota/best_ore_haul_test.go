package dakota

import (
	"testing"

	rules "gulch/engine/dakota"
)

// TestBestHaul checks two cases in which bestHaul must be better than a greedy choice: the strong
// miner goes to the tile with two lumps, and the last token of an ore is not used on a tile that
// also has another ore.
func TestBestHaul(t *testing.T) {
	price, full := stock{1, 1, 2, 2, 3}, stock{4, 4, 4, 4, 4}
	seams := []oreTile{{1, []rules.Resource{rules.Gold}}, {2, []rules.Resource{rules.Silver, rules.Gold}},
		{3, []rules.Resource{rules.Copper}}}
	one := full
	one[rules.Gold] = 1
	for _, x := range []struct {
		name        string
		crew        crewSize
		pool        stock
		worth, ores int
	}{
		{"a strong miner alone", crewSize{0, 1}, full, 5, 2},
		{"both", crewSize{1, 1}, full, 8, 3},
		{"one gold left", crewSize{2, 0}, one, 5, 2},
		{"one gold left, strong", crewSize{1, 1}, one, 7, 3},
		{"nobody", crewSize{}, full, 0, 0},
	} {
		h := bestHaul(seams, x.crew, x.pool, price)
		if h.worth != x.worth || h.lumps() != x.ores {
			t.Errorf("%s: best haul is $%d with %d lumps, expected $%d with %d: %+v", x.name, h.worth, h.lumps(),
				x.worth, x.ores, h.lifts)
		}
	}
}
