//go:build !js

package fuzz

import (
	"strings"

	"gulch/engine"

	"github.com/hajimehoshi/ebiten/v2"
)

// play begins what the plan says, and wanders from there.
func (r *run) play() {
	r.ticks(3)
	if r.plan.Past >= 0 {
		r.past()
	}
	switch r.plan.Mode {
	case ModeEvents:
		r.events()
		return
	case ModeTable:
		r.keep(doc, r.played(r.plan.Share))
		r.resume()
		r.atTable()
	case ModeResults:
		r.keep(doc, r.played(0.985))
		r.resume()
		r.atTable()
		r.wander()
	case ModeReplay:
		r.keep(finishedDoc, r.played(1))
		if err := r.app.Watch(finishedDoc); err != nil {
			panic(err)
		}
		r.wander()
	case ModeLessons:
		r.app.OpenLessons(r.plan.Game, r.rand.IntN(2) == 0)
		r.wander()
	case ModePractice:
		r.app.OpenPractice(r.plan.Game)
		r.wander()
	case ModeMistakes:
		m := r.played(1)
		r.keep(finishedDoc, m)
		r.app.OpenMistakes(m, finishedDoc, engine.Seat(r.rand.IntN(len(m.Setup().Seats))))
		r.wander()
	case ModeMenus:
		r.keep(finishedDoc, r.played(1))
		r.keep(doc, r.played(r.plan.Share))
		r.wander()
	}
}

// resume puts the kept game on the table.
func (r *run) resume() {
	if err := r.app.Resume(doc); err != nil {
		panic(err)
	}
	r.made, _ = r.report()["moves"].(int)
	r.ticks(2)
}

// atTable plays on at the table, and now and then wanders off and comes back.
func (r *run) atTable() {
	for acts := 0; acts < r.plan.Acts && !r.over; acts++ {
		switch name := r.app.Top().Name(); {
		case name == "results":
			r.wander()
			return
		case strings.HasPrefix(name, r.plan.Game+"/"):
			if r.rand.IntN(5) < 2 {
				r.do(movings)
			} else {
				r.do(wanderings)
			}
		case name == "handover":
			r.confirm()
			r.do(wanderings)
		case r.rand.IntN(3) == 0:
			r.did("back from %s", name)
			r.key(ebiten.KeyEscape)
			if !r.over && r.app.Top().Name() == "title" {
				r.resume()
			}
		default:
			r.do(wanderings)
		}
	}
}

// wander does anything to whatever scene is on top. Where a game has come to the table it is played on.
func (r *run) wander() {
	for acts := 0; acts < r.plan.Acts && !r.over; acts++ {
		if strings.Contains(r.app.Top().Name(), "/") && r.rand.IntN(3) == 0 {
			r.do(movings)
			continue
		}
		r.do(wanderings)
	}
}
