package westernlegends

import (
	"gulch/engine"
	"gulch/engine/westernlegends/poker"
)

// The functions in this file describe the components for scenes: English names and texts as in the
// data, and prices.

// Numbers of components of each kind.
const (
	Cards        = deckSize
	FightCards   = fightCards
	Items        = itemCount
	Chars        = charCount
	Goals        = goalsEach
	Events       = eventCount
	Encounters   = trainCount
	Stories      = storyCount
	MibCards     = mibCount
	EventTokens  = tokenCount
	Plots        = frontierPlots
	PlotTokens   = frontierCount
	Legends      = legendCount
	CattleTokens = ranchCount * cattleEach
	Saloons      = saloonCount
	MaxWounds    = maxWounds
	MaxTokens    = maxTokens // legendary tokens
	TopLaw       = topSpace
	TopGambler   = topGambler
	MaxDice      = maxDice
	PeekSaloon   = peekSaloon
)

// Prices and payments in dollars, and GuardCards, the number of fight cards of the Bank's guard.
const (
	WorkPay       = workPay
	HealPrice     = healPrice
	RevelPrice    = revelPrice
	DepositPay    = goldPay
	RailFare      = railFare
	PokerAnte     = pokerAnte
	PokerHouse    = pokerHouse // what the house adds to the pot, and HighHouse at high stakes
	HighHouse     = highHouse
	HighMinimum   = highMinimum
	ChallengeAnte = challengeAnte
	GuardCards    = guardCards
)

// Text is the description of a card, token, character or the like: its id, its name and the text
// printed on it.
type Text struct{ ID, Name, Text string }

// Rank returns the rank of a card: "2" to "10", "J", "Q", "K", "A".
func (c Card) Rank() string { return rankNames[c/4] }

// Suit returns the suit of a card: 0 hearts, 1 diamonds, 2 clubs, 3 spades.
func (c Card) Suit() int { return int(c % 4) }

// FrontierValue returns the value that the card has when it pays for frontier land (R103).
func (c Card) FrontierValue() int { return int(box.poker[c].frontier) }

// Effect is the effect of a poker card.
type Effect struct {
	Text
	Kind string // "bonus", "reaction" or "action"
}

// Effect returns the effect of poker card c in this game, which may use the alternate effects.
func (s *State) Effect(c Card) Effect {
	e := s.effectOf(c)
	return Effect{Text{e.id, e.name, e.text}, []string{"bonus", "reaction", "action"}[e.kind]}
}

// CancelsWound reports whether poker card c can be used from the hand to cancel a wound.
func (s *State) CancelsWound(c Card) bool { return box.windows.cards[s.alt()][winWoundIncoming].Has(c) }

// EffectOf returns an effect of poker card c: the alternate one if alternate is true, otherwise the
// normal one.
func EffectOf(c Card, alternate bool) Effect {
	var s State
	s.opts.altPoker = alternate
	return s.Effect(c)
}

// Text returns the id, the rank and the effect text of a fight card.
func (c FightCard) Text() Text { return Text{box.fight[c].id, rankNames[c], box.fight[c].text} }

// RankName returns the name of rank i of fight cards and faro bets: "2" for 0 up to "A" for 12.
func RankName(i int) string { return rankNames[i] }

// ItemInfo describes an item for the user interface (package scenes/westernlegends).
type ItemInfo struct {
	Text
	Class Class
	Cost  int
	Move  [2]int // by side of a mount (0 basic, 1 upgraded): number of spaces of a Move action
	// by side (0 basic, 1 upgraded): the effect texts; "" if the side only gives movement
	Does       [2]string
	LP         int // LP that the upgraded item gives in the final scoring
	Upgradable bool
}

// Info returns the description of the item.
func (i Item) Info() ItemInfo {
	it := &box.item[i]
	in := ItemInfo{
		Text: Text{ID: it.id, Name: it.name}, Class: it.cls, Cost: int(it.cost),
		Move: [2]int{int(it.move[0]), int(it.move[1])},
		LP:   it.lp, Upgradable: it.canUp,
	}
	for k, side := range it.side {
		for _, a := range side {
			if a.text != "" && in.Does[k] != "" {
				in.Does[k] += " "
			}
			in.Does[k] += a.text
		}
	}
	in.Text.Text = in.Does[0]
	return in
}

// Does returns the texts of the effects on one side of the item: the upgraded or the basic side.
func (i Item) Does(upgraded bool) (out []string) {
	side := 0
	if upgraded {
		side = 1
	}
	for _, a := range box.item[i].side[side] {
		if a.text != "" {
			out = append(out, a.text)
		}
	}
	return out
}

// CharInfo describes a character for the user interface (package scenes/westernlegends).
type CharInfo struct {
	Text  // id and name of the character, and the text of the ability
	Start []Space
	Goals [goalsEach]Text
	Gain  Gain
	Items []Item // items that the character starts with; those in Up are upgraded
	Up    ItemSet
}

// Gain holds the starting possessions of a character: dollars, poker cards, wounds, and points on
// the three tracks.
type Gain struct{ Money, Cards, Wounds, Marshal, Wanted, Gambler int }

// Info returns the description of the character.
func (c Char) Info() CharInfo {
	d := &box.char[c]
	in := CharInfo{Text: Text{d.id, d.name, d.text}, Start: d.start, Items: d.items, Up: d.itemUp}
	in.Gain = Gain{
		Money: int(d.gain.Money), Cards: int(d.gain.Cards), Wounds: int(d.gain.Wounds), Marshal: int(d.gain.Marshal),
		Wanted: int(d.gain.Wanted), Gambler: int(d.gain.Gambler),
	}
	for i, g := range d.goals {
		in.Goals[i] = Text{g.key, g.name, g.text}
	}
	return in
}

// StoryInfo describes a story card. Trigger is a text that says when players may place a disc on
// it. Reward is the reward for each disc. Finish is what the owner of the last disc must or may do.
type StoryInfo struct{ ID, Name, Trigger, Reward, Finish string }

// DescribeStory returns the description of story i.
func DescribeStory(i int) StoryInfo {
	st := &box.story[i]
	return StoryInfo{st.id, st.name, st.triggerText, st.rewardText, st.end}
}

// DescribeEvent returns the description of event i.
func DescribeEvent(i int) Text { return box.event[i].description() }

// DescribeEncounter returns the description of train encounter i, and the number of fight cards
// that its guard draws, 0 if there is no guard.
func DescribeEncounter(i int) (Text, int) { return box.train[i].description(), int(box.train[i].guard) }

// DescribeMibCard returns the description of card i of the Man in Black.
func DescribeMibCard(i int) Text { return box.mib[i].description() }

func (n *namedFx) description() Text { return Text{n.id, n.name, n.text} }

// Kind returns the kind of the event token.
func (t Token) Kind() TokenKind { return t.kind() }

// Info returns the number of fight cards drawn for an event token, and the reward for beating it.
func (t Token) Info() (cards int, reward string) { return int(box.token[t].number), box.token[t].text }

// PlotOf returns the printed number and the reward of frontier token i.
func PlotOf(i int) (number int, reward string) { return int(box.plot[i].number), box.plot[i].text }

// LegendWorth returns the legendary points (LP) that legendary token i is worth in the final
// scoring.
func LegendWorth(i int) int { return int(box.legend[i].number) }

// CattleOf returns the ranch colour of cattle token i, as a number from 0, and the token's reward
// as text.
func CattleOf(i int) (colour int, reward string) { return i / cattleEach, box.cattle[i].text }

// Row returns the row, 1 to 3, in which a space of the Marshal or Wanted track is. It returns 0 for
// space 0, which is off the track, and for the Gambler track.
func (t Track) Row(space int) int {
	if space <= 0 {
		return 0
	}
	return int(box.track[t][min(space, box.tops[t])].row)
}

// Kind returns the kind of the fight as in the notation: "arrest", "duel", "rob", "bandit",
// "bank_guard", "sheriff", "outlaw", "claim_jumper", "train_guard", "mib_duel".
func (d *Duel) Kind() string { return fightIDs[d.kind] }

// FightName returns the id of the kind of fight with number n, as in moves and events. It returns
// "" if there is none. Duel.Kind uses the same ids.
func FightName(n int) string {
	if n < 0 || n >= len(fightIDs) {
		return ""
	}
	return fightIDs[n]
}

// Kind returns the kind of the game: "poker", "high_stakes", "challenge" or "faro". It returns ""
// if no game is in progress.
func (g *CardGame) Kind() string { return gameIDs[g.kind] }

// GameName returns the id of the kind of card game with number n, as in events. It returns "" if
// there is none. CardGame.Kind uses the same ids.
func GameName(n int) string {
	if n < 0 || n >= len(gameIDs) {
		return ""
	}
	return gameIDs[n]
}

// Bet returns bet i (0 or 1) of a seat: its rank, from 0 for the 2 to 12 for the ace, and its
// amount in dollars. The amount is 0 if there is no such bet.
func (g *CardGame) Bet(p engine.Seat, i int) (rank, amount int) {
	b := g.Bets[p][i]
	return int(b.rank), int(b.amount)
}

// WindowName returns the id of window n, a moment at which cards may be used. It returns "" if
// there is none.
func WindowName(n int) string {
	if n < 0 || n >= len(windowIDs) {
		return ""
	}
	return windowIDs[n]
}

// LabelName returns the id of the label with number n, such as "lp", "marshal" or "money". Each
// option of a choice has a label. It returns "" if there is no such label.
func LabelName(n int) string {
	if n < 0 || n >= len(box.labels) {
		return ""
	}
	return box.labels[n]
}

// HandName returns the id of a kind of poker hand, such as "pair". strength is its number in
// package poker. It returns "" if there is no such kind.
func HandName(strength int) string {
	if strength < 0 || strength >= len(poker.IDs) {
		return ""
	}
	return poker.IDs[strength]
}

// With returns the union of the set and card c. The set itself is not changed.
func (s CardSet) With(c Card) CardSet { return s | c.bit() }
