// Package document writes positions as JSON and reads them, by one description for both. A game
// describes the JSON form of its State in a method that calls a function of this package for each
// field, in the order in which the fields are written:
//
//	func (s *State) describe(d *document.Document) {
//		document.Name(d, "phase", &s.phase, phases)
//		document.Int(d, "price,omitempty", &s.price, 0, maxGold)
//		document.PerSeat(d, "hands", func(p engine.Seat) {
//			if d.HasOrNull("", d.Sees(p)) {
//				document.Set(d, "", &s.hand[p], cards)
//			}
//		})
//		if !d.Ignore("deck_size") {
//			d.Number("deck_size", s.DeckSize())
//		}
//	}
//
// [Write] calls the method to write a position, either the complete one or what one seat sees of
// it. [Read] calls it to read a position. A field that is missing or null then leaves its variable
// unchanged, so the method first sets the State to the position that such documents mean. Errors
// name the field: an unknown one, wrong content, a number beyond its limits, an ID of nothing.
//
// Fields that only count something for a rule, and those that follow from what the viewer has seen,
// need not be on the board of the game. They are described only if [Document.OffBoard] returns
// true, with a comment that says why.
//
// The name of a field may end in ",omitempty": the field is then written only if its value is not
// 0, false, empty or none. The name "" stands for the element of a list or a map.
package document
