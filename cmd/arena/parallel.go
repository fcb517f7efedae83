package main

import (
	"runtime"
	"sync"
	"sync/atomic"
)

// cores returns the default number of games that are played in parallel: the number of processors
// that the program may use.
func cores() int { return runtime.GOMAXPROCS(0) }

// runParallel calls work for each number from 0 to n-1, in ascending order, with up to parallel
// calls at a time. After a call has failed, it starts no more calls. It returns the error of the
// lowest number that failed, which does not depend on timing.
func runParallel(n, parallel int, work func(i int) error) error {
	errs := make([]error, n)
	var next atomic.Int64
	var wait sync.WaitGroup
	for range min(parallel, n) {
		wait.Go(func() {
			for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
				if errs[i] = work(i); errs[i] != nil {
					next.Store(int64(n))
				}
			}
		})
	}
	wait.Wait()
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}
