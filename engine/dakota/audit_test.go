package dakota

import (
	"testing"

	"gulch/engine"
)

func TestAuditorRefusesClearedLastDay(t *testing.T) {
	last, err := Game.New(2, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	before := engine.Clone(last)
	last.(*State).lastDay = true
	a := Game.(engine.Audited).Audit(before)
	if err := a.Moved(last); err != nil {
		t.Errorf("the auditor refuses the beginning of the last day: %v", err)
	}
	if err := a.Moved(before); err == nil || err.Error() != "I18: the last-day flag was cleared" {
		t.Errorf("the auditor returns %v for a day after the last one", err)
	}
}
