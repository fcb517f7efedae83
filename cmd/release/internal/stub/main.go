// Command stub stands for the game in the tests of packages: it says its version, as the game does with -version.
package main

import "os"

var version string

func main() { _, _ = os.Stdout.WriteString("gulch " + version + "\n") }
