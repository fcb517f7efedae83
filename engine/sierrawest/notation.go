package sierrawest

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"gulch/engine"
)

// notation is the notation of all moves. kindNotations is generated from moves.csv; it uses the
// notation of parts that is declared below.
var notation = engine.Notation{Kinds: kindNotations[:]}

var (
	cardNotation = engine.WordNotation("card",
		func(s engine.State, n int16) string { return s.(*State).mode.Card(Card(n)).ID },
		func(s engine.State, id string) (int16, error) {
			c, err := s.(*State).mode.ParseCard(id)
			return int16(c), err
		})
	animalNotation = engine.WordNotation("animal",
		func(s engine.State, n int16) string { return s.(*State).mode.Animal(Animal(n)).ID },
		func(s engine.State, id string) (int16, error) {
			a, err := s.(*State).mode.ParseAnimal(id)
			return int16(a), err
		})
	pathNotation       = engine.IDsNotation[Path]("path", 0, pathCount)
	slotNotation       = engine.IDsNotation[Slot]("slot", 0, SummitSlots)
	cabinNotation      = engine.IDNotation("cabin", ParseCabin)
	goodNotation       = engine.IDsNotation[Good]("good", 0, goodCount)
	goodOrNoneNotation = engine.IDsNotation("good", goodOrNone(Food+1), goodOrNone(Gold+2)).Optional(0)
	nodeNotation       = engine.IDNotation("node", ParseNode)
	trackNotation      = engine.IDsNotation[Track]("track", 0, TrackCount)
	usesNotation       = &engine.PartNotation{Write: writeUses, Parse: parseUses}
	payNotation        = &engine.PartNotation{Write: writePay, Parse: parsePay}
	saleNotation       = &engine.PartNotation{Write: writeSale, Parse: parseSale}
)

// Notation returns move m as text: its verb, followed by IDs or numbers, and by "pay" with the
// payment if there is one.
func (s *State) Notation(m engine.Move) string { return notation.Write(s, m) }

// Parse reads a move from its notation, and returns an error if the text is not a move. The move
// need not be legal.
func (s *State) Parse(text string) (engine.Move, error) { return notation.Parse(s, text) }

// goodOrNone is the number of a good + 1, or 0 for none.
type goodOrNone uint8

func (g goodOrNone) String() string { return Good(g - 1).String() }

// writeUses returns the word "past" for a pioneer who does not use the icon of the space.
func writeUses(_ engine.State, m engine.Move, _ int) string {
	if UsesOf(m) {
		return ""
	}
	return "past"
}

func parseUses(_ engine.State, m engine.Move, at int, words []string) (engine.Move, []string, error) {
	if len(words) > 0 && words[0] == "past" {
		return m.WithNumber(at, 0), words[1:], nil
	}
	return m.WithNumber(at, 1), words, nil
}

// writePay returns the words of a payment: "pay", followed by goods and amounts. It returns "" if
// nothing is paid.
func writePay(_ engine.State, m engine.Move, _ int) string {
	p := PaymentOf(m)
	if p == 0 {
		return ""
	}
	text := "pay"
	for g := range Good(payKinds) {
		if n := p.Of(g); n > 0 {
			text += " " + g.String() + " " + strconv.Itoa(n)
		}
	}
	return text
}

// parsePay parses a payment such as "pay food 1 wood 2". Without words it is 0.
func parsePay(_ engine.State, m engine.Move, at int, words []string) (engine.Move, []string, error) {
	pay := Pay(0)
	if len(words) > 0 && (words[0] != "pay" || len(words)%2 == 0) {
		return m, nil, errors.New(`a payment is "pay" and pairs of a good and a number`)
	}
	for i := 1; i < len(words); i += 2 {
		g, err := indexOf(goodIDs[:payKinds], words[i], "good to pay with")
		if err != nil {
			return m, nil, err
		}
		n, err := strconv.Atoi(words[i+1])
		if err != nil || n < 1 || n > payMost || pay.Of(Good(g)) != 0 {
			return m, nil, fmt.Errorf("%q of %s: want a number from 1 to %d, and each good once", words[i+1], words[i],
				payMost)
		}
		pay += PayOf(Good(g), n)
	}
	return m.WithNumber(at, int16(pay)), nil, nil
}

// writeSale returns the names of the fish that a KindSellFish move sells, one for each fish.
func writeSale(_ engine.State, m engine.Move, _ int) string {
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
	return strings.Join(list, " ")
}

// parseSale returns the KindSellFish move that sells the fish named by the words, which can be in
// any order.
func parseSale(_ engine.State, m engine.Move, _ int, words []string) (engine.Move, []string, error) {
	var count [fishKinds]int
	for _, w := range words {
		k, err := indexOf(goodIDs[Trout:Salmon+1], w, "fish")
		if err != nil {
			return m, nil, err
		}
		count[k]++
	}
	for _, sale := range sales {
		var want [fishKinds]int
		for k := range want {
			want[k] = int(sale.kinds >> k & 1 * sale.each)
		}
		if count == want {
			return SellFish(sale.exchange, int(sale.kinds)), nil, nil
		}
	}
	return m, nil, errors.New("the Fish Market does not take these fish together")
}
