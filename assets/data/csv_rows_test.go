package data_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"gulch/assets/data"
)

func table(content string) fstest.MapFS {
	return fstest.MapFS{"t.csv": {Data: []byte(content)}}
}

func TestRowsReadCells(t *testing.T) {
	rows := data.Read(table("id,n,yes\na,3,true\nb,-4,false\n"), "t.csv")
	var ids string
	sum, trues := 0, 0
	for rows.Next() {
		ids += rows.Text("id")
		sum += rows.Int("n")
		if rows.Bool("yes") {
			trues++
		}
	}
	if rows.Err() != nil || ids != "ab" || sum != -1 || trues != 1 {
		t.Errorf("read the ids %q, the sum %d, %d true values and the error %v, want ab, -1, 1 and nil", ids, sum,
			trues, rows.Err())
	}
}

func TestRowsExplainWhatIsWrong(t *testing.T) {
	for _, c := range []struct{ name, content, want string }{
		{"empty file", "", "no line of column names"},
		{"ragged row", "id,n,yes\na,3\n", "wrong number of fields"},
		{"not a number", "id,n,yes\na,x,true\n", `row 2: n: "x" is not a whole number`},
		{"not a truth", "id,n,yes\na,1,maybe\n", `yes: "maybe" is neither true nor false`},
		{"missing column", "id,yes\na,true\n", `no column "n"`},
	} {
		t.Run(c.name, func(t *testing.T) {
			rows := data.Read(table(c.content), "t.csv")
			for rows.Next() {
				rows.Int("n")
				rows.Bool("yes")
			}
			if rows.Err() == nil || !strings.Contains(rows.Err().Error(), c.want) {
				t.Errorf("the error is %v, want one that contains %q", rows.Err(), c.want)
			}
		})
	}
	if rows := data.Read(data.Boomtown, "none.csv"); rows.Next() || rows.Err() == nil {
		t.Error("for a missing file Next returns true or Err returns nil")
	}
}
