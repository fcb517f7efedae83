package scenario_test

import (
	"testing"

	"gulch/engine/scenario"
)

// TestMatchNull checks what a null in an expected fragment of JSON matches. It calls Match
// directly, because a merge patch removes fields that are null.
func TestMatchNull(t *testing.T) {
	for _, c := range []struct {
		fragment, document string
		fits               bool
	}{
		{`{"a": null}`, `{"a": null}`, true},
		{`{"a": null}`, `{}`, true},
		{`{"a": null}`, `{"a": 0}`, false},
		{`{"a": {"b": 1}}`, `{"a": {"b": 1, "c": 2}}`, true},
		{`{"a": [{"b": 1}]}`, `{"a": [{"b": 1, "c": 2}]}`, true},
		{`{"a": [{"b": 1}]}`, `{"a": [{"b": 2}]}`, false},
		{`[]`, `{}`, false},
		{`{`, `{}`, false},
	} {
		if err := scenario.Match([]byte(c.fragment), []byte(c.document)); (err == nil) != c.fits {
			t.Errorf("%s on %s: %v", c.fragment, c.document, err)
		}
	}
}

// TestMerge checks Merge with the examples of RFC 7386, appendix A.
func TestMerge(t *testing.T) {
	for _, c := range [][3]string{
		{`{"a":"b"}`, `{"a":"c"}`, `{"a":"c"}`},
		{`{"a":"b"}`, `{"b":"c"}`, `{"a":"b","b":"c"}`},
		{`{"a":"b"}`, `{"a":null}`, `{}`},
		{`{"a":"b","b":"c"}`, `{"a":null}`, `{"b":"c"}`},
		{`{"a":["b"]}`, `{"a":"c"}`, `{"a":"c"}`},
		{`{"a":"c"}`, `{"a":["b"]}`, `{"a":["b"]}`},
		{`{"a":{"b":"c"}}`, `{"a":{"b":"d","c":null}}`, `{"a":{"b":"d"}}`},
		{`{"a":[{"b":"c"}]}`, `{"a":[1]}`, `{"a":[1]}`},
		{`["a","b"]`, `["c","d"]`, `["c","d"]`},
		{`{"a":"b"}`, `["c"]`, `["c"]`},
		{`{"a":"foo"}`, `null`, `null`},
		{`{"a":"foo"}`, `"bar"`, `"bar"`},
		{`{"e":null}`, `{"a":1}`, `{"a":1,"e":null}`},
		{`[1,2]`, `{"a":"b","c":null}`, `{"a":"b"}`},
		{`{}`, `{"a":{"bb":{"ccc":null}}}`, `{"a":{"bb":{}}}`},
	} {
		got, err := scenario.Merge([]byte(c[0]), []byte(c[1]))
		if err != nil || string(got) != c[2] {
			t.Errorf("%s with %s gives %s, %v; want %s", c[0], c[1], got, err, c[2])
		}
	}
}
