package probe

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"os"
	"time"
)

// heading is the line before a snapshot: how long it is, and its sum. What lies behind is left from a longer one, and a reader who comes while
// it is written sees that it does not fit.
func heading(line []byte) []byte {
	return fmt.Appendf(nil, "%8d %08x\n", len(line), crc32.ChecksumIEEE(line))
}

// Read returns what a program has published last to a file, the zero value if it has not published yet.
func Read(path string) (s Snapshot, err error) {
	const tries = 2000
	for i := range tries {
		if i > 0 { // a write is short, unless whoever writes has to wait for a processor
			time.Sleep(time.Millisecond)
		}
		var data []byte
		if data, err = os.ReadFile(path); errors.Is(err, os.ErrNotExist) || err == nil && len(data) == 0 {
			return s, nil
		}
		head, rest, _ := bytes.Cut(data, []byte("\n"))
		var size int
		if _, err := fmt.Sscanf(string(head), "%d", &size); err != nil || size > len(rest) {
			continue
		}
		if line := rest[:size]; bytes.Equal(append(head, '\n'), heading(line)) {
			return s, json.Unmarshal(line, &s)
		}
	}
	return s, cmp.Or(err, fmt.Errorf("%s is never whole", path))
}
