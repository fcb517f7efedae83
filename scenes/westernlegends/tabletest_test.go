package westernlegends_test

import (
	"testing"

	"gulch/scenes/tabletest"
	"gulch/scenes/westernlegends"
)

func TestTable(t *testing.T) { tabletest.Run(t, westernlegends.Game) }
