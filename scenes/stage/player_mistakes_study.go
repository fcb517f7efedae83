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

// studySuffix is the suffix of the name of the document with the studies of a game (analyses of the
// seats' decisions). The rest of the name is the same as for the game's document.
const studySuffix = ".study"

// Study is the analysis of one seat's decisions in a finished game: it finds the seat's mistakes.
// It is computed once, in the background, and stored with the game.
type Study struct {
	Match *match.Match
	Seat  engine.Seat

	doc    string // name of the game's document, "" if the game is not saved
	record match.Record
	job    *studyJob
	worker *work.Worker
	kept   review.StoredStudies
	made   review.Findings
	err    error
}

// Study returns the study of the decisions of a seat in the finished match m. doc is the name of
// its document, "" if it is not saved. A stored study is loaded; otherwise its computation is
// started. Only one study is computed at a time: requesting another one cancels the computation.
func (h *App) Study(m *match.Match, doc string, seat engine.Seat) *Study {
	if h.study != nil && h.study.Match == m && h.study.Seat == seat {
		return h.study
	}
	h.stopStudy()
	s := &Study{Match: m, Seat: seat, doc: doc, record: m.Record()}
	h.study = s
	if data, err := h.Docs.Read(studyDoc(doc)); err == nil {
		s.kept, _ = review.ReadStoredStudies(data, s.record) // a document that is damaged or of another game is ignored
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

// Studied returns the findings of the studies of the finished match m that are complete. doc is the
// name of its document, "" if it is not saved.
func (h *App) Studied(m *match.Match, doc string) []review.Findings {
	if h.study != nil && h.study.Match == m {
		return h.study.kept.Studies
	}
	if doc == "" {
		return nil
	}
	data, err := h.Docs.Read(studyDoc(doc))
	if err != nil {
		return nil
	}
	kept, _ := review.ReadStoredStudies(data, m.Record()) // a document that is damaged or of another game is ignored
	return kept.Studies
}

// studyDoc returns the name of the document with the studies of the game in document doc.
func studyDoc(doc string) string { return strings.TrimSuffix(doc, gameSuffix) + studySuffix }

// stopStudy cancels the computation of the current study.
func (h *App) stopStudy() {
	if h.study != nil && h.study.worker != nil {
		h.study.worker.Cancel()
	}
	h.study = nil
}

// tickStudy continues the computation of the current study and stores the study when it is done. If
// it cannot be stored, it will be computed again when it is next requested.
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

// Progress returns the progress of the computation from 0 to 1.
func (s *Study) Progress() float64 {
	if s.worker == nil {
		return 1
	}
	return s.worker.Progress()
}

// Result returns the findings of the study, or the error of its computation. Both are valid only if
// done is true.
func (s *Study) Result() (found review.Findings, err error, done bool) {
	return s.made, s.err, s.worker == nil
}

// Doc returns the name of the game's document, "" if the game is not saved.
func (s *Study) Doc() string { return s.doc }

// Solved reports whether the player has found a better move for a mistake. at is the number of the
// position of the game at which the mistake was made.
func (s *Study) Solved(at int) bool { return s.kept.Solved[at] }

// MarkSolved stores that the player has found a better move for a mistake. at is the number of the
// position of the game at which the mistake was made.
func (h *App) MarkSolved(s *Study, at int) {
	if s.Solved(at) {
		return
	}
	if s.kept.Solved == nil {
		s.kept.Solved = map[int]bool{}
	}
	s.kept.Solved[at] = true
	h.keepStudy(s)
}

// studyJob computes a study, in this process or in the Web Worker. It is a [work.RemoteJob].
type studyJob struct {
	*review.Study
	record match.Record
	seat   engine.Seat
	remote *review.Findings // the findings decoded from the worker's report; nil if computed in this process
}

// StudyKind is the kind of the job that computes a study: its key in [work.Handlers].
const StudyKind = "study"

// Encode returns the seat and the record of the game as text, for the worker. It implements
// work.RemoteJob.
func (j *studyJob) Encode() (kind, about string, err error) {
	text, err := j.record.Text()
	return StudyKind, fmt.Sprintf("%d\n%s", j.seat, text), err
}

// Decode stores the findings that the worker has sent as report. It does nothing until done is
// true, and returns an error if the report is damaged. It implements work.RemoteJob.
func (j *studyJob) Decode(report string, done bool) error {
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
	j.remote = &f
	return nil
}

// result returns the findings of the study, or the error of its computation. It may be called when
// the job is done.
func (j *studyJob) result() (review.Findings, error) {
	if j.remote != nil {
		return *j.remote, nil
	}
	return j.Findings()
}

// studyTask is a study that runs in the Web Worker.
type studyTask struct{ *review.Study }

// Report returns the findings encoded for the app. It returns "" until the study is done, or if it
// has failed. It implements work.Task.
func (e studyTask) Report() string {
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

// StudyHandler returns the Web Worker's handler for study requests. The handler decodes a request
// and returns the task that computes the study. find returns the games by ID.
func StudyHandler(find match.Finder) func(about string) (work.Task, error) {
	return func(about string) (work.Task, error) {
		who, text, _ := strings.Cut(about, "\n")
		seat, err := strconv.Atoi(who)
		if err != nil {
			return nil, fmt.Errorf("stage: %q is no seat", who)
		}
		replay, err := decodeReplay(find, text)
		if err != nil {
			return nil, err
		}
		s, err := review.NewStudy(replay, engine.Seat(seat))
		return studyTask{s}, err
	}
}
