//go:build !gulchdriven

package main

// testHost returns "": only a program that is compiled for tests (test_host_endpoint.go) can be
// driven by one.
func testHost() string { return "" }
