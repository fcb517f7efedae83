package westernlegends

import (
	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// incomeNodes appends the nodes of the three income choices. A press takes the income and then
// chooses the gear of the turn: the gear selected on the mat, otherwise the gear of the turn
// before.
func (b *Table) incomeNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	bundles := []sign{
		{icon: "money-stack", label: i18n.T("$20")},
		{icon: "card-pickup", label: i18n.T("2 cards")},
		{icon: "trade", label: i18n.T("$10, 1 card")},
	}
	for i, s := range bundles {
		m := rules.TakeIncome(i)
		r := b.at.sign(i*b.at.columns, 3*b.at.columns)
		r.W = b.at.signs.W - 12
		s.id, s.move, s.lit, s.note = b.State.Notation(m), m, a.IsLegal(m), b.incomeNote(a.Seat, i)
		n := ui.Node{ID: s.id, Label: s.label + ", " + s.note, Role: "text", Rect: r, Tip: b.incomeTip(i),
			TipAvoids: b.at.signs}
		n = a.SequenceTarget(n, m, func() table.MoveSequence { return b.incomeSequence(a.Seat, m) })
		a.RegisterName(n.ID, b.MoveWords(m)) // without what the seat has then
		n.Role = "move"
		n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) { drawSign(p, n, f, s, a.IsHinted(m)) }
		dst = append(dst, n)
	}
	return dst
}

// incomeSequence returns the sequence of moves that takes the income and then chooses the weapon
// and the mount selected on the seat's mat.
func (b *Table) incomeSequence(seat engine.Seat, income engine.Move) table.MoveSequence {
	gear := b.selectedGear(seat)
	begun := false
	return func(s engine.State) (engine.Move, bool) {
		switch st := s.(*rules.State); {
		case st.Phase() == rules.PhaseIncome && !begun:
			begun = true
			return income, true
		case st.Phase() == rules.PhaseGear:
			return bestGear(st.Moves(nil), gear), true
		}
		return engine.Move{}, false
	}
}

// selectedGear returns the weapon and the mount that are selected on a seat's mat for the coming
// turn: those of the turn before, until the player has chosen others.
func (b *Table) selectedGear(seat engine.Seat) [2]rules.Item {
	if b.plan.chose {
		return b.plan.gear
	}
	return [2]rules.Item{b.Board.Of[seat].Weapon, b.Board.Of[seat].Mount}
}

// LineWords returns the words for an income with the weapon or mount that should be selected before
// it is taken. It returns "" if the right ones are selected, and for other lines.
func (b *Table) LineWords(line []engine.Move) string {
	if line[0].Kind != rules.KindIncome {
		return ""
	}
	for _, m := range line[1:] {
		if m.Kind != rules.KindGear {
			continue
		}
		var change []string
		now := b.selectedGear(b.State.Turn())
		for i, wanted := range []rules.Item{rules.WeaponOf(m), rules.MountOf(m)} {
			if wanted != rules.NoItem && wanted != now[i] {
				change = append(change, itemName(wanted))
			}
		}
		if len(change) > 0 {
			return i18n.T("Choose %s, then “%s”", i18n.List(change), b.MoveWords(line[0]))
		}
		break
	}
	return ""
}

// bestGear returns the legal choice of a weapon and a mount that agrees best with the wanted ones.
// gear has the wanted weapon and mount. Among equal choices it prefers the fastest mount.
func bestGear(legal []engine.Move, gear [2]rules.Item) engine.Move {
	best, worth := legal[0], -1
	for _, m := range legal {
		n := 0
		if rules.WeaponOf(m) == gear[0] {
			n += 100
		}
		if rules.MountOf(m) == gear[1] {
			n += 100
		}
		if rules.MountOf(m) >= 0 {
			n += rules.MountOf(m).Info().Move[0]
		}
		if n > worth {
			best, worth = m, n
		}
	}
	return best
}
