package boomtown

import (
	"testing"

	"gulch/engine/effort"
	"gulch/scenes/tabletest"
)

func TestTable(t *testing.T) { tabletest.Run(t, Game) }

// A turn of a bot stays within its budget of time.
func TestTurns(t *testing.T) { tabletest.Turns(t, Game, effort.Of(4, 40)) }

// What speaks for a move is said in the terms of the game, with one number at most.
func TestReasons(t *testing.T) { tabletest.Reasons(t, Game) }
