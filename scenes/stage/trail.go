package stage

import (
	"cmp"
	"slices"

	"gulch/engine/match"
	"gulch/engine/trail"
	"gulch/render/i18n"
	"gulch/scenes/person"
	"gulch/scenes/stats"
)

// openAhead is the number of stations without a star that are open at the same time.
const openAhead = 3

// TrailProgress is a person's progress on the Trail, the series of solo challenges (stations).
type TrailProgress struct {
	Stations []trail.Station
	Visits   map[int]stats.Visit // by the number of the station
}

// TrailProgress returns the progress of the current person. It uses the tally in memory and reads
// no record.
func (h *App) TrailProgress() TrailProgress {
	stations, err := trail.Stations()
	if err != nil { // the file is embedded and checked by tests
		return TrailProgress{}
	}
	j := TrailProgress{Stations: slices.DeleteFunc(slices.Clone(stations), func(s trail.Station) bool {
		_, err := h.Find(s.Game)
		return err != nil
	})}
	var who person.ID
	if me, ok := h.CurrentPerson(); ok {
		who = me.ID
	}
	j.Visits = h.readTally().Trail(who)
	return j
}

// Stars returns the number of stars that were earned at a station.
func (j TrailProgress) Stars(s trail.Station) int { return j.Visits[s.Number].Stars }

// StarTotal returns the number of earned and of available stars at all stations of a game, or of
// all games for "".
func (j TrailProgress) StarTotal(game string) (stars, of int) {
	for _, s := range j.Stations {
		if game == "" || s.Game == game {
			stars, of = stars+j.Stars(s), of+trail.Stars
		}
	}
	return stars, of
}

// StationsDone returns the number of stations with at least one star.
func (j TrailProgress) StationsDone() int {
	n := 0
	for _, s := range j.Stations {
		if j.Stars(s) > 0 {
			n++
		}
	}
	return n
}

// Open reports whether a station can be played: one with a star, or one of the first three without.
func (j TrailProgress) Open(number int) bool { return j.RequiredStation(number) == 0 }

// RequiredStation returns the number of the station where a star is needed to open the given one, 0
// if it is open.
func (j TrailProgress) RequiredStation(number int) int {
	var before []int // stations without a star before it
	for _, s := range j.Stations {
		if j.Stars(s) > 0 {
			continue
		}
		if s.Number >= number {
			break
		}
		before = append(before, s.Number)
	}
	if i := slices.IndexFunc(j.Stations, func(s trail.Station) bool { return s.Number == number }); i >= 0 &&
		j.Stars(j.Stations[i]) > 0 {
		return 0
	}
	if len(before) < openAhead {
		return 0
	}
	return before[len(before)-openAhead]
}

// Next returns the number of the first open station without a star, of a game or of all games for
// "", 0 for none.
func (j TrailProgress) Next(game string) int {
	for _, s := range j.Stations {
		if (game == "" || s.Game == game) && j.Stars(s) == 0 && j.Open(s.Number) {
			return s.Number
		}
	}
	return 0
}

// NextAfter returns the number of the first open station without a star after the given one, or
// else the first of all, 0 for none.
func (j TrailProgress) NextAfter(number int) int {
	for _, s := range j.Stations {
		if s.Number > number && j.Stars(s) == 0 && j.Open(s.Number) {
			return s.Number
		}
	}
	return j.Next("")
}

// StationRunning returns the unfinished game of a station, false if there is none.
func (h *App) StationRunning(s trail.Station) (Saved, bool) {
	for _, saved := range h.Saved() {
		sum := saved.Summary
		if saved.Running() && s.HasSeeds(sum.Game, sum.Seed, sum.BotSeed) && s.StartsHere(sum.Branched, sum.Made) {
			return saved, true
		}
	}
	return Saved{}, false
}

// StartStation starts the game of a station for the current person.
func (h *App) StartStation(s trail.Station) error { return h.startStation(h.newDoc(s.Game), s) }

// startStation starts the game of a station in the given document.
func (h *App) startStation(doc string, s trail.Station) error {
	to := &matchSaver{app: h, doc: doc}
	m, err := s.New(h.Find, h.traveller(), to)
	if err != nil {
		return err
	}
	to.match = m
	h.openMatch(m, doc)
	return nil
}

// StationPreview returns the start of a station's game to be shown. Nothing is saved, and no person
// is created.
func (h *App) StationPreview(s trail.Station) (*match.Match, error) {
	return s.New(h.Find, h.firstPerson(), nil)
}

// BestStationGame returns the document of the current person's best finished game at a station,
// among the saved games: by stars, then points, then date. It returns false if there is none. It
// replays no game.
func (h *App) BestStationGame(s trail.Station) (doc string, ok bool) {
	me, known := h.CurrentPerson()
	if !known {
		return "", false
	}
	kept := map[string]string{} // documents by the ID of their game
	for _, saved := range h.Saved() {
		sum := saved.Summary
		if saved.Err != nil || sum.Problem != nil || !sum.Over || !s.HasSeeds(sum.Game, sum.Seed, sum.BotSeed) {
			continue
		}
		data, err := h.Docs.Read(saved.Doc)
		if err != nil {
			continue
		}
		record, damage, err := match.Read(data)
		if err != nil || damage != nil {
			continue
		}
		if g, has := h.keptOf(record); has { // others may have made the same moves
			kept[g.ID] = saved.Doc
		}
	}
	var best stats.Played
	for _, p := range h.readTally().Find(stats.Query{Who: me.ID}) {
		if p.Station != s.Number || kept[p.ID] == "" {
			continue
		}
		if order := cmp.Or(cmp.Compare(p.Me.Stars, best.Me.Stars), cmp.Compare(p.Me.Points, best.Me.Points),
			p.When.Compare(best.When)); !ok || order > 0 {
			doc, best, ok = kept[p.ID], p, true
		}
	}
	return doc, ok
}

// StartStationWithReference starts the game of a station for the current person with an earlier
// record as the reference. It returns an error if the two cannot be compared.
func (h *App) StartStationWithReference(s trail.Station, record string) error {
	m, err := h.Match(record)
	if err != nil {
		return err
	}
	if err := checkReference(m, s.Setup(h.traveller())); err != nil {
		return err
	}
	return h.beginBeside(m, func(doc string) error { return h.startStation(doc, s) })
}

// traveller returns the seat of the current person. If there is none, it creates a person, so that
// the progress is stored.
func (h *App) traveller() match.Seat {
	if me, ok := h.CurrentPerson(); ok {
		return SeatOf(me)
	}
	p := h.NewPerson(i18n.T("Stranger"), "guest1")
	h.SetCurrentPerson(p)
	return SeatOf(p)
}
