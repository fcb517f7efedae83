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
		t.Fatalf("%d letters for %d bytes, %v", len(letters), len(data), err)
	}
	wrapped := strings.ReplaceAll(Wrap(letters), "\n", "\r\n> ")
	if got, err := Decode(Letters(wrapped), len(data)); err != nil || string(got) != string(data) {
		t.Errorf("quoted in a message: %d bytes, %v", len(got), err)
	}
	if _, err := Decode(letters, len(data)-1); !errors.Is(err, ErrLong) {
		t.Errorf("more than is wanted: %v", err)
	}
	for at := range letters {
		changed := letters[:at] + "_" + letters[at+1:]
		if got, err := Decode(changed, len(data)); err == nil && string(got) != string(data) {
			t.Fatalf("letter %d was changed, and other data are read", at)
		}
		if _, err := Decode(letters[:at], len(data)); err == nil {
			t.Fatalf("cut after %d letters, and nothing is said", at)
		}
	}
}
