package i18n

import (
	"slices"
	"strings"
)

// Message is a translatable message as a value: a text of the catalogue with fmt verbs, and the
// arguments for the verbs. Errors and refusals of the engines implement it. An argument with a
// method Title is shown as the translation of its title. Arguments that are messages or errors are
// translated as well.
type Message interface {
	Message() (text string, about []any)
}

// titled is implemented by values, such as cards, that have an English title for players.
type titled interface{ Title() string }

// MessageText returns the text of a message in the current language.
func MessageText(m Message) string {
	text, about := m.Message()
	return T(text, translated(about)...)
}

// translated returns about, the arguments of a message, with titles, messages and errors replaced
// by their texts in the current language.
func translated(about []any) []any {
	out := slices.Clone(about)
	for i, a := range about {
		switch a := a.(type) {
		case titled:
			out[i] = T(a.Title())
		case Message:
			out[i] = MessageText(a)
		case error:
			out[i] = ErrorText(a)
		}
	}
	return out
}

// ErrorText returns the text of an error in the language in use. It translates an error that is a
// [Message] or consists of joined messages. Errors of the system or of a library are returned
// untranslated.
func ErrorText(err error) string {
	if m, ok := err.(Message); ok {
		return MessageText(m)
	}
	if all, ok := err.(interface{ Unwrap() []error }); ok {
		var parts []string
		for _, e := range all.Unwrap() {
			parts = append(parts, ErrorText(e))
		}
		return JoinClauses(parts)
	}
	return err.Error()
}

// Sentence returns the text of an error in the language in use as a sentence, with a capital letter
// and a full stop.
func Sentence(err error) string { return finish(ErrorText(err)) }

// MessageSentence returns the text of a message as a sentence, like [Sentence].
func MessageSentence(m Message) string { return finish(MessageText(m)) }

// finish trims a text, and adds a capital letter at the beginning and a full stop at the end.
func finish(text string) string {
	text = strings.TrimSpace(text)
	if text == "" {
		return ""
	}
	text = Capitalize(text)
	if !strings.ContainsAny(text[len(text)-1:], ".!?") {
		text += "."
	}
	return text
}
