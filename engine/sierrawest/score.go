package sierrawest

import "gulch/engine"

// Points at the end of the game (section 8).
const (
	emptyPlot    = -2
	missedAnimal = -1
	cartWorth    = 3
)

var pieceWorth = [PieceCount]int{Mule: 2, Lantern: 3, Dynamite: 3, Sheriff: 3}

// Lines of the score sheet, in the order of section 8.
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

// points returns the points of a seat by line of the score sheet.
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

// animalTiles returns the number of animals a seat can catch: Hastings has no animal of the mode
// (R120).
func (s *State) animalTiles(p engine.Seat) int {
	if s.human(p) {
		return AnimalKinds
	}
	return AnimalKinds - 1
}

// Score returns the points of a seat: the final ones at the end, before that those of the present
// position.
func (s *State) Score(p engine.Seat) int {
	sum := 0
	for _, n := range s.points(p) {
		sum += n
	}
	return sum
}

// Scores appends the score of every seat.
func (s *State) Scores(dst []int) []int { return engine.AppendPerSeat(dst, s.Seats(), s.Score) }

// rankKey returns the key that ranks are decided by, the most important number first (section 8).
// In a solo game only the score counts, and Hastings wins ties (R120).
func (s *State) rankKey(p engine.Seat) engine.RankKey {
	if s.solo {
		return engine.RankKey{s.Score(p), int(p)}
	}
	me := &s.player[p]
	return engine.RankKey{s.Score(p), me.claimed.Len(), int(me.wagon), me.basics()}
}

// Ranks appends the rank of every seat: 1 + the number of seats with a larger key.
func (s *State) Ranks(dst []int) []int { return engine.RankSeats(dst, s.Seats(), s.rankKey) }

// TieBreak returns the criterion that decided between two seats: "score", "cards", "wagon",
// "resources", or "" if none did. "rival" is the tie rule of a solo game.
func (s *State) TieBreak(p, q engine.Seat) string {
	names := [...]string{"score", "cards", "wagon", "resources"}
	if s.solo {
		names[1] = "rival"
	}
	return engine.TieBreak(s.rankKey(p), s.rankKey(q), names[:]...)
}

// Sheet returns the scores by source. Lines that do not exist in the mode or in a solo game are
// left out.
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

// SoloTitle returns the title for winning a solo game by difference points (section 8).
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
