package scenes

import (
	"gulch/engine"
	"gulch/scenes/botworker"
	"gulch/scenes/coach"
	"gulch/scenes/shelf"
	"gulch/scenes/stage"
	"gulch/scenes/work"
)

// workerHandlers returns the handlers of all jobs that can run in a worker, by the kind of the job.
func workerHandlers() work.Handlers {
	return work.Handlers{
		botworker.Kind:   botworker.NewHandler(findRules),
		coach.JobKind:    coach.Handler(findRules),
		stage.ReviewKind: stage.ReviewHandler(findRules),
		stage.AimKind:    stage.AimHandler(findRules),
		stage.StudyKind:  stage.StudyHandler(findRules),
	}
}

// findRules returns the game with the given ID; the example game is included. It returns an error
// if there is no such game.
func findRules(id string) (engine.Game, error) {
	for _, game := range append(shelf.Rules(), shelf.Example.Rules) {
		if game.Info().ID == id {
			return game, nil
		}
	}
	return nil, engine.Errorf("there's no game %q", id)
}
