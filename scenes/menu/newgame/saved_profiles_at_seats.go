package newgame

import (
	"slices"
	"strconv"
	"strings"

	"gulch/engine/match"
	"gulch/render/i18n"
	"gulch/render/poster"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
	"gulch/scenes/menu/people"
	"gulch/scenes/person"
	"gulch/scenes/stage"
)

// isSeated reports whether a person is at the table.
func (s *newGame) isSeated(id person.ID) bool {
	return slices.ContainsFunc(s.seats, func(x match.Seat) bool { return x.Person() && person.ID(x.PersonID) == id })
}

// identifySeat finds the person at seat i of a setup that was read from settings or from a record,
// and gives the seat that person's current name and face. In setups from before persons had IDs, it
// finds the person by name.
func (s *newGame) identifySeat(i int) {
	seat := &s.seats[i]
	if !seat.Person() || person.ID(seat.PersonID) == person.Nobody {
		return
	}
	if p, ok := s.App.Person(person.ID(seat.PersonID)); ok && !slices.ContainsFunc(s.seats[:i],
		func(x match.Seat) bool { return x.PersonID == string(p.ID) }) {
		s.seatPerson(i, p)
		return
	}
	seat.PersonID = ""
	s.matchByName(i)
}

// seatPerson puts person p on seat i, under the person's name. If another player at the table has
// the same name, the seat gets the person's label instead, which is longer and unique.
func (s *newGame) seatPerson(i int, p person.Person) {
	seat := stage.SeatOf(p)
	s.seats[i].Name = ""
	if s.nameTaken(seat.Name) {
		seat.Name = match.Sanitize(s.App.LabelOf(p.ID), match.MaxName)
	}
	s.seats[i] = seat
}

// matchByName looks for a known person who has the name of seat i and is not at the table yet. If
// there is one, it puts this person on the seat. It reports whether it has found one.
func (s *newGame) matchByName(i int) bool {
	seat := s.seats[i]
	for _, p := range s.App.AllPersons() {
		if match.SameName(p.Name, seat.Name) && !s.isSeated(p.ID) {
			s.seats[i].PersonID = string(p.ID)
			if p.Face != "" {
				s.seats[i].Face = p.Face
			}
			return true
		}
	}
	return false
}

// nameTyped updates the seats after the player has typed a name. If the name at a seat is no longer
// that of its person, the seat gets the known person with the new name. If there is no such person,
// it gets a new one.
func (s *newGame) nameTyped() {
	for i := range s.seats {
		seat := &s.seats[i]
		id := person.ID(seat.PersonID)
		if !seat.Person() || id == person.Nobody {
			continue
		}
		if p, ok := s.App.Person(id); ok && (match.SameName(p.Name, seat.Name) || match.SameName(s.App.LabelOf(id),
			seat.Name)) {
			continue
		}
		seat.PersonID = ""
		s.matchByName(i)
	}
}

// savePerson saves the person at seat i: it creates a person if the name is new, and stores the
// chosen face of a known person.
func (s *newGame) savePerson(i int) {
	seat := &s.seats[i]
	id := person.ID(seat.PersonID)
	switch {
	case !seat.Person() || id == person.Nobody || strings.TrimSpace(seat.Name) == "":
	case id == "" && !s.matchByName(i):
		seat.PersonID = string(s.App.NewPerson(seat.Name, seat.Face).ID)
	default:
		if p, ok := s.App.Person(person.ID(seat.PersonID)); ok && (p.Face != seat.Face || p.Hidden) {
			p.Face, p.Hidden = seat.Face, false
			s.App.SetPerson(p)
		}
	}
}

// seatNewPerson puts a new person on seat i, whose name the player types next.
func (s *newGame) seatNewPerson(i int) {
	s.seats[i] = match.Seat{}
	s.seats[i] = s.newPersonSeat()
}

// seatGuest puts a guest on seat i, a player about whom nothing is stored.
func (s *newGame) seatGuest(i int) {
	s.seats[i] = match.Seat{}
	s.seats[i] = s.unnamed(i18n.Mark("Guest"), i18n.Mark("Guest %d"))
	s.seats[i].PersonID = string(person.Nobody)
}

// newPersonSeat returns a seat for a new person.
func (s *newGame) newPersonSeat() match.Seat {
	return s.unnamed(i18n.Mark("Stranger"), i18n.Mark("Stranger %d"))
}

// unnamed returns a seat for a person who gets a name that is not used at the table yet. This is
// name itself, or, if it is taken, a name with a number, made from the format string numbered.
func (s *newGame) unnamed(name, numbered string) match.Seat {
	art, _ := poster.Load() // the error is ignored, because a test checks that the data can be read
	face := kit.ReadyFaces(art)[len(s.seats)%len(kit.ReadyFaces(art))]
	for i := 1; ; i++ {
		said := i18n.T(name)
		if i > 1 {
			said = i18n.T(numbered, i)
		}
		if !s.nameTaken(said) {
			return match.Seat{Name: said, Face: face}
		}
	}
}

// whoNode returns the button that opens the dialog in which a person is chosen for seat i.
func (s *newGame) whoNode(i int) ui.Node {
	return ui.Disc("who/"+strconv.Itoa(i+1), i18n.T("Who plays at seat %d?", i+1),
		i18n.T("Choose a player, or a guest."),
		"person", s.at.rows[i].who, func() {
			s.App.Push(people.Choose(s.App, people.Seat{Seated: s.isSeated,
				Person: func(p person.Person) { s.change(func() { s.seatPerson(i, p) })() },
				Fresh: func() {
					s.change(func() { s.seatNewPerson(i) })()
					s.Root.Focus("name/" + strconv.Itoa(i+1))
				},
				Guest: s.change(func() { s.seatGuest(i) }),
			}))
		})
}
