package westernlegends

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"gulch/engine"
)

// Bounds of what a document may claim, beyond any real game, so that numbers fit their fields.
const (
	maxLP    = 999
	maxMoney = 180
	maxRound = 200
	maxCount = 255
)

// strict reads one JSON value and refuses unknown fields and anything after it.
func strict(text []byte, into any) error {
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.DisallowUnknownFields()
	if err := dec.Decode(into); err != nil {
		return err
	}
	if _, err := dec.Token(); err != io.EOF {
		return errors.New("there is more text after the JSON value")
	}
	return nil
}

// UnmarshalJSON reads a position. Poker cards, stories, tokens and items that are not mentioned are in their decks,
// piles, supplies and stacks. If the stack ends with a frame that the engine carries out, the game goes on to the next
// decision. An impossible position is an error and leaves the state as it was.
func (s *State) UnmarshalJSON(text []byte) error {
	if boxErr != nil {
		return boxErr
	}
	var d document
	if err := strict(text, &d); err != nil {
		return err
	}
	full, err := Game.Info().Resolve(d.Players, d.Options)
	if err != nil {
		return err
	}
	l := loader{d: &d, s: blank(d.Players, rulesOf(d.Players, full))}
	l.s.stories = 1<<storyCount - 1
	for _, read := range []func(){l.flow, l.players, l.board, l.piles, l.stories, l.fights, l.game, l.rest, l.stack} {
		if read(); l.err != nil {
			return l.err
		}
	}
	if err := l.s.checkStack(); err != nil {
		return err
	}
	l.s.run(nil)
	if err := l.s.Check(); err != nil {
		return err
	}
	*s = *l.s
	return nil
}

// loader fills a position from a document. The first error stays.
type loader struct {
	d     *document
	s     *State
	cards CardSet // poker cards mentioned
	err   error
}

func (l *loader) fail(format string, args ...any) {
	if l.err == nil {
		l.err = fmt.Errorf(format, args...)
	}
}

// word reads a name of a list of names.
func (l *loader) word(is parameter, name string) int16 {
	n, known := names[nameKey{is, name}]
	if !known {
		l.fail("there is no %q", name)
		return 0
	}
	return n
}

// within reads a number that must lie in a range.
func (l *loader) within(what string, n, low, high int) int {
	if n < low || n > high {
		l.fail("%s is %d, but must be %d to %d", what, n, low, high)
		return low
	}
	return n
}

// seat reads a seat.
func (l *loader) seat(n int) engine.Seat { return engine.Seat(l.within("a seat", n, 0, l.d.Players-1)) }

// side reads a seat, the Man in Black or nobody.
func (l *loader) side(n *int) engine.Seat {
	if n == nil {
		return engine.NoSeat
	}
	if *n == int(ManInBlack) && l.s.opts.mib {
		return ManInBlack
	}
	return l.seat(*n)
}

func (l *loader) seats(list []int) seatSet {
	set := seatSet(0)
	for _, n := range list {
		if n == int(ManInBlack) && l.s.opts.mib {
			set |= seatBit(ManInBlack)
		} else {
			set |= seatBit(l.seat(n))
		}
	}
	return set
}

// card reads and books a poker card, which must not be anywhere else.
func (l *loader) card(id string) Card {
	c := Card(l.word(wordCard, id))
	if c < 0 || l.cards.Has(c) {
		l.fail("card %q is none or in two places", id)
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

// space reads a space that exists in this game.
func (l *loader) space(id string) Space {
	x := Space(l.word(wordSpace, id))
	if l.err == nil && !l.s.inPlay(x) {
		l.fail("%s is not in this game", id)
	}
	return x
}

// item reads an item, NoItem for "none".
func (l *loader) item(id string) Item { return Item(l.word(wordItem, id)) }

func (l *loader) items(list []string) (set, upgraded ItemSet) {
	for _, id := range list {
		name := strings.TrimSuffix(id, "+")
		i := l.item(name)
		if i < 0 || set.Has(i) || name != id && !box.item[i].canUp {
			l.fail("item %q is none, listed twice or cannot be upgraded", id)
			return
		}
		set |= i.bit()
		if name != id {
			upgraded |= i.bit()
		}
	}
	return set, upgraded
}

// flow reads round, turn and switches of the moment.
func (l *loader) flow() {
	d, s := l.d, l.s
	s.round = uint8(l.within("round", d.Round, 1, maxRound))
	s.lastRound = uint8(l.within("last_round", d.LastRound, 0, maxRound))
	s.first, s.active = l.seat(d.First), l.seat(d.Active)
	s.actions = uint8(l.within("actions", d.Actions, 0, 50))
	s.fought, s.bank, s.heist, s.resolving = l.seats(d.Turn.Fought), d.Turn.Bank, d.Turn.Heist, d.Turn.Resolving
	s.lpAct = int16(l.within("lp_this_action", d.Turn.LP, 0, maxLP))
	s.found = int16(l.within("nuggets_rolled", d.Turn.Found, 0, maxLP))
	l.counters(d.Turn.Counters, &s.turn)
	s.sheriff = l.space(d.Sheriff)
	if s.opts.anteUp {
		at := -1
		for i, x := range box.route {
			if x.String() == d.Train {
				at = i
			}
		}
		s.train = uint8(l.within("the Train's stop", at, 0, routeStops-1))
	}
	if s.opts.mib && d.MIB != nil {
		s.mibSpace, s.mibFresh = l.space(d.MIB.Space), d.MIB.Fresh
		s.mibLP = int16(l.within("lp of the Man in Black", d.MIB.LP, 0, maxLP))
		s.mibPrey = l.side(d.MIB.Prey)
		s.mibCards = 0
		for _, id := range d.MIB.Deck {
			s.mibCards |= 1 << l.find("card of the Man in Black", id, mibCount, func(i int) string { return box.mib[i].id })
		}
	}
}

// find reads an id of a table.
func (l *loader) find(what, id string, n int, name func(int) string) int {
	for i := range n {
		if name(i) == id {
			return i
		}
	}
	l.fail("there is no %s %q", what, id)
	return 0
}

func (l *loader) counters(m map[string]int, into *[statCount]uint8) {
	for id, n := range m {
		k := l.find("counter", id, int(statCount), func(i int) string { return statIDs[i] })
		into[k] = uint8(l.within(id, n, 0, maxCount))
	}
}

// players reads what the seats have.
func (l *loader) players() {
	if len(l.d.Seats) != l.d.Players {
		l.fail("seats has %d entries for %d players", len(l.d.Seats), l.d.Players)
		return
	}
	for p := range l.d.Players {
		d := l.d.Seats[strconv.Itoa(p)]
		if d == nil {
			l.fail("there is no seat %d in seats", p)
			return
		}
		l.player(&l.s.p[p], d)
		l.belongings(&l.s.p[p], d)
	}
}

func (l *loader) player(pl *player, d *seatDoc) {
	if d.Character != "" {
		pl.char = Char(l.word(wordChar, d.Character))
	}
	if len(d.Dealt) == 2 {
		pl.dealt = [2]Char{Char(l.word(wordChar, d.Dealt[0])), Char(l.word(wordChar, d.Dealt[1]))}
	}
	if pl.placed = d.Space != ""; pl.placed {
		pl.space = l.space(d.Space)
	}
	pl.awake = d.Awake
	pl.lp = int16(l.within("lp", d.LP, 0, maxLP))
	pl.money = int16(l.within("money", d.Money, 0, maxMoney))
	pl.spent = int16(l.within("spent", d.Spent, 0, maxLP))
	pl.regions = uint16(l.within("regions", d.Regions, 0, 1<<len(regionIDs)-1))
	for _, n := range []struct {
		what     string
		is, high int
		into     *uint8
	}{
		{"mp", d.MP, topSpace, &pl.mp}, {"wp", d.WP, topSpace, &pl.wp}, {"gp", d.GP, topGambler, &pl.gp},
		{"nuggets", d.Nuggets, nuggetCount, &pl.nuggets}, {"wounds", d.Wounds, maxWounds, &pl.wounds},
		{"longhorns", d.Longhorns, tokenCount - hiddenTokens, &pl.longhorns}, {"discs", d.Discs, 2, &pl.discs},
		{"slow", d.Slow, 99, &pl.slow}, {"slow_next", d.SlowNext, 99, &pl.slowNext},
		{"abilities_used", d.Used, maxCount, &pl.used}, {"mines", d.Mines, maxCount, &pl.mines},
		{"towns", d.Towns, maxCount, &pl.towns}, {"saloons", d.Saloons, maxCount, &pl.saloons},
	} {
		*n.into = uint8(l.within(n.what, n.is, 0, n.high))
	}
	l.counters(d.Counters, &pl.stats)
}

// belongings reads cards, items and tokens of a seat.
func (l *loader) belongings(pl *player, d *seatDoc) {
	pl.hand = l.hand(d.Hand)
	for _, id := range d.Known {
		pl.known |= 1 << uint(max(0, l.word(wordCard, id)))
	}
	pl.items, pl.upgraded = l.items(d.Items)
	pl.weapon, pl.mount = l.item(d.Weapon), l.item(d.Mount)
	if pl.weapon >= 0 && box.item[pl.weapon].cls != Weapon || pl.mount >= 0 && box.item[pl.mount].cls != Mount {
		l.fail("%s is no weapon or %s no mount", d.Weapon, d.Mount)
	}
	if d.Cattle != "" {
		pl.cattle = int8(l.find("cattle token", d.Cattle, len(box.cattle), func(i int) string { return box.cattle[i].id }))
	}
	if pl.char >= 0 {
		pl.goals, pl.done = l.goals(pl.char, d.Goals), l.goals(pl.char, d.Done)
	}
	for _, id := range d.Tokens {
		pl.tokens |= 1 << (max(1, l.word(wordTokens, id)) - 1)
	}
	for _, id := range d.Seen {
		pl.seen |= 1 << l.token(id)
	}
	for _, id := range d.Filed {
		pl.filed |= 1 << l.word(wordEvent, id)
	}
}

func (l *loader) goals(c Char, list []string) uint8 {
	set := uint8(0)
	for _, key := range list {
		set |= 1 << l.find("goal", key, goalsEach, func(i int) string { return box.char[c].goals[i].key })
	}
	return set
}

func (l *loader) token(id string) Token {
	return Token(l.find("token", id, tokenCount, func(i int) string { return box.token[i].id }))
}

// pair splits "place thing".
func (l *loader) pair(text string) (string, string) {
	a, b, ok := strings.Cut(text, " ")
	if !ok {
		l.fail("%q should name a place and a thing", text)
	}
	return a, b
}

// board reads what lies on the spaces.
func (l *loader) board() {
	d, s := l.d, l.s
	for _, id := range d.Bandits {
		s.bandits.add(l.space(id))
	}
	for _, text := range d.NuggetsOn {
		at, n := l.pair(text)
		count, err := strconv.Atoi(n)
		if err != nil {
			l.fail("%q is no number of nuggets", n)
		}
		s.nuggetsOn[l.space(at)%maxSpaces] = uint8(l.within("nuggets", count, 0, nuggetCount))
	}
	for _, text := range d.Tokens {
		at, id := l.pair(text)
		x, t := l.space(at)%maxSpaces, l.token(id)
		if s.tokenOn[x] >= 0 || t.kind() == HighRoller {
			l.fail("two tokens, or a high roller, at %s", at)
		}
		s.tokenOn[x] = t
		s.tokens &^= 1 << uint(t)
	}
	for _, text := range d.HighRollers {
		at, id := l.pair(text)
		i := l.find("saloon", at, saloonCount, func(i int) string { return townIDs[i] })
		t := l.token(id)
		if t.kind() != HighRoller {
			l.fail("%s is no high roller", id)
		}
		s.roller[i] = t
		s.tokens &^= 1 << uint(t)
	}
	plotName := func(i int) string { return box.plot[i].id }
	for _, text := range d.Frontier {
		at, id := l.pair(text)
		x := l.space(at) % maxSpaces
		if box.plotAt[x] < 0 {
			l.fail("%s is no frontier space", at)
			return
		}
		s.plot[box.plotAt[x]] = int8(l.find("frontier token", id, frontierCount, plotName))
	}
	for _, id := range d.Developed {
		s.plotsOut |= 1 << l.find("frontier token", id, frontierCount, plotName)
	}
	s.trading, _ = l.items(d.Trading)
	l.markers()
}

func (l *loader) markers() {
	l.s.marks, l.s.lpMarks = 0, 0
	for _, id := range l.d.Markers {
		switch n, err := strconv.Atoi(id); {
		case err == nil && n%5 == 0 && n >= 5 && n <= 20:
			l.s.lpMarks |= 1 << (n/5 - 1)
		default:
			l.s.marks |= 1 << l.find("event marker", id, int(trackCount), func(i int) string { return trackIDs[i] })
		}
	}
	if len(l.d.Owed) > len(l.s.owed)-2 {
		l.fail("events_owed is too long")
		return
	}
	for _, n := range l.d.Owed {
		l.s.owe(l.seat(n))
	}
}

// piles reads the decks of events and of the train; cards that are not mentioned lie under them.
func (l *loader) piles() {
	s := l.s
	s.discard = l.hand(l.d.Discard)
	event := func(i int) string { return box.event[i].id }
	train := func(i int) string { return box.train[i].id }
	s.eventLeft = uint8(l.pile("event", l.d.EventDeck, l.d.EventsGone, event, s.eventDeck[:]))
	s.trainLeft = uint8(l.pile("train encounter", l.d.TrainDeck, l.d.TrainGone, train, s.trainDeck[:]))
}

// pile fills a deck and its discard pile and returns the size of the deck.
func (l *loader) pile(what string, deck, gone []string, name func(int) string, into []int8) int {
	used := uint32(0)
	read := func(ids []string) []int8 {
		var list []int8
		for _, id := range ids {
			n := l.find(what, id, len(into), name)
			if used>>n&1 != 0 {
				l.fail("%s %s is in two places", what, id)
				return nil
			}
			used |= 1 << n
			list = append(list, int8(n))
		}
		return list
	}
	top, out := read(deck), read(gone)
	for i := range into {
		if used>>i&1 == 0 {
			top = append(top, int8(i))
		}
	}
	copy(into, append(top, out...))
	return len(top)
}

// stories reads the active stories and those that are out of the game; the rest are in the piles.
func (l *loader) stories() {
	s := l.s
	for _, id := range l.d.StoriesGone {
		s.stories &^= 1 << l.word(wordStory, id)
	}
	for slot := range s.tales {
		d := l.d.Stories[strconv.Itoa(slot)]
		if d == nil {
			l.fail("there is no story %d in stories", slot)
			return
		}
		st := &s.tales[slot]
		if d.Story != "" {
			st.story = int8(l.word(wordStory, d.Story))
			s.stories &^= 1 << st.story
		}
		st.left = uint8(l.within("left", d.Left, 0, storyCount))
		st.matched, st.joined = l.seats(d.Matched)&s.everybody(), l.seats(d.Joined)&s.everybody()
		if len(d.Discs) > maxDiscs {
			l.fail("%d discs on a story", len(d.Discs))
			return
		}
		for _, n := range d.Discs {
			st.disc[st.n] = l.seat(n)
			st.n++
		}
	}
}

// rest puts what is not mentioned where it belongs: cards into decks, tokens into supplies.
func (l *loader) rest() {
	s := l.s
	s.deck = allCards &^ l.cards
	if len(l.d.DeckTop) > len(s.stacked) {
		l.fail("deck_top is too long")
		return
	}
	for _, id := range l.d.DeckTop {
		s.stacked[s.stackedN] = Card(max(0, l.word(wordCard, id)))
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
	s.nuggetPile = uint8(l.within("nuggets in the supply", nuggetCount-nuggets, 0, nuggetCount))
	for ; longhorns > 0; longhorns-- {
		if s.pickTopLonghorn() < 0 {
			l.fail("there are not so many longhorns")
			return
		}
	}
	if l.d.Chance != nil {
		s.chance = *l.d.Chance
	}
}

// pickTopLonghorn takes a longhorn out of the supply without chance.
func (s *State) pickTopLonghorn() Token {
	for t := firstLonghorn; t < tokenCount; t++ {
		if s.tokens>>uint(t)&1 != 0 {
			s.tokens &^= 1 << uint(t)
			return t
		}
	}
	return NoToken
}

// fightDeck reads the order of the fight deck; cards that are not mentioned lie under it.
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
		put(FightCard(l.word(wordFightCard, id)))
	}
	for c := range FightCard(fightCards) {
		put(c)
	}
}

// stack reads the frames.
func (l *loader) stack() {
	if len(l.d.Stack) > maxDepth-8 {
		l.fail("the stack is too deep")
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
		l.fail("frame %q is not understood", text)
		return f
	}
	f.op = op(l.find("frame", words[0], int(opCount), func(i int) string { return opIDs[i] }))
	for i, word := range words[1:] {
		if i == 0 && f.op == opTurn {
			f.st = uint8(l.find("stage of a turn", word, len(turnIDs), func(i int) string { return turnIDs[i] }))
			continue
		}
		n, err := strconv.ParseInt(word, 10, 16)
		if err != nil {
			l.fail("frame %q: %q is no number", text, word)
			return f
		}
		f.set(i, int16(n))
	}
	return f
}

// set sets the field of a frame with a number, in the order of its text. Numbers that do not fit become invalid ones.
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
