package sierrawest

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"gulch/engine"
	"gulch/engine/document"
)

// maxGoods is the largest amount of a good that a document may contain. It is higher than in any
// real game, and small enough for the fields of a State.
const maxGoods = 5000

var (
	phaseNotation   = document.Words("phase", phaseNames[:PhaseOver+1])
	pieceNotation   = engine.IDsNotation[Piece]("piece", 0, PieceCount)
	appleNotation   = document.Words("apple", goodIDs[GreenApple:Bullet])
	fishNotation    = document.Words("fish", goodIDs[Trout:Cart])
	outpostNotation = document.Words("outpost", outpostNames[:])
	planNotation    = document.Table("plan", planCount, func(i int) string { return box.plan[i].id })
	pendingNotation = document.Only(document.Words("decision", phaseNames[:PhaseReact]), "a pending decision",
		func(phase engine.Phase) bool { return phase > PhaseOver })
	// mountainNotation is the notation of the cards that are on the mountain and in the row.
	mountainNotation = document.Only(cardNotation, "a card of the mountain",
		func(c Card) bool { return !starters.Has(int(c)) })
)

var outpostNames = [len(outposts) + 1]string{"I", "II", "III", "IV", "V", "base"}

// MarshalJSON returns the complete position as JSON, including hidden information.
func (s *State) MarshalJSON() ([]byte, error) { return document.Write(s, engine.NoSeat, s.describe) }

// InformationState returns what a seat knows about the position, as JSON. This is the position
// without the hands and draw piles of the others, the face-down cards and the random generator. The
// hand and draw pile of another seat together are known, because they are the cards of its deck
// that are neither discarded nor laid out.
func (s *State) InformationState(seat engine.Seat) ([]byte, error) {
	c := *s
	c.undecideCards()
	return document.Write(&c, seat, c.describe)
}

// Options returns all options of the game with their values.
func (s *State) Options() engine.Options {
	o := engine.Options{
		"mode": s.mode.String(), "start_seat": fmt.Sprint(s.start), "expert_planning": "off",
		"solo_level": levelIDs[s.level],
	}
	if s.expert {
		o["expert_planning"] = "on"
	}
	return o
}

// UnmarshalJSON reads a position from its JSON form. Mountain cards that are not mentioned are out
// of the game. If the position is not possible, UnmarshalJSON returns an error and leaves the state
// unchanged.
func (s *State) UnmarshalJSON(text []byte) error {
	return document.Unmarshal(s, text, ready, (*State).describe)
}

// describe describes the JSON form of a position; the package comment explains its fields.
func (s *State) describe(d *document.Document) {
	version := 0
	if s.version2 {
		version = oldestVersion
	}
	document.Int(d, "rules,omitempty", &version, math.MinInt, math.MaxInt)
	players := s.Seats()
	if s.solo {
		players = 1
	}
	ok := d.Setup(Game.Info(), players, s.Options(), func(players int, full engine.Options) error {
		fresh, err := newPosition(players, full)
		if err != nil {
			return err
		}
		if version != 0 && version != currentVersion && version != oldestVersion {
			return engine.Errorf("it uses version %d of the rules, and this Gulch plays versions %d to %d",
				version, oldestVersion, currentVersion)
		}
		*s = *fresh
		s.version2 = version == oldestVersion
		s.held = 0
		for n := range s.card {
			s.card[n] = NoCard
		}
		return nil
	})
	if !ok {
		return
	}
	d.SetPlayers(s.Seats())
	document.Name(d, "phase", &s.phase, phaseNotation)
	document.Seat(d, "active", &s.active)
	document.Seat(d, "start_seat", &s.start)
	document.Int(d, "round", &s.round, 1, LastRound)
	document.Int(d, "end_round,omitempty", &s.endRound, 0, LastRound)
	document.Map(d, "slots,omitempty", slotNotation, SummitSlots,
		func(i Slot) bool { return s.slots[i] != NoCard },
		func(i Slot) { document.Name(d, "", &s.slots[i], cardNotation) })
	s.describeDecisions(d)
	cards, placed := document.Once(mountainNotation, "card", "I6")
	s.describeMountain(d, cards)
	s.describeSupplies(d)
	document.SeatMap(d, "seats", "", nil, func(p engine.Seat) {
		d.Object("", func() { s.describeSeat(d, p, cards) })
	})
	s.describeRival(d)
	if d.Whole() {
		document.Value(d, "chance", &s.chance, false)
	}
	if d.Reading() {
		s.absent = allBasic | allSpecial
		for c, there := range placed[:CardCount] {
			if there {
				s.absent &^= bit(Card(c))
			}
		}
	}
	if d.Ignore("turn", "decision", "scores", "ranks") {
		return
	}
	turn := s.Turn()
	document.Seat(d, "turn", &turn)
	d.Word("decision", phaseNames[s.Phase()])
	d.NumberList("scores", s.Scores(nil))
	d.NumberList("ranks", s.Ranks(nil))
}

// pendingNotations holds, by phase, the notation of the first parameter of pending decisions. Other
// decisions have two numbers as parameters.
var pendingNotations = map[engine.Phase]*engine.PartNotation{
	PhaseDamage:    document.Words("source of damage", []string{"green", "tan", "outpost", "six_shooter"}),
	PhaseGrizzly:   pathNotation,
	PhaseShoot:     document.Words("state of a Six-Shooter", []string{"not_started", "started", "optional"}),
	PhaseBuyFish:   engine.IDsNotation[Summit]("summit action", 0, SummitCount),
	PhasePickTrack: document.Words("set of tracks", trackSets[:]),
}

// trackSets holds the IDs of sets of homestead tracks.
var trackSets = [...]string{
	1<<Garden | 1<<Barn | 1<<Hearth: "regular", 1<<Granny | 1<<RedDelicious: "apple",
}

// describeDecisions describes the stack of pending decisions and the queue of reactions.
func (s *State) describeDecisions(d *document.Document) {
	document.Array(d, "pending,omitempty", &s.depth, len(s.stack), func(i int) {
		p := &s.stack[i]
		d.Object("", func() {
			document.Name(d, "decision", &p.phase, pendingNotation)
			if what := pendingNotations[p.phase]; what != nil {
				document.Name(d, "what", &p.n, what)
				return
			}
			document.Int(d, "n,omitempty", &p.n, 0, 20)
			document.Int(d, "m,omitempty", &p.m, 0, 20)
		})
	})
	if q := &s.queue; d.Has("queue", q.open) {
		seat := s.reactingSeat()
		d.Object("queue", func() {
			document.Bool(d, "claim,omitempty", &q.claim)
			document.Set(d, "revealed,omitempty", &q.reveals, nodeNotation)
			document.Int(d, "tracks,omitempty", &q.tracks, 0, 2)
			document.Seat(d, "seat", &seat)
			document.Name(d, "pioneer", &q.path, pathNotation)
		})
		if d.Reading() {
			q.open = true
			q.seat = (int8(seat) - int8(s.active) + s.seats) % s.seats
		}
	}
}

// describeMountain describes the cards on the mountain, the unseen cards and the row.
func (s *State) describeMountain(d *document.Document, cards *engine.PartNotation) {
	document.Each(d, "mountain", slices.Values(s.mountainList()),
		func(entry *string) { document.Text(d, "", entry) },
		func(entry string) { s.readMountain(d, entry, cards) })
	for n := range Node(NodeCount) {
		if d.Reading() && s.held.Has(int(n)) && !s.unknown.Has(int(n)) && s.uncovered(n) && s.card[n].IsBasic() {
			s.faceUp |= bit(n)
		}
	}
	document.Set(d, "unseen", &s.unseen, cards)
	document.NameArray(d, "row", s.row[:], &s.rowSize, cards)
	if d.Reading() && s.rowSize == 0 {
		d.Failf("the row has no cards; it can have 1 to %d", RowSlots)
	}
	if d.Has("river_used", s.mode == BoatsBanjos) {
		n := s.rowSize
		document.Array(d, "river_used", &n, int(n), func(i int) { document.Int(d, "", &s.taken[i], 0, riverTokens) })
	}
	for n := range s.queue.reveals.All() {
		if d.Reading() && !s.faceUp.Has(n) {
			d.Failf("revealed: %s holds no card that is turned up", Node(n))
		}
	}
}

// mountainList returns the list of mountain cards of a document. It has an entry for every node
// that holds a card, such as "m50:ah_01", or "m40:?" if the card is undecided, and entries such as
// "row4:1" for the number of special cards among the undecided cards of a row.
func (s *State) mountainList() []string {
	list := []string{}
	for n := range s.held.All() {
		id := "?"
		if !s.unknown.Has(n) {
			id = s.printed(s.card[n]).ID
		}
		list = append(list, Node(n).String()+":"+id)
	}
	for row := 5; row >= 1; row-- {
		if s.special[row] > 0 {
			list = append(list, fmt.Sprintf("row%d:%d", row, s.special[row]))
		}
	}
	return list
}

// readMountain reads an entry of the list that mountainList returns.
func (s *State) readMountain(d *document.Document, entry string, cards *engine.PartNotation) {
	place, what, found := strings.Cut(entry, ":")
	if !found {
		d.Failf("mountain: %q should be node:card", entry)
		return
	}
	if row, isRow := strings.CutPrefix(place, "row"); isRow {
		if len(row) != 1 || len(what) != 1 {
			d.Failf("mountain: cannot read %q", entry)
			return
		}
		r := d.Within("mountain row", int(row[0])-'0', 1, 5)
		s.special[r] = uint8(d.Within("special cards of a row", int(what[0])-'0', 0, SpecialCards))
		return
	}
	n := Base
	if document.Parse(d, place, &n, nodeNotation); n == Base || s.held.Has(int(n)) {
		d.Failf("mountain: %q is no node, or listed twice", place)
		return
	}
	s.held |= bit(n)
	if what == "?" {
		s.unknown |= bit(n)
	} else {
		document.Parse(d, what, &s.card[n], cards)
	}
}

// describeSupplies describes the common supplies, the market and the owners of the pieces.
func (s *State) describeSupplies(d *document.Document) {
	if d.Has("apples", s.mode == AppleHill) {
		document.AllCounts(d, "apples", s.apples[:], appleNotation, MaxApples)
	}
	boats := s.mode == BoatsBanjos
	if d.Has("fish_supply", boats) {
		document.AllCounts(d, "fish_supply", s.fish[:], fishNotation, 10)
	}
	if d.Has("fish_gone", boats && s.solo) {
		document.AllCounts(d, "fish_gone", s.gone[:], fishNotation, 10)
	}
	if d.Has("cart_supply", s.mode == GoldRush) {
		document.Int(d, "cart_supply,omitempty", &s.carts, 0, int(cartsAtStart(MaxSeats)))
	}
	document.Int(d, "boots_supply", &s.boots, 0, bootsTokens)
	if d.Has("outlaws", s.mode == OutlawsOutposts) {
		document.AllCounts(d, "outlaws", s.outlaws[:], outpostNotation, 20)
	}
	document.Map(d, "market", cabinNotation, CabinCount,
		func(c Cabin) bool { return box.mode[s.mode].market[s.seats][c] > 0 },
		func(c Cabin) { document.Int(d, "", &s.market[c], 0, 9) })
	document.Map(d, "pieces", pieceNotation, PieceCount, nil,
		func(p Piece) { document.Seat(d, "", &s.owner[p]) })
}

// describeSeat describes what belongs to seat p.
func (s *State) describeSeat(d *document.Document, p engine.Seat, cards *engine.PartNotation) {
	me := &s.player[p]
	dealt := d.Has("draw", true)
	if d.Sees(p) {
		document.Set(d, "hand", &me.hand, cardNotation)
		document.Set(d, "draw", &me.draw, cardNotation)
	} else {
		d.Null("hand")
		d.Null("draw")
	}
	document.Set(d, "discard", &me.discard, cardNotation)
	document.Set(d, "claimed", &me.claimed, cards)
	if d.Reading() && !dealt && s.human(p) {
		me.draw = (starters | me.claimed) &^ me.hand &^ me.discard
		if p == s.active {
			for _, c := range s.slots {
				me.draw &^= bit(c)
			}
		}
	}
	document.AllCounts(d, "goods", me.goods[:], goodNotation, maxGoods)
	document.Int(d, "boots", &me.boots, 0, bootsTokens)
	document.IntBy(d, "I10", "wagon", &me.wagon, 0, LastSpace)
	document.Map(d, "tracks", trackNotation, s.tracks(), nil,
		func(t Track) { document.Int(d, "", &me.track[t], 0, box.track[t].Top) })
	if d.Reading() {
		me.caught, me.cabins = 0, 0
	}
	document.Set(d, "caught", &me.caught, animalNotation)
	document.Set(d, "cabins", &me.cabins, cabinNotation)
	if d.Has("pioneers", s.human(p)) {
		document.Map(d, "pioneers", pathNotation, pathCount, nil,
			func(path Path) { document.Name(d, "", &me.pioneer[path], path.spots()) })
	}
	document.Name(d, "frontiersman", &s.climber[p], nodeNotation)
	if d.Has("right_frontiersman", !s.human(p)) {
		if s.human(p) {
			d.Failf("only the rival has a right frontiersman")
		}
		document.Name(d, "right_frontiersman", &s.climber[rightFigure], nodeNotation)
	}
	boats, outposts := s.mode == BoatsBanjos, s.mode == OutlawsOutposts
	if d.Has("canoe", boats) {
		document.Int(d, "canoe", &me.canoe, 0, RowSlots)
	}
	if d.Has("fish", boats) {
		document.AllCounts(d, "fish", me.fish[:], fishNotation, 10)
	}
	if d.Has("carts", s.mode == GoldRush) {
		var carts []int
		for inside, n := range me.carts {
			carts = append(carts, slices.Repeat([]int{inside}, int(n))...)
		}
		document.Each(d, "carts,omitempty", slices.Values(carts),
			func(inside *int) { document.Int(d, "", inside, 0, CartRoom) },
			func(inside int) {
				if me.carts[inside]++; me.carts[inside] == math.MaxUint8 {
					d.Failf("carts: there are not so many")
				}
			})
	}
	if d.Has("bullets", outposts) {
		document.Int(d, "bullets", &me.bullets, 0, MaxBullets)
	}
	if d.Has("outlaws", outposts) {
		document.Int(d, "outlaws", &me.outlaws, 0, 20)
	}
	if !d.Ignore("hand_size") {
		d.Number("hand_size", me.hand.Len())
	}
}

// tracks returns the number of homestead tracks in the mode. The regular tracks come first, then
// those of Apple Hill.
func (s *State) tracks() Track {
	if s.mode == AppleHill {
		return TrackCount
	}
	return regularTracks
}

// spots returns the notation of the places of the pioneer of path p.
func (p Path) spots() *engine.PartNotation {
	return engine.WordNotation("place of a pioneer",
		func(_ engine.State, w int16) string { return spot(w).name(p) },
		func(_ engine.State, word string) (int16, error) {
			for w := range spotEnd {
				if w.valid(p) && w.name(p) == word {
					return int16(w), nil
				}
			}
			return 0, fmt.Errorf("%q is no place for the %s pioneer", word, p)
		})
}

// name returns the word that documents use for the place w of the pioneer of path p.
func (w spot) name(p Path) string {
	switch {
	case w == spotResting:
		return "resting"
	case w == spotReady:
		return "ready"
	case w < spotPast:
		return fmt.Sprintf("%s_%d", p, w.space())
	case w < spotSummit:
		return fmt.Sprintf("%s_%d unused", p, w.space())
	case w < spotTrap:
		return "summit_" + slotIDs[w-spotSummit]
	case w == spotTrap:
		return "trap"
	}
	return Cabin(w - spotCabin).String()
}

// valid reports whether w is a place where the pioneer of path p can be.
func (w spot) valid(p Path) bool {
	switch {
	case w <= spotReady || w >= spotSummit:
		return true
	case w > spotPast:
		return w.space() <= pathSpaces[p] && p.Fee(w.space()) > 0
	case w < spotPast:
		return w.space() >= 1 && w.space() <= pathSpaces[p]
	}
	return false
}

// describeRival describes the plan cards of Hastings in a solo game. If the rules require a face-up
// plan card but the document has none, the next one is turned over. A plan that is face up before
// Hastings begins it is the first one of the unused cards.
func (s *State) describeRival(d *document.Document) {
	if !s.solo {
		return
	}
	ahead := s.plansAhead() && s.phase != PhaseOver
	if d.Has("rival", true) {
		d.Object("rival", func() { s.describePlans(d, ahead) })
	}
	switch {
	case !d.Reading() || !ahead || d.Err != nil || s.step != rivalLeft || s.left > 0:
	case s.plan == noPlan:
		s.turnPlan(nil)
	default:
		s.left = box.plan[s.plan].left // Hastings has not begun to carry out the plan
	}
}

// describePlans describes the plan cards.
func (s *State) describePlans(d *document.Document, ahead bool) {
	var unused, read []uint8
	plan, step, left := uint8(noPlan), uint8(0), uint8(0)
	switch {
	case d.Reading() || s.plan == noPlan:
	case s.planBegun():
		plan, step, left = s.plan, s.step, s.left
	default:
		unused = append(unused, s.plan)
	}
	for i := range s.plans.All() {
		unused = append(unused, uint8(i))
	}
	document.Each(d, "unused", slices.Values(unused),
		func(plan *uint8) { document.Name(d, "", plan, planNotation) },
		func(plan uint8) { read = append(read, plan) })
	document.Name(d, "plan,omitempty", &plan, planNotation.Or("", noPlan))
	document.Int(d, "step,omitempty", &step, 0, int(rivalDone))
	document.Int(d, "left,omitempty", &left, 0, 3)
	if !d.Reading() {
		return
	}
	if ahead && plan == noPlan && len(read) > 0 {
		plan, read = read[0], read[1:]
	}
	s.plan, s.step, s.left, s.plans = plan, step, left, 0
	for _, i := range read {
		s.plans |= 1 << i
	}
}
