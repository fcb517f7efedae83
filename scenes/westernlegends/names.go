package westernlegends

import (
	"strings"
	"sync"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/words"
	"gulch/scenes/table"
)

// dollars returns an amount in dollars as text.
var dollars = table.Dollars

// Money returns an amount in dollars as text.
func (b *Table) Money(n int) string { return dollars(n) }

// suits holds the names of cards by suit, with a placeholder for the rank.
var suits = [4]string{words.Mark("%s of hearts"), words.Mark("%s of diamonds"), words.Mark("%s of clubs"), words.Mark("%s of spades")}

// cardName returns rank and suit of a poker card: "9 of hearts".
func cardName(c rules.Card) string {
	if c < 0 {
		return words.T("no card")
	}
	return words.T(suits[c.Suit()], c.Rank())
}

// cardNames returns the names of cards as a list.
func cardNames(set rules.CardSet) string {
	var out []string
	for c := range set.All() {
		out = append(out, cardName(c))
	}
	return strings.Join(out, ", ")
}

func itemName(i rules.Item) string {
	if i < 0 {
		return words.T("nothing")
	}
	return words.T(i.Info().Name)
}

func charName(c rules.Char) string {
	if c < 0 {
		return words.T("nobody yet")
	}
	return words.T(c.Info().Name)
}

func spaceName(x rules.Space) string {
	if x == rules.NoSpace {
		return words.T("nowhere")
	}
	return words.T(x.Info().Name)
}

// who returns the name of a seat or of the Man in Black.
func (b *Table) who(p engine.Seat) string {
	if p == rules.ManInBlack {
		return words.T("the Man in Black")
	}
	if p == engine.NoSeat {
		return words.T("nobody")
	}
	return b.Name(p)
}

// townNames returns the names of the towns; each has a saloon.
var townNames = sync.OnceValue(func() map[rules.Town]string {
	return map[rules.Town]string{
		rules.Darkrock: words.Mark("Darkrock"), rules.RedFalls: words.Mark("Red Falls"), rules.BuzzardGulch: words.Mark("Buzzard Gulch"),
	}
})

func saloonName(t rules.Town) string { return words.T("the saloon of %s", words.T(townNames()[t])) }

// lookName returns the name of the place in a move that looks at something: a space, or a saloon
// from rules.PeekSaloon on.
func lookName(n int) string {
	switch {
	case n < 0:
		return words.T("none")
	case n >= rules.PeekSaloon:
		return saloonName(rules.Town(n - rules.PeekSaloon))
	}
	return spaceName(rules.Space(n))
}

// sourceName returns the name of the source of an effect: a poker card with its effect, the ability
// or an item.
func (b *Table) sourceName(n int) string {
	c, ability, i := rules.SourceOf(n)
	switch {
	case c >= 0:
		return words.T("%s (%s)", words.T(b.State.Effect(c).Name), cardName(c))
	case ability >= 0:
		return words.T("the ability")
	}
	return itemName(i)
}

// fights holds the names of the kinds of fights.
var fights = map[string]string{
	"arrest": words.Mark("Arrest"), "duel": words.Mark("Duel"), "rob": words.Mark("Robbery"), "bandit": words.Mark("Bandit"),
	"bank_guard": words.Mark("Bank robbery"), "sheriff": words.Mark("The Sheriff"), "outlaw": words.Mark("Outlaw"),
	"claim_jumper": words.Mark("Claim jumper"), "train_guard": words.Mark("Train guard"), "mib_duel": words.Mark("Duel with the Man in Black"),
}

// foes returns the opponents without a seat, by kind of fight.
var foes = sync.OnceValue(func() map[string]foe {
	return map[string]foe{
		"bandit":       {words.Mark("a bandit"), words.Mark("%s against a bandit"), words.Mark("%s fights a bandit, %d fight cards.")},
		"bank_guard":   {words.Mark("the bank's guard"), words.Mark("%s against the bank's guard"), words.Mark("%s fights the bank's guard, %d fight cards.")},
		"sheriff":      {words.Mark("the Sheriff"), words.Mark("%s against the Sheriff"), words.Mark("%s fights the Sheriff, %d fight cards.")},
		"outlaw":       {words.Mark("an outlaw"), words.Mark("%s against an outlaw"), words.Mark("%s fights an outlaw, %d fight cards.")},
		"claim_jumper": {words.Mark("a claim jumper"), words.Mark("%s against a claim jumper"), words.Mark("%s fights a claim jumper, %d fight cards.")},
		"train_guard":  {words.Mark("the train's guard"), words.Mark("%s against the train's guard"), words.Mark("%s fights the train's guard, %d fight cards.")},
	}
})

// foe is an opponent without a seat: its name, the title of a fight against it, and the log line.
type foe struct{ name, title, fought string }

// games holds the names of the card games.
var games = map[string]string{
	"poker": words.Mark("Poker"), "high_stakes": words.Mark("High stakes poker"), "challenge": words.Mark("A high roller"),
	"faro": words.Mark("Faro"),
}

// hands returns the names of the poker hands.
var hands = sync.OnceValue(func() map[string]string {
	return map[string]string{
		"high_card": words.Mark("High card"), "pair": words.Mark("A pair"), "two_pair": words.Mark("Two pair"),
		"three_of_a_kind": words.Mark("Three of a kind"), "straight": words.Mark("A straight"), "flush": words.Mark("A flush"),
		"full_house": words.Mark("A full house"), "four_of_a_kind": words.Mark("Four of a kind"),
		"straight_flush": words.Mark("A straight flush"), "royal_flush": words.Mark("A royal flush"),
		"five_of_a_kind": words.Mark("Five of a kind"),
	}
})

// options returns the names of the options of a choice, by label.
var options = sync.OnceValue(func() map[string]string {
	return map[string]string{
		"lp": words.Mark("1 legendary point"), "marshal": words.Mark("1 Marshal point"), "wanted": words.Mark("1 Wanted point"),
		"gambler": words.Mark("1 Gambler point"), "money": words.Mark("Money"), "nuggets": words.Mark("Gold nuggets"),
		"cattle": words.Mark("The cattle token"), "longhorn": words.Mark("A longhorn"), "none": words.Mark("Nothing"),
		"use": words.Mark("Use it"), "pay": words.Mark("Pay"), "discard": words.Mark("Discard a card"), "card": words.Mark("Give a card"),
		"wound": words.Mark("Take a wound"), "draw": words.Mark("Draw cards"),
	}
})

// optionName returns the name of an option by its number.
func optionName(n int) string {
	id := rules.LabelName(n)
	if name, ok := options()[id]; ok {
		return words.T(name)
	}
	return id
}

// trackNames holds the names of the tracks.
var trackNames = [3]string{words.Mark("Marshal"), words.Mark("Wanted"), words.Mark("Gambler")}

// cattleNames holds the names of cattle by color.
var cattleNames = [3]string{words.Mark("green cattle"), words.Mark("blue cattle"), words.Mark("orange cattle")}

// tokenNames holds the names of the event tokens by kind.
var tokenNames = map[rules.TokenKind]string{
	rules.Outlaw: words.Mark("an outlaw"), rules.ClaimJumper: words.Mark("a claim jumper"), rules.HighRoller: words.Mark("a high roller"),
	rules.Longhorn: words.Mark("a longhorn"),
}
