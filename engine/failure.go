package engine

import "fmt"

// Failure is an error that players read. It is a value, not a sentence: whoever shows it looks its text up in the
// player's language and fills it in there.
//
// Text is English with the verbs of package fmt, and the key in the catalogues of translations. About holds what stands
// for the verbs, in their order. An error among them is shown in the same way, as %s, and can be found by errors.Is.
type Failure struct {
	Text  string
	About []any
}

// Errorf returns a Failure. Its text is found by the catalogue, so it is written down as a literal.
func Errorf(text string, about ...any) *Failure {
	if false {
		_ = fmt.Sprintf(text, about...) // lets vet compare the verbs with what stands for them
	}
	return &Failure{text, about}
}

// Error returns the text in English.
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

// Message returns the text and what its verbs stand for, for translators.
func (f *Failure) Message() (text string, about []any) { return f.Text, f.About }

// Unwrap returns the errors that this one speaks of.
func (f *Failure) Unwrap() []error {
	var inner []error
	for _, a := range f.About {
		if err, ok := a.(error); ok {
			inner = append(inner, err)
		}
	}
	return inner
}
