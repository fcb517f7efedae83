package person

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"
	"time"
)

// The fields of a person: their JSON names in the data of an identity fact.
const (
	fieldName  = "name"
	fieldFace  = "face"
	fieldFrom  = "from"
	fieldAway  = "away"
	fieldSame  = "same"
	fieldSince = "since"
	fieldTimes = "times"
)

// fields are the fields of one person, stored as a set of registers: each field has the time at
// which it was set, and of two values the later one wins. Merging is commutative, associative and
// idempotent, so devices that exchange persons in any order end with the same fields. Unknown
// fields of a newer version are merged in the same way.
type fields struct {
	values map[string]json.RawMessage // encoded values by name; a field that was cleared has a time but no value
	times  map[string]time.Time
	since  time.Time // time since when the person is known; the earlier one wins
}

// readFields decodes the data of an identity fact. It returns false if the data is not a JSON
// object.
//
// Facts of older versions have no times for single fields, so all of their fields count as set at
// the time of the fact. If such a fact has no field "away", the person was unhidden at that time.
// If it has no field "same", that does not undo a merge: the device that wrote the fact may not
// have known of the merge.
func readFields(f Fact) (fields, bool) {
	x := fields{times: map[string]time.Time{}}
	if json.Unmarshal(f.Data, &x.values) != nil || x.values == nil {
		return x, false
	}
	_ = json.Unmarshal(x.values[fieldSince], &x.since) // if this fails, the time is unknown
	x.since = x.since.UTC()
	times, timed := x.values[fieldTimes]
	delete(x.values, fieldSince)
	delete(x.values, fieldTimes)
	if timed {
		_ = json.Unmarshal(times, &x.times) // if this fails, the fields count as set at the time of the fact
	}
	for name, value := range x.values {
		switch string(value) {
		case `""`, "false", "null": // these values mean the same as an absent field
			delete(x.values, name)
		}
		if _, has := x.times[name]; !has {
			x.times[name] = f.At
		}
	}
	if !timed {
		x.times[fieldAway] = f.At
	}
	for name, at := range x.times {
		x.times[name] = at.UTC()
	}
	return x, true
}

// timed reports whether the data of an identity fact contains the time at which each field was set.
// Older versions did not store these times.
func timed(f Fact) bool {
	var x map[string]json.RawMessage
	_ = json.Unmarshal(f.Data, &x) // an error leaves x empty; readFields returns false for data that is not an object
	return x[fieldTimes] != nil
}

// merge copies to x the fields that were set later in the parameter other than in x. x also gets
// the earlier of the two times since when the person is known.
func (x *fields) merge(other fields) {
	for name, at := range other.times {
		x.take(name, other.values[name], at)
	}
	x.begin(other.since)
}

// begin sets the time since when the person is known to the time since, but only if that is earlier
// than the current one.
func (x *fields) begin(since time.Time) {
	if x.since.IsZero() || !since.IsZero() && since.Before(x.since) {
		x.since = since.UTC()
	}
}

// take sets a field to a value, unless the field already has a later value. at is the time at which
// the value was set. A nil value clears the field. Of two values with the same time, the one whose
// encoding is greater byte by byte wins.
func (x *fields) take(name string, value json.RawMessage, at time.Time) {
	if now, has := x.times[name]; has {
		if c := at.Compare(now); c < 0 || c == 0 && bytes.Compare(value, x.values[name]) <= 0 {
			return
		}
	}
	x.times[name] = at.UTC()
	if value == nil {
		delete(x.values, name)
	} else {
		x.values[name] = value
	}
}

// set sets a field to a value that replaces the current one. now is the time that the new value
// gets. The parameter after is a time that must be earlier. If now is not later than this time and
// the time of the current value, because the clock was set back, the new value gets a time one
// millisecond later than both.
func (x *fields) set(name string, value json.RawMessage, now, after time.Time) {
	for _, at := range []time.Time{x.times[name], after} {
		if !now.After(at) {
			now = at.Add(time.Millisecond)
		}
	}
	x.take(name, value, now)
}

// clone returns a deep copy of the fields.
func (x fields) clone() fields {
	return fields{values: clone(x.values), times: clone(x.times), since: x.since}
}

// clone returns a copy of a map, like maps.Clone, but an empty map for nil.
func clone[V any](m map[string]V) map[string]V {
	if m == nil {
		return map[string]V{}
	}
	return maps.Clone(m)
}

// fact returns the identity fact of a person that contains the encoded fields.
func (x fields) fact(who ID) (Fact, error) {
	f := Fact{Who: who, Kind: self}
	data := map[string]any{fieldTimes: x.times}
	for name, value := range x.values {
		data[name] = value
	}
	if !x.since.IsZero() {
		data[fieldSince] = x.since
	}
	for _, at := range x.times {
		if at.After(f.At) {
			f.At = at
		}
	}
	text, err := json.Marshal(data)
	f.Data = text
	return f, err
}

// person returns the fields as a Person with the given ID. Values of a newer version that cannot be
// decoded are left out.
func (x fields) person(id ID) Person {
	p := Person{ID: id, Since: x.since}
	for name, field := range map[string]any{
		fieldName: &p.Name, fieldFace: &p.Face, fieldFrom: &p.OldName, fieldAway: &p.Hidden, fieldSame: &p.MergedInto,
	} {
		_ = json.Unmarshal(x.values[name], field)
	}
	return p
}

// written returns the encoded fields of a person, by name. Empty fields have the value nil.
func written(p Person) map[string]json.RawMessage {
	out := map[string]json.RawMessage{fieldName: nil, fieldFace: nil, fieldFrom: nil, fieldSame: nil, fieldAway: nil}
	for name, value := range map[string]string{
		fieldName: p.Name, fieldFace: p.Face, fieldFrom: p.OldName, fieldSame: string(p.MergedInto),
	} {
		if text, err := json.Marshal(value); err == nil && value != "" {
			out[name] = text
		}
	}
	if p.Hidden {
		out[fieldAway] = json.RawMessage("true")
	}
	return out
}

// names returns the sorted keys of a map of encoded fields, which are the names of the fields.
func names(of map[string]json.RawMessage) []string { return slices.Sorted(maps.Keys(of)) }
