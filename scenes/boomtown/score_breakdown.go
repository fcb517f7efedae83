package boomtown

import (
	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/words"
	"gulch/scenes/table"
)

// scoreIcons maps the English name of a line of the score sheet to its icon.
var scoreIcons = map[string]string{"Mines": "war-pick", "Mayors": "pawn", "Veins": "gold-mine"}

// Account returns the parts of a seat's points (R76, R77). Nothing of it is hidden.
func (b *Table) Account(seat engine.Seat) []table.Account {
	n, pawns := b.State.Mines(seat).Len(), b.State.Pawns(seat)
	notes := map[string]string{
		"Mines":  words.N(n, "%d mine", "%d mines", n),
		"Mayors": words.N(pawns, "%d pawn of 5", "%d pawns of 5", pawns),
	}
	return []table.Account{table.AccountOf(words.T("Points so far"), b.State.Sheet(), seat, scoreIcons, notes)}
}

// gold returns the displayed gold of a seat: coins that are still in flight are not counted.
func (b *Table) gold(p engine.Seat) int { return b.Counted(p, b.Board.Gold[p]) }

// points returns the displayed points of a seat: coins that are still in flight are not counted.
func (b *Table) points(p engine.Seat) int {
	n := b.Counted(p, b.Board.Score(p))
	if b.State.VeinScores() {
		for c := range b.Board.Mines[p].All() {
			n += b.Board.Yield(c) - c.Info().Value
		}
	}
	return n
}

// Source returns the icon of a line of the score sheet, by its English name.
func (b *Table) Source(line string) string { return scoreIcons[line] }

// Things returns one house for each mine that a seat has at the end of the game, in the order of
// its street. It returns nil for other lines of the score sheet.
func (b *Table) Things(s engine.State, line string, seat engine.Seat) (all []table.Thing) {
	if line != "Mines" {
		return nil
	}
	for c := range s.(*rules.State).Mines(seat).All() {
		picture := houseOf(c)
		picture.Coarse = true
		all = append(all, func(p *paint.Pen, r geom.Rect) {
			w := min(r.W, r.H/pieces.FrontTall)
			picture.Fit(p, geom.R(r.Center().X-w/2, r.Bottom()-w*pieces.FrontTall, w, w*pieces.FrontTall))
		})
	}
	return all
}
