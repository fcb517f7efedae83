package stage

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/engine/review"
	"gulch/scenes/work"
)

// studySuffix ends the names of documents that hold studies: they are named like the game that they are about.
const studySuffix = ".study"

// Study is the look at the decisions of one seat in a finished game. It is made beside the picture, once, and kept with the game.
type Study struct {
	Match *match.Match
	Seat  engine.Seat

	doc    string // of the game, "" if it is kept nowhere
	record match.Record
	job    *studyJob
	worker *work.Worker
	kept   review.Kept
	made   review.Findings
	err    error
}

// Study returns the study of a seat in a game that is over: the one that was kept, or one that is being made from now on. There is
// one in the making at a time; asking for another gives it up.
func (h *App) Study(m *match.Match, doc string, seat engine.Seat) *Study {
	if h.study != nil && h.study.Match == m && h.study.Seat == seat {
		return h.study
	}
	h.stopStudy()
	s := &Study{Match: m, Seat: seat, doc: doc, record: m.Record()}
	h.study = s
	if data, err := h.Docs.Read(studyDoc(doc)); err == nil {
		s.kept, _ = review.ReadKept(data, s.record) // what is damaged or of another game is made anew
	}
	if f, ok := s.kept.Of(seat); ok {
		s.made = f
		h.takeMistakes(s)
		return s
	}
	replay, err := m.Replay()
	if err == nil {
		s.job = &studyJob{record: s.record, seat: seat}
		s.job.Study, err = review.NewStudy(replay, seat)
	}
	if err != nil {
		s.err = err
		return s
	}
	s.worker = work.Start(s.job)
	return s
}

// studyDoc names the document of a game's studies.
func studyDoc(doc string) string { return strings.TrimSuffix(doc, gameSuffix) + studySuffix }

// stopStudy gives the study in the making up.
func (h *App) stopStudy() {
	if h.study != nil && h.study.worker != nil {
		h.study.worker.Cancel()
	}
	h.study = nil
}

// tickStudy goes on with the study in the making and keeps it when it is done. One that cannot be kept is made again another time.
func (h *App) tickStudy() {
	s := h.study
	if s == nil || s.worker == nil || !s.worker.Step() {
		return
	}
	s.worker = nil
	if s.made, s.err = s.job.result(); s.err == nil {
		s.kept.Add(s.made)
		h.keepStudy(s)
		h.takeMistakes(s)
	}
}

func (h *App) keepStudy(s *Study) {
	if s.doc == "" {
		return
	}
	if data, err := s.kept.Encode(s.record); err == nil {
		_ = h.Docs.Write(studyDoc(s.doc), data)
	}
}

// Progress returns how much of the study is made, from 0 to 1.
func (s *Study) Progress() float64 {
	if s.worker == nil {
		return 1
	}
	return s.worker.Progress()
}

// Result returns what was found as soon as done is true. The error says why there is nothing.
func (s *Study) Result() (found review.Findings, err error, done bool) {
	return s.made, s.err, s.worker == nil
}

// Doc returns the document of the game, "" if it is kept nowhere.
func (s *Study) Doc() string { return s.doc }

// Solved reports whether something better was found for the mistake at a position.
func (s *Study) Solved(at int) bool { return s.kept.Solved[at] }

// NoteSolved keeps that something better was found for the mistake at a position.
func (h *App) NoteSolved(s *Study, at int) {
	if s.Solved(at) {
		return
	}
	if s.kept.Solved == nil {
		s.kept.Solved = map[int]bool{}
	}
	s.kept.Solved[at] = true
	h.keepStudy(s)
}

// studyJob is a study, made here or elsewhere.
type studyJob struct {
	*review.Study
	record match.Record
	seat   engine.Seat
	heard  *review.Findings // made elsewhere
}

// StudyKind is the kind of the job, see [ReviewKind].
const StudyKind = "study"

// Tell is that of work.Told: a study is about a seat and a record.
func (j *studyJob) Tell() (kind, about string, err error) {
	text, err := j.record.Text()
	return StudyKind, fmt.Sprintf("%d\n%s", j.seat, text), err
}

// Hear is that of work.Told.
func (j *studyJob) Hear(report string, done bool) error {
	if !done {
		return nil
	}
	var f review.Findings
	if err := engine.DecodeStrict([]byte(report), &f); err != nil {
		return err
	}
	if f.Seat != j.seat {
		return fmt.Errorf("stage: the study is of another seat")
	}
	j.heard = &f
	return nil
}

// result returns the findings.
func (j *studyJob) result() (review.Findings, error) {
	if j.heard != nil {
		return *j.heard, nil
	}
	return j.Findings()
}

// studyErrand is a study as whoever was told of it makes it.
type studyErrand struct{ *review.Study }

// Report is that of work.Errand: nothing before the end, and where the study failed nothing at all.
func (e studyErrand) Report() string {
	f, err := e.Findings()
	if err != nil {
		return ""
	}
	text, err := json.Marshal(f)
	if err != nil {
		return ""
	}
	return string(text)
}

// StudyCraft makes errands of studies that were told.
func StudyCraft(find match.Finder) func(about string) (work.Errand, error) {
	return func(about string) (work.Errand, error) {
		who, text, _ := strings.Cut(about, "\n")
		seat, err := strconv.Atoi(who)
		if err != nil {
			return nil, fmt.Errorf("stage: %q is no seat", who)
		}
		replay, err := toldReplay(find, text)
		if err != nil {
			return nil, err
		}
		s, err := review.NewStudy(replay, engine.Seat(seat))
		return studyErrand{s}, err
	}
}
