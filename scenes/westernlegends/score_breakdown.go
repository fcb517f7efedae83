package westernlegends

import (
	"slices"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// scoreIcons maps each line of the final score, by its English name, to its icon.
var scoreIcons = map[string]string{
	"Legendary points": "laurels",
	"Upgraded items":   "trade",
	"Money":            "money-stack",
	"Wounds":           "broken-bone",
	"Wanted":           "wanted-reward",
	"Marshal":          "law-star",
	"Gambler":          "card-ace-spades",
	"Legendary tokens": "gold-bar",
	"Never below 0":    "laurels",
}

// Breakdowns returns the parts of the score that a seat would have if the game ended now. Legendary
// tokens are left out if the screen may not show the seat's secrets.
func (b *Table) Breakdowns(seat engine.Seat) []table.Breakdown {
	if b.State == nil || b.Board.Round == 0 {
		return nil
	}
	a := table.Breakdown{Name: i18n.T("Current score")}
	for _, line := range b.State.Sheet() {
		secret := line.Name == "Legendary tokens" || line.Name == "Never below 0"
		if int(seat) >= len(line.Points) || line.Points[seat] == 0 || secret && !b.RevealedSeats.Has(seat) {
			continue
		}
		a.Parts = append(a.Parts, table.Part{Icon: scoreIcons[line.Name], Name: i18n.T(line.Name),
			Value: line.Points[seat]})
	}
	return []table.Breakdown{a}
}

// markWeights maps the kinds of events that get a mark in the charts after the game to the mark's
// weight, its importance.
var markWeights = map[engine.EventKind]int{
	rules.EventArrested: 8, rules.EventGoal: 6, rules.EventStoryDone: 5, rules.EventHeist: 5, rules.EventPokerWon: 3,
	rules.EventPlot: 3, rules.EventEnd: 7, rules.EventAwake: 4,
}

// ChartMark returns the icon and the weight (importance) of the mark for event e in the charts
// after the game. The weight is 0 if e gets no mark.
func (b *Table) ChartMark(e engine.Event) (icon string, weight int) {
	w, ok := markWeights[e.Kind]
	if !ok {
		return "", 0
	}
	icon, _ = b.Line(e)
	return icon, w
}

// Dice returns the face that was rolled if event e is the roll of a die, otherwise nil. The faces
// of a prospecting die are: 1 to 3 a nugget, 4 $10, 5 $10 and another roll, 6 gravel.
func (b *Table) Dice(e engine.Event) []int {
	if e.Kind == rules.EventRolled {
		return []int{rules.FaceIn(e)}
	}
	return nil
}

// DieFaceName returns a short text for the face n (1 to 6) of the prospecting die.
func (b *Table) DieFaceName(n int) string {
	switch n {
	case 4:
		return i18n.T("$10")
	case 5:
		return i18n.T("$10 and another roll")
	case 6:
		return i18n.T("gravel")
	}
	return i18n.T("a nugget")
}

// TieText returns a sentence about the tie-break that decided the game (R110), or "" if there was
// no tie.
func (b *Table) TieText() string {
	s := b.State
	if s.BeatenByMib() {
		if rival, _ := s.Rival(); slices.Max(s.Scores(nil)) == rival.Score {
			return i18n.T("The Man in Black wins the tie.")
		}
		return ""
	}
	law := func(p engine.Seat) int { return max(s.Cube(p, rules.Marshal), s.Cube(p, rules.Wanted)) }
	gold := func(p engine.Seat) int { n, _ := s.Nuggets(p); return n }
	return b.TieBreakText(s, i18n.Mark("First place is shared: LP, law points, gold and wounds are tied."),
		[]table.TieBreak{
			{Text: i18n.Mark("%s wins the tie with more Marshal or Wanted points."), Of: law},
			{Text: i18n.Mark("%s wins the tie with more gold."), Of: gold},
			{Text: i18n.Mark("%s wins the tie with fewer wounds."), Of: s.Wounds},
		})
}

// ResultLines returns the last card of the Man in Black, which is turned up after the last turn and
// so may decide the game. It returns nil if he does not take part or the board is not the final
// one.
func (b *Table) ResultLines() []string {
	if !b.mibThere() || b.Board.Phase != rules.PhaseGameOver || b.Board.Past.MIB < 0 {
		return nil
	}
	card := rules.MibCardOf(b.Board.Past.MIB)
	return []string{i18n.T("The Man in Black's last card: %s", i18n.T(card.Name)), i18n.T(card.Text)}
}

// ScoreIcon returns the icon of a line of the final scoring, given by its English name.
func (b *Table) ScoreIcon(line string) string { return scoreIcons[line] }
