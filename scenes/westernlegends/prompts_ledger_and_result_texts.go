package westernlegends

import (
	"slices"
	"strings"
	"sync"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// headings maps phases with decisions in a close-up to the title of the close-up.
var headings = sync.OnceValue(func() map[engine.Phase]string {
	return map[engine.Phase]string{
		rules.PhaseChoose:      i18n.Mark("Choose one"),
		rules.PhaseFightReward: i18n.Mark("Choose your reward"),
		rules.PhaseEventPick:   i18n.Mark("Choose an event"),
		rules.PhaseLegend:      i18n.Mark("Choose tokens to keep"),
		rules.PhaseDealerCard:  i18n.Mark("You deal: choose a fight card"),
		rules.PhaseFightCard:   i18n.Mark("Play a card"),
		rules.PhaseFightAnswer: i18n.Mark("Play a card, or decline"),
		rules.PhasePokerHand:   i18n.Mark("Choose 2 cards to show"),
		rules.PhaseFaroBet:     i18n.Mark("Place your bets"),
		rules.PhaseDrop:        i18n.Mark("Choose an item to return"),
		rules.PhaseChaseFight:  i18n.Mark("Pick a fight: only one with each player per turn"),
		rules.PhaseDice:        i18n.Mark("Reroll?"), rules.PhaseTarget: i18n.Mark("Choose a player"),
	}
})

// Prompt returns the question that decision a asks the player, or "" to use the default text of the
// rules.
func (b *Table) Prompt(a *table.Decision) string {
	s := b.State
	switch s.Phase() {
	case rules.PhaseAct:
		if b.plan.menu == "frontier" {
			return i18n.T(
				"Choose cards to discard worth at least %d in total, but no more cards than you need.", b.plotPrice())
		}
		if s.ActionsLeft() == 0 {
			return i18n.T("No actions left. Do what costs no action, or end your turn.")
		}
		return i18n.N(s.ActionsLeft(), "%d action left: choose an action, a card or a space.",
			"%d actions left: choose an action, a card or a space.", s.ActionsLeft())
	case rules.PhaseIncome:
		now, most := s.HandSize(a.Seat)
		if now >= most {
			return i18n.T("Take your income. You can keep only %d cards at the end of your turn.", most)
		}
		return i18n.T("Take your income. You hold %d of up to %d cards. Choose items on your mat to use this turn.", now,
			most)
	case rules.PhaseJoin:
		if b.Board.Game.Kind() == "faro" {
			return i18n.T("Join to bet $10 to $40 on ranks, or pass.")
		}
		now, _ := s.HandSize(a.Seat)
		return i18n.N(now, "Join for $10 to draw a card and show 2, or pass. You have %d card now.",
			"Join for $10 to draw a card and show 2, or pass. You have %d cards now.", now)
	case rules.PhaseHSStay:
		return i18n.T("Stay for $20, or fold. 2 more cards are still to come.")
	case rules.PhaseGear:
		return gearPrompt(a.Legal)
	case rules.PhaseDealerCard:
		if d := b.fight(); d != nil {
			return i18n.T("You play for %s against %s: choose a fight card.", b.sideName(d, 1), b.sideName(d, 0))
		}
	case rules.PhaseSheriffStep, rules.PhaseSheriffPlace:
		return b.sheriffPrompt()
	case rules.PhaseBonusStep:
		if !a.IsLegal(engine.Move{Kind: rules.KindStop}) {
			return i18n.T("Choose the next space.")
		}
	case rules.PhaseChoose, rules.PhaseTarget:
		user, name, text := b.causeFor(a.Seat)
		switch {
		case user != engine.NoSeat && s.Cause().Kind == rules.CauseAbility:
			return i18n.T("%s uses the ability of %s: choose what happens to you.", b.Name(user), name)
		case user != engine.NoSeat:
			return i18n.T("%s uses %s: choose what happens to you.", b.Name(user), name)
		case name != "" && s.Phase() == rules.PhaseTarget: // the choices say what happens to each
			return i18n.T("%s: choose a player.", name)
		case text != "":
			return table.Sentences(i18n.T("%s: %s", name, text), b.missingMarshal(a.Legal))
		}
	case rules.PhaseDiscard:
		n := s.Discarding()
		if to := s.GivesTo(); to != engine.NoSeat {
			name, _ := b.cause()
			return table.Sentences(i18n.N(n, "Choose %d card to give to %s.", "Choose %d cards to give to %s.", n,
				b.Name(to)), i18n.T("%s uses %s.", b.Name(to), name))
		}
		asks := i18n.N(n, "Discard %d card.", "Discard %d cards.", n)
		user, name, text := b.causeFor(a.Seat)
		switch {
		case user != engine.NoSeat && s.Cause().Kind == rules.CauseAbility:
			return table.Sentences(asks, i18n.T("%s uses the ability of %s.", b.Name(user), name))
		case user == engine.NoSeat && s.Cause().Kind == rules.CauseWound:
			return table.Sentences(asks, text)
		case user == engine.NoSeat && text != "":
			return table.Sentences(asks, i18n.T("%s: %s", name, text))
		}
		return asks
	case rules.PhaseLegend:
		n := s.TokensToKeep()
		return i18n.N(n, "Legendary tokens count at the end. Keep %d of them.",
			"Legendary tokens count at the end. Keep %d of them.", n)
	case rules.PhaseEndDiscard:
		return i18n.N(s.Discarding(), "End of turn: discard %d card.", "End of turn: discard %d cards.",
			s.Discarding())
	case rules.PhaseReact, rules.PhaseFightDeclared:
		if b.RevealedSeats.Has(a.Seat) && len(a.Legal) == 1 {
			return b.pausePrompt()
		}
		return b.windowPrompt(a.Legal)
	case rules.PhaseMoveEnded, rules.PhaseFightWonReact:
		return b.offerPrompt(a.Legal)
	case rules.PhaseShop:
		if !a.IsLegal(engine.Move{Kind: rules.KindDone}) { // a player who shops buys at least one item
			return i18n.T("Buy or upgrade an item.")
		}
	}
	return ""
}

// missingMarshal returns a sentence about why the choice among legal lacks a Marshal point, if it
// offers a Wanted point, otherwise "" (R54).
func (b *Table) missingMarshal(legal []engine.Move) string {
	offers := func(label string) bool {
		return slices.ContainsFunc(legal, func(m engine.Move) bool {
			return m.Kind == rules.KindOption && rules.LabelName(rules.OptionOf(m)) == label
		})
	}
	if !offers("wanted") || offers("marshal") || b.of(b.State.Turn()).Cube[rules.Wanted] == 0 {
		return ""
	}
	return i18n.T("While you're Wanted, you can't gain Marshal points.")
}

// sheriffPrompt returns the question where the Sheriff moves, with its cause, or "" for the default
// text if the cause is unknown, as in games that an older version of the app has saved.
func (b *Table) sheriffPrompt() string {
	name, _ := b.cause()
	if name == "" {
		return ""
	}
	if b.State.Phase() == rules.PhaseSheriffPlace {
		return i18n.T("%s: place the Sheriff in a space next to yours.", name)
	}
	n := b.State.SheriffSteps()
	return i18n.N(n, "%[2]s: move the Sheriff up to %[1]d space, or let him stop.",
		"%[2]s: move the Sheriff up to %[1]d spaces, or let him stop.", n, name)
}

// gearPrompt returns the question which of the legal items a player uses this turn, or "" for the
// default text if there are weapons and mounts to choose from.
func gearPrompt(legal []engine.Move) string {
	weapon, mount := false, false
	for _, m := range legal {
		weapon = weapon || rules.WeaponOf(m) != rules.NoItem
		mount = mount || rules.MountOf(m) != rules.NoItem
	}
	switch {
	case !mount:
		return i18n.T("Choose a weapon for this turn.")
	case !weapon:
		return i18n.T("Choose a mount for this turn.")
	}
	return ""
}

// windowPrompt returns the question for the open reaction window, a moment at which players may use
// cards: what is at stake or, if that is nothing, what the legal moves use. It returns "" for the
// default text.
func (b *Table) windowPrompt(legal []engine.Move) string {
	s := b.State
	switch window := s.OpenWindow(); window {
	case "wound_incoming":
		n, more := s.WoundsComing(), b.woundsToFollow()
		asks := i18n.N(n, "You're about to take %d wound: cancel it, or take it.",
			"You're about to take %d wounds: cancel 1, or take them all.", n)
		if more == 0 {
			return asks
		}
		return table.Sentences(asks, i18n.N(more, "%d more wound follows.", "%d more wounds follow.", more))
	case "loot_loss":
		money, nuggets := s.LootAtStake()
		return i18n.T("You're about to lose %s: use a card or item to keep it, or pass.", lootText(money, nuggets))
	case "fight_declared":
		if d := b.fight(); d != nil {
			return i18n.T("%s: pay to avoid the fight, or pass.", b.fightTitle(d))
		}
		return i18n.T("You're attacked: pay to avoid the fight, or pass.")
	default:
		if text, ok := asks()[window]; ok {
			return i18n.T(text)
		}
	}
	return b.offerPrompt(legal)
}

// woundsToFollow returns how many wounds the current fight costs the seat to move after those that
// the open window is about, if the seat cancels none.
func (b *Table) woundsToFollow() (n int) {
	s, p, over := b.sample(), b.State.Turn(), b.fight() == nil
	tell := func(e engine.Event) {
		over = over || e.Kind == rules.EventFightOver
		if !over && e.Kind == rules.EventWounds && e.Seat == p {
			n += rules.ChangeIn(e)
		}
	}
	for !over && s.Turn() == p && s.OpenWindow() == "wound_incoming" {
		if s.Play(engine.Move{Kind: rules.KindPass}, tell) != nil {
			return 0
		}
	}
	return max(0, n-b.State.WoundsComing())
}

// offerPrompt returns a question that names the card, item or ability that the legal moves offer,
// and the player whom it is sure to be used on. It returns "" if they offer several.
func (b *Table) offerPrompt(legal []engine.Move) string {
	offers := slices.DeleteFunc(slices.Clone(legal), func(m engine.Move) bool { return m.Kind != rules.KindUse })
	if len(offers) != 1 || len(legal) != 2 {
		return ""
	}
	name := b.sourceName(rules.SourceOf(offers[0]))
	if _, ability, _ := rules.SourceOf(offers[0]).Parts(); ability >= 0 {
		return i18n.T("Use your ability, or pass.")
	}
	if b.State.OpenWindow() == "move_ended" { // works on a player in the same space
		var near []engine.Seat
		for p := range b.SeatCount() {
			if p != b.State.Turn() && b.State.Space(p) == b.State.Space(b.State.Turn()) {
				near = append(near, p)
			}
		}
		if len(near) == 1 && !b.mibThere() {
			return i18n.T("Use %s on %s, or pass.", name, b.Name(near[0]))
		}
	}
	return i18n.T("Use %s, or pass.", name)
}

// pausePrompt returns the text for an open reaction window in which the player can only pass: what
// happens. The window is open all the same, so that others do not learn that nothing can be used.
func (b *Table) pausePrompt() string {
	s, what := b.State, ""
	switch s.OpenWindow() {
	case "wound_incoming":
		n := s.WoundsComing()
		what = i18n.N(n, "You're about to take %d wound.", "You're about to take %d wounds.", n)
	case "loot_loss":
		what = i18n.T("You're about to lose %s.", lootText(s.LootAtStake()))
	case "fight_declared":
		if d := b.fight(); d != nil {
			what = b.fightTitle(d) + "."
		}
	}
	return table.Sentences(what, i18n.T("You have nothing to use now: press the button to go on."))
}

// lootText returns a text about an amount of money and a number of nuggets. At least one of them
// must not be 0.
func lootText(money, nuggets int) string {
	var all []string
	if money > 0 {
		all = append(all, dollars(money))
	}
	if nuggets > 0 {
		all = append(all, i18n.N(nuggets, "%d nugget", "%d nuggets", nuggets))
	}
	return i18n.List(all)
}

// asks maps a kind of reaction window to the prompt of the decision in it.
var asks = sync.OnceValue(func() map[string]string {
	return map[string]string{
		"move_begin":       i18n.Mark("You begin a Move action: use a card or item, or pass."),
		"fight_react":      i18n.Mark("Both cards are face up: use a card or item, or let the result stand."),
		"revel_pay":        i18n.Mark("You're paying at the Cabaret: use Encore, or pay the full price."),
		"cattle_delivered": i18n.Mark("You delivered cattle: use a card, or pass."),
		"points_gained":    i18n.Mark("You gain Marshal, Wanted or Gambler points: use an item to gain 1 more, or pass."),
	}
})

// gamblerPays holds what each space of the Gambler track pays, from the first space on.
var gamblerPays = [...]string{
	i18n.Mark("$10 or a card"), i18n.Mark("1 LP"), i18n.Mark("$10 or a card"), i18n.Mark("a legendary token"),
	i18n.Mark("$20 or 2 cards"),
	i18n.Mark("2 LP"), i18n.Mark("2 legendary tokens"),
}

// cause returns the name and the text of the card, event, ability or place that causes the current
// choice. Both are "" if the rules name no cause.
func (b *Table) cause() (name, text string) { return b.causeTexts(b.State.Cause()) }

// causeFor returns the name and the text of what causes the current choice of seat, and the user if
// that is another player, to whom the text then speaks. Otherwise the user is NoSeat: rewards,
// spaces of a track and fight cards are nobody's.
func (b *Table) causeFor(seat engine.Seat) (user engine.Seat, name, text string) {
	c := b.State.Cause()
	user, name, text = engine.NoSeat, "", ""
	switch c.Kind {
	case rules.CauseAbility:
		for p := range b.SeatCount() {
			if b.Board.Of[p].Char == rules.Char(c.N) {
				user = p
			}
		}
	case rules.CauseEffect, rules.CauseItem:
		user = b.State.Active()
	}
	if user == seat {
		user = engine.NoSeat
	}
	name, text = b.causeTexts(c)
	return user, name, text
}

// causeTexts returns the name and the text of the card, event, ability or place c. Both are "" if
// there is none.
func (b *Table) causeTexts(c rules.Cause) (name, text string) {
	printed := c.Text()
	name, text = i18n.T(printed.Name), i18n.T(printed.Text)
	switch c.Kind {
	case rules.NoCause:
		return "", ""
	case rules.CauseFightCard:
		name = i18n.T("Fight card %s", rules.RankName(c.N))
	case rules.CauseItem:
		name, text = itemName(rules.Item(c.N)), strings.Join(b.itemTexts(rules.Item(c.N)), " ")
	case rules.CausePlot:
		name = i18n.T("Frontier land")
	case rules.CauseCattle:
		name = i18n.T("The cattle token")
	case rules.CauseToken:
		name = i18n.T(tokenNames[rules.Token(c.N).Kind()])
	case rules.CauseGambler:
		name = i18n.T("Gambler %d", c.N)
		text = i18n.T("This space pays %s.", i18n.T(gamblerPays[min(c.N, len(gamblerPays))-1]))
	case rules.CauseMarshal, rules.CauseWanted:
		name = i18n.T("%s %d", i18n.T(trackNames[c.Kind-rules.CauseMarshal]), c.N)
	case rules.CauseWound:
		name, text = i18n.T("A fourth wound"), i18n.T("You have 3 wounds, so each extra wound costs you a card.")
	case rules.CausePoker:
		name = i18n.T("The hand is won")
	case rules.CauseBandit, rules.CauseRobbery:
		name = i18n.T("The fight is won")
	}
	return name, text
}

// itemTexts returns the effect texts of the side of item i that the seat to move has.
func (b *Table) itemTexts(i rules.Item) (all []string) {
	for _, text := range i.Does(b.of(b.State.Turn()).Upgraded.Has(i)) {
		all = append(all, i18n.T(text))
	}
	return all
}

// Row returns the values of a seat that its row of the ledger shows.
func (b *Table) Row(seat engine.Seat) table.Row {
	w := &b.Board.Of[seat]
	row := table.Row{Tip: b.seatTip(seat), Stats: []table.Stat{
		{Icon: "laurels", Value: w.LP, Name: i18n.T("legendary points")},
		{Icon: "money-stack", Value: w.Money, Name: i18n.T("dollars")},
		{Icon: handIcon, Value: w.Cards, Name: i18n.T("poker cards in hand")},
	}}
	if b.Board.Phase == rules.PhaseGameOver {
		row.Stats[0].Value, row.Stats[0].Name = w.Final, i18n.T("final score")
	}
	_, side, _ := b.side(seat)
	row.Note, row.Bad, row.Good = side, w.Cube[rules.Wanted] > 0, w.Cube[rules.Marshal] > 0
	if b.Board.First == seat && b.Board.Round > 0 {
		row.Mark = "horseshoe"
	}
	return row
}

// TieText returns a sentence about the tie-break that decided the game (R110), or "" if there was
// no tie.
func (b *Table) TieText() string {
	s := b.State
	if s.BeatenByMib() {
		if rival, _ := s.Rival(); slices.Max(s.Scores(nil)) == rival.Score {
			return i18n.T("The Man in Black wins the tie.")
		}
		return ""
	}
	law := func(p engine.Seat) int { return max(s.Cube(p, rules.Marshal), s.Cube(p, rules.Wanted)) }
	gold := func(p engine.Seat) int { n, _ := s.Nuggets(p); return n }
	return b.TieBreakText(s, i18n.Mark("First place is shared: LP, law points, gold and wounds are tied."),
		[]table.TieBreak{
			{Text: i18n.Mark("%s wins the tie with more Marshal or Wanted points."), Of: law},
			{Text: i18n.Mark("%s wins the tie with more gold."), Of: gold},
			{Text: i18n.Mark("%s wins the tie with fewer wounds."), Of: s.Wounds},
		})
}

// ResultLines returns the last card of the Man in Black, which is turned up after the last turn and
// so may decide the game. It returns nil if he does not take part or the board is not the final
// one.
func (b *Table) ResultLines() []string {
	if !b.mibThere() || b.Board.Phase != rules.PhaseGameOver || b.Board.Past.MIB < 0 {
		return nil
	}
	card := rules.DescribeMibCard(b.Board.Past.MIB)
	return []string{i18n.T("The Man in Black's last card: %s", i18n.T(card.Name)), i18n.T(card.Text)}
}

// LastRound returns who still plays if the last round begins with event e (R108): all seats.
func (b *Table) LastRound(e engine.Event) table.LastRound {
	if e.Kind != rules.EventRound || rules.RoundIn(e) != b.Board.LastRound {
		return table.LastRound{}
	}
	return table.RoundFrom(b.Board.First, b.Board.Seats)
}

// LastTurn returns a sentence for a seat that begins or continues its last turn.
func (b *Table) LastTurn(state engine.State, seat engine.Seat) string {
	s := state.(*rules.State)
	if now, last := s.Round(); last == 0 || now < last || s.Active() != seat {
		return ""
	}
	return i18n.T("This is your last turn.")
}
