package sierrawest

import (
	"io/fs"

	"gulch/assets/data"
)

const (
	planCount  = 18
	levelCount = 3
)

// planInfo holds the content of a plan card of Hastings (R115).
type planInfo struct {
	id                 string
	left, right, wagon uint8
	track              planTrack
	extra              planExtra
}

// planTrack says on which track a plan card moves the marker of Hastings: on a given regular track,
// on the regular track where his marker is lowest or highest, or on none.
type planTrack uint8

const (
	planGarden planTrack = iota
	planBarn
	planHearth
	planLowest
	planHighest
	planNoTrack
)

var planTrackIDs = []string{"garden", "barn", "hearth", "lowest", "highest", "none"}

// planExtra is the extra of a plan card: the last operation that Hastings carries out (R118).
type planExtra uint8

const (
	extraNone planExtra = iota
	extraGold
	extraBoots
	extraAnimal
	extraCabin
	extraMode
)

var planExtraIDs = []string{"none", "gold", "boots", "animal", "cabin", "mode"}

func (b *tables) readPlans(files fs.FS) error {
	return each(files, "solo_plans.csv", planCount, func(r *data.Rows, at int) {
		b.plan[at] = planInfo{
			id: r.Text("plan_id"), left: uint8(r.Int("left_steps")), right: uint8(r.Int("right_steps")),
			wagon: uint8(r.Int("wagon_steps")),
			track: planTrack(choice(r, "track", planTrackIDs)), extra: planExtra(choice(r, "extra", planExtraIDs)),
		}
	})
}

// levelInfo describes a level of difficulty of the solo game: the space where the wagon of Hastings
// starts, and his bonus points.
type levelInfo struct {
	id, name     string
	wagon, bonus uint8
}

var levelIDs = [levelCount]string{"greenhorn", "guide", "hastings"}

func (b *tables) readLevels(files fs.FS) error {
	return each(files, "solo_levels.csv", levelCount, func(r *data.Rows, at int) {
		b.level[at] = levelInfo{
			id: r.Text("level_id"), name: r.Text("name"),
			wagon: uint8(r.Int("wagon_start")), bonus: uint8(r.Int("final_bonus")),
		}
		if b.level[at].id != levelIDs[at] || b.level[at].wagon > LastSpace {
			r.Fail("the rules expect another level here")
		}
	})
}
