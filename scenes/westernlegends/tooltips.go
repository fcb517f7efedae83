package westernlegends

import (
	"fmt"
	"strings"
	"sync"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// featureTips maps features of spaces to a text about what players can do there.
var featureTips = sync.OnceValue(func() map[rules.Feature]string {
	return map[rules.Feature]string{
		rules.SheriffOffice: i18n.Mark("The Sheriff starts here and brings arrested players here. Wanted players can't enter."),
		rules.MarshalOffice: i18n.Mark("Players arrested on this side of the map come here. Wanted players can't enter."),
		rules.Bank:          i18n.Mark("Deposit nuggets for $20 and 1 LP each, or rob the Bank."),
		rules.HideoutA:      i18n.Mark("Hideout A: if a bandit is here, you must stop and fight."),
		rules.HideoutB:      i18n.Mark("Hideout B: if a bandit is here, you must stop and fight."),
		rules.HideoutC:      i18n.Mark("Hideout C: if a bandit is here, you must stop and fight."),
		rules.RanchGreen:    i18n.Mark("Take green cattle here. You can rustle cattle of other colors here for 1 Wanted point."),
		rules.RanchBlue:     i18n.Mark("Take blue cattle here. You can rustle cattle of other colors here for 1 Wanted point."),
		rules.RanchOrange:   i18n.Mark("Take orange cattle here. You can rustle cattle of other colors here for 1 Wanted point."),
		rules.Mine:          i18n.Mark("Prospect for gold with 2 dice."),
		rules.Doctor:        i18n.Mark("Pay $10 to heal all wounds and draw 1 card for each."),
		rules.Cabaret:       i18n.Mark("Buy LP for $30 each, as many as you can afford."),
		rules.Rail:          i18n.Mark("Deliver cattle and longhorns here, or pay $10 to travel to the other station."),
		rules.PassA:         i18n.Mark("The trail from here leads to Sunny Hills Hideout A."),
		rules.PassC:         i18n.Mark("The trail from here leads to Cliff Junction Hideout C."),
		rules.OutlawCamp:    i18n.Mark("Outlaws appear here. You can rustle any cattle here, and deliver longhorns."),
		rules.Mesa:          i18n.Mark("No player can cross a mesa except Bloody Knife."),
	}
})

// spaceTip returns the tooltip of space x: what it is for, and which players, figures and tokens
// are on it.
func (b *Table) spaceTip(x rules.Space) string {
	if phase := b.State.Phase(); phase == rules.PhaseSheriffStep || phase == rules.PhaseSheriffPlace {
		return b.sheriffTip(x)
	}
	in, v := x.Info(), b.Board
	var all []string
	if t, ok := featureTips()[in.Feature]; ok {
		all = append(all, i18n.T(t))
	}
	if x.Store() == "general_store" {
		all = append(all, i18n.T("You can shop at the General Store here."))
	} else if x.Store() != "" {
		all = append(all, i18n.T("You can shop at the Trading Post here."))
	}
	if x.Saloon() != rules.NoTown {
		all = append(all, i18n.T("You can gamble at the saloon here."))
	}
	if i := x.PlotAt(); i >= 0 && v.Plot[i] > 0 {
		all = append(all, i18n.T("Frontier land: settle it with cards worth at least %d.", in.Frontier+v.Plot[i]))
	} else if i >= 0 && b.anteUp() {
		all = append(all, i18n.T("Already settled: you can't settle here again."))
	}
	if b.State.Works(x) {
		all = append(all, i18n.T("You can work here for $10."))
	}
	there := b.thereTip(x)
	switch {
	case len(all) > 0:
	case len(there) > 0:
		all = append(all, i18n.T("Open country."))
	default:
		all = append(all, i18n.T("Open country: nothing to do here."))
	}
	return table.Sentences(append(all, there...)...)
}

// sheriffTip returns the tooltip of space x while a seat moves the Sheriff: how far he would be
// there from each Wanted player, and who and what is on the space.
func (b *Table) sheriffTip(x rules.Space) string {
	var all []string
	for p := range b.SeatCount() {
		at := b.Board.Of[p].Cube[rules.Wanted]
		if n, ok := b.State.SheriffDistance(x, b.Board.Of[p].Space); ok && at > 0 && n > 0 {
			all = append(all, i18n.N(n, "From here to %[2]s (Wanted %[3]d): %[1]d space.",
				"From here to %[2]s (Wanted %[3]d): %[1]d spaces.", n, b.Name(p), at))
		}
	}
	if len(all) == 0 && b.wantedNames(x) == "" {
		all = append(all, i18n.T("No player is Wanted."))
	}
	return table.Sentences(append(all, b.thereTip(x)...)...)
}

// thereTip returns sentences about the players, figures and tokens on space x, or nil if it is
// empty.
func (b *Table) thereTip(x rules.Space) (all []string) {
	v := b.Board
	var who []string
	for p := range b.SeatCount() {
		if v.Of[p].Space == x {
			who = append(who, b.Name(p))
		}
	}
	if len(who) > 0 {
		all = append(all, i18n.T("Here: %s.", strings.Join(who, ", ")))
	}
	if v.Sheriff == x {
		all = append(all, i18n.T("The Sheriff is here."))
	}
	if v.Bandits.Has(x) {
		all = append(all, i18n.T("A bandit is here, with 2 fight cards."))
	}
	if v.Kind[x] >= 0 {
		kind := rules.TokenKind(v.Kind[x])
		if face := v.Face[x]; face != rules.NoToken && kind != rules.Longhorn {
			n, reward := face.Info()
			all = append(all, i18n.T("Here: %s with %d cards. Reward: %s.", i18n.T(tokenNames[kind]), n,
				i18n.T(reward)))
		} else {
			all = append(all, i18n.T("Here: %s.", i18n.T(tokenNames[kind])))
		}
	}
	if v.Gold[x] > 0 {
		all = append(all, i18n.N(v.Gold[x], "%d nugget is here.", "%d nuggets are here.", v.Gold[x]))
	}
	if v.Train == x {
		all = append(all, i18n.T("The Train is here. Next stop: %s.", spaceName(rules.NextStop(x))))
	}
	if b.mibThere() && v.MIB == x {
		all = append(all, i18n.T("The Man in Black is here."))
	}
	return all
}

// wayTip returns a text about a ride to space x: its length, and what happens at its end. r holds
// the spaces at which the ride can end.
func (b *Table) wayTip(r *rules.Reach, x rules.Space) string {
	text := i18n.N(r.Left, "Moving here uses %d of your %d space.", "Moving here uses %d of your %d spaces.",
		r.Steps[x], r.Left)
	w := &b.Board.Of[r.Seat]
	if r.Stops[x] {
		text = table.Sentences(text, i18n.T("You must stop and fight here."))
	}
	f := x.Info().Feature
	if w.Cattle >= 0 {
		switch {
		case f == rules.Rail && w.Cube[rules.Wanted] == 0:
			text = table.Sentences(text, i18n.T("Deliver your cattle here for 1 Marshal point and its reward."))
		case f == rules.Rail:
			text = table.Sentences(text, i18n.T("Deliver your cattle here for its reward."))
		case f.Ranch() && f != rules.RanchGreen+rules.Feature(w.Cattle) || f == rules.OutlawCamp:
			text = table.Sentences(text, i18n.T("Rustle your cattle here for 1 Wanted point and its reward."),
				b.lostStar(r.Seat))
		}
	}
	if w.Longhorns > 0 && (f == rules.Rail || f.Ranch() || f == rules.OutlawCamp) {
		text = table.Sentences(text, i18n.T("Deliver your longhorns here for 1 LP and $30 each."))
	}
	return text
}

func (b *Table) saloonTip(t rules.Town) string {
	return table.Sentences(i18n.T("Play poker here, and faro with Ante Up."), b.rollerTip(t))
}

// rollerTip returns sentences about the high roller in the saloon of town t: the cards and the
// reward, or what they may be if the token is face down. It returns "" if there is none.
func (b *Table) rollerTip(t rules.Town) string {
	if !b.Board.Roller[t] {
		return ""
	}
	if face := b.Board.RollFace[t]; face != rules.NoToken {
		n, reward := face.Info()
		return i18n.T("A high roller with %d cards is here. Reward: %s.", n, i18n.T(reward))
	}
	all := []string{i18n.T("A face-down high roller is here.")}
	for _, face := range rules.HighRoller.Faces() {
		n, reward := face.Info()
		all = append(all, i18n.T("With %d cards: %s.", n, i18n.T(reward)))
	}
	return table.Sentences(all...)
}

func (b *Table) pointsTip() string {
	return i18n.T(
		"When a player reaches %d LP, finish the round and play 1 more. The first player to reach a diamond resolves an event.", b.pointsRail().To)
}

func (b *Table) lawTip() string {
	return table.Sentences(i18n.T(
		"The spaces of the Marshal track pay right away, in this order: $20, $20, 2 LP, $30, $30, 4 LP, $40, $40, 6 LP. At the end, your row scores 1, 2 or 3 LP. On the Wanted track, your row scores 1, 2 or 3 LP at the end of each of your turns."), i18n.T(wantedEndTip))
}

func (b *Table) gamblerTip() string {
	limit := ""
	if b.Viewer >= 0 {
		limit = b.tokenLimit(b.Viewer)
	}
	return table.Sentences(i18n.T(
		"The spaces of the Gambler track pay right away, in this order: $10 or a card, 1 LP, $10 or a card, a legendary token, $20 or 2 cards, 2 LP, 2 legendary tokens. The player farthest along scores 1 LP at the end."), limit)
}

// storyTip returns the tooltip of the story card in slot 0 or 1, with the progress of the story.
func (b *Table) storyTip(slot int) string {
	t := &b.Board.Stories[slot]
	if t.Story < 0 {
		return i18n.T("There are no more stories in this pile.")
	}
	st := rules.DescribeStory(t.Story)
	return table.Sentences(i18n.T(st.Trigger), i18n.T("Reward for each disc: %s.", i18n.T(st.Reward)),
		i18n.T("The player who adds the last disc does this: %s", i18n.T(st.Finish)),
		i18n.T("Discs: %d of %d. Stories left in this pile: %d.", min(t.Discs, b.discsNeeded()), b.discsNeeded(), t.Left))
}

// seatTip returns the tooltip of a seat with its public values.
func (b *Table) seatTip(seat engine.Seat) string {
	w := &b.Board.Of[seat]
	_, side, _ := b.side(seat)
	all := []string{i18n.T("%s, %s, %s.", b.characterName(seat), side,
		i18n.N(int(w.LP), "%d LP", "%d LP", w.LP))}
	var figures []string
	for _, f := range b.figures(seat) {
		figures = append(figures, i18n.T("%s: %s", f.name, f.value))
	}
	all = append(all, strings.Join(figures, ", ")+".")
	var gear []string
	for _, i := range b.items(seat) {
		name := itemName(i)
		if w.Upgraded.Has(i) {
			name = i18n.T("%s (upgraded)", name)
		}
		gear = append(gear, name)
	}
	if len(gear) > 0 {
		all = append(all, i18n.T("Items: %s.", strings.Join(gear, ", ")))
	}
	if w.Cattle >= 0 {
		all = append(all, i18n.T("Has %s.", i18n.T(cattleNames[w.Cattle])))
	}
	return table.Sentences(all...)
}

func (b *Table) purseTip(seat engine.Seat) string {
	if b.State == nil || b.Board.Of[seat].Space == rules.NoSpace {
		return i18n.T("Money, nuggets, wounds and cards.")
	}
	_, money := b.State.Money(seat)
	_, gold := b.State.Nuggets(seat)
	_, hold := b.State.HandSize(seat)
	return table.Sentences(i18n.T("You can have up to %s, %d nuggets and %d wounds. At the end of your turn, you keep up to %d cards.",
		dollars(money), gold, rules.MaxWounds, hold),
		b.tokensTip(seat))
}

// tokensTip returns a sentence that lists the legendary tokens of a seat. It returns "" if there
// are none or the screen may not show them.
func (b *Table) tokensTip(seat engine.Seat) string {
	var all []string
	sum := 0
	for i := range 32 {
		if b.RevealedSeats.Has(seat) && b.Board.Of[seat].Tokens>>i&1 != 0 {
			n := rules.LegendWorth(i)
			all, sum = append(all, fmt.Sprint(n)), sum+n
		}
	}
	if len(all) == 0 {
		return ""
	}
	if len(all) == 1 {
		return i18n.N(sum, "1 legendary token, worth %d LP at the end.",
			"1 legendary token, worth %d LP at the end.", sum)
	}
	return i18n.T("%d legendary tokens, worth %s = %d LP at the end.", len(all), strings.Join(all, " + "), sum)
}

func (b *Table) abilityTip(seat engine.Seat) string {
	w := &b.Board.Of[seat]
	text := i18n.T(w.Char.Info().Text.Text)
	if !w.Awake {
		return table.Sentences(text, i18n.T("This ability is asleep until you reach 5 LP."))
	}
	return text
}

func (b *Table) goalTip(seat engine.Seat, g int) string {
	w := &b.Board.Of[seat]
	text := i18n.T(w.Char.Info().Goals[g].Text)
	switch {
	case w.Done>>g&1 != 0:
		return table.Sentences(text, i18n.T("Completed."))
	case b.goalMet(seat, g):
		free := i18n.T("You can complete this goal now for free: draw legendary tokens and keep 1 more than you have.")
		if w.TokensHeld >= rules.MaxTokens {
			free = i18n.T(
				"You can complete this goal now for free: draw legendary tokens. You have %d already, so keep any %d of all.",
				w.TokensHeld, rules.MaxTokens)
		}
		return table.Sentences(text, free)
	}
	return table.Sentences(text, i18n.T("Not met yet. You complete goals on your own turn, for free."))
}

// itemTip returns the tooltip of item i: what its plain and its upgraded side do.
func (b *Table) itemTip(i rules.Item) string {
	in := i.Info()
	var all []string
	if in.Class == rules.Mount {
		all = append(all, i18n.T("Moves %d spaces.", in.Move[0]))
	}
	for _, t := range i.Does(false) {
		all = append(all, i18n.T(t))
	}
	if in.Upgradable {
		all = append(all, i18n.T("Upgrade for %s:", dollars(in.Cost)))
		if in.Move[1] > in.Move[0] {
			all = append(all, i18n.T("Moves %d spaces.", in.Move[1]))
		}
		for _, t := range i.Does(true) {
			all = append(all, i18n.T(t))
		}
		all = append(all, i18n.N(in.LP, "%d LP at the end.", "%d LP at the end.", in.LP))
	}
	return table.Sentences(all...)
}

// cardTip returns the tooltip of poker card c: its effect and its values.
func (b *Table) cardTip(c rules.Card) string {
	e := b.State.Effect(c)
	tip := i18n.T(e.Text.Text)
	if b.anteUp() {
		return table.Sentences(tip, i18n.T("It's worth %d in a fight, %d on frontier land.", c.Value(), c.FrontierValue()))
	}
	return table.Sentences(tip, i18n.T("It's worth %d in a fight.", c.Value()))
}

// charTip returns the tooltip of character c, which can be chosen at the start of the game.
func (b *Table) charTip(c rules.Char) string {
	return table.Sentences(i18n.T("At 5 LP: %s", i18n.T(c.Info().Text.Text)), b.gainWords(c), b.difficultyText(c))
}

// gainWords returns a sentence about the starting possessions of character c, or "" if there are
// none.
func (b *Table) gainWords(c rules.Char) string {
	if gain := b.gainList(c); gain != "" {
		return i18n.T("Starts with %s.", gain)
	}
	return ""
}

// gainList returns the names of the starting possessions of character c as a list: "$10, 1 card and
// Revolver".
func (b *Table) gainList(c rules.Char) string {
	in := c.Info()
	var all []string
	if in.Gain.Money > 0 {
		all = append(all, dollars(in.Gain.Money))
	}
	if in.Gain.Cards > 0 {
		all = append(all, i18n.N(in.Gain.Cards, "%d card", "%d cards", in.Gain.Cards))
	}
	for _, i := range in.Items {
		name := itemName(i)
		if in.Up.Has(i) {
			name = i18n.T("%s (upgraded)", name)
		}
		all = append(all, name)
	}
	for t, n := range [3]int{in.Gain.Marshal, in.Gain.Wanted, in.Gain.Gambler} {
		if n > 0 {
			all = append(all, i18n.T("%s %d", i18n.T(trackNames[t]), n))
		}
	}
	if in.Gain.Wounds > 0 {
		all = append(all, i18n.N(in.Gain.Wounds, "%d wound", "%d wounds", in.Gain.Wounds))
	}
	return i18n.List(all)
}

// winShares maps win rates to texts about a character's difficulty. won is the lowest win rate of
// an entry: the number of games out of 100 that the character wins among four equally strong
// players, of whom each wins 25 on average.
var winShares = []struct {
	won  int
	name string
}{
	{33, i18n.Mark("Very easy to play: wins %d%% of games with four players.")},
	{28, i18n.Mark("Easy to play: wins %d%% of games with four players.")},
	{20, i18n.Mark("Average difficulty: wins %d%% of games with four players.")},
	{11, i18n.Mark("Hard to play: wins %d%% of games with four players.")},
	{0, i18n.Mark("Very hard to play: wins %d%% of games with four players.")},
}

// difficulty returns how easy character c is to play: marks, from 1 to 5 (easiest), and won, the
// number of games out of 100 that it wins. Both are 0 if the win rate has not been measured.
func (b *Table) difficulty(c rules.Char) (marks, won int) {
	won, ok := c.WinRate(b.Settled != nil && b.Settled.Patrols())
	if !ok {
		return 0, 0
	}
	for marks = len(winShares); won < winShares[len(winShares)-marks].won; marks-- {
	}
	return marks, won
}

// difficultyText returns a sentence about how difficult character c is to play, measured by the
// games that bots won with it.
func (b *Table) difficultyText(c rules.Char) string {
	marks, won := b.difficulty(c)
	if marks == 0 {
		return i18n.T("Difficulty unknown: bots hardly ever choose this character.")
	}
	return i18n.T(winShares[len(winShares)-marks].name, won)
}

// incomes holds the money in dollars and the number of cards of the three income choices.
var incomes = rules.Incomes()

// incomeNote returns a text about how much money or how many cards a seat will have after income
// choice i (0 cash, 1 cards, 2 both).
func (b *Table) incomeNote(seat engine.Seat, i int) string {
	money, limit := b.State.Money(seat)
	cards, hold := b.State.HandSize(seat)
	in := incomes[i%3]
	have := dollars(min(money+in.Money, limit))
	switch {
	case in.Cards == 0:
		return i18n.T("then %s, limit %s", have, dollars(limit))
	case in.Money == 0:
		return i18n.N(cards+in.Cards, "then %d card, limit %d", "then %d cards, limit %d", cards+in.Cards, hold)
	}
	return i18n.N(cards+in.Cards, "then %s, %d card", "then %s, %d cards", have, cards+in.Cards)
}

// incomeTip returns the tooltip of income choice i: 0 cash, 1 cards, 2 both. It warns if money or
// cards would be lost.
func (b *Table) incomeTip(i int) string {
	now, most := b.State.HandSize(b.State.Turn())
	drawn, lost := incomes[i%3].Cards, ""
	if money, limit := b.State.Money(b.State.Turn()); incomes[i%3].Money > 0 && money+incomes[i%3].Money > limit {
		if lost = lostAbove(limit); money >= limit {
			lost = i18n.T("You already have %s, the most you can carry: you'd gain no money.", dollars(limit))
		}
	}
	over := now + drawn - most
	switch {
	case over > 0 && drawn > 0:
		return table.Sentences(lost, i18n.N(over, "You'll have to discard %d card at the end of your turn unless you play some.",
			"You'll have to discard %d cards at the end of your turn unless you play some.", over))
	case lost != "":
		return lost
	}
	return i18n.T("You can hold only so much money. Cards are for fights, gambling and actions.")
}

// fightTip returns the tooltip of move m, which starts a fight with a player.
func (b *Table) fightTip(m engine.Move) string {
	if m.Kind != rules.KindFight {
		return b.moveTip(m)
	}
	d := b.Board.DuelOf(b.State.Turn(), m)
	tip := b.duelTip(&d)
	who := rules.FoeOf(m)
	if d.Kind() == "rob" && b.rider(who) && b.Board.Of[who].Money == 0 && b.Board.Of[who].Nuggets == 0 {
		tip = table.Sentences(tip, i18n.T("%s has no money or gold.", b.who(who)))
	}
	return tip
}

// warning returns a text about a consequence of move m that players easily overlook, or "" if there
// is none.
func (b *Table) warning(a *table.Decision, m engine.Move) string {
	if b.State == nil || a.Seat < 0 || a.Legal == nil {
		return ""
	}
	switch m.Kind {
	case rules.KindTrainHeist:
		return b.lostStar(a.Seat)
	case rules.KindProspect:
		if now, most := b.State.Nuggets(a.Seat); now >= most {
			return i18n.T("You have %d of %d nuggets and can't carry more.", now, most)
		}
	case rules.KindFold, rules.KindTakeBack:
		if _, sure := b.liveBets(a.Seat); b.State.Phase() == rules.PhaseFaroStay && sure == 1 {
			return i18n.T("Staying pays 3 to 1 at even odds.")
		}
	}
	return ""
}

// moveTip returns a text about the effect of move m, for choices and buttons.
func (b *Table) moveTip(m engine.Move) string {
	switch m.Kind {
	case rules.KindPlay, rules.KindDiscard, rules.KindCard:
		return b.cardTip(rules.CardOf(m))
	case rules.KindUse:
		c, ability, i := rules.SourceOf(m).Parts()
		switch {
		case c >= 0:
			return table.Sentences(b.cardTip(c), b.swapTip(m))
		case ability >= 0:
			return b.abilityTip(b.State.Turn())
		}
		return b.itemTip(i)
	case rules.KindDeal:
		return i18n.T(rules.FightCardOf(m).Text().Text)
	case rules.KindResolve:
		return i18n.T(rules.DescribeEvent(rules.EventOf(m)).Text)
	case rules.KindBuy:
		return table.Sentences(b.itemTip(rules.ItemOf(m)), b.nextTurnTip(rules.ItemOf(m)), b.returnTip(rules.ItemOf(m)))
	case rules.KindUpgrade, rules.KindDrop:
		return b.itemTip(rules.ItemOf(m))
	case rules.KindFight:
		return b.fightTip(m)
	case rules.KindDeposit:
		return table.Sentences(i18n.N(rules.AmountOf(m), "Gain %s and %d LP.", "Gain %s and %d LP.",
			dollars(rules.DepositPay*rules.AmountOf(m)), rules.AmountOf(m)), b.endTip(m))
	case rules.KindRevel:
		return table.Sentences(i18n.T("Costs %s.", dollars(rules.RevelPrice*rules.AmountOf(m))), b.endTip(m))
	case rules.KindStay:
		if b.State.Phase() == rules.PhaseFaroStay {
			return i18n.T("Staying pays 3 to 1 at even odds.")
		}
	case rules.KindOption:
		return table.Sentences(b.rewardText(m), b.endTip(m))
	case rules.KindGear:
		return b.gearTip(m)
	}
	return b.answerTip(m)
}

// swapTip returns a sentence about the bonus that move m gives up, if it replaces the viewer's card
// in the current fight by another one, otherwise "".
func (b *Table) swapTip(m engine.Move) string {
	if d := b.fight(); d != nil {
		if with, _, ok := b.fightAfter(m); ok {
			return b.lostBonus(d, with)
		}
	}
	return ""
}

// returnTip returns a sentence about the item that the seat to move must return if it buys item i,
// or "" if it has room for i (R6).
func (b *Table) returnTip(i rules.Item) string {
	n := b.State.Returns(i)
	if n == 0 {
		return ""
	}
	return i18n.N(n, "You already have %d item of this kind, the most allowed: you must return it to buy this.",
		"You already have %d items of this kind, the most allowed: you must return one of them to buy this.", n)
}

// nextTurnTip returns a sentence that names the weapon or mount that the seat to move uses this
// turn, so that item i, if it buys it now, is of use from its next turn on (R19). It returns "" if
// the seat uses none and for other items, which it can use at once.
func (b *Table) nextTurnTip(i rules.Item) string {
	if b.Settled == nil {
		return ""
	}
	w := engine.At(b.Board.Of[:], b.Settled.Turn())
	used := rules.NoItem
	switch i.Info().Class {
	case rules.Weapon:
		used = w.Weapon
	case rules.Mount:
		used = w.Mount
	}
	if used == rules.NoItem || w.Items.Has(i) || b.Settled.Returns(i) > 0 {
		return ""
	}
	return i18n.T("You can use it from your next turn on: this turn you use %s.", itemName(used))
}

// optionTip returns the tooltip of an option that is a robber's reward. label is the ID of the
// option. For other options it returns "".
func (b *Table) optionTip(label string) string {
	d := b.fight()
	if d == nil || d.Kind() != "rob" || d.Side[1] < 0 {
		return ""
	}
	kind, ok := map[string]rules.StakeKind{"money": rules.StakeMoney, "nuggets": rules.StakeNuggets}[label]
	if !ok {
		return ""
	}
	s, ok := b.stakeOf(d, kind)
	if !ok {
		return ""
	}
	s.Or = false
	return i18n.Capitalize(b.stakeText(s)) + "."
}
