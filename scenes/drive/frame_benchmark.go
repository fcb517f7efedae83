package drive

import (
	"image"
	"runtime"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// Bench measures the processor time of a frame: it calls frame b.N times with a screen of the given
// size in pixels. It reports the time and the allocations of frame only. The time in which the
// software renderer executes the draw calls is not part of the result, although it makes the
// benchmark run longer.
func Bench(b *testing.B, width, height int, frame func(screen *ebiten.Image)) {
	b.Helper()
	if theHost == nil {
		b.Fatal(errNoMain)
	}
	const batch = 32 // number of frames after which the draw calls are flushed
	var screen *ebiten.Image
	onHost(func() {
		screen = ebiten.NewImage(width, height)
		frame(screen)
		flush(screen)
	})
	defer onHost(func() { screen.Deallocate() })

	var spent time.Duration
	var before, after runtime.MemStats
	var mallocs, bytes uint64
	b.ReportAllocs()
	b.ResetTimer()
	for done := 0; done < b.N; done += batch {
		n := min(batch, b.N-done)
		onHost(func() {
			runtime.ReadMemStats(&before)
			start := time.Now()
			for range n {
				frame(screen)
			}
			spent += time.Since(start)
			runtime.ReadMemStats(&after)
			flush(screen)
		})
		mallocs += after.Mallocs - before.Mallocs
		bytes += after.TotalAlloc - before.TotalAlloc
	}
	b.ReportMetric(float64(spent.Nanoseconds())/float64(b.N), "ns/op")
	b.ReportMetric(float64(bytes)/float64(b.N), "B/op")
	b.ReportMetric(float64(mallocs)/float64(b.N), "allocs/op")
}

var onePixel = image.Rect(0, 0, 1, 1)

// flush reads back a pixel of screen, so that the graphics library executes all pending draw calls.
func flush(screen *ebiten.Image) {
	var pixel [4]byte
	screen.SubImage(onePixel).(*ebiten.Image).ReadPixels(pixel[:])
}
