package main

import (
	"context"
	"errors"
)

func runMeasure(ctx context.Context, p project, args []string) error { return errors.New("not yet") }
