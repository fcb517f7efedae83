package boomtown

import (
	"fmt"
	"strings"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/i18n"
	"gulch/render/pieces"
	"gulch/scenes/table"
)

func (b *Table) seatTip(p engine.Seat) string {
	perTurn := 0
	for c := range b.Board.Mines[p].All() {
		perTurn += b.Board.Yield(c) * b.ways(c.Info().Number)
	}
	n := b.Board.Mines[p].Len()
	has := i18n.N(n, "%d gold, %d mine, %d points so far. The mines pay %s gold a round on average.",
		"%d gold, %d mines, %d points so far. The mines pay %s gold a round on average.",
		b.Board.Gold[p], n, b.points(p), i18n.Decimal(float64(perTurn)/36))
	if b.Board.First == p {
		return table.Sentences(has, i18n.T("First player: bids first this round and rolls the dice."))
	}
	return has
}

func (b *Table) townTip(t rules.Town) string {
	mayor := b.Board.Mayor[t]
	saloons := ""
	if n := rules.TokensPerTown - b.Board.FreeTokens(t); n > 0 {
		saloons = i18n.N(n, "%d saloon here: owners of mines that pay must pay it each time.",
			"%d saloons here: owners of mines that pay must pay each of them every time.", n)
	}
	if mayor == engine.NoSeat {
		return table.Sentences(i18n.T("No mayor yet. The first player with 2 mines here takes the pawn, worth 5 points."),
			saloons)
	}
	n := b.Board.Count(mayor, t)
	fee, double := n, ""
	if b.Board.Governors(t) != 0 {
		fee *= 2
		double = i18n.T("The Governor doubles it.")
	}
	return table.Sentences(i18n.N(
		n, "%s is mayor with %d mine. Other players pay %d to take a mine here, and a player with more mines takes the pawn.",
		"%s is mayor with %d mines. Other players pay %d to take a mine here, and a player with more mines takes the pawn.", b.Name(mayor), n, fee), double, saloons)
}

func (b *Table) mineTip(c rules.Card) string {
	info := c.Info()
	worth := b.Board.Yield(c)
	vein, danger := "", ""
	if worth > info.Value {
		vein = i18n.T("Its New Vein adds 3 gold, but no points.")
		if b.State.VeinScores() {
			vein = i18n.T("Its New Vein adds 3 gold and 3 points.")
		}
	}
	if info.Dangerous {
		danger = i18n.T("Dangerous: it's removed when the dice add up to 2 or 12.")
	}
	odds := table.DiceChance(b.ways(info.Number))
	pays := i18n.T("Pays %d gold when the dice add up to %d (%s).", worth, info.Number, odds)
	if b.dieCounts(info.Number) {
		pays = i18n.T("Pays %d gold when the dice add up to %d or either die shows it (%s).", worth, info.Number,
			odds)
	}
	score := i18n.N(info.Value, "It's worth %d point at the end.", "It's worth %d points at the end.", info.Value)
	return table.Sentences(info.Town.Info().Name+".", pays, score, vein, danger, b.veinNotes(c))
}

// veinNotes returns, while a New Vein card is being placed, sentences on what mine c would pay with
// it, and on how the seat could lose it (R55). In other phases it returns "".
func (b *Table) veinNotes(c rules.Card) string {
	if b.State.Phase() != rules.PhasePlaceVein {
		return ""
	}
	cave := ""
	if c.Info().Dangerous {
		cave = i18n.T("If it caves in, you lose the vein, too.")
	}
	return table.Sentences(b.veinGain(c), cave, b.veinRisk())
}

// veinGain returns a sentence on what mine c pays with the New Vein that is being placed.
func (b *Table) veinGain(c rules.Card) string {
	after, _ := b.tryMove(rules.Attach(c))
	if after == nil {
		return ""
	}
	return i18n.T("With the vein, it pays %d gold instead of %d.", after.Yield(c), b.Board.Yield(c))
}

// veinRisk returns a sentence on the cards that may still take a vein away together with its mine,
// "" if none is left.
func (b *Table) veinRisk() string {
	left := map[rules.CardKind]int{}
	for _, c := range b.State.Row() {
		left[c.Info().Kind]++
	}
	if b.State.DeckSize() > 0 { // otherwise unseen cards are those that were set aside
		unseen := b.State.Unseen()
		for c := range unseen.All() {
			left[c.Info().Kind]++
		}
	}
	var cards []string
	for _, k := range []rules.CardKind{rules.Dynamite, rules.Expropriation} {
		if n := left[k]; n > 0 {
			cards = append(cards, fmt.Sprintf("%d × %s", n, name(k.Cards().First())))
		}
	}
	if cards == nil {
		return ""
	}
	return i18n.T("You lose the vein with the mine. Still to come: %s.", strings.Join(cards, ", "))
}

func (b *Table) tagTip(t tag) string {
	info := t.card.Info()
	if t.town != rules.NoTown {
		return i18n.T("It's in %s. Whenever another player's mine there pays, its owner pays this saloon %d gold.",
			t.town.Info().Name, t.toll())
	}
	wait := ""
	if t.waiting {
		wait = i18n.T("This card waits and takes effect as soon as it can.")
	}
	return table.Sentences(i18n.T(eventText()[info.Kind]), wait)
}

// rowTip returns the tooltip of card c of the row. It says what taking the card would mean for
// seat; for NoSeat it is a general text.
func (b *Table) rowTip(seat engine.Seat, c rules.Card) string {
	info := c.Info()
	if !c.IsMine() {
		return table.Sentences(i18n.T(eventText()[info.Kind]), b.eventNote(seat, info), b.eventWorth(seat, c))
	}
	fee, mayor, toll, vein := "", "", "", ""
	if seat != engine.NoSeat {
		fee = b.feeNote(seat, c)
		toll = b.tollNote(seat, info.Town)
		vein = b.waitingVeinNote(seat, c)
		if b.State.WouldBeMayor(seat, c) {
			mayor = i18n.T("It makes you mayor of %s: 5 points.", info.Town.Info().Name)
		}
	}
	rolls := b.State.RollsLeft()
	expect := i18n.N(rolls, "Expect %s gold from it in the %d round left.",
		"Expect %s gold from it in the %d rounds left.",
		i18n.Decimal(b.expectedIncome(seat, c)), rolls)
	return table.Sentences(b.mineTip(c), vein, fee, mayor, toll, expect)
}

// waitingVeinNote returns a sentence on what mine c of the row pays seat p with the New Vein that
// waits for it, "" if none waits.
func (b *Table) waitingVeinNote(p engine.Seat, c rules.Card) string {
	pays := b.Board.NextYield(p, c)
	if pays == b.Board.Yield(c) {
		return ""
	}
	return i18n.T("Your New Vein joins it: it pays %d gold instead of %d.", pays, b.Board.Yield(c))
}

// tollNote returns a sentence on what seat pays to saloons of other seats each time a mine of its
// own in town t pays, "" if it pays nothing.
func (b *Table) tollNote(seat engine.Seat, t rules.Town) string {
	if n := b.tolls(seat, t); n > 0 {
		return i18n.T("Each time it pays, you pay %d to saloons.", n)
	}
	return ""
}

// tolls returns how much gold seat pays to the saloons of other seats in town t each time a mine of
// its own there pays, 0 for NoSeat.
func (b *Table) tolls(seat engine.Seat, t rules.Town) int {
	if seat == engine.NoSeat {
		return 0
	}
	sum := 0
	for s := range b.Board.Saloons().All() {
		if b.Board.SaloonTown(s) == t && b.Board.Keeper[s] != seat {
			sum += b.Board.Toll(s)
		}
	}
	return sum
}

// expectedIncome returns how much gold mine c of the row is expected to bring seat until the end of
// the game: what it pays, without the tolls of other seats' saloons. It is negative if the tolls
// are higher than the payments.
func (b *Table) expectedIncome(seat engine.Seat, c rules.Card) float64 {
	info := c.Info()
	each := info.Value - b.tolls(seat, info.Town)
	if seat != engine.NoSeat {
		each += b.Board.NextYield(seat, c) - b.Board.Yield(c)
	}
	return float64(each*b.ways(info.Number)) / 36 * b.lasting(info, b.State.RollsLeft())
}

// lasting returns the expected number of rolls of production in which a mine can pay. info has the
// properties of the mine, and rolls is the number of the next rolls that are considered. All of
// them count for a normal mine; a dangerous one may cave in before.
func (b *Table) lasting(info rules.CardInfo, rolls int) float64 {
	if !info.Dangerous {
		return float64(rolls)
	}
	sum, stands := 0.0, 1.0
	for range rolls {
		sum += stands // the roll with which the mine pays is neither 2 nor 12, so only earlier rolls count
		stands *= 34.0 / 36
	}
	return sum
}

func (b *Table) feeNote(seat engine.Seat, c rules.Card) string {
	town := c.Info().Town
	mayor := b.State.Mayor(town)
	fee := b.State.Fee(seat, c)
	switch {
	case mayor == seat:
		return i18n.T("No fee: you're mayor here.")
	case fee == 0:
		return i18n.T("No fee.")
	case b.State.Gold(seat) == 0:
		return i18n.T("The fee to %s is %d, but you have no gold: you pay nothing.", b.Name(mayor), fee)
	case fee > b.State.Gold(seat):
		return i18n.T("The fee to %s is %d, but you'd pay only the %d you have.", b.Name(mayor), fee, b.State.Gold(seat))
	}
	return i18n.T("The fee to %s is %d.", b.Name(mayor), fee)
}

// eventNote returns a note on an event card that depends on a seat: that it would have no effect
// for the seat at the moment, or more than it says; otherwise "". info has the properties of the
// card.
func (b *Table) eventNote(seat engine.Seat, info rules.CardInfo) string {
	if seat == engine.NoSeat {
		return ""
	}
	switch {
	case info.Kind == rules.Governor && b.State.Pawns(seat) == 0:
		return i18n.T("It will wait until you have a pawn.")
	case info.Kind == rules.Saloon:
		return b.girlsNote(seat)
	case info.Kind == rules.SaloonGirls && b.State.SaloonsOf(seat) == 0:
		return i18n.T("They'll wait until you own a saloon.")
	case info.Kind == rules.NewVein && b.State.Mines(seat) == 0:
		return i18n.T("It will wait until you own a mine.")
	case info.Kind == rules.Mustang && b.Board.Turn == b.Board.Turns:
		return i18n.T("This is the last round: you can't use it anymore.")
	}
	return ""
}

// deckTip returns the tooltip of the deck: which cards it may still contain, according to
// information that all players have.
func (b *Table) deckTip() string {
	unseen := b.State.Unseen()
	mines, events := 0, 0
	perTown := [rules.TownCount]int{}
	for c := range unseen.All() {
		if c.IsMine() {
			mines++
			*engine.At(perTown[:], c.Info().Town)++
		} else {
			events++
		}
	}
	aside := ""
	if b.Board.SetAside > 0 {
		aside = i18n.T("%d of them were set aside unseen and won't appear.", b.Board.SetAside)
	}
	var towns []string
	for t, n := range perTown {
		towns = append(towns, fmt.Sprintf("%s %d", rules.Town(t).Info().Name, n))
	}
	return table.Sentences(i18n.T("Still unseen: %s and %s.", i18n.N(mines, "%d mine", "%d mines", mines),
		i18n.N(events, "%d event", "%d events", events)), aside, i18n.T("By town: %s.", strings.Join(towns, ", ")))
}

// diceTip returns a text about the last throw and the probability of its total.
func (b *Table) diceTip() string {
	n := b.Board.Past.Dice[0] + b.Board.Past.Dice[1]
	return i18n.T("Last roll: %d and %d, total %d. The chance of that total is %s.", b.Board.Past.Dice[0],
		b.Board.Past.Dice[1], n, table.DiceChance(table.DiceWays(n)))
}

// effect returns a text about the effect of move m, which uses the Telegraph: the gold that each
// seat gains or loses, including the tolls of saloons, and the mines that cave in. It plays the
// move on a copy of the state, up to the first event that depends on chance or reveals hidden
// information.
func (b *Table) effect(m engine.Move) string {
	after, out := b.tryMove(m)
	if after == nil {
		return ""
	}
	var parts []string
	for p := range engine.Seat(b.Board.Seats) {
		for c := range (b.State.Mines(p) &^ after.Mines[p]).All() {
			out = append(out, i18n.T("%s (%s) caves in.", name(c), b.Name(p)))
		}
		if d := after.Gold[p] - b.State.Gold(p); d != 0 {
			parts = append(parts, fmt.Sprintf("%s %s", b.Name(p), pieces.Signed(d)))
		}
	}
	if len(parts) == 0 {
		parts = append(parts, i18n.T("No player gains or loses gold"))
	}
	return table.Sentences(append(out, strings.Join(parts, ", ")+".")...)
}
