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

// StoryOf returns the description of story i.
func StoryOf(i int) StoryInfo {
	st := &box.story[i]
	return StoryInfo{st.id, st.name, st.triggerText, st.rewardText, st.end}
}

// EventOf returns the description of event i.
func EventOf(i int) Text { return box.event[i].description() }

// EncounterOf returns the description of train encounter i, and the number of fight cards that its
// guard draws, 0 if there is no guard.
func EncounterOf(i int) (Text, int) { return box.train[i].description(), int(box.train[i].guard) }

// MibCardOf returns the description of card i of the Man in Black.
func MibCardOf(i int) Text { return box.mib[i].description() }

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

// BetOf returns the rank and the amount in dollars of move m, which must be a KindBet move.
func BetOf(m engine.Move) (rank, amount int) {
	b := unpackBet(m.A)
	return int(b.rank), int(b.amount)
}

// SourceOf decodes n, the number in a KindUse move or an EventUsed that says what is used: a poker
// card, an ability of the seat's character, or an item. ability is the index of the ability. Only
// one result is set; the others are NoCard, -1 and NoItem. If n is not such a number, none is set.
func SourceOf(n int) (c Card, ability int, i Item) {
	switch {
	case n < 0 || n >= sourceEnd:
		return NoCard, -1, NoItem
	case n < deckSize:
		return Card(n), -1, NoItem
	case n < sourceItem:
		return NoCard, n - sourceAbility, NoItem
	}
	return NoCard, -1, Item(n - sourceItem)
}

// UseItem returns the KindUse move that uses item i in the open window.
func UseItem(i Item) engine.Move { return engine.Move{Kind: KindUse, A: sourceItem + int16(i)} }

// UseAbility returns the KindUse move that uses the first ability of the seat's character.
func UseAbility() engine.Move { return engine.Move{Kind: KindUse, A: sourceAbility} }

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

// FrontierCards returns the cards with which move m pays. m must be a KindFrontier move.
func FrontierCards(m engine.Move) CardSet {
	set, _ := unpackCards(m.A, m.B, m.C)
	return set
}

// FrontierMove returns the KindFrontier move that pays with the cards in set.
func FrontierMove(set CardSet) engine.Move {
	m := engine.Move{Kind: KindFrontier}
	m.A, m.B, m.C = packCards(set)
	return m
}

// With returns the union of the set and card c. The set itself is not changed.
func (s CardSet) With(c Card) CardSet { return s | c.bit() }

// Target returns the number of LP that triggers the end of the game.
func (s *State) Target() int { return int(s.opts.target) }

// Discs returns the number of discs that complete a story.
func (s *State) Discs() int { return int(s.discsNeeded()) }

// Goals reports whether goals are in use.
func (s *State) Goals() bool { return s.opts.goals }

// MIBPlays reports whether the Man in Black is in the game.
func (s *State) MIBPlays() bool { return s.opts.mib }

// HighStakes reports whether high stakes poker is in use.
func (s *State) HighStakes() bool { return s.opts.highStakes }

// Patrols reports whether the Sheriff patrols after every turn.
func (s *State) Patrols() bool { return s.opts.patrol }

// Movement returns the number of spaces that a Move action of the seat would have now (R24).
func (s *State) Movement(p engine.Seat) int { return max(1, int(s.movement(p, 0))) }

// GoalMet reports whether a seat meets the condition of a goal now (R85). goal is the index of the
// goal among those of the seat's character.
func (s *State) GoalMet(p engine.Seat, goal int) bool {
	return s.p[p].char >= 0 && s.holds(box.char[s.p[p].char].goals[goal].cond, p)
}

// GoalProgress returns how much of a goal a seat has reached (have), and how much the goal requires
// in total (of). goal is the index of the goal among those of the seat's character. For a goal with
// several conditions, both numbers count conditions.
func (s *State) GoalProgress(p engine.Seat, goal int) (have, of int) {
	if s.p[p].char < 0 {
		return 0, 1
	}
	asks := box.char[s.p[p].char].goals[goal].asks
	if len(asks) == 1 {
		if have, of, ok := s.counted(&box.conds[asks[0]], p); ok {
			return min(have, of), of
		}
	}
	for _, i := range asks {
		if s.holds(i, p) {
			have++
		}
	}
	return have, len(asks)
}

// counted returns two numbers for a condition that counts something, such as nuggets: how many
// player p has (have), and how many the condition requires (of). ok is false for other conditions.
func (s *State) counted(c *cond, p engine.Seat) (have, of int, ok bool) {
	switch c.kind {
	case condStat:
		have = int(s.p[p].stats[c.what])
	case condTrack:
		have = int(s.cube(p, Track(c.what)))
	case condTurn:
		if p == s.active {
			have = int(s.turn[c.what])
		}
	case condHave:
		switch pl := &s.p[p]; c.what {
		case haveMoney:
			have = int(pl.money)
		case haveNuggets:
			have = int(pl.nuggets)
		case haveCards:
			have = pl.hand.Len()
		case haveWoundsMin:
			have = int(pl.wounds)
		default:
			return 0, 0, false
		}
	default:
		return 0, 0, false
	}
	return have, int(c.n), true
}

// OpenWindow returns the id of the window (the moment of the game) in which the seat to decide may
// use a card, item or ability now. It returns "" if the seat has another kind of decision.
func (s *State) OpenWindow() string {
	if s.depth == 0 || s.top().op != askReact {
		return ""
	}
	return WindowName(int(s.top().a))
}

// WoundsComing returns how many wounds the seat to decide is about to gain, if the open window is
// about that. Otherwise it returns 0.
func (s *State) WoundsComing() int {
	if w := s.below(opWound); w != nil && s.OpenWindow() == windowIDs[winWoundIncoming] {
		return int(w.a)
	}
	return 0
}

// LootAtStake returns the money and the nuggets that the seat to decide is about to lose in a
// robbery or an arrest, if the open window is about that. Otherwise it returns 0 for both.
func (s *State) LootAtStake() (money, nuggets int) {
	if s.OpenWindow() != windowIDs[winLootLoss] {
		return 0, 0
	}
	p := s.top().seat
	if r := s.below(opRob); r != nil && r.by == p {
		if label(r.a) == labelMoney {
			return int(s.lootMoney(p)), 0
		}
		return 0, s.lootNuggets(p)
	}
	return int(s.lootMoney(p)), s.lootNuggets(p)
}

// TokensToKeep returns how many legendary tokens the seat to decide may keep, or 0 if that is not
// what it has to decide.
func (s *State) TokensToKeep() int {
	if s.depth == 0 || s.top().op != askLegend {
		return 0
	}
	return int(s.top().a)
}

// Discarding returns the number of cards that the seat to decide must still discard or give away.
// It returns 0 if the seat has something else to decide.
func (s *State) Discarding() int {
	if s.depth == 0 {
		return 0
	}
	switch f := s.top(); f.op {
	case askEndDiscard:
		return s.p[f.seat].hand.Len() - s.handSize(f.seat)
	case askDiscard:
		if s.depth > 1 && s.stack[s.depth-2].op == opDiscard {
			return min(int(s.stack[s.depth-2].a), s.p[f.seat].hand.Len())
		}
		return 1
	}
	return 0
}

// Alternate reports whether the alternate effects of poker cards are in use.
func (s *State) Alternate() bool { return s.opts.altPoker }

// ShowValue returns the value of the poker hand that the KindShow move m makes together with the
// open cards. Better hands have larger values. It returns -1 for other moves.
func (s *State) ShowValue(m engine.Move) int {
	if m.Kind != KindShow || s.game.kind == noGame {
		return -1
	}
	return int(s.handWith([2]Card{Card(m.A), Card(m.B)}))
}

// ShowHand returns the strength of the poker hand that the KindShow move m makes, a number of
// package poker. It returns 0 for other moves.
func (s *State) ShowHand(m engine.Move) int {
	if v := s.ShowValue(m); v > 0 {
		return poker.Value(v).Strength()
	}
	return 0
}
