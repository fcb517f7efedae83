package dakota_test

import (
	"testing"

	"gulch/scenes/dakota"
	"gulch/scenes/tabletest"
)

func TestTable(t *testing.T) { tabletest.Run(t, dakota.Game) }

// What a choice comes to stands on a slip before it is made.
func TestSlipsBefore(t *testing.T) { tabletest.Slips(t, dakota.Game, 0.97) }
