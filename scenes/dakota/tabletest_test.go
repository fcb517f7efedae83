package dakota_test

import (
	"testing"

	"gulch/scenes/dakota"
	"gulch/scenes/tabletest"
)

func TestTable(t *testing.T) { tabletest.Run(t, dakota.Game) }
