package narrowgauge_test

import (
	"testing"

	"gulch/scenes/narrowgauge"
	"gulch/scenes/tabletest"
)

func TestRulebook(t *testing.T) { tabletest.Rulebook(t, narrowgauge.Game, narrowgauge.Icons()) }
