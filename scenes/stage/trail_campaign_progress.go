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

// openAhead is the number of stations without a star that can be played at any time.
const openAhead = 3

// TrailProgress is a person's progress on the Trail, a campaign of challenges called stations,
// which one person plays alone or against bots.
type TrailProgress struct {
	Stations []trail.Station
	Visits   map[int]stats.Visit // the person's results at the stations, by the number of the station
}

// TrailProgress returns the progress of the current person. It uses only the tally in memory and
// reads no file.
func (h *App) TrailProgress() TrailProgress {
	stations, err := trail.Stations()
	if err != nil { // cannot happen: the file is embedded and checked by tests
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

// Stars returns the number of stars that the person has earned at a station.
func (j TrailProgress) Stars(s trail.Station) int { return j.Visits[s.Number].Stars }

// StarTotal returns two numbers for the stations of a game. stars is the number of stars that the
// person has earned, and the result of is the number of stars that can be earned. If game is "", it
// counts the stations of all games.
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

// Open reports whether the station with the given number can be played. These are the stations with
// a star, and the first three without.
func (j TrailProgress) Open(number int) bool { return j.RequiredStation(number) == 0 }

// RequiredStation returns the number of the station where a star must be earned before the station
// with the given number can be played. It returns 0 if that station can be played already.
func (j TrailProgress) RequiredStation(number int) int {
	var before []int // earlier stations without a star
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

// Next returns the number of the first station of a game that can be played and has no star, 0 if
// there is none. If game is "", it searches the stations of all games.
func (j TrailProgress) Next(game string) int {
	for _, s := range j.Stations {
		if (game == "" || s.Game == game) && j.Stars(s) == 0 && j.Open(s.Number) {
			return s.Number
		}
	}
	return 0
}

// NextAfter returns the number of the first station without a star that can be played and comes
// after the station with the given number. If there is none after it, the search begins at the
// first station. It returns 0 if there is none at all.
func (j TrailProgress) NextAfter(number int) int {
	for _, s := range j.Stations {
		if s.Number > number && j.Stars(s) == 0 && j.Open(s.Number) {
			return s.Number
		}
	}
	return j.Next("")
}

// StationRunning returns the current person's unfinished game at a station, false if there is none.
func (h *App) StationRunning(s trail.Station) (Saved, bool) {
	for _, saved := range h.Saved() {
		sum := saved.Summary
		if saved.Running() && s.HasSeeds(sum.Game, sum.Seed, sum.BotSeed) && s.StartsHere(sum.Branched, sum.Made) {
			return saved, true
		}
	}
	return Saved{}, false
}

// StationOf returns the station of the Trail at which a saved game is played, false if there is
// none.
func (h *App) StationOf(sum match.Summary) (trail.Station, bool) {
	for _, s := range h.TrailProgress().Stations {
		if s.HasSeeds(sum.Game, sum.Seed, sum.BotSeed) && s.StartsHere(sum.Branched, sum.Made) {
			return s, true
		}
	}
	return trail.Station{}, false
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

// StationPreview returns the initial position of a station's game, to be shown before the game is
// started. It saves nothing and creates no person.
func (h *App) StationPreview(s trail.Station) (*match.Match, error) {
	return s.New(h.Find, h.firstPerson(), nil)
}

// BestStationGame returns the name of the document with the current person's best finished game at
// a station, false if there is none. Among the saved games it compares stars, then points, then the
// date. It replays no game.
func (h *App) BestStationGame(s trail.Station) (doc string, ok bool) {
	me, known := h.CurrentPerson()
	if !known {
		return "", false
	}
	kept := map[string]string{} // names of documents by the ID of their game
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
		if g, has := h.keptOf(record); has { // other persons may have made the same moves
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

// StartStationWithReference starts the game of station s for the current person. record is the
// document of an earlier game at the station, which is shown for comparison as the reference of the
// new game. It returns an error if the two cannot be compared.
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

// traveller returns a seat for the current person. If there is no current person, it creates one,
// so that the progress is stored.
func (h *App) traveller() match.Seat {
	if me, ok := h.CurrentPerson(); ok {
		return SeatOf(me)
	}
	p := h.NewPerson(i18n.T("Stranger"), "guest1")
	h.SetCurrentPerson(p)
	return SeatOf(p)
}
