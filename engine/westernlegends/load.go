package westernlegends

import (
	"encoding/json"
	"errors"
	"strconv"
	"strings"

	"gulch/engine"
)

// Upper limits for numbers in a document. They are higher than in any real game, and small enough
// for the fields of a State.
const (
	maxLP    = 999
	maxMoney = 180
	maxRound = 9999
	maxCount = 255
)

// UnmarshalJSON reads a position from its JSON. Poker cards, stories, tokens and items that are not
// mentioned are in their decks, piles, supplies and stacks. If the engine carries out the top frame
// of the stack, the game continues to the next decision. If the position is not possible,
// UnmarshalJSON returns an error and leaves the state unchanged.
func (s *State) UnmarshalJSON(text []byte) error {
	if err := ready(); err != nil {
		return err
	}
	var d document
	if err := engine.DecodeStrict(text, &d); err != nil {
		return err
	}
	full, err := Game.Info().Resolve(d.Players, d.Options)
	if err != nil {
		return err
	}
	r := rulesOf(d.Players, full)
	switch d.Version {
	case 0, currentVersion:
	case 2:
		r.version2 = true
	default:
		return engine.Errorf("it uses version %d of the rules, and this Gulch plays versions %d to %d", d.Version,
			oldestVersion, currentVersion)
	}
	l := loader{d: &d, s: emptyPosition(d.Players, r)}
	l.s.stories = 1<<storyCount - 1
	for _, read := range []func(){l.flow, l.players, l.board, l.piles, l.stories, l.fights, l.game, l.fillRest,
		l.stack} {
		if read(); l.Err != nil {
			return l.Err
		}
	}
	if err := l.s.checkStack(); err != nil {
		return err
	}
	if err := l.checkSeal(); err != nil {
		return err
	}
	l.s.run(nil)
	if err := l.s.Check(); err != nil {
		return err
	}
	*s = *l.s
	return nil
}

// checkSeal returns an error if the document of a position was changed by hand during a fight, a
// game of cards or another pending decision. The parts of such a position depend on each other in
// many ways, so a changed one could be inconsistent. Between decisions of a turn any change is
// allowed.
func (l *loader) checkSeal() error {
	s := l.s
	if s.depth == 0 {
		return nil
	}
	bottom := &s.stack[0]
	counts := bottom.st == turnPlace || bottom.st == turnItems
	if s.depth == 1 && bottom.st >= turnPlace && (counts || bottom.a == 0) {
		return nil
	}
	if s.top().op < firstAsk {
		return errors.New("stack: nobody is asked anything")
	}
	text, err := s.MarshalJSON()
	if err != nil {
		return err
	}
	var d struct {
		Seal string `json:"seal"`
	}
	if err := json.Unmarshal(text, &d); err != nil {
		return err
	}
	if d.Seal != l.d.Seal {
		return errors.New(
			`the position was changed while something was going on; write "stack": ["turn act"] or the like`)
	}
	return nil
}

// loader fills a position from a JSON document. It keeps the first error in Err.
type loader struct {
	engine.FirstError
	d     *document
	s     *State
	cards CardSet // poker cards that have been read from the document so far
}

// seat returns the seat with number n. A number that is not a seat of this game sets l.Err.
func (l *loader) seat(n int) engine.Seat { return engine.Seat(l.Within("a seat", n, 0, l.d.Players-1)) }

// side returns the seat with the number that n points to, or ManInBlack for 6. It returns NoSeat if
// n is nil.
func (l *loader) side(n *int) engine.Seat {
	if n == nil {
		return engine.NoSeat
	}
	if *n == int(ManInBlack) && l.s.opts.mib {
		return ManInBlack
	}
	return l.seat(*n)
}

func (l *loader) seats(list []int) engine.SeatSet {
	set := engine.SeatSet(0)
	for _, n := range list {
		if n == int(ManInBlack) && l.s.opts.mib {
			set = set.With(ManInBlack)
		} else {
			set = set.With(l.seat(n))
		}
	}
	return set
}

// anyCard returns the poker card with the given id. An unknown id sets l.Err.
func (l *loader) anyCard(id string) Card { return Card(l.find("card", id, deckSize, cardID)) }

// fightCard returns the fight card with the given id. An unknown id sets l.Err.
func (l *loader) fightCard(id string) FightCard {
	return FightCard(l.find("fight card", id, fightCards, fightCardID))
}

// char returns the character with the given id. An unknown id sets l.Err.
func (l *loader) char(id string) Char { return Char(l.find("character", id, charCount, charID)) }

// card returns the poker card with the given id and records that it has been read. An unknown id,
// or a card that occurs twice in the document, sets l.Err.
func (l *loader) card(id string) Card {
	c := l.anyCard(id)
	if l.cards.Has(c) {
		l.Failf("card %q is in two places", id)
		return 0
	}
	l.cards |= c.bit()
	return c
}

func (l *loader) hand(list []string) CardSet {
	set := CardSet(0)
	for _, id := range list {
		set |= l.card(id).bit()
	}
	return set
}

// space returns the space with the given id. A space that is not in this game sets l.Err.
func (l *loader) space(id string) Space {
	x := Space(l.find("space", id, box.spaces, spaceID))
	if l.Err == nil && !l.s.inPlay(x) {
		l.Failf("%s is not in this game", id)
	}
	return x
}

// item returns the item with the given id, or NoItem for "none". An unknown id sets l.Err.
func (l *loader) item(id string) Item {
	if id == "none" {
		return NoItem
	}
	return Item(l.find("item", id, itemCount, itemID))
}

func (l *loader) items(list []string) (set, upgraded ItemSet) {
	for _, id := range list {
		name := strings.TrimSuffix(id, "+")
		i := l.item(name)
		if i < 0 || set.Has(i) || name != id && !box.item[i].canUp {
			l.Failf("item %q is none, listed twice or cannot be upgraded", id)
			return
		}
		set |= i.bit()
		if name != id {
			upgraded |= i.bit()
		}
	}
	return set, upgraded
}

// flow reads the round, the active player, the fields of the current turn, and the places of the
// Sheriff, the Train and the Man in Black.
func (l *loader) flow() {
	d, s := l.d, l.s
	s.round = int16(l.Within("round", d.Round, 1, maxRound))
	s.lastRound = int16(l.Within("last_round", d.LastRound, 0, maxRound))
	s.first, s.active = l.seat(d.First), l.seat(d.Active)
	s.actions = uint8(l.Within("actions", d.Actions, 0, 50))
	s.fought, s.bank, s.heist, s.resolving = l.seats(d.Turn.Fought), d.Turn.Bank, d.Turn.Heist, d.Turn.Resolving
	s.lpAct = int16(l.Within("lp_this_action", d.Turn.LP, 0, maxLP))
	s.found = int16(l.Within("nuggets_rolled", d.Turn.Found, 0, maxLP))
	l.counters(d.Turn.Counters, &s.turn)
	s.sheriff = l.space(d.Sheriff)
	if s.opts.anteUp {
		at := -1
		for i, x := range box.route {
			if x.String() == d.Train {
				at = i
			}
		}
		s.train = uint8(l.Within("the Train's stop", at, 0, routeStops-1))
	}
	if s.opts.mib && d.MIB != nil {
		s.mibSpace, s.mibFresh = l.space(d.MIB.Space), d.MIB.Fresh
		s.mibLP = int16(l.Within("lp of the Man in Black", d.MIB.LP, 0, maxLP))
		s.mibPrey = l.side(d.MIB.Prey)
		s.mibCards = rows[uint16](l, "card of the Man in Black", d.MIB.Deck, mibCount, mibID)
	}
}

// find returns the index of id in a table with n rows. name returns the id of a row. An unknown id
// sets l.Err; what names the table in the error message.
func (l *loader) find(what, id string, n int, name func(int) string) int {
	for i := range n {
		if name(i) == id {
			return i
		}
	}
	l.Failf("there is no %s %q", what, id)
	return 0
}

func (l *loader) counters(m map[string]int, into *[statCount]uint8) {
	for id, n := range m {
		k := l.find("counter", id, int(statCount), func(i int) string { return statIDs[i] })
		into[k] = uint8(l.Within(id, n, 0, maxCount))
	}
}

// fillRest puts everything that the document does not mention into its usual place: poker cards
// into the deck, tokens and nuggets into the supplies.
func (l *loader) fillRest() {
	s := l.s
	s.deck = allCards &^ l.cards
	for p := range s.p[:s.seats] {
		s.p[p].known &^= s.deck | s.discard
	}
	if len(l.d.DeckTop) > len(s.stacked) {
		l.Failf("deck_top is too long")
		return
	}
	for _, id := range l.d.DeckTop {
		s.stacked[s.stackedN] = l.anyCard(id)
		s.stackedN++
	}
	l.fightDeck()
	nuggets, longhorns := 0, 0
	for _, n := range s.nuggetsOn {
		nuggets += int(n)
	}
	for p := range s.p[:s.seats] {
		pl := &s.p[p]
		nuggets += int(pl.nuggets)
		longhorns += int(pl.longhorns)
		s.legends &^= pl.tokens
		if pl.cattle >= 0 {
			s.cattle &^= 1 << uint(pl.cattle)
		}
	}
	s.nuggetPile = uint8(l.Within("nuggets in the supply", nuggetCount-nuggets, 0, nuggetCount))
	l.longhorns(longhorns)
	if l.d.Chance != nil {
		s.chance = *l.d.Chance
	}
}

// longhorns removes the longhorns that players hold from the supply. held is their number. If the
// document does not name them, it takes those with the lowest numbers.
func (l *loader) longhorns(held int) {
	s := l.s
	for _, id := range l.d.Longhorns {
		t := l.token(id)
		if t < firstLonghorn || s.tokens>>uint(t)&1 == 0 {
			l.Failf("%s is no longhorn that somebody can hold", id)
			return
		}
		s.tokens &^= 1 << uint(t)
	}
	for held -= len(l.d.Longhorns); held > 0; held-- {
		if s.pickTopLonghorn() < 0 {
			l.Failf("there are not so many longhorns")
			return
		}
	}
	if held < 0 {
		l.Failf("more longhorns are named than players hold")
	}
}

// heldLonghorns returns the ids of the longhorns that players hold. The ids matter because the
// remaining tokens determine which one is placed next. It returns nil if the longhorns are the
// first ones that are not on the board, because the loader takes these if the document names none.
func (s *State) heldLonghorns() []string {
	free := s.tokens
	for _, t := range s.tokenOn {
		if t >= firstLonghorn {
			free |= 1 << uint(t)
		}
	}
	var held []string
	first := true // whether every held longhorn comes before all longhorns in the supply
	for t := firstLonghorn; t < tokenCount; t++ {
		if free>>uint(t)&1 == 0 {
			held = append(held, box.token[t].id)
			first = first && s.tokens&tokensOf(Longhorn)&(1<<uint(t)-1) == 0
		}
	}
	if first {
		return nil
	}
	return held
}

// pickTopLonghorn removes the longhorn with the lowest number from the supply and returns it, or
// NoToken if there is none.
func (s *State) pickTopLonghorn() Token {
	for t := firstLonghorn; t < tokenCount; t++ {
		if s.tokens>>uint(t)&1 != 0 {
			s.tokens &^= 1 << uint(t)
			return t
		}
	}
	return NoToken
}

// fightDeck reads the order of the fight deck. Cards that the document does not mention are at the
// bottom.
func (l *loader) fightDeck() {
	s := l.s
	used := uint16(0)
	for i := range s.bouts[:s.fighting] {
		for _, c := range s.bouts[i].drawn[:s.bouts[i].left] {
			used |= 1 << uint(c)
		}
	}
	if s.game.kind == gameFaro && len(l.d.Game.Faro) == faroCards {
		for _, c := range s.game.faro {
			used |= 1 << uint(c)
		}
	}
	s.fightLeft = 0
	s.fightDeck = [fightCards]FightCard{}
	put := func(c FightCard) {
		if used>>uint(c)&1 == 0 {
			used |= 1 << uint(c)
			s.fightDeck[s.fightLeft] = c
			s.fightLeft++
		}
	}
	for _, id := range l.d.FightDeck {
		put(l.fightCard(id))
	}
	for c := range FightCard(fightCards) {
		put(c)
	}
}

// stack reads the stack of frames, the list of things in progress, from the document.
func (l *loader) stack() {
	if len(l.d.Stack) > maxDepth-8 {
		l.Failf("the stack is too deep")
		return
	}
	for _, text := range l.d.Stack {
		l.s.push(l.frame(text))
	}
}

func (l *loader) frame(text string) frame {
	words := strings.Fields(text)
	f := frame{seat: engine.NoSeat, by: engine.NoSeat}
	if len(words) == 0 || len(words) > 8 {
		l.Failf("frame %q is not understood", text)
		return f
	}
	f.op = op(l.find("frame", words[0], int(opCount), func(i int) string { return opIDs[i] }))
	for i, word := range words[1:] {
		if i == 0 && f.op == opTurn {
			f.st = uint8(l.find("stage of a turn", word, len(turnSteps), func(i int) string { return turnSteps[i].id }))
			continue
		}
		n, err := strconv.ParseInt(word, 10, 16)
		if err != nil {
			l.Failf("frame %q: %q is no number", text, word)
			return f
		}
		f.set(i, int16(n))
	}
	return f
}

// set stores n in one field of a frame. field is the number of the field in the order of
// frame.text, from 0 for the stage. If n does not fit, it stores an invalid number, which later
// checks find.
func (f *frame) set(field int, n int16) {
	small := n
	if n < -1 || n > 120 {
		small = 120
	}
	switch field {
	case 0:
		f.st = uint8(max(0, small))
	case 1:
		f.seat = engine.Seat(small)
	case 2:
		f.by = engine.Seat(small)
	case 3:
		f.a = n
	case 4:
		f.b = n
	case 5:
		f.c = n
	default:
		f.d = n
	}
}
