// Package testscale scales the sample sizes of tests. By default tests try a small sample that
// finds most faults quickly. With the environment variable GULCH_LONG=1, which `dev test -long`
// sets, they try everything.
package testscale

import (
	"os"
	"testing"
)

// Env is the name of the environment variable that requests long tests if its value is "1".
const Env = "GULCH_LONG"

// Long reports whether long tests are requested. It is false outside of tests.
func Long() bool { return testing.Testing() && os.Getenv(Env) == "1" }

// Of returns the sample size that a test uses: the number few or, if long tests are requested, the
// number all.
func Of(few, all int) int {
	if Long() {
		return all
	}
	return few
}
