package stage

import (
	"cmp"
	"slices"

	"gulch/engine/match"
	"gulch/engine/trail"
	"gulch/render/words"
	"gulch/scenes/person"
	"gulch/scenes/stats"
)

// ahead is how many stations are open beyond those at which somebody has earned a star.
const ahead = 3

// Journey is how far somebody has come on the Trail.
type Journey struct {
	Stations []trail.Station
	Visits   map[int]stats.Visit // by number
}

// Journey returns how far whoever plays here has come. It looks into the tally as it stands and reads no record.
func (h *App) Journey() Journey {
	stations, err := trail.Stations()
	if err != nil { // the file comes with the program, and is read in tests
		return Journey{}
	}
	j := Journey{Stations: slices.DeleteFunc(slices.Clone(stations), func(s trail.Station) bool {
		_, err := h.Find(s.Game)
		return err != nil
	})}
	var who person.ID
	if me, ok := h.Me(); ok {
		who = me.ID
	}
	j.Visits = h.readTally().Trail(who)
	return j
}

// Stars returns how many were earned at a station.
func (j Journey) Stars(s trail.Station) int { return j.Visits[s.Number].Stars }

// Sum returns how many stars were earned at all stations of a game, or of all games for "", of how many.
func (j Journey) Sum(game string) (stars, of int) {
	for _, s := range j.Stations {
		if game == "" || s.Game == game {
			stars, of = stars+j.Stars(s), of+trail.Stars
		}
	}
	return stars, of
}

// Done returns at how many stations a star was earned.
func (j Journey) Done() int {
	n := 0
	for _, s := range j.Stations {
		if j.Stars(s) > 0 {
			n++
		}
	}
	return n
}

// Open reports whether a station can be played: those with a star can, and the first three without one.
func (j Journey) Open(number int) bool { return j.Opens(number) == 0 }

// Opens returns which station has to be done for another one to open, 0 if it is open.
func (j Journey) Opens(number int) int {
	var before []int // stations without a star
	for _, s := range j.Stations {
		if j.Stars(s) > 0 {
			continue
		}
		if s.Number >= number {
			break
		}
		before = append(before, s.Number)
	}
	if i := slices.IndexFunc(j.Stations, func(s trail.Station) bool { return s.Number == number }); i >= 0 && j.Stars(j.Stations[i]) > 0 {
		return 0
	}
	if len(before) < ahead {
		return 0
	}
	return before[len(before)-ahead]
}

// Next returns the number of the first open station without a star, of a game or of all for "", 0 for none.
func (j Journey) Next(game string) int {
	for _, s := range j.Stations {
		if (game == "" || s.Game == game) && j.Stars(s) == 0 && j.Open(s.Number) {
			return s.Number
		}
	}
	return 0
}

// After returns the number of the first open station without a star beyond one, or of any such where there is none beyond; 0 for none.
func (j Journey) After(number int) int {
	for _, s := range j.Stations {
		if s.Number > number && j.Stars(s) == 0 && j.Open(s.Number) {
			return s.Number
		}
	}
	return j.Next("")
}

// StationRunning returns the game of a station that was begun and can be played on, false if there is none.
func (h *App) StationRunning(s trail.Station) (Saved, bool) {
	for _, saved := range h.Saved() {
		sum := saved.Summary
		if saved.Running() && s.Has(sum.Game, sum.Seed, sum.BotSeed) && s.Begins(sum.Branched, sum.Made) {
			return saved, true
		}
	}
	return Saved{}, false
}

// StartStation deals the game of a station to whoever plays here.
func (h *App) StartStation(s trail.Station) error { return h.startStation(h.newDoc(s.Game), s) }

// startStation is StartStation for a game that is kept in a certain document.
func (h *App) startStation(doc string, s trail.Station) error {
	to := &sink{app: h, doc: doc}
	m, err := s.New(h.Find, h.traveller(), to)
	if err != nil {
		return err
	}
	to.match = m
	h.seat(m, doc)
	return nil
}

// StationPreview deals the game of a station to be looked at: nothing of it is kept, and a stranger stays one.
func (h *App) StationPreview(s trail.Station) (*match.Match, error) {
	return s.New(h.Find, h.firstPerson(), nil)
}

// StationTry returns the document of the best game that whoever plays here has played to its end at a station, of those that are kept:
// that with most stars, of these that with most points, of these the latest. It returns false where there is none. It rebuilds no game.
func (h *App) StationTry(s trail.Station) (doc string, ok bool) {
	me, known := h.Me()
	if !known {
		return "", false
	}
	kept := map[string]string{} // documents by the ID of their game
	for _, saved := range h.Saved() {
		sum := saved.Summary
		if saved.Err != nil || sum.Problem != nil || !sum.Over || !s.Has(sum.Game, sum.Seed, sum.BotSeed) {
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
		if order := cmp.Or(cmp.Compare(p.Me.Stars, best.Me.Stars), cmp.Compare(p.Me.Points, best.Me.Points), p.When.Compare(best.When)); !ok || order > 0 {
			doc, best, ok = kept[p.ID], p, true
		}
	}
	return doc, ok
}

// StartStationBeside deals the game of a station to whoever plays here, beside the record of an earlier one. The error says why the two
// cannot be held against each other.
func (h *App) StartStationBeside(s trail.Station, record string) error {
	m, err := h.Match(record)
	if err != nil {
		return err
	}
	if err := runsAlong(m, s.Setup(h.traveller())); err != nil {
		return err
	}
	return h.beginBeside(m, func(doc string) error { return h.startStation(doc, s) })
}

// traveller is who plays here. A stranger becomes somebody, so that the way is remembered.
func (h *App) traveller() match.Seat {
	if me, ok := h.Me(); ok {
		return SeatOf(me)
	}
	p := h.NewPerson(words.T("Stranger"), "guest1")
	h.SitDown(p)
	return SeatOf(p)
}
