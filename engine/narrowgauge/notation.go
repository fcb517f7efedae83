package narrowgauge

import (
	"fmt"
	"strconv"
	"strings"

	"gulch/engine"
)

// verbs holds, for each kind of move, its verb and an example of the notation.
var verbs = [kindEnd]struct{ word, like string }{
	KindBegin:    {"begin", "begin"},
	KindBid:      {"bid", "bid 6"},
	KindContract: {"contract", "contract oh_night_shift"},
	KindToss:     {"toss", "toss"},
	KindDeal:     {"deal", "deal"},
	KindKeep:     {"keep", "keep tn_bridge_works"},
	KindShare:    {"share", "share blue"},
	KindPlay:     {"play", "play t11 e5 turned"},
	KindNoBuild:  {"no_build", "no_build"},
	KindUse:      {"use", "use oh_night_shift"},
	KindStop:     {"stop", "stop"},
	KindRefill:   {"refill", "refill t03 t40"},
	KindPay:      {"pay", "pay"},
}

// passWord is the word that stands for taking no Contract in the notation.
const passWord = "pass"

// Notation returns move m as text: its verb, followed by IDs or numbers. The package comment
// describes the notation.
func (s *State) Notation(m engine.Move) string {
	if m.Kind == 0 || m.Kind >= kindEnd {
		n := m.Numbers()
		return fmt.Sprintf("move %d %d %d %d", m.Kind, n[0], n[1], n[2])
	}
	word := verbs[m.Kind].word
	switch m.Kind {
	case KindBid:
		return word + " " + strconv.Itoa(AmountOf(m))
	case KindContract:
		if ChoiceOf(m) == passed {
			return word + " " + passWord
		}
		return word + " " + Contract(ChoiceOf(m)).String()
	case KindKeep, KindUse:
		return word + " " + ContractOf(m).String()
	case KindShare:
		return word + " " + CompanyOf(m).String()
	case KindPlay:
		return word + " " + playNotation(m)
	case KindRefill:
		for c := range Discards(m).All() {
			word += " " + c.String()
		}
	}
	return word
}

func playNotation(m engine.Move) string {
	text := CardOf(m).String() + " " + OriginOf(m).String()
	if HowOf(m)&Turned != 0 {
		text += " turned"
	}
	for k := range variantOf(HowOf(m)).contracts().All() {
		text += " +" + k.String()
	}
	return text
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
	switch kind {
	case KindPlay:
		return parsePlay(words)
	case KindRefill:
		return parseRefill(words)
	}
	want := 0
	if strings.Contains(verbs[kind].like, " ") {
		want = 1
	}
	if len(words) != want {
		return engine.Move{}, fmt.Errorf("%d words follow instead of %d", len(words), want)
	}
	if want == 0 {
		return engine.MoveOf(kind), nil
	}
	number, err := parseWord(kind, words[0])
	return engine.MoveOf(kind, number), err
}

// parseWord returns the number that a word stands for, as the only parameter of a move of the given
// kind. It returns an error if such a move cannot have this word.
func parseWord(kind engine.Kind, word string) (int16, error) {
	switch {
	case kind == KindBid:
		n, err := strconv.ParseInt(word, 10, 16)
		if err != nil {
			return 0, fmt.Errorf("%q is not a number that fits here", word)
		}
		return int16(n), nil
	case kind == KindShare:
		c, err := ParseCompany(word)
		return int16(c), err
	case kind == KindContract && word == passWord:
		return passed, nil
	}
	k, err := ParseContract(word)
	return int16(k), err
}

func parsePlay(words []string) (engine.Move, error) {
	if len(words) < 2 {
		return engine.Move{}, fmt.Errorf("a card and a space must follow")
	}
	c, err := ParseCard(words[0])
	if err != nil {
		return engine.Move{}, err
	}
	x, err := ParseSpace(words[1])
	if err != nil {
		return engine.Move{}, err
	}
	how := int16(0)
	for _, word := range words[2:] {
		bit := map[string]int16{
			"turned": Turned, "+" + contractIDs[TunnelBlast]: Blasted, "+" + contractIDs[MirrorSurvey]: Mirrored,
		}[word]
		if bit == 0 || how&bit != 0 {
			return engine.Move{}, fmt.Errorf("%q does not belong here", word)
		}
		how |= bit
	}
	return PlayTrack(c, x, how), nil
}

func parseRefill(words []string) (engine.Move, error) {
	var set Hand
	for _, word := range words {
		c, err := ParseCard(word)
		switch {
		case err != nil:
			return engine.Move{}, err
		case set.Has(c):
			return engine.Move{}, fmt.Errorf("%s is named twice", word)
		}
		set |= c.bit()
	}
	return Refill(set), nil
}

// examples returns an example of the notation for each kind of move that belongs to the phase.
func (s *State) examples() []string {
	var like []string
	for kind := engine.Kind(1); kind < kindEnd; kind++ {
		if kindPhases[kind]>>s.phase&1 != 0 {
			like = append(like, verbs[kind].like)
		}
	}
	return like
}
