package westernlegends

// Saloon returns the town of the saloon in a space, or NoTown if there is no saloon.
func (x Space) Saloon() Town { return box.saloon[x] }

// Store returns the store in a space: "general_store", "trading_post", or "" if there is none.
func (x Space) Store() string {
	switch box.store[x] {
	case generalStore:
		return "general_store"
	case tradingPost:
		return "trading_post"
	}
	return ""
}

// Works reports whether the Work action is possible in space x (R65).
func (s *State) Works(x Space) bool { return s.workAt().Has(x) }

// Trail returns the other end of the trail that begins in a space, or NoSpace if there is none.
func (x Space) Trail() Space { return box.trail[x] }

// RailTo returns the other rail station if the space has one, otherwise NoSpace.
func (x Space) RailTo() Space { return box.rail[x] }

// Route returns the stops of the Train in order. The caller must not change the slice.
func Route() []Space { return box.route[:] }

// NextStop returns the Train's next stop after the stop x, or NoSpace if x is not a stop.
func NextStop(x Space) Space {
	for i, y := range box.route {
		if y == x {
			return box.route[(i+1)%routeStops]
		}
	}
	return NoSpace
}

// PlotAt returns the index of x among the frontier spaces, or -1 if x is not one.
func (x Space) PlotAt() int { return int(box.plotAt[x]) }

// SpaceBy returns the space with the given id. ok is false if there is none.
func SpaceBy(id string) (Space, bool) {
	x, ok := box.byID[id]
	return x, ok
}

// Ranch reports whether the feature is a ranch.
func (f Feature) Ranch() bool { return f.ranch() }

// String returns the id of the feature, as in the data files.
func (f Feature) String() string { return featureIDs[f] }

// String returns the id of the region, such as "sunny_hills".
func (r Region) String() string { return regionIDs[r] }
