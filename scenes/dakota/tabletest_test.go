package dakota_test

import (
	"testing"

	"gulch/engine/effort"
	"gulch/scenes/dakota"
	"gulch/scenes/tabletest"
)

func TestTable(t *testing.T) { tabletest.Run(t, dakota.Game) }

func TestTurns(t *testing.T) { tabletest.Turns(t, dakota.Game, effort.Of(4, 40)) }

func TestCaptions(t *testing.T) { tabletest.Captions(t, dakota.Game, effort.Of(2, 20)) }
