package stage

import (
	"strings"

	"gulch/engine/match"
	"gulch/engine/review"
	"gulch/scenes/work"
)

// reviewSuffix is the suffix of the name of the document with a game's review (analysis). The rest
// of the name is the same as for the game's document.
const reviewSuffix = ".review"

// Review is the analysis of a finished game: chances to win and turning points. It is computed
// once, in the background, and stored with the game.
type Review struct {
	match  *match.Match
	doc    string // name of the game's document, "" if the game is not saved
	record match.Record
	job    *reviewJob
	worker *work.Worker
	made   review.Review
	err    error
}

// Review returns the review of the finished match m. doc is the name of its document, "" if it is
// not saved. A stored review is loaded; otherwise its computation is started. Only one review is
// computed at a time: requesting the review of another game, or starting to play, cancels the
// computation.
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
		r.job.Reviewer, err = review.New(replay)
	}
	if err != nil {
		r.err = err
		return r
	}
	r.worker = work.Start(r.job)
	return r
}

// reviewDoc returns the name of the document with the review (analysis) of the game in document
// doc.
func reviewDoc(doc string) string { return strings.TrimSuffix(doc, gameSuffix) + reviewSuffix }

// stopReview cancels the computation of the current review.
func (h *App) stopReview() {
	if h.review != nil && h.review.worker != nil {
		h.review.worker.Cancel()
	}
	h.review = nil
}

// tickReview continues the computation of the current review and stores the review when it is done.
// If it cannot be stored, it will be computed again when it is next requested.
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

// Progress returns the progress of the computation from 0 to 1.
func (r *Review) Progress() float64 {
	if r.worker == nil {
		return 1
	}
	return r.worker.Progress()
}

// Result returns made, the finished review, or err, the error of its computation. Both are valid
// only if done is true.
func (r *Review) Result() (made review.Review, err error, done bool) {
	return r.made, r.err, r.worker == nil
}
