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
		rules.SheriffOffice: i18n.Mark("Where the Sheriff begins and brings whom he arrests. The Wanted cannot enter."),
		rules.MarshalOffice: i18n.Mark("The office of the law on this side. The Wanted cannot enter."),
		rules.Bank:          i18n.Mark("Deposit nuggets for $20 and 1 point each, or rob it."),
		rules.HideoutA:      i18n.Mark("A hideout of letter A: a bandit here stops you for a fight."),
		rules.HideoutB:      i18n.Mark("A hideout of letter B: a bandit here stops you for a fight."),
		rules.HideoutC:      i18n.Mark("A hideout of letter C: a bandit here stops you for a fight."),
		rules.RanchGreen:    i18n.Mark("Take green cattle here; deliver others here and be Wanted."),
		rules.RanchBlue:     i18n.Mark("Take blue cattle here; deliver others here and be Wanted."),
		rules.RanchOrange:   i18n.Mark("Take orange cattle here; deliver others here and be Wanted."),
		rules.Mine:          i18n.Mark("Prospect for gold with two dice."),
		rules.Doctor:        i18n.Mark("$10 heals all wounds, a card for each."),
		rules.Cabaret:       i18n.Mark("$30 for a legendary point, as many as you can pay."),
		rules.Rail:          i18n.Mark("Deliver cattle and longhorns here. $10 takes you to the other station."),
		rules.PassA:         i18n.Mark("The far end of the trail from the hideout in Sunny Hills."),
		rules.PassC:         i18n.Mark("The far end of the trail from the hideout at Cliff Junction."),
		rules.OutlawCamp:    i18n.Mark("Outlaws appear here. Any cattle can be rustled here, longhorns delivered."),
		rules.Mesa:          i18n.Mark("Nobody can ride onto a mesa, but for Bloody Knife."),
	}
})

// spaceTip returns the tooltip of space x: what it is for, and which players, figures and tokens
// are on it.
func (b *Table) spaceTip(x rules.Space) string {
	in, v := x.Info(), b.Board
	var all []string
	if t, ok := featureTips()[in.Feature]; ok {
		all = append(all, i18n.T(t))
	}
	if x.Store() == "general_store" {
		all = append(all, i18n.T("Neighbors the General Store."))
	} else if x.Store() != "" {
		all = append(all, i18n.T("Neighbors the Trading Post."))
	}
	if x.Saloon() != rules.NoTown {
		all = append(all, i18n.T("Neighbors the saloon."))
	}
	if i := x.PlotAt(); i >= 0 && v.Plot[i] > 0 {
		all = append(all, i18n.T("Frontier land: cards worth %d take it.", in.Frontier+v.Plot[i]))
	} else if i >= 0 && b.anteUp() {
		all = append(all, i18n.T("Settled land: somebody has built here, and nothing is left to take. It is no store."))
	}
	if b.State.Works(x) {
		all = append(all, i18n.T("Work pays $10."))
	}
	if len(all) == 0 {
		all = append(all, i18n.T("Open country: nothing here but the way."))
	}
	return table.Sentences(append(all, b.thereTip(x)...)...)
}

// thereTip returns sentences about the players, figures and tokens on space x, nil if it is empty.
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
		all = append(all, i18n.T("A bandit waits: two fight cards."))
	}
	if v.Kind[x] >= 0 {
		kind := rules.TokenKind(v.Kind[x])
		if face := v.Face[x]; face != rules.NoToken && kind != rules.Longhorn {
			n, reward := face.Info()
			all = append(all, i18n.T("Here: %s, %d cards, reward: %s.", i18n.T(tokenNames[kind]), n, i18n.T(reward)))
		} else {
			all = append(all, i18n.T("Here: %s.", i18n.T(tokenNames[kind])))
		}
	}
	if v.Gold[x] > 0 {
		all = append(all, i18n.N(v.Gold[x], "%d nugget lies here.", "%d nuggets lie here.", v.Gold[x]))
	}
	if v.Train == x {
		all = append(all, i18n.T("The Train stands here; next it goes to %s.", spaceName(rules.NextStop(x))))
	}
	if b.mibThere() && v.MIB == x {
		all = append(all, i18n.T("The Man in Black is here."))
	}
	return all
}

// wayTip returns a text about the length of a ride to space x and what happens at its end.
func (b *Table) wayTip(r *rules.Reach, x rules.Space) string {
	text := i18n.N(int(r.Steps[x]), "%d step of %d.", "%d steps of %d.", r.Steps[x], r.Most)
	w := &b.Board.Of[r.Seat]
	if r.Stops[x] {
		text = table.Sentences(text, i18n.T("You must stop and fight here."))
	}
	f := x.Info().Feature
	if w.Cattle >= 0 {
		switch {
		case f == rules.Rail && w.Cube[rules.Wanted] == 0:
			text = table.Sentences(text, i18n.T("Your cattle is delivered here: 1 Marshal point and what is on it."))
		case f == rules.Rail:
			text = table.Sentences(text, i18n.T("Your cattle is delivered here, for what is on it."))
		case f.Ranch() && f != rules.RanchGreen+rules.Feature(w.Cattle) || f == rules.OutlawCamp:
			text = table.Sentences(text, i18n.T("Your cattle can be rustled here: 1 Wanted point and what is on it."),
				b.lostStar(r.Seat))
		}
	}
	if w.Longhorns > 0 && (f == rules.Rail || f.Ranch() || f == rules.OutlawCamp) {
		text = table.Sentences(text, i18n.T("Your longhorns are delivered here: 1 LP and $30 each."))
	}
	return text
}

func (b *Table) saloonTip(t rules.Town) string {
	tip := i18n.T("Poker, and with Ante Up faro.")
	if !b.Board.Roller[t] {
		return tip
	}
	if face := b.Board.RollFace[t]; face != rules.NoToken {
		n, reward := face.Info()
		return table.Sentences(tip, i18n.T("A high roller with %d cards sits here; reward: %s.", n, i18n.T(reward)))
	}
	return table.Sentences(tip, i18n.T("A high roller sits here, face down."))
}

func (b *Table) pointsTip() string {
	return i18n.T(
		"Whoever reaches the ring at %d brings the end: the round is finished, and one more is played. Each diamond is an event for whoever reaches it first.", b.pointsRail().To)
}

func (b *Table) lawTip() string {
	return i18n.T(
		"Marshal points pay at once: $20, $20, 2 LP; $30, $30, 4 LP; $40, $40, 6 LP, and 1, 2 or 3 LP at the end. Wanted points pay 1, 2 or 3 LP at the end of each of your turns, by their row.")
}

func (b *Table) gamblerTip() string {
	return i18n.T(
		"Gambler points pay at once: $10 or a card, 1 LP, $10 or a card, a legendary token, $20 or 2 cards, 2 LP, 2 legendary tokens. The farthest scores 1 LP at the end.")
}

// storyTip returns the tooltip of the story card in slot 0 or 1, with the progress of the story.
func (b *Table) storyTip(slot int) string {
	t := &b.Board.Stories[slot]
	if t.Story < 0 {
		return i18n.T("There are no more stories in this pile.")
	}
	st := rules.StoryOf(t.Story)
	return table.Sentences(i18n.T(st.Trigger), i18n.T("Each disc earns: %s.", i18n.T(st.Reward)),
		i18n.T("Whoever lays the last disc does this: %s", i18n.T(st.Finish)),
		i18n.T("%d of %d discs lie here; %d stories are left in the pile.", t.Discs, b.discsNeeded(), t.Left))
}

// seatTip returns the tooltip of a seat with its public values.
func (b *Table) seatTip(seat engine.Seat) string {
	w := &b.Board.Of[seat]
	_, side, _ := b.side(seat)
	all := []string{i18n.T("%s, %s, %s.", charName(w.Char), side,
		i18n.N(int(w.LP), "%d legendary point", "%d legendary points", w.LP))}
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
		all = append(all, i18n.T("Gear: %s.", strings.Join(gear, ", ")))
	}
	if w.Cattle >= 0 {
		all = append(all, i18n.T("Drives %s.", i18n.T(cattleNames[w.Cattle])))
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
	return table.Sentences(i18n.T("At most %s, %d nuggets and %d wounds. At the end of your turn you keep %d cards.",
		dollars(money), gold, rules.MaxWounds, hold),
		b.tokensTip(seat))
}

// tokensTip returns a sentence that lists the legendary tokens of a seat, "" if there are none or
// the screen may not show them.
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
	return i18n.N(sum, "Legendary tokens: %s, together %d LP at the end.",
		"Legendary tokens: %s, together %d LP at the end.", strings.Join(all, " + "), sum)
}

func (b *Table) abilityTip(seat engine.Seat) string {
	w := &b.Board.Of[seat]
	text := i18n.T(w.Char.Info().Text.Text)
	if !w.Awake {
		return table.Sentences(text, i18n.T("The ability sleeps until you have 5 legendary points."))
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
		return table.Sentences(text, i18n.T(
			"It can be completed now, for free: draw legendary tokens and keep one more."))
	}
	return table.Sentences(text, i18n.T("Not yet. Goals are completed in your own turn, for free."))
}

// itemTip returns the tooltip of an item: what its plain and its upgraded side do.
func (b *Table) itemTip(i rules.Item) string {
	in := i.Info()
	var all []string
	if in.Class == rules.Mount {
		all = append(all, i18n.T("Rides %d.", in.Move[0]))
	}
	for _, t := range i.Does(false) {
		all = append(all, i18n.T(t))
	}
	if in.Upgradable {
		all = append(all, i18n.T("Upgraded, for %s more:", dollars(in.Cost)))
		if in.Move[1] > in.Move[0] {
			all = append(all, i18n.T("Rides %d.", in.Move[1]))
		}
		for _, t := range i.Does(true) {
			all = append(all, i18n.T(t))
		}
		all = append(all, i18n.N(in.LP, "%d LP at the end.", "%d LP at the end.", in.LP))
	}
	return table.Sentences(all...)
}

// cardTip returns the tooltip of a poker card: its effect and its values.
func (b *Table) cardTip(c rules.Card) string {
	e := b.State.Effect(c)
	tip := i18n.T(e.Text.Text)
	if b.anteUp() {
		return table.Sentences(tip, i18n.T("Counts %d in a fight, %d for frontier land.", c.Value(), c.FrontierValue()))
	}
	return table.Sentences(tip, i18n.T("Counts %d in a fight.", c.Value()))
}

// charTip returns the tooltip of a character that can be chosen at the start of the game.
func (b *Table) charTip(c rules.Char) string {
	return table.Sentences(i18n.T(c.Info().Text.Text), b.gainWords(c), b.difficultyText(c))
}

// gainWords returns a sentence about the starting possessions of a character.
func (b *Table) gainWords(c rules.Char) string {
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
	if len(all) == 0 {
		return ""
	}
	return i18n.T("With: %s.", strings.Join(all, ", "))
}

// winShares maps win rates to texts about a character's difficulty. Each entry has the minimum
// number of games out of 100 that the character wins among four equally strong players.
var winShares = []struct {
	won  int
	name string
}{
	{33, i18n.Mark("Very easy to play: wins %d games of a hundred.")},
	{25, i18n.Mark("Easy to play: wins %d games of a hundred.")},
	{18, i18n.Mark("Neither easy nor hard to play: wins %d games of a hundred.")},
	{11, i18n.Mark("Hard to play: wins %d games of a hundred.")},
	{0, i18n.Mark("Very hard to play: wins %d games of a hundred.")},
}

// difficulty returns how easy a character is to play, as a number of marks from 1 to 5, and how
// many of 100 games it wins. Both are 0 if that has not been measured.
func (b *Table) difficulty(c rules.Char) (marks, won int) {
	won, ok := c.WinRate(b.State != nil && b.State.Patrols())
	if !ok {
		return 0, 0
	}
	for marks = len(winShares); won < winShares[len(winShares)-marks].won; marks-- {
	}
	return marks, won
}

// difficultyText returns a sentence about how difficult a character is to play, measured by the
// games that bots won with it.
func (b *Table) difficultyText(c rules.Char) string {
	marks, won := b.difficulty(c)
	if marks == 0 {
		return i18n.T("How easy this one is to play is not known: bots hardly ever choose it.")
	}
	return i18n.T(winShares[len(winShares)-marks].name, won)
}

// incomes holds the money in dollars and the number of cards of the three income choices.
var incomes = [3]struct{ money, cards int }{{20, 0}, {0, 2}, {10, 1}}

// incomeNote returns a text about how much money or how many cards a seat has after income choice
// i.
func (b *Table) incomeNote(seat engine.Seat, i int) string {
	money, limit := b.State.Money(seat)
	cards, hold := b.State.HandSize(seat)
	in := incomes[i%3]
	have := dollars(min(money+in.money, limit))
	switch {
	case in.cards == 0:
		return i18n.T("then %s of %s", have, dollars(limit))
	case in.money == 0:
		return i18n.N(cards+in.cards, "%d card of %d", "%d cards of %d", cards+in.cards, hold)
	}
	return i18n.N(cards+in.cards, "then %s, %d card", "then %s, %d cards", have, cards+in.cards)
}

// incomeTip returns the tooltip of income choice i: 0 cash, 1 cards, 2 both. It warns if money or
// cards would be lost.
func (b *Table) incomeTip(i int) string {
	now, most := b.State.HandSize(b.State.Turn())
	drawn := incomes[i%3].cards
	if money, limit := b.State.Money(b.State.Turn()); drawn == 0 && money+incomes[i%3].money > limit {
		return i18n.T("You hold at most %s: the rest is lost.", dollars(limit))
	}
	if over := now + drawn - most; over > 0 && drawn > 0 {
		return i18n.N(over, "You will give up %d card at the end of the turn, unless you play some.",
			"You will give up %d cards at the end of the turn, unless you play some.", over)
	}
	return i18n.T("Money is held up to a limit, and cards fight, gamble and act.")
}

// fightTip returns the tooltip of move m, which starts a fight with a player.
func (b *Table) fightTip(m engine.Move) string {
	if m.Kind != rules.KindFight {
		return b.moveTip(m)
	}
	d := b.Board.DuelOf(b.State.Turn(), m)
	tip := b.duelTip(&d)
	who := engine.Seat(m.B)
	if d.Kind() == "rob" && b.rider(who) && b.Board.Of[who].Money == 0 && b.Board.Of[who].Nuggets == 0 {
		tip = table.Sentences(tip, i18n.T("%s has neither money nor gold.", b.who(who)))
	}
	return tip
}

// warning returns a text about a consequence of move m that players easily overlook, "" if there is
// none.
func (b *Table) warning(a *table.Decision, m engine.Move) string {
	if b.State == nil || a.Seat < 0 || a.Legal == nil {
		return ""
	}
	switch m.Kind {
	case rules.KindTrainHeist:
		return b.lostStar(a.Seat)
	case rules.KindProspect:
		if now, most := b.State.Nuggets(a.Seat); now >= most {
			return i18n.T("%d of %d nuggets: more gold is lost.", now, most)
		}
	case rules.KindFold, rules.KindTakeBack:
		if b.State.Phase() == rules.PhaseFaroStay {
			return i18n.T("Staying pays 3 to 1 at even odds.")
		}
	}
	return ""
}

// moveTip returns a text about the effect of move m, for choices and buttons.
func (b *Table) moveTip(m engine.Move) string {
	switch m.Kind {
	case rules.KindPlay, rules.KindDiscard, rules.KindCard:
		return b.cardTip(rules.Card(m.A))
	case rules.KindUse:
		c, ability, i := rules.SourceOf(int(m.A))
		switch {
		case c >= 0:
			return b.cardTip(c)
		case ability >= 0:
			return b.abilityTip(b.State.Turn())
		}
		return b.itemTip(i)
	case rules.KindDeal:
		return i18n.T(rules.FightCard(m.A).Text().Text)
	case rules.KindResolve:
		return i18n.T(rules.EventOf(int(m.A)).Text)
	case rules.KindBuy, rules.KindUpgrade, rules.KindDrop:
		return b.itemTip(rules.Item(m.A))
	case rules.KindFight:
		return b.fightTip(m)
	case rules.KindDeposit:
		return i18n.N(int(m.A), "%s and %d legendary point.", "%s and %d legendary points.",
			dollars(rules.DepositPay*int(m.A)), m.A)
	case rules.KindRevel:
		return i18n.T("Costs %s.", dollars(rules.RevelPrice*int(m.A)))
	case rules.KindStay:
		if b.State.Phase() == rules.PhaseFaroStay {
			return i18n.T("Staying pays 3 to 1 at even odds.")
		}
	case rules.KindOption:
		if tip := b.optionTip(rules.LabelName(int(m.A))); tip != "" {
			return tip
		}
		return b.immediateEffect(m)
	}
	return ""
}

// effectEvents is the set of the kinds of events that immediateEffect describes.
var effectEvents = map[engine.EventKind]bool{
	rules.EventMoney:   true,
	rules.EventLP:      true,
	rules.EventPoint:   true,
	rules.EventNuggets: true,
	rules.EventWounds:  true,
	rules.EventDrew:    true,
}

// silentEvents is the set of the kinds of events that immediateEffect ignores, because they do not
// matter to the player.
var silentEvents = map[engine.EventKind]bool{rules.EventCount: true, rules.EventDrewCard: true, rules.EventAsked: true,
	rules.EventSilent: true}

// immediateEffect returns the immediate effect of move m as text. It consists of the log lines of
// the events that m causes, up to the first event that depends on chance.
func (b *Table) immediateEffect(m engine.Move) string {
	next := new(rules.State)
	b.State.CopyTo(next)
	var said []string
	sure := true
	if next.Play(m, func(e engine.Event) {
		if silentEvents[e.Kind] {
			return
		}
		if sure = sure && effectEvents[e.Kind]; !sure || len(said) == 2 {
			return
		}
		if _, line := b.Line(e.For(b.RevealedSeats)); line != "" {
			said = append(said, line)
		}
	}) != nil {
		return ""
	}
	return table.Sentences(said...)
}

// optionTip returns the tooltip of a robbery's reward, given its label; "" for other options.
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
	return b.stakeText(s) + "."
}
