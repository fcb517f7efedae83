package words

import (
	"slices"
	"strings"
)

// Message is a translatable message as a value: a text of the catalogue with fmt verbs, and the
// arguments for the verbs. Errors and refusals of the engines implement it. Arguments with a method
// Title are shown as the translation of the title; arguments that are messages or errors are
// translated as well.
type Message interface {
	Message() (text string, about []any)
}

// titled is implemented by values with an English title that players read.
type titled interface{ Title() string }

// Of returns the text of a message in the language in use.
func Of(m Message) string {
	text, about := m.Message()
	return T(text, translated(about)...)
}

// translated returns the arguments of a message with titles, messages and errors replaced by their
// text in the language in use.
func translated(about []any) []any {
	out := slices.Clone(about)
	for i, a := range about {
		switch a := a.(type) {
		case titled:
			out[i] = T(a.Title())
		case Message:
			out[i] = Of(a)
		case error:
			out[i] = Said(a)
		}
	}
	return out
}

// Said returns the text of an error in the language in use, if it is a [Message] or consists of
// joined messages. Errors of the system or of a library are returned untranslated.
func Said(err error) string {
	if m, ok := err.(Message); ok {
		return Of(m)
	}
	if all, ok := err.(interface{ Unwrap() []error }); ok {
		var parts []string
		for _, e := range all.Unwrap() {
			parts = append(parts, Said(e))
		}
		return Clauses(parts)
	}
	return err.Error()
}

// Sentence returns the text of an error in the language in use as a sentence, with a capital letter
// and a full stop.
func Sentence(err error) string { return finish(Said(err)) }

// SentenceOf returns the text of a message as a sentence, like [Sentence].
func SentenceOf(m Message) string { return finish(Of(m)) }

// finish trims a text and gives it a capital letter and a full stop.
func finish(text string) string {
	text = strings.TrimSpace(text)
	if text == "" {
		return ""
	}
	text = Capital(text)
	if !strings.ContainsAny(text[len(text)-1:], ".!?") {
		text += "."
	}
	return text
}
