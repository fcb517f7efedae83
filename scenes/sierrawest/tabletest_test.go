package sierrawest_test

import (
	"testing"

	"gulch/scenes/sierrawest"
	"gulch/scenes/tabletest"
)

func TestTable(t *testing.T) { tabletest.Run(t, sierrawest.Game) }

// What a choice comes to stands on a slip before it is made.
func TestSlipsBefore(t *testing.T) { tabletest.Slips(t, sierrawest.Game, 0.97) }
