package westernlegends

import (
	"strings"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// The preview of a ride shows the target and its distance, what stops the ride, which players are
// there and what could be won from them, the story card that the ride continues, and the actions at
// the target. It uses only public information.

// SequencePreview returns the title and the lines of the preview of moves, which one press plays:
// those of a ride, and how many of the cards that the moves bring the seat may keep. after is the
// position after them.
func (b *Table) SequencePreview(moves []engine.Move, after engine.State) (title string, lines []table.Note) {
	title, lines = b.ridePreview(moves, after)
	if note, ok := b.handNote(after); ok {
		lines = append(lines, note)
	}
	return title, lines
}

// ridePreview returns the title and the lines of the preview of a ride. moves are the moves of
// the ride; after is the state after them. It returns "" and nil if moves are not a ride.
func (b *Table) ridePreview(moves []engine.Move, after engine.State) (title string, lines []table.Note) {
	if len(moves) == 1 && b.rider(b.State.Turn()) && b.travelGoal(moves[0].Kind, b.State.Turn()) != rules.NoSpace {
		return b.MoveWords(moves[0]), b.travelNotes(moves[0])
	}
	reach, ok := b.State.RideReach()
	if !ok || len(moves) == 0 || moves[0].Kind != rules.KindMove && moves[0].Kind != rules.KindStep {
		return "", nil
	}
	goal := rules.NoSpace
	for _, m := range moves {
		if m.Kind == rules.KindStep {
			goal = rules.SpaceOf(m)
		}
	}
	if goal == rules.NoSpace || !reach.Has(goal) {
		return "", nil
	}
	lines = append(lines, b.roadNote(&reach, goal))
	if reach.Stops[goal] {
		if odds := b.oddsText(moves...); odds != "" {
			lines = append(lines, table.Note{Icon: "crossed-pistols", Text: odds})
		}
	}
	lines = append(lines, b.meetNotes(reach.Seat, goal)...)
	if note, ok := b.tokenNote(goal); ok {
		lines = append(lines, note)
	}
	if note, ok := b.storyNote(after); ok {
		lines = append(lines, note)
	}
	if there := b.actionsAt(goal); len(there) > 0 {
		lines = append(lines, actionsNote(there))
	}
	return i18n.N(reach.Left, "%s, %d of %d space", "%s, %d of %d spaces", spaceName(goal), reach.Steps[goal],
		reach.Left), lines
}

// roadNote returns the line of a ride's preview that says what can stop the ride before the space
// goal. reach holds the spaces at which the ride can end.
func (b *Table) roadNote(reach *rules.Reach, goal rules.Space) table.Note {
	if !reach.Stops[goal] {
		return table.Note{Icon: "check-mark", Text: i18n.T("Clear road: nothing stops you")}
	}
	return b.stopNote(reach.Seat, goal)
}

// actionsNote returns the preview's line about the actions at the end of a ride.
func actionsNote(there []string) table.Note {
	return table.Note{Icon: "wooden-sign", Text: i18n.T("Actions there: %s", strings.Join(there, ", "))}
}

// stopNote returns the preview's line about the encounter that seat has on the space goal.
func (b *Table) stopNote(seat engine.Seat, goal rules.Space) table.Note {
	v, wanted := b.Board, b.Board.Of[seat].Cube[rules.Wanted] > 0
	switch kind := v.Kind[goal]; {
	case wanted && v.Sheriff == goal:
		return table.Note{Icon: "law-star", Text: i18n.T("The Sheriff is there: you must face him")}
	case v.Bandits.Has(goal):
		return table.Note{Icon: "bandit", Text: i18n.T("Fight a bandit with 2 cards")}
	case kind >= 0:
		if face := v.Face[goal]; face != rules.NoToken {
			n, _ := face.Info()
			return table.Note{Icon: tokenLooks[rules.TokenKind(kind)].icon,
				Text: i18n.T("Fight %s with %d cards", i18n.T(tokenNames[rules.TokenKind(kind)]), n)}
		}
		return table.Note{Icon: tokenLooks[rules.TokenKind(kind)].icon,
			Text: i18n.T("Fight %s, still face down", i18n.T(tokenNames[rules.TokenKind(kind)]))}
	}
	return table.Note{Icon: "crossed-pistols", Text: i18n.T("You must stop and fight there")}
}

// meetNotes returns the preview's lines about the other players on the space goal, and what seat
// gains by arresting a Wanted one.
func (b *Table) meetNotes(seat engine.Seat, goal rules.Space) (all []table.Note) {
	v := b.Board
	for p := range b.SeatCount() {
		if p == seat || v.Of[p].Space != goal {
			continue
		}
		hunts := v.Of[p].Cube[rules.Wanted] > 0 && v.Of[seat].Cube[rules.Marshal] > 0 // R35
		switch {
		case v.Fought.Has(p):
			all = append(all, table.Note{Icon: "crossed-pistols",
				Text: i18n.T("%s is there, but you already fought", b.Name(p))})
			continue
		case !hunts:
			all = append(all, table.Note{Icon: "crossed-pistols",
				Text: i18n.N(v.Of[p].Cards, "%s is there with %s and %d card", "%s is there with %s and %d cards",
					b.Name(p), dollars(v.Of[p].Money), v.Of[p].Cards)})
			continue
		}
		d := v.DuelOf(seat, fightMove("arrest", p))
		won := b.stakes(&d, 0)
		all = append(all, table.Note{Icon: "wanted-reward",
			Text: i18n.T("%s is there (Wanted %d): you can try to arrest them", b.Name(p), v.Of[p].Cube[rules.Wanted])},
			table.Note{Icon: won[0].icon, Text: i18n.T("Win: %s", b.withName(won[0]))})
		all = append(all, table.Note{Icon: "money-stack",
			Text: b.withName(won[len(won)-1])})
	}
	return all
}

// tokenNote returns the preview's line about the gold on the space goal; the second result is false
// if there is no gold.
func (b *Table) tokenNote(goal rules.Space) (table.Note, bool) {
	if n := b.Board.Gold[goal]; n > 0 {
		return table.Note{Icon: "gold-nuggets", Text: i18n.N(n, "%d nugget is there", "%d nuggets are there", n)},
			true
	}
	return table.Note{}, false
}

// storyNote returns the preview's line about a story card to which the seat could add a disc at the
// end of the ride. after is the state at the end of the ride. The second result is false if there
// is no such card.
func (b *Table) storyNote(after engine.State) (table.Note, bool) {
	s, ok := after.(*rules.State)
	if !ok || s == nil || s.Turn() != b.State.Turn() {
		return table.Note{}, false
	}
	for _, m := range s.Moves(nil) {
		if m.Kind != rules.KindContribute {
			continue
		}
		discs := 0
		for slot := range b.Board.Stories {
			if b.Board.Stories[slot].Story == rules.StoryOf(m) {
				discs = b.Board.Stories[slot].Discs
			}
		}
		st := rules.DescribeStory(rules.StoryOf(m))
		return table.Note{Icon: "scroll-unfurled",
			Text: i18n.T("Story disc %d of %d: %s", discs+1, b.discsNeeded(), i18n.T(st.Reward))}, true
	}
	return table.Note{}, false
}

// actionsAt returns the names of the actions that space x offers.
func (b *Table) actionsAt(x rules.Space) (all []string) {
	for _, t := range actionInfos {
		if t.at != nil && t.at(b, x) {
			all = append(all, i18n.T(t.label))
		}
	}
	switch x.Info().Feature {
	case rules.Bank:
		all = append(all, i18n.T("Deposit"))
	case rules.Cabaret:
		all = append(all, i18n.T("Revel"))
	}
	if i := x.PlotAt(); i >= 0 && b.Board.Plot[i] > 0 {
		all = append(all, i18n.T("Settle for %d", x.Info().Frontier+b.Board.Plot[i]))
	}
	return all
}
