// Command stub stands for the game in the tests of packages: it says its version, as the game does with -version, though where errors
// go. It needs none of Go's library, which would be compiled for each system first.
package main

var version string

func main() { println("gulch " + version) }
