package stage

import (
	"strings"

	"gulch/engine/match"
	"gulch/engine/review"
	"gulch/scenes/work"
)

// reviewSuffix ends the names of documents that hold reviews: they are named like the game that they are about.
const reviewSuffix = ".review"

// Review is the look back at a finished game. It is made beside the picture, once, and kept with the game.
type Review struct {
	match  *match.Match
	doc    string // of the game, "" if it is kept nowhere
	record match.Record
	job    *reviewJob
	worker *work.Worker
	made   review.Review
	err    error
}

// Review returns the review of a game that is over: the one that was kept, or one that is being made from now on. There
// is one in the making at a time; asking for another, or beginning to play, gives it up.
func (h *App) Review(m *match.Match, doc string) *Review {
	if h.review != nil && h.review.match == m {
		return h.review
	}
	h.stopReview()
	r := &Review{match: m, doc: doc, record: m.Record()}
	h.review = r
	if data, err := h.Docs.Read(reviewDoc(doc)); err == nil {
		if r.made, err = review.Decode(data, r.record); err == nil {
			return r
		}
	}
	replay, err := m.Replay()
	if err == nil {
		r.job = &reviewJob{record: r.record}
		r.job.Work, err = review.New(replay)
	}
	if err != nil {
		r.err = err
		return r
	}
	r.worker = work.Start(r.job)
	return r
}

// reviewDoc names the document of a game's review.
func reviewDoc(doc string) string { return strings.TrimSuffix(doc, gameSuffix) + reviewSuffix }

// stopReview gives the review in the making up.
func (h *App) stopReview() {
	if h.review != nil && h.review.worker != nil {
		h.review.worker.Cancel()
	}
	h.review = nil
}

// tickReview goes on with the review in the making and keeps it when it is done. A review that cannot be kept is made
// again another time.
func (h *App) tickReview() {
	r := h.review
	if r == nil || r.worker == nil || !r.worker.Step() {
		return
	}
	r.worker = nil
	if r.made, r.err = r.job.result(); r.err != nil || r.doc == "" {
		return
	}
	if data, err := r.made.Encode(r.record); err == nil {
		_ = h.Docs.Write(reviewDoc(r.doc), data)
	}
}

// Progress returns how much of the review is made, from 0 to 1.
func (r *Review) Progress() float64 {
	if r.worker == nil {
		return 1
	}
	return r.worker.Progress()
}

// Result returns the review as soon as done is true. The error says why there is none.
func (r *Review) Result() (made review.Review, err error, done bool) {
	return r.made, r.err, r.worker == nil
}
