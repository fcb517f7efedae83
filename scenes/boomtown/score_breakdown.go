package boomtown

import (
	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/scenes/table"
)

// scoreIcons maps each line of the final score, by its English name, to its icon.
var scoreIcons = map[string]string{"Mines": "war-pick", "Mayors": "pawn", "Veins": "gold-mine"}

// Breakdowns returns the parts of a seat's points, one per line (R76, R77). All of them are public.
func (b *Table) Breakdowns(seat engine.Seat) []table.Breakdown {
	n, pawns := b.State.Mines(seat).Len(), b.State.Pawns(seat)
	notes := map[string]string{
		"Mines":  i18n.N(n, "%d mine", "%d mines", n),
		"Mayors": i18n.N(pawns, "%d pawn × 5", "%d pawns × 5", pawns),
	}
	return []table.Breakdown{table.BreakdownOf(i18n.T("Points so far"), b.State.Sheet(), seat, scoreIcons, notes)}
}

// gold returns the gold of seat p that is shown on the screen: coins that are still flying to the
// seat are not counted.
func (b *Table) gold(p engine.Seat) int { return b.DisplayedValue(p, b.Board.Gold[p]) }

// points returns the points of seat p that are shown on the screen: coins that are still flying to
// the seat are not counted.
func (b *Table) points(p engine.Seat) int {
	n := b.DisplayedValue(p, b.Board.Score(p))
	if b.Settled.VeinScores() {
		for c := range b.Board.Mines[p].All() {
			n += b.Board.Yield(c) - c.Info().Value
		}
	}
	return n
}

// ScoreIcon returns the icon of a line of the final scoring, given by its English name.
func (b *Table) ScoreIcon(line string) string { return scoreIcons[line] }

// ScoreItems returns the mines that a seat has at the end of the game as items for the line "Mines"
// of the final scoring, in the order of the seat's street. For other lines it returns nil.
func (b *Table) ScoreItems(s engine.State, line string, seat engine.Seat) (all []table.ScoreItem) {
	if line != "Mines" {
		return nil
	}
	for c := range s.(*rules.State).Mines(seat).All() {
		picture := houseOf(c)
		picture.Coarse = true
		all = append(all, func(p *paint.Canvas, r geom.Rect) {
			w := min(r.W, r.H/pieces.FrontAspect)
			picture.Fit(p, geom.R(r.Center().X-w/2, r.Bottom()-w*pieces.FrontAspect, w, w*pieces.FrontAspect))
		})
	}
	return all
}

// lastRounds is the number of rounds at the end for which the table says what to expect. Before,
// the estimates of the formulas are too far from the results.
const lastRounds = 3

// Outlook says that the gold of the rounds to come is not counted yet. In the last rounds it also
// says what to expect.
func (b *Table) Outlook(seat engine.Seat) (o table.Outlook) {
	v := b.Board
	if b.State.Turn() == engine.NoSeat {
		return o
	}
	left := v.Turns - max(v.Turn, 1) + 1
	o.Count(left, i18n.N(left, "the gold of %d round", "the gold of %d rounds", left))
	if left > lastRounds {
		return o
	}
	o.AtEnd = b.AboutAtEnd(seat, b.points(seat))
	return o
}
