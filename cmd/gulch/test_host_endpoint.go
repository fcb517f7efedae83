//go:build gulchdriven

package main

import "os"

// endpointEnv is the environment variable with the address of the test that drives this program.
const endpointEnv = "EBITENGINE_VM_ENDPOINT"

// testHost returns the address of the test that drives this program (see package scenes/drive), or
// "" if there is none. The address is good for one connection, so the variable is removed: a
// program that this one starts must not read it.
//
// Ebitengine reads the variable itself in programs with the build tag ebitenginevmguest. That tag
// would compile Ebitengine, and every package that imports it, a second time for the tests.
func testHost() string {
	address := os.Getenv(endpointEnv)
	_ = os.Unsetenv(endpointEnv)
	return address
}
