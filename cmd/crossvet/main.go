// Command crossvet runs the checks of go vet for another system without compiling anything for it: it reads the packages
// that the code depends on from source, where go vet wants each of them compiled for that system first. On a fresh machine
// that is some ten seconds instead of some minutes.
//
// The system is named by the environment, and the command itself has to be built for the one that it runs on:
//
//	go build -o crossvet ./cmd/crossvet && GOOS=windows GOARCH=amd64 ./crossvet ./...
package main

import (
	"golang.org/x/tools/go/analysis/multichecker"
	"golang.org/x/tools/go/analysis/suite/vet"
)

func main() { multichecker.Main(vet.Suite...) }
