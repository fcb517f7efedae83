package importer

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"gulch/scenes/menu/kit"
	"gulch/scenes/menu/menutest"
)

// TestReceivedFiles checks that the results of several files are listed on pages, one file per row,
// and that the result of one file is a toast or a message.
func TestReceivedFiles(t *testing.T) {
	h := menutest.NewApp(t)
	menutest.Push(h, kit.Message(h, "Below", ""))
	x := &Importer{App: h, NoneTitle: "No game was added"}
	x.Add(nil, errNothingDropped)
	menutest.RunImport(t, h, x)
	menutest.WantScene(t, h, "message")
	menutest.WantTexts(t, h, "No game was added", "Nothing you dropped can be read")
	h.Pop()
	files := fstest.MapFS{}
	for i := range receivedShown + 1 {
		files[fmt.Sprintf("%d.txt", i)] = &fstest.MapFile{Data: []byte("Hello")}
	}
	x.Add(Dropped(files))
	menutest.RunImport(t, h, x)
	menutest.WantScene(t, h, "received")
	menutest.WantTexts(t, h, "Imported files", "0.txt", "It has no game and no players", "5.txt")
	if strings.Contains(menutest.Texts(h), "6.txt") {
		t.Error("the first page shows the seventh file")
	}
	menutest.Press(t, h, "received/on")
	menutest.WantTexts(t, h, "6.txt")
	if strings.Contains(menutest.Texts(h), "0.txt") {
		t.Error("the second page shows the first file")
	}
}
