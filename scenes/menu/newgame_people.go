package menu

import (
	"slices"
	"strconv"
	"strings"

	"gulch/engine/match"
	"gulch/render/poster"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/person"
	"gulch/scenes/stage"
)

// sits reports whether a person sits at the table.
func (s *newGame) sits(id person.ID) bool {
	return slices.ContainsFunc(s.seats, func(x match.Seat) bool { return x.Person() && person.ID(x.Who) == id })
}

// know looks up who sits at a seat that was read from somewhere: under the name and with the face that they have now. Seats of before
// there were persons know them by name.
func (s *newGame) know(i int) {
	seat := &s.seats[i]
	if !seat.Person() || person.ID(seat.Who) == person.Nobody {
		return
	}
	if p, ok := s.app.Person(person.ID(seat.Who)); ok && !slices.ContainsFunc(s.seats[:i], func(x match.Seat) bool { return x.Who == string(p.ID) }) {
		s.sit(i, p)
		return
	}
	seat.Who = ""
	s.find(i)
}

// sit lets a person take a seat. Where somebody else at the table has the same name, they are told apart.
func (s *newGame) sit(i int, p person.Person) {
	seat := stage.SeatOf(p)
	s.seats[i].Name = ""
	if s.taken(seat.Name) {
		seat.Name = match.Held(s.app.LabelOf(p.ID), match.MaxName)
	}
	s.seats[i] = seat
}

// find seats the person who has the name that stands at a seat, if there is one and they do not sit yet.
func (s *newGame) find(i int) bool {
	seat := s.seats[i]
	for _, p := range s.app.Everybody() {
		if match.Alike(p.Name, seat.Name) && !s.sits(p.ID) {
			s.seats[i].Who = string(p.ID)
			if p.Face != "" {
				s.seats[i].Face = p.Face
			}
			return true
		}
	}
	return false
}

// typed looks who is meant after a name was written: a person of that name, or somebody new.
func (s *newGame) typed() {
	for i := range s.seats {
		seat := &s.seats[i]
		id := person.ID(seat.Who)
		if !seat.Person() || id == person.Nobody {
			continue
		}
		if p, ok := s.app.Person(id); ok && (match.Alike(p.Name, seat.Name) || match.Alike(s.app.LabelOf(id), seat.Name)) {
			continue
		}
		seat.Who = ""
		s.find(i)
	}
}

// become makes a person of a name that is new here, and gives one who is known the face that was chosen for them.
func (s *newGame) become(i int) {
	seat := &s.seats[i]
	id := person.ID(seat.Who)
	switch {
	case !seat.Person() || id == person.Nobody || strings.TrimSpace(seat.Name) == "":
	case id == "" && !s.find(i):
		seat.Who = string(s.app.NewPerson(seat.Name, seat.Face).ID)
	default:
		if p, ok := s.app.Person(person.ID(seat.Who)); ok && (p.Face != seat.Face || p.Away) {
			p.Face, p.Away = seat.Face, false
			s.app.SetPerson(p)
		}
	}
}

// stranger seats somebody who has not played here yet; the name is to be written.
func (s *newGame) stranger(i int) {
	s.seats[i] = match.Seat{}
	s.seats[i] = s.strangeSeat()
}

// anybody seats who plays along without anything being kept.
func (s *newGame) anybody(i int) {
	s.seats[i] = match.Seat{}
	s.seats[i] = s.unnamed(words.Mark("Somebody"), words.Mark("Somebody %d"))
	s.seats[i].Who = string(person.Nobody)
}

// strangeSeat is somebody of whom nothing is known yet.
func (s *newGame) strangeSeat() match.Seat {
	return s.unnamed(words.Mark("Stranger"), words.Mark("Stranger %d"))
}

// unnamed is a person under a name that nobody at the table has, with a number where it is needed.
func (s *newGame) unnamed(name, numbered string) match.Seat {
	art, _ := poster.Load() // a test reads the data
	face := guests(art)[len(s.seats)%len(guests(art))]
	for i := 1; ; i++ {
		said := words.T(name)
		if i > 1 {
			said = words.T(numbered, i)
		}
		if !s.taken(said) {
			return match.Seat{Name: said, Face: face}
		}
	}
}

// whoNode opens the sheet on which a person is chosen for a seat.
func (s *newGame) whoNode(i int) ui.Node {
	return ui.Disc("who/"+strconv.Itoa(i+1), words.T("Who plays at seat %d?", i+1), words.T("Choose one of those who play here, or somebody of whom nothing is kept."),
		"person", s.at.rows[i].who, func() { s.app.Push(choosePerson(s, i)) })
}
