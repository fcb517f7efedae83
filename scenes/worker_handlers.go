package scenes

import (
	"gulch/engine"
	"gulch/scenes/coach"
	"gulch/scenes/shelf"
	"gulch/scenes/stage"
	"gulch/scenes/thought"
	"gulch/scenes/work"
)

// workerHandlers returns the handlers of all jobs that can run in a worker, by their kinds.
func workerHandlers() work.Crafts {
	return work.Crafts{
		thought.Kind:     thought.Craft(findRules),
		coach.Kind:       coach.Craft(findRules),
		stage.ReviewKind: stage.ReviewCraft(findRules),
		stage.AimKind:    stage.AimCraft(findRules),
		stage.StudyKind:  stage.StudyCraft(findRules),
	}
}

// findRules returns a game by its ID, including the example game. It returns an error if there is
// none.
func findRules(id string) (engine.Game, error) {
	for _, game := range append(shelf.Rules(), shelf.Example.Rules) {
		if game.Info().ID == id {
			return game, nil
		}
	}
	return nil, engine.Errorf("there is no game %q", id)
}
