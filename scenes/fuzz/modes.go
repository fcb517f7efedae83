//go:build !js

package fuzz

import (
	"strings"

	"gulch/engine"

	"github.com/hajimehoshi/ebiten/v2"
)

// play opens the screen of the plan's mode and then does random acts.
func (r *run) play() {
	r.ticks(3)
	if r.plan.EarlierGames >= 0 {
		r.playEarlierGames()
	}
	switch r.plan.Mode {
	case ModeEvents:
		r.events()
		return
	case ModeTable:
		r.save(runningDoc, r.playedMatch(r.plan.Share))
		r.resume()
		r.atTable()
	case ModeResults:
		r.save(runningDoc, r.playedMatch(0.985))
		r.resume()
		r.atTable()
		r.wander()
	case ModeReplay:
		r.save(finishedDoc, r.playedMatch(1))
		must(r.app.OpenSavedReplay(finishedDoc))
		r.wander()
	case ModeLessons:
		r.app.OpenLessons(r.plan.Game, r.rand.IntN(2) == 0)
		r.wander()
	case ModePractice:
		r.app.OpenPractice(r.plan.Game)
		r.wander()
	case ModeMistakes:
		m := r.playedMatch(1)
		r.save(finishedDoc, m)
		r.app.OpenMistakes(m, finishedDoc, engine.Seat(r.rand.IntN(len(m.Setup().Seats))))
		r.wander()
	case ModeMenus:
		r.save(finishedDoc, r.playedMatch(1))
		r.save(runningDoc, r.playedMatch(r.plan.Share))
		r.wander()
	}
}

// resume opens the saved game, which shows it at the table.
func (r *run) resume() {
	must(r.app.Resume(runningDoc))
	r.made, _ = r.report()["moves"].(int)
	r.ticks(2)
}

// atTable does random acts at the table. When an act has led to another scene, it sometimes returns
// to the table.
func (r *run) atTable() {
	for acts := 0; acts < r.plan.Acts && !r.over; acts++ {
		switch name := r.app.Top().Name(); {
		case name == "results":
			r.wander()
			return
		case strings.HasPrefix(name, r.plan.Game+"/"):
			if r.report()["passing"] == true {
				r.confirm()
			}
			if r.rand.IntN(5) < 2 {
				r.do(moveActs)
			} else {
				r.do(anyActs)
			}
		case name == "handover":
			r.confirm()
			r.do(anyActs)
		case r.rand.IntN(3) == 0:
			r.logAct("back from %s", name)
			r.key(ebiten.KeyEscape)
			if !r.over && r.app.Top().Name() == "title" {
				r.resume()
			}
		default:
			r.do(anyActs)
		}
	}
}

// wander does random acts in any scene. At a table it also makes moves.
func (r *run) wander() {
	for acts := 0; acts < r.plan.Acts && !r.over; acts++ {
		if strings.Contains(r.app.Top().Name(), "/") && r.rand.IntN(3) == 0 {
			r.do(moveActs)
			continue
		}
		r.do(anyActs)
	}
}
