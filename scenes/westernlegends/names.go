package westernlegends

import (
	"strings"
	"sync"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// dollars formats an amount of money: "$20".
var dollars = table.Dollars

// FormatMoney formats n dollars: "$20".
func (b *Table) FormatMoney(n int) string { return dollars(n) }

// suits holds, by suit, the text of a card's name with a placeholder for the rank: "%s of hearts".
var suits = [4]string{i18n.Mark("%s of hearts"), i18n.Mark("%s of diamonds"), i18n.Mark("%s of clubs"),
	i18n.Mark("%s of spades")}

// cardName returns the rank and the suit of poker card c as text: "9 of hearts".
func cardName(c rules.Card) string {
	if c < 0 {
		return i18n.T("no card")
	}
	return i18n.T(suits[c.Suit()], c.Rank())
}

// cardNames returns a list of the names of the cards in a set, as text.
func cardNames(set rules.CardSet) string {
	var out []string
	for c := range set.All() {
		out = append(out, cardName(c))
	}
	return strings.Join(out, ", ")
}

func itemName(i rules.Item) string {
	if i < 0 {
		return i18n.T("nothing")
	}
	return i18n.T(i.Info().Name)
}

func charName(c rules.Char) string {
	if c < 0 {
		return i18n.T("no character yet")
	}
	return i18n.T(c.Info().Name)
}

func spaceName(x rules.Space) string {
	if x == rules.NoSpace {
		return i18n.T("nowhere")
	}
	return i18n.T(x.Info().Name)
}

// who returns the name of the player on seat p, or of the Man in Black.
func (b *Table) who(p engine.Seat) string {
	if p == rules.ManInBlack {
		return i18n.T("the Man in Black")
	}
	if p == engine.NoSeat {
		return i18n.T("nobody")
	}
	return b.Name(p)
}

// townNames returns the English names of the towns, which still have to be translated.
var townNames = sync.OnceValue(func() map[rules.Town]string {
	return map[rules.Town]string{
		rules.Darkrock:     i18n.Mark("Darkrock"),
		rules.RedFalls:     i18n.Mark("Red Falls"),
		rules.BuzzardGulch: i18n.Mark("Buzzard Gulch"),
	}
})

func saloonName(t rules.Town) string { return i18n.T("the %s saloon", i18n.T(townNames()[t])) }

// lookName returns the name of the place that a "look" move looks at. n is the number of a space,
// or rules.PeekSaloon plus the number of a town for its saloon.
func lookName(n int) string {
	switch {
	case n < 0:
		return i18n.T("none")
	case n >= rules.PeekSaloon:
		return saloonName(rules.Town(n - rules.PeekSaloon))
	}
	return spaceName(rules.Space(n))
}

// sourceName returns the name of source: a poker card with its effect, a character's ability, or an
// item.
func (b *Table) sourceName(source rules.Source) string {
	c, ability, i := source.Parts()
	switch {
	case c >= 0:
		return i18n.T("%s (%s)", i18n.T(b.State.Effect(c).Name), cardName(c))
	case ability >= 0:
		return i18n.T("the ability")
	}
	return itemName(i)
}

// fights maps the ID of a kind of fight to its name.
var fights = map[string]string{
	"arrest":     i18n.Mark("Arrest"),
	"duel":       i18n.Mark("Duel"),
	"rob":        i18n.Mark("Robbery"),
	"bandit":     i18n.Mark("Bandit"),
	"bank_guard": i18n.Mark("Bank robbery"), "sheriff": i18n.Mark("The Sheriff"), "outlaw": i18n.Mark("Outlaw"),
	"claim_jumper": i18n.Mark("Claim jumper"),
	"train_guard":  i18n.Mark("Train guard"),
	"mib_duel":     i18n.Mark("Duel with the Man in Black"),
}

// foes maps the kind of a fight (by ID) against an opponent without a seat, such as a bandit, to
// the texts about this opponent.
var foes = sync.OnceValue(func() map[string]foe {
	return map[string]foe{
		"bandit": {i18n.Mark("the bandit"), i18n.Mark("%s against a bandit"),
			i18n.Mark("%s fights a bandit (%d fight cards).")},
		"bank_guard": {i18n.Mark("the bank guard"), i18n.Mark("%s against the bank guard"),
			i18n.Mark("%s fights the bank guard (%d fight cards).")},
		"sheriff": {i18n.Mark("the Sheriff"), i18n.Mark("%s against the Sheriff"),
			i18n.Mark("%s fights the Sheriff (%d fight cards).")},
		"outlaw": {i18n.Mark("the outlaw"), i18n.Mark("%s against an outlaw"),
			i18n.Mark("%s fights an outlaw (%d fight cards).")},
		"claim_jumper": {i18n.Mark("the claim jumper"), i18n.Mark("%s against a claim jumper"),
			i18n.Mark("%s fights a claim jumper (%d fight cards).")},
		"train_guard": {i18n.Mark("the train guard"), i18n.Mark("%s against the train guard"),
			i18n.Mark("%s fights the train guard (%d fight cards).")},
	}
})

// foe holds the texts for an opponent without a seat: its name, the title of a fight against it,
// and the log line of such a fight.
type foe struct{ name, title, fought string }

// games maps the ID of a card game to its name.
var games = map[string]string{
	"poker": i18n.Mark("Poker"), "high_stakes": i18n.Mark("High stakes poker"),
	"challenge": i18n.Mark("High roller poker"),
	"faro":      i18n.Mark("Faro"),
}

// hands returns the names of the poker hands by ID.
var hands = sync.OnceValue(func() map[string]string {
	return map[string]string{
		"high_card": i18n.Mark("High card"), "pair": i18n.Mark("A pair"), "two_pair": i18n.Mark("Two pair"),
		"three_of_a_kind": i18n.Mark("Three of a kind"),
		"straight":        i18n.Mark("A straight"),
		"flush":           i18n.Mark("A flush"),
		"full_house":      i18n.Mark("A full house"), "four_of_a_kind": i18n.Mark("Four of a kind"),
		"straight_flush": i18n.Mark("A straight flush"), "royal_flush": i18n.Mark("A royal flush"),
		"five_of_a_kind": i18n.Mark("Five of a kind"),
	}
})

// options maps the ID of an option that a player can choose, such as a reward of a robbery, to its
// English name, which still has to be translated.
var options = sync.OnceValue(func() map[string]string {
	return map[string]string{
		"lp":      i18n.Mark("1 LP"),
		"marshal": i18n.Mark("1 Marshal point"),
		"wanted":  i18n.Mark("1 Wanted point"),
		"gambler": i18n.Mark("1 Gambler point"), "money": i18n.Mark("Money"), "nuggets": i18n.Mark("Gold nuggets"),
		"cattle": i18n.Mark("The cattle token"), "longhorn": i18n.Mark("A longhorn"), "none": i18n.Mark("Nothing"),
		"use":     i18n.Mark("Use it"),
		"pay":     i18n.Mark("Pay"),
		"discard": i18n.Mark("Discard a card"),
		"card":    i18n.Mark("Give a card"),
		"wound":   i18n.Mark("Take a wound"), "draw": i18n.Mark("Draw cards"),
	}
})

// optionName returns the translated name of an option. n is the number of its label, see
// [rules.LabelName].
func optionName(n int) string {
	id := rules.LabelName(n)
	if name, ok := options()[id]; ok {
		return i18n.T(name)
	}
	return id
}

// trackNames holds the names of the tracks, by rules.Track.
var trackNames = [3]string{i18n.Mark("Marshal"), i18n.Mark("Wanted"), i18n.Mark("Gambler")}

// cattleNames holds the names of the cattle by colour of their ranch.
var cattleNames = [3]string{i18n.Mark("green cattle"), i18n.Mark("blue cattle"), i18n.Mark("orange cattle")}

// tokenNames holds the names of the event tokens by kind.
var tokenNames = map[rules.TokenKind]string{
	rules.Outlaw:      i18n.Mark("an outlaw"),
	rules.ClaimJumper: i18n.Mark("a claim jumper"),
	rules.HighRoller:  i18n.Mark("a high roller"),
	rules.Longhorn:    i18n.Mark("a longhorn"),
}
