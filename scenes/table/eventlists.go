package table

import (
	"slices"
	"strings"

	"gulch/engine"
	"gulch/render/words"
	"gulch/scenes/sound"
)

// Much of what a game tells is a list by the kind of its events. Here is how such lists are read.

// Animators are the animations of a game by event: methods of its table.
type Animators[T any] map[engine.EventKind]func(b T, x *Sequence)

// Animate lets the animator of an event add its animations. An event without one is not shown.
func (all Animators[T]) Animate(b T, x *Sequence) {
	if f := all[x.Kind]; f != nil {
		f(b, x)
	}
}

// Still is the animator of an event that is meant to have no animation, and why.
func Still[T any](why string) func(b T, x *Sequence) {
	return func(_ T, x *Sequence) { x.Still(why) }
}

// Lines are the lines of the log by event.
type Lines map[engine.EventKind]LogLine

// Icons returns the icons of the lines and more, each once and in order: those that mean something at a table.
func (l Lines) Icons(more ...string) []string {
	for _, line := range l {
		more = append(more, line.Icon)
	}
	slices.Sort(more)
	return slices.Compact(more)
}

// LogLine says an event in a plain sentence: names, never "you". Make it with [Said] or [Says].
type LogLine struct {
	Icon string
	say  func(p Play, e engine.Event) string // "" leaves this one out
}

// Arg is what a verb in the text of a log line stands for.
type Arg = func(p Play, e engine.Event) any

// What most verbs stand for: the names of the seats of an event, and its numbers.
func Seat(p Play, e engine.Event) any  { return p.common().Name(e.Seat) }
func Other(p Play, e engine.Event) any { return p.common().Name(e.Other) }
func A(_ Play, e engine.Event) any     { return e.A }
func B(_ Play, e engine.Event) any     { return e.B }
func C(_ Play, e engine.Event) any     { return e.C }
func D(_ Play, e engine.Event) any     { return e.D }

// Said is a line with a text, marked with words.Mark, and what its verbs stand for. The empty text leaves the event out.
func Said(icon, text string, args ...Arg) LogLine {
	return LogLine{icon, func(p Play, e engine.Event) string { return filled(text, args, p, e) }}
}

// When returns the line with another text for the events of which something is so. What is said last comes first.
func (l LogLine) When(is func(e engine.Event) bool, text string, args ...Arg) LogLine {
	return LogLine{l.Icon, func(p Play, e engine.Event) string {
		if is(e) {
			return filled(text, args, p, e)
		}
		return l.say(p, e)
	}}
}

// filled fills in a text about an event or a move in the language in use.
func filled[E any](text string, args []func(p Play, e E) any, p Play, e E) string {
	if text == "" {
		return ""
	}
	values := make([]any, len(args))
	for i, arg := range args {
		values[i] = arg(p, e)
	}
	return words.T(text, values...)
}

// Says is a line for which a text is not enough, because it depends on the event.
func Says[T Play](icon string, say func(b T, e engine.Event) string) LogLine {
	return LogLine{icon, func(p Play, e engine.Event) string { return say(p.(T), e) }}
}

// Line returns the line of an event, "" for one that is not in the list. A secret event has one only for those who may
// know it, unless its kind is among those that are told aloud: their lines say nothing of A to D.
func (all Lines) Line(p Play, e engine.Event, aloud ...engine.EventKind) (icon, line string) {
	l, ok := all[e.Kind]
	if !ok || e.Redacted && !slices.Contains(aloud, e.Kind) {
		return "", ""
	}
	return l.Icon, l.say(p, e)
}

// Orders are what moves are called, by their kind.
type Orders map[engine.Kind]Order

// Order says a move as a short order. Make it with [Ordered] or [OrderedBy].
type Order func(p Play, m engine.Move) string

// OrderArg is what a verb in the text of an order stands for.
type OrderArg = func(p Play, m engine.Move) any

// MoveA is the number A of a move, as a verb of an order has it.
func MoveA(_ Play, m engine.Move) any { return m.A }

// MoveB is its number B.
func MoveB(_ Play, m engine.Move) any { return m.B }

// Ordered is an order with a text, marked with words.Mark, and what its verbs stand for.
func Ordered(text string, args ...OrderArg) Order {
	return func(p Play, m engine.Move) string { return filled(text, args, p, m) }
}

// OrderedBy is an order for which a text is not enough, because it depends on the move or on what lies on the table.
func OrderedBy[T Play](say func(b T, m engine.Move) string) Order {
	return func(p Play, m engine.Move) string { return say(p.(T), m) }
}

// Words returns what a move is called, "" for a kind that is not in the list.
func (all Orders) Words(p Play, m engine.Move) string {
	if say := all[m.Kind]; say != nil {
		return say(p, m)
	}
	return ""
}

// Sounds are the sounds of a game by event; the others are silent.
type Sounds map[engine.EventKind][]Sound

// Sound is one sound of an event.
type Sound struct {
	Effect sound.Effect
	At     float64 // ms from the beginning of its motions
	// Times says how often it sounds, as many times as coins move: not at all for 0 and less. Nil is as often as the
	// effect has it.
	Times func(e engine.Event) int
	// Only says for which events of the kind it is heard, nil for all.
	Only func(e engine.Event) bool
}

// Cues adds the sounds of an event.
func (all Sounds) Cues(e engine.Event, dst []Cue) []Cue {
	for _, s := range all[e.Kind] {
		heard := Cue{Effect: s.Effect, At: s.At}
		if s.Times != nil {
			if heard.Times = s.Times(e); heard.Times <= 0 {
				continue
			}
		}
		if s.Only == nil || s.Only(e) {
			dst = append(dst, heard)
		}
	}
	return dst
}

// Anchors are the paragraphs of the rules by the first word of the IDs of the nodes that they explain.
type Anchors map[string]string

// Find returns the anchor for the ID of a node, "" for none.
func (all Anchors) Find(id string) string {
	what, _, _ := strings.Cut(id, " ")
	return all[what]
}

// Sentences puts sentences together, leaving out empty ones.
func Sentences(all ...string) string {
	var kept []string
	for _, s := range all {
		if s != "" {
			kept = append(kept, s)
		}
	}
	return strings.Join(kept, " ")
}

// TieBreak decides between seats with as many points: more of something wins. Said says so of a winner, marked with
// words.Mark: "%s wins the tie by more gold."
type TieBreak struct {
	Said string
	Of   func(engine.Seat) int
}

// Broken says which of some tie-breaks, in their order, decided the first place at the end of a game, or that it is shared;
// "" if there was no tie.
func (c *Common) Broken(s engine.State, shared string, breaks []TieBreak) string {
	scores, ranks := s.Scores(nil), s.Ranks(nil)
	first := slices.Index(ranks, 1)
	for p := range scores {
		if first < 0 || p == first || scores[p] != scores[first] {
			continue
		}
		for _, b := range breaks {
			if ranks[p] != 1 && b.Of(engine.Seat(p)) != b.Of(engine.Seat(first)) {
				return words.T(b.Said, c.Name(engine.Seat(first)))
			}
		}
		if ranks[p] == 1 {
			return words.T(shared)
		}
	}
	return ""
}
