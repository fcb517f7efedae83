package nuggets_test

import (
	"testing"

	"gulch/scenes/nuggets"
	"gulch/scenes/tabletest"
)

func TestTable(t *testing.T) { tabletest.Run(t, nuggets.Game) }
