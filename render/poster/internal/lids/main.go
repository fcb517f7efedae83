// Command lids paints the lids of the games' boxes small, for the first picture of all. It is run in the project's folder whenever
// lids.art has changed; a test says so.
package main

import (
	"fmt"
	"os"

	"gulch/render/poster"
)

func main() {
	if err := write("assets/art/lids.small"); err != nil {
		fmt.Fprintln(os.Stderr, "lids:", err)
		os.Exit(1)
	}
}

func write(file string) error {
	art, err := poster.Load()
	if err != nil {
		return err
	}
	all, err := poster.SmallLids(art)
	if err != nil {
		return err
	}
	return os.WriteFile(file, poster.WriteSmall(all), 0o644)
}
