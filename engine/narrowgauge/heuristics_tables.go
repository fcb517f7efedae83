package narrowgauge

// heuristicTables holds tables for the heuristics that are computed in advance.
var heuristicTables *heuristicTable

type heuristicTable struct {
	// from holds, for each card and City slot, the origins at which the card, turned or not, puts a
	// Locomotive on the City.
	from [CardCount][CityCount]Spaces
	// twin holds, for each card, a card with the same pattern and a lower number, or NoCard if
	// there is none. same marks the cards whose pattern does not change when they are turned.
	twin [CardCount]Card
	same [CardCount]bool
	// usual holds the usual position of each Company's marker. The second index is the number of
	// turns finished so far.
	usual [CompanyCount][29]float32
	// pays holds the dividend per Share point in dollars. The index is ten times the position of
	// the marker.
	pays [10*MaxMarker + 1]float32
}

// usualMarkers holds the usual position of each Company's marker at the end of each round.
var usualMarkers = [CompanyCount][Rounds]float32{
	Black: {3.8, 6.8, 7.5}, Orange: {3.8, 6.8, 7.6}, Red: {2.9, 5.2, 7.8}, Yellow: {2.9, 5.2, 7.9},
	Blue: {5.9, 9.1, 9.8},
}

func newHeuristicTables(b *tables) *heuristicTable {
	t := new(heuristicTable)
	for c := range b.card {
		t.fillFrom(b, Card(c))
		t.twin[c] = NoCard
		for d := range c {
			if b.geometry.shape[d] == b.geometry.shape[c] && t.twin[c] == NoCard {
				t.twin[c] = Card(d)
			}
		}
	}
	for c, marks := range usualMarkers {
		was, turn := float32(0), 0
		for r, mark := range marks {
			n := turnsBefore[r+1] - turnsBefore[r]
			for i := range n + 1 {
				t.usual[c][turn+i] = was + (mark-was)*float32(i)/float32(n)
			}
			was, turn = mark, turn+n
		}
	}
	for i := range t.pays {
		low := i / 10
		high := min(low+1, MaxMarker)
		t.pays[i] = float32(b.perPoint[low]) + float32(int(b.perPoint[high])-int(b.perPoint[low]))*float32(i%10)/10
	}
	return t
}

// fillFrom computes t.from and t.same for card c. b holds the data tables.
func (t *heuristicTable) fillFrom(b *tables, c Card) {
	for l := range orientation(2) {
		shape := b.geometry.shape[c][l]
		var anywhere Spaces
		for _, set := range b.geometry.origins[shape] {
			anywhere = anywhere.Or(set)
		}
		for x := range anywhere.All() {
			for _, target := range b.geometry.target[shape][x] {
				if city := b.space[target].City; city >= 0 && target != x {
					t.from[c][city].add(x)
				}
			}
		}
	}
	upright, turnedOver := map[Hex]bool{}, 0
	for _, d := range b.card[c].Offsets {
		upright[d] = true
	}
	for _, d := range b.card[c].Offsets {
		if upright[d.oriented(true, false)] {
			turnedOver++
		}
	}
	t.same[c] = turnedOver == len(upright)
}

// pays returns the dividend per Share point, in dollars, for a position of the marker that need not
// be an integer.
func pays(marker float32) float32 {
	return heuristicTables.pays[int(min(max(marker, 0), MaxMarker)*10)]
}
