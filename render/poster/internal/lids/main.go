// Command lids renders the thumbnails of the games' box lids into assets/art/lids.small, which are
// shown in the very first frame. It must be run in the root folder of the repository whenever
// lids.art has changed; a test fails if they are out of date.
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

// write renders the thumbnails and writes them to a file.
func write(file string) error {
	art, err := poster.Load()
	if err != nil {
		return err
	}
	all, err := poster.LidThumbnails(art)
	if err != nil {
		return err
	}
	return os.WriteFile(file, poster.EncodeThumbnails(all), 0o644)
}
