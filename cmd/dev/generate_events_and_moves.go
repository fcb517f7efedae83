package main

import (
	"bytes"
	"cmp"
	"context"
	"encoding/csv"
	"flag"
	"fmt"
	"go/format"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// An [engine.Event] and an engine.Move hold a kind and numbers A to D, whose meaning depends on the
// kind. The files events.csv and moves.csv of a game give these numbers, which are called parts
// here, names and types, and `dev generate` writes Go functions that use the names. They cost
// nothing, because the compiler inlines them.
//
// The columns of events.csv:
//
//	kind      the constant is EventKIND; the numbers of the kinds are those of the lines, from 1
//	name      the name of the kind in documents and goal files
//	seat      what the seat of the event is called as a parameter; empty for events with NoSeat
//	other     the same for the other seat
//	a to d    a part: its name and its Go type, such as "card Card"; empty if the field is 0
//	reveals, discloses, secret
//	          whether an event of the kind has the mark: empty for no, or yes, or a condition in Go
//	          on the event e
//	comment   when the event happens, in terms of the seats and parts
//
// The columns of moves.csv:
//
//	kind      the constant is KindKIND
//	maker     the name of the function that returns such a move
//	example   such a move in notation; its first word is the verb of the kind
//	a to c    a part, as for events. A third word is the name of its notation, if that is not the
//	          notation of its type: "slot int buildingSlot" is written by buildingSlotNotation, and
//	          "card Card" by cardNotation. It is "-" if the notation of another part includes this one
//	comment   what the move does, beginning with a verb; continues "that …"
//
// The generated functions of an events.csv are tellKIND, which reports an event to an observer, and
// NAMEIn, which returns the part with a name. Those of a moves.csv are the makers, and NAMEOf. A
// name may stand in several fields, of events of several kinds, but always has the same type.

// partTables returns the folders of engine with an events.csv or a moves.csv.
func (p project) partTables() (dirs []string) {
	for _, name := range []string{"events.csv", "moves.csv"} {
		files, _ := filepath.Glob(p.path("engine/*/" + name)) // the pattern is valid, so there is no error
		for _, file := range files {
			dirs = append(dirs, "engine/"+filepath.Base(filepath.Dir(file)))
		}
	}
	slices.Sort(dirs)
	return slices.Compact(dirs)
}

// runGenerate implements `dev generate`: it writes the Go code for events.csv, moves.csv and
// enumerations.
func runGenerate(_ context.Context, p project, args []string) error {
	if err := parse(flag.NewFlagSet("generate", flag.ContinueOnError), args); err != nil {
		return err
	}
	files, err := p.generated()
	if err != nil {
		return err
	}
	for name, code := range files {
		if err := os.WriteFile(p.path(name), code, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// generated returns the generated files of all games, by their paths in the repository.
func (p project) generated() (map[string][]byte, error) {
	all := map[string][]byte{}
	for _, dir := range p.partTables() {
		stores := false // asNumber has been written for the package
		for _, table := range []string{"events", "moves"} {
			name := dir + "/" + table
			text, err := os.ReadFile(p.path(name + ".csv"))
			if os.IsNotExist(err) {
				continue
			} else if err != nil {
				return nil, err
			}
			rows, err := readParts(text)
			if err != nil {
				return nil, fmt.Errorf("%s.csv: %w", name, err)
			}
			text = []byte(writeParts[table](path.Base(dir), rows))
			if !stores && bytes.Contains(text, []byte("asNumber(")) {
				text, stores = append(text, asNumber...), true
			}
			if all[name+"_gen.go"], err = format.Source(text); err != nil {
				return nil, fmt.Errorf("%s.csv: the generated code is not Go: %w", name, err)
			}
		}
	}
	return all, p.generatedEnumerations(all)
}

// writeParts holds, for each table, the function that returns its Go code for a package.
var writeParts = map[string]func(pkg string, rows []partRow) string{"events": eventCode, "moves": moveCode}

// partRow is one line of an events.csv or moves.csv: the cells by the names of their columns.
type partRow map[string]string

// namedPart is a part of an event or a move: field is the letter of its field. notation is the name
// of its notation, "" for that of its type.
type namedPart struct{ name, typ, field, notation string }

// parts returns the parts of a line.
func (r partRow) parts() []namedPart {
	var list []namedPart
	for _, field := range []string{"a", "b", "c", "d"} {
		if words := append(strings.Fields(r[field]), ""); len(words) > 2 {
			list = append(list, namedPart{words[0], words[1], strings.ToUpper(field), words[2]})
		}
	}
	return list
}

// verb returns the verb of a kind of moves.
func (r partRow) verb() string {
	verb, _, _ := strings.Cut(r["example"], " ")
	return verb
}

// readParts reads an events.csv or moves.csv. It returns an error if a part has no type, or two
// types, or if a kind of moves has no verb of its own.
func readParts(text []byte) ([]partRow, error) {
	lines, err := csv.NewReader(bytes.NewReader(text)).ReadAll()
	if err != nil || len(lines) == 0 {
		return nil, fmt.Errorf("it cannot be read: %v", err)
	}
	var rows []partRow
	types, verbs := map[string]string{}, map[string]bool{"": true}
	for _, cells := range lines[1:] {
		row := partRow{}
		for i, column := range lines[0] {
			row[column] = cells[i]
		}
		if _, isMove := row["maker"]; isMove && verbs[row.verb()] {
			return nil, fmt.Errorf("%s: the example %q does not begin with a verb of its own", row["kind"], row["example"])
		}
		verbs[row.verb()] = true
		for _, field := range []string{"a", "b", "c", "d"} {
			if words := strings.Fields(row[field]); len(words) == 1 {
				return nil, fmt.Errorf("%s: the part %q has no type", row["kind"], words[0])
			} else if len(words) > 3 || len(words) == 3 && row["example"] == "" {
				return nil, fmt.Errorf("%s: the part %q has too many words", row["kind"], row[field])
			}
		}
		for _, part := range row.parts() {
			if was := types[part.name]; was != "" && was != part.typ {
				return nil, fmt.Errorf("%s: the part %s is %s here and %s before", row["kind"], part.name, part.typ,
					was)
			}
			types[part.name] = part.typ
		}
		rows = append(rows, row)
	}
	return rows, nil
}

// eventCode returns the Go code for an events.csv.
func eventCode(pkg string, rows []partRow) string {
	var b strings.Builder
	fileStart(&b, pkg, "events.csv")
	comment(&b, "",
		"Kinds of events. The comments name the seats and the parts of the event; see tellKIND for their types.")
	b.WriteString("const (\n_ engine.EventKind = iota // 0 is not a kind of event\n\n")
	for _, r := range rows {
		comment(&b, "\t", "Event"+r["kind"]+": "+r["comment"]+".")
		fmt.Fprintf(&b, "Event%s\n", r["kind"])
	}
	b.WriteString("eventEnd\n)\n\n// eventNames are the names of the kinds in documents and goals.\nvar eventNames = [eventEnd]string{\n")
	for _, r := range rows {
		fmt.Fprintf(&b, "Event%s: %q,\n", r["kind"], r["name"])
	}
	b.WriteString("}\n\n")
	markTable(&b, rows)
	emitCode(&b, rows)
	for _, r := range rows {
		tellCode(&b, r)
	}
	for _, list := range byName(rows) {
		accessorCode(&b, list, "Event", "In", "e")
	}
	return b.String()
}

// asNumber is the Go function that stores a part of type bool.
const asNumber = `
// asNumber returns 1 for true and 0 for false.
func asNumber(b bool) int16 {
	if b {
		return 1
	}
	return 0
}
`

// moveCode returns the Go code for a moves.csv.
func moveCode(pkg string, rows []partRow) string {
	var b strings.Builder
	fileStart(&b, pkg, "moves.csv")
	b.WriteString("// Kinds of moves. The comments name the parts of the move.\nconst (\n_ engine.Kind = iota // 0 is not a kind of move\n\n")
	for _, r := range rows {
		comment(&b, "\t", "Kind"+r["kind"]+": "+r["comment"]+".")
		fmt.Fprintf(&b, "Kind%s\n", r["kind"])
	}
	b.WriteString("kindEnd\n)\n\n")
	for _, r := range rows {
		makerCode(&b, r)
	}
	notationCode(&b, rows)
	for _, list := range byName(rows) {
		accessorCode(&b, list, "Kind", "Of", "m")
	}
	wellFormedCode(&b, rows)
	return b.String()
}

func fileStart(b *strings.Builder, pkg, table string) {
	fmt.Fprintf(b,
		"// Code generated by go run ./cmd/dev generate from %s; DO NOT EDIT.\n\npackage %s\n\nimport \"gulch/engine\"\n\n",
		table, pkg)
}

// comment writes a Go comment in lines of at most 100 columns.
func comment(b *strings.Builder, indent, text string) {
	width := 97 - 4*len(indent)
	line := ""
	for _, word := range strings.Fields(text) {
		if line != "" && len([]rune(line))+1+len([]rune(word)) > width {
			fmt.Fprintf(b, "%s// %s\n", indent, line)
			line = ""
		}
		line = strings.TrimSpace(line + " " + word)
	}
	fmt.Fprintf(b, "%s// %s\n", indent, line)
}

// marksOfEvents are the columns of events.csv with the marks of events.
var marksOfEvents = []string{"reveals", "discloses", "secret"}

// markTable writes the table of the marks that all events of a kind have.
func markTable(b *strings.Builder, rows []partRow) {
	comment(b, "", "marks holds the marks of the kinds of events: reveals, if they depend on chance or show hidden "+
		"information to everybody who may read them; discloses, if they show others what until then only their seat "+
		"knew; and secret, if only their seat may read them.")
	b.WriteString("var marks = [eventEnd]struct{ reveals, discloses, secret bool }{\n")
	for _, r := range rows {
		var set []string
		for _, mark := range marksOfEvents {
			if r[mark] == "yes" {
				set = append(set, mark+": true")
			}
		}
		if set != nil {
			fmt.Fprintf(b, "Event%s: {%s},\n", r["kind"], strings.Join(set, ", "))
		}
	}
	b.WriteString("}\n\n")
}

// emitCode writes the function that sends an event.
func emitCode(b *strings.Builder, rows []partRow) {
	var cases strings.Builder
	for _, r := range rows {
		for _, mark := range marksOfEvents {
			if when := r[mark]; when != "" && when != "yes" {
				fmt.Fprintf(&cases, "case Event%s:\ne.%s = %s\n", r["kind"], upper(mark), when)
			}
		}
	}
	const event = `engine.Event{
		Kind: kind, Seat: seat, Other: other,
		Reveals: m.reveals, Discloses: m.discloses, Secret: m.secret,
		A: a, B: b, C: c, D: d,
	}`
	b.WriteString("// emit sends an event to tell, which is not nil.\nfunc emit(tell engine.Observer, kind engine.EventKind, " +
		"seat, other engine.Seat, a, b, c, d int16) {\nm := &marks[kind]\n")
	if cases.Len() == 0 {
		b.WriteString("tell(" + event + ")\n}\n\n")
		return
	}
	fmt.Fprintf(b, "e := %s\nswitch kind {\n%s}\ntell(e)\n}\n\n", event, cases.String())
}

// tellCode writes the function that reports an event of one kind.
func tellCode(b *strings.Builder, r partRow) {
	params := []string{"tell engine.Observer"}
	seat, other := "engine.NoSeat", "engine.NoSeat"
	for _, at := range []struct {
		name string
		to   *string
	}{{r["seat"], &seat}, {r["other"], &other}} {
		if at.name != "" {
			params = append(params, at.name+" engine.Seat")
			*at.to = at.name
		}
	}
	values := map[string]string{}
	for _, p := range r.parts() {
		params = append(params, p.name+" "+p.typ)
		values[p.field] = p.stored()
	}
	comment(b, "", fmt.Sprintf("tell%s reports an event of kind Event%[1]s, unless tell is nil.", r["kind"]))
	args := []string{"tell", "Event" + r["kind"], seat, other}
	for _, field := range []string{"A", "B", "C", "D"} {
		args = append(args, cmp.Or(values[field], "0"))
	}
	fmt.Fprintf(b, "func tell%s(%s) {\nif tell != nil {\nemit(%s)\n}\n}\n\n", r["kind"], wrapped(params), wrapped(args))
}

// makerCode writes the function that returns a move of one kind.
func makerCode(b *strings.Builder, r partRow) {
	if r["maker"] == "" {
		return
	}
	var params, fields []string
	fields = append(fields, "Kind: Kind"+r["kind"])
	for _, p := range r.parts() {
		params = append(params, p.name+" "+p.typ)
		fields = append(fields, p.field+": "+p.stored())
	}
	comment(b, "", fmt.Sprintf("%s returns the move that %s.", r["maker"], r["comment"]))
	fmt.Fprintf(b, "func %s(%s) engine.Move {\nreturn engine.Move{%s}\n}\n\n", r["maker"], wrapped(params),
		wrapped(fields))
}

// notationCode writes the table of the notation of all kinds of moves.
func notationCode(b *strings.Builder, rows []partRow) {
	b.WriteString("// kindNotations holds the notation of each kind of move.\n" +
		"var kindNotations = [kindEnd]engine.KindNotation{\n")
	for _, r := range rows {
		call := fmt.Sprintf("Kind%s: engine.NewKindNotation(%q", r["kind"], r["example"])
		fmt.Fprintf(b, "%s),\n", wrapped(append([]string{call}, r.notationNames()...)))
	}
	b.WriteString("}\n\n")
}

// notationNames returns the Go expressions for the notation of the fields A to C, without those at
// the end that have none.
func (r partRow) notationNames() []string {
	names := []string{"nil", "nil", "nil"}
	end := 0
	for _, p := range r.parts() {
		at := int(p.field[0] - 'A')
		if names[at] = p.notationName(); names[at] != "nil" {
			end = at + 1
		}
	}
	return names[:end]
}

// notationName returns the Go expression for the notation of the part.
func (p namedPart) notationName() string {
	name := cmp.Or(p.notation, p.typ)
	switch {
	case name == "-":
		return "nil"
	case name == "int", name == "int16":
		return "engine.NumberNotation"
	case name == "engine.Seat":
		return "engine.SeatNotation"
	}
	return lower(name) + "Notation"
}

// wellFormedCode writes the function that checks whether a move is one of its kind at all.
func wellFormedCode(b *strings.Builder, rows []partRow) {
	var conditions []string
	kinds := map[string][]string{} // by condition
	for _, r := range rows {
		fields := map[string]string{"A": "m.A == 0", "B": "m.B == 0", "C": "m.C == 0"}
		for _, p := range r.parts() {
			fields[p.field] = map[string]string{"int": "", "int16": "",
				"bool": fmt.Sprintf("uint16(m.%s) <= 1", p.field)}[p.typ]
			if p.typ != "int" && p.typ != "int16" && p.typ != "bool" {
				fields[p.field] = fmt.Sprintf("m.%s == int16(%s)", p.field, p.loaded("m"))
			}
		}
		list := slices.DeleteFunc([]string{fields["A"], fields["B"], fields["C"]},
			func(c string) bool { return c == "" })
		condition := strings.Join(append(list, "true")[:max(len(list), 1)], " && ")
		if kinds[condition] == nil {
			conditions = append(conditions, condition)
		}
		kinds[condition] = append(kinds[condition], "Kind"+r["kind"])
	}
	comment(b, "", "wellFormed reports whether m has a kind, values of the types of its parts, and 0 in the fields "+
		"that are no parts of its kind.")
	b.WriteString("func wellFormed(m engine.Move) bool {\nswitch m.Kind {\n")
	for _, c := range conditions {
		fmt.Fprintf(b, "case %s:\nreturn %s\n", wrapped(kinds[c]), c)
	}
	b.WriteString("}\nreturn false\n}\n")
}

// stored returns the Go expression that converts the part to the number of a field.
func (p namedPart) stored() string {
	switch p.typ {
	case "int16":
		return p.name
	case "bool":
		return "asNumber(" + p.name + ")"
	}
	return "int16(" + p.name + ")"
}

// loaded returns the Go expression that converts a field of v, an event or a move, to the part.
func (p namedPart) loaded(v string) string {
	switch p.typ {
	case "int16":
		return v + "." + p.field
	case "bool":
		return v + "." + p.field + " != 0"
	}
	return p.typ + "(" + v + "." + p.field + ")"
}

// kindPart is a part of the events or moves of a kind.
type kindPart struct {
	kind string
	namedPart
}

// byName groups the parts of a table by their names, in alphabetical order.
func byName(rows []partRow) [][]kindPart {
	lists := map[string][]kindPart{}
	for _, r := range rows {
		for _, p := range r.parts() {
			lists[p.name] = append(lists[p.name], kindPart{r["kind"], p})
		}
	}
	var all [][]kindPart
	for _, list := range lists {
		all = append(all, list)
	}
	slices.SortFunc(all, func(x, y []kindPart) int { return strings.Compare(x[0].name, y[0].name) })
	return all
}

// accessorCode writes the function that returns the part with a name of an event or a move v, whose
// kinds have a prefix. If the part is in different fields, the function decides by the kind.
func accessorCode(b *strings.Builder, list []kindPart, prefix, suffix, v string) {
	count := map[string]int{}
	var kinds []string
	for _, p := range list {
		count[p.field]++
		kinds = append(kinds, prefix+p.kind)
	}
	usual := list[0]
	for _, p := range list {
		if count[p.field] > count[usual.field] {
			usual = p
		}
	}
	name := upper(usual.name) + suffix
	comment(b, "", fmt.Sprintf("%s returns the part %s of %s, which must be of kind %s.", name, usual.name, v,
		alternatives(kinds)))
	whole := map[string]string{"e": "Event", "m": "Move"}[v]
	fmt.Fprintf(b, "func %s(%s engine.%s) %s {\n", name, v, whole, usual.typ)
	if len(count) > 1 {
		fmt.Fprintf(b, "switch %s.Kind {\n", v)
		for _, field := range []string{"A", "B", "C", "D"} {
			var in []string
			var part namedPart
			for _, p := range list {
				if p.field == field && field != usual.field {
					in, part = append(in, prefix+p.kind), p.namedPart
				}
			}
			if in != nil {
				fmt.Fprintf(b, "case %s:\nreturn %s\n", wrapped(in), part.loaded(v))
			}
		}
		b.WriteString("}\n")
	}
	fmt.Fprintf(b, "return %s\n}\n\n", usual.loaded(v))
}

// alternatives joins a list by commas and, before the last item, "or".
func alternatives(list []string) string {
	last := len(list) - 1
	if last == 0 {
		return list[0]
	}
	return strings.Join(list[:last], ", ") + " or " + list[last]
}

// wrapped joins a list by commas, in lines of at most 85 columns.
func wrapped(list []string) string {
	if len(list) == 0 {
		return ""
	}
	text, width := list[0], len(list[0])
	for _, item := range list[1:] {
		if width += len(item) + 2; width > 85 {
			text, width = text+",\n"+item, len(item)
		} else {
			text += ", " + item
		}
	}
	return text
}

// lower returns a name with a small first letter.
func lower(name string) string { return strings.ToLower(name[:1]) + name[1:] }

// upper returns a name with a capital first letter.
func upper(name string) string { return strings.ToUpper(name[:1]) + name[1:] }
