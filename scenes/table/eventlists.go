package table

import (
	"slices"
	"strings"

	"gulch/engine"
	"gulch/render/i18n"
	"gulch/scenes/sound"
)

// Maps from the kinds of events or moves to what a game shows of them: animations, log lines, the
// words of moves, sounds; and other helpers for texts.

// Animators maps the kinds of events to the functions that animate them, methods of the game's
// table T.
type Animators[T any] map[engine.EventKind]func(b T, x *EventAnimation)

// Animate calls the animator of an event. An event without one gets no animation.
func (all Animators[T]) Animate(b T, x *EventAnimation) {
	if f := all[x.Kind]; f != nil {
		f(b, x)
	}
}

// NoAnimation returns the animator of an event that is meant to have no animation; why is the
// reason.
func NoAnimation[T any](why string) func(b T, x *EventAnimation) {
	return func(_ T, x *EventAnimation) { x.NoAnimation(why) }
}

// LogLines maps the kinds of events to their log lines.
type LogLines map[engine.EventKind]LogLine

// Icons returns the icons of the lines and those of more, sorted and without duplicates: the icons
// that carry a meaning at a table.
func (l LogLines) Icons(more ...string) []string {
	for _, line := range l {
		more = append(more, line.Icon)
	}
	slices.Sort(more)
	return slices.Compact(more)
}

// LogLine is the log line of a kind of event: an icon and a plain sentence with names, never "you".
// [FormatLine] and [LineFunc] make one.
type LogLine struct {
	Icon string
	say  func(p GameUI, e engine.Event) string // "" leaves the event out
}

// Arg returns the value of a formatting verb in the text of a log line.
type Arg = func(p GameUI, e engine.Event) any

// Seat returns the name of an event's seat, as the value of a verb.
func Seat(p GameUI, e engine.Event) any { return p.common().Name(e.Seat) }

// Other returns the name of an event's other seat, as the value of a verb.
func Other(p GameUI, e engine.Event) any { return p.common().Name(e.Other) }

// A returns the number A of an event, as the value of a verb.
func A(_ GameUI, e engine.Event) any { return e.A }

// B returns the number B of an event, as the value of a verb.
func B(_ GameUI, e engine.Event) any { return e.B }

// C returns the number C of an event, as the value of a verb.
func C(_ GameUI, e engine.Event) any { return e.C }

// D returns the number D of an event, as the value of a verb.
func D(_ GameUI, e engine.Event) any { return e.D }

// FormatLine returns a log line with a text, marked with i18n.Mark, and the values of its verbs.
// The empty text leaves the event out.
func FormatLine(icon, text string, args ...Arg) LogLine {
	return LogLine{icon, func(p GameUI, e engine.Event) string { return formatText(text, args, p, e) }}
}

// If returns the line with another text for the events that satisfy is. The condition that was
// added last is tested first.
func (l LogLine) If(is func(e engine.Event) bool, text string, args ...Arg) LogLine {
	return LogLine{l.Icon, func(p GameUI, e engine.Event) string {
		if is(e) {
			return formatText(text, args, p, e)
		}
		return l.say(p, e)
	}}
}

// formatText returns a text about an event or a move, translated, with the values of its verbs.
func formatText[E any](text string, args []func(p GameUI, e E) any, p GameUI, e E) string {
	if text == "" {
		return ""
	}
	values := make([]any, len(args))
	for i, arg := range args {
		values[i] = arg(p, e)
	}
	return i18n.T(text, values...)
}

// LineFunc returns a log line whose text a function makes from the event.
func LineFunc[T GameUI](icon string, say func(b T, e engine.Event) string) LogLine {
	return LogLine{icon, func(p GameUI, e engine.Event) string { return say(p.(T), e) }}
}

// Line returns the log line of an event, "" if its kind is not in the map. A secret event has a
// line only for those who may know it, unless its kind is in aloud: the lines of those kinds do not
// use A to D.
func (all LogLines) Line(p GameUI, e engine.Event, aloud ...engine.EventKind) (icon, line string) {
	l, ok := all[e.Kind]
	if !ok || e.Redacted && !slices.Contains(aloud, e.Kind) {
		return "", ""
	}
	return l.Icon, l.say(p, e)
}

// MoveTexts maps the kinds of moves to their words.
type MoveTexts map[engine.Kind]MoveText

// MoveText returns a move as a short command: "Bid 5". [FormatMove] and [MoveFunc] make one.
type MoveText func(p GameUI, m engine.Move) string

// MoveTextArg returns the value of a formatting verb in the words of a move.
type MoveTextArg = func(p GameUI, m engine.Move) any

// MoveA returns the number A of a move, as the value of a verb.
func MoveA(_ GameUI, m engine.Move) any { return m.A }

// MoveB returns the number B of a move, as the value of a verb.
func MoveB(_ GameUI, m engine.Move) any { return m.B }

// FormatMove returns the words of a move from a text, marked with i18n.Mark, and the values of its
// verbs.
func FormatMove(text string, args ...MoveTextArg) MoveText {
	return func(p GameUI, m engine.Move) string { return formatText(text, args, p, m) }
}

// MoveFunc returns the words of a move from a function of the move and the board.
func MoveFunc[T GameUI](say func(b T, m engine.Move) string) MoveText {
	return func(p GameUI, m engine.Move) string { return say(p.(T), m) }
}

// Words returns the words of a move, "" if its kind is not in the map.
func (all MoveTexts) Words(p GameUI, m engine.Move) string {
	if say := all[m.Kind]; say != nil {
		return say(p, m)
	}
	return ""
}

// Sounds maps the kinds of events to their sounds; other events are silent.
type Sounds map[engine.EventKind][]Sound

// Sound is one sound of an event.
type Sound struct {
	Effect sound.Effect
	At     float64 // ms from the start of the event's animations
	// Times returns how often the sound is played, for instance once for each coin; 0 or less is
	// silent. Nil is the effect's own number.
	Times func(e engine.Event) int
	// Only restricts the sound to the events of the kind that satisfy it; nil is all.
	Only func(e engine.Event) bool
}

// Cues appends the sounds of an event to dst.
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

// Anchors maps the first word of node IDs to the anchors of the rulebook's paragraphs that explain
// the nodes.
type Anchors map[string]string

// Find returns the anchor for the ID of a node, "" for none.
func (all Anchors) Find(id string) string {
	what, _, _ := strings.Cut(id, " ")
	return all[what]
}

// Sentences joins sentences with spaces and leaves out empty ones.
func Sentences(all ...string) string {
	var kept []string
	for _, s := range all {
		if s != "" {
			kept = append(kept, s)
		}
	}
	return strings.Join(kept, " ")
}

// TieBreak is a rule that decides between seats with equal points: more of Of wins. Said says so of
// a winner, marked with i18n.Mark: "%s wins the tie by more gold."
type TieBreak struct {
	Text string
	Of   func(engine.Seat) int
}

// TieBreakText returns the sentence of the first of some tie-breaks that decided the first place at
// the end of a game, or shared if the first place is shared, "" if there was no tie.
func (c *Common) TieBreakText(s engine.State, shared string, breaks []TieBreak) string {
	scores, ranks := s.Scores(nil), s.Ranks(nil)
	first := slices.Index(ranks, 1)
	for p := range scores {
		if first < 0 || p == first || scores[p] != scores[first] {
			continue
		}
		for _, b := range breaks {
			if ranks[p] != 1 && b.Of(engine.Seat(p)) != b.Of(engine.Seat(first)) {
				return i18n.T(b.Text, c.Name(engine.Seat(first)))
			}
		}
		if ranks[p] == 1 {
			return i18n.T(shared)
		}
	}
	return ""
}
