// Package work runs jobs that take seconds beside the picture, which never waits for them: on a goroutine of their own
// where there are several threads, in small slices between the frames in a browser.
//
//	w := work.Start(job)
//	for !w.Step() { … a tick … }   // once a tick
package work

// Job is work that can be done in slices. A bot that thinks is one.
type Job interface {
	// Step does at most n small pieces of the work and reports whether it is done.
	Step(n int) (done bool)
	// Progress returns how much of the work is done, from 0 to 1.
	Progress() float64
}
