//go:build !js

package fuzz

import (
	"slices"
	"time"

	"gulch/engine/match"
)

// earlierGameInterval is the time between two of the games in the player's history. It is short
// enough that some were played on the same evening.
const earlierGameInterval = 50 * time.Minute

// playEarlierGames adds the people of the plan to the players whom the app knows. It also saves
// finished games of the first of these people against bots, so that many screens show statistics,
// ratings and records.
func (r *run) playEarlierGames() {
	seats := r.plan.Setup.Seats
	for i := range seats {
		if s := &seats[i]; s.Person() {
			p := r.app.NewPerson(s.Name, s.Face)
			if s.PersonID = string(p.ID); r.rand.IntN(3) > 0 {
				r.app.SetCurrentPerson(p)
			}
		}
	}
	me := slices.IndexFunc(seats, match.Seat.Person)
	if me < 0 {
		return
	}
	setup := r.plan.Setup
	defer func() { r.plan.Setup = setup }()
	for n := r.plan.EarlierGames; n > 0; n-- {
		r.plan.Setup.Seats = slices.Clone(seats)
		for i := range seats {
			if i != me {
				r.plan.Setup.Seats[i] = match.Seat{Name: seats[i].Name, Face: seats[i].Face,
					Bot: []string{"easy", "mild", "steady"}[r.rand.IntN(3)]}
			}
		}
		r.plan.Setup.Practice = false
		r.plan.Setup.Seed = r.rand.Uint64() % 1_000_000
		r.app.MakeDeterministic(r.plan.Seed+uint64(n), now.Add(-time.Duration(n)*earlierGameInterval))
		r.app.RecordFinished(r.playedMatch(1))
	}
	r.app.MakeDeterministic(r.plan.Seed, now)
}
