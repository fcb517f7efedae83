package westernlegends

//go:generate go run ../../cmd/dev generate

import "gulch/engine"

// ActionIn returns the move of an EventAction.
func ActionIn(e engine.Event) engine.Move {
	return engine.Move{Kind: MoveIn(e), A: MoveAIn(e), B: MoveBIn(e), C: MoveCIn(e)}
}
