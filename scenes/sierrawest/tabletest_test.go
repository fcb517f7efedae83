package sierrawest_test

import (
	"testing"

	"gulch/scenes/sierrawest"
	"gulch/scenes/tabletest"
)

func TestTable(t *testing.T) { tabletest.Run(t, sierrawest.Game) }
