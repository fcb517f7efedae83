package boomtown

import (
	"testing"

	"gulch/scenes/tabletest"
)

func TestTable(t *testing.T) { tabletest.Run(t, Game) }

// What speaks for a move is said in the terms of the game, with one number at most.
func TestReasons(t *testing.T) { tabletest.Reasons(t, Game) }

// What a choice comes to stands on a slip before it is made.
func TestSlipsBefore(t *testing.T) { tabletest.Slips(t, Game, 0.97) }
