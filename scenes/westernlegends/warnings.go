package westernlegends

import (
	"math/rand/v2"
	"slices"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// advice is the list of warnings about typical mistakes of newcomers. Each warning is given once,
// just before the mistake is made. Those that name a loss are given whenever the loss is another
// one; the warnings of a useless move and that a Marshal loses the star are given every time.
var advice = []table.Advice{
	table.Warning("star", (*Table).starAdvice), table.Once("weak-hand", (*Table).robberyAdvice),
	table.Once("full-hand", (*Table).handAdvice),
	table.Loss("deliver", (*Table).cattleAdvice),
	table.Once("ambush", (*Table).ambushAdvice), table.Once("best-card", (*Table).bestCardAdvice),
	table.Loss("full-pouch", (*Table).pouchAdvice), table.Once("sheriff-stops", (*Table).patrolAdvice),
	table.Loss("disc", (*Table).discAdvice),
	table.Loss("decline", (*Table).declineAdvice),
	table.Loss("full-purse", (*Table).purseAdvice),
	table.Loss("goal", (*Table).goalAdvice), table.Loss("last-actions", (*Table).lastActionsAdvice),
	table.Loss("sheriff-comes", (*Table).huntAdvice), table.Warning("idle", (*Table).idleAdvice),
}

// Advice returns the list of warnings. A warning is shown before a move that looks like a mistake.
func (b *Table) Advice() []table.Advice { return advice }

// starAdvice returns a warning if move m is a crime by a Marshal, otherwise "". The crime costs the
// Marshal points: robbing the Bank always does, robbing somebody only if the robber wins (R44,
// R46).
func (b *Table) starAdvice(m engine.Move) string {
	p := b.State.Turn()
	switch {
	case m.Kind == rules.KindBankRobbery:
		return b.lostStar(p)
	case m.Kind == rules.KindFight && rules.FightName(rules.FightOf(m)) == "rob" && b.rider(p):
		if n := b.Board.Of[p].Cube[rules.Marshal]; n > 0 {
			return i18n.N(n, "If you win, you lose your %d Marshal point.",
				"If you win, you lose all your %d Marshal points.", n)
		}
	}
	return ""
}

// robberyAdvice returns a warning if move m robs the Bank or a player with a hand that seldom wins,
// otherwise "". To find out, it plays the fight many times with random cards for what the seat does
// not know.
func (b *Table) robberyAdvice(m engine.Move) string {
	if m.Kind != rules.KindBankRobbery &&
		(m.Kind != rules.KindFight || rules.FightName(rules.FightOf(m)) != "rob") {
		return ""
	}
	won, ok := b.wonFights(m)
	if !ok || won > weakRobberies {
		return ""
	}
	return oddsOf(won)
}

// handAdvice returns a warning if move m draws cards although the hand is full, otherwise "". At
// the end of the turn the seat would have to discard as many.
func (b *Table) handAdvice(m engine.Move) string {
	if m.Kind != rules.KindIncome || rules.IncomeOf(m) == 0 {
		return ""
	}
	now, most := b.State.HandSize(b.State.Turn())
	if now < most {
		return ""
	}
	text := i18n.T("Your hand is full: at the end of your turn, you discard down to %d cards.", most)
	if money, limit := b.State.Money(b.State.Turn()); money+incomes[0].Money <= limit {
		text = table.Sentences(text, i18n.T("If you take %s, you keep all of it.", dollars(incomes[0].Money)))
	}
	return text
}

// purseAdvice returns a warning if move m takes money as income of which the seat can keep nothing,
// otherwise "".
func (b *Table) purseAdvice(m engine.Move) string {
	if m.Kind != rules.KindIncome || incomes[rules.IncomeOf(m)%3].Money == 0 {
		return ""
	}
	if money, limit := b.State.Money(b.State.Turn()); money < limit {
		return ""
	} else if incomes[rules.IncomeOf(m)%3].Cards == 0 {
		return i18n.T("You already have %s, the most you can carry: you'd gain nothing.", dollars(limit))
	} else {
		return i18n.T("You already have %s, the most you can carry: you'd gain no money.", dollars(limit))
	}
}

// cattleAdvice returns a warning if move m ends the turn with actions left, although a ride could
// still deliver the seat's cattle or longhorns. Otherwise it returns "".
func (b *Table) cattleAdvice(m engine.Move) string {
	s := b.State
	w := &b.Board.Of[max(s.Turn(), 0)]
	if m.Kind != rules.KindEndTurn || w.Cattle < 0 && w.Longhorns == 0 {
		return ""
	}
	reach, ok := s.RideReach()
	if !ok {
		return ""
	}
	herd := rules.NoSpace
	for x := range rules.Space(rules.Spaces()) {
		if !reach.Has(x) || reach.Stops[x] {
			continue
		}
		if w.Cattle >= 0 && takesCattle(x, w.Cattle) {
			return i18n.T(
				"You can still move to %s and deliver your cattle there. Delivering costs no action.",
				spaceName(x))
		}
		if w.Longhorns > 0 && takesLonghorns(x) {
			herd = x
		}
	}
	if herd == rules.NoSpace {
		return ""
	}
	return i18n.T("You can still move to %s and deliver your longhorns there. Delivering costs no action.",
		spaceName(herd))
}

// takesCattle reports whether a cattle token of the given colour can be delivered on space x (R73,
// R112): at a rail station, at the Outlaw Camp and at a ranch of another colour.
func takesCattle(x rules.Space, colour int) bool {
	f := x.Info().Feature
	return f == rules.Rail || f == rules.OutlawCamp || f.Ranch() && f != rules.RanchGreen+rules.Feature(colour)
}

// takesLonghorns reports whether longhorns can be delivered on space x (R91).
func takesLonghorns(x rules.Space) bool {
	f := x.Info().Feature
	return f == rules.Rail || f == rules.OutlawCamp || f.Ranch()
}

// delivers reports whether the cattle or longhorns of seat p can be delivered on space x.
func (b *Table) delivers(p engine.Seat, x rules.Space) bool {
	w := &b.Board.Of[p]
	return w.Cattle >= 0 && takesCattle(x, w.Cattle) || w.Longhorns > 0 && takesLonghorns(x)
}

// rideGoal returns the space to which the press that begins with move m rides: the space that was
// pressed or, for a single step, its space. It returns NoSpace for other moves.
func (b *Table) rideGoal(m engine.Move, reach *rules.Reach) rules.Space {
	goal := b.plan.goal
	switch m.Kind {
	case rules.KindMove:
		return goal
	case rules.KindStep:
		if goal != rules.NoSpace && reach.Has(goal) {
			if way := reach.Way(goal); len(way) > 0 && way[0] == rules.SpaceOf(m) {
				return goal
			}
		}
		return rules.SpaceOf(m)
	}
	return rules.NoSpace
}

// ambushAdvice returns a warning if move m rides to a space where a fight awaits the seat,
// otherwise "".
func (b *Table) ambushAdvice(m engine.Move) string {
	if m.Kind != rules.KindStep && m.Kind != rules.KindMove {
		return ""
	}
	reach, ok := b.State.RideReach()
	if !ok {
		return ""
	}
	x := b.rideGoal(m, &reach)
	if x == rules.NoSpace || !reach.Has(x) || !reach.Stops[x] || x == reach.From ||
		!b.fightsAfter(reach.Way(x)) {
		return ""
	}
	if now, _ := b.State.HandSize(b.State.Turn()); now == 0 {
		return i18n.T("You must stop and fight at %s, and you have no card to play.", spaceName(x))
	}
	return table.Sentences(i18n.T("You must stop and fight at %s: your move ends there.", spaceName(x)),
		b.oddsText(b.rideTo(reach.Way(x))...))
}

// rideTo returns the moves of a ride of the seat to move along the way.
func (b *Table) rideTo(way []rules.Space) (moves []engine.Move) {
	if b.State.Phase() == rules.PhaseAct {
		moves = append(moves, engine.Move{Kind: rules.KindMove})
	}
	for _, x := range way {
		moves = append(moves, rules.Step(x))
	}
	return moves
}

// fightsAfter reports whether a ride along the way ends in a fight that begins at once. It plays
// the ride on a copy of the position in which everything hidden from the seat is redealt. If the
// seat is asked something else on the way, or may avoid the fight, the result is false.
func (b *Table) fightsAfter(way []rules.Space) bool {
	s, p := b.sample(), b.State.Turn()
	for _, m := range b.rideTo(way) {
		if s.Turn() != p || s.Play(m, nil) != nil {
			return false
		}
	}
	board := rules.Game.NewBoard().(*rules.Board)
	board.Read(s, 0)
	return board.Fighting > 0
}

// farBetter is a difference of card values: bestCardAdvice warns only if the card played is better
// than the second best of the hand by at least this much.
const farBetter = 4

// bestCardAdvice returns a warning if move m plays the only good card of the hand in a fight with
// little to gain, otherwise "".
func (b *Table) bestCardAdvice(m engine.Move) string {
	d := b.fight()
	p := b.State.Turn()
	if m.Kind != rules.KindPlay || d == nil || d.Side[0] != p || d.Side[1] != engine.NoSeat || d.Kind() == "sheriff" ||
		d.Kind() == "bank_guard" {
		return ""
	}
	card, next, n := rules.CardOf(m), 0, 0
	for c := range b.State.Hand(p).All() {
		if n++; c != card {
			next = max(next, c.Value())
		}
	}
	if n < 2 || card.Value() < next+farBetter {
		return ""
	}
	return i18n.T("This is by far your best card. If you win: %s", b.ownStakes(b.withCard(d, card), 0))
}

// declineAdvice returns a warning if move m declines a fight although the seat has cards, otherwise
// "". It says what the seat loses by that.
func (b *Table) declineAdvice(m engine.Move) string {
	d := b.fight()
	if cards, _ := b.State.HandSize(b.State.Turn()); m.Kind != rules.KindDecline || d == nil || cards == 0 {
		return ""
	}
	text := i18n.T("You lose the fight without playing a card. %s", b.stakesLine(d, 0))
	for c := range b.State.Hand(b.State.Turn()).All() {
		if b.State.CancelsWound(c) {
			shield := i18n.T(b.State.Effect(c).Name)
			return table.Sentences(text, i18n.T("You can still cancel 1 wound with %s.", shield))
		}
	}
	return text
}

// routineEvents is the set of the kinds of events that the use of any card or item emits, even if
// it has no effect.
var routineEvents = map[engine.EventKind]bool{rules.EventAction: true, rules.EventDiscard: true, rules.EventUsed: true,
	rules.EventCount: true, rules.EventAsked: true, rules.EventSilent: true, rules.EventItemBack: true,
	rules.EventTargeted: true, rules.EventNoEffect: true}

// idleAdvice returns a warning if move m uses a card or an item without any effect, otherwise "".
func (b *Table) idleAdvice(m engine.Move) string {
	switch m.Kind {
	case rules.KindCard, rules.KindItem:
		if b.changesNothing(m) {
			return i18n.T("Using this now would do nothing, but still cost an action.")
		}
	case rules.KindUse:
		if b.affectsNobody(m) {
			return i18n.T("Using this now would change nothing, and you'd lose it.")
		}
	case rules.KindPlayer:
		if !b.State.Affects(rules.PlayerOf(m)) {
			return i18n.T("Using this would do nothing to the Man in Black, and you'd lose it.")
		}
	}
	return ""
}

// sample returns a copy of the position in which everything that is hidden from the seat to move is
// redealt at random.
func (b *Table) sample() *rules.State { return b.sampleOf(1) }

// sampleOf is like sample; seed selects the sample.
func (b *Table) sampleOf(seed uint64) *rules.State {
	s := new(rules.State)
	b.State.CopyTo(s)
	s.Determinize(b.State.Turn(), rand.New(rand.NewPCG(seed, 0xf2)))
	return s
}

// affectsNobody reports whether move m, which uses a card or an item in an open window, then asks
// for a player and does nothing to any of those that can be chosen. Other uses change what the
// rules add up silently, such as the length of a ride or the wounds to come, so nothing can be
// proved about them.
func (b *Table) affectsNobody(m engine.Move) bool {
	s := b.sample()
	if s.Play(m, nil) != nil || s.Turn() != b.State.Turn() || s.Phase() != rules.PhaseTarget {
		return false
	}
	return !slices.ContainsFunc(s.Moves(nil), func(x engine.Move) bool {
		return x.Kind != rules.KindPlayer || s.Affects(rules.PlayerOf(x))
	})
}

// changesNothing reports whether the only effect of move m, an action, is that a card or an item
// and the action are gone: it and the forced moves after it lead back to the choice of an action
// without any other event or, if it is the last action, to all that the end of the turn brings
// anyway, and to nothing else. A decision of the card itself can be of the same kind as one after
// the end of the turn, but comes before its events.
func (b *Table) changesNothing(m engine.Move) bool {
	used, after := b.eventsOf(m)
	if after == nil {
		return false
	}
	if after.Turn() == b.State.Turn() && after.Phase() == rules.PhaseAct {
		return len(used) == 0
	}
	end, ended := b.eventsOf(engine.Move{Kind: rules.KindEndTurn})
	return b.State.ActionsLeft() == 1 && ended != nil &&
		ended.Turn() == after.Turn() && ended.Phase() == after.Phase() && slices.Equal(used, end)
}

// eventsOf returns the events of move m and of the forced moves after it that are not routine, up
// to the choice of an action, and the position there. The position is nil if m is not legal.
func (b *Table) eventsOf(m engine.Move) (all []engine.Event, after *rules.State) {
	s := b.sample()
	tell := func(e engine.Event) {
		if !routineEvents[e.Kind] {
			all = append(all, e)
		}
	}
	if s.Play(m, tell) != nil {
		return nil, nil
	}
	for s.Turn() == b.State.Turn() && s.Phase() != rules.PhaseAct {
		forced := s.Moves(nil)
		if len(forced) != 1 || s.Play(forced[0], tell) != nil {
			break
		}
	}
	return all, s
}

// pouchAdvice returns a warning if move m prospects for gold although the seat can carry no more
// nuggets, or works although it can carry no more money, otherwise "".
func (b *Table) pouchAdvice(m engine.Move) string {
	if m.Kind == rules.KindWork {
		if now, limit := b.State.Money(b.State.Turn()); now >= limit {
			return i18n.T("You can't carry more than %s: work would bring you no money.", dollars(limit))
		}
	}
	if m.Kind != rules.KindProspect {
		return ""
	}
	if now, most := b.State.Nuggets(b.State.Turn()); now >= most {
		return i18n.T("You have %d of %d nuggets and can't carry more. Deposit them at the Bank for $20 and 1 LP each.", now, most)
	}
	return ""
}

// patrolAdvice returns a warning if move m sends the Sheriff to a space that he will not reach,
// because he stops at a Wanted player on the way. Otherwise it returns "".
func (b *Table) patrolAdvice(m engine.Move) string {
	if m.Kind != rules.KindStep || b.State.Phase() != rules.PhaseSheriffStep || b.plan.goal == rules.NoSpace {
		return ""
	}
	way := b.State.SheriffWay(b.plan.goal)
	if n := len(way); n > 0 && way[n-1] != b.plan.goal {
		return i18n.T("The Sheriff stops at %s, where he meets %s.", spaceName(way[n-1]), b.wantedNames(way[n-1]))
	}
	return ""
}

// discAdvice returns a warning if move m passes although the seat could add a disc to a story card
// at no cost, otherwise "".
func (b *Table) discAdvice(m engine.Move) string {
	if m.Kind != rules.KindPass {
		return ""
	}
	for _, x := range b.State.Moves(nil) {
		if x.Kind == rules.KindContribute {
			t := rules.DescribeStory(rules.StoryOf(x))
			return i18n.T("You can add a disc to %s for free. Reward: %s.", i18n.T(t.Name), i18n.T(t.Reward))
		}
	}
	return ""
}

// lastActionsAdvice returns a warning if move m ends the seat's last turn of the game although it
// has actions left, otherwise "".
func (b *Table) lastActionsAdvice(m engine.Move) string {
	now, last := b.State.Round()
	n := b.State.ActionsLeft()
	if m.Kind != rules.KindEndTurn || now != last || n == 0 {
		return ""
	}
	return i18n.N(n, "This is your last turn, and you still have %d action.",
		"This is your last turn, and you still have %d actions.", n)
}

// goalAdvice returns a warning if move m ends the turn although the seat could complete a goal now,
// otherwise "".
func (b *Table) goalAdvice(m engine.Move) string {
	if m.Kind != rules.KindEndTurn {
		return ""
	}
	for _, x := range b.State.Moves(nil) {
		if x.Kind == rules.KindCompleteGoal {
			return i18n.T("You've met a goal: complete it for free before your turn ends.")
		}
	}
	return ""
}
