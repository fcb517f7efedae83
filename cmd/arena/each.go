package main

import (
	"runtime"
	"sync"
	"sync/atomic"
)

// cores is how many games are played at a time unless told otherwise: as many as the program may use processors.
func cores() int { return runtime.GOMAXPROCS(0) }

// each calls work for the numbers from 0 to n-1, up to parallel of them at a time and in ascending order, until one
// fails. It returns the error of the lowest number that failed, whatever finished first.
func each(n, parallel int, work func(i int) error) error {
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
