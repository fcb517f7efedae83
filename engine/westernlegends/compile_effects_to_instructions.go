package westernlegends

import (
	"encoding/json"
	"fmt"
)

// block is a sequence of effects, compiled to instructions. These are the instructions of box.code
// from index start up to, but not including, index end.
type block struct{ start, end int16 }

func (b block) empty() bool { return b.start == b.end }

// instr is an instruction: an effect code with its parameters. Parameters that the code does not
// use have their zero value.
type instr struct {
	do   code
	n    int16 // main amount; the constant everything where the data say "all" or "any"
	m    int16 // second amount: the value of the parameter range, arrest_lp or plus
	firm bool  // a flag whose meaning depends on the code, such as firm or random in the data
	key  uint8 // number of the track, group of players, town, kind of token, payment or group of hideouts
	cond int16 // index into box.conds of the parameter cond, -1 for none
	then block // inner effects, from the parameter fx or player in the data
	// inner effects that apply instead of then in another case; in the data they are the parameter
	// else, npc or gravel
	other block
	opts  []option
	at    []Space
}

// everything is the amount that stands for "all" and "any".
const everything = 999

// option is one of the options of an effect that lets a player choose.
type option struct {
	label label
	then  block
	cond  int16 // index into box.conds of the option's condition, -1 for none
}

// cond is a condition. conditions.csv lists the kinds of conditions.
type cond struct {
	kind     condKind
	what     uint8 // number of the possession, track, counter, alignment, class or item that the condition is about
	upgraded bool
	n        int16
	all      []int16
}

// effectDoc is an effect as it is written in the data files.
type effectDoc struct {
	Do       string          `json:"do"`
	N        json.RawMessage `json:"n"`
	Random   bool            `json:"random"`
	Firm     bool            `json:"firm"`
	Track    string          `json:"track"`
	Else     []effectDoc     `json:"else"`
	Range    int16           `json:"range"`
	Options  []optionDoc     `json:"options"`
	By       string          `json:"by"`
	Cond     *condDoc        `json:"cond"`
	Fx       []effectDoc     `json:"fx"`
	Pay      map[string]int  `json:"pay"`
	Who      string          `json:"who"`
	Player   []effectDoc     `json:"player"`
	NPC      []effectDoc     `json:"npc"`
	Dice     int16           `json:"dice"`
	Gravel   []effectDoc     `json:"gravel"`
	Plus     int16           `json:"plus"`
	Group    string          `json:"group"`
	Token    string          `json:"token"`
	At       []string        `json:"at"`
	Saloon   string          `json:"saloon"`
	ArrestLP int16           `json:"arrest_lp"`
	Where    string          `json:"where"`
	Space    string          `json:"space"`
}

type optionDoc struct {
	Label string      `json:"label"`
	Fx    []effectDoc `json:"fx"`
	Need  *condDoc    `json:"need"`
}

type condDoc struct {
	K        string    `json:"k"`
	What     string    `json:"what"`
	Track    string    `json:"track"`
	Item     string    `json:"item"`
	Cls      string    `json:"cls"`
	Key      string    `json:"key"`
	Is       string    `json:"is"`
	N        int16     `json:"n"`
	Upgraded bool      `json:"upgraded"`
	Of       []condDoc `json:"of"`
}

// compile converts a sequence of effects (docs, as read from the data) to a block. It compiles
// inner effects first, so that the instructions of each block are side by side in box.code.
func (b *tables) compile(docs []effectDoc) (block, error) {
	list := make([]instr, len(docs))
	for i, d := range docs {
		in, err := b.instruction(d)
		if err != nil {
			return block{}, fmt.Errorf("effect %q: %w", d.Do, err)
		}
		list[i] = in
	}
	start := len(b.code)
	b.code = append(b.code, list...)
	return block{int16(start), int16(len(b.code))}, nil
}

// instruction converts effect d, as read from the data, to an instruction. It ignores parameters
// that the effect code does not use.
func (b *tables) instruction(d effectDoc) (instr, error) {
	in := instr{cond: -1, m: d.Range + d.ArrestLP + d.Plus, firm: d.Random || d.Firm || d.By == "right" ||
		d.Where == "any"}
	at, err := idIndex("effect code", codeIDs[:], d.Do)
	if err != nil {
		return in, err
	}
	in.do = code(at)
	if in.n, err = effectNumber(d); err != nil {
		return in, err
	}
	if in.then, err = b.compile(append(d.Fx, d.Player...)); err != nil {
		return in, err
	}
	if in.other, err = b.compile(append(append(d.Else, d.NPC...), d.Gravel...)); err != nil {
		return in, err
	}
	if d.Cond != nil {
		if in.cond, err = b.condition(*d.Cond); err != nil {
			return in, err
		}
	}
	for _, o := range d.Options {
		opt, err := b.option(o)
		if err != nil {
			return in, err
		}
		in.opts = append(in.opts, opt)
	}
	for _, id := range append(d.At, d.Space) {
		if id == "" {
			continue
		}
		x, err := b.spaceOf(id)
		if err != nil {
			return in, err
		}
		in.at = append(in.at, x)
	}
	in.key, err = effectKey(d)
	return in, err
}

func (b *tables) option(d optionDoc) (option, error) {
	o := option{label: b.labelOf(d.Label), cond: -1}
	var err error
	if o.then, err = b.compile(d.Fx); err == nil && d.Need != nil {
		o.cond, err = b.condition(*d.Need)
	}
	return o, err
}

// labelOf returns the number of the option label text. It adds the label to b.labels if it is new.
func (b *tables) labelOf(text string) label {
	for i, t := range b.labels {
		if t == text {
			return label(i)
		}
	}
	b.labels = append(b.labels, text)
	return label(len(b.labels) - 1)
}

func effectNumber(d effectDoc) (int16, error) {
	if d.N == nil {
		for _, n := range d.Pay {
			return int16(n), nil
		}
		return d.Dice, nil
	}
	var word string
	if json.Unmarshal(d.N, &word) == nil {
		if word != "all" && word != "any" {
			return 0, fmt.Errorf("n cannot be %q", word)
		}
		return everything, nil
	}
	var n int16
	err := json.Unmarshal(d.N, &n)
	return n, err
}

// payIDs lists the things with which the price of an effect can be paid.
var payIDs = []string{"cards", "money", "nuggets"}

const (
	payCards = iota
	payMoney
	payNuggets
)

// groupIDs lists the groups of bandit hideouts; "all" stands for all three groups.
var groupIDs = []string{"A", "B", "C", "all"}

// effectKey returns the parameter of effect d that is a name, such as a track or a kind of token,
// as the number of that name. An effect has at most one such parameter; without one, the result is
// 0.
func effectKey(d effectDoc) (uint8, error) {
	pay := ""
	for k := range d.Pay {
		pay = k
	}
	for _, p := range []struct {
		what, text string
		list       []string
	}{
		{"track", d.Track, trackIDs}, {"group of players", d.Who, whoIDs}, {"group of hideouts", d.Group, groupIDs},
		{"kind of token", d.Token, tokenKindIDs[:]}, {"saloon", d.Saloon, townIDs}, {"payment", pay, payIDs},
	} {
		if p.text == "" || p.what == "group of players" && (p.text == "nearest" || p.text == "leader") {
			continue
		}
		at, err := idIndex(p.what, p.list, p.text)
		return uint8(at), err
	}
	if d.Who == "leader" {
		return 1, nil
	}
	return 0, nil
}

// condition converts condition d, as read from the data, adds it to b.conds and returns its index
// there.
func (b *tables) condition(d condDoc) (int16, error) {
	at, err := idIndex("condition", condIDs[:], d.K)
	if err != nil {
		return -1, err
	}
	c := cond{kind: condKind(at), n: d.N, upgraded: d.Upgraded}
	name := func(what string, list []string, id string) {
		if err == nil {
			at, err = idIndex(what, list, id)
			c.what = uint8(max(0, at))
		}
	}
	switch c.kind {
	case condHave:
		name("thing to have", haveIDs, d.What)
	case condTrack:
		name("track", trackIDs, d.Track)
	case condOwn:
		name("item", b.itemIDs(), d.Item)
	case condOwnClass:
		name("class", classIDs[:], d.Cls)
	case condStat, condTurn:
		name("counter", statIDs[:], d.Key)
	case condAlign, condAlignNot:
		name("alignment", alignIDs, d.Is)
	case condFightType:
		name("fight", fightIDs, d.Is)
	case condAll:
		for _, of := range d.Of {
			i, err := b.condition(of)
			if err != nil {
				return -1, err
			}
			c.all = append(c.all, i)
		}
	}
	b.conds = append(b.conds, c)
	return int16(len(b.conds) - 1), err
}

func (b *tables) itemIDs() []string {
	ids := make([]string, itemCount)
	for i := range b.item {
		ids[i] = b.item[i].id
	}
	return ids
}
