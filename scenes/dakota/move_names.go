package dakota

import (
	"sync"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// The following functions return the values of placeholders in the names of moves.

func moveCard(_ table.GameUI, m engine.Move) any     { return cardName(rules.CardOf(m)) }
func moveWorker(_ table.GameUI, m engine.Move) any   { return workerName(rules.WorkerOf(m)) }
func moveOre(_ table.GameUI, m engine.Move) any      { return oreName(rules.ResourceOf(m)) }
func moveKeptOre(_ table.GameUI, m engine.Move) any  { return oreName(rules.KeptOf(m)) }
func moveTile(_ table.GameUI, m engine.Move) any     { return tileName(rules.TileOf(m)) }
func moveCell(_ table.GameUI, m engine.Move) any     { return cellName(rules.CellOf(m)) }
func moveCombo(_ table.GameUI, m engine.Move) any    { return comboName(rules.CombinationOf(m)) }
func moveBuilding(_ table.GameUI, m engine.Move) any { return buildingName(rules.BuildingOf(m)) }
func moveAct(_ table.GameUI, m engine.Move) any      { return i18n.T(windowWords[m.Kind]) }
func moveJailer(p table.GameUI, m engine.Move) any   { return p.(*Table).Name(rules.JailerOf(m)) }
func moveTarget(p table.GameUI, m engine.Move) any   { return p.(*Table).Name(rules.TargetOf(m)) }

// The following functions return numbers as players see them, from 1.

func moveCart(_ table.GameUI, m engine.Move) any   { return rules.CartSlotOf(m) + 1 }
func moveJail(_ table.GameUI, m engine.Move) any   { return rules.SlotOf(m) + 1 }
func moveWindow(_ table.GameUI, m engine.Move) any { return rules.WindowOf(m) + 1 }

// moveLot returns the name of the lot that move m is about, in the town of the seat to move. p is
// the table.
func moveLot(p table.GameUI, m engine.Move) any {
	b := p.(*Table)
	return lotWords(&b.Board.Towns[max(b.State.Turn(), 0)], rules.SlotOf(m))
}

// moveTileAt returns the name of the tile that move m is about, in the mine of the seat to move. p
// is the table.
func moveTileAt(p table.GameUI, m engine.Move) any {
	return tileAtName(p.(*Table).mover(), rules.CellOf(m))
}

// The following functions return current prices for the texts of moves.

func movePrice(p table.GameUI, m engine.Move) any {
	return p.(*Table).State.JobPrice(rules.BuildingOf(m))
}
func comboPrice(p table.GameUI, m engine.Move) any {
	return p.(*Table).Board.ComboPrice(rules.CombinationOf(m))
}
func plainPrice(p table.GameUI, m engine.Move) any {
	return rules.AmountOf(m) * p.(*Table).Board.PlainPrice(rules.ResourceOf(m))
}
func binPrice(p table.GameUI, m engine.Move) any {
	return p.(*Table).Board.PlainPrice(rules.ResourceOf(m)) + rules.MerchantBonus
}

// moveNames maps kinds of moves to the texts that name such moves, such as those of buttons.
var moveNames = sync.OnceValue(func() table.MoveTexts {
	window := table.FormatMove(i18n.Mark("%s: %s, window %d"), moveLot, moveAct, moveWindow)
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
			switch {
			case !b.Board.Acted:
				return i18n.T("End your evening")
			case b.othersPassed(): // another turn with new actions follows at once
				return i18n.T("Get 3 new actions")
			}
			return i18n.T("End the turn")
		}),

		rules.KindBail: table.FormatMove(i18n.Mark("Pay %s $5 bail, cell %d"), moveJailer, moveJail),
		rules.KindLeave: table.FormatMove(i18n.Mark("Leave the prisoner in %s's cell %d"), moveJailer,
			moveJail),
		rules.KindBag:           table.FormatMove(i18n.Mark("Draw from layer %d"), table.MoveArg(rules.LayerOf)),
		rules.KindTile:          table.FormatMove(i18n.Mark("Place the %s"), moveTile),
		rules.KindPlace:         table.FormatMove(i18n.Mark("Place it: %s"), moveCell),
		rules.KindReplace:       table.FormatMove(i18n.Mark("Replace: %s"), moveTileAt),
		rules.KindTurn:          table.MoveFunc((*Table).turnWords),
		rules.KindDestroy:       table.FormatMove(i18n.Mark("Lose: %s"), moveLot),
		rules.KindCollapse:      table.FormatMove(i18n.Mark("Collapse: %s"), moveTileAt),
		rules.KindSick:          table.FormatMove(i18n.Mark("Send to bed: %s"), moveWorker),
		rules.KindSend:          table.FormatMove(i18n.Mark("Send out: %s"), moveWorker),
		rules.KindPlay:          table.MoveFunc((*Table).playWords),
		rules.KindAttack:        table.FormatMove(i18n.Mark("%s against %s"), moveCard, moveTarget),
		rules.KindAim:           table.MoveFunc((*Table).aimWords),
		rules.KindCommit:        table.FormatMove(i18n.Mark("Commit: %s"), moveWorker),
		rules.KindReact:         table.FormatMove(i18n.Mark("Respond: %s"), moveCard),
		rules.KindOfficer:       table.FormatMove(i18n.Mark("Send officer: %s"), moveWorker),
		rules.KindArrest:        table.FormatMove(i18n.Mark("Arrest: %s"), moveWorker),
		rules.KindTake:          table.FormatMove(i18n.Mark("Take: %s"), moveOre),
		rules.KindKeepCard:      table.FormatMove(i18n.Mark("Keep %s"), moveCard),
		rules.KindAssignCart:    table.FormatMove(i18n.Mark("Assign: %s, cart %d"), moveWorker, moveCart),
		rules.KindAssignWindow:  table.FormatMove(i18n.Mark("%s: %s"), moveLot, moveWorker),
		rules.KindAssignUpskill: table.FormatMove(i18n.Mark("%s: teacher and miner"), moveLot),
		rules.KindIdle:          table.FormatMove(i18n.Mark("Leave free: %s"), moveWorker),
		rules.KindLaunch:        table.FormatMove(i18n.Mark("Send cart %d down"), moveCart),
		rules.KindShaft:         table.FormatMove(i18n.Mark("Use the shaft: %s"), moveCell),
		rules.KindUpskill:       table.FormatMove(i18n.Mark("%s: train a miner as %s"), moveLot, moveWorker),
		rules.KindBuild:         table.FormatMove(i18n.Mark("Build: %s for $%d"), moveBuilding, movePrice),
		rules.KindRebuild:       table.FormatMove(i18n.Mark("Replace with: %s for $%d"), moveBuilding, movePrice),
		rules.KindSite:          table.FormatMove(i18n.Mark("Replace: %s"), moveLot),
		rules.KindUpgrade:       table.FormatMove(i18n.Mark("Turn the %s into a hotel"), moveLot),
		rules.KindBuyCart:       table.MoveFunc((*Table).buyWords),
		rules.KindReturnCart:    table.FormatMove(i18n.Mark("Bring up cart %d"), moveCart),
		rules.KindMine:          table.FormatMove(i18n.Mark("Collect: %s"), moveTileAt),
		rules.KindHaul:          table.MoveFunc((*Table).haulWords),
		rules.KindSellCombo: table.FormatMove(i18n.Mark("Sell: %s for $%d, leaving %s"), moveCombo, comboPrice,
			moveKeptOre),
		rules.KindSellPlain: table.FormatMove(i18n.Mark("Sell %d %s for $%d"), table.MoveArg(rules.AmountOf), moveOre,
			plainPrice),
		rules.KindHireSpecialist: table.MoveFunc((*Table).hireWords),
		rules.KindSell:           table.FormatMove(i18n.Mark("Sell: %s for $%d"), moveOre, binPrice),
		rules.KindDig:            table.FormatMove(i18n.Mark("Collect: %s (%s)"), moveOre, moveCell),
		rules.KindDismiss:        table.FormatMove(i18n.Mark("Dismiss the %s"), moveWorker),
		rules.KindDiscardRes:     table.FormatMove(i18n.Mark("Discard ore: %s"), moveOre),
		rules.KindDiscardCard:    table.FormatMove(i18n.Mark("Discard: %s"), moveCard),

		rules.KindDrink:   window,
		rules.KindGamble:  window,
		rules.KindTendBar: window,
		rules.KindLearn:   window,
		rules.KindWork:    window,
	}
})

// turnTexts are the words for laying a tile turned by 0 to 3 quarters to the right.
var turnTexts = [...]string{
	i18n.Mark("Lay the tile upright"), i18n.Mark("Turn the tile to the right"), i18n.Mark("Turn the tile upside down"),
	i18n.Mark("Turn the tile to the left"),
}

func (b *Table) turnWords(m engine.Move) string { return i18n.T(turnTexts[rules.RotationOf(m)%4]) }

// MoveWords returns a short imperative phrase for move m. If a worker begins to work who can do
// only one job, it is the phrase for that job.
func (b *Table) MoveWords(m engine.Move) string {
	if job, ok := b.onlyJob(m); ok {
		return job
	}
	return moveNames().Words(b, m)
}

// CoachWords implements [table.Words]: a tile is named with the place where the coach would lay it,
// if that is known, not with one of the places that the board offers for it.
func (b *Table) CoachWords(m engine.Move) string {
	if m.Kind != rules.KindTile {
		return ""
	}
	if line := b.tilePlan; len(line) > 1 && line[0] == m {
		if k := line[1].Kind; k == rules.KindPlace || k == rules.KindReplace {
			return i18n.T("%s (%s)", b.MoveWords(m), cellName(rules.CellOf(line[1])))
		}
	}
	return b.MoveWords(m)
}

// SequenceWords implements [table.Words]: moves that lay a tile are named by the tile and its
// place.
func (b *Table) SequenceWords(moves []engine.Move) string {
	t := b.Board.Exploring.Tile
	for _, m := range moves {
		switch m.Kind {
		case rules.KindTile:
			t = rules.TileOf(m)
		case rules.KindPlace, rules.KindReplace:
			if t != rules.TileKinds {
				return b.layWords(t, m)
			}
		}
	}
	return ""
}

// windowWords maps the kinds of moves that let a worker act in a window to a word for the act.
var windowWords = map[engine.Kind]string{
	rules.KindDrink:   i18n.Mark("drink"),
	rules.KindGamble:  i18n.Mark("gamble"),
	rules.KindTendBar: i18n.Mark("tend the bar"),
	rules.KindLearn:   i18n.Mark("draw a card"), rules.KindWork: i18n.Mark("do a job"),
}

// giveUp appends to order, the text of a move, that a cart is replaced. cart is the slot of that
// cart; for NoCartSlot the text stays unchanged.
func giveUp(order string, cart int) string {
	if cart == rules.NoCartSlot {
		return order
	}
	return i18n.T("%s, replacing cart %d", order, cart+1)
}

func (b *Table) buyWords(m engine.Move) string {
	c := rules.CartOf(m)
	return giveUp(i18n.T("Buy: %s for $%d", cartName(c), b.State.CartPrice(c)), rules.GivenUpOf(m))
}

func (b *Table) hireWords(m engine.Move) string {
	n := rules.JobOf(m)
	if w := b.forHire(n); w != rules.WorkerKinds {
		return i18n.T("Hire: %s for $%d, space %d", workerName(w), rules.JobPrice(n-1), n)
	}
	return i18n.T("Hire from space %d", n)
}

// forHire returns the kind of the worker in a slot of the job board, counted from 1. It returns
// WorkerKinds if there is no worker or no such slot.
func (b *Table) forHire(job int) rules.Worker {
	if job < 1 || job > len(b.Board.Jobs) {
		return rules.WorkerKinds
	}
	return b.Board.Jobs[job-1]
}

func (b *Table) haulWords(m engine.Move) string {
	what := i18n.T("both ores")
	if ore := rules.ResourceOf(m); ore != rules.BothResources {
		what = oreName(ore)
	}
	if rules.StrongOf(m) {
		return i18n.T("Strong miner collects %s", what)
	}
	return i18n.T("Miner collects %s", what)
}

func (b *Table) aimWords(m engine.Move) string {
	at := rules.AtOf(m)
	switch rules.AimOf(m) {
	case rules.AimLeaf:
		if t := b.Board.Assault.Target; t != engine.NoSeat {
			return i18n.T("Aim at %s", tileAtName(&b.Board.Towns[t], at))
		}
		return i18n.T("Aim at %s", cellName(at))
	case rules.AimCart:
		return i18n.T("Aim at cart %d", at+1)
	}
	if t := b.Board.Assault.Target; t != engine.NoSeat {
		return i18n.T("Aim at %s", lotWords(&b.Board.Towns[t], at))
	}
	return i18n.T("Aim at lot %d", at+1)
}

// playWords returns the text of move m, which plays a card for the seat's own benefit.
func (b *Table) playWords(m engine.Move) string {
	c, first := rules.CardOf(m), rules.FirstOf(m)
	name := cardName(c)
	switch c {
	case rules.ControlledCollapse:
		return i18n.T("Play %s: %s", name, tileAtName(b.mover(), first))
	case rules.StrongCoffee:
		return i18n.T("Play %s for: %s", name, workerName(rules.Worker(first)))
	case rules.MailOrder:
		c := rules.Cart(first)
		return giveUp(i18n.T("%s: %s for $%d", name, cartName(c), c.MailPrice()), rules.SecondOf(m))
	case rules.PrivateBuyer:
		return i18n.T("Play %s: %s for $%d", name, comboName(rules.Combination(first)),
			b.Board.ComboPrice(rules.Combination(first))+1)
	case rules.PokerNight:
		return i18n.T("Play %s: stake $%d", name, first)
	case rules.CheapLabour:
		return i18n.N(first, "Play %s: take %d miner", "Play %s: take %d miners", name, first)
	case rules.HeadHunter:
		if w := b.forHire(first); w != rules.WorkerKinds {
			return i18n.T("Play %s: %s from space %d", name, workerName(w), first)
		}
		return i18n.T("Play %s: space %d", name, first)
	}
	return i18n.T("Play %s", name)
}
