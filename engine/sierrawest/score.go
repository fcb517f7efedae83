package sierrawest

import "gulch/engine"

// Points in the final scoring.
const (
	emptyPlot    = -2
	missedAnimal = -1
	cartWorth    = 3
)

var pieceWorth = [PieceCount]int{Mule: 2, Lantern: 3, Dynamite: 3, Sheriff: 3}

// Indices of the lines of the score sheet, in the order in which they are shown.
const (
	lineTracks = iota
	lineApples
	lineOutlaws
	lineCards
	lineCabins
	linePlots
	lineAnimals
	lineGold
	lineBoots
	lineCarts
	linePieces
	lineLevel
	lineCount
)

var sheetLines = [lineCount]engine.Line{
	{Name: "Homestead tracks"}, {Name: "Apple tracks"}, {Name: "Outlaws"}, {Name: "Mountain cards"}, {Name: "Cabins"},
	{Name: "Empty plots"}, {Name: "Animals not caught"}, {Name: "Gold"}, {Name: "Pairs of Boots"}, {Name: "Mine carts"},
	{Name: "Mule and tools"}, {Name: "Head start"},
}

// points returns the points of seat p in each line of the score sheet, indexed by the line
// constants.
func (s *State) points(p engine.Seat) (line [lineCount]int) {
	me := &s.player[p]
	times := box.space[me.wagon].Multiplier
	line[lineTracks] = (int(me.track[Garden]) + int(me.track[Barn]) + int(me.track[Hearth])) * times
	line[lineApples] = (int(me.track[Granny]) + int(me.track[RedDelicious])) * times
	line[lineOutlaws] = int(me.outlaws) * times
	for set := me.claimed; set != 0; set &= set - 1 {
		line[lineCards] += s.printed(Card(set.First())).Points
	}
	cabins := Set(me.cabins)
	for set := cabins; set != 0; set &= set - 1 {
		line[lineCabins] += box.cabin[set.First()].Points
	}
	line[linePlots] = emptyPlot * (Plots - cabins.Len())
	line[lineAnimals] = missedAnimal * (s.animalTiles(p) - Set(me.caught).Len())
	line[lineGold] = int(me.goods[Gold])
	line[lineBoots] = int(me.boots)
	line[lineCarts] = cartWorth * me.cartGold()
	for piece, owner := range s.owner {
		if owner == p {
			line[linePieces] += pieceWorth[piece]
		}
	}
	if !s.human(p) {
		line[lineLevel] = int(box.level[s.level].bonus)
	}
	return line
}

// animalTiles returns the number of different animals that count for seat p, because it can catch
// them. Hastings cannot catch the animal of the mode (R120).
func (s *State) animalTiles(p engine.Seat) int {
	if s.human(p) {
		return AnimalKinds
	}
	return AnimalKinds - 1
}

// Score returns the points that seat p would have if the game ended now.
func (s *State) Score(p engine.Seat) int {
	sum := 0
	for _, n := range s.points(p) {
		sum += n
	}
	return sum
}

// Scores appends the score of every seat to dst.
func (s *State) Scores(dst []int) []int { return engine.AppendPerSeat(dst, s.Seats(), s.Score) }

// rankKey returns the numbers by which seats are ranked, the most important one first. In a solo
// game only the score counts, and Hastings wins ties (R120).
func (s *State) rankKey(p engine.Seat) engine.RankKey {
	if s.solo {
		return engine.RankKey{s.Score(p), int(p)}
	}
	me := &s.player[p]
	return engine.RankKey{s.Score(p), me.claimed.Len(), int(me.wagon), me.basics()}
}

// Ranks appends the rank of every seat to dst. The rank is 1 plus the number of better seats.
func (s *State) Ranks(dst []int) []int { return engine.RankSeats(dst, s.Seats(), s.rankKey) }

// TieBreak returns what decides between the ranks of seats p and q: "score", "cards", "wagon" or
// "resources", or "" if they have the same rank. In a solo game it can be "rival", which means that
// Hastings wins the tie.
func (s *State) TieBreak(p, q engine.Seat) string {
	names := [...]string{"score", "cards", "wagon", "resources"}
	if s.solo {
		names[1] = "rival"
	}
	return engine.TieBreak(s.rankKey(p), s.rankKey(q), names[:]...)
}

// Sheet returns the lines of the score sheet with the points of all seats. It leaves out lines that
// the mode or a solo game does not have.
func (s *State) Sheet() []engine.Line {
	has := [lineCount]bool{
		lineApples: s.mode == AppleHill, lineOutlaws: s.mode == OutlawsOutposts, lineCarts: s.mode == GoldRush,
		lineLevel: s.solo,
	}
	for _, i := range []int{lineTracks, lineCards, lineCabins, linePlots, lineAnimals, lineGold, lineBoots,
		linePieces} {
		has[i] = true
	}
	var sheet []engine.Line
	for i, line := range sheetLines {
		if !has[i] {
			continue
		}
		times := i == lineTracks || i == lineApples || i == lineOutlaws
		for p := range engine.Seat(s.seats) {
			line.Points = append(line.Points, s.points(p)[i])
			if times {
				line.Times = append(line.Times, s.Multiplier(p))
			}
		}
		sheet = append(sheet, line)
	}
	return sheet
}

// SoloTitle returns the title that the player gets at the end of a solo game. difference is the
// player's score minus that of Hastings.
func SoloTitle(difference int) string {
	switch {
	case difference <= 0:
		return engine.Mark("Lost on the cutoff")
	case difference < 10:
		return engine.Mark("Over the pass")
	case difference < 20:
		return engine.Mark("Settler")
	case difference < 35:
		return engine.Mark("Trail boss")
	}
	return engine.Mark("Legend of the Sierra")
}
