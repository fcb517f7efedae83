package westernlegends

import (
	"strconv"
	"strings"
)

func (l *loader) token(id string) Token {
	return Token(l.find("token", id, tokenCount, tokenID))
}

// pair splits a text into its two words: the id of a place and the id or number of the thing there.
// Any other text sets l.Err.
func (l *loader) pair(text string) (string, string) {
	a, b, ok := strings.Cut(text, " ")
	if !ok {
		l.Failf("%q should name a place and a thing", text)
	}
	return a, b
}

// board reads the tokens, nuggets and miniatures on the map from the document.
func (l *loader) board() {
	d, s := l.d, l.s
	for _, id := range d.Bandits {
		s.bandits.add(l.space(id))
	}
	for _, text := range d.NuggetsOn {
		at, n := l.pair(text)
		count, err := strconv.Atoi(n)
		if err != nil {
			l.Failf("%q is no number of nuggets", n)
		}
		s.nuggetsOn[l.space(at)%maxSpaces] = uint8(l.Within("nuggets", count, 0, nuggetCount))
	}
	for _, text := range d.Tokens {
		at, id := l.pair(text)
		x, t := l.space(at)%maxSpaces, l.token(id)
		if s.tokenOn[x] >= 0 || t.kind() == HighRoller {
			l.Failf("two tokens, or a high roller, at %s", at)
		}
		s.tokenOn[x] = t
		s.tokens &^= 1 << uint(t)
	}
	for _, text := range d.HighRollers {
		at, id := l.pair(text)
		i := l.find("saloon", at, saloonCount, func(i int) string { return townIDs[i] })
		t := l.token(id)
		if t.kind() != HighRoller {
			l.Failf("%s is no high roller", id)
		}
		s.roller[i] = t
		s.tokens &^= 1 << uint(t)
	}
	for _, text := range d.Frontier {
		at, id := l.pair(text)
		x := l.space(at) % maxSpaces
		if box.plotAt[x] < 0 {
			l.Failf("%s is no frontier space", at)
			return
		}
		s.plot[box.plotAt[x]] = int8(l.find("frontier token", id, frontierCount, plotID))
	}
	s.plotsOut = rows[uint16](l, "frontier token", d.Developed, frontierCount, plotID)
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
		l.Failf("events_owed is too long")
		return
	}
	for _, n := range l.d.Owed {
		l.s.oweEvent(l.seat(n))
	}
}

// piles reads the discard pile of poker cards, and the decks of events and train encounters. Cards
// of these decks that the document does not mention are at the bottom.
func (l *loader) piles() {
	s := l.s
	s.discard = l.hand(l.d.Discard)
	s.eventLeft = uint8(l.pile("event", l.d.EventDeck, l.d.EventsGone, eventID, s.eventDeck[:]))
	s.trainLeft = uint8(l.pile("train encounter", l.d.TrainDeck, l.d.TrainGone, trainID, s.trainDeck[:]))
}

// pile reads a deck and its discard pile, gone, from lists of ids into the slice into: first the
// deck, the top card first, then the discard pile. It returns the number of cards in the deck. name
// returns the id of a card, and what names the cards in error messages.
func (l *loader) pile(what string, deck, gone []string, name func(int) string, into []int8) int {
	used := uint32(0)
	read := func(ids []string) []int8 {
		var list []int8
		for _, id := range ids {
			n := l.find(what, id, len(into), name)
			if used>>n&1 != 0 {
				l.Failf("%s %s is in two places", what, id)
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

// stories reads the face-up stories, the piles and the stories out of the game.
func (l *loader) stories() {
	s := l.s
	for _, id := range l.d.StoriesGone {
		s.stories &^= 1 << l.find("story", id, storyCount, storyID)
	}
	for slot := range s.tales {
		d := l.d.Stories[strconv.Itoa(slot)]
		if d == nil {
			l.Failf("there is no story %d in stories", slot)
			return
		}
		st := &s.tales[slot]
		if d.Story != "" {
			st.story = int8(l.find("story", d.Story, storyCount, storyID))
			s.stories &^= 1 << st.story
		}
		st.left = uint8(l.Within("left", d.Left, 0, storyCount))
		st.matched, st.joined = l.seats(d.Matched)&s.everybody(), l.seats(d.Joined)&s.everybody()
		if len(d.Discs) > maxDiscs {
			l.Failf("%d discs on a story", len(d.Discs))
			return
		}
		for _, n := range d.Discs {
			st.disc[st.n] = l.seat(n)
			st.n++
		}
	}
}
