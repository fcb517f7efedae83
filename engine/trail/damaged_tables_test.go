package trail

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"gulch/engine/match"
)

// TestDamagedTables checks that the tables of the Trail are read completely, and that damaged
// tables are refused with an error that names the reason.
func TestDamagedTables(t *testing.T) {
	const header = "game,name,story,options,seats,seed,minutes,begun,one,when_one,two,when_two,three,when_three\n"
	const row = `boomtown,Night,A story.,,me kit:easy mercy:easy,1,30,true,First,won,Second,points >= 9,Third,rank <= 2`
	const start = "0 auction 3\n1 pass\n"
	files := func(row, start string) fstest.MapFS {
		return fstest.MapFS{"trail/stations.csv": {Data: []byte(header + row + "\n")},
			"trail/start-1.txt": {Data: []byte(start)}}
	}
	list, err := read(files(row, start))
	if err != nil || len(list) != 1 {
		t.Fatalf("read returns %d stations and the error %v, want 1", len(list), err)
	}
	want := []match.Entry{{Seat: 0, Move: "auction 3"}, {Seat: 1, Move: "pass"}}
	if s := list[0]; s.Number != 1 || s.Seat != 0 || !slices.Equal(s.Start, want) ||
		!slices.Equal(s.Rivals, []Rival{{"kit", "easy"}, {"mercy", "easy"}}) || s.Goals[1].Text != "Second" {
		t.Errorf("the station is %+v, want that of the row", s)
	}
	for _, c := range []struct{ old, changed, start, want string }{
		{"kit:easy", "kit:godlike", start, `there is no bot "kit:godlike"`},
		{"me kit", "mercy:easy kit", start, `nobody is "me" in "mercy:easy kit:easy mercy:easy"`},
		{"points >= 9", "points of gold", start, "points of gold"},
		{",,me", ",deep,me", start, "should be name=value"},
		{"won", "won", "0\n", `"0" is no decision`},
		{"won", "won", "x pass\n", `"x pass" is no decision`},
		{",30,", ",soon,", start, "soon"},
	} {
		if _, err := read(files(strings.Replace(row, c.old, c.changed, 1), c.start)); err == nil ||
			!strings.Contains(err.Error(), c.want) {
			t.Errorf("with %q and the start %q read returns the error %v, want one with %q", c.changed, c.start, err,
				c.want)
		}
	}
	missing := files(row, start)
	delete(missing, "trail/start-1.txt")
	if _, err := read(missing); err == nil || !strings.Contains(err.Error(), "start-1.txt") {
		t.Errorf("without the start of a station read returns the error %v, want one with its file", err)
	}
}
