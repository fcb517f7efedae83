package table

import (
	"slices"
	"strings"

	"gulch/engine"
	"gulch/render/i18n"
)

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
