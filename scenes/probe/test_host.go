package probe

import "os"

// HostEnv is the name of the environment variable that contains the address of the test that steps
// the program and shows its window, see package scenes/drive.
const HostEnv = "EBITENGINE_VM_ENDPOINT"

// Host returns the address of the test that steps this program, or "" if there is none. A program
// that tests drive passes it to Ebitengine when it starts the game. The address is good for one
// connection, so the variable is removed: a program that this one starts must not read it.
//
// Ebitengine reads the variable itself in programs with the build tag ebitenginevmguest. That tag
// would compile Ebitengine, and every package that imports it, a second time for the tests.
func Host() string {
	address := os.Getenv(HostEnv)
	_ = os.Unsetenv(HostEnv)
	return address
}
