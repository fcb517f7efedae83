package poster

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// Art is the parsed art data: times of day, colour ramps, parts, pictures and faces. It is read
// once and does not change.
type Art struct {
	hours    map[string]Tones
	ramps    map[string]map[string][]string // colours from lit to deep, by kind ("skin", "hair", "cloth"…) and name
	parts    map[string]*scene
	pictures map[string]*scene
	faces    map[string]Face
	tones    map[string]Tones // named sets of tones (named colours), other than those of the times of day
	// colours of common materials at noon; at other hours they are multiplied by the light of the
	// hour
	dyes  Tones
	order map[string][]string // names of each kind of definition, in the order of the data
}

// scene is a picture, a cutout (a picture with a transparent background) or a reusable part of the
// art data. A part has only a body.
type scene struct {
	w, h  float64
	hour  string
	bare  bool    // the background is transparent: the scene is a cutout
	tones mixture // named colours of this picture, in addition to those of its time of day

	script
}

// script is the text of the body of a picture or a part: the lines that say what to draw. It is
// parsed when it is first used, because most pictures are not shown in a session.
type script struct {
	file  string
	first int // line number of the first line of the body in its file
	text  string

	once sync.Once
	list []command
	err  error
}

// commands returns the parsed lines of the body. Lines with errors are left out.
func (s *script) commands() []command {
	s.once.Do(func() {
		r := bodyReader{file: s.file, line: s.first - 1, open: []*[]command{&s.list}}
		s.err = r.read(s.text)
	})
	return s.list
}

// command is one line of the body of a part or picture.
type command struct {
	verb  *verb
	words []string
	nums  []float64 // the numbers of the line, in order
	path  *Path     // the path at the end of the line, nil if there is none
	tones mixture
	face  Face
	body  []command // commands of a block: the lines up to its end line
}

func (c *command) run(p *Picture) { c.verb.do(p, c) }

// num returns the number with the index i, counted from 0, of the command. If the command has fewer
// numbers, it returns other.
func (c *command) num(i int, other float64) float64 {
	if i < len(c.nums) {
		return c.nums[i]
	}
	return other
}

// word returns the word with the index i, counted from 0, of the command; numbers are not words. If
// the command has fewer words, it returns other.
func (c *command) word(i int, other string) string {
	if i < len(c.words) {
		return c.words[i]
	}
	return other
}

// ReadArt reads and parses every .art file of a folder. The error lists all lines with errors; the
// data that could be read is returned as well.
func ReadArt(files fs.FS) (*Art, error) {
	a, err := openArt(files)
	errs := []error{err}
	for _, kind := range []map[string]*scene{a.parts, a.pictures} {
		for _, name := range slices.Sorted(maps.Keys(kind)) {
			kind[name].commands()
			errs = append(errs, kind[name].err)
		}
	}
	return a, errors.Join(errs...)
}

// openArt reads only the headings of the .art files of a folder. The bodies below the headings are
// parsed when they are needed.
func openArt(files fs.FS) (*Art, error) {
	a := &Art{
		hours: map[string]Tones{}, ramps: map[string]map[string][]string{}, parts: map[string]*scene{},
		pictures: map[string]*scene{}, faces: map[string]Face{}, tones: map[string]Tones{}, dyes: Tones{},
		order: map[string][]string{},
	}
	names, err := fs.Glob(files, "*.art")
	if err != nil {
		return a, err
	}
	var errs []error
	for _, name := range names {
		b, err := fs.ReadFile(files, name)
		if err != nil {
			errs = append(errs, err)
			continue
		}
		r := reader{art: a, file: name}
		r.read(string(b))
		errs = append(errs, r.errs...)
	}
	a.listKit()
	a.listHours()
	return a, errors.Join(errs...)
}

// optionalKinds are the kinds of face parts that a face need not have. They can be set to "none".
var optionalKinds = []string{"hat", "locks", "beard", "thing"}

// listKit collects, for each kind of face part, the names that can be chosen. Parts are called
// kind.name in the data; a third word, as in kind.name.more, is ignored.
func (a *Art) listKit() {
	for _, kind := range optionalKinds {
		a.order["kit."+kind] = []string{"none"}
	}
	for _, part := range a.order["part"] {
		kind, name, ok := strings.Cut(part, ".")
		name, _, _ = strings.Cut(name, ".")
		if list := a.order["kit."+kind]; ok && !slices.Contains(list, name) {
			a.order["kit."+kind] = append(list, name)
		}
	}
	for _, kind := range rampKinds {
		a.order["kit."+kind] = a.order[kind]
	}
}

// Names returns the names of all definitions of a kind, in the order of the data. The kinds are
// "hour", "part", "picture", "cutout", "face", and the kinds of colour ramps such as "skin".
func (a *Art) Names(kind string) []string { return slices.Clone(a.order[kind]) }

// reader parses the headings of one .art file.
type reader struct {
	art  *Art
	file string
	line int
	errs []error

	body *script // body that follows the last heading, nil if that heading has no body
}

func (r *reader) fail(err error) { r.errs = append(r.errs, at(r.file, r.line, err)) }

// at returns the error err with the file and the line number added.
func at(file string, line int, err error) error { return fmt.Errorf("%s:%d: %w", file, line, err) }

// blank reports whether a line is empty or a comment.
func blank(line string) bool { return strings.TrimSpace(line) == "" || line[0] == '#' }

// read parses the text of a file. A line without indentation is a heading, which begins a part or a
// picture or defines a single value; the indented lines below it are its body.
func (r *reader) read(text string) {
	begun := 0 // offset in text of the current body
	for from := 0; from < len(text); {
		line, _, _ := strings.Cut(text[from:], "\n")
		r.line++
		next := min(from+len(line)+1, len(text))
		switch {
		case blank(line):
		case line[0] != ' ':
			r.body = nil
			r.heading(strings.Fields(line))
			begun = next
		case r.body == nil:
			r.fail(errors.New("this line belongs to nothing"))
		default:
			if r.body.first == 0 {
				r.body.file, r.body.first, begun = r.file, r.line, from
			}
			r.body.text = text[begun:next]
		}
		from = next
	}
}

// bodyReader parses the body of a picture or part.
type bodyReader struct {
	file string
	line int
	errs []error
	open []*[]command // blocks that have been opened but whose end line has not been read yet, innermost last
}

func (r *bodyReader) fail(err error) { r.errs = append(r.errs, at(r.file, r.line, err)) }

// read parses the text of a body, line by line. It returns the errors of all lines, joined.
func (r *bodyReader) read(text string) error {
	for line := range strings.Lines(text) {
		r.line++
		if !blank(line) {
			r.command(strings.TrimSpace(line))
		}
	}
	if len(r.open) > 1 {
		r.fail(errors.New("an end is missing above"))
	}
	return errors.Join(r.errs...)
}

// declare records that a definition of a kind has a name. It records an error if another definition
// of that kind has the same name.
func (r *reader) declare(kind, name string) {
	if slices.Contains(r.art.order[kind], name) {
		r.fail(fmt.Errorf("there are two %ss called %q", kind, name))
	}
	r.art.order[kind] = append(r.art.order[kind], name)
}

// heading parses a heading, which has been split into the words w.
func (r *reader) heading(w []string) {
	if len(w) < 2 {
		r.fail(fmt.Errorf("%q has no name", w[0]))
		return
	}
	kind, name := w[0], w[1]
	r.declare(kind, name)
	var err error
	switch kind {
	case "hour":
		r.art.hours[name], err = parseTones(w[2:])
	case "dyes":
		err = r.dyes(w[2:])
	case "tones":
		r.art.tones[name], err = parseTones(w[2:])
	case "part":
		s := &scene{}
		r.art.parts[name] = s
		r.body = &s.script
	case "picture", "cutout":
		err = r.picture(name, w[2:], kind == "cutout")
	case "face":
		r.art.faces[name], err = parseFace(w[2:])
	default: // all other kinds are colour ramps
		err = r.ramp(kind, name, w[2:])
	}
	if err != nil {
		r.fail(err)
	}
}

// dyes parses a heading that defines dyes, the colours of materials. Every picture can use dyes;
// they are multiplied there by the light of the time of day.
func (r *reader) dyes(words []string) error {
	m, err := parseMixture(words)
	for name, c := range m.dyes {
		r.art.dyes[name] = c
	}
	if len(m.plain) > 0 {
		err = errors.Join(err, errors.New("dyes are written tone~#RRGGBB"))
	}
	return err
}

// listHours adds the dyes (colours of materials) to every hour (time of day), multiplied by the
// light of that hour. If an hour has a tone with the same name as a dye, the tone is kept.
func (a *Art) listHours() {
	for name, hour := range a.hours {
		light, ok := hour["light"]
		if !ok {
			continue
		}
		a.hours[name] = mixture{dyes: a.dyes}.at(light).over(hour)
	}
}

// ramp parses the definition of a colour ramp, a list of colours from lit to shaded. kind is what
// the ramp is used for, such as "skin"; name is its name among the ramps of that kind.
func (r *reader) ramp(kind, name string, colours []string) error {
	if !slices.Contains(rampKinds, kind) {
		return fmt.Errorf("nothing is called %q", kind)
	}
	if r.art.ramps[kind] == nil {
		r.art.ramps[kind] = map[string][]string{}
	}
	for _, c := range colours {
		if _, err := parseTone(c); err != nil {
			return err
		}
	}
	r.art.ramps[kind][name] = colours
	return nil
}

// rampKinds are the kinds of colour ramps: what the colours of a ramp are used for.
var rampKinds = []string{"skin", "hair", "cloth", "plate"}

// picture parses the heading of a picture, or of a cutout if bare is true. name is the picture's
// name, and w the words after it: width, height, hour and tones.
func (r *reader) picture(name string, w []string, bare bool) error {
	if len(w) < 3 {
		return errors.New("a picture has a width, a height and an hour")
	}
	width, err1 := strconv.ParseFloat(w[0], 64)
	height, err2 := strconv.ParseFloat(w[1], 64)
	tones, err3 := parseMixture(w[3:])
	if _, twice := r.art.pictures[name]; twice {
		err3 = errors.Join(err3, fmt.Errorf("there are two pictures called %q", name))
	}
	s := &scene{w: width, h: height, hour: w[2], bare: bare, tones: tones}
	r.art.pictures[name] = s
	r.body = &s.script
	return errors.Join(err1, err2, err3)
}

// command parses a line of a body.
func (r *bodyReader) command(line string) {
	if line == "end" {
		if len(r.open) == 1 {
			r.fail(errors.New("there is nothing to end"))
			return
		}
		r.open = r.open[:len(r.open)-1]
		return
	}
	c, err := parseCommand(line)
	if err != nil {
		r.fail(err)
		return
	}
	body := r.open[len(r.open)-1]
	*body = append(*body, c)
	if c.verb.block {
		r.open = append(r.open, &(*body)[len(*body)-1].body)
	}
}

// parseCommand parses a line: a verb, its words and numbers, and a path.
func parseCommand(line string) (command, error) {
	name, rest, _ := strings.Cut(line, " ")
	v, ok := verbs[name]
	if !ok {
		return command{}, fmt.Errorf("there is no verb %q", name)
	}
	c := command{verb: v}
	for rest != "" {
		if rest[0] == 'M' && len(rest) > 1 && strings.IndexByte("-.0123456789", rest[1]) >= 0 {
			path, err := ParsePath(rest)
			if err != nil {
				return c, err
			}
			c.path = path
			break
		}
		var w string
		w, rest, _ = strings.Cut(rest, " ")
		if n, err := strconv.ParseFloat(w, 64); err == nil {
			c.nums = append(c.nums, n)
		} else if w != "" {
			c.words = append(c.words, w)
		}
	}
	return c, v.check(&c)
}
