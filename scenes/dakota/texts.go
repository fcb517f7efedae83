package dakota

import (
	"slices"
	"strings"
	"sync"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/words"
	"gulch/scenes/table"
)

// Arguments of the log lines: they return the text for a placeholder.
func cardOf(_ table.Play, e engine.Event) any     { return cardName(rules.Card(e.A)) }
func workerOf(_ table.Play, e engine.Event) any   { return workerName(rules.Worker(e.A)) }
func workerB(_ table.Play, e engine.Event) any    { return workerName(rules.Worker(e.B)) }
func oreOf(_ table.Play, e engine.Event) any      { return oreName(rules.Resource(e.A)) }
func oreB(_ table.Play, e engine.Event) any       { return oreName(rules.Resource(e.B)) }
func buildingB(_ table.Play, e engine.Event) any  { return buildingName(rules.Building(e.B)) }
func comboOf(_ table.Play, e engine.Event) any    { return comboName(rules.Combination(e.A)) }
func tileA(_ table.Play, e engine.Event) any      { return tileName(rules.Tile(e.A)) }
func cartB(_ table.Play, e engine.Event) any      { return cartName(rules.Cart(e.B)) }
func cartNumber(_ table.Play, e engine.Event) any { return e.A + 1 }
func lotNumber(_ table.Play, e engine.Event) any  { return e.A + 1 }

func is(what int16) func(engine.Event) bool { return func(e engine.Event) bool { return e.B == what } }
func isC(what int16) func(engine.Event) bool {
	return func(e engine.Event) bool { return e.C == what }
}
func isD(what int16) func(engine.Event) bool {
	return func(e engine.Event) bool { return e.D == what }
}
func none(e engine.Event) bool   { return e.A == 0 }
func unpaid(e engine.Event) bool { return e.B == 0 }

// logLines returns the log lines by kind of event.
var logLines = sync.OnceValue(func() table.Lines {
	return table.Lines{
		rules.EventDay: table.Said("sunrise", words.Mark("Day %d."), table.A).When(is(1), words.Mark("Day %d. It is the last one."), table.A),
		rules.EventIncome: table.Says("receive-money", func(b *Table, e engine.Event) string {
			if e.C == 0 {
				return words.N(int(e.B), "%s takes in $%d: %d building.", "%s takes in $%d: %d buildings.", b.Name(e.Seat), e.A, e.B)
			}
			return words.T("%s takes in $%d: %d buildings, %d asleep in saloons.", b.Name(e.Seat), e.A, e.B, e.C)
		}),
		rules.EventBailed: table.Said("pay-money", words.Mark("%s pays %s $%d for a prisoner: %s."), table.Seat, table.Other, table.B, workerOf),
		rules.EventStayed: table.Said("prisoner", words.Mark("A prisoner stays with %s: %s."), table.Seat, workerOf),
		rules.EventDrew: table.Said("card-pickup", words.Mark("%s draws a card."), table.Seat).
			When(is(1), words.Mark("%s learns a card in school."), table.Seat),
		rules.EventGot:       table.Said("card-pickup", words.Mark("%s gets %s."), table.Seat, cardOf),
		rules.EventShuffled:  table.Said("clockwise-rotation", words.Mark("The discards are shuffled: %d cards."), table.A),
		rules.EventHappening: table.Said("ringing-bell", words.Mark("%s: %s"), cardOf, func(_ table.Play, e engine.Event) any { return words.T(rules.Card(e.A).Text()) }),
		rules.EventRolled:    table.Said("rolling-dices", words.Mark("%s rolls %d."), table.Seat, table.A),
		rules.EventDestroyed: table.Said("falling-rocks", words.Mark("%s loses a building: %s."), table.Seat, buildingB),
		rules.EventLaidDown:  table.Said("cog", words.Mark("An engineer saves %s."), table.Seat),
		rules.EventCollapsed: table.Said("falling-rocks", words.Mark("A tile of %s collapses: %s."), table.Seat, func(_ table.Play, e engine.Event) any { return tileName(rules.Tile(e.B)) }),
		rules.EventShortage:  table.Said("trade", words.Mark("%s is scarce: $%d more today."), oreOf, table.B),
		rules.EventJoined:    table.Said("person", words.Mark("A miner joins %s."), table.Seat),
		rules.EventTaxed: table.Said("pay-money", words.Mark("%s pays $%d in taxes."), table.Seat, table.A).
			When(none, ""),
		rules.EventGranted:  table.Said("receive-money", words.Mark("%s gets $%d."), table.Seat, table.A),
		rules.EventSick:     table.Said("night-sleep", words.Mark("%s sends somebody to bed: %s."), table.Seat, workerOf),
		rules.EventTiles:    table.Said("spyglass", words.Mark("%s explores layer %d."), table.Seat, table.D),
		rules.EventSurveyed: table.Said("spyglass", words.Mark("%s searches bag %d."), table.Seat, table.A),
		rules.EventPlaced:   table.Said("cave-entrance", words.Mark("%s lays %s, %d deep."), table.Seat, tileA, table.D),
		rules.EventReplaced: table.Said("cave-entrance", words.Mark("%s replaces a tile with %s."), table.Seat, tileA),
		rules.EventUnplaced: table.Said("cave-entrance", words.Mark("%s lays nothing."), table.Seat),
		rules.EventSent: table.Said("spyglass", words.Mark("%s sends an explorer for $%d: %s."), table.Seat, table.B, workerOf).
			When(isC(1), words.Mark("%s sends a prospector."), table.Seat).When(isC(2), words.Mark("%s pays $%d for a search."), table.Seat, table.B),
		rules.EventPassed:     table.Says("cancel", (*Table).passLine),
		rules.EventPlayed:     table.Said("sun", words.Mark("%s plays %s."), table.Seat, cardOf),
		rules.EventRefreshed:  table.Said("person", words.Mark("A worker of %s is free again: %s."), table.Seat, workerOf),
		rules.EventCartBought: table.Said("mine-wagon", words.Mark("%s buys for $%d: %s."), table.Seat, table.C, cartB),
		rules.EventAttack:     table.Said("crossed-pistols", words.Mark("%s attacks %s: %s."), table.Seat, table.Other, cardOf),
		rules.EventCommitted:  table.Said("crossed-pistols", words.Mark("Along with %s goes: %s."), table.Seat, workerOf),
		rules.EventReacted:    table.Said("law-star", words.Mark("%s answers: %s."), table.Seat, cardOf),
		rules.EventOfficer:    table.Said("law-star", words.Mark("%s sends an officer: %s."), table.Seat, workerOf),
		rules.EventStopped:    table.Said("law-star", words.Mark("The attack on %s fails."), table.Seat),
		rules.EventArrested:   table.Said("prisoner", words.Mark("%s arrests a worker of %s: %s."), table.Seat, table.Other, workerOf),
		rules.EventRobbed: table.Said("crossed-pistols", words.Mark("%s takes $%d from %s."), table.Seat, table.A, table.Other).
			When(none, words.Mark("%s finds no money at %s."), table.Seat, table.Other),
		rules.EventRaided:   table.Said("crossed-pistols", words.Mark("%s takes %s from %s."), table.Seat, oreOf, table.Other),
		rules.EventClosed:   table.Said("cancel", words.Mark("Lot %d of %s is closed today."), lotNumber, table.Seat),
		rules.EventDerailed: table.Said("mine-wagon", words.Mark("Cart %d of %s is off the rails."), cartNumber, table.Seat),
		rules.EventLured:    table.Said("person", words.Mark("A worker of %s moves to %s: %s."), table.Other, table.Seat, workerOf),
		rules.EventTookCard: table.Said("card-pickup", words.Mark("%s takes a card from %s."), table.Seat, table.Other),
		rules.EventPeeked: table.Said("card-pickup", words.Mark("%s looks at %d cards and keeps one."), table.Seat, table.A).
			When(is(0), words.Mark("%s looks at %d cards and keeps none."), table.Seat, table.A),
		rules.EventPlanned: table.Said("quill-ink", words.Mark("%s has planned."), table.Seat),
		rules.EventLaunched: table.Said("mine-wagon", words.Mark("%s sends cart %d down for $%d."), table.Seat, cartNumber, table.C).
			When(func(e engine.Event) bool { return e.C == 0 }, words.Mark("%s sends cart %d down for nothing."), table.Seat, cartNumber),
		rules.EventEarned: table.Said("beer-stein", words.Mark("A drink brings %s $%d."), table.Seat, table.A).
			When(isD(rules.EarnGamble), words.Mark("A gamble brings %s $%d."), table.Seat, table.A).
			When(isD(rules.EarnBar), words.Mark("A bartender earns %s $%d."), table.Seat, table.A),
		rules.EventTrained: table.Said("open-book", words.Mark("A miner of %s learns a trade: %s."), table.Seat, workerB),
		rules.EventBuilt: table.Said("house", words.Mark("%s builds for $%d: %s."), table.Seat, table.C, buildingB).
			When(func(e engine.Event) bool { return e.D != int16(rules.NoBuilding) }, words.Mark("%s replaces a building for $%d: %s."), table.Seat, table.C, buildingB),
		rules.EventUpgraded: table.Said("house", words.Mark("%s turns a house into a hotel for $%d."), table.Seat, table.C),
		rules.EventLastDay:  table.Said("flying-flag", words.Mark("The street of %s is full: this is the last day."), table.Seat),
		rules.EventOrder: table.Says("hourglass", func(b *Table, e engine.Event) string {
			var names []string
			for _, p := range rules.Order(e, int(b.Seats())) {
				names = append(names, b.Name(p))
			}
			if len(names) < 2 {
				return ""
			}
			return words.T("Order: %s.", strings.Join(names, ", "))
		}),
		rules.EventReturned:  table.Said("mine-wagon", words.Mark("Cart %d of %s comes up."), cartNumber, table.Seat),
		rules.EventMined:     table.Said("mining", words.Mark("%s brings up %s."), table.Seat, oreB),
		rules.EventSoldCombo: table.Said("trade", words.Mark("%s sells for $%d: %s."), table.Seat, table.B, comboOf),
		rules.EventSoldPlain: table.Says("trade", func(b *Table, e engine.Event) string {
			return words.T("%s sells %d %s for $%d.", b.Name(e.Seat), e.B, oreName(rules.Resource(e.A)), e.C)
		}),
		rules.EventHired: table.Said("contract", words.Mark("%s hires for $%d: %s."), table.Seat, table.B, workerOf).
			When(unpaid, words.Mark("%s hires for nothing: %s."), table.Seat, workerOf),
		rules.EventStaked: table.Said("two-coins", words.Mark("%s stakes $%d and gets $%d back."), table.Seat, table.A, table.B).
			When(unpaid, words.Mark("%s stakes $%d and loses the stake."), table.Seat, table.A),
		rules.EventDismissed: table.Said("person", words.Mark("There is no bed at %s for: %s."), table.Seat, workerOf),
		rules.EventDropped:   table.Said("trash-can", words.Mark("%s has no room for %s."), table.Seat, oreOf),
		rules.EventLodged: table.Says("night-sleep", func(b *Table, e engine.Event) string {
			return words.N(int(e.A), "%d specialist of %s sleeps in a saloon.", "%d specialists of %s sleep in saloons.", e.A, b.Name(e.Seat))
		}).When(none, ""),
		rules.EventNight:         table.Said("moon", words.Mark("Night falls.")),
		rules.EventJobLeft:       table.Said("person", words.Mark("Nobody hired the first in the queue: %s leaves."), workerOf),
		rules.EventJobFilled:     table.Said("contract", words.Mark("New on the job board: %s."), workerOf),
		rules.EventStrongOut:     table.Said("mining-helmet", words.Mark("A strong miner asks for work.")),
		rules.EventMarketCleared: table.Said("trade", words.Mark("The exchange is cleared.")),
		rules.EventDiscarded:     table.Said("trash-can", words.Mark("%s discards %s."), table.Seat, cardOf),
		rules.EventGameOver:      table.Said("trophy", words.Mark("The towns are counted.")),
	}
})

// holdsNoon reports whether a visible hand has a card that can be played at High Noon.
func holdsNoon(t *rules.Town) bool {
	for c, n := range t.Hand {
		if k := rules.Card(c); n > 0 && (k.IsNoon() || k.IsAttack()) {
			return true
		}
	}
	return false
}

// passLine returns the log line of a pass. If only the seat itself can read it, the line also says
// if no card in hand is for High Noon.
func (b *Table) passLine(e engine.Event) string {
	t := engine.At(b.Board.Towns[:], e.Seat)
	if b.Board.Stage() == "high_noon" && b.Open.Has(e.Seat) && !b.shared() && t.HandSize > 0 && !holdsNoon(t) {
		return words.T("%s passes: no card in hand is for High Noon.", b.Name(e.Seat))
	}
	return words.T("%s passes.", b.Name(e.Seat))
}

// Line returns the icon and the log line of an event.
func (b *Table) Line(e engine.Event) (icon, line string) { return logLines().Line(b, e) }

// shapeName returns the name of the shape of a tile.
func shapeName(t rules.Tile) string {
	switch id := t.String(); {
	case strings.Contains(id, "_straight_"):
		return words.T("straight tunnel")
	case strings.Contains(id, "_bend_"):
		return words.T("bend")
	case strings.Contains(id, "_tee_"):
		return words.T("fork")
	case strings.Contains(id, "_cross_"):
		return words.T("crossing")
	}
	return words.T("dead end")
}

// tileName returns the name of a tile: its shape, its ore and its layer.
func tileName(t rules.Tile) string {
	res := t.Resources()
	switch len(res) {
	case 0:
		return words.T("%s, layer %d", shapeName(t), t.Layer())
	case 1:
		return words.T("%s with %s, layer %d", shapeName(t), oreName(res[0]), t.Layer())
	}
	return words.T("%s with %s and %s, layer %d", shapeName(t), oreName(res[0]), oreName(res[1]), t.Layer())
}

// cellName returns the name of a cell of a mine.
func cellName(c int) string {
	x, y := rules.CellXY(c)
	return words.T("column %d, row %d", x, y)
}

// lotName returns the name of a lot and its building.
func (b *Table) lotName(i int) string {
	return lotWords(b.town(), i)
}

func lotWords(t *rules.Town, i int) string {
	if h := t.Plots[i].Building; h != rules.NoBuilding {
		return words.T("%s on lot %d", buildingName(h), i+1)
	}
	return words.T("Lot %d", i+1)
}

// Prompt returns the question that the seat to move is asked.
func (b *Table) Prompt(a *table.Ask) string {
	t := &b.Board.Towns[max(a.Seat, 0)]
	switch b.State.Phase() {
	case rules.PhaseBail:
		return words.T("Pay $5 for your man in the cell of %s, or leave him there.", b.Name(b.Board.Prisoner.Jailer))
	case rules.PhaseExploreBag:
		return words.T("Press a lit bag: you draw tiles from it and may lay one.")
	case rules.PhaseExploreTile, rules.PhaseExploreCell:
		return words.T("Press a lit cell to lay the tile in hand. Another tile is taken up by a press; {key T} turns it.")
	case rules.PhaseExplorers:
		return words.T("Send people out to lay more tiles: the next one costs $%d. Then press Done.", rules.Wage(t.Explorers))
	case rules.PhaseAttackResponse:
		return b.attackWords()
	case rules.PhasePlan:
		return words.T("Drag people to lit places, or press the places.")
	case rules.PhaseResolve:
		return words.T("Carry out your plan in any order: press lit carts and windows.")
	case rules.PhaseEvening:
		return words.N(b.Board.Actions, "%d action left: bring a cart up, sell at the exchange or from a bin, or hire.",
			"%d actions left: bring a cart up, sell at the exchange or from a bin, or hire.", b.Board.Actions)
	case rules.PhaseReroll:
		return words.T("The die shows %d. Keep $%d, or roll once more?", b.Board.Work.Roll, b.Board.Work.Roll)
	case rules.PhaseLodging:
		return b.lodgingWords(t)
	}
	return ""
}

// attackWords returns which attack is being made and how it can be stopped.
func (b *Table) attackWords() string {
	x := &b.Board.Assault
	if x.Card == rules.CardKinds {
		return ""
	}
	odds := ""
	if x.Card.Lawful() {
		odds = words.T("A lit person in the street can try to stop it: a sheriff on 3 to 6, anybody else on 5 or 6.")
	}
	return table.Sentences(words.T("%s plays %s against you.", b.Name(x.Attacker), cardName(x.Card)), odds)
}

// lodgingWords returns what does not fit tonight.
func (b *Table) lodgingWords(t *rules.Town) string {
	if over := t.People() - t.Beds(); over > 0 {
		return words.N(over, "%d person has no bed: choose who leaves.", "%d people have no bed: choose who leaves.", over)
	}
	return words.N(goods(t)-t.Storage(), "%d lump too many for the store: choose what is dropped.",
		"%d lumps too many for the store: choose what is dropped.", goods(t)-t.Storage())
}

// goods returns the amount of ore of a town.
func goods(t *rules.Town) (n int) {
	for _, k := range t.Goods {
		n += k
	}
	return n
}

// Heading returns the day and its part.
func (b *Table) Heading() string {
	if b.Board.Phase == rules.PhaseGameOver {
		return words.T("The end")
	}
	part := words.T(b.hour().Name)
	if b.Board.LastDay {
		return words.T("Last day · %s", part)
	}
	return words.T("Day %d · %s", max(b.Board.Day, 1), part)
}

// When returns the day.
func (b *Table) When() (name, unit string, count int) {
	return words.T("Day %d", max(b.Board.Day, 1)), words.T("day"), max(b.Board.Day, 1)
}

// Verdict returns the result of a solo race: the points per day, how they come about, and how many
// points the next rank would have needed (R121). It returns nil for other games.
func (b *Table) Verdict() []string {
	if b.State.Seats() != 1 {
		return nil
	}
	points, days := b.State.Scores(nil)[0], max(b.State.Day(), 1)
	tenths, rank := b.State.PerDay()
	out := []string{
		words.T("%s points per day: %s", tenthsOf(tenths), words.T(rank)),
		words.N(days, "%d points, divided by %d day.", "%d points, divided by %d days.", points, days),
	}
	for _, r := range rules.SoloRanks() {
		if lacks := r.From*days - points; lacks > 0 {
			return append(out, words.N(lacks, "%s begins at %d points per day: %d point more would have done it.",
				"%s begins at %d points per day: %d points more would have done it.", words.T(r.Name), r.From, lacks))
		}
	}
	return out
}

// tenthsOf returns a number of tenths as a decimal number in the current language.
func tenthsOf(n int) string { return words.T("%d.%d", n/10, n%10) }

// oneDecimal returns a number with one decimal in the current language.
func oneDecimal(x float64) string {
	whole, tenth := int(x*10+0.5)/10, int(x*10+0.5)%10
	return words.T("%d.%d", whole, tenth)
}

// doing returns the activity of a seat in a word or two.
func (b *Table) doing(seat engine.Seat) string {
	switch {
	case b.Board.Phase == rules.PhasePlan && b.Board.HasPlanned(seat):
		return words.T("ready")
	case b.Board.Phase == rules.PhasePlan:
		return words.T("plans")
	case b.Board.Actor == seat:
		return words.T("is at work")
	case b.Board.Passed.Has(seat):
		return words.T("out")
	}
	for i, p := range b.Board.Order[:b.Board.Seats] {
		if p == seat {
			return words.T("%d of %d", i+1, b.Board.Seats)
		}
	}
	return ""
}

// Turns returns whose turn it is and who comes next in the order of the day. While all seats plan
// at once it says so.
func (b *Table) Turns() string {
	v := b.Board
	order := v.Order[:v.Seats]
	at := slices.Index(order, v.Actor)
	switch {
	case v.Seats < 2 || v.Day == 0 || v.Phase == rules.PhaseGameOver || at < 0:
		return ""
	case v.Phase == rules.PhasePlan:
		return words.T("Everybody plans")
	}
	later := order[at+1:]
	if v.Phase == rules.PhaseHighNoon { // it goes round until all have passed
		later = slices.Concat(later, order[:at])
	}
	for _, q := range later {
		if !v.Passed.Has(q) {
			return table.TurnThen(b.Name(v.Actor), b.Name(q))
		}
	}
	return words.T("%s's turn", b.Name(v.Actor))
}

// Row returns the figures of a seat in the ledger.
func (b *Table) Row(seat engine.Seat) table.Row {
	t := &b.Board.Towns[seat]
	r := table.Row{Tip: b.seatTip(seat), Note: b.doing(seat), Dim: b.Board.Passed.Has(seat)}
	if b.Open.Has(seat) {
		r.Stats = append(r.Stats, table.Stat{Value: b.Counted(seat, t.Money), Name: words.T("money"), Head: words.T("money")})
	}
	r.Stats = append(r.Stats, table.Stat{Icon: "house", Value: t.Buildings(), Name: words.T("buildings"), Head: words.T("buildings")},
		table.Stat{Icon: "laurels", Value: b.points(seat), Name: words.T("points so far, money in closed safes left out"),
			Head: words.T("points")})
	if b.Board.Order[0] == seat && b.Seats() > 1 {
		r.Mark = "hourglass"
	}
	r.Note = ""
	return r
}

// titles are the names of the ranks, from the first on.
var titles = [...]string{words.Mark("Governor"), words.Mark("Mayor"), words.Mark("Storekeeper"), words.Mark("Digger")}

// Rank returns the name of a rank of the final table; in a solo game the rank that the points per
// day have reached (R121).
func (b *Table) Rank(rank int) string {
	if b.State.Seats() == 1 {
		_, name := b.State.PerDay()
		return words.T(name)
	}
	if rank < 1 || rank > len(titles) {
		return ""
	}
	return words.T(titles[rank-1])
}

// Tie returns a sentence about the tie-break that decided the first place (R117).
func (b *Table) Tie() string {
	ranks, scores := b.State.Ranks(nil), b.State.Scores(nil)
	for w, r := range ranks {
		if r != 1 {
			continue
		}
		for o := range ranks {
			if o == w || scores[o] != scores[w] {
				continue
			}
			switch b.State.TieBreak(engine.Seat(w), engine.Seat(o)) {
			case "money":
				return words.T("%s wins the tie by more money.", b.Name(engine.Seat(w)))
			case "buildings":
				return words.T("%s wins the tie by more buildings.", b.Name(engine.Seat(w)))
			}
			return words.T("The first place is shared.")
		}
		break
	}
	return ""
}
