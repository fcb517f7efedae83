package sierrawest

import (
	"sync"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// Arguments of the texts of moves: each function returns the value of a placeholder of the text for
// a move.

func moveGood(_ table.GameUI, m engine.Move) any   { return amount(1, rules.GoodOf(m)) }
func moveSpot(p table.GameUI, m engine.Move) any   { return p.(*Table).spotName(rules.NodeOf(m)) }
func moveCabin(_ table.GameUI, m engine.Move) any  { return cabinName(rules.CabinOf(m)) }
func moveAnimal(p table.GameUI, m engine.Move) any { return p.(*Table).animalName(rules.AnimalOf(m)) }
func moveCard(p table.GameUI, m engine.Move) any   { return p.(*Table).cardName(rules.LeftCardOf(m)) }

// moveNames maps kinds of moves to the texts for them.
var moveNames = sync.OnceValue(func() table.MoveTexts {
	pioneer := table.MoveFunc(func(b *Table, m engine.Move) string {
		return i18n.T("%s: %s", i18n.T(pathNames[rules.PathOf(m)]), b.pioneerWords(m))
	})
	return table.MoveTexts{
		rules.KindLaceBoots: table.FormatMove(i18n.Mark("Spend boots: 2 steps")),
		rules.KindBlast:     table.FormatMove(i18n.Mark("Blast: 2 stone for 1 gold")),
		rules.KindEndTurn:   table.FormatMove(i18n.Mark("End the turn")),
		rules.KindClaim:     table.FormatMove(i18n.Mark("Claim the card")),
		rules.KindLure:      table.FormatMove(i18n.Mark("Lure the grizzly away")),
		rules.KindSuffer:    table.FormatMove(i18n.Mark("Take damage")),
		rules.KindRetreat:   table.MoveFunc((*Table).retreatWords),
		rules.KindFire:      table.FormatMove(i18n.Mark("Fire")),
		rules.KindDecline:   table.FormatMove(i18n.Mark("Keep waiting")),
		rules.KindGo:        table.FormatMove(i18n.Mark("Go on")),

		rules.KindTake:    table.FormatMove(i18n.Mark("Take %s"), moveGood),
		rules.KindBuy:     table.FormatMove(i18n.Mark("Buy %s"), moveGood),
		rules.KindClimb:   table.FormatMove(i18n.Mark("Climb to %s"), moveSpot),
		rules.KindClaimAt: table.FormatMove(i18n.Mark("Claim %s"), moveSpot),
		rules.KindWreck:   table.FormatMove(i18n.Mark("Lose: %s"), moveCabin),
		rules.KindCatch:   table.FormatMove(i18n.Mark("Catch the %s"), moveAnimal),
		rules.KindPlan: table.FormatMove(i18n.Mark("Lay out %s, %s and %s"), moveCard,
			func(p table.GameUI, m engine.Move) any { return p.(*Table).cardName(rules.TopCardOf(m)) },
			func(p table.GameUI, m engine.Move) any { return p.(*Table).cardName(rules.RightCardOf(m)) }),
		rules.KindSwap: table.FormatMove(i18n.Mark("Give %s, take %s"), moveGood,
			func(_ table.GameUI, m engine.Move) any { return amount(2, rules.GetOf(m)) }),
		rules.KindSellFish: table.FormatMove(i18n.Mark("Sell %s for %s"),
			func(p table.GameUI, m engine.Move) any { return p.(*Table).saleWords(m) },
			func(_ table.GameUI, m engine.Move) any {
				g, n := rules.ExchangeOf(m).Pays()
				return amount(n, g)
			}),
		rules.KindHarvest: table.FormatMove(i18n.Mark("Harvest %d green and %d red"),
			func(p table.GameUI, _ engine.Move) any { return p.(*Table).Board.Pending.N },
			func(p table.GameUI, _ engine.Move) any { return p.(*Table).Board.Pending.M }),
		rules.KindAdvanceTrack: table.FormatMove(i18n.Mark("Move up: %s"),
			func(_ table.GameUI, m engine.Move) any { return trackName(rules.TrackOf(m)) }),
		rules.KindPress: table.FormatMove(i18n.Mark("Press %s"), func(_ table.GameUI, m engine.Move) any {
			return paid(rules.PayOf(rules.GreenApple, rules.GreenOf(m)) + rules.PayOf(rules.RedApple, rules.RedOf(m)))
		}),
		rules.KindMill: table.FormatMove(i18n.Mark("Mill %s into %s"),
			func(_ table.GameUI, m engine.Move) any { return amount(rules.AmountOf(m), rules.Stone) },
			func(_ table.GameUI, m engine.Move) any { return amount(rules.AmountOf(m), rules.Gold) }),

		rules.KindWalk:   pioneer,
		rules.KindSummit: pioneer,
		rules.KindVisit:  pioneer,
		rules.KindTrap:   pioneer,
		rules.KindBait:   pioneer,
		rules.KindRoll: table.MoveFunc(func(_ *Table,
			m engine.Move) string {
			return costs(i18n.T("Roll the wagon"), rules.PaymentOf(m))
		}),
		rules.KindBuild: table.MoveFunc(func(_ *Table, m engine.Move) string {
			return costs(i18n.T("Build %s", cabinName(rules.CabinOf(m))), rules.PaymentOf(m))
		}),
		rules.KindAdvance: table.MoveFunc(func(_ *Table, m engine.Move) string {
			return i18n.N(rules.SpacesOf(m), "Roll the wagon %d space", "Roll the wagon %d spaces", rules.SpacesOf(m))
		}),
		rules.KindLose: table.MoveFunc((*Table).loseWords), rules.KindCanoe: table.MoveFunc((*Table).canoeWords),
		rules.KindLoad: table.MoveFunc((*Table).loadWords), rules.KindReact: table.MoveFunc((*Table).reactWords),
		rules.KindStop: table.MoveFunc((*Table).stopWords),
	}
})

// MoveWords returns a short imperative phrase for move m.
func (b *Table) MoveWords(m engine.Move) string { return moveNames().Words(b, m) }

// SequenceWords names a walk of a pioneer by what he does at the end and by what he pays on the
// way, and two steps of the wagon as the board does. It returns "" for other moves.
func (b *Table) SequenceWords(moves []engine.Move) string {
	walks := 0
	for walks < len(moves) && moves[walks].Kind == rules.KindWalk &&
		rules.PathOf(moves[walks]) == rules.PathOf(moves[0]) {
		walks++
	}
	switch then := moves[walks:]; {
	case walks == 0 && len(moves) == 2 && moves[0].Kind == rules.KindRoll && moves[1].Kind == rules.KindRoll:
		return twoStepsWords(moves)
	case walks == 0, len(moves) < 2, len(then) > 2, len(then) == 2 && then[0].Kind != then[1].Kind:
		return ""
	case len(then) == 0: // the last step is what he walks for
		walks--
	}
	return b.walkWords(moves[:walks], moves[walks:])
}

// walkWords names the moves then, which a pioneer makes after the steps of way, the first of them.
func (b *Table) walkWords(way, then []engine.Move) string {
	said := b.afterWalk(rules.PathOf(way[0]), len(way), then)
	pay := rules.Pay(0)
	for _, m := range way {
		pay += rules.PaymentOf(m)
	}
	if pay == 0 {
		return said
	}
	return i18n.T("%s, paying %s on the way", said, paid(pay))
}

// pioneerGoals has the texts of what the pioneer of a path walks for, by the kind of move. The
// first placeholder is his name.
var pioneerGoals = map[engine.Kind]string{
	rules.KindClimb:        i18n.Mark("%s: climb to %s"),
	rules.KindClaimAt:      i18n.Mark("%s: claim %s"),
	rules.KindBuild:        i18n.Mark("%s: build %s"),
	rules.KindCatch:        i18n.Mark("%s: catch the %s"),
	rules.KindAdvanceTrack: i18n.Mark("%s: move up on the %s track"),
}

// afterWalk names the pioneer of a path and the moves that he makes after so many steps: one move,
// or two of the same kind.
func (b *Table) afterWalk(path rules.Path, steps int, then []engine.Move) string {
	who, last := i18n.T(pathNames[path]), then[len(then)-1]
	switch last.Kind {
	case rules.KindWalk:
		return i18n.T("%s: %s", who, b.stepWords(last, steps+1))
	case rules.KindSummit, rules.KindVisit, rules.KindTrap, rules.KindBait:
		return b.MoveWords(last) // the words name the pioneer
	case rules.KindClaim:
		return i18n.T("%s: claim the card", who)
	case rules.KindRoll:
		if len(then) == 2 {
			return costs(i18n.T("%s: roll the wagon twice", who), tollsOf(then))
		}
		return costs(i18n.T("%s: roll the wagon", who), rules.PaymentOf(last))
	case rules.KindClimb, rules.KindClaimAt:
		return i18n.T(pioneerGoals[last.Kind], who, b.spotName(rules.NodeOf(last)))
	case rules.KindBuild:
		return costs(i18n.T(pioneerGoals[last.Kind], who, cabinName(rules.CabinOf(last))), rules.PaymentOf(last))
	case rules.KindCatch:
		return i18n.T(pioneerGoals[last.Kind], who, b.animalName(rules.AnimalOf(last)))
	case rules.KindAdvanceTrack:
		return i18n.T(pioneerGoals[last.Kind], who, trackName(rules.TrackOf(last)))
	}
	return i18n.Colon(who, b.MoveWords(last))
}

// twoStepsWords names two steps of the wagon with the tolls that moves pay.
func twoStepsWords(moves []engine.Move) string {
	return costs(i18n.T("Roll the wagon twice"), tollsOf(moves))
}

// tollsOf returns the sum of the tolls that moves pay.
func tollsOf(moves []engine.Move) rules.Pay {
	pay := rules.Pay(0)
	for _, m := range moves {
		if m.Kind == rules.KindRoll {
			pay += rules.PaymentOf(m)
		}
	}
	return pay
}

func (b *Table) loseWords(m engine.Move) string {
	if rules.FirstOf(m) == 0 {
		return i18n.T("Lose nothing")
	}
	return i18n.T("Lose %s", picked(rules.FirstOf(m), rules.SecondOf(m)))
}

func (b *Table) canoeWords(m engine.Move) string {
	if rules.LocationOf(m) == 0 {
		return i18n.T("Paddle to the Fish Market")
	}
	return i18n.T("Paddle to %s", b.cardName(b.Board.Row[rules.LocationOf(m)-1]))
}

func (b *Table) loadWords(m engine.Move) string {
	if rules.InsideOf(m) == 0 {
		return i18n.T("Load %d gold into an empty cart", rules.AddedOf(m))
	}
	return i18n.T("Load %d gold into a half-full cart", rules.AddedOf(m))
}

// stops maps the phases in which a player may stop the current action to the text of that move.
var stops = map[engine.Phase]string{
	rules.PhaseSteps:   i18n.Mark("Stop here"),
	rules.PhaseShovel:  i18n.Mark("Skip the shovel"),
	rules.PhaseBuild:   i18n.Mark("Build nothing"),
	rules.PhaseBarter:  i18n.Mark("Trade nothing"),
	rules.PhaseHunt:    i18n.Mark("Catch nothing"),
	rules.PhaseHarvest: i18n.Mark("Harvest nothing"),
	rules.PhasePaddle:  i18n.Mark("Don't paddle"),
	rules.PhaseRapid:   i18n.Mark("Don't paddle"),
	rules.PhaseLoad:    i18n.Mark("Load nothing"),
	rules.PhaseBuyFish: i18n.Mark("Stop buying"),
	rules.PhaseShoot:   i18n.Mark("Stop firing"),
	rules.PhasePress:   i18n.Mark("Press nothing"),
	rules.PhaseMill:    i18n.Mark("Mill nothing"),
}

// stopWords returns the text of the move that stops the current action, such as walking.
func (b *Table) stopWords(engine.Move) string {
	if b.Board.SparesShooter() { // nothing has been fired yet
		return i18n.T("Don't fire")
	}
	return i18n.T(stops[b.Board.Phase])
}

// retreatWords returns the text of the move that falls back after damage: what falls back depends
// on the cause.
func (b *Table) retreatWords(engine.Move) string {
	switch b.Board.Pending.N {
	case causeOutpost:
		return i18n.T("Leave the mountain")
	case causeSixShooter:
		return i18n.T("Roll wagon back")
	}
	return i18n.T("Fall back")
}

// pioneerWords returns a text about what the pioneer of move m does. His name is not part of it.
func (b *Table) pioneerWords(m engine.Move) string {
	switch m.Kind {
	case rules.KindWalk:
		return b.stepWords(m, 1)
	case rules.KindSummit:
		s := b.Board.Mode.Card(b.Board.Laid[rules.SlotOf(m)]).Summit
		return costs(i18n.T("go to the summit of %s, %s", b.cardName(b.Board.Laid[rules.SlotOf(m)]),
			i18n.T(s.Info().Name)), rules.PaymentOf(m))
	case rules.KindVisit:
		return i18n.T("go to %s", cabinName(rules.CabinOf(m)))
	case rules.KindTrap:
		return i18n.T("wait at the trap")
	}
	return costs(i18n.T("set bait for the %s", b.animalName(rules.AnimalOf(m))), b.baitPrice())
}

// stepWords returns a text about the n-th step of a pioneer from where he is now, by move m.
func (b *Table) stepWords(m engine.Move, n int) string {
	path := rules.PathOf(m)
	space := engine.At(b.Board.Of[:], b.Board.Active).Pioneer[path].Space + n
	icon := ""
	if b.Board.Laid[0] != rules.NoCard && space <= path.Spaces() {
		icon = i18n.T(b.Board.IconAt(path, space).Info().Name)
	}
	if !rules.UsesOf(m) {
		return i18n.T("skip %s", icon)
	}
	return costs(i18n.T("walk to %s", icon), rules.PaymentOf(m))
}

// baitPrice returns what the active seat pays for bait: food, and gold for the food that it lacks.
func (b *Table) baitPrice() rules.Pay {
	const price = 2
	food := min(engine.At(b.Board.Of[:], b.Board.Active).Goods[rules.Food], price)
	return rules.PayOf(rules.Food, food) + rules.PayOf(rules.Gold, price-food)
}

// pressWords returns a short text of move m for the main (brass) button, or "" if its usual text is
// short enough. It leaves out costs and gains, which are shown below the button.
func (b *Table) pressWords(m engine.Move) string {
	switch m.Kind {
	case rules.KindSummit:
		return i18n.T("Summit: %s", b.cardName(b.Board.Laid[rules.SlotOf(m)]))
	case rules.KindBuild:
		return i18n.T("Build %s", cabinName(rules.CabinOf(m)))
	case rules.KindVisit:
		return i18n.T("Visit: %s", cabinName(rules.CabinOf(m)))
	case rules.KindBait:
		return i18n.T("Set bait: %s", b.animalName(rules.AnimalOf(m)))
	case rules.KindTrap:
		return i18n.T("Wait at the trap")
	case rules.KindWalk:
		space := engine.At(b.Board.Of[:], b.Board.Active).Pioneer[rules.PathOf(m)].Space + 1
		if b.Board.Laid[0] == rules.NoCard || space > rules.PathOf(m).Spaces() {
			return ""
		}
		icon := i18n.T(b.Board.IconAt(rules.PathOf(m), space).Info().Name)
		if !rules.UsesOf(m) {
			return i18n.T("Skip %s", icon)
		}
		return i18n.T("Walk to %s", icon)
	}
	return ""
}

// saleWords returns the text of move m, a sale of fish at the Fish Market.
func (b *Table) saleWords(m engine.Move) string {
	var parts []string
	for k, n := range soldBy(m) {
		if n > 0 {
			parts = append(parts, amount(n, rules.Trout+rules.Good(k)))
		}
	}
	return i18n.List(parts)
}

// soldBy returns how many fish move m sells, by kind from trout to salmon.
func soldBy(m engine.Move) (all [3]int) {
	each := 1
	switch rules.ExchangeOf(m) {
	case rules.SellTwoSame:
		each = 2
	case rules.SellThreeSame:
		each = 3
	}
	for k := range all {
		if rules.KindsOf(m)>>k&1 != 0 {
			all[k] = each
		}
	}
	return all
}

// spotName returns a name for node n of the mountain: its position and, if its card is open, the
// card's name.
func (b *Table) spotName(n rules.Node) string {
	if n < rules.NodeCount && b.Board.Up[n] != rules.NoCard {
		return i18n.T("%s (%s)", b.cardName(b.Board.Up[n]), nodeName(n))
	}
	return nodeName(n)
}

// reactWords returns the text of move m, which reacts to an event or declines to react.
func (b *Table) reactWords(m engine.Move) string {
	q := b.Board.Reactions
	switch {
	case rules.FirstOf(m) > 0:
		return i18n.T("Take %s", picked(rules.FirstOf(m), rules.SecondOf(m)))
	case q.Claim:
		return i18n.T("Take 2 gold")
	case q.Revealed != 0:
		return i18n.T("Catch the animal")
	}
	return i18n.T("Take 2 resources")
}
