package westernlegends

import (
	"fmt"
	"strings"
	"sync"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/i18n"
)

// Abilities, goals and stories appear on the board in a short form that is readable in a small
// area. The full text is in the tooltip, on a character's poster and on a mat opened in a close-up.

// shortTexts returns a map from texts that are too long for the board to their short forms. Both
// are untranslated.
var shortTexts = sync.OnceValue(func() map[string]string {
	return map[string]string{
		// abilities of characters
		"Whenever a fight between you and another player begins, your rival must discard a poker card or take a wound.":    i18n.Mark("Fights: a rival first discards a card or takes a wound"),
		"Draw 1 poker card as each of your turns begins.":                                                                  i18n.Mark("Draw 1 card as your turn begins"),
		"When a Move action leaves you beside other players, pick one of them: they hand over $10 or a poker card.":        i18n.Mark("A ride ends beside players: one gives $10 or a card"),
		"Mesas are open to you as single spaces, though you cannot halt in one; each crossing heals 1 wound.":              i18n.Mark("Ride over mesas; each crossing heals 1 wound"),
		"Hold 1 card more. Draw 1 poker card each time you contribute to a story.":                                         i18n.Mark("Hold 1 card more; each story disc draws 1 card"),
		"Draw 1 poker card whenever something wounds you. Your hand size ignores wounds.":                                  i18n.Mark("Each wound draws 1 card, and leaves your hand its size"),
		"Away from towns your rival's card counts 1 less. Ties with players are yours.":                                    i18n.Mark("Away from towns rivals −1; ties with players are yours"),
		"Your Move actions reach 1 space further. Away from towns your rival's card counts 1 less.":                        i18n.Mark("Ride 1 further; away from towns rivals −1"),
		"Gain $10 as each of your turns begins and each time you contribute to a story.":                                   i18n.Mark("$10 as your turn begins, and for each story disc"),
		"A poker win pays you $20 more; after a poker loss you may take back one of your revealed cards at random.":        i18n.Mark("Poker won: $20 more; lost: one shown card comes back"),
		"Your first bandit beaten in a turn grants 1 more action.":                                                         i18n.Mark("The first bandit beaten in a turn: 1 more action"),
		"Beginning a turn away from towns, you may give up a poker card to move up to 3 spaces.":                           i18n.Mark("Turn begun away from towns: 1 card to ride 3 spaces"),
		"Beginning a turn in a town, take $10 or draw a poker card.":                                                       i18n.Mark("Turn begun in a town: $10 or a card"),
		"Once per turn, an action sends the Sheriff up to 6 spaces; an arrest made that way earns 1 LP.":                   i18n.Mark("Action: the Sheriff rides 6; his arrest earns 1 LP"),
		"Once per turn, an action draws 1 poker card and opens a poker game anywhere, with players joining from anywhere.": i18n.Mark("Action: draw 1 card and open poker anywhere"),
		"Your first bandit beaten in a turn draws you 2 poker cards.":                                                      i18n.Mark("The first bandit beaten in a turn: 2 cards"),
		"Each Gambler point lets you roll a prospecting die for its result; gravel refills your hand.":                     i18n.Mark("Each Gambler point: roll a prospecting die"),
		"Once per turn, an action carries you straight to the Train; it counts as a Move action.":                          i18n.Mark("Action: straight to the Train, as a ride"),
		"Beginning a turn away from towns, draw 2 poker cards and discard 1.":                                              i18n.Mark("Turn begun away from towns: draw 2 cards, discard 1"),
		// goals of characters
		"Own an upgraded Rifle.":                                              i18n.Mark("An upgraded Rifle"),
		"Own an upgraded Shotgun.":                                            i18n.Mark("An upgraded Shotgun"),
		"Own an upgraded mount.":                                              i18n.Mark("An upgraded mount"),
		"Take part in 2 fights in one of your turns.":                         i18n.Mark("2 fights in one turn"),
		"Reach space 4 of the Marshal track.":                                 i18n.Mark("Marshal track, space 4"),
		"Reach space 5 of the Marshal track.":                                 i18n.Mark("Marshal track, space 5"),
		"Reach space 4 of the Wanted track.":                                  i18n.Mark("Wanted track, space 4"),
		"Reach space 5 of the Wanted track.":                                  i18n.Mark("Wanted track, space 5"),
		"Reach space 6 of the Wanted track.":                                  i18n.Mark("Wanted track, space 6"),
		"Reach space 4 of the Gambler track.":                                 i18n.Mark("Gambler track, space 4"),
		"Reach space 5 of the Gambler track.":                                 i18n.Mark("Gambler track, space 5"),
		"Hold 5 poker cards while on space 2 or higher of the Marshal track.": i18n.Mark("5 cards, from Marshal 2 on"),
		"Win 2 robberies of players.":                                         i18n.Mark("2 robberies of players"),
		"Hold 3 gold nuggets while Wanted.":                                   i18n.Mark("3 nuggets while Wanted"),
		"End Move actions at 3 different mines.":                              i18n.Mark("Ride to 3 mines"),
		"Hold 4 gold nuggets with no wounds.":                                 i18n.Mark("4 nuggets and no wounds"),
		"Hold 4 gold nuggets and $60.":                                        i18n.Mark("4 nuggets and $60"),
		"End Move actions in 6 different regions.":                            i18n.Mark("Ride to 6 regions"),
		"End Move actions in all 3 towns.":                                    i18n.Mark("Ride to all 3 towns"),
		"Lose 3 wounds over the game.":                                        i18n.Mark("Lose 3 wounds in all"),
		"Heal at the Doctor's Office twice.":                                  i18n.Mark("Heal twice at the Doctor's"),
		"Win a bank robbery.":                                                 i18n.Mark("A bank robbery won"),
		"Gamble at 2 different saloons.":                                      i18n.Mark("Gamble at 2 saloons"),
		"Win a game of poker with three of a kind or better.": i18n.Mark(
			"Poker: three of a kind or up"),
		"Win a game of poker with a pair or less.": i18n.Mark("Poker: a pair or less"),
		"Own a Ten-Gallon Hat and a Whiskey.":      i18n.Mark("Ten-Gallon Hat and Whiskey"),
		"Take 4 actions in one of your turns.":     i18n.Mark("4 actions in one turn"),
		"Move 9 spaces in one of your turns.":      i18n.Mark("Ride 9 spaces in one turn"),
		"Make 4 purchases or upgrades.":            i18n.Mark("Buy or upgrade 4 times"),
		"Arrest a player, or move the Sheriff so that he arrests one.": i18n.Mark(
			"An arrest, also the Sheriff's"),
		"Move the Sheriff 12 spaces in total.":  i18n.Mark("Sheriff moved 12 spaces"),
		"Beat 3 bandits or outlaws.":            i18n.Mark("3 bandits or outlaws beaten"),
		"Own an upgraded weapon and any mount.": i18n.Mark("Upgraded weapon, any mount"),
		"Wrangle 2 cattle tokens.":              i18n.Mark("Wrangle 2 cattle"),
		"Own 3 miscellaneous items.":            i18n.Mark("3 miscellaneous items"),
		"Win 2 Train Heists.":                   i18n.Mark("2 Train Heists won"),
		"Travel by rail or trail 3 times.":      i18n.Mark("3 times by rail or trail"),
		"Beat the Sheriff in a fight.":          i18n.Mark("Beat the Sheriff"),
		"Beat a high roller.":                   i18n.Mark("A high roller beaten"),
		// story cards
		"Start a fight with another player.":                           i18n.Mark("Fight another player"),
		"Win a fight against any NPC.":                                 i18n.Mark("Beat any NPC"),
		"Gain any Marshal points.":                                     i18n.Mark("Gain Marshal points"),
		"Gain any Wanted points.":                                      i18n.Mark("Gain Wanted points"),
		"Gain any Marshal or Wanted points.":                           i18n.Mark("Marshal or Wanted points"),
		"Acquire cattle at a ranch.":                                   i18n.Mark("Take cattle at a ranch"),
		"Find 2 or more nuggets with one Prospect action.":             i18n.Mark("2 nuggets in one Prospect"),
		"Deposit gold at the Bank.":                                    i18n.Mark("Deposit gold"),
		"Deposit 3 or more nuggets with one action.":                   i18n.Mark("Deposit 3 nuggets at once"),
		"Gain 2 or more LP with one Revel action.":                     i18n.Mark("2 LP with one Revel"),
		"Purchase or upgrade an item.":                                 i18n.Mark("Buy or upgrade an item"),
		"Spend $80 or more in a town with one action.":                 i18n.Mark("Spend $80 at once in a town"),
		"Heal at the Doctor's Office.":                                 i18n.Mark("Heal at the Doctor's"),
		"Take part in a game of poker or faro.":                        i18n.Mark("Play poker or faro"),
		"Gain 2 or more LP with one action.":                           i18n.Mark("2 LP with one action"),
		"End a Move action at a mine.":                                 i18n.Mark("Ride to a mine"),
		"End a Move action at a ranch.":                                i18n.Mark("Ride to a ranch"),
		"End a Move action at a bandit hideout.":                       i18n.Mark("Ride to a hideout"),
		"End a Move action at a rail station.":                         i18n.Mark("Ride to a rail station"),
		"End a Move action in Red Falls.":                              i18n.Mark("Ride to Red Falls"),
		"End a Move action in Darkrock.":                               i18n.Mark("Ride to Darkrock"),
		"End a Move action at Dixon Creek.":                            i18n.Mark("Ride to Dixon Creek"),
		"End your turn outside a town.":                                i18n.Mark("A turn's end out of town"),
		"End your turn with $10 or less.":                              i18n.Mark("A turn's end at most at $10"),
		"End your turn with 2 or more wounds.":                         i18n.Mark("Turn ends with 2 wounds"),
		"End your turn with 5 or more poker cards, before discarding.": i18n.Mark("A turn's end with 5 cards"),
		"Use an Action effect on a poker card.":                        i18n.Mark("Play an Action card"),
		"Lose 1 wound, 1 card":                                         i18n.Mark("−1 wound, 1 card"),
		"Lose 2 wounds":                                                i18n.Mark("−2 wounds"),
		"Roll 1 prospecting die":                                       i18n.Mark("1 prospecting die"),
		"Move the Sheriff up to 3.":                                    i18n.Mark("Sheriff rides 3"),
		"Move the Sheriff up to 4.":                                    i18n.Mark("Sheriff rides 4"),
		"Move the Sheriff up to 5.":                                    i18n.Mark("Sheriff rides 5"),
	}
})

// inShort returns the translated short form of an English text of the game's data. If the text has
// no short form, it returns the translated text without a final full stop.
func inShort(text string) string {
	if short, ok := shortTexts()[text]; ok {
		return i18n.T(short)
	}
	return strings.TrimSuffix(i18n.T(text), ".")
}

// briefAbility returns the short form of the ability of a seat's character. If the ability is not
// active yet, the text begins with the number of points that activate it.
func (b *Table) briefAbility(seat engine.Seat) string {
	w := &b.Board.Of[seat]
	if !w.Awake {
		return i18n.T("From 5 LP on: %s", inShort(w.Char.Info().Text.Text))
	}
	return inShort(w.Char.Info().Text.Text)
}

// goalStand returns the progress of goal g of a seat as text: "2/3". It returns "" if the screen
// may not show the seat's secrets or if the seat does not have the goal.
func (b *Table) goalStand(seat engine.Seat, g int) string {
	if b.State == nil || !b.RevealedSeats.Has(seat) || b.Board.Of[seat].Goals>>g&1 == 0 {
		return ""
	}
	have, of := b.State.GoalProgress(seat, g)
	return fmt.Sprintf("%d/%d", have, of)
}

// shortItem returns one or two words about what an item's upgraded or plain side does, "" if that
// side does nothing.
func shortItem(i rules.Item, upgraded bool) string {
	at := 0
	if upgraded {
		at = 1
	}
	if in := i.Info(); in.Class == rules.Mount {
		return i18n.T("rides %d", in.Move[at])
	}
	if text := itemBriefs()[i.String()][at]; text != "" {
		return i18n.T(text)
	}
	return ""
}

// itemBriefs maps the name of an item that is not a mount to the short texts of its sides: plain
// (0) and upgraded (1).
var itemBriefs = sync.OnceValue(func() map[string][2]string {
	return map[string][2]string{
		"revolver":   {"", i18n.Mark("rival −1")},
		"rifle":      {i18n.Mark("sees 2 cards"), i18n.Mark("sees hand")},
		"shotgun":    {i18n.Mark("+1 card"), i18n.Mark("+2 cards")},
		"derringer":  {i18n.Mark("+1 LP"), i18n.Mark("+2 LP")},
		"miners_map": {i18n.Mark("1 die anew"), ""},
		"provisions": {i18n.Mark("heal, draw"), ""},
		"whiskey":    {i18n.Mark("1 wound"), ""},
		"ten_gallon": {i18n.Mark("poker +1"), ""},
		"snake_oil":  {i18n.Mark("roll 1 die"), ""},
		"gazette":    {i18n.Mark("1 point"), ""},
	}
})
