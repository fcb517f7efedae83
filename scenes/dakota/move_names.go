package dakota

import (
	"sync"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// Functions for the placeholders of the move names: each returns the value of a placeholder from
// the parameter A of the move, or from B if the function's name ends in B.

func moveCard(_ table.GameUI, m engine.Move) any     { return cardName(rules.Card(m.A)) }
func moveWorker(_ table.GameUI, m engine.Move) any   { return workerName(rules.Worker(m.A)) }
func moveWorkerB(_ table.GameUI, m engine.Move) any  { return workerName(rules.Worker(m.B)) }
func moveOre(_ table.GameUI, m engine.Move) any      { return oreName(rules.Resource(m.A)) }
func moveOreB(_ table.GameUI, m engine.Move) any     { return oreName(rules.Resource(m.B)) }
func moveTile(_ table.GameUI, m engine.Move) any     { return tileName(rules.Tile(m.A)) }
func moveCell(_ table.GameUI, m engine.Move) any     { return cellName(int(m.A)) }
func moveCombo(_ table.GameUI, m engine.Move) any    { return comboName(rules.Combination(m.A)) }
func moveBuilding(_ table.GameUI, m engine.Move) any { return buildingName(rules.Building(m.A)) }
func moveDegrees(_ table.GameUI, m engine.Move) any  { return 90 * int(m.A) }
func moveWindow(_ table.GameUI, m engine.Move) any   { return i18n.T(windowWords[m.Kind]) }
func moveNumber(_ table.GameUI, m engine.Move) any   { return m.A + 1 } // the number of a cart, from 1
// moveNumberB returns field B of move m plus 1: the number of a prison cell or a window as players
// see it.
func moveNumberB(_ table.GameUI, m engine.Move) any { return m.B + 1 }
func moveSeat(p table.GameUI, m engine.Move) any    { return p.(*Table).Name(engine.Seat(m.A)) }
func moveSeatB(p table.GameUI, m engine.Move) any   { return p.(*Table).Name(engine.Seat(m.B)) }

// moveLot returns the name of the lot that move m is about, in the town of the seat to move. p is
// the table.
func moveLot(p table.GameUI, m engine.Move) any {
	b := p.(*Table)
	return lotWords(&b.Board.Towns[max(b.State.Turn(), 0)], int(m.A))
}

// The following functions return current prices for the texts of moves.

func movePrice(p table.GameUI, m engine.Move) any {
	return p.(*Table).State.JobPrice(rules.Building(m.A))
}
func comboPrice(p table.GameUI, m engine.Move) any {
	return p.(*Table).Board.ComboPrice(rules.Combination(m.A))
}
func plainPrice(p table.GameUI, m engine.Move) any {
	return int(m.B) * p.(*Table).Board.PlainPrice(rules.Resource(m.A))
}
func binPrice(p table.GameUI, m engine.Move) any {
	return p.(*Table).Board.PlainPrice(rules.Resource(m.A)) + 1
}

// moveNames maps kinds of moves to the texts that name such moves, such as those of buttons.
var moveNames = sync.OnceValue(func() table.MoveTexts {
	window := table.FormatMove(i18n.Mark("%s: %s, window %d"), moveLot, moveWindow, moveNumberB)
	return table.MoveTexts{
		rules.KindDawn:        table.FormatMove(i18n.Mark("Begin the day")),
		rules.KindSkip:        table.FormatMove(i18n.Mark("Don't explore")),
		rules.KindDecline:     table.FormatMove(i18n.Mark("Place no tile")),
		rules.KindLayEngineer: table.FormatMove(i18n.Mark("Use the engineer")),
		rules.KindProspect:    table.FormatMove(i18n.Mark("Send the prospector: 3 tiles")),
		rules.KindSurvey:      table.FormatMove(i18n.Mark("Search a bag for $2")),
		rules.KindDone:        table.FormatMove(i18n.Mark("Done exploring")),
		rules.KindPass:        table.FormatMove(i18n.Mark("Pass")),
		rules.KindAccept:      table.FormatMove(i18n.Mark("Accept")),
		rules.KindNo:          table.FormatMove(i18n.Mark("Don't ambush")),
		rules.KindNoArrest:    table.FormatMove(i18n.Mark("Don't arrest")),
		rules.KindStop:        table.FormatMove(i18n.Mark("Stop now")),
		rules.KindKeepNone:    table.FormatMove(i18n.Mark("Keep none")),
		rules.KindPlanDone:    table.FormatMove(i18n.Mark("Finish the plan")),
		rules.KindResolveDone: table.FormatMove(i18n.Mark("Done for today")),
		rules.KindKeepRoll:    table.FormatMove(i18n.Mark("Keep the roll")),
		rules.KindReroll:      table.FormatMove(i18n.Mark("Roll again")),
		rules.KindCollectDone: table.FormatMove(i18n.Mark("Stop collecting")),
		rules.KindHireMiner:   table.FormatMove(i18n.Mark("Hire a miner for $1")),
		rules.KindHireStrong:  table.FormatMove(i18n.Mark("Hire a strong miner for $3")),
		rules.KindEndTurn: table.MoveFunc(func(b *Table, _ engine.Move) string {
			if b.Board.Acted { // another turn with new actions follows
				return i18n.T("End the turn")
			}
			return i18n.T("End your evening")
		}),

		rules.KindBail: table.FormatMove(i18n.Mark("Pay %s $5 bail, cell %d"), moveSeat, moveNumberB),
		rules.KindLeave: table.FormatMove(i18n.Mark("Leave the prisoner in %s's cell %d"), moveSeat,
			moveNumberB),
		rules.KindBag:           table.FormatMove(i18n.Mark("Draw from layer %d"), table.MoveA),
		rules.KindTile:          table.FormatMove(i18n.Mark("Place the %s"), moveTile),
		rules.KindPlace:         table.FormatMove(i18n.Mark("Place it at %s"), moveCell),
		rules.KindReplace:       table.FormatMove(i18n.Mark("Replace the tile at %s"), moveCell),
		rules.KindTurn:          table.FormatMove(i18n.Mark("Rotate it by %d°"), moveDegrees),
		rules.KindDestroy:       table.FormatMove(i18n.Mark("Lose: %s"), moveLot),
		rules.KindCollapse:      table.FormatMove(i18n.Mark("Let %s collapse"), moveCell),
		rules.KindSick:          table.FormatMove(i18n.Mark("Send to bed: %s"), moveWorker),
		rules.KindSend:          table.FormatMove(i18n.Mark("Send out: %s"), moveWorker),
		rules.KindPlay:          table.MoveFunc((*Table).playWords),
		rules.KindAttack:        table.FormatMove(i18n.Mark("%s against %s"), moveCard, moveSeatB),
		rules.KindAim:           table.MoveFunc((*Table).aimWords),
		rules.KindCommit:        table.FormatMove(i18n.Mark("Commit: %s"), moveWorker),
		rules.KindReact:         table.FormatMove(i18n.Mark("Respond: %s"), moveCard),
		rules.KindOfficer:       table.FormatMove(i18n.Mark("Send officer: %s"), moveWorker),
		rules.KindArrest:        table.FormatMove(i18n.Mark("Arrest: %s"), moveWorker),
		rules.KindTake:          table.FormatMove(i18n.Mark("Take: %s"), moveOre),
		rules.KindKeepCard:      table.FormatMove(i18n.Mark("Keep: %s"), moveCard),
		rules.KindAssignCart:    table.FormatMove(i18n.Mark("Assign: %s, cart %d"), moveWorkerB, moveNumber),
		rules.KindAssignWindow:  table.FormatMove(i18n.Mark("%s: %s"), moveLot, moveWorkerB),
		rules.KindAssignUpskill: table.FormatMove(i18n.Mark("%s: teacher and miner"), moveLot),
		rules.KindIdle:          table.FormatMove(i18n.Mark("Leave free: %s"), moveWorker),
		rules.KindLaunch:        table.FormatMove(i18n.Mark("Send cart %d down"), moveNumber),
		rules.KindShaft:         table.FormatMove(i18n.Mark("Use the shaft to %s"), moveCell),
		rules.KindUpskill:       table.FormatMove(i18n.Mark("%s: train a miner as %s"), moveLot, moveWorkerB),
		rules.KindBuild:         table.FormatMove(i18n.Mark("Build: %s for $%d"), moveBuilding, movePrice),
		rules.KindRebuild:       table.FormatMove(i18n.Mark("Replace with: %s for $%d"), moveBuilding, movePrice),
		rules.KindSite:          table.FormatMove(i18n.Mark("Replace: %s"), moveLot),
		rules.KindUpgrade:       table.FormatMove(i18n.Mark("Turn the %s into a hotel"), moveLot),
		rules.KindBuyCart:       table.MoveFunc((*Table).buyWords),
		rules.KindReturnCart:    table.FormatMove(i18n.Mark("Bring up cart %d"), moveNumber),
		rules.KindMine:          table.FormatMove(i18n.Mark("Collect at %s"), moveCell),
		rules.KindHaul:          table.MoveFunc((*Table).haulWords),
		rules.KindSellCombo: table.FormatMove(i18n.Mark("Sell: %s for $%d, leaving %s"), moveCombo, comboPrice,
			moveOreB),
		rules.KindSellPlain:      table.FormatMove(i18n.Mark("Sell %d %s for $%d"), table.MoveB, moveOre, plainPrice),
		rules.KindHireSpecialist: table.MoveFunc((*Table).hireWords),
		rules.KindSell:           table.FormatMove(i18n.Mark("Sell: %s for $%d"), moveOre, binPrice),
		rules.KindDig:            table.FormatMove(i18n.Mark("Collect %s from %s"), moveOreB, moveCell),
		rules.KindDismiss:        table.FormatMove(i18n.Mark("Dismiss: %s"), moveWorker),
		rules.KindDiscardRes:     table.FormatMove(i18n.Mark("Discard ore: %s"), moveOre),
		rules.KindDiscardCard:    table.FormatMove(i18n.Mark("Discard: %s"), moveCard),

		rules.KindDrink:   window,
		rules.KindGamble:  window,
		rules.KindTendBar: window,
		rules.KindLearn:   window,
		rules.KindWork:    window,
	}
})

// MoveWords returns a short imperative phrase for move m.
func (b *Table) MoveWords(m engine.Move) string { return moveNames().Words(b, m) }

// windowWords maps the kinds of moves that let a worker act in a window to a word for the act.
var windowWords = map[engine.Kind]string{
	rules.KindDrink:   i18n.Mark("drink"),
	rules.KindGamble:  i18n.Mark("gamble"),
	rules.KindTendBar: i18n.Mark("tend the bar"),
	rules.KindLearn:   i18n.Mark("draw a card"), rules.KindWork: i18n.Mark("do a job"),
}

// giveUp appends to order, the text of a move, that a cart is replaced. cart is the slot of that
// cart; for NoCartSlot the text stays unchanged.
func giveUp(order string, cart int16) string {
	if cart == rules.NoCartSlot {
		return order
	}
	return i18n.T("%s, replacing cart %d", order, cart+1)
}

func (b *Table) buyWords(m engine.Move) string {
	c := rules.Cart(m.A)
	return giveUp(i18n.T("Buy: %s for $%d", cartName(c), b.State.CartPrice(c)), m.B)
}

func (b *Table) hireWords(m engine.Move) string {
	if s := int(m.A) - 1; s >= 0 && s < len(b.Board.Jobs) && b.Board.Jobs[s] != rules.WorkerKinds {
		return i18n.T("Hire: %s for $%d, space %d", workerName(b.Board.Jobs[s]), rules.JobPrice(s), m.A)
	}
	return i18n.T("Hire from space %d", m.A)
}

func (b *Table) haulWords(m engine.Move) string {
	what := i18n.T("both ores")
	if m.B != rules.BothResources {
		what = oreName(rules.Resource(m.B))
	}
	if m.A == 1 {
		return i18n.T("Strong miner collects %s", what)
	}
	return i18n.T("Miner collects %s", what)
}

func (b *Table) aimWords(m engine.Move) string {
	switch m.A {
	case rules.AimLeaf:
		return i18n.T("Aim at %s", cellName(int(m.B)))
	case rules.AimCart:
		return i18n.T("Aim at cart %d", m.B+1)
	}
	if t := b.Board.Assault.Target; t != engine.NoSeat {
		return i18n.T("Aim at %s", lotWords(&b.Board.Towns[t], int(m.B)))
	}
	return i18n.T("Aim at lot %d", m.B+1)
}

// playWords returns the text of move m, which plays a card for the seat's own benefit.
func (b *Table) playWords(m engine.Move) string {
	c := rules.Card(m.A)
	name := cardName(c)
	switch c {
	case rules.ControlledCollapse:
		return i18n.T("Play %s at %s", name, cellName(int(m.B)))
	case rules.StrongCoffee:
		return i18n.T("Play %s for: %s", name, workerName(rules.Worker(m.B)))
	case rules.MailOrder:
		return giveUp(i18n.T("%s: %s", name, cartName(rules.Cart(m.B))), m.C)
	case rules.PrivateBuyer:
		return i18n.T("Play %s: %s for $%d", name, comboName(rules.Combination(m.B)),
			b.Board.ComboPrice(rules.Combination(m.B))+1)
	case rules.PokerNight:
		return i18n.T("Play %s: stake $%d", name, m.B)
	case rules.CheapLabour:
		return i18n.N(int(m.B), "Play %s: take %d miner", "Play %s: take %d miners", name, m.B)
	case rules.HeadHunter:
		if s := int(m.B) - 1; s >= 0 && s < len(b.Board.Jobs) && b.Board.Jobs[s] != rules.WorkerKinds {
			return i18n.T("Play %s: %s from space %d", name, workerName(b.Board.Jobs[s]), m.B)
		}
		return i18n.T("Play %s: space %d", name, m.B)
	}
	return i18n.T("Play %s", name)
}
