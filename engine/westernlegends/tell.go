package westernlegends

import (
	"gulch/engine"
	"gulch/engine/westernlegends/poker"
)

// What tables tell of the components: names and texts as the data has them, in English, and what they cost.

// Number of things of a kind.
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

// What things cost, in dollars.
const (
	WorkPay       = workPay
	HealPrice     = healPrice
	RevelPrice    = revelPrice
	DepositPay    = goldPay
	RailFare      = railFare
	PokerAnte     = pokerAnte
	HighMinimum   = highMinimum
	ChallengeAnte = challengeAnte
	GuardCards    = guardCards
)

// Text is a thing with a name and what it does.
type Text struct{ ID, Name, Text string }

// Rank returns the rank of a card: "2" to "10", "J", "Q", "K", "A".
func (c Card) Rank() string { return rankNames[c/4] }

// Suit returns 0 for hearts, 1 for diamonds, 2 for clubs, 3 for spades.
func (c Card) Suit() int { return int(c % 4) }

// FrontierValue returns what the card counts for frontier land (R103).
func (c Card) FrontierValue() int { return int(box.poker[c].frontier) }

// Effect is what a poker card does besides its value.
type Effect struct {
	Text
	Kind string // "bonus", "reaction" or "action"
}

// Effect returns what a card does in this game (3.4).
func (s *State) Effect(c Card) Effect {
	e := s.effectOf(c)
	return Effect{Text{e.id, e.name, e.text}, []string{"bonus", "reaction", "action"}[e.kind]}
}

// EffectOf returns what a card does with the alternates or without.
func EffectOf(c Card, alternate bool) Effect {
	var s State
	s.opts.altPoker = alternate
	return s.Effect(c)
}

// Text returns the fight card's rank and what it does.
func (c FightCard) Text() Text { return Text{box.fight[c].id, rankNames[c], box.fight[c].text} }

// RankName returns the name of a rank of fight cards and faro bets, 0 for the 2.
func RankName(i int) string { return rankNames[i] }

// ItemInfo describes an item.
type ItemInfo struct {
	Text
	Class      Class
	Cost       int
	Move       [2]int    // plain and upgraded
	Does       [2]string // plain and upgraded, "" for nothing but its movement
	LP         int       // of the upgraded side at the end
	Upgradable bool
}

// Info describes the item.
func (i Item) Info() ItemInfo {
	it := &box.item[i]
	in := ItemInfo{
		Text: Text{ID: it.id, Name: it.name}, Class: it.cls, Cost: int(it.cost), Move: [2]int{int(it.move[0]), int(it.move[1])},
		LP: it.lp, Upgradable: it.canUp,
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

// Does returns the texts of a side of the item, one by one.
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

// CharInfo describes a character.
type CharInfo struct {
	Text  // the text is the ability
	Start []Space
	Goals [goalsEach]Text
	Gain  Gain
	Items []Item // those with which the character starts
	Up    ItemSet
}

// Gain is what a character starts with.
type Gain struct{ Money, Cards, Wounds, Marshal, Wanted, Gambler int }

// Info describes the character.
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

// StoryInfo describes a story: what triggers it, what each disc earns, and what its last disc's owner carries out.
type StoryInfo struct{ ID, Name, Trigger, Reward, Finish string }

// StoryOf describes a story by its number.
func StoryOf(i int) StoryInfo {
	st := &box.story[i]
	return StoryInfo{st.id, st.name, st.triggerText, st.rewardText, st.end}
}

// EventOf, EncounterOf and MibCardOf describe cards by their numbers.
func EventOf(i int) Text { return box.event[i].told() }

// EncounterOf describes a train encounter, and how many cards its guard draws, 0 for no guard.
func EncounterOf(i int) (Text, int) { return box.train[i].told(), int(box.train[i].guard) }

// MibCardOf describes a card of the Man in Black.
func MibCardOf(i int) Text { return box.mib[i].told() }

func (n *namedFx) told() Text { return Text{n.id, n.name, n.text} }

// Kind returns what kind of event token it is.
func (t Token) Kind() TokenKind { return t.kind() }

// Info returns how many cards an event token draws and what beating it brings.
func (t Token) Info() (cards int, reward string) { return int(box.token[t].number), box.token[t].text }

// PlotOf describes a frontier token: its number and its reward.
func PlotOf(i int) (number int, reward string) { return int(box.plot[i].number), box.plot[i].text }

// LegendWorth returns the LP of a legendary token.
func LegendWorth(i int) int { return int(box.legend[i].number) }

// CattleOf returns what is on a cattle token.
func CattleOf(i int) (colour int, reward string) { return i / cattleEach, box.cattle[i].text }

// Row returns the row of a space of a law track, 1 to 3, and of the Gambler track 0.
func (t Track) Row(space int) int {
	if space <= 0 {
		return 0
	}
	return int(box.track[t][min(space, box.tops[t])].row)
}

// Kind returns what the fight is about, in the words of the notation: "arrest", "duel", "rob", "bandit", "bank_guard",
// "sheriff", "outlaw", "claim_jumper", "train_guard", "mib_duel".
func (d *Duel) Kind() string { return fightIDs[d.kind] }

// FightName returns the same for the number that moves and events hold.
func FightName(n int) string {
	if n < 0 || n >= len(fightIDs) {
		return ""
	}
	return fightIDs[n]
}

// Kind returns which game of cards it is: "poker", "high_stakes", "challenge", "faro", "" for none.
func (g *Saloon) Kind() string { return gameIDs[g.kind] }

// GameName returns the same for the number that events hold.
func GameName(n int) string {
	if n < 0 || n >= len(gameIDs) {
		return ""
	}
	return gameIDs[n]
}

// Bet returns a bet of a seat: the rank from 0 for the 2, and dollars, 0 for none.
func (g *Saloon) Bet(p engine.Seat, i int) (rank, amount int) {
	b := g.Bets[p][i]
	return int(b.rank), int(b.amount)
}

// BetOf returns rank and dollars of a move that bets.
func BetOf(m engine.Move) (rank, amount int) {
	b := unpackBet(m.A)
	return int(b.rank), int(b.amount)
}

// SourceOf returns what a source is: a poker card, an ability (0 and up) or an item; the others are NoCard, -1 and NoItem.
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

// WindowName returns the id of a window by its number.
func WindowName(n int) string {
	if n < 0 || n >= len(windowIDs) {
		return ""
	}
	return windowIDs[n]
}

// LabelName returns the label of an option by its number: "lp", "marshal", "money".
func LabelName(n int) string {
	if n < 0 || n >= len(box.labels) {
		return ""
	}
	return box.labels[n]
}

// HandName returns the id of a hand of poker by its strength: "pair".
func HandName(strength int) string {
	if strength < 0 || strength >= len(poker.IDs) {
		return ""
	}
	return poker.IDs[strength]
}

// FrontierCards returns the cards that a frontier move pays.
func FrontierCards(m engine.Move) CardSet {
	set, _ := unpackCards(m.A, m.B, m.C)
	return set
}

// FrontierMove returns the move that pays some cards for the frontier land that one stands on.
func FrontierMove(set CardSet) engine.Move {
	m := engine.Move{Kind: KindFrontier}
	m.A, m.B, m.C = packCards(set)
	return m
}

// With returns the set with a card more, Without with one less.
func (s CardSet) With(c Card) CardSet { return s | c.bit() }

// Without returns the set without a card.
func (s CardSet) Without(c Card) CardSet { return s &^ c.bit() }

// Target returns how many LP bring the end.
func (s *State) Target() int { return int(s.opts.target) }

// Discs returns how many discs complete a story.
func (s *State) Discs() int { return int(s.discsNeeded()) }

// AnteUp reports whether Ante Up is in play.
func (s *State) AnteUp() bool { return s.opts.anteUp }

// Goals reports whether goals are in play, and MIBPlays whether the Man in Black rides along.
func (s *State) Goals() bool { return s.opts.goals }

// MIBPlays reports whether the Man in Black rides along.
func (s *State) MIBPlays() bool { return s.opts.mib }

// HighStakes reports whether there is poker for high stakes.
func (s *State) HighStakes() bool { return s.opts.highStakes }

// Patrols reports whether the Sheriff rides by himself after every turn.
func (s *State) Patrols() bool { return s.opts.patrol }

// Movement returns how far a Move action of a seat goes now (R24).
func (s *State) Movement(p engine.Seat) int { return max(1, int(s.movement(p, 0))) }

// GoalMet reports whether a seat could complete a goal of its own now (R85).
func (s *State) GoalMet(p engine.Seat, goal int) bool {
	return s.p[p].char >= 0 && s.holds(box.char[s.p[p].char].goals[goal].cond, p)
}

// GoalStand returns how far a seat has come with a goal of its own, and how far it has to: counts and figures, and of a goal with
// several parts those that hold.
func (s *State) GoalStand(p engine.Seat, goal int) (have, of int) {
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

// counted returns what a condition counts, and how much of it is wanted; ok is false where it counts nothing.
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

// Asks returns the window that is open where somebody is asked to react, "" elsewhere.
func (s *State) Asks() string {
	if s.depth == 0 || s.top().op != askReact {
		return ""
	}
	return WindowName(int(s.top().a))
}

// Legend returns how many legendary tokens have to be kept where somebody is asked for that, 0 elsewhere.
func (s *State) Legend() int {
	if s.depth == 0 || s.top().op != askLegend {
		return 0
	}
	return int(s.top().a)
}

// Discarding returns how many cards the seat to move still has to give up, 0 where it is not asked for that.
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

// Alternate reports whether the alternate poker cards are in the deck.
func (s *State) Alternate() bool { return s.opts.altPoker }

// Red reports whether a card is hearts or diamonds.
func (c Card) Red() bool { return c%4 < 2 }

// ShowValue orders the hands of poker that the moves of a seat would make of the cards that lie open, -1 for a move that
// shows nothing; ShowHand names the best one.
func (s *State) ShowValue(m engine.Move) int {
	if m.Kind != KindShow || s.game.kind == noGame {
		return -1
	}
	return int(s.handWith([2]Card{Card(m.A), Card(m.B)}))
}

// ShowHand returns the strength of the hand that a move would show, 0 for none.
func (s *State) ShowHand(m engine.Move) int {
	if v := s.ShowValue(m); v > 0 {
		return poker.Value(v).Strength()
	}
	return 0
}
