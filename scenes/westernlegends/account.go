package westernlegends

import (
	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/words"
	"gulch/scenes/table"
)

// scoreIcons are the signs of the lines of the score sheet.
var scoreIcons = map[string]string{
	"Legendary points": "laurels", "Upgraded gear": "trade", "Money": "money-stack", "Wounds": "broken-bone", "Wanted": "wanted-reward",
	"Marshal": "law-star", "Gambler": "card-ace-spades", "Legendary tokens": "gold-bar", "Never below zero": "laurels",
}

// Account takes apart what a seat would score if the game ended now, as far as those who look may know it.
func (b *Table) Account(seat engine.Seat) []table.Account {
	if b.State == nil || b.Board.Round == 0 {
		return nil
	}
	a := table.Account{Name: words.T("If the game ended now")}
	for _, line := range b.State.Sheet() {
		secret := line.Name == "Legendary tokens" || line.Name == "Never below zero"
		if int(seat) >= len(line.Points) || line.Points[seat] == 0 || secret && !b.Open.Has(seat) {
			continue
		}
		a.Parts = append(a.Parts, table.Part{Icon: scoreIcons[line.Name], Name: words.T(line.Name), Value: line.Points[seat]})
	}
	return []table.Account{a}
}

// marked are the events that the charts after the game mark, with their weights.
var marked = map[engine.EventKind]int{
	rules.EventArrested: 8, rules.EventGoal: 6, rules.EventStoryDone: 5, rules.EventHeist: 5, rules.EventPokerWon: 3,
	rules.EventPlot: 3, rules.EventEnd: 7, rules.EventAwake: 4,
}

// Mark marks what changes fortunes.
func (b *Table) Mark(e engine.Event) (icon string, weight int) {
	w, ok := marked[e.Kind]
	if !ok {
		return "", 0
	}
	icon, _ = b.Line(e)
	return icon, w
}

// Dice are the faces of prospecting dice: 1 to 3 a nugget, 4 $10, 5 $10 and another roll, 6 gravel.
func (b *Table) Dice(e engine.Event) []int {
	if e.Kind == rules.EventRolled {
		return []int{int(e.A)}
	}
	return nil
}

// DieFace names what a prospecting die shows.
func (b *Table) DieFace(n int) string {
	switch n {
	case 4:
		return words.T("$10")
	case 5:
		return words.T("$10 and another roll")
	case 6:
		return words.T("gravel")
	}
	return words.T("a nugget")
}

// Tie says which tie-break decided the first place (R110).
func (b *Table) Tie() string {
	s := b.State
	if s.BeatenByMib() {
		return words.T("The Man in Black has at least as many points as everybody: he has won.")
	}
	law := func(p engine.Seat) int { return max(s.Cube(p, rules.Marshal), s.Cube(p, rules.Wanted)) }
	gold := func(p engine.Seat) int { n, _ := s.Nuggets(p); return n }
	return b.Broken(s, words.Mark("The first place is shared: points, law, gold and wounds are equal."), []table.TieBreak{
		{Said: words.Mark("%s wins the tie by more Marshal or Wanted points."), Of: law}, {Said: words.Mark("%s wins the tie by more gold."), Of: gold},
		{Said: words.Mark("%s wins the tie by fewer wounds."), Of: s.Wounds},
	})
}

// Source is the sign of a line of the score sheet.
func (b *Table) Source(line string) string { return scoreIcons[line] }
