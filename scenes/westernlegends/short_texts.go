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
		"When a fight between you and another player starts, they must discard 1 poker card or take 1 wound.": i18n.Mark(
			"Fights: the other player discards a card or takes a wound"),
		"Draw 1 poker card at the start of your turn.": i18n.Mark(
			"Draw 1 card at the start of your turn"),
		"After a Move action, choose another player in your space. They give you $10 or 1 poker card, their choice.": i18n.Mark(
			"After a move, a player here gives $10 or a card"),
		"You may cross mesas: each counts as 1 space, but you can't stop on one. Heal 1 wound each time you cross a mesa.": i18n.Mark(
			"Cross mesas. Each crossing heals 1 wound"),
		"Add 1 to your hand size. Draw 1 poker card each time you contribute to a story.": i18n.Mark(
			"Hand size +1. Draw 1 card for each story disc"),
		"Draw 1 poker card whenever you take wounds. Wounds don't reduce your hand size.": i18n.Mark(
			"Wounded: draw 1 card. Wounds don't reduce your hand size"),
		"Outside towns, your opponent's card gets −1. You win ties against players.": i18n.Mark(
			"Outside towns, opponents' cards −1. You win ties against players"),
		"Your Move actions go 1 space farther. Outside towns, your opponent's card gets −1.": i18n.Mark(
			"Move 1 farther. Outside towns, opponents' cards −1"),
		"Gain $10 at the start of your turn and each time you contribute to a story.": i18n.Mark(
			"$10 at the start of your turn and for each story disc"),
		"When you win at poker, gain an extra $20. When you lose at poker, you may take back 1 of your revealed cards at random.": i18n.Mark(
			"Poker win: extra $20. Poker loss: take 1 card back"),
		"The first time you beat a bandit each turn, gain 1 action.": i18n.Mark(
			"First bandit beaten each turn: 1 extra action"),
		"If you start your turn outside towns, you may discard 1 poker card to move up to 3 spaces.": i18n.Mark(
			"Start outside towns: discard 1 card to move 3 spaces"),
		"If you start your turn in a town, gain $10 or draw 1 poker card.": i18n.Mark(
			"Start in a town: $10 or a card"),
		"Once per turn, as an action, move the Sheriff up to 6 spaces. If he arrests a player, gain 1 LP.": i18n.Mark(
			"Action: move the Sheriff 6 spaces. 1 LP per arrest"),
		"Once per turn, as an action, draw 1 poker card and start a game of poker anywhere. Players may join from anywhere.": i18n.Mark(
			"Action: draw 1 card and start poker anywhere"),
		"The first time you beat a bandit each turn, draw 2 poker cards.": i18n.Mark(
			"First bandit beaten each turn: 2 cards"),
		"For each Gambler point you gain, roll a prospecting die and gain its result. On gravel, refill your hand.": i18n.Mark(
			"Each Gambler point: roll a prospecting die"),
		"Once per turn, as an action, move straight to the Train. This counts as a Move action.": i18n.Mark(
			"Action: move straight to the Train"),
		"If you start your turn outside towns, draw 2 poker cards, then discard 1.": i18n.Mark(
			"Start outside towns: draw 2 cards, discard 1"),
		// goals of characters
		"Own an upgraded Rifle.":                      i18n.Mark("An upgraded Rifle"),
		"Own an upgraded Shotgun.":                    i18n.Mark("An upgraded Shotgun"),
		"Own an upgraded mount.":                      i18n.Mark("An upgraded mount"),
		"Take part in 2 fights on one of your turns.": i18n.Mark("2 fights in 1 turn"),
		"Reach space 4 of the Marshal track.":         i18n.Mark("Marshal track, space 4"),
		"Reach space 5 of the Marshal track.":         i18n.Mark("Marshal track, space 5"),
		"Reach space 4 of the Wanted track.":          i18n.Mark("Wanted track, space 4"),
		"Reach space 5 of the Wanted track.":          i18n.Mark("Wanted track, space 5"),
		"Reach space 6 of the Wanted track.":          i18n.Mark("Wanted track, space 6"),
		"Reach space 4 of the Gambler track.":         i18n.Mark("Gambler track, space 4"),
		"Reach space 5 of the Gambler track.":         i18n.Mark("Gambler track, space 5"),
		"Hold 5 poker cards while on space 2 or higher of the Marshal track.": i18n.Mark(
			"5 cards, Marshal 2 or higher"),
		"Successfully rob players twice.":          i18n.Mark("Rob players twice"),
		"Hold 3 gold nuggets while Wanted.":        i18n.Mark("3 nuggets while Wanted"),
		"End a Move action at 3 different mines.":  i18n.Mark("Move to 3 mines"),
		"Hold 4 gold nuggets with no wounds.":      i18n.Mark("4 nuggets and no wounds"),
		"Hold 4 gold nuggets and $60.":             i18n.Mark("4 nuggets and $60"),
		"End Move actions in 6 different regions.": i18n.Mark("Move to 6 regions"),
		"End Move actions in all 3 towns.":         i18n.Mark("Move to all 3 towns"),
		"Heal 3 wounds during the game.":           i18n.Mark("Heal 3 wounds in total"),
		"Heal at the Doctor's Office twice.":       i18n.Mark("Heal twice at the Doctor's"),
		"Win a bank robbery.":                      i18n.Mark("Win a bank robbery"),
		"Gamble at 2 different saloons.":           i18n.Mark("Gamble at 2 saloons"),
		"Win a game of poker with three of a kind or better.": i18n.Mark(
			"Poker: three of a kind or better"),
		"Win a game of poker with a pair or less.": i18n.Mark("Poker: a pair or less"),
		"Own a Ten-Gallon Hat and a Whiskey.":      i18n.Mark("Ten-Gallon Hat and Whiskey"),
		"Take 4 actions on one of your turns.":     i18n.Mark("4 actions in 1 turn"),
		"Move 9 spaces on one of your turns.":      i18n.Mark("Move 9 spaces in 1 turn"),
		"Buy or upgrade items 4 times.":            i18n.Mark("Buy or upgrade 4 times"),
		"Arrest a player, or move the Sheriff to arrest one.": i18n.Mark(
			"Arrest by you or the Sheriff"),
		"Move the Sheriff 12 spaces in total.":  i18n.Mark("Move the Sheriff 12 spaces"),
		"Beat 3 bandits or outlaws.":            i18n.Mark("Beat 3 bandits or outlaws"),
		"Own an upgraded weapon and any mount.": i18n.Mark("Upgraded weapon, any mount"),
		"Wrangle 2 cattle tokens.":              i18n.Mark("Wrangle 2 cattle"),
		"Own 3 miscellaneous items.":            i18n.Mark("3 miscellaneous items"),
		"Win 2 Train Heists.":                   i18n.Mark("Win 2 Train Heists"),
		"Travel by rail or trail 3 times.":      i18n.Mark("Use rail or trail 3 times"),
		"Beat the Sheriff in a fight.":          i18n.Mark("Beat the Sheriff"),
		"Beat a high roller.":                   i18n.Mark("Beat a high roller"),
		// story cards
		"Start a fight with another player.": i18n.Mark("Fight another player"),
		"Win a fight against a bandit, guard, outlaw, claim jumper or the Sheriff.": i18n.Mark(
			"Beat anyone but a player"),
		"Gain any Marshal points.":                       i18n.Mark("Gain Marshal points"),
		"Gain any Wanted points.":                        i18n.Mark("Gain Wanted points"),
		"Gain any Marshal or Wanted points.":             i18n.Mark("Marshal or Wanted points"),
		"Take cattle at a ranch.":                        i18n.Mark("Take cattle at a ranch"),
		"Find 2 or more nuggets with 1 Prospect action.": i18n.Mark("Find 2 nuggets at once"),
		"Deposit gold at the Bank.":                      i18n.Mark("Deposit gold"),
		"Deposit 3 or more nuggets with 1 action.":       i18n.Mark("Deposit 3 nuggets at once"),
		"Gain 2 or more LP with 1 Revel action.":         i18n.Mark("2 LP with 1 Revel"),
		"Buy or upgrade an item.":                        i18n.Mark("Buy or upgrade an item"),
		"Spend $80 or more in a town with 1 action.":     i18n.Mark("Spend $80 at once in a town"),
		"Heal at the Doctor's Office.":                   i18n.Mark("Heal at the Doctor's"),
		"Take part in a game of poker or faro.":          i18n.Mark("Play poker or faro"),
		"Gain 2 or more LP with 1 action.":               i18n.Mark("2 LP with 1 action"),
		"End a Move action at a mine.":                   i18n.Mark("Move to a mine"),
		"End a Move action at a ranch.":                  i18n.Mark("Move to a ranch"),
		"End a Move action at a bandit hideout.":         i18n.Mark("Move to a hideout"),
		"End a Move action at a rail station.":           i18n.Mark("Move to a rail station"),
		"End a Move action in Red Falls.":                i18n.Mark("Move to Red Falls"),
		"End a Move action in Darkrock.":                 i18n.Mark("Move to Darkrock"),
		"End a Move action at Dixon Creek.":              i18n.Mark("Move to Dixon Creek"),
		"End your turn outside a town.":                  i18n.Mark("End turn outside towns"),
		"End your turn with $10 or less.":                i18n.Mark("End turn with $10 or less"),
		"End your turn with 2 or more wounds.":           i18n.Mark("End turn with 2 wounds"),
		"End your turn with 5 or more poker cards, before discarding.": i18n.Mark(
			"End turn with 5 cards"),
		"Use the action of a poker card.":  i18n.Mark("Play an action card"),
		"Heal 1 wound, draw 1 card":        i18n.Mark("−1 wound, +1 card"),
		"Heal 2 wounds":                    i18n.Mark("−2 wounds"),
		"Roll 1 prospecting die":           i18n.Mark("1 prospecting die"),
		"Place bandits at A and B.":        i18n.Mark("Bandits at A and B"),
		"Place bandits at A and C.":        i18n.Mark("Bandits at A and C"),
		"Place bandits at B and C.":        i18n.Mark("Bandits at B and C"),
		"Place bandits at A, B and C.":     i18n.Mark("Bandits at A, B and C"),
		"Move the Sheriff up to 3 spaces.": i18n.Mark("Sheriff moves 3"),
		"Move the Sheriff up to 4 spaces.": i18n.Mark("Sheriff moves 4"),
		"Move the Sheriff up to 5 spaces.": i18n.Mark("Sheriff moves 5"),
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
		return i18n.T("At 5 LP: %s", inShort(w.Char.Info().Text.Text))
	}
	return inShort(w.Char.Info().Text.Text)
}

// goalStand returns the progress of a seat towards one of its goals as text: "2/3". g is the index
// of the goal among the character's goals. It returns "" if the screen may not show the seat's
// secrets or if the seat does not have the goal.
func (b *Table) goalStand(seat engine.Seat, g int) string {
	if b.Settled == nil || !b.RevealedSeats.Has(seat) || b.Board.Of[seat].Goals>>g&1 == 0 {
		return ""
	}
	have, of := b.Settled.GoalProgress(seat, g)
	return fmt.Sprintf("%d/%d", have, of)
}

// shortItem returns one or two words about what a side of item i does, its upgraded or its plain
// side, or "" if that side does nothing.
func shortItem(i rules.Item, upgraded bool) string {
	at := 0
	if upgraded {
		at = 1
	}
	if in := i.Info(); in.Class == rules.Mount {
		return i18n.T("moves %d", in.Move[at])
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
		"revolver":   {"", i18n.Mark("opponent −1")},
		"rifle":      {i18n.Mark("sees 2 cards"), i18n.Mark("sees hand")},
		"shotgun":    {i18n.Mark("+1 card"), i18n.Mark("+2 cards")},
		"derringer":  {i18n.Mark("+1 LP"), i18n.Mark("+2 LP")},
		"miners_map": {i18n.Mark("reroll 1 die"), ""},
		"provisions": {i18n.Mark("heal, draw"), ""},
		"whiskey":    {i18n.Mark("1 wound"), ""},
		"ten_gallon": {i18n.Mark("poker +1"), ""},
		"snake_oil":  {i18n.Mark("roll 1 die"), ""},
		"gazette":    {i18n.Mark("+1 point"), ""},
	}
})
