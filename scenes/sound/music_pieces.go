package sound

// piece is a piece of music for the saloon's piano, composed for Gulch. [readTune] describes the
// notation of the right hand and [readChords] that of the left hand.
type piece struct {
	name  string
	bar   int     // number of units of time per bar
	unit  float64 // duration in seconds of the score's unit of time
	left  []touch // strokes of the left hand in each bar
	parts []part
	order []int // indices of the parts, in the order in which they are played
}

// part is a section of a piece: the tune of the right hand and the chords of the left hand in the
// same bars.
type part struct{ tune, chords string }

// touch is a stroke of the left hand in a bar: its position and its length in units, and the note
// of the chord that it plays.
type touch struct {
	at, length int
	what       degree
}

// degree selects the notes of a chord that the left hand plays (one note or all), and the octave.
type degree uint8

const (
	root  degree = iota // the root of the chord, in the bass
	fifth               // the fifth of the chord, in the bass, above or below the root
	sixth               // the sixth above the root, in the bass
	high                // the third of the chord, an octave above the bass
	above               // the fifth of the chord, above the root even if it is high
	whole               // all notes of the chord, close together, above the bass
)

// Styles of accompaniment: the strokes of the left hand that are repeated in each bar.
var (
	stride = []touch{{0, 2, root}, {2, 1, whole}, {4, 2, fifth}, {6, 1, whole}}
	waltz  = []touch{{0, 2, root}, {2, 1, whole}, {4, 1, whole}}
	barrel = []touch{{0, 2, root}, {0, 2, fifth}, {3, 2, root}, {3, 2, sixth}, {6, 2, root}, {6, 2, fifth},
		{9, 2, root}, {9, 2, sixth}}
	arpeggios = []touch{{0, 4, root}, {1, 3, above}, {2, 2, high}, {3, 1, above}, {4, 4, root}, {5, 3, above},
		{6, 2, high}, {7, 1, above}}
)

// pieces are all pieces of music in the order in which they are played.
var pieces = []piece{
	{name: "The Long Porch", bar: 6, unit: 0.275, left: waltz, order: []int{0, 1, 0}, parts: []part{{
		tune: `b4.2 d5.2 g5.2 | b5.4 a5.2 | a5.4 f#5.2 | d5.6 | c5.2 f#5.2 a5.2 | c6.4 b5.2 | b5.4 g5.2 | d5.6 |
			b4.2 d5.2 g5.2 | b5.2 g5.2 f5.2 | e5.4 g5.2 | eb5.4 g5.2 | d5.2 g5.2 b5.2 | b5.4 g5.2 | a5.2 c6.2 f#5.2 |
			b4&g5.6`,
		chords: `G | G | D7 | D7 | D7 | D7 | G | G | G | G7 | C | Cm | G | Em | D7 | G`,
	}, {
		tune: `e5.2 g5.2 c6.2 | b5.2 a5.2 g5.2 | d5.2 g5.2 b5.2 | g5&b5&d6.6 | c6.4 a5.2 | f#5.4 a5.2 | b5.2 a5.2 g5.2 |
			f5.6 | e5.2 g5.2 c6.2 | eb6.4 c6.2 | b5.2 d6.2 b5.2 | g#5.4 b5.2 | a5.2 c#6.2 e6.2 | d6.2 c6.2 a5.2 |
			g5.4 b5.2 | b4&g5.6`,
		chords: `C | C | G | G | D7 | D7 | G | G7 | C | Cm | G | E7 | A7 | D7 | G | G`,
	}}},
	{name: "Dry Gulch Rag", bar: 8, unit: 0.205, left: stride, order: []int{0, 1, 0}, parts: []part{{
		tune: `e5.1 g5.2 e5.1 c5.2 e5.2 | g5.1 a5.2 g5.1 c5&e5.4 | d5.1 f5.2 d5.1 b4.2 d5.2 | f5.1 g5.2 f5.1 b4&d5.4 |
			b4.1 d5.2 f5.1 g5.2 f5.2 | d5.1 b4.2 a4.1 f4&g4.4 | c5.1 e5.2 g5.1 c6.2 g5.2 | c5&e5.4 -.2 c5.1 d5.1 |
			e5.1 g5.2 e5.1 c5.2 e5.2 | g5.1 bb5.2 g5.1 c5&e5.4 | f5.1 a5.2 c6.1 a5.2 f5.2 | ab5.1 c6.2 ab5.1 c5&f5.4 |
			g5.1 e5.2 c5.1 e5.2 g5.2 | a5.1 g5.2 e5.1 c#5.4 | d5.1 f#5.2 a5.1 b5.1 a5.1 g5.1 f5.1 | c5&e5.2 g4.2 c5&c6.4`,
		chords: `C | C | G7 | G7 | G7 | G7 | C | C | C | C7 | F | Fm | C | A7 | D7 G7 | C`,
	}, {
		tune: `a5.3 f5.1 c5.4 | a5.1 bb5.2 a5.1 a4&f5.4 | g5.3 e5.1 c5.4 | g5.1 a5.2 g5.1 bb4&e5.4 |
			bb4.1 c5.2 e5.1 g5.2 bb5.2 | a5.1 g5.2 e5.1 bb4&c5.4 | f5.1 a5.2 c6.1 a5.2 f5.2 | c5.6 -.2 |
			a5.3 f5.1 c5.4 | a5.1 c6.2 a5.1 eb5.4 | d5.1 f5.2 bb5.1 d6.4 | db6.1 bb5.2 f5.1 db5.4 |
			c5.1 f5.2 a5.1 c6.2 a5.2 | f#5.1 a5.2 c6.1 d5.4 | g5.1 b5.2 g5.1 e5.1 g5.1 bb5.1 g5.1 | a4&f5.2 c5&a5.2 a4&f5.4`,
		chords: `F | F | C7 | C7 | C7 | C7 | F | F | F | F7 | Bb | Bbm | F | D7 | G7 C7 | F`,
	}}},
	{name: "Lamps Down Low", bar: 8, unit: 0.42, left: arpeggios, order: []int{0, 1, 0}, parts: []part{{
		tune: `f#5.3 e5.1 d5.4 | c#5.3 d5.1 e5.4 | d5.3 c#5.1 b4.4 | a4.2 c#5.2 f#5.4 | g5.3 f#5.1 e5.2 d5.2 |
			f#5.3 e5.1 d5.2 a4.2 | b4.2 e5.2 c#5.2 e5.2 | f#4&d5.8`,
		chords: `D | A | Bm | F#m | G | D | Em A7 | D`,
	}, {
		tune: `b5.3 a5.1 f#5.4 | a#5.3 c#6.1 a#5.2 f#5.2 | b5.3 a5.1 g5.4 | f#5.3 e5.1 d5.4 | g5.2 b5.2 d6.2 b5.2 |
			a5.3 f#5.1 d5.4 | e5.2 g#5.2 b5.4 | a5.4 g5.2 e5.2`,
		chords: `Bm | F#7 | G | D | G | D | E7 | A7`,
	}}},
	{name: "Last Chair at the Table", bar: 12, unit: 0.235, left: barrel, order: []int{0, 1}, parts: []part{{
		tune: `-.2 ab4.1 a4.2 c5.1 f5.4 -.2 | -.2 d5.1 f5.2 ab5.1 g5.2 f5.1 d5.3 | -.2 ab4.1 a4.2 c5.1 eb5.2 c5.1 a4.3 |
			c5.2 d5.1 c5.6 -.3 | -.2 d5.1 f5.2 d5.1 bb4&d5.4 -.2 | ab5.2 f5.1 d5.2 f5.1 ab5.2 f5.1 d5.3 |
			-.2 c5.1 f5.2 a5.1 c6.4 -.2 | c6.2 a5.1 f#5.2 a5.1 d5.6 | bb4.2 d5.1 g5.2 f5.1 d5.2 bb4.1 g4.3 |
			e5.2 g5.1 bb5.2 g5.1 e5.2 d5.1 c5.3 | f5.2 eb5.1 c5.2 ab4.1 a4.6 | c5.2 d5.1 e5.2 g5.1 c5.6`,
		chords: `F7 | Bb7 | F7 | F7 | Bb7 | Bb7 | F7 | D7 | Gm7 | C7 | F7 | C7`,
	}, {
		tune: `c5&f5.3 c5&f5.3 ab4&f5.2 a4&f5.1 c5.3 | d5&f5.3 d5&f5.3 f5.2 ab5.1 d5&f5.3 | c5.2 eb5.1 f5.2 g5.1 a5.2 g5.1 eb5.3 |
			c5&f5.6 -.6 | bb5.3 ab5.3 f5.2 d5.1 f5.3 | d5.2 f5.1 ab5.2 bb5.1 d5&ab5.6 | a5.2 c6.1 a5.2 f5.1 c5.6 |
			a4.2 c5.1 f#5.2 a5.1 d5.6 | g5.2 bb5.1 d6.2 bb5.1 g5.2 f5.1 d5.3 | c5.2 e5.1 g5.2 bb5.1 g5.2 e5.1 c5.3 |
			f5.2 ab5.1 a5.2 c6.1 a5.2 f5.1 c5.3 | f4&a4.3 e4&g4&c5.3 f4&a4&f5.6`,
		chords: `F7 | Bb7 | F7 | F7 | Bb7 | Bb7 | F7 | D7 | Gm7 | C7 | F7 | F`,
	}}},
}
