package engine

import (
	"fmt"
	"math/bits"
	"slices"
	"strconv"
	"strings"
)

// Notation writes and parses the notation of the moves of a game: a verb, which determines the kind
// of the move, and words for its parts.
type Notation struct {
	// Kinds holds the notation of each kind of move, indexed by Kind. `dev generate` writes it from
	// moves.csv.
	Kinds []KindNotation
	// KindsRule is the number of the rule that lists all kinds of moves, for the error about an
	// unknown verb; "" for none.
	KindsRule string
}

// KindNotation is the notation of the moves of one kind.
type KindNotation struct {
	Verb    string           // the first word
	Example string           // the complete notation of such a move, for error messages
	Parts   [3]*PartNotation // by number A to C; nil for a number without words of its own
}

// NewKindNotation returns the notation of the moves of one kind. The first word of the example is
// the verb. parts are the notation of the numbers A to C, nil for a number without words of its
// own.
func NewKindNotation(example string, parts ...*PartNotation) KindNotation {
	verb, _, _ := strings.Cut(example, " ")
	k := KindNotation{Verb: verb, Example: example}
	copy(k.Parts[:], parts)
	return k
}

// HasParts reports whether words can follow the verb.
func (k *KindNotation) HasParts() bool { return k.Parts != [3]*PartNotation{} }

// PartNotation is the notation of one type of parts, such as a card.
type PartNotation struct {
	// Write returns the words for the part of m with index at (0 for A), joined by spaces. It
	// returns "" if no word stands for the part. s is the position in which the move is made.
	Write func(s State, m Move, at int) string
	// Parse parses the part with index at, for which the first of words stand. m has the parts
	// before it. Parse returns m with the part, and the words that follow the part.
	Parse func(s State, m Move, at int, words []string) (Move, []string, error)
}

// Write returns move m of position s in notation. A move without a kind is written as "move" and
// its numbers.
func (n Notation) Write(s State, m Move) string {
	if m.Kind == 0 || int(m.Kind) >= len(n.Kinds) {
		return fmt.Sprintf("move %d %d %d %d", m.Kind, m.A, m.B, m.C)
	}
	texts, count := [4]string{n.Kinds[m.Kind].Verb}, 1
	for at, part := range n.Kinds[m.Kind].Parts {
		if part == nil {
			continue
		}
		if words := part.Write(s, m, at); words != "" {
			texts[count] = words
			count++
		}
	}
	return strings.Join(texts[:count], " ")
}

// Parse parses the notation of a move of position s, which need not be legal. It returns an error
// that explains what is wrong with the text and gives an example.
func (n Notation) Parse(s State, text string) (Move, error) {
	words := strings.Fields(text)
	if len(words) == 0 {
		return Move{}, fmt.Errorf("there is no move in an empty line; now one writes %s", n.examples(s))
	}
	for i := 1; i < len(n.Kinds); i++ {
		kind := &n.Kinds[i]
		if kind.Verb != words[0] {
			continue
		}
		m, err := kind.parseParts(s, Move{Kind: Kind(i)}, words[1:])
		if err != nil {
			return Move{}, fmt.Errorf("%s: %w; write it like %q", words[0], err, kind.Example)
		}
		return m, nil
	}
	unknown := fmt.Errorf("%q is not a move; now one writes %s", words[0], n.examples(s))
	if n.KindsRule != "" {
		unknown = Violates(n.KindsRule, "%w", unknown)
	}
	return Move{}, unknown
}

// parseParts returns m with the parts for which the words after the verb stand.
func (k *KindNotation) parseParts(s State, m Move, words []string) (_ Move, err error) {
	for at, part := range k.Parts {
		if part == nil {
			continue
		}
		if m, words, err = part.Parse(s, m, at, words); err != nil {
			return Move{}, err
		}
	}
	if len(words) > 0 {
		return Move{}, fmt.Errorf("%q is too much", strings.Join(words, " "))
	}
	return m, nil
}

// examples returns the first legal move of each kind, quoted and joined by "or".
func (n Notation) examples(s State) string {
	var texts []string
	var kinds []Kind
	for _, m := range s.Moves(nil) {
		if !slices.Contains(kinds, m.Kind) {
			kinds, texts = append(kinds, m.Kind), append(texts, strconv.Quote(n.Write(s, m)))
		}
	}
	if texts == nil {
		return "nothing: the game is over"
	}
	return strings.Join(texts, " or ")
}

// WithNumber returns the move with number n at index at (0 for A). It is for the notation of parts
// that can stand in any field; other code uses the functions of the game that return moves.
func (m Move) WithNumber(at int, n int16) Move {
	*[...]*int16{&m.A, &m.B, &m.C}[at] = n
	return m
}

// WordNotation returns the notation of a part that is written as one word. name is what the word
// stands for, such as "card", for error messages.
func WordNotation(
	name string, write func(s State, n int16) string, parse func(s State, word string) (int16, error),
) *PartNotation {
	return &PartNotation{
		Write: func(s State, m Move, at int) string { return write(s, m.Numbers()[at]) },
		Parse: func(s State, m Move, at int, words []string) (Move, []string, error) {
			if len(words) == 0 {
				return m, nil, fmt.Errorf("the %s is missing", name)
			}
			n, err := parse(s, words[0])
			return m.WithNumber(at, n), words[1:], err
		},
	}
}

// NumberNotation and SeatNotation are the notation of a whole number and of a seat, in digits.
var (
	NumberNotation = numberNotation("number")
	SeatNotation   = numberNotation("seat")
)

func numberNotation(name string) *PartNotation {
	return WordNotation(name,
		func(_ State, n int16) string { return strconv.Itoa(int(n)) },
		func(_ State, word string) (int16, error) { return ParseNumber(word) })
}

// ParseNumber parses a number of a move in digits.
func ParseNumber(word string) (int16, error) {
	n, err := strconv.ParseInt(word, 10, 16)
	if err != nil {
		return 0, fmt.Errorf("%q is not a number that fits here", word)
	}
	return int16(n), nil
}

// NumberedNotation returns the notation of a part as a prefix and a number from low to high, such
// as "slot_03". format is the format of the word, such as "slot_%02d". The number in the move is
// smaller by offset.
func NumberedNotation(name, format string, low, high, offset int) *PartNotation {
	prefix, _, _ := strings.Cut(format, "%")
	return WordNotation(name,
		func(_ State, n int16) string { return fmt.Sprintf(format, int(n)+offset) },
		func(_ State, word string) (int16, error) {
			digits, known := strings.CutPrefix(word, prefix)
			n, err := strconv.Atoi(digits)
			if !known || err != nil || n < low || n > high {
				return 0, fmt.Errorf("there is no %s %q", name, word)
			}
			return int16(n - offset), nil
		})
}

// component is the type of a component of a game, such as a card. Its String method returns the ID.
type component interface {
	~int8 | ~uint8 | ~int16 | ~uint16
	fmt.Stringer
}

// IDNotation returns the notation of a component as its ID. parse returns the component with an ID,
// or an error if there is none.
func IDNotation[T component](name string, parse func(id string) (T, error)) *PartNotation {
	return WordNotation(name,
		func(_ State, n int16) string { return T(n).String() },
		func(_ State, word string) (int16, error) {
			c, err := parse(word)
			return int16(c), err
		})
}

// IDsNotation returns the notation of a component as its ID. The components are first to end-1.
func IDsNotation[T component](name string, first, end T) *PartNotation {
	return IDNotation(name, func(id string) (T, error) {
		for c := first; c < end; c++ {
			if c.String() == id {
				return c, nil
			}
		}
		return 0, fmt.Errorf("there is no %s %q", name, id)
	})
}

// SetNotation returns the notation of a set of components: the IDs of all, which are the words that
// are left. Bit i of a set is component i, and most is the largest number of components. parse
// returns the component with an ID, or an error if there is none. set returns the set of a move,
// and move the move with a set.
func SetNotation[T component, S ~uint64](
	most int, parse func(id string) (T, error), set func(m Move) S, move func(set S) Move,
) *PartNotation {
	return &PartNotation{
		Write: func(_ State, m Move, _ int) string {
			text, space := "", ""
			for rest := uint64(set(m)); rest != 0; rest &= rest - 1 {
				text += space + T(bits.TrailingZeros64(rest)).String()
				space = " "
			}
			return text
		},
		Parse: func(_ State, m Move, _ int, words []string) (Move, []string, error) {
			var s S
			for _, word := range words {
				c, err := parse(word)
				if err != nil {
					return m, nil, err
				}
				if s>>c&1 != 0 {
					return m, nil, fmt.Errorf("%s is named twice", word)
				}
				s |= 1 << c
			}
			if len(words) > most {
				return m, nil, fmt.Errorf("there can be at most %d", most)
			}
			return move(s), nil, nil
		},
	}
}

// Or returns the notation with another word, which stands for the number n.
func (p *PartNotation) Or(word string, n int16) *PartNotation {
	return &PartNotation{
		Write: func(s State, m Move, at int) string {
			if m.Numbers()[at] == n {
				return word
			}
			return p.Write(s, m, at)
		},
		Parse: func(s State, m Move, at int, words []string) (Move, []string, error) {
			if len(words) > 0 && words[0] == word {
				return m.WithNumber(at, n), words[1:], nil
			}
			return p.Parse(s, m, at, words)
		},
	}
}

// Optional returns the notation of a part that may be missing at the end of a move. The number n
// stands for a missing part.
func (p *PartNotation) Optional(n int16) *PartNotation {
	return &PartNotation{
		Write: func(s State, m Move, at int) string {
			if m.Numbers()[at] == n {
				return ""
			}
			return p.Write(s, m, at)
		},
		Parse: func(s State, m Move, at int, words []string) (Move, []string, error) {
			if len(words) == 0 {
				return m.WithNumber(at, n), nil, nil
			}
			return p.Parse(s, m, at, words)
		},
	}
}
