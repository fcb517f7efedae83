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
		rules.KindRetreat:   table.FormatMove(i18n.Mark("Fall back")),
		rules.KindFire:      table.FormatMove(i18n.Mark("Fire")),
		rules.KindDecline:   table.FormatMove(i18n.Mark("Keep waiting")),
		rules.KindGo:        table.FormatMove(i18n.Mark("Go on")),

		rules.KindTake:    table.FormatMove(i18n.Mark("Take %s"), moveGood),
		rules.KindBuy:     table.FormatMove(i18n.Mark("Buy %s"), moveGood),
		rules.KindClimb:   table.FormatMove(i18n.Mark("Climb to %s"), moveSpot),
		rules.KindClaimAt: table.FormatMove(i18n.Mark("Claim %s"), moveSpot),
		rules.KindWreck:   table.FormatMove(i18n.Mark("Lose: %s"), moveCabin),
		rules.KindCatch:   table.FormatMove(i18n.Mark("Catch: %s"), moveAnimal),
		rules.KindPlan: table.FormatMove(i18n.Mark("Lay out %s, %s and %s"), moveCard,
			func(p table.GameUI, m engine.Move) any { return p.(*Table).cardName(rules.TopCardOf(m)) },
			func(p table.GameUI, m engine.Move) any { return p.(*Table).cardName(rules.RightCardOf(m)) }),
		rules.KindSwap: table.FormatMove(i18n.Mark("Give %s, take %s"), moveGood,
			func(_ table.GameUI, m engine.Move) any { return amount(2, rules.GetOf(m)) }),
		rules.KindSellFish: table.FormatMove(i18n.Mark("Sell fish: %s"),
			func(p table.GameUI, m engine.Move) any { return p.(*Table).saleWords(m) }),
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
			return costs(i18n.T("Build: %s", cabinName(rules.CabinOf(m))), rules.PaymentOf(m))
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

// stopWords returns the text of the move that stops the current action, such as walking.
func (b *Table) stopWords(engine.Move) string {
	switch b.Board.Phase {
	case rules.PhaseBuyFish:
		return i18n.T("Stop buying")
	case rules.PhaseSteps:
		return i18n.T("Stop here")
	}
	return i18n.T("Stop")
}

// pioneerWords returns a text about what the pioneer of move m does. His name is not part of it.
func (b *Table) pioneerWords(m engine.Move) string {
	path := rules.PathOf(m)
	switch m.Kind {
	case rules.KindWalk:
		space := engine.At(b.Board.Of[:], b.Board.Active).Pioneer[path].Space + 1
		icon := ""
		if b.Board.Laid[0] != rules.NoCard && space <= path.Spaces() {
			icon = i18n.T(b.Board.IconAt(path, space).Info().Name)
		}
		if !rules.UsesOf(m) {
			return i18n.T("skip %s", icon)
		}
		return costs(i18n.T("walk to %s", icon), rules.PaymentOf(m))
	case rules.KindSummit:
		s := b.Board.Mode.Card(b.Board.Laid[rules.SlotOf(m)]).Summit
		return costs(i18n.T("go to the summit of %s, %s", b.cardName(b.Board.Laid[rules.SlotOf(m)]),
			i18n.T(s.Info().Name)), rules.PaymentOf(m))
	case rules.KindVisit:
		return i18n.T("go to %s", cabinName(rules.CabinOf(m)))
	case rules.KindTrap:
		return i18n.T("wait at the trap")
	}
	return i18n.T("set bait: %s for 2 food", b.animalName(rules.AnimalOf(m)))
}

// pressWords returns a short text of move m for the main (brass) button, or "" if its usual text is
// short enough. It leaves out costs and gains, which are shown below the button.
func (b *Table) pressWords(m engine.Move) string {
	switch m.Kind {
	case rules.KindSummit:
		return i18n.T("Summit: %s", b.cardName(b.Board.Laid[rules.SlotOf(m)]))
	case rules.KindBuild:
		return i18n.T("Build: %s", cabinName(rules.CabinOf(m)))
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
	each := 1
	switch rules.ExchangeOf(m) {
	case rules.SellTwoSame:
		each = 2
	case rules.SellThreeSame:
		each = 3
	}
	var parts []string
	for k := range rules.Good(3) {
		if rules.KindsOf(m)>>k&1 != 0 {
			parts = append(parts, amount(each, rules.Trout+k))
		}
	}
	return i18n.List(parts)
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

// prompts maps phases to the questions that the player is asked in them.
var prompts = sync.OnceValue(func() map[engine.Phase]string {
	return map[engine.Phase]string{
		rules.PhasePlan:      i18n.Mark("Flip through the layouts, check both paths, and lay out your cards."),
		rules.PhasePioneer:   i18n.Mark("Choose a highlighted space to walk to."),
		rules.PhasePickBasic: i18n.Mark("Choose 1 food, 1 wood or 1 stone to gain."),
		rules.PhaseShovel:    i18n.Mark("Claim the card under your frontiersman, or build a cabin."),
		rules.PhaseBuild:     i18n.Mark("Choose a cabin to build. The discount is already included."),
		rules.PhaseBarter:    i18n.Mark("Give 1 basic resource for 2 of another kind."),
		rules.PhaseHunt:      i18n.Mark("Catch an animal shown on a face-up card."),
		rules.PhaseHarvest:   i18n.Mark("Harvest the apples along your trail, or stop. You lose any that don't fit on the scales."),
		rules.PhasePaddle:    i18n.Mark("Paddle 1 space along the river."),
		rules.PhaseRapid:     i18n.Mark("Paddle anywhere on the river."),
		rules.PhaseLoad:      i18n.Mark("Load gold into a cart: it's worth 3 points there instead of 1."),
		rules.PhaseBuyFish:   i18n.Mark("Buy as many fish as you like."),
		rules.PhasePickTrack: i18n.Mark("Choose a highlighted homestead track to move up on."),
		rules.PhasePickClaim: i18n.Mark("Claim any face-up card on the mountain."),
		rules.PhaseAdvance:   i18n.Mark("Choose how far the wagon rolls. There's no toll."),
		rules.PhaseShoot:     i18n.Mark("Fire, and hope for a number on a poster along your trail."),
		rules.PhasePress:     i18n.Mark("Press 1 or 2 apples, for 1 gold each."),
		rules.PhaseMill:      i18n.Mark("Mill 1 or 2 stone into gold. Then you may load a cart."),
	}
})

// Prompt returns the question that decision a puts to the player.
func (b *Table) Prompt(a *table.Decision) string {
	switch b.Board.Phase {
	case rules.PhaseSteps:
		n := b.Board.Pending.N
		return i18n.N(n, "%d step: climb to a highlighted card, or roll the wagon.",
			"%d steps: climb to a highlighted card, or roll the wagon.", n)
	case rules.PhasePlan:
		if b.Board.Of[b.Viewer].Hand.Len() > rules.SummitSlots { // the option of expert planning
			return i18n.T("Choose the card to keep in your hand, and lay out the other 3.")
		}
	case rules.PhaseReact:
		return b.reactPrompt()
	case rules.PhaseGrizzly, rules.PhaseDamage:
		return hazardPrompt(b.Board.Phase, a.Legal)
	case rules.PhasePioneer:
		if b.choice.pendingGoal.Kind != 0 {
			return i18n.T("Either pioneer can do this. Choose which one goes.")
		}
		if b.idle() {
			return i18n.T("Both pioneers have done their work. End the turn.")
		}
		if left := b.unused(); left != "" {
			return table.Sentences(i18n.T(prompts()[rules.PhasePioneer]), left)
		}
	}
	return i18n.T(prompts()[b.Board.Phase])
}

// hazardPrompt returns the question of a phase in which a grizzly attacks or damage is taken. It
// mentions only the ways out for which one of the legal moves exists.
func hazardPrompt(phase engine.Phase, legal []engine.Move) string {
	can := map[engine.Kind]bool{}
	one, two := false, false
	for _, m := range legal {
		can[m.Kind] = true
		two = two || m.Kind == rules.KindLose && rules.SecondOf(m) > 0
		one = one || m.Kind == rules.KindLose && rules.FirstOf(m) > 0 && rules.SecondOf(m) == 0
	}
	if phase == rules.PhaseGrizzly {
		if can[rules.KindLure] {
			return i18n.T("A grizzly! Lure it away with food, or take damage.")
		}
		return i18n.T("A grizzly! You have no food to lure it away: you take damage.")
	}
	said := ""
	for _, x := range []struct {
		legal bool
		text  string
	}{{two, i18n.T("lose 2 resources")}, {one, i18n.T("lose your last resource")},
		{can[rules.KindWreck], i18n.T("lose a cabin")},
		{can[rules.KindRetreat], i18n.T("fall back")}} {
		switch {
		case !x.legal:
		case said == "":
			said = x.text
		default:
			said = i18n.T("%s, or %s", said, x.text)
		}
	}
	if said == "" {
		return i18n.T("Damage: you have nothing left to lose.")
	}
	return i18n.T("Damage: %s.", said)
}

// idle reports whether neither pioneer of the active seat can act any more in this turn.
func (b *Table) idle() bool {
	for _, at := range engine.At(b.Board.Of[:], b.Board.Active).Pioneer {
		if at.Ready || at.Space > 0 {
			return false
		}
	}
	return true
}

// unused returns a sentence about what the active seat would leave unused if its turn ended now, or
// "" if there is nothing.
func (b *Table) unused() string {
	for path := range rules.Path(2) {
		at := engine.At(b.Board.Of[:], b.Board.Active).Pioneer[path]
		switch left := path.Spaces() - at.Space; {
		case !at.Ready && at.Space == 0:
		case left == 0:
			return i18n.T("%s can still go to a summit.", i18n.T(pathNames[path]))
		default:
			return i18n.N(left, "%[2]s still has %[1]d space to walk.", "%[2]s still has %[1]d spaces to walk.", left,
				i18n.T(pathNames[path]))
		}
	}
	return ""
}

// reactPrompt returns the question of a reaction: the event that has just happened, and what the
// seat may do.
func (b *Table) reactPrompt() string {
	q := b.Board.Reactions
	who := b.Name(b.Board.Active)
	switch {
	case q.Claim:
		return i18n.T("%s claims a card. Gain 2 gold with your Surveyor's Hut, or keep waiting.", who)
	case q.Revealed != 0:
		n := rules.Node(q.Revealed.First())
		animal := ""
		if c := b.Board.Up[n]; c != rules.NoCard {
			animal = b.animalName(b.Board.Mode.Card(c).Animal)
		}
		return i18n.T("A card reveals an animal: %s. Catch it with your trap, or keep waiting.", animal)
	}
	return i18n.T("%s moves up on a track. Gain 2 basic resources with your General Store, or keep waiting.", who)
}

// Heading returns a text with the mode, the round, and how many cards are left until the game ends.
func (b *Table) Heading() string {
	round := i18n.T("Round %d", b.Board.Round)
	if b.Board.EndRound > 0 {
		round = i18n.T("Round %d of %d", b.Board.Round, b.Board.EndRound)
	}
	head := i18n.T("%s · %s", i18n.T(modeNames[b.Board.Mode]), round)
	if left := rules.RowSlots - b.Board.RowSize; b.Board.EndRound == 0 && left > 0 {
		if left > 1 && b.Board.MostRevealed() >= left {
			return i18n.T("%s · %s", head, i18n.T("%d special cards to go, maybe all at once", left))
		}
		return i18n.T("%s · %s", head, i18n.N(left, "%d special cards to go", "%d special cards to go", left))
	}
	return head
}

// When returns the current round as a text, the word for the unit ("round"), and the number of the
// round.
func (b *Table) When() (name, unit string, count int) {
	return i18n.T("Round %d", b.Board.Round), i18n.T("round"), b.Board.Round
}

// modeNames holds the names of the modes.
var modeNames = [rules.ModeCount]string{
	i18n.Mark("Apple Hill"), i18n.Mark("Boats & Banjos"), i18n.Mark("Gold Rush"), i18n.Mark("Outlaws & Outposts"),
}

// Row returns the values of a seat for the seat's row in the ledger.
func (b *Table) Row(seat engine.Seat) table.Row {
	o := &b.Board.Of[seat]
	row := table.Row{Stats: []table.Stat{
		{Icon: "laurels", Value: b.State.Score(seat), Name: i18n.T("points so far"), Head: i18n.T("points")},
		{Icon: "gold-nuggets", Value: o.Goods[rules.Gold], Name: i18n.T("gold"), Head: i18n.T("gold")},
		{Icon: "old-wagon", Value: b.Board.Multiplier(seat), Name: i18n.T("multiplier"), Head: i18n.T("trail")},
	}}
	row.Tip = b.seatTip(seat)
	if b.Board.Start == seat {
		row.Mark = "flying-flag"
	}
	return row
}

// TieText returns a sentence about the tie-break that decided the game, or "" if there was no tie.
func (b *Table) TieText() string {
	by := ""
	ranks := b.State.Ranks(nil)
	for p := range engine.Seat(b.State.Seats()) {
		for q := range p {
			if ranks[p]+ranks[q] == 3 { // these two have the first and the second place
				by = b.State.TieBreak(p, q)
			}
		}
	}
	switch by {
	case "cards":
		return i18n.T("Tied on points: the player with more claimed cards wins.")
	case "wagon":
		return i18n.T("Tied on points and cards: the player whose wagon went farther wins.")
	case "resources":
		return i18n.T("Tied on points, cards and wagons: the player with more basic resources wins.")
	case "rival":
		return i18n.T("Tied on points: Hastings wins.")
	}
	return ""
}

// titles holds the players' titles by final rank, the winner's first.
var titles = [rules.MaxSeats]string{i18n.Mark("Wagon Master"), i18n.Mark("Trail hand"), i18n.Mark("Straggler"),
	i18n.Mark("Snowed in")}

// RankTitle returns the title of a player in the final ranking; rank counts from 1. In a solo game
// the title depends on the lead over Hastings.
func (b *Table) RankTitle(rank int) string {
	if b.State.Solo() {
		if rank != b.State.Ranks(nil)[0] {
			return ""
		}
		return i18n.T(rules.SoloTitle(b.State.Score(0) - b.State.Score(rules.Hastings)))
	}
	if rank < 1 || rank > len(titles) {
		return ""
	}
	return i18n.T(titles[rank-1])
}
