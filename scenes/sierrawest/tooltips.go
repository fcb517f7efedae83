package sierrawest

import (
	"strconv"
	"strings"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// seatTip returns the tooltip of a seat: what it owns, where its pioneers wait, and what they wait
// for.
func (b *Table) seatTip(seat engine.Seat) string {
	o := &b.Board.Of[seat]
	var parts []string
	for _, g := range goodsOf(b.Board.Mode) {
		if n := o.Goods[g]; n > 0 {
			parts = append(parts, amount(n, g))
		}
	}
	has := i18n.T("Owns nothing.")
	if len(parts) > 0 {
		has = i18n.T("Owns %s.", i18n.List(parts))
	}
	trail := i18n.N(b.Board.Multiplier(seat), "The wagon is on space %d: each homestead space is worth %d point.",
		"The wagon is on space %d: each homestead space is worth %d points.", o.Wagon, b.Board.Multiplier(seat))
	return table.Sentences(has, b.holds(seat), trail, b.waits(seat), b.deckWords(seat))
}

// holds returns a text about the single pieces (mule, lantern, ...) that a seat owns and the number
// of outlaws it has captured.
func (b *Table) holds(seat engine.Seat) string {
	var parts []string
	for piece := range rules.Piece(rules.PieceCount) {
		if b.Board.Owner[piece] == seat {
			parts = append(parts, i18n.T(pieceNames[piece]))
		}
	}
	if n := b.Board.Of[seat].Captured; n > 0 {
		parts = append(parts, i18n.N(n, "%d outlaw", "%d outlaws", n))
	}
	if len(parts) == 0 {
		return ""
	}
	return i18n.T("Holds %s.", i18n.List(parts))
}

// waits returns a text about the cabin or trap in which each pioneer of a seat waits.
func (b *Table) waits(seat engine.Seat) string {
	var parts []string
	for path := range rules.Path(2) {
		at := b.Board.Of[seat].Pioneer[path]
		switch {
		case at.Trap:
			parts = append(parts, i18n.T("One pioneer waits at the trap for a card to be revealed."))
		case at.Cabin != rules.CabinCount:
			parts = append(parts, i18n.T("One pioneer is in the %s.", cabinName(at.Cabin)))
		}
	}
	return strings.Join(parts, " ")
}

// deckWords returns a text about the cards that a seat has claimed.
func (b *Table) deckWords(seat engine.Seat) string {
	var names []string
	for c := range b.Board.Of[seat].Claimed.All() {
		names = append(names, b.cardName(rules.Card(c)))
	}
	if len(names) == 0 {
		return i18n.T("No cards claimed so far.")
	}
	return i18n.T("Claimed: %s.", i18n.List(names))
}

// nodeTip returns the tooltip of node n of the mountain: what is known about the card on it.
func (b *Table) nodeTip(n rules.Node) string {
	c := b.Board.Up[n]
	row, _ := n.Row()
	switch {
	case c == rules.NoCard && b.Board.Mode == rules.OutlawsOutposts:
		return i18n.T("It's revealed when no card covers it.")
	case c == rules.NoCard:
		k := b.Board.HiddenSpecials[row]
		return i18n.N(k, "%d special card is still hidden in this row.",
			"%d special cards are still hidden in this row.", k)
	case b.Board.Mode.Outpost(c) >= 0:
		k := b.Board.Outlaws[b.Board.Mode.Outpost(c)]
		if k == 0 { // the outpost is empty (R105)
			return i18n.T("An empty outpost: you take no damage if you enter.")
		}
		return i18n.N(k, "%d outlaw holds this outpost: you take damage if you enter. Once empty, it moves into the row.",
			"%d outlaws hold this outpost: you take damage if you enter. Once empty, it moves into the row.", k)
	}
	if b.Board.Solo && b.plannedClaim(n) {
		return table.Sentences(i18n.T("Hastings plans to claim this card on his turn."), b.cardTip(c))
	}
	return b.cardTip(c)
}

// cardTip returns the tooltip of card c: all that is printed on it.
func (b *Table) cardTip(c rules.Card) string {
	info := b.Board.Mode.Card(c)
	name := func(i rules.Icon) string { return i18n.T(i.Info().Name) }
	icons := i18n.T("Green: %s, %s. Tan: %s, %s. Top: %s.", name(info.G1), name(info.G2), name(info.T1),
		name(info.T2), name(info.Crest))
	summit := i18n.T("Summit: %s", i18n.T(info.Summit.Info().Text))
	if tracks := info.Summit.Info().Effect().Tracks; len(tracks) == 1 {
		summit = table.Sentences(summit, i18n.T(trackPays[tracks[0]]))
	}
	if !c.IsBasic() {
		return table.Sentences(icons, summit)
	}
	animal := i18n.T("It shows an animal: %s.", b.animalName(info.Animal))
	points := i18n.N(info.Points, "It's worth %d point.", "It's worth %d points.", info.Points)
	return table.Sentences(points, animal, icons, summit)
}

// rowTip returns the tooltip of the card with index i in the row: what is on it, and from which
// spaces of the trail a wagon reaches it.
func (b *Table) rowTip(i int) string {
	if i >= b.Board.RowSize {
		left := rules.RowSlots - b.Board.RowSize
		could := ""
		if b.Board.EndRound == 0 && b.Board.MostRevealed() >= left {
			could = i18n.T("A single claim could reveal them all. Then the next round would be the last.")
		}
		return table.Sentences(i18n.N(left, "Empty. %d more special card triggers the last round.",
			"Empty. %d more special cards trigger the last round.", left), could)
	}
	reach := i18n.T("It's along your trail.")
	if i >= b.Board.CardsAlongTrail(b.Viewer) {
		reach = i18n.T("It's along your trail once your wagon reaches space %d.", 2*i)
	}
	return table.Sentences(b.contents(i), reach)
}

// contents returns a text about what is on the card with index i in the row.
func (b *Table) contents(i int) string {
	info := b.Board.Mode.Card(b.Board.Row[i])
	switch b.Board.Mode {
	case rules.AppleHill:
		return i18n.T("When you harvest, you also gain %s from here.",
			paid(rules.PayOf(rules.GreenApple, info.Green)+rules.PayOf(rules.RedApple, info.Red)))
	case rules.BoatsBanjos:
		var fish []string
		for _, g := range info.Fish {
			fish = append(fish, i18n.T(goodNames()[g]))
		}
		pan := i18n.T("Nothing left to pan.")
		if left := b.Board.River(i); len(left) > 0 {
			pan = i18n.T("Next to pan: %s.", amount(1, left[0]))
		}
		return table.Sentences(pan, i18n.T("Fish: %s.", i18n.List(fish)))
	case rules.GoldRush:
		if info.Dark {
			return i18n.T("A dark mine with %d gold: it counts only for the player with the lantern.", info.Gold)
		}
		return i18n.T("A mine with %d gold.", info.Gold)
	}
	var faces []string
	for f := 1; f <= 6; f++ {
		if info.Faces>>f&1 != 0 {
			faces = append(faces, strconv.Itoa(f))
		}
	}
	return i18n.T("A poster: the Six-Shooter hits on %s.", i18n.List(faces))
}

// spaceTip returns the tooltip of space n of the trail: its multiplier and its toll, or way, the
// tolls that several steps to it cost together, if that is not 0.
func (b *Table) spaceTip(n int, way rules.Pay) string {
	info := rules.Space(n)
	toll := i18n.T("No toll.")
	var pay rules.Pay
	for g, k := range info.Toll {
		pay += rules.PayOf(rules.Good(g), int(k))
	}
	if way != 0 {
		toll = i18n.T("Rolling this far costs %s.", paid(way))
	} else if pay != 0 {
		toll = i18n.T("Rolling here with a step costs %s.", paid(pay))
	}
	return table.Sentences(i18n.N(info.Multiplier,
		"From here, your multiplier is %d and your trail reaches card %d in the row.",
		"From here, your multiplier is %d and your trail reaches card %d in the row.", info.Multiplier, info.Slots),
		toll)
}

// cabinTip returns the tooltip of cabin c: its price and its effect.
func (b *Table) cabinTip(c rules.Cabin) string {
	info := c.Info()
	var pay rules.Pay
	for g, n := range info.Cost {
		pay += rules.PayOf(rules.Good(g), int(n))
	}
	costs, me := i18n.T("Costs %s.", paid(pay)), b.me()
	if less := b.cabinDiscount(); less > 0 {
		costs = i18n.T("Costs %s, minus %d of your choice.", paid(pay), less)
	}
	for g, n := range info.Cost {
		if me.Goods[g] < int(n) {
			costs = i18n.T("Costs %s, or gold for what you lack.", paid(pay))
		}
	}
	left := b.Board.Market[c]
	return table.Sentences(costs, ownCabinTip(c), i18n.N(left, "%d left.", "%d left.", left))
}

// ownCabinTip returns the tooltip of cabin c after it has been built: a pioneer who goes there pays
// nothing.
func ownCabinTip(c rules.Cabin) string {
	info := c.Info()
	return table.Sentences(i18n.N(info.Points, "It's worth %d point.", "It's worth %d points.", info.Points),
		i18n.T(info.Text))
}

// animalTip returns the tooltip of animal a: its reward, and the cards on which it is.
func (b *Table) animalTip(a rules.Animal) string {
	info := b.Board.Mode.Animal(a)
	where := i18n.T("No face-up card shows it now.")
	for n := range b.Board.FaceUp.All() {
		if b.Board.Mode.Card(b.Board.Up[n]).Animal == a {
			where = i18n.T("Shown on %s.", b.spotName(rules.Node(n)))
		}
	}
	caught := i18n.T("Not caught: −1 point at the end.")
	if b.me().Caught.Has(int(a)) {
		caught = i18n.T("Caught.")
	}
	return table.Sentences(caught, i18n.T("Pelt income from a trap or Fur Trade: %s. A hunt or bait pays nothing.",
		i18n.T(info.Pelt)), where)
}

// trackTip returns the tooltip of homestead track t: the positions of all seats, and the reward for
// moving up.
func (b *Table) trackTip(t rules.Track) string {
	var parts []string
	for s := range engine.Seat(b.seats()) {
		parts = append(parts, i18n.T("%s %d", b.Name(s), b.Board.Of[s].Track[t]))
	}
	return table.Sentences(i18n.T("Each space is worth the wagon's multiplier in points."), i18n.T(trackPays[t]),
		strings.Join(parts, ", ")+".")
}

var trackPays = [rules.TrackCount]string{
	i18n.Mark("Moving up pays a Pair of Boots."), i18n.Mark("Moving up pays 1 gold."),
	i18n.Mark("Moving up pays 1 food and 1 wood."),
	i18n.Mark("Moving up gives you a Fur Trade."), i18n.Mark("Moving up pays 2 gold."),
}

// wellTip returns the tooltip of space n of a path: what its icon does, and what it would bring
// now.
func (b *Table) wellTip(path rules.Path, n int, icon rules.Icon) string {
	fee := ""
	if k := path.Fee(n); k > 0 {
		fee = i18n.N(k, "Costs %d food, wood or stone. You can skip it instead.",
			"Costs %d food, wood or stone. You can skip it instead.", k)
		if icon.Info().Mandatory {
			fee = i18n.N(k, "Costs %d food, wood or stone. You can't skip it.",
				"Costs %d food, wood or stone. You can't skip it.", k)
		}
	}
	return table.Sentences(i18n.T(icon.Info().Text), b.now(icon), fee)
}

// yield returns what a seat would get from the cards of the row by using icon now: the number of
// each good, indexed by good.
func (b *Table) yield(seat engine.Seat, icon rules.Icon) (sum [rules.Salmon + 1]int) {
	for i := range b.Board.CardsAlongTrail(seat) {
		info := b.Board.Mode.Card(b.Board.Row[i])
		switch icon {
		case rules.IconHarvest:
			sum[rules.GreenApple] += info.Green
			sum[rules.RedApple] += info.Red
		case rules.IconPan:
			if left := b.Board.River(i); len(left) > 0 {
				sum[left[0]]++
			}
		}
	}
	if icon == rules.IconGoFish {
		for i := range b.Board.Of[seat].Canoe {
			for _, f := range b.Board.Mode.Card(b.Board.Row[i]).Fish {
				sum[f] = min(sum[f]+1, b.Board.Supply[f])
			}
		}
	}
	return sum
}

// now returns a text about what using icon would bring at present, or "" if the general text about
// the icon says enough.
func (b *Table) now(icon rules.Icon) string {
	switch icon {
	case rules.IconMine:
		return i18n.T("Gold along your trail: %d. The die turns up to 3 of it into stone.", b.vein())
	case rules.IconGoFish, rules.IconHarvest, rules.IconPan:
	default:
		return ""
	}
	sum := b.yield(b.Viewer, icon)
	var parts []string
	for good := rules.Food; good <= rules.Salmon; good++ {
		if sum[good] > 0 {
			parts = append(parts, amount(sum[good], good))
		}
	}
	if len(parts) == 0 {
		return i18n.T("You'd gain nothing now.")
	}
	return i18n.T("You'd gain %s now.", i18n.List(parts))
}

// vein returns how much gold the viewer could take now from those cards of the row that the
// viewer's wagon reaches.
func (b *Table) vein() int {
	n := 0
	for i := range b.Board.CardsAlongTrail(b.Viewer) {
		if info := b.Board.Mode.Card(b.Board.Row[i]); !info.Dark || b.Board.Owner[rules.Lantern] == b.Viewer {
			n += info.Gold
		}
	}
	return n
}

// specialTip returns the tooltip of the panel with the components that only this mode has.
func (b *Table) specialTip() string {
	switch b.Board.Mode {
	case rules.AppleHill:
		return i18n.T("All players share %s and %s. What you leave, others can take.",
			amount(b.Board.Supply[rules.GreenApple], rules.GreenApple),
			amount(b.Board.Supply[rules.RedApple], rules.RedApple))
	case rules.BoatsBanjos:
		return i18n.T(
			"Fish left in the river. With your canoe here, you can sell 2 matching fish for 3 gold, or 3 for 4 gold.")
	case rules.GoldRush:
		return i18n.T("Carts for sale: %d. The lantern and the dynamite are here until a player takes them.",
			b.Board.Supply[rules.Cart])
	}
	return i18n.T("The badge is here until a player takes it. Outlaws at the foot of the mountain: %d.",
		b.Board.Outlaws[5])
}
