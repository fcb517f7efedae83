package westernlegends_test

import (
	"testing"

	"gulch/engine/effort"
	"gulch/scenes/tabletest"
	"gulch/scenes/westernlegends"
)

func TestTable(t *testing.T) { tabletest.Run(t, westernlegends.Game) }

// The turns of bots are long enough to be told in three to five pictures.
func TestStories(t *testing.T) { tabletest.Stories(t, westernlegends.Game, effort.Of(3, 40)) }

// What speaks for a move is said in the terms of the game, with one number at most.
func TestReasons(t *testing.T) { tabletest.Reasons(t, westernlegends.Game) }

// What a choice comes to stands on a slip before it is made.
func TestSlipsBefore(t *testing.T) { tabletest.Slips(t, westernlegends.Game, 0.97) }
