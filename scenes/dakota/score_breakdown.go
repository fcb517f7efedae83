package dakota

import (
	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// entry is a line of a seat's score, computed from the board.
type entry struct {
	icon, name string
	value      int
}

// moneyIcon is the icon of the line of a score that is about money.
const moneyIcon = "coins"

// sheet returns the lines of a seat's score that are public (R109 to R116). Money is included only
// if the viewer may see it. Workers without a bed, of any seat, are left out, because they leave
// tonight (R99): a ledger that counted them would promise points that nobody keeps.
func (b *Table) sheet(seat engine.Seat) []entry {
	was := b.Board.Towns
	defer func() { b.Board.Towns = was }()
	for i := range b.Board.Towns {
		dismiss(&b.Board.Towns[i], bedless(&b.Board.Towns[i]))
	}
	t := &b.Board.Towns[seat]
	houses, offices := 0, 0
	staff := [rules.WorkerKinds]int{}
	for w := range staff {
		staff[w] = t.Free[w] + t.Used[w]
	}
	for i := range t.Plots {
		x := &t.Plots[i]
		houses += x.Building.Points()
		offices += oneIf(x.Building == rules.SheriffOffice)
		if x.Prisoner != rules.WorkerKinds {
			staff[x.Prisoner]++
		}
	}
	people := 0
	for w, n := range staff {
		people += n * (1 + oneIf(rules.Worker(w).IsSpecialist()))
	}
	out := []entry{{"house", i18n.T("Buildings"), houses},
		{"law-star", i18n.T("Sheriffs"), staff[rules.Sheriff] * min(offices, 1)},
		{"person", i18n.T("Workers"), people},
		{"flying-flag", i18n.T("Completed town"), 5 * oneIf(t.Buildings() == rules.BuildingSlots)}}
	if b.RevealedSeats.Has(seat) {
		out = append(out, entry{moneyIcon, i18n.T("Money"), t.Money / 3})
	}
	if b.SeatCount() > 1 {
		out = append(out, b.bests(seat)...)
	}
	return out
}

// bedless returns how many workers of town t have no bed tonight. Tents in the hand count as beds,
// because they can still be put up.
func bedless(t *rules.Town) int { return max(t.People()-t.Beds()-2*int(t.Hand[rules.Tents]), 0) }

// dismiss removes n workers from town t, those with the fewest points first.
func dismiss(t *rules.Town, n int) {
	for _, w := range cheapestFirst {
		for ; n > 0 && t.Free[w]+t.Used[w] > 0; n-- {
			if t.Used[w] > 0 {
				t.Used[w]--
			} else {
				t.Free[w]--
			}
		}
	}
}

// cheapestFirst lists the kinds of workers in the order of their points. Sheriffs may score more.
var cheapestFirst = [...]rules.Worker{rules.Miner, rules.StrongMiner, rules.Engineer, rules.Craftsman,
	rules.Prospector, rules.Bartender, rules.Teacher, rules.Sheriff}

// bests returns the score lines with a seat's bonuses for the most workers, the deepest mine and
// the largest mine (R114, R115).
func (b *Table) bests(seat engine.Seat) []entry {
	own := &b.Board.Towns[seat]
	most, deep, large := true, own.TileCount() > 0, own.TileCount() > 0
	for q := range b.SeatCount() {
		t := &b.Board.Towns[q]
		most = most && scoringWorkers(t) <= scoringWorkers(own)
		deep = deep && t.Depth() <= own.Depth()
		large = large && t.TileCount() <= own.TileCount()
	}
	return []entry{{"person", i18n.T("Most workers"), 5 * oneIf(most)},
		{"mining", i18n.T("Deepest mine"), 3 * oneIf(deep)},
		{"cave-entrance", i18n.T("Largest mine"), 3 * oneIf(large)}}
}

// scoringWorkers returns the number of workers that score for town t at the end: its people and the
// prisoners in its cells.
func scoringWorkers(t *rules.Town) int {
	n := t.People()
	for i := range t.Plots {
		n += oneIf(t.Plots[i].Prisoner != rules.WorkerKinds)
	}
	return n
}

// Breakdowns returns the parts of the points that a seat's row shows. If the row leaves money out,
// it also returns what the money would add at the end.
func (b *Table) Breakdowns(seat engine.Seat) []table.Breakdown {
	acc := table.Breakdown{Name: i18n.Capitalize(b.pointsName())}
	money := table.Breakdown{Name: i18n.T("Points for money")}
	for _, e := range b.sheet(seat) {
		to := &acc
		if e.icon == moneyIcon && !b.moneyOpen() {
			to = &money
		}
		if e.value != 0 {
			to.Parts = append(to.Parts, table.Part{Icon: e.icon, Name: e.name, Value: e.value})
		}
	}
	if len(money.Parts) == 0 {
		return []table.Breakdown{acc}
	}
	return []table.Breakdown{acc, money}
}

// scoreIcons maps each line of the final score, by its English name, to its icon.
var scoreIcons = map[string]string{
	"Buildings":      "house",
	"Sheriffs":       "law-star",
	"Money":          "money-stack",
	"Workers":        "miner",
	"Completed town": "village",
	"Most workers":   "person", "Deepest mine": "mining", "Largest mine": "cave-entrance",
}

// ScoreIcon returns the icon of a line of the final scoring, given by its English name.
func (b *Table) ScoreIcon(line string) string { return scoreIcons[line] }

// Outlook lists what can still change the points of a seat: ore, carts in the mine, Company cards,
// and workers who will leave because they have no bed. On the last day it also says what to expect,
// unless the seat's money is hidden; in the last evening, what the seat already has is closer.
func (b *Table) Outlook(seat engine.Seat) (o table.Outlook) {
	if b.Board.Phase == rules.PhaseGameOver {
		return o
	}
	t := &b.Board.Towns[seat]
	ore, carts := goods(t), 0
	for _, w := range t.Carts {
		carts += oneIf(w.Launched && !w.Returned)
	}
	o.Count(ore, i18n.N(ore, "%d ore", "%d ore", ore))
	o.Count(carts, i18n.N(carts, "%d cart in the mine", "%d carts in the mine", carts))
	o.Count(t.HandSize, i18n.N(t.HandSize, "%d card", "%d cards", t.HandSize))
	over := t.People() - t.Beds()
	o.Count(over, i18n.N(over, "%d worker without a bed", "%d workers without a bed", over))
	switch {
	case !b.Board.LastDay || !b.RevealedSeats.Has(seat):
	case b.Board.Stage() == "evening":
		o.AtEnd = b.allSold(seat)
	default:
		o.AtEnd = b.AboutAtEnd(seat, b.State.Scores(nil)[seat])
	}
	return o
}

// allSold returns a sentence with the points of a seat, its money and its ore added up. It returns
// "" if the seat's row already shows that.
func (b *Table) allSold(seat engine.Seat) string {
	t := &b.Board.Towns[seat]
	ore := goods(t)
	if ore == 0 && b.moneyOpen() {
		return ""
	}
	market := marketFor(b.Board, t.Goods)
	money, sum := t.Money+market.sellReady(), 0
	for r, n := range t.Goods {
		money += n * market.price[r]
	}
	for _, e := range b.sheet(seat) {
		if e.icon != moneyIcon {
			sum += e.value
		}
	}
	if sum += money / 3; ore == 0 {
		return i18n.T("Points and money: %d.", sum)
	}
	return i18n.T("Points, money and ore: %d.", sum)
}
