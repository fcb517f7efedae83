package table

import (
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
)

func recapEntry(kind engine.EventKind, seat, other engine.Seat, line string) recapLine {
	return recapLine{entry: entry{line: line, seat: seat, other: other,
		events: []engine.Event{{Kind: kind, Seat: seat, Other: other}}}}
}

// TestRecapGroupsAlikeLines checks that lines about events of one kind and the same seats become
// one line that tells them all, and that all others stay as they are, in their order.
func TestRecapGroupsAlikeLines(t *testing.T) {
	gameUI, _ := newBareUI(t)
	told := func(lines ...recapLine) (out string) {
		for _, l := range groupAlike(gameUI, lines) {
			out += l.line + "|"
		}
		return out
	}
	for _, c := range []struct {
		lines []recapLine
		want  string
	}{
		{[]recapLine{
			recapEntry(2, 0, 1, "Ada robs Ben."), recapEntry(1, 0, 1, "Ada rides to Dodge."),
			recapEntry(1, 0, 1, "Ada rides to the mine."), recapEntry(1, 0, 1, "Ada rides to the Gold Camp."),
			recapEntry(1, 2, 1, "Cy rides to Dodge."),
		}, "Ada robs Ben.|Ada rides to the Gold Camp. Before that: Dodge, the mine.|Cy rides to Dodge.|"},
		{[]recapLine{ // with another deed between them, they stay in their order
			recapEntry(1, 0, 1, "Ada rides to Dodge."), recapEntry(2, 0, 1, "Ada robs Ben."),
			recapEntry(1, 0, 1, "Ada rides to the mine."), recapEntry(1, 0, 1, "Ada rides to the Gold Camp."),
		}, "Ada rides to Dodge.|Ada robs Ben.|Ada rides to the mine.|Ada rides to the Gold Camp.|"},
		{[]recapLine{
			recapEntry(1, 0, 1, "Timber Crew is revealed."), recapEntry(1, 0, 1, "Gold Mine is revealed."),
			recapEntry(1, 0, 1, "Coal Mine is revealed."),
		}, "Coal Mine is revealed. Before that: Timber Crew, Gold Mine.|"},
		{[]recapLine{recapEntry(1, 0, 1, "Ada passes."), recapEntry(1, 0, 1, "Ada passes."),
			recapEntry(1, 0, 1, "Ada passes.")}, "Ada passes. This happened 3 times.|"},
		{[]recapLine{ // only the name in common: different actions
			recapEntry(1, 0, 1, "Ada walks to the Boot."), recapEntry(1, 0, 1, "Ada walks to the Boot."),
			recapEntry(1, 0, 1, "Ada skips the Boots."),
		}, "Ada walks to the Boot.|Ada walks to the Boot.|Ada skips the Boots.|"},
		{[]recapLine{ // too little in common for one line
			recapEntry(1, 0, 1, "Ada pays 2 food and walks to the Fur Trade space."),
			recapEntry(1, 0, 1, "Ada pays 1 wood and walks to the Mine Cart space."),
			recapEntry(1, 0, 1, "Ada pays 1 wood and 1 stone and walks to the Hunt space."),
		}, "Ada pays 2 food and walks to the Fur Trade space.|Ada pays 1 wood and walks to the Mine Cart space.|" +
			"Ada pays 1 wood and 1 stone and walks to the Hunt space.|"},
		{[]recapLine{recapEntry(1, 0, 1, "Ada rides."), recapEntry(1, 0, 1, "Ada rides on.")}, // only two
			"Ada rides.|Ada rides on.|"},
	} {
		if got := told(c.lines...); got != c.want {
			t.Errorf("groupAlike returns %q, want %q", got, c.want)
		}
	}
}

// TestRecapKeepsResults checks that a line about a merged event, such as the roll after a step, is
// not hidden behind lines about steps.
func TestRecapKeepsResults(t *testing.T) {
	gameUI, _ := newBareUI(t)
	rolled := recapEntry(1, 0, 1, "Ada mines, rolls a 6 and gains 5 gold.")
	rolled.events = append(rolled.events, engine.Event{Kind: 3, Seat: 0, Other: 1})
	lines := []recapLine{rolled, recapEntry(1, 0, 1, "Ada walks."), recapEntry(1, 0, 1, "Ada walks."),
		recapEntry(1, 0, 1, "Ada walks.")}
	if got := groupAlike(gameUI, lines); len(got) != 2 || got[0].line != rolled.line {
		t.Errorf("groupAlike returns %v, want the roll and one line about the steps", got)
	}
}

// TestRecapKeepsLossesInPlace checks that a loss of the seat follows the line of the event that
// caused it, also before the first and after the last line.
func TestRecapKeepsLossesInPlace(t *testing.T) {
	lines := []recapLine{recapEntry(1, 1, 1, "a"), recapEntry(1, 1, 1, "b")}
	got := ""
	for _, l := range withLosses(lines, map[int][]recapLine{
		0: {recapEntry(2, 0, 0, "0")}, 1: {recapEntry(2, 0, 0, "1")}, 2: {recapEntry(2, 0, 0, "2")},
	}) {
		got += l.line
	}
	if got != "0a1b2" {
		t.Errorf("the recap reads %q, want 0a1b2", got)
	}
}

// TestComparisonLosses checks that a seat is told of fewer points in a line of the score sheet in
// which the seats are compared, and only then.
func TestComparisonLosses(t *testing.T) {
	sheet := func(workers, mine int) []engine.Line {
		return []engine.Line{{Name: "Most workers", Points: []int{workers}},
			{Name: "Deepest mine", Points: []int{mine}}}
	}
	rule := func(line string) string { return map[string]string{"Deepest mine": "3 points"}[line] }
	for _, c := range []struct {
		now  []engine.Line
		want string
	}{
		{sheet(5, 3), ""},
		{sheet(5, 0), "Your final score for “Deepest mine” (3 points) drops from 3 to 0."},
		{sheet(6, 3), ""},
	} {
		if got := strings.Join(comparisonLosses(sheet(5, 3), c.now, rule), " "); got != c.want {
			t.Errorf("comparisonLosses returns %q, want %q", got, c.want)
		}
	}
}

// TestLossesNameTheirCause checks that a recap says why a score drops: by the event's own line, or
// by the last line about the same decision.
func TestLossesNameTheirCause(t *testing.T) {
	log := []entry{{line: "Ben is arrested.", step: 4}}
	for _, c := range []struct {
		line string
		step int
		want string
	}{
		{"Ada digs.", 4, "It drops: Ada digs."},
		{"", 4, "It drops: Ben is arrested."},
		{"", 5, "It drops."},
	} {
		if got := withCause([]string{"It drops."}, c.line, log, c.step); len(got) != 1 || got[0] != c.want {
			t.Errorf("after the line %q in step %d, withCause returns %q, want %q", c.line, c.step, got, c.want)
		}
	}
}

// TestRecapTellsTurnsInOrder checks that the section about a seat comes where the seat's own turn
// begins, even if the seat has done something in the turn before.
func TestRecapTellsTurnsInOrder(t *testing.T) {
	const ben, cyrus, dora = 1, 2, 3
	starts := sectionStarts{}
	for i, l := range []struct{ who, hero engine.Seat }{
		{cyrus, ben}, {dora, ben}, {ben, ben}, {ben, ben}, {cyrus, cyrus}, {cyrus, cyrus},
	} {
		starts.note(l.who, i, l.hero)
	}
	if starts[dora].at != 1 || starts[ben].at != 2 || starts[cyrus].at != 4 {
		t.Errorf("the sections start with the lines %+v, want Dora's with 1, Ben's with 2 and Cyrus's with 4", starts)
	}
}

// TestRecapActors checks under whose name a recap tells the lines about no seat: the seat that lost
// or the seat whose turn it was, not a seat that only decided something, such as a dealer.
func TestRecapActors(t *testing.T) {
	line := func(seat, other engine.Seat, step int) recapLine {
		return recapLine{entry: entry{seat: seat, other: other, step: step}, hero: 1}
	}
	lines := []recapLine{line(engine.NoSeat, engine.NoSeat, 1), line(engine.NoSeat, 2, 1), line(0, engine.NoSeat, 1),
		line(engine.NoSeat, engine.NoSeat, 1)}
	for i, want := range []engine.Seat{1, 2, 0, engine.NoSeat} {
		if got := actor(lines, i); got != want {
			t.Errorf("line %d is told under seat %d, expected %d", i, got, want)
		}
	}
}

// TestRecapSections checks in which sections of a recap for Ada the lines are: that the end is near
// comes first; only what concerns Ada is what happened to her, not what happened to nobody in a
// decision of hers; what two others did in the turn of one of them is in one section, in its order.
func TestRecapSections(t *testing.T) {
	gameUI, _ := newBareUI(t)
	const ada, ben, cyrus, nobody = 0, 1, 2, engine.NoSeat
	seats := []match.Seat{{Name: "Ada"}, {Name: "Ben"}, {Name: "Cyrus"}}
	line := func(kind engine.EventKind, seat, other, turn engine.Seat, step int, text string) recapLine {
		l := recapEntry(kind, seat, other, text)
		l.step, l.hero, l.turn = step, turn, turn
		return l
	}
	lines := []recapLine{
		line(1, nobody, nobody, ada, 1, "A bandit appears."), line(2, ada, nobody, ada, 1, "Ada gains $10."),
		line(3, ben, cyrus, ben, 2, "Ben fights Cyrus."), line(4, cyrus, nobody, ben, 2, "Cyrus plays a 9."),
		line(5, cyrus, ben, ben, 2, "Cyrus wins."), line(6, ben, nobody, ben, 2, "Ben draws 1 card: a lost fight."),
		line(7, nobody, nobody, ben, 2, "Round 7 is the last."), line(8, cyrus, ada, cyrus, 3, "Cyrus robs Ada."),
	}
	lines[6].ending = true
	got := ""
	for _, s := range recapSections(gameUI, seats, lines, ada) {
		got += s.title + ":"
		for _, l := range s.lines {
			got += " " + l.line
		}
		got += "\n"
	}
	want := "The game: Round 7 is the last.\nWhat happened to you: Ada gains $10. Cyrus robs Ada.\n" +
		"The game: A bandit appears.\nBen: Ben fights Cyrus. Cyrus plays a 9. Cyrus wins. Ben draws 1 card: a lost fight.\n"
	if got != want {
		t.Errorf("the recap is\n%s\nwant\n%s", got, want)
	}
}

// TestRecapTellsLastStates checks that of several lines about what a seat has, a recap tells only
// the last one about each seat.
func TestRecapTellsLastStates(t *testing.T) {
	lines := []recapLine{recapEntry(1, 0, 1, "Ada has 4 tokens."), recapEntry(1, 2, 1, "Cy has 1 token."),
		recapEntry(2, 0, 1, "Ada rides."), recapEntry(1, 0, 1, "Ada has 3 tokens."), recapEntry(2, 0, 1, "Ada rides.")}
	got := ""
	for _, l := range onlyLastStates(lines, func(e engine.Event) bool { return e.Kind == 1 }) {
		got += l.line
	}
	if want := "Cy has 1 token.Ada rides.Ada has 3 tokens.Ada rides."; got != want {
		t.Errorf("the lines are %q, want %q", got, want)
	}
}
