package sound

import (
	"io"
	"testing"
)

// TestVoiceSeek checks Seek from the start, the current position and the end, and that it refuses a
// position before the start.
func TestVoiceSeek(t *testing.T) {
	v := &voice{}
	v.load(make(clip, 100), []grain{{step: 1}})
	for _, c := range []struct {
		offset int64
		whence int
		want   int64 // -1: an error
	}{
		{10 * frameBytes, io.SeekStart, 10 * frameBytes},
		{5 * frameBytes, io.SeekCurrent, 15 * frameBytes},
		{-20 * frameBytes, io.SeekCurrent, -1},
		{-1 * frameBytes, io.SeekEnd, 99 * frameBytes},
	} {
		got, err := v.Seek(c.offset, c.whence)
		if c.want < 0 && err == nil || c.want >= 0 && (err != nil || got != c.want) {
			t.Errorf("Seek(%d, %d) = %d, %v; expected %d, where -1 is an error", c.offset, c.whence, got, err, c.want)
		}
	}
	buf := make([]byte, 10*frameBytes)
	if n, err := v.Read(buf); n != frameBytes || err != nil {
		t.Errorf("Read one sample before the end returns %d bytes, %v; expected %d", n, err, frameBytes)
	}
}
