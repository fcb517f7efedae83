package sound

// Effect is a short sound effect.
type Effect uint8

// The sound effects. The comments say what makes the sound.
const (
	Slide     Effect = iota // a card slides over the felt
	Land                    // a card or a tile is put down
	Flip                    // a card turns over
	Shuffle                 // a deck is shuffled
	Die                     // a die rolls over the felt until it stops
	Coin                    // coins clink; the argument n of [Player.PlayN] is their number
	Gavel                   // the auctioneer's hammer strikes
	Stamp                   // a stamp hits paper
	Page                    // a page is turned
	Pawn                    // a wooden piece is put down
	Tick                    // a button is pressed
	Refusal                 // a disabled button was pressed
	YourTurn                // it is the player's turn: two rising notes of a banjo
	Won                     // the player has won: a run of five notes
	CaveIn                  // rocks fall
	Blast                   // dynamite explodes
	Shot                    // a distant shot of a gun
	Telegraph               // a telegraph key sends a message
	Gallop                  // a horse gallops
	Doors                   // the doors of a saloon swing, with a greeting on the piano
	Spike                   // a hammer drives a spike
	Whistle                 // the whistle of a locomotive
	Depot                   // the bell of a railway depot rings
	effects                 // number of effects
)

// recipes contains, for each Effect, the recipe by which it is synthesized.
var recipes = [effects]recipe{
	Slide: {length: 0.12, trim: -3, hisses: []hiss{{level: 1, low: 1500, high: 5000, rise: 0.03, decay: 0.11}}},
	Land: {length: 0.07, modes: []mode{{hz: 240, level: 1, decay: 0.045}, {hz: 520, level: 0.35, decay: 0.02}},
		hisses: []hiss{{level: 0.9, low: 1200, high: 4000, rise: 0.001, decay: 0.02}}},
	Flip: {length: 0.16, trim: -2, modes: []mode{{at: 0.085, hz: 260, level: 0.5, decay: 0.04}},
		hisses: []hiss{{level: 0.7, low: 1800, high: 6500, rise: 0.02, decay: 0.06},
			{at: 0.085, level: 1, low: 1500, high: 5000, rise: 0.001, decay: 0.025}}},
	Shuffle: {length: 1.05, trim: -2, hisses: riffle()},
	Die: {length: 0.1, trim: 1, modes: []mode{{hz: 310, level: 1, decay: 0.06}, {hz: 760, level: 0.7, decay: 0.035},
		{hz: 1830, level: 0.45, decay: 0.016}},
		hisses: []hiss{{level: 0.6, low: 500, high: 2500, rise: 0.001, decay: 0.015}},
		echoes: echoes{least: 2, most: 4, gap: 0.22, hurry: 0.7, fade: 0.62}},
	Coin: {length: 0.3, trim: -4, modes: []mode{{hz: 2100, level: 0.7, decay: 0.25}, {hz: 3430, level: 1, decay: 0.19},
		{hz: 5210, level: 0.7, decay: 0.13}, {hz: 7180, level: 0.3, decay: 0.06}},
		hisses: []hiss{{level: 0.5, low: 3000, high: 9000, rise: 0.0005, decay: 0.008}},
		echoes: echoes{least: 1, most: 1, gap: 0.078, hurry: 0.97, fade: 0.98}},
	Gavel: {length: 0.55, trim: 1, room: 0.25,
		modes: knocks([]float64{0, 0.19}, []mode{{hz: 175, level: 0.8, decay: 0.09},
			{hz: 430, level: 1, decay: 0.07}, {hz: 1010, level: 0.6, decay: 0.035},
			{hz: 1790, level: 0.35, decay: 0.02}}),
		hisses: []hiss{{level: 0.5, low: 600, high: 4000, rise: 0.0005, decay: 0.012},
			{at: 0.19, level: 0.4, low: 600, high: 4000, rise: 0.0005, decay: 0.012}}},
	Stamp: {length: 0.3, modes: []mode{{hz: 135, level: 1, decay: 0.11, slide: 0.7}},
		hisses: []hiss{{level: 0.5, low: 300, high: 1800, rise: 0.002, decay: 0.05},
			{at: 0.09, level: 0.25, low: 1500, high: 6000, rise: 0.03, decay: 0.12}}},
	Page: {length: 0.42, trim: -3, hisses: []hiss{{level: 1, low: 900, high: 5500, rise: 0.16, decay: 0.22, slide: 1.4},
		{at: 0.2, level: 0.8, low: 1500, high: 7000, rise: 0.004, decay: 0.05}}},
	Pawn: {length: 0.09, modes: []mode{{hz: 520, level: 1, decay: 0.045}, {hz: 1270, level: 0.6, decay: 0.022},
		{hz: 200, level: 0.5, decay: 0.05}},
		hisses: []hiss{{level: 0.35, low: 800, high: 3500, rise: 0.0005, decay: 0.01}}},
	Tick: {length: 0.045, trim: -8, modes: []mode{{hz: 1200, level: 1, decay: 0.025},
		{hz: 2350, level: 0.3, decay: 0.012}}},
	Refusal: {length: 0.3, trim: -2, strings: []pluck{{hz: 98, level: 1, decay: 0.22},
		{at: 0.015, hz: 103.8, level: 0.6,
			decay: 0.18}}, modes: []mode{{hz: 98, level: 0.5, decay: 0.2}}},
	YourTurn: {length: 0.95, trim: -1, strings: []pluck{{hz: 392, level: 1, decay: 0.9},
		{at: 0.15, hz: 587.33, level: 1, decay: 1}}},
	Won: {length: 2.2, strings: []pluck{{hz: 392, level: 0.9, decay: 1}, {at: 0.13, hz: 493.88, level: 0.9, decay: 1},
		{at: 0.26, hz: 587.33, level: 0.9, decay: 1}, {at: 0.39, hz: 659.26, level: 0.9, decay: 1},
		{at: 0.58, hz: 783.99, level: 1, decay: 1.7}, {at: 0.59, hz: 392, level: 0.5, decay: 1.7},
		{at: 0.60, hz: 587.33, level: 0.5, decay: 1.7}}},
	CaveIn: {length: 2.1, trim: 1, room: 0.4, modes: tumbling(), hisses: []hiss{
		{level: 1, low: 35, high: 260, rise: 0.18, decay: 2, slide: 0.5},
		{at: 0.1, level: 0.35, low: 300, high: 1500, rise: 0.1, decay: 0.9}}},
	Blast: {length: 1.6, trim: 1, room: 0.5, modes: []mode{{hz: 82, level: 1.2, decay: 0.7, slide: 0.45}},
		hisses: []hiss{{level: 1.6, low: 40, high: 2600, rise: 0.003, decay: 1.1, slide: 0.08},
			{level: 0.5, low: 800, high: 5000, rise: 0.001, decay: 0.09}}},
	Shot: {length: 1.3, trim: -5, room: 1.1, modes: []mode{{hz: 150, level: 0.6, decay: 0.12, slide: 0.6}},
		hisses: []hiss{{level: 1, low: 250, high: 3500, rise: 0.0005, decay: 0.11, slide: 0.4}}},
	Telegraph: {length: 1, trim: -5, modes: knocks([]float64{0, 0.15, 0.23, 0.31, 0.37, 0.52, 0.6, 0.66, 0.74, 0.89},
		[]mode{{hz: 2450, level: 1, decay: 0.014}, {hz: 930, level: 0.7, decay: 0.02},
			{hz: 4100, level: 0.4, decay: 0.007}})},
	Gallop: {length: 1.75, trim: -1, modes: knocks([]float64{0, 0.1, 0.21, 0.46, 0.56, 0.67, 0.92, 1.02, 1.13, 1.38,
		1.48},
		[]mode{{hz: 190, level: 1, decay: 0.06, slide: 0.8}, {hz: 455, level: 0.7, decay: 0.03},
			{hz: 980, level: 0.25, decay: 0.015}})},
	Doors: {length: 1.7, trim: -1, room: 0.3,
		modes: knocks([]float64{0, 0.22, 0.4}, []mode{{hz: 115, level: 0.5, decay: 0.09},
			{hz: 340, level: 0.35, decay: 0.05}}),
		hisses: []hiss{{level: 0.3, low: 250, high: 1200, rise: 0.05, decay: 0.12},
			{at: 0.2, level: 0.2, low: 250, high: 1200, rise: 0.05, decay: 0.1}},
		keys: []key{{0.3, 60, 0.5}, {0.38, 64, 0.5}, {0.46, 67, 0.5}, {0.54, 72, 0.6}, {0.62, 76, 0.6}, {0.70, 79, 0.7},
			{0.86, 84, 0.8}, {0.86, 48, 0.5}}},
	Spike: {length: 0.34, trim: -3, modes: []mode{{hz: 1110, level: 1, decay: 0.16},
		{hz: 2710, level: 0.8, decay: 0.13},
		{hz: 4380, level: 0.45, decay: 0.07}, {hz: 6240, level: 0.2, decay: 0.04},
		{hz: 165, level: 0.8, decay: 0.06, slide: 0.7}},
		hisses: []hiss{{level: 0.7, low: 1500, high: 7000, rise: 0.0005, decay: 0.012},
			{at: 0.01, level: 0.35, low: 200, high: 900, rise: 0.003, decay: 0.06}}},
	Whistle: whistle(),
	Depot: {length: 1.5, trim: -5, room: 0.3, modes: knocks([]float64{0, 0.3}, []mode{{hz: 1046, level: 1, decay: 1.1},
		{hz: 2489, level: 0.6, decay: 0.7}, {hz: 3136, level: 0.4, decay: 0.5}, {hz: 5274, level: 0.25, decay: 0.2},
		{hz: 523, level: 0.35, decay: 0.6}})},
}

// whistle returns the recipe of a distant locomotive's whistle.
func whistle() recipe {
	modes, steam := chime([]float64{466, 554, 698, 880})
	return recipe{length: 1.9, trim: -7, room: 0.9, modes: modes, hisses: steam}
}

// chime returns the sound of a steam whistle that is blown once short and once long. pipes has the
// frequencies of the whistle's pipes in Hz. The result is the tones of the pipes and the hiss of
// the steam.
func chime(pipes []float64) ([]mode, []hiss) {
	var all []mode
	var steam []hiss
	for _, blow := range []struct{ at, decay float64 }{{0, 0.45}, {0.40, 2.4}} {
		for i, hz := range pipes {
			level := 1 - 0.14*float64(i)
			all = append(all, mode{at: blow.at, hz: hz, level: level, decay: blow.decay, slide: 0.985},
				mode{at: blow.at, hz: hz * 1.004, level: 0.6 * level, decay: blow.decay, slide: 0.985},
				mode{at: blow.at, hz: 2 * hz, level: 0.22 * level, decay: blow.decay * 0.8, slide: 0.985})
		}
		steam = append(steam, hiss{at: blow.at, level: 0.9, low: 1800, high: 8000, rise: 0.04, decay: blow.decay * 0.8})
	}
	return all, steam
}

// knocks returns the sound of a body that is struck several times with varying force. times has the
// times of the strokes in seconds, body the body's resonances.
func knocks(times []float64, body []mode) []mode {
	var all []mode
	hard := [...]float64{1, 0.7, 0.85, 0.6}
	for i, at := range times {
		for _, m := range body {
			m.at, m.level = at, m.level*hard[i%len(hard)]
			m.hz *= 1 + 0.02*float64(i%3)
			all = append(all, m)
		}
	}
	return all
}

// riffle returns the sound of two halves of a deck that are riffled into each other, faster and
// faster, and then pushed together.
func riffle() []hiss {
	var all []hiss
	at, gap := 0.0, 0.026
	for i := range 30 {
		all = append(all, hiss{at: at, level: 0.5 + 0.2*float64(i%3), low: 1300, high: 4200 + 300*float64(i%4),
			rise: 0.001, decay: 0.02})
		at, gap = at+gap, gap*0.98
	}
	return append(all, hiss{at: at + 0.03, level: 0.9, low: 1100, high: 3800, rise: 0.12, decay: 0.16},
		hiss{at: at + 0.22, level: 1, low: 700, high: 3000, rise: 0.001, decay: 0.04})
}

// tumbling returns the sound of falling rocks.
func tumbling() []mode {
	var all []mode
	chance := dice(7)
	for i := range 22 {
		at := 0.12 + 0.065*float64(i) + 0.03*chance.noise()
		hz := 130 + 70*chance.noise()
		level := 0.5 - 0.016*float64(i)
		all = append(all, mode{at: at, hz: hz, level: level, decay: 0.12, slide: 0.7},
			mode{at: at, hz: 3.1 * hz, level: level * 0.4, decay: 0.04})
	}
	return all
}
