package dakota_test

import (
	"testing"

	"gulch/engine/dakota"
	"gulch/engine/gametest"
)

func TestContract(t *testing.T) { gametest.Run(t, dakota.Game, gametest.Config{Games: 6}) }

func TestGolden(t *testing.T) { gametest.Golden(t, dakota.Game, "testdata/golden") }

func FuzzLoad(f *testing.F) { gametest.FuzzLoad(f, dakota.Game) }

func FuzzParse(f *testing.F) { gametest.FuzzParse(f, dakota.Game) }
