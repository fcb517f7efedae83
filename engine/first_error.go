package engine

import "fmt"

// FirstError records the first error found in a document or in the course of a game. A decoder or
// an auditor embeds a FirstError. After an error it continues with a usable value, and it returns
// Err at the end.
type FirstError struct{ Err error }

// Failf records an error, formatted as by fmt.Errorf. It does nothing if an error has been recorded
// before.
func (c *FirstError) Failf(format string, args ...any) {
	if c.Err == nil {
		c.Err = fmt.Errorf(format, args...)
	}
}

// Violate records a [Violation] of the rule or invariant whose number is rule, such as "R17"; the
// other arguments are those of [fmt.Errorf]. It does nothing if an error has been recorded before.
func (c *FirstError) Violate(rule, format string, args ...any) {
	if c.Err == nil {
		c.Err = Violates(rule, format, args...)
	}
}

// Within returns n if low <= n <= high. Otherwise it records an error and returns low. what is the
// name of the number in the text of the error.
func (c *FirstError) Within(what string, n, low, high int) int {
	if n < low || n > high {
		c.Failf("%s is %d, but must be %d to %d", what, n, low, high)
		return low
	}
	return n
}

// WithinBy is like Within, but the error that it records is a [Violation] of the rule or invariant
// whose number is rule, such as "R17". That rule sets the limits.
func (c *FirstError) WithinBy(rule, what string, n, low, high int) int {
	inner := FirstError{}
	n = inner.Within(what, n, low, high)
	if inner.Err != nil {
		c.Violate(rule, "%w", inner.Err)
	}
	return n
}
