package sierrawest

import (
	"sync"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/words"
	"gulch/scenes/table"
)

// Arguments of the move names: they return the text for a placeholder.
func moveGood(_ table.Play, m engine.Move) any   { return amount(1, rules.Good(m.A)) }
func moveSpot(p table.Play, m engine.Move) any   { return p.(*Table).spotName(rules.Node(m.A)) }
func moveCabin(_ table.Play, m engine.Move) any  { return cabinName(rules.Cabin(m.A)) }
func moveAnimal(p table.Play, m engine.Move) any { return p.(*Table).animalName(rules.Animal(m.A)) }
func moveCard(p table.Play, m engine.Move) any   { return p.(*Table).cardName(rules.Card(m.A)) }

// moveNames returns the names of moves by kind.
var moveNames = sync.OnceValue(func() table.Orders {
	pioneer := table.OrderedBy(func(b *Table, m engine.Move) string {
		return words.T("%s: %s", words.T(pathNames[m.A]), b.pioneerWords(m))
	})
	return table.Orders{
		rules.KindLaceBoots: table.Ordered(words.Mark("Lace the boots: two steps")),
		rules.KindBlast:     table.Ordered(words.Mark("Blast: 2 stone for 1 gold")),
		rules.KindEndTurn:   table.Ordered(words.Mark("End the turn")),
		rules.KindClaim:     table.Ordered(words.Mark("Claim the card")),
		rules.KindLure:      table.Ordered(words.Mark("Lure the grizzly away")),
		rules.KindSuffer:    table.Ordered(words.Mark("Take damage")),
		rules.KindRetreat:   table.Ordered(words.Mark("Fall back")),
		rules.KindFire:      table.Ordered(words.Mark("Fire")),
		rules.KindDecline:   table.Ordered(words.Mark("Wait on")),
		rules.KindGo:        table.Ordered(words.Mark("Go on")),

		rules.KindTake:    table.Ordered(words.Mark("Take %s"), moveGood),
		rules.KindBuy:     table.Ordered(words.Mark("Buy %s"), moveGood),
		rules.KindClimb:   table.Ordered(words.Mark("Climb to %s"), moveSpot),
		rules.KindClaimAt: table.Ordered(words.Mark("Claim %s"), moveSpot),
		rules.KindWreck:   table.Ordered(words.Mark("Give up: %s"), moveCabin),
		rules.KindCatch:   table.Ordered(words.Mark("Catch: %s"), moveAnimal),
		rules.KindPlan: table.Ordered(words.Mark("Lay out %s, %s, %s"), moveCard,
			func(p table.Play, m engine.Move) any { return p.(*Table).cardName(rules.Card(m.B)) },
			func(p table.Play, m engine.Move) any { return p.(*Table).cardName(rules.Card(m.C)) }),
		rules.KindSwap: table.Ordered(words.Mark("Give %s, take %s"), moveGood,
			func(_ table.Play, m engine.Move) any { return amount(2, rules.Good(m.B)) }),
		rules.KindSellFish: table.Ordered(words.Mark("Sell fish: %s"),
			func(p table.Play, m engine.Move) any { return p.(*Table).saleWords(m) }),
		rules.KindHarvest: table.Ordered(words.Mark("Harvest %d green and %d red"),
			func(p table.Play, _ engine.Move) any { return p.(*Table).Board.Pending.N },
			func(p table.Play, _ engine.Move) any { return p.(*Table).Board.Pending.M }),
		rules.KindAdvanceTrack: table.Ordered(words.Mark("Move up: %s"),
			func(_ table.Play, m engine.Move) any { return trackName(rules.Track(m.A)) }),
		rules.KindPress: table.Ordered(words.Mark("Press %s"), func(_ table.Play, m engine.Move) any {
			return paid(rules.PayOf(rules.GreenApple, int(m.A)) + rules.PayOf(rules.RedApple, int(m.B)))
		}),
		rules.KindMill: table.Ordered(words.Mark("Mill %s into %s"),
			func(_ table.Play, m engine.Move) any { return amount(int(m.A), rules.Stone) },
			func(_ table.Play, m engine.Move) any { return amount(int(m.A), rules.Gold) }),

		rules.KindWalk: pioneer, rules.KindSummit: pioneer, rules.KindVisit: pioneer, rules.KindTrap: pioneer, rules.KindBait: pioneer,
		rules.KindRoll: table.OrderedBy(func(_ *Table, m engine.Move) string { return costs(words.T("Roll the wagon"), rules.Pay(m.C)) }),
		rules.KindBuild: table.OrderedBy(func(_ *Table, m engine.Move) string {
			return costs(words.T("Build: %s", cabinName(rules.Cabin(m.A))), rules.Pay(m.C))
		}),
		rules.KindAdvance: table.OrderedBy(func(_ *Table, m engine.Move) string {
			return words.N(int(m.A), "Roll the wagon %d space", "Roll the wagon %d spaces", m.A)
		}),
		rules.KindLose: table.OrderedBy((*Table).loseWords), rules.KindCanoe: table.OrderedBy((*Table).canoeWords),
		rules.KindLoad: table.OrderedBy((*Table).loadWords), rules.KindReact: table.OrderedBy((*Table).reactWords),
		rules.KindStop: table.OrderedBy((*Table).stopWords),
	}
})

// MoveWords returns a move as a short imperative phrase.
func (b *Table) MoveWords(m engine.Move) string { return moveNames().Words(b, m) }

func (b *Table) loseWords(m engine.Move) string {
	if m.A == 0 {
		return words.T("Lose nothing")
	}
	return words.T("Lose %s", picked(m.A, m.B))
}

func (b *Table) canoeWords(m engine.Move) string {
	if m.A == 0 {
		return words.T("Paddle to the Fish Market")
	}
	return words.T("Paddle to %s", b.cardName(b.Board.Row[m.A-1]))
}

func (b *Table) loadWords(m engine.Move) string {
	if m.A == 0 {
		return words.T("Load %d gold into an empty cart", m.B)
	}
	return words.T("Load %d gold into a half full cart", m.B)
}

// stopWords returns the name of the move that stops.
func (b *Table) stopWords(engine.Move) string {
	switch b.Board.Phase {
	case rules.PhaseBuyFish:
		return words.T("That is enough")
	case rules.PhaseSteps:
		return words.T("Stop here")
	}
	return words.T("Leave it")
}

// pioneerWords returns what a pioneer does.
func (b *Table) pioneerWords(m engine.Move) string {
	path := rules.Path(m.A)
	switch m.Kind {
	case rules.KindWalk:
		space := engine.At(b.Board.Of[:], b.Board.Active).Pioneer[path].Space + 1
		icon := ""
		if b.Board.Laid[0] != rules.NoCard && space <= path.Spaces() {
			icon = words.T(b.Board.IconAt(path, space).Info().Name)
		}
		if m.B == 0 {
			return words.T("walk past %s", icon)
		}
		return costs(words.T("walk to %s", icon), rules.Pay(m.C))
	case rules.KindSummit:
		s := b.Board.Mode.Card(b.Board.Laid[m.B]).Summit
		return costs(words.T("summit of %s, %s", b.cardName(b.Board.Laid[m.B]), words.T(s.Info().Name)), rules.Pay(m.C))
	case rules.KindVisit:
		return words.T("go to %s", cabinName(rules.Cabin(m.B)))
	case rules.KindTrap:
		return words.T("wait at the trap")
	}
	return words.T("bait: %s for 2 food", b.animalName(rules.Animal(m.B)))
}

// pressWords returns a short name of a move for the brass button, "" if the usual name is short
// enough. Costs and gains are shown below the button.
func (b *Table) pressWords(m engine.Move) string {
	switch m.Kind {
	case rules.KindSummit:
		return words.T("Summit: %s", b.cardName(b.Board.Laid[m.B]))
	case rules.KindBuild:
		return words.T("Build: %s", cabinName(rules.Cabin(m.A)))
	case rules.KindVisit:
		return words.T("Visit: %s", cabinName(rules.Cabin(m.B)))
	case rules.KindBait:
		return words.T("Bait: %s", b.animalName(rules.Animal(m.B)))
	case rules.KindTrap:
		return words.T("Wait at the trap")
	case rules.KindWalk:
		space := engine.At(b.Board.Of[:], b.Board.Active).Pioneer[m.A].Space + 1
		if b.Board.Laid[0] == rules.NoCard || space > rules.Path(m.A).Spaces() {
			return ""
		}
		icon := words.T(b.Board.IconAt(rules.Path(m.A), space).Info().Name)
		if m.B == 0 {
			return words.T("Walk past %s", icon)
		}
		return words.T("Walk to %s", icon)
	}
	return ""
}

// saleWords returns the fish of an exchange at the Fish Market.
func (b *Table) saleWords(m engine.Move) string {
	each := 1
	switch rules.Exchange(m.A) {
	case rules.SellTwoSame:
		each = 2
	case rules.SellThreeSame:
		each = 3
	}
	var parts []string
	for k := range rules.Good(3) {
		if m.B>>k&1 != 0 {
			parts = append(parts, amount(each, rules.Trout+k))
		}
	}
	return words.List(parts)
}

// spotName returns the name of a node: the open card there with its place, or its place alone.
func (b *Table) spotName(n rules.Node) string {
	if n < rules.NodeCount && b.Board.Up[n] != rules.NoCard {
		return words.T("%s (%s)", b.cardName(b.Board.Up[n]), nodeName(n))
	}
	return nodeName(n)
}

// reactWords returns the name of a reaction.
func (b *Table) reactWords(m engine.Move) string {
	q := b.Board.Reactions
	switch {
	case m.A > 0:
		return words.T("Take %s", picked(m.A, m.B))
	case q.Claim:
		return words.T("Take 2 gold")
	case q.Revealed != 0:
		return words.T("Catch the animal")
	}
	return words.T("Take two goods")
}

// prompts returns the questions by phase.
var prompts = sync.OnceValue(func() map[engine.Phase]string {
	return map[engine.Phase]string{
		rules.PhasePlan:      words.Mark("Leaf through the layouts, watch both paths, and lay the cards out."),
		rules.PhasePioneer:   words.Mark("Press a lit space: the pioneer walks there."),
		rules.PhasePickBasic: words.Mark("Take one of the three goods."),
		rules.PhaseShovel:    words.Mark("Claim the card under your frontiersman, or build a cabin."),
		rules.PhaseBuild:     words.Mark("Build a cabin; what it costs less is taken off already."),
		rules.PhaseBarter:    words.Mark("Give one good for two of another kind."),
		rules.PhaseHunt:      words.Mark("Catch an animal that an open card shows."),
		rules.PhaseGrizzly:   words.Mark("A grizzly! Food lures it away; otherwise it hurts."),
		rules.PhaseDamage:    words.Mark("Damage: give up two goods or a cabin, or fall back."),
		rules.PhaseHarvest:   words.Mark("The apples along your trail can go to the scales. What does not fit is lost."),
		rules.PhasePaddle:    words.Mark("Paddle to a neighboring place of the river."),
		rules.PhaseRapid:     words.Mark("Paddle anywhere on the river."),
		rules.PhaseLoad:      words.Mark("Load gold into a cart: there it counts three times."),
		rules.PhaseBuyFish:   words.Mark("Buy fish, as many as you like."),
		rules.PhasePickTrack: words.Mark("Press a lit row of the homestead to move up there."),
		rules.PhasePickClaim: words.Mark("Claim any open card of the mountain."),
		rules.PhaseAdvance:   words.Mark("The wagon rolls without toll: how far?"),
		rules.PhaseShoot:     words.Mark("Fire, and hope for a number on a poster along your trail."),
		rules.PhasePress:     words.Mark("Press one or two apples: 1 gold for each."),
		rules.PhaseMill:      words.Mark("Mill one or two stone into gold; then you may load a cart."),
	}
})

// Prompt returns the question that the seat to move is asked.
func (b *Table) Prompt(a *table.Ask) string {
	switch b.Board.Phase {
	case rules.PhaseSteps:
		n := b.Board.Pending.N
		return words.N(n, "%d step: climb to a lit card, or roll the wagon.", "%d steps: climb to a lit card, or roll the wagon.", n)
	case rules.PhasePlan:
		if b.Board.Of[b.Viewer].Hand.Len() > rules.SummitSlots { // expert planning
			return words.T("Press the card that stays in your hand, and lay out the other three.")
		}
	case rules.PhaseReact:
		return b.reactPrompt()
	case rules.PhasePioneer:
		if b.choice.pendingGoal.Kind != 0 {
			return words.T("Either pioneer can walk on for this. Who goes?")
		}
		if b.idle() {
			return words.T("Both pioneers have done their work. End the turn.")
		}
		if left := b.unused(); left != "" {
			return table.Sentences(words.T(prompts()[rules.PhasePioneer]), left)
		}
	}
	return words.T(prompts()[b.Board.Phase])
}

// idle reports whether neither pioneer of the active seat can do any more.
func (b *Table) idle() bool {
	for _, at := range engine.At(b.Board.Of[:], b.Board.Active).Pioneer {
		if at.Ready || at.Space > 0 {
			return false
		}
	}
	return true
}

// unused returns a sentence about what would be left undone if the turn ended now, "" for nothing.
func (b *Table) unused() string {
	for path := range rules.Path(2) {
		at := engine.At(b.Board.Of[:], b.Board.Active).Pioneer[path]
		switch left := path.Spaces() - at.Space; {
		case !at.Ready && at.Space == 0:
		case left == 0:
			return words.T("%s can still take a summit.", words.T(pathNames[path]))
		default:
			return words.N(left, "%[2]s has %[1]d space before him.", "%[2]s has %[1]d spaces before him.", left, words.T(pathNames[path]))
		}
	}
	return ""
}

// reactPrompt returns what has happened and which reaction is offered.
func (b *Table) reactPrompt() string {
	q := b.Board.Reactions
	who := b.Name(b.Board.Active)
	switch {
	case q.Claim:
		return words.T("%s claims a card. Take 2 gold for your Surveyor's Hut?", who)
	case q.Revealed != 0:
		n := rules.Node(q.Revealed.First())
		animal := ""
		if c := b.Board.Up[n]; c != rules.NoCard {
			animal = b.animalName(b.Board.Mode.Card(c).Animal)
		}
		return words.T("A card turns up: %s. Catch it with your trap?", animal)
	}
	return words.T("%s moves up. Take two goods for your General Store?", who)
}

// Heading returns the mode, the round and the number of cards until the end.
func (b *Table) Heading() string {
	round := words.T("Round %d", b.Board.Round)
	if b.Board.EndRound > 0 {
		round = words.T("Round %d of %d", b.Board.Round, b.Board.EndRound)
	}
	head := words.T("%s · %s", words.T(modeNames[b.Board.Mode]), round)
	if left := rules.RowSlots - b.Board.RowSize; b.Board.EndRound == 0 && left > 0 {
		return words.T("%s · %s", head, words.N(left, "%d to the end", "%d to the end", left))
	}
	return head
}

// When returns the round.
func (b *Table) When() (name, unit string, count int) {
	return words.T("Round %d", b.Board.Round), words.T("round"), b.Board.Round
}

// modeNames are the names of the modes.
var modeNames = [rules.ModeCount]string{
	words.Mark("Apple Hill"), words.Mark("Boats & Banjos"), words.Mark("Gold Rush"), words.Mark("Outlaws & Outposts"),
}

// Row returns the figures of a seat in the ledger.
func (b *Table) Row(seat engine.Seat) table.Row {
	o := &b.Board.Of[seat]
	row := table.Row{Stats: []table.Stat{
		{Icon: "laurels", Value: b.State.Score(seat), Name: words.T("points so far"), Head: words.T("points")},
		{Icon: "gold-nuggets", Value: o.Goods[rules.Gold], Name: words.T("gold"), Head: words.T("gold")},
		{Icon: "old-wagon", Value: b.Board.Multiplier(seat), Name: words.T("multiplier"), Head: words.T("trail")},
	}}
	row.Tip = b.seatTip(seat)
	if b.Board.Start == seat {
		row.Mark = "flying-flag"
	}
	return row
}

// Tie returns a sentence about the tie-break that decided the first place.
func (b *Table) Tie() string {
	by := ""
	ranks := b.State.Ranks(nil)
	for p := range engine.Seat(b.State.Seats()) {
		for q := range p {
			if ranks[p]+ranks[q] == 3 { // the first and the second place
				by = b.State.TieBreak(p, q)
			}
		}
	}
	switch by {
	case "cards":
		return words.T("Equal points: more claimed cards decide.")
	case "wagon":
		return words.T("Equal points and cards: the wagon that came further decides.")
	case "resources":
		return words.T("Equal points, cards and wagons: more goods decide.")
	case "rival":
		return words.T("Equal points: a draw goes to Hastings.")
	}
	return ""
}

// titles are the names of the ranks, from the first on.
var titles = [rules.MaxSeats]string{words.Mark("Wagon Master"), words.Mark("Trail hand"), words.Mark("Straggler"), words.Mark("Snowed in")}

// Rank returns the name of a rank of the final table; in a solo game the one for the lead over
// Hastings.
func (b *Table) Rank(rank int) string {
	if b.State.Solo() {
		if rank != b.State.Ranks(nil)[0] {
			return ""
		}
		return words.T(rules.SoloTitle(b.State.Score(0) - b.State.Score(rules.Hastings)))
	}
	if rank < 1 || rank > len(titles) {
		return ""
	}
	return words.T(titles[rank-1])
}
