package dakota

import (
	"slices"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// Prompt returns the question that decision a puts to the player.
func (b *Table) Prompt(a *table.Decision) string {
	t := &b.Board.Towns[max(a.Seat, 0)]
	switch b.State.Phase() {
	case rules.PhaseBail:
		return i18n.T("Pay $5 bail for your worker in %s's cell, or leave him there.", b.Name(b.Board.Prisoner.Jailer))
	case rules.PhaseExploreBag:
		return i18n.T("Choose a highlighted bag to draw tiles from. You may place one of them.")
	case rules.PhaseExploreTile, rules.PhaseExploreCell:
		return b.tileWords()
	case rules.PhaseExplorers:
		return i18n.T("Send workers out to place more tiles: the next worker costs $%d. Then press “Done exploring”.",
			rules.Wage(t.Explorers))
	case rules.PhaseHighNoon:
		if b.coveredNoon(a) {
			return i18n.N(t.HandSize, "You hold %d card. Pass, or show your secrets to play it.",
				"You hold %d cards. Pass, or show your secrets to play one.", t.HandSize)
		}
	case rules.PhaseShaft:
		return i18n.T("Choose a highlighted shaft end for cart %d. Its tag shows what the ore is worth today.",
			b.Board.Work.Cart+1)
	case rules.PhaseAttackResponse:
		return b.attackWords(a.Legal)
	case rules.PhaseAttackCounter, rules.PhaseLawyer, rules.PhaseAmbush:
		return b.answerWords(a.Legal)
	case rules.PhaseEarthquake, rules.PhaseCollapse:
		return b.disasterWords(a.Legal)
	case rules.PhasePlan:
		if b.filled != "" && len(b.draft) > 0 {
			return b.filled
		}
		return i18n.T("Drag workers to highlighted spaces, or choose the spaces.")
	case rules.PhaseResolve:
		return i18n.T("Choose a highlighted cart or window to resolve. You choose the order.")
	case rules.PhaseEvening:
		return i18n.N(b.Board.Actions, "%d action left: bring up a cart, sell at the exchange or from storage, hire, or play a card.",
			"%d actions left: bring up a cart, sell at the exchange or from storage, hire, or play a card.", b.Board.Actions)
	case rules.PhaseReroll:
		return i18n.T("You rolled a %d. Keep $%d, or roll again.", b.Board.Work.Roll, b.Board.Work.Roll)
	case rules.PhaseLodging:
		return b.lodgingWords(t)
	}
	return ""
}

// tileWords returns the prompt of a decision about where to place a tile.
func (b *Table) tileWords() string {
	if len(b.Board.Exploring.Tiles()) > 1 {
		return i18n.T("Choose a highlighted space for your tile, or choose another tile. {key T} rotates it.")
	}
	how := i18n.T("Choose a highlighted space for your tile. {key T} rotates it.")
	if n := b.alike(); n > 1 {
		return table.Sentences(i18n.T("The %d tiles you drew are the same.", n), how)
	}
	return how
}

// alike returns the number of tiles drawn from a bag if all of them are the same kind of tile,
// otherwise 0.
func (b *Table) alike() int {
	e := &b.Board.Exploring
	all := e.Tiles()
	if len(all) != 1 || e.Draws == 0 {
		return 0
	}
	return min(e.Draws, b.Board.BagSize(all[0].Layer()))
}

// lodgingWords returns a text about how many people and how much ore of town t have no room
// tonight.
func (b *Table) lodgingWords(t *rules.Town) string {
	if over := t.People() - t.Beds(); over > 0 {
		return i18n.N(over, "%d worker has no bed: choose who leaves.", "%d workers have no bed: choose who leaves.",
			over)
	}
	return i18n.N(goods(t)-t.Storage(), "You have %d ore too many for your storage: choose what to discard.",
		"You have %d ore too many for your storage: choose what to discard.", goods(t)-t.Storage())
}

// goods returns the number of lumps of ore that town t has.
func goods(t *rules.Town) (n int) {
	for _, k := range t.Goods {
		n += k
	}
	return n
}

// Heading returns a text with the day and the part of the day. In the evening each seat has several
// turns; from the second turn of a seat on, the text also says which turn it is.
func (b *Table) Heading() string {
	if b.Board.Phase == rules.PhaseGameOver {
		return i18n.T("The end")
	}
	part := i18n.T(b.hour().Name)
	if turns := *engine.At(b.Board.Past.Turns[:], b.Board.Actor); turns > 1 && b.Board.Stage() == "evening" {
		part = i18n.T("%s, turn %d", part, turns)
	}
	if b.Board.LastDay {
		return i18n.T("Last day · %s", part)
	}
	return i18n.T("Day %d · %s", max(b.Board.Day, 1), part)
}

// When returns the current day as a text, the word for the unit ("day"), and the number of the day.
func (b *Table) When() (name, unit string, count int) {
	return i18n.T("Day %d", max(b.Board.Day, 1)), i18n.T("day"), max(b.Board.Day, 1)
}

// ResultLines returns the result of a solo game: the points per day, how they are computed, and how
// many more points the next rank would have needed (R121). It returns nil for games with rivals.
func (b *Table) ResultLines() []string {
	if b.State.Seats() != 1 {
		return nil
	}
	points, days := b.State.Scores(nil)[0], max(b.State.Day(), 1)
	tenths, rank := b.State.PerDay()
	out := []string{
		i18n.T("%s points per day: %s", tenthsOf(tenths), i18n.T(rank)),
		i18n.N(days, "%d points, divided by %d day.", "%d points, divided by %d days.", points, days),
	}
	for _, r := range rules.SoloRanks() {
		if lacks := r.From*days - points; lacks > 0 {
			return append(out, i18n.N(lacks, "%s starts at %d points per day. You needed %d more point.",
				"%s starts at %d points per day. You needed %d more points.", i18n.T(r.Name), r.From, lacks))
		}
	}
	return out
}

// tenthsOf formats n tenths as a decimal number in the current language: for 15 it returns "1.5".
func tenthsOf(n int) string { return i18n.T("%d.%d", n/10, n%10) }

// oneDecimal formats x with one decimal in the current language.
func oneDecimal(x float64) string {
	whole, tenth := int(x*10+0.5)/10, int(x*10+0.5)%10
	return i18n.T("%d.%d", whole, tenth)
}

// doing returns one or two words about what a seat is doing now or, if there is nothing to say
// about that, about its place in the player order.
func (b *Table) doing(seat engine.Seat) string {
	switch {
	case b.Board.Phase == rules.PhasePlan && b.Board.HasPlanned(seat):
		return i18n.T("ready")
	case b.Board.Phase == rules.PhasePlan:
		return i18n.T("plans")
	case b.Board.Actor == seat:
		return i18n.T("is at work")
	case b.Board.Passed.Has(seat):
		return i18n.T("passed")
	}
	for i, p := range b.Board.Order[:b.Board.Seats] {
		if p == seat {
			return i18n.Ordinal(i + 1)
		}
	}
	return ""
}

// TurnSummary returns a text that names the active seat and the next one in the order of the day.
// While all seats plan at the same time, the text says that. It returns "" in a solo game, before
// the first day and after the last.
func (b *Table) TurnSummary() string {
	v := b.Board
	order := v.Order[:v.Seats]
	at := slices.Index(order, v.Actor)
	switch {
	case v.Seats < 2 || v.Day == 0 || v.Phase == rules.PhaseGameOver || at < 0:
		return ""
	case v.Phase == rules.PhasePlan:
		return i18n.T("All players plan")
	}
	later := order[at+1:]
	if v.Phase == rules.PhaseHighNoon { // High Noon goes round the table until all seats have passed
		later = slices.Concat(later, order[:at])
	}
	for _, q := range later {
		if !v.Passed.Has(q) {
			return table.CurrentAndNext(b.Name(v.Actor), b.Name(q))
		}
	}
	return i18n.T("%s's turn", b.Name(v.Actor))
}

// pointsName returns the name of the points in a seat's row.
func (b *Table) pointsName() string {
	if b.moneyOpen() {
		return i18n.T("points so far")
	}
	return i18n.T("points so far, without money")
}

// Row returns the values of a seat that its row of the ledger shows.
func (b *Table) Row(seat engine.Seat) table.Row {
	t := &b.Board.Towns[seat]
	r := table.Row{Tip: b.seatTip(seat), Note: b.doing(seat), Dim: b.Board.Passed.Has(seat)}
	if b.RevealedSeats.Has(seat) {
		r.Stats = append(r.Stats, table.Stat{Value: b.DisplayedValue(seat, t.Money), Name: i18n.T("money"),
			Head: i18n.T("money")})
	}
	r.Stats = append(r.Stats, table.Stat{Icon: "house", Value: t.Buildings(), Name: i18n.T("buildings"),
		Head: i18n.T("built")},
		table.Stat{Icon: "laurels", Value: b.points(seat),
			Name: b.pointsName(),
			Head: i18n.T("points")})
	if b.Board.Order[0] == seat && b.SeatCount() > 1 {
		r.Mark = "hourglass"
	}
	r.Note = ""
	return r
}

// titles holds the names of the ranks of a solo game, the highest first.
var titles = [...]string{i18n.Mark("Governor"), i18n.Mark("Mayor"), i18n.Mark("Storekeeper"), i18n.Mark("Digger")}

// RankTitle returns the title of a player in the final ranking; rank counts from 1. In a solo game
// it is the title of the rank that the points per day have reached (R121).
func (b *Table) RankTitle(rank int) string {
	if b.State.Seats() == 1 {
		_, name := b.State.PerDay()
		return i18n.T(name)
	}
	if rank < 1 || rank > len(titles) {
		return ""
	}
	return i18n.T(titles[rank-1])
}

// TieText returns a sentence about the tie-break that decided the game (R117), or "" if there was
// no tie.
func (b *Table) TieText() string {
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
				return i18n.T("%s wins the tie with more money.", b.Name(engine.Seat(w)))
			case "buildings":
				return i18n.T("%s wins the tie with more buildings.", b.Name(engine.Seat(w)))
			}
			return i18n.T("The tied players share the win.")
		}
		break
	}
	return ""
}

// LastRound returns who still plays if event e begins the last day or makes the current day the
// last one (R108): all seats, because everybody finishes the day.
func (b *Table) LastRound(e engine.Event) table.LastRound {
	last := table.LastRound{Name: i18n.T("Last day"), Seats: b.Board.Order[:b.Board.Seats]}
	switch {
	case e.Kind == rules.EventLastDay:
		last.Why = i18n.T("%s's street is full.", b.Name(e.Seat))
	case e.Kind != rules.EventDay || !rules.LastIn(e):
		return table.LastRound{}
	}
	return last
}

// LastTurn returns a sentence for a seat that decides on the last day.
func (b *Table) LastTurn(state engine.State, _ engine.Seat) string {
	if !state.(*rules.State).LastDay() {
		return ""
	}
	return i18n.T("This is the last day.")
}
