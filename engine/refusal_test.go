package engine

import (
	"errors"
	"testing"
)

type town string

func (t town) Title() string { return string(t) }

func TestRefusalIsAValue(t *testing.T) {
	var err error = Refuse("R32", "The fee in %s is %d.", town("Mirage"), 3)
	if got := err.Error(); got != "The fee in Mirage is 3." {
		t.Errorf("Error returns %q, want the values filled in", got)
	}
	var r *Refusal
	if !errors.As(err, &r) || r.Rule != "R32" || r.About[0] != town("Mirage") || r.About[1] != 3 {
		t.Errorf("errors.As gives %+v, want rule R32 about Mirage and 3", r)
	}
	if got := Refuse("", "100 % sure").Error(); got != "100 % sure" {
		t.Errorf("without values Error returns %q, want the text unchanged", got)
	}
}
