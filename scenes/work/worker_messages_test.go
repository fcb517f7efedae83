package work

import "testing"

func FuzzMessages(f *testing.F) {
	for _, m := range []message{
		{word: wordReady}, {word: wordDo, id: 7, kind: "bot", body: "{}\n{}"},
		{word: wordAt, id: 1, progress: 0.25, body: "x"},
		{word: wordDone, id: 2}, {word: wordFail, id: 3, body: "why"}, {word: wordDrop, id: 4},
		{word: wordLost, body: "why\nnot"},
	} {
		if again, err := readMessage(m.text()); err != nil || again != m {
			f.Fatalf("%q is parsed as %+v, error %v; want %+v", m.text(), again, err, m)
		}
		f.Add(m.text())
	}
	for _, wrong := range []string{"", "do", "do 0 bot", "at 1 2", "at 1 NaN", "done -1", "lost", "fetch 1",
		"ready 1"} {
		if m, err := readMessage(wrong); err == nil {
			f.Fatalf("%q is parsed as %+v, want an error", wrong, m)
		}
		f.Add(wrong)
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := readMessage(text)
		if err != nil {
			return
		}
		if again, err := readMessage(m.text()); err != nil || again != m {
			t.Fatalf("%q is parsed as %+v, and that, written again, as %+v, error %v", text, m, again, err)
		}
		w := newFakePage(1)
		w.client.start(&summing{n: 10})
		w.client.receive(text)
		newServer(sums).receive(text)
	})
}
