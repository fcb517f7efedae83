package stage

// dryRun runs all painters of the scene on top as Draw would, without drawing: see
// [paint.Renderer.DryRun]. A program that is stepped by a test driver draws a frame only when the
// test takes a picture. Update therefore calls dryRun at the end of every tick, so that a painter
// that panics does so in the tick in which a player would have seen it.
func (d *SceneStack) dryRun() {
	s := d.Top()
	if !d.PaintTicks || s == nil {
		return
	}
	d.Kit.Guard.NextFrame()
	d.Kit.DryRun(func() {
		screen := d.Kit.Blank(d.layout.PixelW, d.layout.PixelH)
		if d.cramped() {
			d.paintCramped(screen)
			return
		}
		b := s.Base()
		if b.dryRunPending {
			b.dryRunPending = false
			d.paint(len(d.scenes)-1, screen)
		}
		if !b.Moving && !b.Busy {
			d.prepare(s)
		}
		d.drawMoving(screen, s)
		d.drawSeam(screen)
		d.drawOver(screen, b)
		d.drawBadgeOver(d.overlayPen(screen))
		d.drawToast(d.overlayPen(screen))
	})
}
