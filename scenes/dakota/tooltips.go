package dakota

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// hourNotes holds, for each part of the day, a text about what happens in it.
var hourNotes = [...]string{
	i18n.Mark("Buildings pay, then each player draws a card and places a tile. Explorers place more."),
	i18n.Mark("Take turns playing cards or attacking opponents, until all players pass."),
	i18n.Mark("All players plan in secret, then carry out their plans."),
	i18n.Mark("Bring up carts, sell ore and hire workers: up to 3 actions a turn."),
	i18n.Mark("Each worker needs a bed, and all ore needs storage. Then the exchange is cleared."),
}

// soloNotes are the texts of hourNotes that are different for somebody who plays alone.
var soloNotes = map[int]string{
	0: i18n.Mark("Buildings pay, then you draw a card and place a tile. Explorers place more."),
	1: i18n.Mark("Play cards that help you, then pass."),
	2: i18n.Mark("Plan where your workers work, then carry out the plan."),
	3: i18n.Mark("Bring up carts, sell ore and hire workers, as often as you like."),
}

func (b *Table) hourTip(i int) string {
	if note, ok := soloNotes[i]; ok && b.SeatCount() == 1 {
		return i18n.T(note)
	}
	return i18n.T(hourNotes[i])
}

// seatTip returns the tooltip of seat q, with what everybody may know about it.
func (b *Table) seatTip(q engine.Seat) string {
	t := &b.Board.Towns[q]
	lines := []string{
		i18n.T("Buildings: %d, workers: %d, beds: %d, tiles: %d, greatest distance: %d.", t.Buildings(), t.People(), t.Beds(),
			t.TileCount(), t.Depth()),
		i18n.N(t.HandSize, "%d card in hand.", "%d cards in hand.", t.HandSize),
	}
	if t.PendingSize > 0 {
		lines = append(lines, i18n.N(t.PendingSize, "%d event is waiting for the morning.",
			"%d events are waiting for the morning.", t.PendingSize))
	}
	if q != b.Viewer {
		lines = append(lines, i18n.T("Choose this town to look at it, and again to go back."))
	}
	if b.SeatCount() == 1 {
		lines = append(lines, b.nextRank())
	}
	return table.Sentences(lines...)
}

// nextRank returns a sentence about the next rank of a solo game: the points per day from which on
// it is reached, and how many more points that takes today (R121). It returns "" if the highest
// rank is reached.
func (b *Table) nextRank() string {
	points, days := b.points(b.Viewer), max(b.Board.Day, 1)
	for _, r := range rules.SoloRanks() {
		if lacks := r.From*days - points; lacks > 0 {
			return i18n.N(lacks, "%s starts at %d points per day. Today that takes %d more point.",
				"%s starts at %d points per day. Today that takes %d more points.", i18n.T(r.Name), r.From, lacks)
		}
	}
	return ""
}

// buildingNotes maps each kind of building to a text about its use.
var buildingNotes = sync.OnceValue(func() map[rules.Building]string {
	return map[rules.Building]string{
		rules.House: i18n.Mark("Beds only."), rules.Hotel: i18n.Mark("Beds only."),
		rules.Saloon: i18n.Mark(
			"2 windows: a drink earns $3, gambling $1 to $6, a bartender $4. Each specialist asleep here pays $1."),
		rules.School: i18n.Mark(
			"2 windows: draw 1 card at each, or have a teacher train a miner. You may hire 1 more specialist a day and keep 1 more card."),
		rules.Workshop: i18n.Mark("2 windows: each worker does 1 job, such as building. Craftsmen build for less."),
		rules.SheriffOffice: i18n.Mark(
			"Room for 2 officers at High Noon, 1 prisoner and 3 ore."),
	}
})

// buildingTip returns a text about what building h costs and what it brings.
func buildingTip(h rules.Building) string {
	return table.Sentences(i18n.T("Costs $%d and gives %s.", h.Price(), gainsOf(h)), i18n.T(buildingNotes()[h]),
		sheriffBonus(h))
}

// newBuildingTip returns a text about what building h brings to town t, which builds it. The words
// of the move name the price, which a craftsman and timber lower.
func newBuildingTip(t *rules.Town, h rules.Building) string {
	tip := table.Sentences(i18n.T("Gives %s.", gainsOf(h)), i18n.T(buildingNotes()[h]))
	if slices.ContainsFunc(t.Plots[:], func(x rules.Plot) bool { return x.Building == rules.SheriffOffice }) {
		return tip // the bonus for sheriffs counts only once (R110)
	}
	return table.Sentences(tip, sheriffBonus(h))
}

// sheriffBonus returns a sentence about the points that building h brings for sheriffs, "" for
// none.
func sheriffBonus(h rules.Building) string {
	if h != rules.SheriffOffice {
		return ""
	}
	return i18n.T("Each sheriff scores 1 extra point.")
}

// gainsOf returns the points and beds of building h in words.
func gainsOf(h rules.Building) string {
	gives := i18n.N(h.Points(), "%d point", "%d points", h.Points())
	if n := h.Sleeps(); n > 0 {
		gives += ", " + i18n.N(n, "%d bed", "%d beds", n)
	}
	return gives
}

func (b *Table) lotTip(i int) string {
	plot := &b.town().Plots[i]
	if plot.Building == rules.NoBuilding {
		return i18n.T("An empty lot. The day a town fills all 12 lots is the last day.")
	}
	tip := buildingTip(plot.Building)
	if plot.Closed {
		tip = table.Sentences(tip, i18n.T("Vandals have closed it for today."))
	}
	if plot.Starting {
		tip = table.Sentences(tip, i18n.T("An earthquake can't harm it."))
	}
	if plot.Prisoner != rules.WorkerKinds {
		tip = table.Sentences(tip, i18n.T("In the cell: %[2]s's %[1]s.", workerName(plot.Prisoner), b.Name(plot.Owner)))
	}
	switch who := b.windows(i); {
	case who[0] == rules.WorkerKinds:
	case who[1] == rules.WorkerKinds:
		tip = table.Sentences(tip, i18n.T("At a window: %s.", workerName(who[0])))
	default:
		tip = table.Sentences(tip, i18n.T("At the windows: %s, %s.", workerName(who[0]), workerName(who[1])))
	}
	return tip
}

// saloonGain returns how many dollars a worker of kind w would earn in the first free window of the
// saloon on the lot with index i.
func (b *Table) saloonGain(i int, w rules.Worker) int {
	who := b.windows(i)
	before := b.saloonBrings(who)
	if k := slices.Index(who[:], rules.WorkerKinds); k >= 0 {
		who[k] = w
	}
	return b.saloonBrings(who) - before
}

// putTip returns a text about what a worker of kind w would bring if the plan put that worker into
// the building on the lot with index i.
func (b *Table) putTip(i int, w rules.Worker) string {
	switch b.town().Plots[i].Building {
	case rules.Saloon:
		return i18n.T("Earns $%d in the afternoon. Gambling earns $3.50 on average.", b.saloonGain(i, w))
	case rules.School:
		return i18n.T("Draws a card in the afternoon.")
	}
	if w == rules.Craftsman {
		return i18n.T("Does 1 job: buildings cost $2 less, carts $1 less, and a house becomes a hotel for $3.")
	}
	return i18n.T("Does 1 job: buys a cart, or builds or replaces a building. You have $%d.", b.town().Money)
}

// noPlace returns the reason why the plan cannot put anybody into the building on the lot with
// index i. It must only be called if that is so.
func (b *Table) noPlace(i int) string {
	plot := &b.town().Plots[i]
	switch _, works := preferredWorkers()[plot.Building]; {
	case plot.Building == rules.NoBuilding:
		return i18n.T("You can't assign workers here: the lot is empty.")
	case !works:
		return i18n.T("You can't assign workers here: this building has no afternoon work.")
	case plot.Closed:
		return i18n.T("You can't use this building today: vandals have closed it.")
	case b.windows(i)[1] != rules.WorkerKinds:
		return i18n.T("You can't add a worker: both windows are taken. Choose one to send back.")
	}
	return b.noHand()
}

// noSeat returns the reason why the plan cannot put anybody into the cart in slot i. It must only
// be called if that is so.
func (b *Table) noSeat(i int) string {
	switch c := &b.town().Carts[i]; {
	case c.Kind == rules.NoCart:
		return i18n.T("You can't put workers here: there's no cart yet. A worker in a workshop can buy one.")
	case c.Derailed:
		return i18n.T("You can't use this cart today: it's derailed.")
	case len(b.crew(i))+len(b.draftedCrew(i)) >= c.Kind.Capacity():
		return i18n.T("You can't add a worker: all seats are taken. Choose one to send back.")
	}
	return b.noHand()
}

// noHand returns the reason why the plan cannot assign any worker. It must only be called if that
// is so.
func (b *Table) noHand() string {
	if w := b.chosen.kind; w != rules.WorkerKinds && b.idle(w) <= 0 {
		return i18n.T("You can't assign that kind: you have no free %s.", workerName(w))
	}
	if _, ok := b.pick(); !ok {
		return i18n.T("You can't assign more workers: none are free.")
	}
	return i18n.T("You can't go back to this space in your plan. Assign the other workers to a later space.")
}

// putTag returns a text of a word or two, for a tag, about what a worker of kind w would bring if
// the plan put that worker into the building on the lot with index i.
func (b *Table) putTag(i int, w rules.Worker) string {
	switch b.town().Plots[i].Building {
	case rules.Saloon:
		return "+" + table.Dollars(b.saloonGain(i, w))
	case rules.School:
		return i18n.T("card")
	}
	return i18n.T("job")
}

// aboardTag returns the text of a tag on a cart: the estimated value of one more worker aboard,
// without the cart's fee. cart is the cart's slot.
func (b *Table) aboardTag(cart int) string {
	switch n := b.nextAboard(cart); {
	case n > 0:
		return "+" + table.Dollars(n)
	case n < 0:
		return "−" + table.Dollars(-n)
	}
	return i18n.T("nothing")
}

// nextAboard returns by how many dollars the estimated gains of the plan, without its costs, would
// rise with one more worker aboard a cart. cart is the cart's slot.
func (b *Table) nextAboard(cart int) int {
	paid, was := b.outlook()
	b.draft = append(b.draft, aboard(cart, rules.Miner))
	pays, is := b.outlook()
	b.draft = b.draft[:len(b.draft)-1]
	return is - was - (pays - paid)
}

// aboardTip returns a text about what one more worker aboard a cart would bring and cost. cart is
// the cart's slot.
func (b *Table) aboardTip(cart int) string {
	before, was := b.outlook()
	b.draft = append(b.draft, aboard(cart, rules.Miner))
	after, is := b.outlook()
	order := b.orderTip(cart)
	b.draft = b.draft[:len(b.draft)-1]
	if fee := after - before; fee > 0 {
		return table.Sentences(i18n.T("The fee is $%d, and the ore you can reach is worth about $%d.", fee, is-was), order)
	}
	return table.Sentences(i18n.T("Earns about $%d more.", is-was), order)
}

// orderTip returns a sentence about the order that the ore of a cart would fill with the prepared
// plan, "" if it fills none. cart is the cart's slot.
func (b *Table) orderTip(cart int) string {
	if x, ok := b.outing(cart, 0); ok {
		return b.fillsWords(x.haul)
	}
	return ""
}

// fillsWords returns a sentence about the order that haul h fills, "" if it fills none.
func (b *Table) fillsWords(h haul) string {
	if h.fills == nil {
		return ""
	}
	return i18n.T("That's enough for %s, which pays $%d.", comboName(h.fills.combo), b.Board.ComboPrice(h.fills.combo))
}

func (b *Table) cartTip(i int) string {
	c := &b.town().Carts[i]
	if c.Kind == rules.NoCart {
		return i18n.T("Room for a cart. A worker in a workshop can buy one.")
	}
	tip := i18n.N(c.Kind.Capacity(), "%s: %d seat.", "%s: %d seats.", cartName(c.Kind), c.Kind.Capacity())
	switch {
	case c.Derailed:
		tip = table.Sentences(tip, i18n.T("It's derailed today."))
	case c.Launched && !c.Returned:
		tip = table.Sentences(tip, i18n.T("It's down in the mine. You can bring it up in the evening."))
	case c.Returned:
		tip = table.Sentences(tip, i18n.T("It's back up."))
	}
	if fee := b.Board.Fee(b.town()); fee >= 0 && !c.Launched {
		tip = table.Sentences(tip, i18n.T("The next cart costs $%d to send.", fee))
	}
	return tip
}

func (b *Table) launchTip(int) string {
	return i18n.T("Costs $%d. Then choose the shaft.", max(b.Board.Fee(b.town()), 0))
}

// loadOf returns the best haul that the viewer's cart in slot i would bring up now. It is empty if
// the cart is not in the mine.
func (b *Table) loadOf(i int) haul {
	t := &b.Board.Towns[b.Viewer]
	c := &t.Carts[i]
	if !c.Launched || c.Returned {
		return haul{}
	}
	market := marketFor(b.Board, t.Goods)
	return market.bestHaul(seamsOn(t, c.Leaf, nil), crewOf(c.Crew), stock(b.Board.Pool))
}

// returnTip returns a text about the ore that the viewer's cart in slot i would bring up now.
func (b *Table) returnTip(i int) string {
	h := b.loadOf(i)
	n := h.lumps()
	if n == 0 {
		return i18n.T("There's nothing to collect: no ore is left in this shaft or in the pool.")
	}
	said := i18n.N(n, "Collects %d ore, worth $%d.", "Collects %d ore, worth $%d sold one at a time.", n, h.worth)
	return table.Sentences(said, b.fillsWords(h))
}

// workerNotes holds, by kind, a text about what a worker can do.
var workerNotes = [rules.WorkerKinds]string{
	i18n.Mark("Does any simple job."), i18n.Mark(
		"Collects both ores from a double tile. As an explorer, may replace a tile."),
	i18n.Mark("While free, prevents 1 collapse, earthquake loss or Dynamite."),
	i18n.Mark("In a workshop: buildings cost $2 less, carts $1 less, and a house becomes a hotel for $3."),
	i18n.Mark("Explores for free and draws 3 tiles, or pays $2 to search a bag for forks and crossings."),
	i18n.Mark("Earns $4 in a saloon. The worker beside him earns $4 for a drink, or may reroll when gambling."),
	i18n.Mark("Stops an attack on a roll of 3 to 6 and may arrest a worker."), i18n.Mark("Trains a miner as a specialist in a school."),
}

func (b *Table) workerTip(s standing, count int) string {
	n := i18n.N(count, "%d in the street, free.", "%d in the street, free.", count)
	if s.used {
		n = i18n.N(count, "%d in the street, used today.", "%d in the street, used today.", count)
	}
	return table.Sentences(i18n.T(workerNotes[s.worker]), n)
}

func (b *Table) binTip(r rules.Resource) string {
	return i18n.T("%d in storage. Sold one at a time, each pays $%d today.", b.town().Goods[r], b.Board.PlainPrice(r))
}

func (b *Table) bedsTip() string {
	t := b.town()
	tip := i18n.T("%d workers, %d beds tonight.", t.People(), t.Beds())
	if over := t.People() - t.Beds(); over > 0 {
		tip = table.Sentences(tip, i18n.N(over, "%d workers will leave.", "%d workers will leave.", over))
	}
	return tip
}

func (b *Table) storageTip() string {
	t := b.town()
	tip := i18n.N(goods(t), "%d ore, with storage for %d overnight.", "%d ore, with storage for %d overnight.",
		goods(t), t.Storage())
	if goods(t) > t.Storage() {
		tip = table.Sentences(tip, i18n.T("You can store %d. You lose the rest tonight.", t.Storage()))
	}
	return tip
}

func (b *Table) poolTip(r rules.Resource) string {
	return table.Sentences(i18n.T("%d left to collect today. Sold one at a time, each pays $%d.", b.Board.Pool[r],
		b.Board.PlainPrice(r)),
		b.shortageWords(r))
}

func (b *Table) shortageWords(r rules.Resource) string {
	if n := b.Board.Shortage[r]; n > 0 {
		return i18n.T("Shortage: $%d more today.", n)
	}
	return ""
}

func (b *Table) offerTip(c rules.Combination) string {
	free := b.Board.FreeSales(c)
	return table.Sentences(i18n.T("%s: $%d today, $%d if sold one at a time.", needWords(c), b.Board.ComboPrice(c),
		b.singly(c)),
		i18n.N(free, "%d space left today.", "%d spaces left today.", free))
}

// needWords returns as text the ore that combination c needs.
func needWords(c rules.Combination) string {
	var need []string
	for r, n := range c.Needs() {
		if n > 0 {
			need = append(need, fmt.Sprintf("%d %s", n, oreName(rules.Resource(r))))
		}
	}
	return strings.Join(need, ", ")
}

// singly returns for how many dollars the ore of combination c could be sold today lump by lump.
func (b *Table) singly(c rules.Combination) (sum int) {
	for r, n := range c.Needs() {
		sum += n * b.Board.PlainPrice(rules.Resource(r))
	}
	return sum
}

func (b *Table) jobTip(i int) string {
	w := b.Board.Jobs[i]
	if w == rules.WorkerKinds {
		return i18n.T("There's no one to hire here. This space costs $%d.", rules.JobPrice(i))
	}
	return table.Sentences(i18n.T("%s for $%d.", workerName(w), rules.JobPrice(i)), i18n.T(workerNotes[w]),
		b.bedWarning(1))
}

func (b *Table) hireTip(w rules.Worker) string {
	price, n := rules.MinerPrice, b.Board.MinerPool
	if w == rules.StrongMiner {
		price, n = rules.StrongPrice, b.Board.StrongOut
	}
	return table.Sentences(i18n.T("%d left, $%d each.", n, price), i18n.T(workerNotes[w]), b.bedWarning(1))
}

// bedWarning returns a warning if there are no beds for a number of new workers (more), otherwise
// "". Tents in the hand count as beds, because they can still be put up.
func (b *Table) bedWarning(more int) string {
	t := b.town()
	if more == 0 || t.People()+more <= t.Beds()+2*int(t.Hand[rules.Tents]) {
		return ""
	}
	warning := i18n.T("Only %d beds for %d workers: those without a bed leave tonight.", t.Beds(), t.People()+more)
	if b.evening() { // too late to build
		return warning
	}
	return table.Sentences(warning, i18n.T("Build a house or hotel."))
}

func (b *Table) nicheTip() string {
	t := b.town()
	return i18n.N(3-t.Explorers, "You can send %d more explorer today. The next one costs $%d.",
		"You can send %d more explorers today. The next one costs $%d.", 3-t.Explorers, rules.Wage(t.Explorers))
}

// bagTip returns a text about the tiles left in the bag of a layer of the ground.
func (b *Table) bagTip(layer int) string {
	ores := [rules.ResourceCount]int{}
	for k, n := range b.Board.Bags {
		t := rules.Tile(k)
		if t.Layer() != layer {
			continue
		}
		for _, r := range t.Resources() {
			ores[r] += n
		}
	}
	var parts []string
	for r, n := range ores {
		if n > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", n, oreName(rules.Resource(r))))
		}
	}
	n, on := b.Board.BagSize(layer), ""
	if len(parts) > 0 {
		on = i18n.T("On these tiles: %s.", strings.Join(parts, ", "))
	}
	return table.Sentences(i18n.N(n, "%d tile left.", "%d tiles left.", n), on,
		i18n.T("Place it at distance %d or more.", rules.NeedsDistance(layer)))
}

func (b *Table) tileTip(t rules.Tile) string {
	return table.Sentences(i18n.T("Place it at distance %d or more.", rules.NeedsDistance(t.Layer())),
		i18n.T("Choose this tile to pick it up."))
}

// siteTip returns a text about laying tile t at site s in the rotation that is shown. It includes a
// warning if that would close the mine's last open end.
func (b *Table) siteTip(t rules.Tile, s site) string {
	tip := i18n.T("Use the wheel or {key T} to rotate it.")
	if len(s.rots) < 2 {
		tip = i18n.T("It fits only one way.")
	}
	if rot, known := b.rotAt(s); known {
		return table.Sentences(b.endWords(t, s, rot), tip)
	}
	return tip
}

func (b *Table) cellTip(c int) string {
	t := b.town()
	kind, _, distance, _ := t.TileAt(c)
	tip := i18n.T("%s, distance %d.", tileName(kind), distance)
	if t.Mined(c) {
		tip = table.Sentences(tip, i18n.T("It was mined today."))
	}
	return tip
}

// cardTip returns the tooltip of card c: the card's rules text.
func (b *Table) cardTip(c rules.Card) string {
	return table.Sentences(i18n.T(c.Text()), i18n.T("%s card.", i18n.T(kindNames[c.Kind()])))
}

// attackTip returns a text about what an attack with card c on seat q does and who could stop it.
func (b *Table) attackTip(c rules.Card, q engine.Seat) string {
	return table.Sentences(i18n.T(c.Text()), b.lawWarning(c, q))
}

// officerOdds returns a text about the chance that a worker of kind w in a sheriff's office stops
// an attack.
func officerOdds(w rules.Worker) string {
	if w == rules.Sheriff {
		return i18n.T("Stops the attack on a roll of 3 to 6: 2 times in 3. May arrest a worker.")
	}
	return i18n.T("Stops the attack on a roll of 5 or 6: 1 time in 3.")
}

// lawWarning returns a warning if seat q, the target of an attack with card c, has a sheriff's
// office and a free sheriff, otherwise "".
func (b *Table) lawWarning(c rules.Card, q engine.Seat) string {
	t := &b.Board.Towns[q]
	office := slices.ContainsFunc(t.Plots[:], func(p rules.Plot) bool { return p.Building == rules.SheriffOffice })
	if !c.Lawful() || !office || t.Free[rules.Sheriff] == 0 {
		return ""
	}
	return i18n.T("A free sheriff stops this on a roll of 3–6 and may arrest your worker.")
}

// workTip returns a text about what move m, the work of a worker in a window, brings.
func (b *Table) workTip(m engine.Move) string {
	switch m.Kind {
	case rules.KindDrink:
		who, window := b.town().Plots[rules.SlotOf(m)].Windows, rules.WindowOf(m)
		alone := [2]rules.Worker{who[window], rules.WorkerKinds}
		if other := who[1-window]; other == rules.Bartender {
			return i18n.T("Earns $%d.", 4+b.Board.Payday)
		}
		return i18n.T("Earns $%d.", b.saloonBrings(alone))
	case rules.KindGamble:
		return i18n.T("Earns $1 to $6 on a die roll, $3.50 on average.")
	case rules.KindTendBar:
		return i18n.T("Earns $4.")
	case rules.KindLearn:
		return i18n.T("Draws a card. If it's an event, it takes effect the next morning.")
	case rules.KindWork:
		if _, only := b.onlyJob(m); only {
			return i18n.T("It's the only job he can do. You have $%d.", b.town().Money)
		}
		return i18n.T("Then choose the job. You have $%d.", b.town().Money)
	}
	return b.moveTip(m)
}

// moveTip returns a text about what move m does, or "" if the name of the move says enough.
func (b *Table) moveTip(m engine.Move) string {
	t := &b.Board.Towns[max(b.State.Turn(), 0)]
	switch m.Kind {
	case rules.KindBuild, rules.KindRebuild:
		h := rules.BuildingOf(m)
		left := i18n.T("%d left in the supply.", b.Board.Supply[h])
		tip := table.Sentences(b.siteWords(m), newBuildingTip(t, h), left)
		if m.Kind == rules.KindBuild && b.endsStreet() {
			tip = table.Sentences(tip, i18n.T("This makes today the last day."), b.behind())
		}
		return tip
	case rules.KindUpgrade:
		return i18n.T("The house becomes a hotel for $3: 2 more beds and 1 more point.")
	case rules.KindBuyCart:
		return i18n.T("Seats %d and can go down starting tomorrow. Each cart needs its own shaft, and you have %d.",
			rules.CartOf(m).Capacity(), len(t.Shafts()))
	case rules.KindSend:
		tip := i18n.T("Costs $%d. The worker is used for today.", rules.Wage(t.Explorers))
		if freeWorkers(t) <= 1 {
			tip = table.Sentences(tip, i18n.T("That worker can't mine or build today."))
		}
		return tip
	case rules.KindKeepCard, rules.KindPlay, rules.KindReact:
		return b.cardTip(rules.CardOf(m))
	case rules.KindAttack:
		return b.attackTip(rules.CardOf(m), rules.TargetOf(m))
	case rules.KindUpskill:
		return i18n.T(workerNotes[rules.WorkerOf(m)])
	case rules.KindOfficer:
		return officerOdds(rules.WorkerOf(m))
	case rules.KindCollapse:
		return i18n.T("You lose this tile, which causes a shortage of its ore.")
	case rules.KindEndTurn:
		return b.endTip(t)
	case rules.KindResolveDone:
		return i18n.T("Workers who haven't acted yet do nothing today.")
	case rules.KindDecline:
		return b.declineTip()
	case rules.KindPass:
		return i18n.T("You're out until the afternoon.")
	case rules.KindProspect:
		return i18n.T("Free. Draw 3 tiles from a bag and place 1 of them. The prospector is used for today.")
	case rules.KindSurvey:
		return i18n.T("Look through a bag for its forks and crossings and place 1 of them. The prospector is used for today.")
	}
	return ""
}

// declineTip returns a text about placing none of the tiles that are offered.
func (b *Table) declineTip() string {
	tip := i18n.T("The tiles go back into their bag.")
	if b.Board.Exploring.Paid() {
		return table.Sentences(tip, i18n.T("You lose what you paid."))
	}
	return tip
}

// siteOf returns the index of the lot on which job m changes a building, or -1 if the lot is chosen
// after the move.
func (b *Table) siteOf(m engine.Move) int {
	s, seat := b.copy(), b.State.Turn()
	if s.Play(m, nil) != nil || s.Phase() == rules.PhaseSite {
		return -1
	}
	after := rules.Game.NewBoard().(*rules.Board)
	after.Read(s, b.RevealedSeats)
	for i := range after.Towns[seat].Plots {
		if after.Towns[seat].Plots[i].Building != b.Board.Towns[seat].Plots[i].Building {
			return i
		}
	}
	return -1
}

// siteWords returns a sentence about the lot of job m: where the new building goes, or which
// building it replaces.
func (b *Table) siteWords(m engine.Move) string {
	switch i := b.siteOf(m); {
	case i >= 0 && m.Kind == rules.KindBuild:
		return i18n.T("It goes on lot %d.", i+1)
	case i >= 0:
		return i18n.T("It replaces the %s on lot %d.", buildingName(b.town().Plots[i].Building), i+1)
	}
	return i18n.T("Then choose the building to replace.")
}

// endTip returns a text about ending the turn of town t. If this means passing while a loaded cart
// is still in the mine, the text is a warning.
func (b *Table) endTip(t *rules.Town) string {
	for i := range t.Carts {
		if c := &t.Carts[i]; c.Launched && !c.Returned && !b.Board.Acted {
			return i18n.T("A loaded cart is still in the mine. If you pass, you lose its ore.")
		}
	}
	if !b.Board.Acted {
		return i18n.T("If you end your turn without an action, you're out for this evening.")
	}
	if b.othersPassed() {
		return i18n.T("You go on with 3 new actions. To end your evening, end a turn without an action.")
	}
	return i18n.T("The next player goes. You'll get another turn.")
}

// othersPassed reports whether all seats but the one to move have passed, so that it takes all
// further turns of the evening.
func (b *Table) othersPassed() bool { return b.Board.Passed.Len() == int(b.SeatCount())-1 }

// behind returns a sentence that says by how many points the viewer is behind the leading seat, or
// "" if that is not sure. The viewer's points include money, which only the viewer may see; those
// of the others may be more than is shown.
func (b *Table) behind() string {
	best, own := 0, 0
	for _, l := range b.sheet(b.Viewer) {
		own += l.value
	}
	for q := range b.SeatCount() {
		best = max(best, b.points(q))
	}
	if best <= own {
		return ""
	}
	return i18n.N(best-own, "You're about %d point behind.", "You're about %d points behind.", best-own)
}

// freeWorkers returns the number of free (unused) workers of town t.
func freeWorkers(t *rules.Town) (n int) {
	for _, k := range t.Free {
		n += k
	}
	return n
}
