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

// header returns the line that precedes a snapshot in the file. It contains the snapshot's length
// and checksum. A reader needs the length because the end of an earlier, longer snapshot may
// follow, and the checksum to detect a partly written snapshot.
func header(line []byte) []byte {
	return fmt.Appendf(nil, "%8d %08x\n", len(line), crc32.ChecksumIEEE(line))
}

// Read returns the snapshot that a program has last published to the file path, the zero value if
// there is none yet. It returns an error if it cannot read a complete snapshot within about two
// seconds.
func Read(path string) (Snapshot, error) { return read(path, 2000) }

// read is [Read] with a number of tries, which are at least a millisecond apart.
func read(path string, tries int) (s Snapshot, err error) {
	for i := range tries {
		if i > 0 { // writing takes a short time, but the process that writes may have to wait for a processor
			time.Sleep(time.Millisecond)
		}
		var data []byte
		if data, err = os.ReadFile(path); errors.Is(err, os.ErrNotExist) || err == nil && len(data) == 0 {
			return s, nil
		}
		head, rest, _ := bytes.Cut(data, []byte("\n"))
		var size int
		if _, err := fmt.Sscanf(string(head), "%d", &size); err != nil || size < 0 || size > len(rest) {
			continue
		}
		if line := rest[:size]; bytes.Equal(append(head, '\n'), header(line)) {
			return s, json.Unmarshal(line, &s)
		}
	}
	return s, cmp.Or(err, fmt.Errorf("%s has no complete snapshot after %d tries: length or checksum is wrong", path,
		tries))
}
