package paint

import (
	"image"
	"testing"

	"gulch/render/geom"

	"pgregory.net/rapid"
)

// smallAlbum returns a cache with a budget for the given number of atlas pages.
func smallAlbum(pages int64) (*TextureCache, *TextureSet[int]) {
	a := newAlbum()
	a.budget = pages * textureBytes(pageSide, pageSide)
	return a, TexturesOf[int](a, "things")
}

// quarter is the side, in pixels, of pictures of which exactly four fit on an atlas page.
const quarter = pageSide/2 - 2*gap

// TestAlbumEvictsLeastRecentlyUsed checks that pictures are evicted in the order of their last use,
// and that no picture drawn in the current frame is evicted.
func TestAlbumEvictsLeastRecentlyUsed(t *testing.T) {
	a, things := smallAlbum(2)
	for i := range 8 {
		a.NextFrame()
		things.Allocate(i, quarter, quarter)
	}
	a.NextFrame()
	a.NextFrame()
	things.Find(1) // now the first page is in use and the second is not
	things.Allocate(8, quarter, quarter)
	for i := range 9 {
		if got, want := things.Has(i), i < 4 || i == 8; got != want {
			t.Errorf("picture %d is cached: %v, want %v", i, got, want)
		}
	}
	for i := 9; i < 40; i++ {
		things.Allocate(i, quarter, quarter)
	}
	if !things.Has(1) || !things.Has(8) || !things.Has(39) {
		t.Error("a picture drawn in the current frame was evicted")
	}
	a.NextFrame()
	a.NextFrame()
	if a.bytes > a.budget {
		t.Errorf("after the frame the cache has %d bytes, want at most %d", a.bytes, a.budget)
	}
}

// TestAlbumStaysWithinItsBudget checks that a page is evicted if most of its pictures are old, even
// if one picture on it is still in use.
func TestAlbumStaysWithinItsBudget(t *testing.T) {
	a, things := smallAlbum(4)
	for frame := range 400 {
		a.NextFrame()
		for _, i := range []int{-1, -2, frame, frame / 2 * 2, frame / 16 * 16} {
			if things.Find(i) == nil {
				things.Allocate(i, 200, 150)
			}
		}
	}
	a.NextFrame()
	if a.bytes > a.budget {
		t.Errorf("the cache has %d bytes, want at most %d", a.bytes, a.budget)
	}
}

// TestAlbumKeepsWhatOneFrameNeeds checks that pictures drawn in every frame are kept even if they
// exceed the budget, because repainting them in every frame would cost far more.
func TestAlbumKeepsWhatOneFrameNeeds(t *testing.T) {
	a, things := smallAlbum(1)
	for frame := range 5 {
		a.NextFrame()
		for i := range 10 {
			if things.Find(i) == nil {
				if frame > 0 {
					t.Fatalf("picture %d was evicted in frame %d although every frame draws it", i, frame)
				}
				things.Allocate(i, quarter, quarter)
			}
		}
	}
}

// TestAlbumKeepsWhatIsOnTheScreen checks that the pictures in the static picture and those of the
// last frame are kept while other pictures come and go. Afterwards the cache must be within its
// budget.
func TestAlbumKeepsWhatIsOnTheScreen(t *testing.T) {
	a, things := smallAlbum(2)
	lying := func() {
		for i := range 3 {
			if things.Find(-1-i) == nil {
				things.Allocate(-1-i, 100, 100)
			}
		}
	}
	a.PaintStatic(lying)
	for frame := range 200 {
		a.NextFrame()
		if frame%40 == 39 {
			a.PaintStatic(lying)
		}
		for i := range 9 { // more than the budget allows
			if name := frame/20*20 + i; things.Find(name) == nil {
				if frame%20 != 0 {
					t.Fatalf("picture %d of frame %d was evicted in frame %d although the last frame drew it", i,
						frame/20*20, frame)
				}
				things.Allocate(name, quarter, quarter)
			}
		}
		for i := range 3 {
			if !things.Has(-1 - i) {
				t.Fatalf("a picture of the static picture was evicted in frame %d", frame)
			}
		}
	}
	a.PaintStatic(func() {})
	a.NextFrame()
	a.NextFrame()
	if a.bytes > a.budget {
		t.Errorf("the cache has %d bytes, want at most %d", a.bytes, a.budget)
	}
}

// TestAlbumEvictsExpensiveLast checks that expensive pictures are evicted after all others, until
// they take up most of the budget.
func TestAlbumEvictsExpensiveLast(t *testing.T) {
	a, things := smallAlbum(8)
	dear := TexturesOf[int](a, "dear")
	dear.Expensive = true
	for i := range 4 {
		a.NextFrame()
		dear.Allocate(i, quarter, quarter)
	}
	for i := range 100 {
		a.NextFrame()
		things.Allocate(i, quarter, quarter)
	}
	for i := range 4 {
		if !dear.Has(i) {
			t.Errorf("the expensive picture %d was evicted before cheap ones", i)
		}
	}
	for i := 4; i < 60; i++ {
		a.NextFrame()
		dear.Allocate(i, quarter, quarter)
	}
	if dear.Has(0) || !dear.Has(59) {
		t.Error("expensive pictures are never evicted, or the newest one was")
	}
	if a.NextFrame(); a.bytes > a.budget {
		t.Errorf("the cache has %d bytes, want at most %d", a.bytes, a.budget)
	}
}

// TestLargePicturesHaveOwnPages checks that a large picture has a page of its own, which is freed
// with it.
func TestLargePicturesHaveOwnPages(t *testing.T) {
	a, things := smallAlbum(8)
	things.Allocate(1, 1280, 720)
	if want := int64(4 * 2048 * 1024); a.bytes != want {
		t.Errorf("a picture of 1280x720 takes %d bytes, want %d", a.bytes, want)
	}
	if held := a.BytesByKind(); held["things"] != 4*1280*720 || held["pages"] != a.bytes {
		t.Errorf("BytesByKind returns %v, want the bytes of the picture and of its page", held)
	}
	a.Clear()
	if a.bytes != 0 || things.Has(1) {
		t.Error("Clear does not drop the picture and its page")
	}
}

// TestReplacedPicturesStay checks that the eviction of a picture keeps a newer one of the same
// name.
func TestReplacedPicturesStay(t *testing.T) {
	a, things := smallAlbum(8)
	var evicted []int
	things.OnEvict = func(name int) { evicted = append(evicted, name) }
	things.Allocate(1, 1280, 720)
	newer := things.Allocate(1, 1300, 720)
	if len(a.pages) != 2 {
		t.Fatalf("the two pictures are on %d pages, want 2", len(a.pages))
	}
	a.pages[0].forget()
	if things.Find(1) != newer || len(evicted) > 0 {
		t.Errorf("after the older picture was evicted, the newer one is cached: %v; OnEvict was called for %v, want no "+
			"call", things.Has(1), evicted)
	}
	a.pages[1].forget()
	if things.Has(1) || len(evicted) != 1 {
		t.Errorf("after both were evicted, a picture is cached: %v; OnEvict was called for %v, want 1", things.Has(1),
			evicted)
	}
}

// TestPictureReleasesItsDrafts checks that scaling a picture down releases all scratch images, also
// those that are too large for the pool.
func TestPictureReleasesItsDrafts(t *testing.T) {
	kit, err := NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	p := kit.Canvas(NewTexture(100, 100), View{Scale: 1})
	p.Picture(NewTexture(4*pageSide, 20), geom.R(0, 0, 100, 10))
	pool := kit.Textures.scratch
	if pool.taken != 0 || len(pool.sheets) != 4 { // halves of 1024, 512, 256 and 128 pixels
		t.Errorf("after the picture was drawn, %d scratch images are in use and the pool has %d, want 0 and 4", pool.taken,
			len(pool.sheets))
	}
}

// TestTexturesOfAKind checks that TexturesOf returns the same set for the same kind of pictures,
// and panics if a kind is used with two types of names.
func TestTexturesOfAKind(t *testing.T) {
	a, things := smallAlbum(1)
	if TexturesOf[int](a, "things") != things {
		t.Error("TexturesOf returns another value at the second call")
	}
	defer func() {
		if recover() == nil {
			t.Error("TexturesOf does not panic for a second name type of a kind")
		}
	}()
	TexturesOf[string](a, "things")
}

// TestSpaceOnAPage checks that pictures on an atlas page do not overlap, keep the gap between them,
// and do not extend beyond the page.
func TestSpaceOnAPage(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r, taken := newRoom(), []image.Rectangle(nil)
		for range rapid.IntRange(1, 60).Draw(t, "pictures") {
			w, h := rapid.IntRange(1, 400).Draw(t, "w"), rapid.IntRange(1, 400).Draw(t, "h")
			x, y, ok := r.take(w, h)
			if !ok {
				continue
			}
			own := image.Rect(x, y, x+w, y+h)
			if !own.Inset(-gap).In(image.Rect(0, 0, pageSide, pageSide)) {
				t.Fatalf("the picture at %v has no gap to the edge of the page", own)
			}
			for _, other := range taken {
				if own.Inset(-gap).Overlaps(other) {
					t.Fatalf("the picture at %v has no gap to the one at %v", own, other)
				}
			}
			taken = append(taken, own)
		}
	})
}
