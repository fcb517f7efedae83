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

// silentEvents is the set of the kinds of events that immediateEffect ignores, because they do not
// matter to the player.
var silentEvents = map[engine.EventKind]bool{rules.EventCount: true, rules.EventDrewCard: true, rules.EventAsked: true,
	rules.EventSilent: true}

// mostEffects is the number of sentences about a choice up to which immediateEffect says what it
// does.
const mostEffects = 3

// rewardText returns what the choice of an option by move m brings or costs, or what is asked next.
func (b *Table) rewardText(m engine.Move) string {
	label := rules.LabelName(rules.OptionOf(m))
	if tip := b.optionTip(label); tip != "" {
		return tip
	}
	if said := b.wantedAnyway(m); said != "" {
		return said
	}
	if said := b.immediateEffect(m); said != "" {
		return said
	}
	switch cards := b.hand(); {
	case label == "discard" && len(cards) == 1 && b.Viewer == b.State.Turn():
		return i18n.T("Discard %s.", b.cardTitle(cards[0]))
	case label == "gambler": // the track has no space left, so that no event tells of a step
		return table.Sentences(i18n.T("The reward: %s.", i18n.T(gamblerPays[len(gamblerPays)-1])),
			b.tokenLimit(b.State.Turn()))
	}
	if text, ok := optionTexts()[label]; ok {
		return i18n.T(text)
	}
	_, text := b.cause()
	return text
}

// optionTexts holds, by the ID of an option, what it leads to if the effect does not begin at once.
var optionTexts = sync.OnceValue(func() map[string]string {
	return map[string]string{
		"cattle":   i18n.Mark("Take the cattle token, to deliver it for its reward."),
		"longhorn": i18n.Mark("Take a longhorn, to deliver it for 1 LP and $30."),
		"none":     i18n.Mark("Pay nothing, and gain nothing."),
		"discard":  i18n.Mark("Choose 1 card from your hand to discard."),
		"card":     i18n.Mark("Choose 1 card from your hand to give away."),
		"wound":    i18n.Mark("Take 1 wound, unless you cancel it."),
	}
})

// immediateEffect returns the immediate effect of move m as text: what each event that m causes
// does, up to the first event that depends on chance. It says it of the choices of one decision in
// the same form: "Gain 1 LP: 5 in total."
func (b *Table) immediateEffect(m engine.Move) string {
	next := new(rules.State)
	b.State.CopyTo(next)
	var said []string
	sure, over, marker, taken := true, false, false, b.takenAtOnce(m) != ""
	if next.Play(m, func(e engine.Event) {
		if over = over || b.Upkeep(m, e); over {
			return
		}
		marker = marker || e.Kind == rules.EventMarker && e.Seat == b.State.Turn()
		if silentEvents[e.Kind] || !sure || len(said) == mostEffects {
			return
		}
		line := b.effectSentence(e, taken)
		if sure = line != ""; sure {
			said = append(said, line)
		}
	}) != nil {
		return ""
	}
	if marker {
		said = append(said, i18n.T("Then resolve an event."))
	}
	return table.Sentences(said...)
}

// effectSentence returns a sentence about what event e changes, said to the seat to move if it is
// about that seat. It returns "" for events that are not about possessions or tracks. taken is set
// if the seat loses a point on a track again at once, so that it pays nothing later.
func (b *Table) effectSentence(e engine.Event, taken bool) string {
	switch e.Kind {
	case rules.EventMoney, rules.EventLP, rules.EventPoint, rules.EventNuggets, rules.EventWounds, rules.EventDrew,
		rules.EventOverLimit, rules.EventNoEffect:
	default:
		return ""
	}
	if _, line := b.shortLine(e.For(b.RevealedSeats)); e.Seat != b.State.Turn() || line == "" {
		return line
	}
	switch t := rules.TrackIn(e); {
	case e.Kind != rules.EventPoint:
	case taken && rules.PointsIn(e) > 0:
		return i18n.T("Advance to %s %d.", i18n.T(trackNames[t%3]), rules.PointsIn(e))
	default:
		return b.stepSentence(t, rules.PointsIn(e))
	}
	n := 0
	if e.Kind != rules.EventDrew && e.Kind != rules.EventNoEffect && e.Kind != rules.EventOverLimit {
		n = rules.ChangeIn(e)
	}
	switch size := max(n, -n); {
	case e.Kind == rules.EventMoney && n > 0:
		return i18n.T("Gain %s: %s in total.", dollars(n), dollars(rules.NowIn(e)))
	case e.Kind == rules.EventMoney:
		return i18n.T("Pay %s: %s left.", dollars(size), dollars(rules.NowIn(e)))
	case e.Kind == rules.EventLP && n > 0:
		return i18n.N(n, "Gain %d LP: %d in total.", "Gain %d LP: %d in total.", n, rules.NowIn(e))
	case e.Kind == rules.EventLP:
		return i18n.N(size, "Lose %d LP: %d left.", "Lose %d LP: %d left.", size, rules.NowIn(e))
	case e.Kind == rules.EventNuggets && n > 0:
		return i18n.N(n, "Gain %d nugget: %d in total.", "Gain %d nuggets: %d in total.", n, rules.NowIn(e))
	case e.Kind == rules.EventNuggets:
		return i18n.N(size, "Pay %d nugget: %d left.", "Pay %d nuggets: %d left.", size, rules.NowIn(e))
	case e.Kind == rules.EventWounds && n > 0:
		return i18n.N(n, "Take %d wound: %d in total.", "Take %d wounds: %d in total.", n, rules.NowIn(e))
	case e.Kind == rules.EventWounds:
		return i18n.N(size, "Heal %d wound: %d left.", "Heal %d wounds: %d left.", size, rules.NowIn(e))
	case e.Kind == rules.EventDrew:
		return i18n.N(rules.CardsIn(e), "Draw %d card: %d in hand.", "Draw %d cards: %d in hand.", rules.CardsIn(e),
			rules.HandIn(e))
	case e.Kind == rules.EventOverLimit:
		return i18n.T("You can't carry another %s.", overLimit(e))
	}
	_, line := b.shortLine(e)
	return line
}

// stepSentence returns a sentence about the step to space n of a track, with what the space pays if
// no other event tells: because it is chosen or drawn, or paid at the end of each turn.
func (b *Table) stepSentence(t rules.Track, n int) string {
	name := i18n.T(trackNames[t%3])
	if n == 0 {
		return i18n.T("Lose all %s points.", name)
	}
	step := i18n.T("Advance to %s %d.", name, n)
	switch {
	case t == rules.Wanted:
		row := rules.Wanted.Row(n)
		return i18n.N(row, "%[2]s %[3]d: %[1]d LP each turn.", "%[2]s %[3]d: %[1]d LP each turn.", row, name, n)
	case t == rules.Gambler:
		if pays := gamblerPays[min(n, len(gamblerPays))-1]; !strings.HasSuffix(pays, "LP") {
			return table.Sentences(step, i18n.T("The reward there: %s.", i18n.T(pays)), b.limitOf(b.State.Turn(), n))
		}
	}
	return step
}

// wantedEndTip says what being Wanted scores at the end of the game (R109).
var wantedEndTip = i18n.Mark(
	"At the end of the game, being Wanted scores 3 LP if you're alone in front on the track, otherwise 1 LP.")

// endBonus returns a sentence about what the track on which option m advances the seat to move
// scores at the end of the game (R109), or "" if m is about no track.
func (b *Table) endBonus(m engine.Move) string {
	if taken := b.takenAtOnce(m); taken != "" {
		return taken
	}
	switch rules.LabelName(rules.OptionOf(m)) {
	case "wanted":
		return i18n.T("At the end of the game: 3 LP if you're alone in front, otherwise 1 LP.")
	case "gambler":
		return i18n.T("At the end of the game: 1 LP if you're in front.")
	case "marshal":
	default:
		return ""
	}
	next, space := new(rules.State), 0
	b.State.CopyTo(next)
	if next.Play(m, func(e engine.Event) {
		if e.Kind == rules.EventPoint && e.Seat == b.State.Turn() && rules.TrackIn(e) == rules.Marshal {
			space = max(space, rules.PointsIn(e))
		}
	}) != nil || space == 0 {
		return ""
	}
	row := rules.Marshal.Row(space)
	if row == rules.Marshal.Row(b.of(b.State.Turn()).Cube[rules.Marshal]) {
		return i18n.N(row, "At the end of the game: still %d LP.", "At the end of the game: still %d LP.", row)
	}
	return i18n.N(row, "At the end of the game: %d LP.", "At the end of the game: %d LP.", row)
}

// takenAtOnce returns a sentence about what takes the points of the track on which option m
// advances the seat to move as soon as the fight that asks for it is over, or "" if the seat keeps
// them.
func (b *Table) takenAtOnce(m engine.Move) (said string) {
	label := rules.LabelName(rules.OptionOf(m))
	_, side, ok := b.choosingWinner()
	if !ok || label != "marshal" && label != "wanted" {
		return ""
	}
	b.afterChoice(m, func(d *rules.Duel) {
		for _, s := range b.Board.Stakes(d, side) {
			switch {
			case s.Seat != b.State.Turn():
			case s.Kind == rules.StakeStar && label == "marshal":
				said = i18n.T("You lose the point again at once: this fight makes you Wanted.")
			case s.Kind == rules.StakeArrest && label == "wanted":
				said = i18n.T("You lose the point again at once: the Sheriff arrests you.")
			}
		}
	})
	return said
}

// choosingWinner returns the fight d in which a fight card asks for a choice now, and the side (0
// or 1) that wins as the cards lie. ok is false if there is no such fight, or a value is hidden.
func (b *Table) choosingWinner() (d *rules.Duel, side int, ok bool) {
	d = b.fight()
	if d == nil || b.State.Cause().Kind != rules.CauseFightCard {
		return nil, 0, false
	}
	sums, seen := b.bothSums(d)
	return d, b.winningSide(d, sums), seen
}

// wantedAnyway returns what a Wanted point that is option m of a fight card changes if the fight
// makes the seat to move Wanted whatever it chooses: the space and the LP each turn that the seat
// gets by both, compared with those without the option. It returns "" for other options.
func (b *Table) wantedAnyway(m engine.Move) string {
	d, side, ok := b.choosingWinner()
	if !ok || rules.LabelName(rules.OptionOf(m)) != "wanted" || !b.valuesAreFinal() {
		return ""
	}
	without, ok := b.wantedStake(d, side)
	cards := -b.of(b.State.Turn()).Cards - without.Cards
	with := without
	b.afterChoice(m, func(d *rules.Duel) {
		with, _ = b.wantedStake(d, side)
		cards += b.of(b.State.Turn()).Cards + with.Cards
	})
	if !ok || with.Space <= without.Space {
		return ""
	}
	said := []string{i18n.T("This fight makes you Wanted anyway: Wanted %d instead of %d.", with.Space, without.Space)}
	if cards > 0 {
		said = append(said, i18n.N(cards, "Draw %d more card.", "Draw %d more cards.", cards))
	}
	row, usual := rules.Wanted.Row(with.Space), rules.Wanted.Row(without.Space)
	if row == usual {
		said = append(said, i18n.N(row, "Still %d LP each turn.", "Still %d LP each turn.", row))
	} else {
		said = append(said, i18n.N(row, "%d LP each turn instead of %d.", "%d LP each turn instead of %d.", row, usual))
	}
	return table.Sentences(said...)
}

// wantedStake returns the Wanted points that the seat to move gets if side wins fight d; ok is
// false if there are none.
func (b *Table) wantedStake(d *rules.Duel, side int) (s rules.Stake, ok bool) {
	all := b.Board.Stakes(d, side)
	i := slices.IndexFunc(all, func(s rules.Stake) bool {
		return s.Kind == rules.StakePoints && s.Track == rules.Wanted && s.Seat == b.State.Turn()
	})
	if i < 0 {
		return s, false
	}
	return all[i], true
}

// tokenLimit returns a sentence about the limit of legendary tokens if seat has some already,
// otherwise "" (R87).
func (b *Table) tokenLimit(seat engine.Seat) string {
	held := b.of(seat).TokensHeld
	if held == 0 {
		return ""
	}
	return i18n.N(held, "You have %d legendary token, and you can keep only %d.",
		"You have %d legendary tokens, and you can keep only %d.", held, rules.MaxTokens)
}

// limitOf returns the limit of legendary tokens, see tokenLimit, for seat if space n of the Gambler
// track pays such tokens.
func (b *Table) limitOf(seat engine.Seat, n int) string {
	if !strings.Contains(gamblerPays[min(n, len(gamblerPays))-1], "token") {
		return ""
	}
	return b.tokenLimit(seat)
}
