package westernlegends

import "gulch/engine"

// Source is a card, an ability or an item that can be used in a window (a moment of the game). A
// poker card keeps its own number, 0 to 51. An ability has sourceAbility plus its index, an item
// sourceItem plus its number.
type Source int16

const (
	sourceAbility = 64
	sourceItem    = 96
	sourceEnd     = sourceItem + itemCount
)

// Numbers that determine the order in which automatic sources (see autoSource) take effect: first
// cards in play, from 0, then abilities, then items.
const (
	autoAbility = 2
	autoItem    = autoAbility + 3
	autoEnd     = autoItem + itemCount
)

// windowTables holds, for each window (moment of the game), the cards, items and characters that
// may be usable in it. The index of an array of length 2 is State.alt: 1 with the alternate effects
// of poker cards, otherwise 0.
type windowTables struct {
	cards [2][windowCount]CardSet // by State.alt and window: reaction cards, which are used from the hand
	bonus [2][windowCount]CardSet // by State.alt and window: cards whose bonus works while they are in play
	acts  [2]CardSet              // by State.alt: action cards
	wild  [2]CardSet              // by State.alt: cards that are wild in poker
	items [windowCount]ItemSet
	chars [charCount]uint32 // by character: windows in which abilities work, a bit set
}

// readWindows fills b.windows, the tables of what can be used in which window (moment of the game),
// from the cards, items and characters.
func (b *tables) readWindows() {
	for c := range Card(deckSize) {
		for alt, at := range [2]uint8{b.poker[c].effect, b.poker[c].alt} {
			e := &b.effects[at]
			switch e.kind {
			case reactionCard:
				b.windows.cards[alt][e.when] |= c.bit()
			case bonusCard:
				b.windows.bonus[alt][e.when] |= c.bit()
			case actionCard:
				b.windows.acts[alt] |= c.bit()
			}
			for _, in := range b.code[e.then.start:e.then.end] {
				if in.do == doWild {
					b.windows.wild[alt] |= c.bit()
				}
			}
		}
	}
	for i := range Item(itemCount) {
		for _, side := range b.item[i].side {
			for _, a := range side {
				b.windows.items[a.when] |= i.bit()
			}
		}
	}
	for c := range b.char {
		for _, a := range b.char[c].ability {
			b.windows.chars[c] |= 1 << a.when
		}
	}
}

// alt returns 1 in games with the alternate effects of poker cards, otherwise 0. It is used as an
// index into arrays that have one entry for each case.
func (s *State) alt() int {
	if s.opts.altPoker {
		return 1
	}
	return 0
}

// inPlayCards returns the two cards of player p to which window w (a moment of the game) applies:
// those chosen in the current game of poker if w belongs to poker, those played in the current
// fight if w belongs to a fight. Missing cards are NoCard.
func (s *State) inPlayCards(w window, p engine.Seat) [2]Card {
	if w >= winPokerShowdown && w <= winPokerLost {
		return s.game.cards[p]
	}
	if s.fighting > 0 && w >= winFightBonus && w <= winFightLoss {
		b := s.bout()
		if side := b.sideOf(p); side >= 0 && !b.declined {
			return [2]Card{b.played[side], NoCard}
		}
	}
	return [2]Card{NoCard, NoCard}
}

// open opens window w for player p: the player may then use cards, abilities and items that belong
// to this moment of the game. limit is the largest number of uses, 0 for no limit. open does
// nothing if the player can have nothing to use.
func (s *State) open(w window, p engine.Seat, limit int16) {
	pl := &s.p[p]
	alt := s.alt()
	some := pl.hand&box.windows.cards[alt][w] != 0 || pl.items&box.windows.items[w] != 0 ||
		pl.awake && box.windows.chars[pl.char]>>w&1 != 0
	if !some {
		for _, c := range s.inPlayCards(w, p) {
			some = some || c >= 0 && box.windows.bonus[alt][w].Has(c)
		}
	}
	if some || s.seemsUsable(w, p) {
		s.push(frame{op: opWindow, seat: p, by: p, a: int16(w), d: limit})
	} else if w == winFightReact {
		s.bout().passes++
	}
}

// Stages of a window (a moment at which cards, items or abilities may be used). Field st of its
// frame holds the current stage.
const (
	windowAuto uint8 = iota
	windowAsk
	windowShut
)

func (s *State) runWindow(f *frame, obs engine.Observer) {
	w := window(f.a)
	if f.st == windowAuto {
		for f.c < autoEnd {
			at := int(f.c)
			f.c++
			if a, card, ok := s.autoSource(w, f.seat, at); ok && !(card && s.hasNoEffect(a, f.seat)) {
				s.startSource(f.seat, a, card, at, w, obs)
				return
			}
		}
		f.st = windowAsk
	}
	if f.st == windowAsk {
		if s.anySource(f) || s.seemsUsable(w, f.seat) {
			s.push(frame{op: askReact, seat: f.seat, by: f.seat, a: f.a})
			return
		}
		if w == winFightReact && s.fighting > 0 {
			s.bout().passes++
		}
	}
	s.pop()
}

// hasNoEffect reports whether a block of effects (then) would do nothing for player p, because each
// effect has a condition that does not hold. An example is the card High Noon outside of a duel.
func (s *State) hasNoEffect(then block, p engine.Seat) bool {
	for i := then.start; i < then.end; i++ {
		in := &box.code[i]
		if in.do != doWhen || s.holds(in.cond, p) || !in.other.empty() {
			return false
		}
	}
	return true
}

// startSource starts the effects of a source (a card, an ability or an item) that works
// automatically for player p in window w. then holds the effects, and at is the number of the
// source as in autoSource. card is true if the source is a card in play.
func (s *State) startSource(p engine.Seat, then block, card bool, at int, w window, obs engine.Observer) {
	flags := int16(0)
	var source Source
	switch {
	case card:
		flags = fxFromCard
		source = Source(s.inPlayCards(w, p)[at])
	case at < autoItem:
		source = sourceAbility + Source(at-autoAbility)
		if box.char[s.p[p].char].ability[at-autoAbility].once {
			s.p[p].used |= 1 << (at - autoAbility)
		}
	default:
		source = sourceItem + Source(at-autoItem)
	}
	tellUsed(obs, p, source, int(w))
	s.push(frame{op: opFx, seat: p, by: p, a: then.start, b: then.end, c: flags})
}

// autoSource returns the effects of an automatic source. at is the number of the source: 0 or 1 for
// a card in play, autoAbility or more for an ability, and autoItem or more for an item. card is
// true for a card. ok is false if the source does not work for player p in window w now.
func (s *State) autoSource(w window, p engine.Seat, at int) (then block, card, ok bool) {
	if at < autoAbility {
		c := s.inPlayCards(w, p)[at]
		if c < 0 || !box.windows.bonus[s.alt()][w].Has(c) || w == winPokerShowdown {
			return block{}, false, false
		}
		return s.effectOf(c).then, true, true
	}
	a := s.abilityAt(w, p, at)
	if a == nil || optional(a, w) {
		return block{}, false, false
	}
	return a.then, false, true
}

// abilityAt returns an ability or the effect of an item. at is its number among the automatic
// sources (see autoSource). abilityAt returns nil if player p cannot use it in window w now.
func (s *State) abilityAt(w window, p engine.Seat, at int) *ability {
	pl := &s.p[p]
	var list []ability
	index := at - autoAbility
	if at < autoItem {
		if !pl.awake || index >= len(box.char[pl.char].ability) {
			return nil
		}
		list = box.char[pl.char].ability[index : index+1]
		if list[0].once && pl.used>>index&1 != 0 {
			return nil
		}
	} else {
		i := Item(at - autoItem)
		if !s.works(p, i) || !box.windows.items[w].Has(i) || w == winFightStart && !s.looksOn(p) {
			return nil
		}
		list = box.item[i].side[pl.sideOf(i)]
	}
	for k := range list {
		if list[k].when == w && s.needHolds(list[k].need, p) {
			return &list[k]
		}
	}
	return nil
}

// works reports whether player p owns item i and the item has its effect now. Weapons and mounts
// have their effect only while they are active (R19).
func (s *State) works(p engine.Seat, i Item) bool {
	pl := &s.p[p]
	if !pl.items.Has(i) {
		return false
	}
	switch box.item[i].cls {
	case Weapon:
		return pl.weapon == i
	case Mount:
		return pl.mount == i
	}
	return true
}

// optional reports whether the player may decide whether to use ability a in window w. Other
// abilities take effect automatically.
func optional(a *ability, w window) bool {
	return a.optional || a.spend || w == winMoveExtend || w == winProspectRoll || w == winAction
}

// usableSource returns the effects of a source; f is the frame of an open window. ok is false if
// the player of the window cannot use the source in it now.
func (s *State) usableSource(f *frame, source Source) (then block, ok bool) {
	w, p := window(f.a), f.seat
	if source < deckSize {
		c := Card(source)
		if source < 0 || !(s.p[p].hand & box.windows.cards[s.alt()][w]).Has(c) {
			return block{}, false
		}
		then = s.effectOf(c).then
		return then, s.mayHaveEffect(then, p, s.p[p].hand&^c.bit())
	}
	at := int(source) - sourceAbility + autoAbility
	if source >= sourceItem {
		at = int(source) - sourceItem + autoItem
	}
	if source < sourceAbility || at >= autoEnd || source < sourceItem && at >= autoItem ||
		f.b>>(at-autoAbility)&1 != 0 {
		return block{}, false
	}
	a := s.abilityAt(w, p, at)
	if a == nil || !optional(a, w) || w == winProspectRoll && source >= sourceItem && !s.prospecting() {
		return block{}, false
	}
	return a.then, s.mayHaveEffect(a.then, p, s.p[p].hand)
}

// prospecting reports whether the dice on the table were rolled in a Prospect action. Items can
// change only such dice.
func (s *State) prospecting() bool {
	d := s.below(opDice)
	return d != nil && d.d < 0
}

// anySource reports whether a player can use any card, item or ability in the open window. f is the
// frame of that window.
func (s *State) anySource(f *frame) bool {
	for c := range (s.p[f.seat].hand & box.windows.cards[s.alt()][f.a]).All() {
		if _, ok := s.usableSource(f, Source(c)); ok {
			return true
		}
	}
	for source := Source(sourceAbility); source < sourceAbility+autoItem-autoAbility; source++ {
		if _, ok := s.usableSource(f, source); ok {
			return true
		}
	}
	for set := s.p[f.seat].items & box.windows.items[f.a]; set != 0; set &= set - 1 {
		if _, ok := s.usableSource(f, sourceItem+Source(nthBit(uint64(set), 0))); ok {
			return true
		}
	}
	return false
}

// seemsUsable reports whether window w must open for player p even if the player can use nothing in
// it. This is so if, for all that the other players know, the player's hand could hold a card for
// it: otherwise the missing decision would reveal something (see PauseForced). The window need not
// open if p is the player who acts and nobody else has used the screen in between.
func (s *State) seemsUsable(w window, p engine.Seat) bool {
	hand := s.p[p].hand
	if !s.pauses.Has(p) || hand == 0 || p == s.active && !s.fightsPausedSeat(p) {
		return false
	}
	rest := hand &^ hand.First().bit() // only the number of the other cards is used, which is public
	for c := range (box.windows.cards[s.alt()][w] &^ s.discard).All() {
		if s.mayHaveEffect(s.effectOf(c).then, p, rest) {
			return true
		}
	}
	return false
}

// fightsPausedSeat reports whether player p is in a fight with another seat for which windows open
// even if that seat can use nothing in them (see PauseForced).
func (s *State) fightsPausedSeat(p engine.Seat) bool {
	if s.fighting == 0 || !s.bout().vsPlayer() {
		return false
	}
	side := s.bout().sideOf(p)
	return side >= 0 && s.pauses.Has(s.bout().side[1-side])
}

// sourceMoves appends to dst one move for each card, item or ability that can be used in the open
// window. It also appends the pass, unless passing is forbidden.
func (s *State) sourceMoves(dst []engine.Move) []engine.Move {
	f := &s.stack[s.depth-2]
	add := func(dst []engine.Move, source Source) []engine.Move {
		if _, ok := s.usableSource(f, source); !ok {
			return dst
		}
		if window(f.a) == winProspectRoll {
			return s.rerollMoves(dst, f.seat, source)
		}
		return append(dst, Use(source))
	}
	for c := range (s.p[f.seat].hand & box.windows.cards[s.alt()][f.a]).All() {
		dst = add(dst, Source(c))
	}
	for source := Source(sourceAbility); source < sourceAbility+autoItem-autoAbility; source++ {
		dst = add(dst, source)
	}
	for set := s.p[f.seat].items & box.windows.items[f.a]; set != 0; set &= set - 1 {
		dst = add(dst, sourceItem+Source(nthBit(uint64(set), 0)))
	}
	if s.mustDiscount(window(f.a)) {
		return dst
	}
	return append(dst, engine.Move{Kind: KindPass})
}

// playSource carries out move m in the open window: a pass, or the use of a source (a card, an
// ability or an item).
func (s *State) playSource(m engine.Move, obs engine.Observer) {
	s.pop()
	f := s.top()
	w, p := window(f.a), f.seat
	if m.Kind == KindPass {
		f.st = windowShut
		if w == winFightReact {
			s.bout().passes++
		}
		return
	}
	source := SourceOf(m)
	then, _ := s.usableSource(f, source)
	if f.d == 1 {
		f.st = windowShut
	}
	if w == winFightReact {
		s.bout().passes = 0
	}
	shows := obs
	if source < deckSize {
		shows = engine.Disclosing(obs)
	}
	tellUsed(shows, p, source, int(w))
	s.useUp(f, p, source, obs)
	s.push(frame{op: opFx, seat: p, by: p, a: then.start, b: then.end, c: fxChosen, d: int16(source)})
}

// useUp discards the source that player p has just used if it is a card or a consumable item. If it
// is another item or an ability, it records that the source has been used in the window of frame f.
func (s *State) useUp(f *frame, p engine.Seat, source Source, obs engine.Observer) {
	switch {
	case source < deckSize:
		if !s.swapsPlayed(Card(source)) {
			s.discardFromHand(p, Card(source), obs)
		}
	case source < sourceItem:
		at := source - sourceAbility
		f.b |= 1 << at
		if box.char[s.p[p].char].ability[at].once {
			s.p[p].used |= 1 << at
		}
	default:
		i := Item(source - sourceItem)
		f.b |= 1 << (int(i) + autoItem - autoAbility)
		a := s.abilityAt(window(f.a), p, int(i)+autoItem)
		if a != nil && a.spend {
			s.loseItem(p, i, obs)
		}
	}
}

// swapsPlayed reports whether using card c makes it the played card of a fight. Such a card is not
// discarded yet.
func (s *State) swapsPlayed(c Card) bool {
	then := s.effectOf(c).then
	for _, in := range box.code[then.start:then.end] {
		if in.do == doSwapPlayed {
			return true
		}
	}
	return false
}
