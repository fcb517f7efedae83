package main

import (
	"encoding/json"
	"fmt"
	"io"
)

// report is the result of a command. Encoded as JSON, it is the command's JSON output.
type report interface {
	print(out io.Writer) error
}

// printReport prints a report as text, or as JSON if that was requested.
func (t *table) printReport(out io.Writer, r report) error {
	if t.json {
		return printJSON(out, r)
	}
	return r.print(out)
}

// saveReport merges a report into the tables of results in the folder into, unless into is "". Then
// it prints the report.
func (t *table) saveReport(out io.Writer, into string, r interface {
	report
	keep(folder string) error
}) error {
	if into != "" {
		if err := r.keep(into); err != nil {
			return found{err}
		}
	}
	return t.printReport(out, r)
}

// printJSON writes v as a JSON object on one line.
func printJSON(out io.Writer, v any) error {
	text, err := json.Marshal(v)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(out, "%s\n", text)
	return err
}
