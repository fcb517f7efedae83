package release

import (
	"bytes"
	"encoding/binary"
	"image/png"
	"testing"
)

func TestIcnsHoldsEverySize(t *testing.T) {
	icons, err := Icons(sample(t, 64), IcnsSizes...)
	if err != nil {
		t.Fatal(err)
	}
	data, err := Icns(icons)
	if err != nil || string(data[:4]) != "icns" || binary.BigEndian.Uint32(data[4:]) != uint32(len(data)) {
		t.Fatalf("Icns returns %d bytes that begin with %q, %v", len(data), data[:8], err)
	}
	n := 0
	for rest := data[8:]; len(rest) > 0; n++ {
		size := binary.BigEndian.Uint32(rest[4:])
		if _, err := png.Decode(bytes.NewReader(rest[8:size])); err != nil {
			t.Errorf("the part %s of the .icns file is no PNG: %v", rest[:4], err)
		}
		rest = rest[size:]
	}
	if n != len(icnsTypes) {
		t.Errorf("the .icns file has %d pictures", n)
	}
	if _, err := Icns(icons[1:]); err == nil {
		t.Error("Icns accepts icons with a missing size, expected an error")
	}
}
