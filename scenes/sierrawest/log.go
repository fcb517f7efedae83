package sierrawest

import (
	"slices"
	"sync"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/words"
	"gulch/scenes/table"
)

// logLines returns the log lines by kind of event. Payments and gains on the way have no lines of
// their own if the line of their reason includes them.
var logLines = sync.OnceValue(func() table.Lines {
	return table.Lines{
		rules.EventRound: table.Said("hourglass", words.Mark("Round %d begins."), table.A).When(
			func(e engine.Event) bool { return e.B > 0 && e.A == e.B }, words.Mark("Round %d begins, the last one."), table.A),
		rules.EventPlanned: table.Said("card-pickup", words.Mark("%s lays out %s, %s and %s."), table.Seat, cardA, cardB, cardC),
		rules.EventWalked:  table.Says("person", (*Table).walkedLine),
		rules.EventPosted:  table.Says("person", (*Table).postedLine),
		rules.EventGained: table.Said("receive-money", words.Mark("%s gets %s."), table.Seat, goodsAB).When(
			func(e engine.Event) bool { return rules.Source(e.C) == rules.FromPlan }, words.Mark("%s takes %s by his plan."), table.Seat, goodsAB),
		rules.EventPaid:   table.Says("pay-money", (*Table).paidLine),
		rules.EventLost:   table.Said("broken-bone", words.Mark("%s loses %s."), table.Seat, goodsAB),
		rules.EventPicked: table.Says("receive-money", (*Table).pickedLine),
		rules.EventClimbed: table.Said("mountaintop", words.Mark("%s climbs to %s."), table.Seat,
			func(_ table.Play, e engine.Event) any { return nodeName(rules.Node(e.A)) }),
		rules.EventFell: table.Said("mountaintop", words.Mark("%s's frontiersman returns to the foot of the mountain."), table.Seat),
		rules.EventWagon: table.Said("old-wagon", words.Mark("%s's wagon rolls to space %d."), table.Seat, table.A).When(
			func(e engine.Event) bool { return e.A < e.B }, words.Mark("%s's wagon rolls back to space %d."), table.Seat, table.A),
		rules.EventClaimed:  table.Says("card-pickup", (*Table).claimedLine),
		rules.EventRevealed: table.Said("mountains", words.Mark("%s turns up."), cardA),
		rules.EventRow: table.Said("horizon-road", words.Mark("%s comes into the row, the card number %d."), cardA,
			func(_ table.Play, e engine.Event) any { return e.B + 1 }),
		rules.EventEnding: table.Said("hourglass", words.Mark("The sixth card lies in the row: round %d is the last."), table.A),
		rules.EventBuilt: table.Said("wood-cabin", words.Mark("%s builds: %s."), table.Seat,
			func(_ table.Play, e engine.Event) any { return cabinName(rules.Cabin(e.A)) }),
		rules.EventWrecked: table.Said("wood-cabin", words.Mark("%s loses a cabin: %s."), table.Seat,
			func(_ table.Play, e engine.Event) any { return cabinName(rules.Cabin(e.A)) }),
		rules.EventCaught: table.Said("paw-print", words.Mark("%s catches an animal: %s."), table.Seat,
			func(p table.Play, e engine.Event) any { return p.(*Table).animalName(rules.Animal(e.A)) }),
		rules.EventFurTrade: table.Said("fox-head", words.Mark("%s trades furs."), table.Seat),
		rules.EventTrack: table.Said("flying-flag", words.Mark("%s moves up to %d: %s."), table.Seat, table.B, trackA).When(
			func(e engine.Event) bool { return e.C == 1 }, words.Mark("%s cannot move up anymore: %[3]s. The reward comes all the same."),
			table.Seat, table.B, trackA),
		rules.EventHazard:   table.Says("bear-head", (*Table).hazardLine),
		rules.EventDamage:   table.Said("broken-bone", words.Mark("%s takes damage."), table.Seat),
		rules.EventRetreat:  table.Said("broken-bone", words.Mark("%s falls back."), table.Seat),
		rules.EventPan:      table.Said("empty-metal-bucket", words.Mark("%s pans %s."), table.Seat, func(_ table.Play, e engine.Event) any { return amount(1, rules.Good(e.A)) }),
		rules.EventCanoe:    table.Says("sailboat", (*Table).canoeLine),
		rules.EventMined:    table.Says("mining", (*Table).minedLine),
		rules.EventLoaded:   table.Said("mine-wagon", words.Mark("%s loads %d gold into a cart."), table.Seat, table.B),
		rules.EventShot:     table.Said("revolver", words.Mark("%s fires and rolls %d: no hit."), table.Seat, table.B).When(func(e engine.Event) bool { return e.C == 1 }, words.Mark("%s fires and rolls %d: a hit."), table.Seat, table.B),
		rules.EventCaptured: table.Said("bandit", words.Mark("%s catches an outlaw."), table.Seat),
		rules.EventBandits:  table.Said("bandit", words.Mark("%d outlaws gather at the foot of the mountain."), table.A),
		rules.EventReacted:  table.Said("wolf-trap", words.Mark("A pioneer of %s reacts and comes home."), table.Seat),
		rules.EventDeclined: table.Said("wolf-trap", words.Mark("A pioneer of %s waits on."), table.Seat),
		rules.EventRival:    table.Says("horizon-road", (*Table).rivalLine),
		rules.EventFishGone: table.Said("shark-fin", words.Mark("%s leave the game."), goodsAB),
		rules.EventOver:     table.Said("trophy", words.Mark("The game is over.")),
	}
})

// Line returns the icon and the log line of an event.
func (b *Table) Line(e engine.Event) (icon, line string) { return logLines().Line(b, e) }

func cardA(p table.Play, e engine.Event) any { return p.(*Table).cardName(rules.Card(e.A)) }
func cardB(p table.Play, e engine.Event) any { return p.(*Table).cardName(rules.Card(e.B)) }
func cardC(p table.Play, e engine.Event) any { return p.(*Table).cardName(rules.Card(e.C)) }

func goodsAB(_ table.Play, e engine.Event) any { return amount(int(e.B), rules.Good(e.A)) }

func trackA(_ table.Play, e engine.Event) any { return trackName(rules.Track(e.A)) }

func (b *Table) walkedLine(e engine.Event) string {
	who, icon := b.Name(e.Seat), words.T(rules.Icon(e.C).Info().Name)
	if e.D == 0 {
		return words.T("%s walks past %s.", who, icon)
	}
	if _, n := rules.Icon(e.C).Gain(); n > 0 {
		return "" // the line of the gain says enough
	}
	if fee := rules.Path(e.A).Fee(int(e.B)); fee > 0 {
		return words.N(fee, "%[2]s pays %[1]d good and walks to %[3]s.", "%[2]s pays %[1]d goods and walks to %[3]s.", fee, who, icon)
	}
	return words.T("%s walks to %s.", who, icon)
}

// paidLine returns the line of a payment, "" if the line of its reason includes it.
func (b *Table) paidLine(e engine.Event) string {
	switch rules.Source(e.C) {
	case rules.FromFee, rules.FromToll, rules.FromShot, rules.FromBarter, rules.FromMarket, rules.FromDynamite, rules.FromCart:
		return ""
	case rules.FromBoots:
		return words.T("%s laces a Pair of Boots.", b.Name(e.Seat))
	}
	return words.T("%s pays %s.", b.Name(e.Seat), goodsAB(b, e))
}

func (b *Table) postedLine(e engine.Event) string {
	who := b.Name(e.Seat)
	switch rules.Post(e.B) {
	case rules.OnSummit:
		s := b.Board.Mode.Card(b.Board.Laid[e.C]).Summit
		return words.T("%s takes a summit: %s.", who, words.T(s.Info().Name))
	case rules.InCabin:
		return words.T("A pioneer of %s goes to a cabin: %s.", who, cabinName(rules.Cabin(e.C)))
	}
	return words.T("A pioneer of %s waits at the trap.", who)
}

func (b *Table) pickedLine(e engine.Event) string {
	piece := words.T(pieceNames[e.A])
	if e.Other != engine.NoSeat {
		return words.T("%s takes %s from %s.", b.Name(e.Seat), piece, b.Name(e.Other))
	}
	return words.T("%s takes %s.", b.Name(e.Seat), piece)
}

func (b *Table) claimedLine(e engine.Event) string {
	c := rules.Card(e.A)
	n := b.Board.Mode.Card(c).Points
	return words.N(n, "%s claims %s, %d point.", "%s claims %s, %d points.", b.Name(e.Seat), b.cardName(c), n)
}

func (b *Table) hazardLine(e engine.Event) string {
	what := words.T(rules.Icon(e.A).Info().Name)
	if e.C == 1 {
		return words.T("%s meets a hazard that does no harm: %s.", b.Name(e.Seat), what)
	}
	return words.T("%s meets a hazard: %s.", b.Name(e.Seat), what)
}

func (b *Table) canoeLine(e engine.Event) string {
	if e.A == 0 {
		return words.T("%s paddles to the Fish Market.", b.Name(e.Seat))
	}
	return words.T("%s paddles to %s.", b.Name(e.Seat), b.cardName(b.Board.Row[e.A-1]))
}

func (b *Table) minedLine(e engine.Event) string {
	return words.T("%s mines, rolls %d and gets %s.", b.Name(e.Seat), e.B,
		words.List(slices.DeleteFunc([]string{some(int(e.C), rules.Gold), some(int(e.D), rules.Stone)}, func(s string) bool { return s == "" })))
}

// some returns an amount of a good as text, "" for none.
func some(n int, g rules.Good) string {
	if n == 0 {
		return ""
	}
	return amount(n, g)
}

func (b *Table) rivalLine(e engine.Event) string {
	if b.Board.Rival.Ahead {
		return words.T("Hastings reveals his next plan: %s", b.planWords(int(e.A)))
	}
	return words.T("Hastings reveals his plan: %s", b.planWords(int(e.A)))
}

// planWords returns the text of a plan card.
func (b *Table) planWords(n int) string {
	p := rules.Plan(n)
	track := words.T(planTracks[p.Track])
	return words.T("left %d, right %d, wagon %d; homestead: %s; then: %s.", p.Left, p.Right, p.Wagon, track, words.T(planExtras[p.Extra]))
}

// planTracks and planExtras are the texts of plan cards about the homestead and about extras.
var (
	planTracks = map[string]string{
		"garden": words.Mark("Garden"), "barn": words.Mark("Barn"), "hearth": words.Mark("Hearth"), "lowest": words.Mark("the lowest track"),
		"highest": words.Mark("the highest track"), "none": words.Mark("none"),
	}
	planExtras = map[string]string{
		"none": words.Mark("nothing"), "gold": words.Mark("2 gold"), "boots": words.Mark("a Pair of Boots"),
		"animal": words.Mark("an animal"), "cabin": words.Mark("a cabin"), "mode": words.Mark("what the mode brings"),
	}
)
