package main

import (
	"runtime"
	"sync"
	"sync/atomic"
)

// cores returns the default number of games that are played in parallel: the number of processors
// that the program may use.
func cores() int { return runtime.GOMAXPROCS(0) }

// runParallel calls work for the numbers from 0 to n-1, in ascending order and up to parallel of
// them at a time, until one fails. It returns the error of the lowest number that failed,
// independent of timing.
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
