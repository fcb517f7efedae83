package engine

import (
	"errors"
	"fmt"
)

// Violation is the error of a position, a document or a notation that breaks a rule or an invariant
// of the rules document. Unlike a [Refusal] it is written for developers: it is not translated.
type Violation struct {
	Rule string // the number of the rule or of the invariant, "R17" or "I3"
	Err  error
}

// Violates returns a Violation. The format is that of [fmt.Errorf].
func Violates(rule, format string, args ...any) error {
	return &Violation{rule, fmt.Errorf(format, args...)}
}

// Error returns the text behind the number of the rule.
func (v *Violation) Error() string { return v.Rule + ": " + v.Err.Error() }

// Unwrap returns the error without its rule.
func (v *Violation) Unwrap() error { return v.Err }

// RuleOf returns the number of the rule that an error names: the rule of the outermost [Refusal] in
// it, or else of the outermost [Violation]. It returns "" if the error names no rule.
func RuleOf(err error) string {
	var refusal *Refusal
	if errors.As(err, &refusal) {
		return refusal.Rule
	}
	var violation *Violation
	if errors.As(err, &violation) {
		return violation.Rule
	}
	return ""
}
