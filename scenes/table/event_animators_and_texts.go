package table

import (
	"slices"
	"strings"

	"gulch/engine"
	"gulch/render/i18n"
	"gulch/scenes/sound"
)

// Maps from the kinds of events or moves to what a game shows for them: animations, log lines, the
// words of moves, and sounds; and other helpers for texts.

// Animators maps kinds of events to the functions that animate them. The functions are methods of
// T, the game's table.
type Animators[T any] map[engine.EventKind]func(b T, x *EventAnimation)

// Animate calls the animator for the kind of the event in x, with the table b. An event whose kind
// is not in the map gets no animation.
func (all Animators[T]) Animate(b T, x *EventAnimation) {
	if f := all[x.Kind]; f != nil {
		f(b, x)
	}
}

// NoAnimation returns an animator for events that have no animation on purpose; why is the reason.
func NoAnimation[T any](why string) func(b T, x *EventAnimation) {
	return func(_ T, x *EventAnimation) { x.NoAnimation(why) }
}

// LogLines maps the kinds of events to their log lines.
type LogLines map[engine.EventKind]LogLine

// Icons returns the icons of the log lines, sorted and without duplicates. These are the icons that
// have a meaning at a table, see [Game.Icons]. more are icons that it adds to them.
func (l LogLines) Icons(more ...string) []string {
	for _, line := range l {
		more = append(more, line.Icon)
	}
	slices.Sort(more)
	return slices.Compact(more)
}

// LogLine describes the log line of a kind of event: an icon and a plain sentence with names, never
// with "you". It is made by [FormatLine] or [LineFunc].
type LogLine struct {
	Icon string
	say  func(p GameUI, e engine.Event) string // returns the sentence; "" if the event has no line in the log
}

// Arg returns the value for a formatting verb in the text of a log line.
type Arg = func(p GameUI, e engine.Event) any

// Seat is an [Arg] that returns the name of the event's seat.
func Seat(p GameUI, e engine.Event) any { return p.common().Name(e.Seat) }

// Other is an [Arg] that returns the name of the event's other seat.
func Other(p GameUI, e engine.Event) any { return p.common().Name(e.Other) }

// EventArg returns an [Arg] that returns a part of the event. get is one of the functions that a
// game has for the parts of its events, such as boomtown.GoldIn.
func EventArg[V any](get func(e engine.Event) V) Arg {
	return func(_ GameUI, e engine.Event) any { return get(e) }
}

// FormatLine returns a log line with an icon and a format text, which is marked with i18n.Mark;
// args return the values of its verbs. If text is "", the event is left out of the log.
func FormatLine(icon, text string, args ...Arg) LogLine {
	return LogLine{icon, func(p GameUI, e engine.Event) string { return formatText(text, args, p, e) }}
}

// If returns a copy of the log line with an exception. The function is decides for which events the
// exception holds: if it returns true, the sentence is text, formatted with args. If several
// exceptions were added, the one added last is tested first.
func (l LogLine) If(is func(e engine.Event) bool, text string, args ...Arg) LogLine {
	return LogLine{l.Icon, func(p GameUI, e engine.Event) string {
		if is(e) {
			return formatText(text, args, p, e)
		}
		return l.say(p, e)
	}}
}

// formatText returns the translation of the format string text, with its verbs replaced by the
// values of args. The functions in args are called with the event or move e. It returns "" if text
// is "".
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

// LineFunc returns a log line whose sentence is the result of say, called with the game's UI and
// the event.
func LineFunc[T GameUI](icon string, say func(b T, e engine.Event) string) LogLine {
	return LogLine{icon, func(p GameUI, e engine.Event) string { return say(p.(T), e) }}
}

// Line returns the icon and text of the log line of an event; both are "" if the map has no line
// for its kind. The line of a redacted event (one with parts hidden from the viewers) is left out,
// too. The kinds of events in aloud are exceptions: their lines do not use the hidden numbers A to
// D, so everybody sees them.
func (all LogLines) Line(p GameUI, e engine.Event, aloud ...engine.EventKind) (icon, line string) {
	l, ok := all[e.Kind]
	if !ok || e.Redacted && !slices.Contains(aloud, e.Kind) {
		return "", ""
	}
	return l.Icon, l.say(p, e)
}

// MoveTexts maps kinds of moves to functions that return their words.
type MoveTexts map[engine.Kind]MoveText

// MoveText is a function that returns a move in words, as a short command: "Bid 5". [FormatMove]
// and [MoveFunc] make such functions.
type MoveText func(p GameUI, m engine.Move) string

// MoveTextArg returns the value for a formatting verb in the words of a move.
type MoveTextArg = func(p GameUI, m engine.Move) any

// MoveA is a [MoveTextArg] that returns the number in field A of the move.
func MoveA(_ GameUI, m engine.Move) any { return m.A }

// MoveB is a [MoveTextArg] that returns the number in field B of the move.
func MoveB(_ GameUI, m engine.Move) any { return m.B }

// MoveArg returns a [MoveTextArg] that returns a part of the move. get is one of the functions
// that a game has for the parts of its moves, such as boomtown.GoldOf.
func MoveArg[V any](get func(m engine.Move) V) MoveTextArg {
	return func(_ GameUI, m engine.Move) any { return get(m) }
}

// FormatMove returns a MoveText that formats text (a format string marked with i18n.Mark) with the
// values that args return.
func FormatMove(text string, args ...MoveTextArg) MoveText {
	return func(p GameUI, m engine.Move) string { return formatText(text, args, p, m) }
}

// MoveFunc converts say, a function of the game's own table type T, into a MoveText.
func MoveFunc[T GameUI](say func(b T, m engine.Move) string) MoveText {
	return func(p GameUI, m engine.Move) string { return say(p.(T), m) }
}

// Words returns move m in words, "" if its kind is not in the map.
func (all MoveTexts) Words(p GameUI, m engine.Move) string {
	if say := all[m.Kind]; say != nil {
		return say(p, m)
	}
	return ""
}

// Sounds maps the kinds of events to their sounds; other events are silent.
type Sounds map[engine.EventKind][]Sound

// Sound describes one of the sounds that are played for a kind of event.
type Sound struct {
	Effect sound.Effect
	At     float64 // ms after the start of the event's animations
	// Times returns how often the sound is played, for instance once for each coin; 0 or less plays
	// nothing. If Times is nil, the sound effect's usual number is used.
	Times func(e engine.Event) int
	// Only restricts the sound to events for which it returns true; nil means all events of the
	// kind.
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

// Anchors maps the first word of a node's ID to the anchor of the rulebook's paragraph that
// explains such nodes.
type Anchors map[string]string

// Find returns the rulebook anchor for the node with this ID, "" if there is none.
func (all Anchors) Find(id string) string {
	what, _, _ := strings.Cut(id, " ")
	return all[what]
}

// Sentences joins sentences with spaces; empty strings are left out.
func Sentences(all ...string) string {
	var kept []string
	for _, s := range all {
		if s != "" {
			kept = append(kept, s)
		}
	}
	return strings.Join(kept, " ")
}

// TieBreak is a rule that decides between seats with equal points. Of returns the number that is
// compared, for instance a seat's gold; the seat with the greater number wins. Text is the sentence
// about the winner, marked with i18n.Mark: "%s wins the tie by more gold."
type TieBreak struct {
	Text string
	Of   func(engine.Seat) int
}

// TieBreakText returns the sentence about the tie-break that decided the first place in the final
// state s. The rules in breaks apply in order: the sentence comes from the first rule in which the
// tied seats differ. If the first place is shared, it returns the parameter shared, which is the
// sentence for this case. It returns "" if there was no tie.
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
