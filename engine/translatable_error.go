package engine

import "fmt"

// Failure is an error that players read. Its text and its values are separate, so that the user
// interface can translate the text and fill in the values.
//
// Text is English with the verbs of package fmt, and also the key in the translation catalogues.
// About holds the values of the verbs, in order. An error among the values is formatted by %s, is
// translated in the same way, and is found by errors.Is.
type Failure struct {
	Text  string
	About []any
}

// Errorf returns a Failure with a text and the values for its verbs. Translators get the texts from
// the source code, so text must be a literal.
func Errorf(text string, about ...any) *Failure {
	if false {
		_ = fmt.Sprintf(text, about...) // lets go vet compare the verbs with the values
	}
	return &Failure{text, about}
}

// Error returns the English text, with the values filled in.
func (f *Failure) Error() string {
	if len(f.About) == 0 {
		return f.Text
	}
	args := make([]any, len(f.About))
	for i, a := range f.About {
		args[i] = a
		if t, ok := a.(Titled); ok {
			args[i] = t.Title()
		}
	}
	return fmt.Sprintf(f.Text, args...)
}

// Message returns the text with its formatting verbs and the values for them, so that it can be
// translated.
func (f *Failure) Message() (text string, about []any) { return f.Text, f.About }

// Unwrap returns those values of the message that are errors.
func (f *Failure) Unwrap() []error {
	var inner []error
	for _, a := range f.About {
		if err, ok := a.(error); ok {
			inner = append(inner, err)
		}
	}
	return inner
}
