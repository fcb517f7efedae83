package westernlegends

import (
	"slices"

	"gulch/engine"
	"gulch/engine/document"
)

// pile describes cards of a deck that are listed by their ids. It returns those of the document.
func (w *description) pile(name string, pile []int8, ids *engine.PartNotation) []int8 {
	var read []int8
	document.Each(w.d, name, slices.Values(pile),
		func(c *int8) { document.Name(w.d, "", c, ids) },
		func(c int8) { read = append(read, c) })
	return read
}

// hidden describes what no seat may see. events and trains are the notations of the cards of these
// decks, and eventsGone and trainsGone the cards that have been read from their discard piles.
func (w *description) hidden(events, trains *engine.PartNotation, eventsGone, trainsGone []int8) {
	d, s := w.d, w.s
	document.NameArray(d, "deck_top,omitempty", s.stacked[:], &s.stackedN, cardIDs)
	named := 0
	document.Members(d, "longhorns_held,omitempty", slices.Values(s.heldLonghorns()), func(t Token) {
		if t < firstLonghorn || s.tokens>>uint(t)&1 == 0 {
			d.Failf("%s is no longhorn that somebody can hold", t)
		}
		s.tokens &^= 1 << uint(t)
		named++
	}, tokenIDs)
	var fight []FightCard
	document.Members(d, "fight_deck,omitempty", slices.Values(s.fightDeck[:s.fightLeft]),
		func(c FightCard) { fight = append(fight, c) }, fightCardIDs)
	eventDeck := w.pile("event_deck,omitempty", s.eventDeck[:s.eventLeft], events)
	trainDeck := w.pile("train_deck,omitempty", s.trainDeck[:s.trainLeft], trains)
	w.stack()
	document.Value(d, "chance", &s.chance, false)
	w.mark.at = d.Written()
	if document.Text(d, "seal,omitempty", &w.mark.text); !d.Reading() || d.Err != nil {
		return
	}
	s.eventLeft = fillDeck(s.eventDeck[:], eventDeck, eventsGone)
	s.trainLeft = fillDeck(s.trainDeck[:], trainDeck, trainsGone)
	w.fillFightDeck(fight)
	w.fillRest(named)
}

// fillDeck fills a deck with its cards, the top card first, then those that are in no pile, and its
// discard pile, gone. It returns the number of cards in the deck.
func fillDeck(into, deck, gone []int8) uint8 {
	for c := range int8(len(into)) {
		if !slices.Contains(deck, c) && !slices.Contains(gone, c) {
			deck = append(deck, c)
		}
	}
	copy(into, append(deck, gone...))
	return uint8(len(deck))
}

// fillFightDeck fills the fight deck with the cards of a document. Cards that it does not mention
// are at the bottom.
func (w *description) fillFightDeck(deck []FightCard) {
	s := w.s
	used := uint16(0)
	for i := range s.bouts[:s.fighting] {
		for _, c := range s.bouts[i].drawn[:s.bouts[i].left] {
			used |= 1 << uint(c)
		}
	}
	if w.faro == faroCards {
		for _, c := range s.game.faro {
			used |= 1 << uint(c)
		}
	}
	for c := range FightCard(fightCards) {
		deck = append(deck, c)
	}
	s.fightLeft = 0
	s.fightDeck = [fightCards]FightCard{}
	for _, c := range deck {
		if used>>uint(c)&1 == 0 {
			used |= 1 << uint(c)
			s.fightDeck[s.fightLeft] = c
			s.fightLeft++
		}
	}
}

// fillRest puts everything that the document does not mention into its usual place: poker cards
// into the deck, tokens and nuggets into the supplies. named is the number of longhorns that the
// document names; if players hold more, these are the ones with the lowest numbers.
func (w *description) fillRest(named int) {
	d, s := w.d, w.s
	for c, there := range w.read[:deckSize] {
		if there {
			s.deck &^= Card(c).bit()
		}
	}
	nuggets, held := 0, 0
	for _, n := range s.nuggetsOn {
		nuggets += int(n)
	}
	for p := range s.p[:s.seats] {
		pl := &s.p[p]
		pl.known &^= s.deck | s.discard | pl.hand
		nuggets += int(pl.nuggets)
		held += int(pl.longhorns)
		s.legends &^= pl.tokens
		if pl.cattle >= 0 {
			s.cattle &^= 1 << uint(pl.cattle)
		}
	}
	s.nuggetPile = uint8(d.Within("nuggets in the supply", nuggetCount-nuggets, 0, nuggetCount))
	for ; named < held; named++ {
		if s.pickTopLonghorn() < 0 {
			d.Failf("there are not so many longhorns")
			return
		}
	}
	if named > held {
		d.Failf("more longhorns are named than players hold")
	}
}

// heldLonghorns returns the longhorns that players hold. They matter because the remaining tokens
// determine which one is placed next. It returns nil if the longhorns are the
// first ones that are not on the board, because the loader takes these if the document names none.
func (s *State) heldLonghorns() []Token {
	free := s.tokens
	for _, t := range s.tokenOn {
		if t >= firstLonghorn {
			free |= 1 << uint(t)
		}
	}
	var held []Token
	first := true // whether every held longhorn comes before all longhorns in the supply
	for t := firstLonghorn; t < tokenCount; t++ {
		if free>>uint(t)&1 == 0 {
			held = append(held, t)
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
