package narrowgauge

import (
	"testing"

	"gulch/scenes/tabletest"
)

func TestTable(t *testing.T) { tabletest.Run(t, Game) }
