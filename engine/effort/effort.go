// Package effort says how much a test tries of what it could: a sample that finds most faults in little time, or with the
// environment variable GULCH_LONG=1, which `dev test -long` sets, all of it.
package effort

import (
	"os"
	"testing"
)

// Env names the environment variable that asks for everything if it is "1".
const Env = "GULCH_LONG"

// Long reports whether everything is to be tried. Outside of tests it never is.
func Long() bool { return testing.Testing() && os.Getenv(Env) == "1" }

// Of returns how many of something are tried: few as a rule, all of them where everything is asked for.
func Of(few, all int) int {
	if Long() {
		return all
	}
	return few
}
