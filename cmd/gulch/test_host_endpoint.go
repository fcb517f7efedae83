//go:build gulchdriven

package main

import "gulch/scenes/probe"

// testHost returns the address of the test that drives this program, or "" if there is none.
func testHost() string { return probe.Host() }
