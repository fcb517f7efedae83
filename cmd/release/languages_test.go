package release

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"gulch/render/words"
)

// TestPackagesSpeakEveryLanguage fails when what a package tells of itself lacks a language that players can choose.
func TestPackagesSpeakEveryLanguage(t *testing.T) {
	desktop, meta := read(t, "linux/gulch.desktop"), read(t, "linux/metainfo.xml")
	var info bytes.Buffer
	if err := plist.Execute(&info, map[string]string{}); err != nil {
		t.Fatal(err)
	}
	paragraphs := strings.Count(meta, "<p>")
	for _, tag := range words.Languages() {
		if !strings.Contains(info.String(), "<string>"+tag+"</string>") {
			t.Errorf("the app for macOS does not say that it speaks %s", tag)
		}
		if tag == words.English {
			continue
		}
		for _, key := range []string{"GenericName", "Comment", "Keywords"} {
			if !strings.Contains(desktop, "\n"+key+"["+tag+"]=") {
				t.Errorf("gulch.desktop has no %s in %s", key, tag)
			}
		}
		if n := strings.Count(meta, `<p xml:lang="`+tag+`">`); n != paragraphs || !strings.Contains(meta, `<summary xml:lang="`+tag+`">`) {
			t.Errorf("metainfo.xml has %d paragraphs of %d in %s, or no summary", n, paragraphs, tag)
		}
	}
	if want, got := len(words.Languages()), len(winSummaries); got < want {
		t.Errorf("the program for Windows tells of itself in %d languages; %d can be chosen", got, want)
	}
}

func read(t *testing.T, file string) string {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}
