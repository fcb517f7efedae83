package westernlegends

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"

	"gulch/engine"
)

// notation is the notation of all moves. kindNotations is generated from moves.csv; it uses the
// notation of parts that is declared below.
var notation = engine.Notation{Kinds: kindNotations[:]}

var (
	charNotation          = named("character", charCount, charID)
	spaceNotation         = named("space", maxSpaces, existingSpaceID)
	placeNotation         = named("place", peekSaloon+saloonCount, placeID).Or("none", -1)
	cardNotation          = named("card", deckSize, cardID).Or("none", int16(NoCard))
	fightCardNotation     = named("fight card", fightCards, fightCardID)
	itemNotation          = named("item", itemCount, itemID).Or("none", int16(NoItem))
	sourceNotation        = named("card, ability or item", sourceEnd, sourceID)
	incomeNotation        = named("income", len(incomeIDs), func(i int) string { return incomeIDs[i] })
	fightNotation         = named("fight", len(fightIDs), FightName)
	optionNotation        = named("option", math.MaxInt16, LabelName)
	eventNotation         = named("event", eventCount, eventID)
	storyNotation         = named("story", storyCount, storyID)
	sideNotation          = engine.SeatNotation.Or("man_in_black", int16(ManInBlack))
	tokenNotation         = engine.IDsNotation[keptToken]("token", 1, legendCount+1).Optional(0)
	betNotation           = &engine.PartNotation{Write: writeBet, Parse: parseBet}
	frontierCardsNotation = engine.SetNotation(packedCards, parseCard, FrontierCards, FrontierMove)
)

// Notation returns move m as text: its verb, followed by ids, seat numbers from 0, or other
// numbers. For an unknown kind of move it returns "move" and the four fields.
func (s *State) Notation(m engine.Move) string { return notation.Write(s, m) }

// Parse reads a move from its notation. The move need not be legal. Parse returns an error if the
// text is not a move.
func (s *State) Parse(text string) (engine.Move, error) { return notation.Parse(s, text) }

// named returns the notation of a part of which the numbers below end have ids. id returns "" for a
// number that has none after all. Numbers without an id are written in digits, and all numbers can
// be read from digits. what is what the id stands for, for error messages.
func named(what string, end int, id func(n int) string) *engine.PartNotation {
	return engine.WordNotation(what,
		func(_ engine.State, n int16) string {
			if n >= 0 && int(n) < end {
				if word := id(int(n)); word != "" {
					return word
				}
			}
			return strconv.Itoa(int(n))
		},
		func(_ engine.State, word string) (int16, error) {
			for n := range end {
				if id(n) == word {
					return int16(n), nil
				}
			}
			n, err := engine.ParseNumber(word)
			if err != nil {
				err = fmt.Errorf("there is no %s %q", what, word)
			}
			return n, err
		})
}

// existingSpaceID returns the id of a space, or "" if there is no such space.
func existingSpaceID(n int) string {
	if n >= box.spaces {
		return ""
	}
	return spaceID(n)
}

// placeID returns the id of a place where a token can be looked at: a space or a saloon.
func placeID(n int) string {
	if n >= peekSaloon {
		return "saloon_" + townIDs[n-peekSaloon]
	}
	return existingSpaceID(n)
}

// sourceID returns the id of a source: a poker card, an ability or an item. It returns "" if there
// is no such source.
func sourceID(n int) string {
	switch card, ability, item := Source(n).Parts(); {
	case card != NoCard:
		return card.String()
	case item != NoItem:
		return item.String()
	case ability >= 0 && ability < autoItem-autoAbility:
		return "ability_" + strconv.Itoa(ability)
	}
	return ""
}

// keptToken is the number of a legendary token + 1, or 0 for none.
type keptToken int16

func (t keptToken) String() string {
	if t < 1 || t > legendCount {
		return strconv.Itoa(int(t))
	}
	return legendID(int(t - 1))
}

var rankNames = [fightCards]string{"2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"}

// writeBet returns the rank and the amount of a bet.
func writeBet(_ engine.State, m engine.Move, _ int) string {
	if !legalBet(PackedOf(m)) {
		return "? " + strconv.Itoa(int(PackedOf(m)))
	}
	b := unpackBet(PackedOf(m))
	return rankNames[b.rank] + " " + strconv.Itoa(int(b.amount))
}

func parseBet(_ engine.State, m engine.Move, _ int, words []string) (engine.Move, []string, error) {
	if len(words) < 2 {
		return m, nil, errors.New("a rank and an amount are wanted")
	}
	amount, err := strconv.Atoi(words[1])
	rank := slices.Index(rankNames[:], words[0])
	if rank < 0 || err != nil || amount != 10 && amount != 20 {
		return m, nil, fmt.Errorf("a bet is 10 or 20 on a rank from 2 to A, not %q on %q", words[1], words[0])
	}
	return Bet(rank, amount), words[2:], nil
}

// parseCard returns the poker card with an id. It returns an error if there is none.
func parseCard(id string) (Card, error) {
	for c := range Card(deckSize) {
		if c.String() == id {
			return c, nil
		}
	}
	return NoCard, fmt.Errorf("there is no card %q", id)
}
