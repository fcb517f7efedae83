package sierrawest

import (
	"fmt"
	"strconv"
	"strings"

	"gulch/engine"
)

// parameter is the type of a word that follows the verb of a move in the notation. The words are
// the fields A, B and C of the move, in this order, except for the types below that say otherwise.
type parameter uint8

const (
	aCard parameter = iota
	aPath
	aSlot
	aCabin
	anAnimal
	aGood      // a basic resource or gold
	aGoodOrNot // a good, as its number + 1 in the move; 0 if the word is missing
	aFish
	aNode
	aTrack
	aNumber
	aPay    // a payment such as "pay food 1 wood 2", or no words; always the third part
	aUse    // the word "past", which is 0 in the move, or no word, which is 1
	theSale // the fish that are sold, such as "trout trout", the first two parts
)

// verbs holds the notation of each kind of move: word is its verb, and is says what the words after
// it stand for.
var verbs = [kindEnd]struct {
	word string
	is   []parameter
	like string // an example of such a move, for error messages
}{
	KindPlan:         {"plan", []parameter{aCard, aCard, aCard}, "plan st_1 st_2 st_3"},
	KindWalk:         {"walk", []parameter{aPath, aUse, aPay}, "walk tan pay food 1"},
	KindSummit:       {"summit", []parameter{aPath, aSlot, aPay}, "summit green left pay food 3"},
	KindVisit:        {"visit", []parameter{aPath, aCabin}, "visit tan saw_pit"},
	KindTrap:         {"trap", []parameter{aPath}, "trap green"},
	KindBait:         {"bait", []parameter{aPath, anAnimal}, "bait green fox"},
	KindLaceBoots:    {"lace_boots", nil, "lace_boots"},
	KindSellFish:     {"sell_fish", []parameter{theSale}, "sell_fish trout bass"},
	KindBlast:        {"blast", nil, "blast"},
	KindEndTurn:      {"end_turn", nil, "end_turn"},
	KindTake:         {"take", []parameter{aGood}, "take wood"},
	KindClimb:        {"climb", []parameter{aNode}, "climb m12"},
	KindRoll:         {"roll", []parameter{aPay}, "roll pay food 1"},
	KindClaim:        {"claim", nil, "claim"},
	KindBuild:        {"build", []parameter{aCabin, aPay}, "build saw_pit pay food 1 stone 1"},
	KindSwap:         {"swap", []parameter{aGood, aGood}, "swap food stone"},
	KindCatch:        {"catch", []parameter{anAnimal}, "catch fox"},
	KindLure:         {"lure", nil, "lure"},
	KindSuffer:       {"suffer", nil, "suffer"},
	KindLose:         {"lose", []parameter{aGoodOrNot, aGoodOrNot}, "lose food gold"},
	KindWreck:        {"wreck", []parameter{aCabin}, "wreck saw_pit"},
	KindRetreat:      {"retreat", nil, "retreat"},
	KindHarvest:      {"harvest", nil, "harvest"},
	KindCanoe:        {"canoe", []parameter{aNumber}, "canoe 2"},
	KindLoad:         {"load", []parameter{aNumber, aNumber}, "load 0 2"},
	KindBuy:          {"buy", []parameter{aFish}, "buy trout"},
	KindAdvanceTrack: {"advance_track", []parameter{aTrack}, "advance_track garden"},
	KindClaimAt:      {"claim_at", []parameter{aNode}, "claim_at m31"},
	KindAdvance:      {"advance", []parameter{aNumber}, "advance 2"},
	KindFire:         {"fire", nil, "fire"},
	KindPress:        {"press", []parameter{aNumber, aNumber}, "press 1 1"},
	KindMill:         {"mill", []parameter{aNumber}, "mill 2"},
	KindReact:        {"react", []parameter{aGoodOrNot, aGoodOrNot}, "react stone stone"},
	KindDecline:      {"decline", nil, "decline"},
	KindStop:         {"stop", nil, "stop"},
	KindGo:           {"go", nil, "go"},
}

// Notation returns move m as text: its verb, followed by IDs or numbers, and by "pay" with the
// payment if there is one.
func (s *State) Notation(m engine.Move) string {
	if m.Kind == 0 || m.Kind >= kindEnd {
		n := m.Numbers()
		return fmt.Sprintf("move %d %d %d %d", m.Kind, n[0], n[1], n[2])
	}
	words := []string{verbs[m.Kind].word}
	values := m.Numbers()
	for i, is := range verbs[m.Kind].is {
		switch is {
		case aPay:
			words = append(words, PaymentOf(m).words()...)
		case theSale:
			words = append(words, saleWords(m)...)
		default:
			if w := s.word(is, values[i]); w != "" {
				words = append(words, w)
			}
		}
	}
	return strings.Join(words, " ")
}

// word returns the word that stands in the notation for the value v of a parameter of type is. The
// result is "" for a word that is left out.
func (s *State) word(is parameter, v int16) string {
	switch is {
	case aCard:
		return s.mode.Card(Card(v)).ID
	case aPath:
		return Path(v).String()
	case aSlot:
		return Slot(v).String()
	case aCabin:
		return Cabin(v).String()
	case anAnimal:
		return s.mode.Animal(Animal(v)).ID
	case aGood, aFish:
		return Good(v).String()
	case aGoodOrNot:
		if v == 0 {
			return ""
		}
		return Good(v - 1).String()
	case aNode:
		return Node(v).String()
	case aTrack:
		return Track(v).String()
	case aUse:
		if v == 0 {
			return "past"
		}
		return ""
	}
	return strconv.Itoa(int(v))
}

// words returns the words of a payment: "pay", followed by goods and amounts. It returns nil if
// nothing is paid.
func (p Pay) words() []string {
	if p == 0 {
		return nil
	}
	list := []string{"pay"}
	for g := range Good(payKinds) {
		if n := p.Of(g); n > 0 {
			list = append(list, g.String(), strconv.Itoa(n))
		}
	}
	return list
}

// goods returns a phrase for refusals that lists the goods of the payment, such as "2 in food and 1
// in wood".
func (p Pay) goods() *engine.Refusal {
	var said *engine.Refusal
	for g := range Good(payKinds) {
		n := p.Of(g)
		if n == 0 {
			continue
		}
		part := amount(g, n)
		if said == nil {
			said = part
		} else {
			said = engine.Refuse("", "%s and %s", said, part)
		}
	}
	if said == nil {
		return engine.Refuse("", "nothing")
	}
	return said
}

// amount returns a phrase for refusals that names n units of good g.
func amount(g Good, n int) *engine.Refusal {
	one := n == 1
	switch {
	case g == Food:
		return engine.Refuse("", "%d× food", n)
	case g == Wood:
		return engine.Refuse("", "%d× wood", n)
	case g == Stone:
		return engine.Refuse("", "%d× stone", n)
	case g == Gold:
		return engine.Refuse("", "%d× gold", n)
	case g == GreenApple && one:
		return engine.Refuse("", "1 green apple")
	case g == GreenApple:
		return engine.Refuse("", "%d of your green apples", n)
	case g == RedApple && one:
		return engine.Refuse("", "1 red apple")
	case g == RedApple:
		return engine.Refuse("", "%d of your red apples", n)
	case one:
		return engine.Refuse("", "1 bullet")
	}
	return engine.Refuse("", "%d of your bullets", n)
}

// saleWords returns the names of the fish that move m sells, one for each fish. m must be a
// KindSellFish move.
func saleWords(m engine.Move) []string {
	each := 1
	if x := ExchangeOf(m); x >= SellTwoSame {
		each = int(x-SellTwoSame) + 2
	}
	var list []string
	for k := range Good(fishKinds) {
		if KindsOf(m)>>k&1 != 0 {
			for range each {
				list = append(list, (Trout + k).String())
			}
		}
	}
	return list
}

// Parse reads a move from its notation, and returns an error if the text is not a move. The move
// need not be legal.
func (s *State) Parse(text string) (engine.Move, error) { return s.grammar().Parse(text) }

// grammar returns the grammar of the notation, by which the package engine parses it.
func (s *State) grammar() engine.Grammar {
	return engine.Grammar{
		End: kindEnd, ParseRest: s.parseMove, LegalExamples: s.examples,
		Verb: func(k engine.Kind) (word, like string) { return verbs[k].word, verbs[k].like },
	}
}

// parseMove returns the move of the given kind whose notation has these words after the verb.
func (s *State) parseMove(kind engine.Kind, words []string) (engine.Move, error) {
	var values [3]int16
	for i, is := range verbs[kind].is {
		var err error
		switch {
		case is == theSale:
			return parseSale(words)
		case is == aPay:
			var pay Pay
			pay, err = parsePay(words)
			values[2], words = int16(pay), nil
		case is == aUse:
			values[1] = 1
			if len(words) > 0 && words[0] == "past" {
				values[1], words = 0, words[1:]
			}
		case is == aGoodOrNot && len(words) == 0:
		case len(words) == 0:
			err = fmt.Errorf("a word is missing")
		default:
			values[i], err = s.value(is, words[0])
			words = words[1:]
		}
		if err != nil {
			return engine.Move{}, err
		}
	}
	if len(words) > 0 {
		return engine.Move{}, fmt.Errorf("%q is too much", words[0])
	}
	return engine.MoveOf(kind, values[:]...), nil
}

// value converts a word of the notation to the number that the move stores for it. The word stands
// for a parameter, whose type is given by is. The error says why the word cannot be converted.
func (s *State) value(is parameter, word string) (v int16, err error) {
	var n int
	switch is {
	case aCard:
		c, missing := s.mode.ParseCard(word)
		return int16(c), missing
	case aCabin:
		c, missing := ParseCabin(word)
		return int16(c), missing
	case anAnimal:
		a, missing := s.mode.ParseAnimal(word)
		return int16(a), missing
	case aNode:
		node, missing := ParseNode(word)
		return int16(node), missing
	case aPath:
		n, err = indexOf(pathIDs[:], word, "path")
	case aSlot:
		n, err = indexOf(slotIDs[:], word, "slot")
	case aGood, aFish:
		n, err = indexOf(goodIDs[:], word, "good")
	case aGoodOrNot:
		n, err = indexOf(goodIDs[:Gold+1], word, "good")
		n++
	case aTrack:
		for t := range TrackCount {
			if box.track[t].ID == word {
				return int16(t), nil
			}
		}
		err = fmt.Errorf("there is no track %q", word)
	default:
		var wide int64
		if wide, err = strconv.ParseInt(word, 10, 16); err != nil {
			err = fmt.Errorf("%q is not a number that fits here", word)
		}
		n = int(wide)
	}
	return int16(n), err
}

// parsePay returns the payment that is written in words such as "pay food 1 wood 2". Without words
// it returns 0.
func parsePay(words []string) (Pay, error) {
	if len(words) == 0 {
		return 0, nil
	}
	if words[0] != "pay" || len(words)%2 == 0 {
		return 0, fmt.Errorf("a payment is \"pay\" and pairs of a good and a number")
	}
	pay := Pay(0)
	for i := 1; i < len(words); i += 2 {
		g, err := indexOf(goodIDs[:payKinds], words[i], "good to pay with")
		if err != nil {
			return 0, err
		}
		n, err := strconv.Atoi(words[i+1])
		if err != nil || n < 1 || n > payMost || pay.Of(Good(g)) != 0 {
			return 0, fmt.Errorf("%q of %s: want a number from 1 to %d, and each good once", words[i+1], words[i],
				payMost)
		}
		pay += PayOf(Good(g), n)
	}
	return pay, nil
}

// parseSale returns the KindSellFish move that sells the fish named by the words, which can be in
// any order.
func parseSale(words []string) (engine.Move, error) {
	var count [fishKinds]int
	for _, w := range words {
		g, err := indexOf(goodIDs[:], w, "fish")
		if err != nil || g < int(Trout) || g > int(Salmon) {
			return engine.Move{}, fmt.Errorf("there is no fish %q", w)
		}
		count[g-int(Trout)]++
	}
	for _, sale := range sales {
		fits := true
		for k, n := range count {
			want := 0
			if sale.kinds>>k&1 != 0 {
				want = int(sale.each)
			}
			fits = fits && n == want
		}
		if fits {
			return SellFish(sale.exchange, int(sale.kinds)), nil
		}
	}
	return engine.Move{}, fmt.Errorf("the Fish Market does not take these fish together")
}

// examples returns an example of the notation for each kind of move that belongs to the phase.
func (s *State) examples() []string {
	var like []string
	if s.Turn() != engine.NoSeat {
		for _, kind := range phaseKinds[s.Phase()] {
			like = append(like, verbs[kind].like)
		}
	}
	return like
}
