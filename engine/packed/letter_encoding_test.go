package packed

import (
	"errors"
	"strings"
	"testing"
)

func TestEncodeAndDecode(t *testing.T) {
	data := []byte(strings.Repeat("Ada plays Boomtown. ", 1000))
	letters, err := Encode(data)
	if err != nil || len(letters) > len(data)/10 {
		t.Fatalf("Encode returns %d letters for %d repetitive bytes, error %v; want a tenth", len(letters), len(data),
			err)
	}
	wrapped := strings.ReplaceAll(Wrap(letters), "\n", "\r\n> ")
	if got, err := Decode(Letters(wrapped), len(data)); err != nil || string(got) != string(data) {
		t.Errorf("Decode of quoted letters returns %d bytes, error %v; want the data", len(got), err)
	}
	if _, err := Decode(letters, len(data)-1); !errors.Is(err, ErrLong) {
		t.Errorf("Decode with a smaller limit returns %v, want ErrLong", err)
	}
	for at := range letters {
		changed := letters[:at] + "_" + letters[at+1:]
		if got, err := Decode(changed, len(data)); err == nil && string(got) != string(data) {
			t.Fatalf("with letter %d changed Decode returns other data, want an error", at)
		}
		if _, err := Decode(letters[:at], len(data)); err == nil {
			t.Fatalf("truncated after %d letters Decode returns no error", at)
		}
	}
}
