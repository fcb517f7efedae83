package westernlegends

import (
	"strings"
	"sync"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/i18n"
)

// This file holds the log lines about effects: who uses what and what it does, at whom it is aimed,
// and why a part of an effect does nothing.

// usedLine returns the log line of event e: which card, ability or item a seat uses. For those
// whose effect no other line tells, it says what they do. It returns "" if another line names the
// source too.
func (b *Table) usedLine(e engine.Event) string {
	c, ability, i := rules.SourceIn(e).Parts()
	who, what := b.Name(e.Seat), b.sourceName(rules.SourceIn(e))
	id := ""
	switch {
	case ability >= 0:
		if char := b.of(e.Seat).Char; char >= 0 {
			what, id = i18n.T("the ability of %s", charName(char)), char.String()
			if ability > 0 { // the same character has another ability for the same moment
				id += strings.Repeat("+", ability)
			}
		}
	case c >= 0:
		id = b.State.Effect(c).ID
	case i == rifle():
		return "" // the line about the cards that it shows names it
	default:
		id = i.String()
	}
	if line, ok := quietEffects()[id]; ok {
		return i18n.T(line, who, what)
	}
	return i18n.T("%s uses %s.", who, what)
}

// quietEffects holds the log lines of poker cards, items and abilities whose effect no other line
// tells, by the ID of the effect, the item or the character, with a plus sign for each ability of
// the character before it.
var quietEffects = sync.OnceValue(func() map[string]string {
	one := i18n.Mark("%s uses %s: the opponent's card gets −1.")
	return map[string]string{
		"fools_gold":   i18n.Mark("%s uses %s and keeps the money and gold."),
		"close_shave":  i18n.Mark("%s uses %s and cancels 1 wound."),
		"encore":       i18n.Mark("%s uses %s and pays $10 less."),
		"sprint":       i18n.Mark("%s uses %s and moves up to 2 more spaces."),
		"stick_em_up":  i18n.Mark("%s uses %s: the opponent's card gets −2."),
		"shootout":     i18n.Mark("%s uses %s: the opponent's card gets −3."),
		"ambush":       one,
		"revolver":     one,
		"jesse_james":  one,
		"kit_carson+":  one,
		"dead_eye":     i18n.Mark("%s uses %s and wins ties in this fight."),
		"jesse_james+": i18n.Mark("%s uses %s and wins ties in this fight."),
	}
})

// rifle returns the item that shows cards of the opponent.
var rifle = sync.OnceValue(func() rules.Item {
	for i := range rules.Item(rules.Items) {
		if i.String() == "rifle" {
			return i
		}
	}
	return rules.NoItem
})

// sameSource reports whether event used tells that a seat uses an item or an ability, and event
// gain what the seat gains by it at once. The line of the gain names the source already. s knows
// the characters.
func sameSource(used, gain engine.Event, s *rules.State) bool {
	switch gain.Kind {
	case rules.EventMoney, rules.EventLP, rules.EventNuggets, rules.EventWounds, rules.EventDrew:
	default:
		return false
	}
	if used.Kind != rules.EventUsed || used.Seat != gain.Seat {
		return false
	}
	_, ability, item := rules.SourceIn(used).Parts()
	switch why := rules.WhyIn(gain).Cause(); {
	case ability >= 0:
		return why.Kind == rules.CauseAbility && why.N == int(s.Character(used.Seat))
	case item >= 0:
		return why.Kind == rules.CauseItem && why.N == int(item)
	}
	return false
}

// samePoints reports whether two events are steps of the same seat along the same track, by the
// same cause.
func samePoints(before, last engine.Event) bool {
	return before.Kind == rules.EventPoint && last.Kind == rules.EventPoint && before.Seat == last.Seat &&
		rules.TrackIn(before) == rules.TrackIn(last) && rules.PointsIn(last) == rules.PointsIn(before)+1 &&
		rules.WhyIn(before) == rules.WhyIn(last)
}

// opponent returns the name of a player in an event, in which NoSeat stands for the Man in Black.
func (b *Table) opponent(p engine.Seat) string {
	if p == engine.NoSeat {
		p = rules.ManInBlack
	}
	return b.who(p)
}

// lookedLine returns the log line of event e: a seat looks at cards of another player's hand, or at
// fight cards of an opponent without a seat. Only the Rifle shows them.
func (b *Table) lookedLine(e engine.Event) string {
	n, who := rules.CardsIn(e), b.Name(e.Seat)
	if e.Other == engine.NoSeat {
		return i18n.N(n, "%[2]s uses %[3]s and looks at %[1]d fight card.",
			"%[2]s uses %[3]s and looks at %[1]d fight cards.", n, who, itemName(rifle()))
	}
	return i18n.N(n, "%[2]s uses %[3]s and looks at %[1]d card of %[4]s.",
		"%[2]s uses %[3]s and looks at %[1]d cards of %[4]s.", n, who, itemName(rifle()), b.Name(e.Other))
}

// targetLine returns the log line of event e: at whom an effect is aimed.
func (b *Table) targetLine(e engine.Event) string {
	why := rules.CauseIn(e)
	name, _ := b.causeTexts(why)
	if why.Kind == rules.CauseAbility {
		name = i18n.T("the ability of %s", name)
	}
	return i18n.T("%s chooses %s as the target of %s.", b.Name(e.Seat), b.opponent(e.Other), name)
}

// noEffectLine returns the log line of event e: why a part of an effect does nothing.
func (b *Table) noEffectLine(e engine.Event) string {
	thing, x := rules.ThingIn(e), rules.SpaceIn(e)
	switch rules.FailureIn(e) {
	case rules.FailOccupied:
		return i18n.T("At %s, %s can't appear: %s.", spaceName(x), i18n.T(tokenNames[rules.TokenKind(thing)]),
			b.occupantText(x))
	case rules.FailRoller:
		return i18n.T("No high roller sits down in %s: there is one already.", saloonName(rules.Town(thing)))
	case rules.FailSupply:
		return i18n.T("Nothing appears: all tokens of this kind are in play.")
	case rules.FailHideouts:
		return i18n.T("No bandits appear: the hideouts are occupied.")
	case rules.FailNobody:
		return i18n.T(emptyGroups()[rules.GroupName(thing)])
	case rules.FailNoTarget:
		return i18n.T("This has no effect: there's no player to choose.")
	case rules.FailNoWanted:
		return i18n.T("The Sheriff stays where he is: no player is Wanted.")
	}
	if b.of(e.Seat).Cards == 0 {
		return i18n.T("%s has 3 wounds already and takes no more.", b.Name(e.Seat))
	}
	return i18n.N(thing, "%[2]s has 3 wounds already: %[1]d more costs a card.",
		"%[2]s has 3 wounds already: each of %[1]d more costs a card.", thing, b.Name(e.Seat))
}

// emptyGroups holds, by name of a group of players, the sentence that says that nobody belongs to
// it, see [rules.GroupName].
var emptyGroups = sync.OnceValue(func() map[string]string {
	return map[string]string{
		"others":       i18n.Mark("This applies to no other player."),
		"wanted":       i18n.Mark("No player is Wanted."),
		"marshals":     i18n.Mark("No player is a Marshal."),
		"in_town":      i18n.Mark("No player is in a town."),
		"outside_town": i18n.Mark("No player is outside the towns."),
		"in_red_falls": i18n.Mark("No player is in Red Falls."),
		"with_mib":     i18n.Mark("No player is in the space of the Man in Black."),
	}
})

// occupantText says in a few words who or what is on space x.
func (b *Table) occupantText(x rules.Space) string {
	var all []string
	for p := range b.SeatCount() {
		if b.Board.Of[p].Space == x {
			all = append(all, b.Name(p))
		}
	}
	if b.Board.Sheriff == x {
		all = append(all, i18n.T("the Sheriff"))
	}
	if b.Board.Bandits.Has(x) {
		all = append(all, i18n.T("the bandit"))
	}
	if kind := b.Board.Kind[x]; kind >= 0 {
		all = append(all, i18n.T(tokenNames[rules.TokenKind(kind)]))
	}
	if b.Board.Train == x {
		all = append(all, i18n.T("the Train"))
	}
	if b.mibThere() && b.Board.MIB == x {
		all = append(all, b.who(rules.ManInBlack))
	}
	if len(all) == 0 {
		return i18n.T("the space is occupied")
	}
	return i18n.N(len(all), "%[2]s is there", "%[2]s are there", len(all), i18n.List(all))
}

// tallyText returns what event e, a line of the final scoring, gives points for, with the reason
// for the number.
func (b *Table) tallyText(e engine.Event) string {
	step, w := rules.StepIn(e)%len(tallyNames), b.of(e.Seat)
	name := i18n.T(tallyNames[step])
	why := ""
	switch tallyNames[step] {
	case tallyNames[tallyMoney]:
		why = i18n.T("1 for each $60 of %s", dollars(w.Money))
	case tallyNames[tallyWounds]:
		why = i18n.T("−1 for each")
	case tallyNames[tallyWanted]:
		why = i18n.T("not alone in front")
		if rules.ChangeIn(e) > 1 {
			why = i18n.T("alone in front")
		}
	case tallyNames[tallyMarshal]:
		why = i18n.T("row %d of the track", rules.ChangeIn(e))
	case tallyNames[tallyGambler]:
		why = i18n.T("in front")
	}
	return withReason(name, why)
}

// withReason returns a name with the reason after it in brackets, or without one if it is "".
func withReason(name, why string) string {
	if why == "" {
		return name
	}
	return i18n.T("%s (%s)", name, why)
}

// Steps of the final scoring, as indices of tallyNames.
const (
	tallyMoney = 2 + iota
	tallyWounds
	tallyWanted
	tallyMarshal
	tallyGambler
)

// scoreRules says how many points the lines of the final scoring give in which players are
// compared, by the English names of the lines.
var scoreRules = sync.OnceValue(func() map[string]string {
	return map[string]string{
		"Wanted":  i18n.Mark("3 LP if you alone are farthest on the Wanted track, otherwise 1 LP if you're Wanted"),
		"Gambler": i18n.Mark("1 LP for each player farthest on the Gambler track"),
	}
})

// ScoreRule returns how many points a line of the final scoring gives, given by its English name.
func (b *Table) ScoreRule(line string) string {
	if text, ok := scoreRules()[line]; ok {
		return i18n.T(text)
	}
	return ""
}
