package sierrawest_test

import (
	"testing"

	"gulch/engine/effort"
	"gulch/scenes/sierrawest"
	"gulch/scenes/tabletest"
)

func TestTable(t *testing.T) { tabletest.Run(t, sierrawest.Game) }

// A bot's turn takes no longer than one wants to look on.
func TestTurns(t *testing.T) { tabletest.Turns(t, sierrawest.Game, effort.Of(4, 40)) }
