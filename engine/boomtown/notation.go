package boomtown

import (
	"fmt"
	"strconv"

	"gulch/engine"
)

// parameter is the type of the words after the verb in the notation of a move.
type parameter uint8

const (
	noParameter parameter = iota
	number                // a whole number
	card                  // the ID of a card
	town                  // the ID of a town
	twoNumbers
)

// verbs holds the notation of each kind of move: its verb, the type of its parameters, and an
// example.
var verbs = [kindEnd]struct {
	word string
	is   parameter
	like string // an example of the notation
}{
	KindDeal:    {"deal", noParameter, "deal"},
	KindPass:    {"pass", noParameter, "pass"},
	KindBid:     {"bid", number, "bid 5"},
	KindKeep:    {"keep", noParameter, "keep"},
	KindRide:    {"ride", noParameter, "ride"},
	KindTake:    {"take", card, "take cj07"},
	KindPromote: {"promote", town, "promote dry_gulch"},
	KindAttach:  {"attach", card, "attach cj07"},
	KindOpen:    {"open", town, "open san_narciso"},
	KindHire:    {"hire", card, "hire saloon_1"},
	KindBlast:   {"blast", card, "blast cj07"},
	KindSeize:   {"seize", card, "seize cj07"},
	KindRob:     {"rob", number, "rob 2"},
	KindDemand:  {"demand", number, "demand 6"},
	KindRoll:    {"roll", noParameter, "roll"},
	KindHold:    {"hold", noParameter, "hold"},
	KindWire:    {"wire", twoNumbers, "wire 0 4"},
}

// Notation returns move m as text: its verb, followed by IDs of cards or towns, seat numbers from
// 0, or other numbers.
func (s *State) Notation(m engine.Move) string {
	if m.Kind == 0 || m.Kind >= kindEnd {
		n := m.Numbers()
		return fmt.Sprintf("move %d %d %d %d", m.Kind, n[0], n[1], n[2])
	}
	v := verbs[m.Kind]
	switch v.is {
	case number:
		return v.word + " " + strconv.Itoa(int(m.Numbers()[0]))
	case card:
		return v.word + " " + CardOf(m).String()
	case town:
		return v.word + " " + TownOf(m).String()
	case twoNumbers:
		return fmt.Sprintf("%s %d %d", v.word, DieOf(m), FaceOf(m))
	}
	return v.word
}

// Parse reads a move from its notation, and returns an error if the text is not a move. The move
// need not be legal.
func (s *State) Parse(text string) (engine.Move, error) { return s.grammar().Parse(text) }

// grammar returns the grammar of the notation, by which the package engine parses it.
func (s *State) grammar() engine.Grammar {
	return engine.Grammar{
		End: kindEnd, ParseRest: parseMove, LegalExamples: s.examples,
		Verb: func(k engine.Kind) (word, like string) { return verbs[k].word, verbs[k].like },
	}
}

func parseMove(kind engine.Kind, words []string) (engine.Move, error) {
	v := verbs[kind]
	want := map[parameter]int{number: 1, card: 1, town: 1, twoNumbers: 2}[v.is]
	if len(words) != want {
		return engine.Move{}, fmt.Errorf("%d words follow instead of %d", len(words), want)
	}
	var numbers [2]int16
	var err error
	switch v.is {
	case number:
		numbers[0], err = parseNumber(words[0])
	case card:
		var c Card
		c, err = ParseCard(words[0])
		numbers[0] = int16(c)
	case town:
		var t Town
		if t, err = ParseTown(words[0]); err != nil {
			err = engine.Violates("R57", "%w", err)
		}
		numbers[0] = int16(t)
	case twoNumbers:
		if numbers[0], err = parseNumber(words[0]); err == nil {
			numbers[1], err = parseNumber(words[1])
		}
	}
	return engine.MoveOf(kind, numbers[:]...), err
}

func parseNumber(word string) (int16, error) {
	n, err := strconv.ParseInt(word, 10, 16)
	if err != nil {
		return 0, fmt.Errorf("%q is not a number that fits here", word)
	}
	return int16(n), nil
}

// examples returns an example of the notation for each kind of move that belongs to the phase.
func (s *State) examples() []string {
	var like []string
	for kind := engine.Kind(1); kind < kindEnd; kind++ {
		if kindPhases[kind] == s.phase {
			like = append(like, verbs[kind].like)
		}
	}
	return like
}
