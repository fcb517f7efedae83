package engine

import (
	"errors"
	"fmt"
)

// Violation is the error of a position, a document or a notation that breaks a rule or an invariant
// of RULES.md. Unlike a [Refusal], it is written for developers and not translated.
type Violation struct {
	Rule string // number of the rule or the invariant, "R17" or "I3"
	Err  error
}

// Violates returns a Violation of the rule or invariant whose number is rule; its error is
// formatted as by [fmt.Errorf].
func Violates(rule, format string, args ...any) error {
	return &Violation{rule, fmt.Errorf(format, args...)}
}

// Error returns the number of the rule and the text.
func (v *Violation) Error() string { return v.Rule + ": " + v.Err.Error() }

// Unwrap returns the error without the number of the rule.
func (v *Violation) Unwrap() error { return v.Err }

// RuleOf returns the number of the rule that an error names. It is the rule of the outermost
// [Refusal] in err, or if there is none, of the outermost [Violation]. It returns "" if there is
// neither.
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
