package westernlegends

import (
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

// trackBonuses maps the lines of the final score that are called like a track to names by which
// their points cannot be mistaken for a space of the track.
var trackBonuses = map[string]string{"Wanted": i18n.Mark("Wanted bonus"), "Marshal": i18n.Mark("Marshal bonus"),
	"Gambler": i18n.Mark("Gambler bonus")}

// Breakdowns returns the parts of the score that a seat would have if the game ended now. Legendary
// tokens are left out if the screen may not show the seat's secrets.
func (b *Table) Breakdowns(seat engine.Seat) []table.Breakdown {
	if b.State == nil || b.Board.Round == 0 {
		return nil
	}
	a := table.Breakdown{Name: i18n.T("Current score")}
	over := b.Board.Phase == rules.PhaseGameOver
	switch {
	case over: // the tokens are revealed
		a.Name = i18n.T("Final score")
	case b.Board.Of[seat].TokensHeld > 0 && !b.RevealedSeats.Has(seat):
		a.Name = i18n.T("Current score without tokens")
	}
	for _, line := range b.State.Sheet() {
		secret := line.Name == "Legendary tokens" || line.Name == "Never below 0"
		if int(seat) >= len(line.Points) || line.Points[seat] == 0 || secret && !over && !b.RevealedSeats.Has(seat) {
			continue
		}
		name := line.Name
		if bonus, ok := trackBonuses[name]; ok {
			name = bonus
		}
		a.Parts = append(a.Parts, table.Part{Icon: scoreIcons[line.Name], Name: i18n.T(name),
			Note: b.scoreNote(line.Name, seat, line.Points[seat]), Value: line.Points[seat]})
	}
	return []table.Breakdown{a}
}

// ScoreIcon returns the icon of a line of the final scoring, given by its English name.
func (b *Table) ScoreIcon(line string) string { return scoreIcons[line] }

// scoreNote says in a few words where a seat's points in a line of the final scoring come from,
// given by its English name. It returns "" if the name says it.
func (b *Table) scoreNote(line string, seat engine.Seat, points int) string {
	w := b.of(seat)
	switch line {
	case "Money":
		return i18n.T("1 for each $60")
	case "Wounds":
		return i18n.T("−1 for each")
	case "Wanted":
		if points > 1 {
			return i18n.T("alone in front")
		}
		return i18n.T("not alone in front")
	case "Marshal":
		return i18n.T("row of space %d", w.Cube[rules.Marshal])
	case "Gambler":
		return i18n.T("in front")
	}
	return ""
}

// moneyPerPoint is the number of dollars that score a point at the end.
const moneyPerPoint = 60

// Outlook lists what a seat has that brings no LP as long as it keeps it: nuggets, cattle,
// longhorns, and dollars that do not make a full point. Once the end is triggered, it also says
// what to expect, unless the seat's hand is hidden.
func (b *Table) Outlook(seat engine.Seat) (o table.Outlook) {
	if b.State == nil || b.Board.Round == 0 || b.State.Turn() == engine.NoSeat {
		return o
	}
	x := &b.Board.Of[seat]
	o.Count(x.Nuggets, i18n.N(x.Nuggets, "%d nugget", "%d nuggets", x.Nuggets))
	o.Count(x.Cattle+1, i18n.T("a cattle token"))
	o.Count(x.Longhorns, i18n.N(x.Longhorns, "%d longhorn", "%d longhorns", x.Longhorns))
	o.Count(x.Money%moneyPerPoint, dollars(x.Money%moneyPerPoint))
	if b.Board.LastRound > 0 && b.RevealedSeats.Has(seat) {
		now := 0
		for _, a := range b.Breakdowns(seat) {
			now = a.Sum()
		}
		o.AtEnd = b.AboutAtEnd(seat, max(now, 0))
	}
	return o
}
