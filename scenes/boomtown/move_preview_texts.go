package boomtown

import (
	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/i18n"
)

// OutcomeLines returns additional lines for the preview of move m: what a bid costs if it wins,
// what a card on sale pays, or how often the dice pay.
func (b *Table) OutcomeLines(m engine.Move) []string {
	seat := b.State.Turn()
	switch m.Kind {
	case rules.KindBid:
		return []string{i18n.T("If this bid wins: pay %d gold, leaving %d", rules.GoldOf(m),
			*engine.At(b.Board.Gold[:], seat)-rules.GoldOf(m)),
			i18n.T("Then %s picks first", b.Name(seat))}
	case rules.KindPass:
		return b.pawnsAtRisk()
	case rules.KindTake:
		return append(b.worth(seat, rules.CardOf(m)), b.newMayors(m)...)
	case rules.KindBlast:
		return append(b.lostWith(rules.CardOf(m)), b.newMayors(m)...)
	case rules.KindSeize:
		return b.newMayors(m)
	case rules.KindAttach:
		return []string{b.veinGain(rules.CardOf(m)), b.Reason(m)}
	case rules.KindDemand, rules.KindOpen, rules.KindRob:
		return []string{b.Reason(m)}
	case rules.KindRoll:
		return b.throw(seat)
	}
	return nil
}

// newMayors returns a line for each town that gets a new mayor by move m.
func (b *Table) newMayors(m engine.Move) []string {
	_, pawns := b.tryMove(m)
	return pawns
}

// lostWith returns a line for each card that is removed together with the mine or saloon c if that
// is blown up.
func (b *Table) lostWith(c rules.Card) (lines []string) {
	switch {
	case c.IsMine() && b.Board.Veins(c) != 0:
		lines = append(lines, i18n.T("Its New Vein is removed, too."))
	case !c.IsMine() && b.Board.Girls(c) != 0:
		lines = append(lines, i18n.T("The Saloon Girls are removed, too."))
	}
	return lines
}

// pawnsAtRisk returns a line for each card of the row with which a seat that picks before the seat
// to move, if that passes and nobody bids more, would replace it as mayor.
func (b *Table) pawnsAtRisk() (lines []string) {
	s, p := b.State, b.State.Turn()
	d := b.standingOutcome("")
	for _, c := range s.Row() {
		if !c.IsMine() || s.Mayor(c.Info().Town) != p {
			continue
		}
		for q := range b.SeatCount() {
			if b.place(d, q) < b.place(d, p) && s.WouldBeMayor(q, c) {
				lines = append(lines, i18n.T("%s could take %s and replace you as mayor of %s.", b.Name(q), name(c),
					c.Info().Town.Info().Name))
			}
		}
	}
	return lines
}

// worth returns lines that say what mine c of the row pays seat and how often, and what seat then
// pays to saloons, or what event c is worth.
func (b *Table) worth(seat engine.Seat, c rules.Card) []string {
	n := c.Info().Number
	if n == 0 {
		return []string{b.eventWorth(seat, c)}
	}
	lines := []string{i18n.T("Pays %d gold on a roll of %d: %d of 36 rolls", b.Board.NextYield(seat, c), n, b.ways(n))}
	if toll := b.tollNote(seat, c.Info().Town); toll != "" {
		lines = append(lines, toll)
	}
	return lines
}

// throw returns lines that say how often the dice pay a seat, and how much on average.
func (b *Table) throw(seat engine.Seat) []string {
	hits, sum := 0, 0
	for n := 2; n <= 12; n++ {
		if gain := netIncome(b.Board, seat, n); gain != 0 {
			sum += gain * b.ways(n)
			if gain > 0 {
				hits += b.ways(n)
			}
		}
	}
	return []string{i18n.T("%d of 36 rolls pay you", hits), i18n.T("%.1f gold on average", float64(sum)/36)}
}
