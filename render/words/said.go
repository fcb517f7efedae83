package words

import (
	"slices"
	"strings"
)

// Message is something to be said that is a value: a text of the catalogue with verbs, and what they stand for. Errors
// and refusals of engines are such values; so is a place where documents are kept. What has a title is shown by its
// title's translation, a message within a message in the same language.
type Message interface {
	Message() (text string, about []any)
}

// titled is something with an English name that players read.
type titled interface{ Title() string }

// Of returns a message in the language in use.
func Of(m Message) string {
	text, about := m.Message()
	return T(text, translated(about)...)
}

// translated returns what the verbs of a text stand for, with titles, messages and errors in the language in use.
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

// Said returns an error in the language in use: a [Message], or several joined ones. What the system or a library says is
// left as it is.
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

// Sentence makes an error a sentence for a player, in the language in use, with a capital letter and a full stop.
func Sentence(err error) string { return finish(Said(err)) }

// SentenceOf is Sentence for a message.
func SentenceOf(m Message) string { return finish(Of(m)) }

// finish gives a text a capital letter and a full stop.
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
