// Command stub replaces the game in the tests of packages. It prints its version, as the game does
// with -version, but to the error stream. It imports nothing of Go's library, which would have to
// be compiled for each system first.
package main

var version string

func main() { println("gulch " + version) }
