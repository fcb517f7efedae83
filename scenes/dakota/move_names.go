package dakota

import (
	"sync"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/words"
	"gulch/scenes/table"
)

// Arguments of the move names: they return the text for a placeholder, from the parameter A of the
// move, or from B if the name ends in B.
func moveCard(_ table.Play, m engine.Move) any     { return cardName(rules.Card(m.A)) }
func moveWorker(_ table.Play, m engine.Move) any   { return workerName(rules.Worker(m.A)) }
func moveWorkerB(_ table.Play, m engine.Move) any  { return workerName(rules.Worker(m.B)) }
func moveOre(_ table.Play, m engine.Move) any      { return oreName(rules.Resource(m.A)) }
func moveOreB(_ table.Play, m engine.Move) any     { return oreName(rules.Resource(m.B)) }
func moveTile(_ table.Play, m engine.Move) any     { return tileName(rules.Tile(m.A)) }
func moveCell(_ table.Play, m engine.Move) any     { return cellName(int(m.A)) }
func moveCombo(_ table.Play, m engine.Move) any    { return comboName(rules.Combination(m.A)) }
func moveBuilding(_ table.Play, m engine.Move) any { return buildingName(rules.Building(m.A)) }
func moveDegrees(_ table.Play, m engine.Move) any  { return 90 * int(m.A) }
func moveWindow(_ table.Play, m engine.Move) any   { return words.T(windowWords[m.Kind]) }
func moveNumber(_ table.Play, m engine.Move) any   { return m.A + 1 } // number of a cart
func moveNumberB(_ table.Play, m engine.Move) any  { return m.B + 1 } // number of a prison cell or a window
func moveSeat(p table.Play, m engine.Move) any     { return p.(*Table).Name(engine.Seat(m.A)) }
func moveSeatB(p table.Play, m engine.Move) any    { return p.(*Table).Name(engine.Seat(m.B)) }

// moveLot returns the name of a lot in the town of the seat to move.
func moveLot(p table.Play, m engine.Move) any {
	b := p.(*Table)
	return lotWords(&b.Board.Towns[max(b.State.Turn(), 0)], int(m.A))
}

// Current prices.
func movePrice(p table.Play, m engine.Move) any {
	return p.(*Table).State.JobPrice(rules.Building(m.A))
}
func comboPrice(p table.Play, m engine.Move) any {
	return p.(*Table).Board.ComboPrice(rules.Combination(m.A))
}
func plainPrice(p table.Play, m engine.Move) any {
	return int(m.B) * p.(*Table).Board.PlainPrice(rules.Resource(m.A))
}
func binPrice(p table.Play, m engine.Move) any {
	return p.(*Table).Board.PlainPrice(rules.Resource(m.A)) + 1
}

// moveNames returns the names of moves by kind.
var moveNames = sync.OnceValue(func() table.Orders {
	window := table.Ordered(words.Mark("%s: %s, window %d"), moveLot, moveWindow, moveNumberB)
	return table.Orders{
		rules.KindDawn:        table.Ordered(words.Mark("Begin the day")),
		rules.KindSkip:        table.Ordered(words.Mark("Do not explore")),
		rules.KindDecline:     table.Ordered(words.Mark("Lay none")),
		rules.KindLayEngineer: table.Ordered(words.Mark("Use the engineer")),
		rules.KindProspect:    table.Ordered(words.Mark("Send the prospector: three tiles")),
		rules.KindSurvey:      table.Ordered(words.Mark("Search a bag for $2")),
		rules.KindDone:        table.Ordered(words.Mark("Done exploring")),
		rules.KindPass:        table.Ordered(words.Mark("Pass")),
		rules.KindAccept:      table.Ordered(words.Mark("Let it be")),
		rules.KindNo:          table.Ordered(words.Mark("No ambush")),
		rules.KindNoArrest:    table.Ordered(words.Mark("Let them go")),
		rules.KindStop:        table.Ordered(words.Mark("Enough")),
		rules.KindKeepNone:    table.Ordered(words.Mark("Keep none")),
		rules.KindPlanDone:    table.Ordered(words.Mark("The plan is done")),
		rules.KindResolveDone: table.Ordered(words.Mark("Done for today")),
		rules.KindKeepRoll:    table.Ordered(words.Mark("Keep the roll")),
		rules.KindReroll:      table.Ordered(words.Mark("Roll again")),
		rules.KindCollectDone: table.Ordered(words.Mark("Enough ore")),
		rules.KindHireMiner:   table.Ordered(words.Mark("Hire a miner for $1")),
		rules.KindHireStrong:  table.Ordered(words.Mark("Hire a strong miner for $3")),
		rules.KindEndTurn:     table.Ordered(words.Mark("End the turn")),

		rules.KindBail:           table.Ordered(words.Mark("Pay %s $5 for cell %d"), moveSeat, moveNumberB),
		rules.KindLeave:          table.Ordered(words.Mark("Leave the prisoner to %s, cell %d"), moveSeat, moveNumberB),
		rules.KindBag:            table.Ordered(words.Mark("Draw from layer %d"), table.MoveA),
		rules.KindTile:           table.Ordered(words.Mark("Lay the %s"), moveTile),
		rules.KindPlace:          table.Ordered(words.Mark("Lay it at %s"), moveCell),
		rules.KindReplace:        table.Ordered(words.Mark("Replace the tile at %s"), moveCell),
		rules.KindTurn:           table.Ordered(words.Mark("Turn it by %d°"), moveDegrees),
		rules.KindDestroy:        table.Ordered(words.Mark("Give up: %s"), moveLot),
		rules.KindCollapse:       table.Ordered(words.Mark("Let %s collapse"), moveCell),
		rules.KindSick:           table.Ordered(words.Mark("To bed: %s"), moveWorker),
		rules.KindSend:           table.Ordered(words.Mark("Send out: %s"), moveWorker),
		rules.KindPlay:           table.OrderedBy((*Table).playWords),
		rules.KindAttack:         table.Ordered(words.Mark("%s against %s"), moveCard, moveSeatB),
		rules.KindAim:            table.OrderedBy((*Table).aimWords),
		rules.KindCommit:         table.Ordered(words.Mark("Goes along: %s"), moveWorker),
		rules.KindReact:          table.Ordered(words.Mark("Answer: %s"), moveCard),
		rules.KindOfficer:        table.Ordered(words.Mark("Officer: %s"), moveWorker),
		rules.KindArrest:         table.Ordered(words.Mark("Arrest: %s"), moveWorker),
		rules.KindTake:           table.Ordered(words.Mark("Take: %s"), moveOre),
		rules.KindKeepCard:       table.Ordered(words.Mark("Keep: %s"), moveCard),
		rules.KindAssignCart:     table.Ordered(words.Mark("%s aboard cart %d"), moveWorkerB, moveNumber),
		rules.KindAssignWindow:   table.Ordered(words.Mark("%s: %s"), moveLot, moveWorkerB),
		rules.KindAssignUpskill:  table.Ordered(words.Mark("%s: teacher and miner"), moveLot),
		rules.KindIdle:           table.Ordered(words.Mark("No more work for: %s"), moveWorker),
		rules.KindLaunch:         table.Ordered(words.Mark("Send cart %d down"), moveNumber),
		rules.KindShaft:          table.Ordered(words.Mark("Down the shaft to %s"), moveCell),
		rules.KindUpskill:        table.Ordered(words.Mark("%s: train a specialist, %s"), moveLot, moveWorkerB),
		rules.KindBuild:          table.Ordered(words.Mark("Build: %s for $%d"), moveBuilding, movePrice),
		rules.KindRebuild:        table.Ordered(words.Mark("Replace with: %s for $%d"), moveBuilding, movePrice),
		rules.KindSite:           table.Ordered(words.Mark("Makes way: %s"), moveLot),
		rules.KindUpgrade:        table.Ordered(words.Mark("Make a hotel of the %s"), moveLot),
		rules.KindBuyCart:        table.OrderedBy((*Table).buyWords),
		rules.KindReturnCart:     table.Ordered(words.Mark("Bring cart %d up"), moveNumber),
		rules.KindMine:           table.Ordered(words.Mark("Dig at %s"), moveCell),
		rules.KindHaul:           table.OrderedBy((*Table).haulWords),
		rules.KindSellCombo:      table.Ordered(words.Mark("Sell: %s for $%d, leaving %s"), moveCombo, comboPrice, moveOreB),
		rules.KindSellPlain:      table.Ordered(words.Mark("Sell %d %s for $%d"), table.MoveB, moveOre, plainPrice),
		rules.KindHireSpecialist: table.OrderedBy((*Table).hireWords),
		rules.KindSell:           table.Ordered(words.Mark("Sell: %s for $%d"), moveOre, binPrice),
		rules.KindDig:            table.Ordered(words.Mark("Bring up %s from %s"), moveOreB, moveCell),
		rules.KindDismiss:        table.Ordered(words.Mark("Say goodbye: %s"), moveWorker),
		rules.KindDiscardRes:     table.Ordered(words.Mark("Drop: %s"), moveOre),
		rules.KindDiscardCard:    table.Ordered(words.Mark("Discard: %s"), moveCard),

		rules.KindDrink: window, rules.KindGamble: window, rules.KindTendBar: window, rules.KindLearn: window, rules.KindWork: window,
	}
})

// MoveWords returns a move as a short imperative phrase.
func (b *Table) MoveWords(m engine.Move) string { return moveNames().Words(b, m) }

// windowWords are the names of the kinds of work in a window.
var windowWords = map[engine.Kind]string{
	rules.KindDrink: words.Mark("drink"), rules.KindGamble: words.Mark("gamble"), rules.KindTendBar: words.Mark("tend the bar"),
	rules.KindLearn: words.Mark("learn a card"), rules.KindWork: words.Mark("do a job"),
}

// giveUp adds to a move name which cart is given up.
func giveUp(order string, cart int16) string {
	if cart == rules.NoCartSlot {
		return order
	}
	return words.T("%s, giving up cart %d", order, cart+1)
}

func (b *Table) buyWords(m engine.Move) string {
	c := rules.Cart(m.A)
	return giveUp(words.T("Buy: %s for $%d", cartName(c), b.State.CartPrice(c)), m.B)
}

func (b *Table) hireWords(m engine.Move) string {
	if s := int(m.A) - 1; s >= 0 && s < len(b.Board.Jobs) && b.Board.Jobs[s] != rules.WorkerKinds {
		return words.T("Hire: %s for $%d, place %d", workerName(b.Board.Jobs[s]), rules.JobPrice(s), m.A)
	}
	return words.T("Hire from place %d", m.A)
}

func (b *Table) haulWords(m engine.Move) string {
	what := words.T("both lumps")
	if m.B != rules.BothResources {
		what = oreName(rules.Resource(m.B))
	}
	if m.A == 1 {
		return words.T("Strong miner: %s", what)
	}
	return words.T("Miner: %s", what)
}

func (b *Table) aimWords(m engine.Move) string {
	switch m.A {
	case rules.AimLeaf:
		return words.T("Aim at %s", cellName(int(m.B)))
	case rules.AimCart:
		return words.T("Aim at cart %d", m.B+1)
	}
	if t := b.Board.Assault.Target; t != engine.NoSeat {
		return words.T("Aim at: %s", lotWords(&b.Board.Towns[t], int(m.B)))
	}
	return words.T("Aim at lot %d", m.B+1)
}

// playWords returns the name of a move that plays a card for oneself.
func (b *Table) playWords(m engine.Move) string {
	c := rules.Card(m.A)
	name := cardName(c)
	switch c {
	case rules.ControlledCollapse:
		return words.T("%s at %s", name, cellName(int(m.B)))
	case rules.StrongCoffee:
		return words.T("%s for: %s", name, workerName(rules.Worker(m.B)))
	case rules.MailOrder:
		return giveUp(words.T("%s: %s", name, cartName(rules.Cart(m.B))), m.C)
	case rules.PrivateBuyer:
		return words.T("%s: %s for $%d", name, comboName(rules.Combination(m.B)), b.Board.ComboPrice(rules.Combination(m.B))+1)
	case rules.PokerNight:
		return words.T("%s: stake $%d", name, m.B)
	case rules.CheapLabour:
		return words.N(int(m.B), "%s: %d miner", "%s: %d miners", name, m.B)
	case rules.HeadHunter:
		if s := int(m.B) - 1; s >= 0 && s < len(b.Board.Jobs) && b.Board.Jobs[s] != rules.WorkerKinds {
			return words.T("%s: %s from place %d", name, workerName(b.Board.Jobs[s]), m.B)
		}
		return words.T("%s: place %d", name, m.B)
	}
	return words.T("Play %s", name)
}
