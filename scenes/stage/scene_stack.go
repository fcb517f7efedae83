package stage

import (
	"image/color"
	"slices"
	"time"

	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/probe"

	"github.com/hajimehoshi/ebiten/v2"
)

// fadeTime is the duration of the transition between two scenes in milliseconds.
const fadeTime = 280

// SceneStack runs a stack of scenes, of which the one on top is updated and shown. It is an
// ebiten.Game.
type SceneStack struct {
	Kit   *paint.Renderer
	Cards *pieces.Cards
	// Reduced is the option for reduced motion: animated motion is replaced by short fades.
	Reduced bool
	// Screen returns the state of the screen as the browser's page reports it. It is nil outside a
	// browser.
	Screen func() Screen
	// PaintTicks makes every tick call the Paint and Draw methods of the scene on top without
	// drawing on the screen: see dryRun. Test drivers set it.
	PaintTicks bool
	// Copy writes a text to the clipboard and Paste reads the clipboard, for text fields. Both may
	// be nil.
	Copy  func(text string) ui.ClipboardRequest
	Paste func() ui.ClipboardRequest
	// InputSource returns the input since the last tick, in a program that plays without input
	// devices; it is nil if the devices are read. Such a program sets its window size with
	// SetWindow.
	InputSource func() *ui.Input
	// Pressed is called after a press on an enabled node, and Refused after a press on a disabled
	// node. Both may be nil.
	Pressed, Refused func()

	scenes []Scene
	layout ui.Layout
	reader ui.InputReader
	pen    *paint.Canvas

	still          *ebiten.Image // still picture (cached image) of the scene on top
	shown          Scene         // scene whose still picture is in the image still
	last           *ui.Root      // nodes of the scene that was on top in the previous tick
	leaving        *ebiten.Image // picture of the previous scene, which fades out
	fade           float64       // opacity of the image leaving, from 1 down to 0
	dirty          bool
	rough          bool // the still picture shows illustrations (posters) that are not fully rendered
	movingRough    bool // the moving parts of the last frame showed illustrations that are not fully rendered
	epoch          int  // value of Renderer.PosterVersion when finished posters were last looked for
	quit           bool
	stopped        bool    // nothing is updated any more, because the game continues in another tab
	pixels         float64 // number of pixels per device-independent pixel
	insets         ui.Insets
	text           float64 // text scale set in the options; 0 means 1
	zoom           float64 // zoom factor of the browser; 0 means 1
	said           string
	announcements  []string // lines to be announced to screen readers in this tick
	a11y           a11yTree
	announcedScene Scene // scene whose title was announced last
	toast          shownToast
	badge          badge
	viewport       viewport
	bootGate       bootGate
	toastQueue     []toast  // toasts waiting to be shown, the most important first
	toastCount     int      // number of toasts that were shown or queued so far
	toastLog       []string // texts of all toasts so far, for test drivers
	probing        probe.Snapshot
	// function that is called once per tick, before the scene on top is updated
	onTick func(in *ui.Input)
}

// ErrQuit is returned by Update to end the app normally.
var ErrQuit = ebiten.Termination

// NewSceneStack returns a SceneStack without scenes.
func NewSceneStack() (*SceneStack, error) {
	kit, err := paint.NewRenderer()
	if err != nil {
		return nil, err
	}
	const usualWidth, usualHeight = 1280, 720 // the size until the window is open
	kit.Textures.SetBudgetFor(usualWidth, usualHeight)
	kit.DeferPosters = true
	d := &SceneStack{
		Kit: kit, Cards: pieces.NewCards(kit), PaintTicks: probe.Stepped(),
		pixels: 1, zoom: 1, layout: ui.NewLayout(usualWidth, usualHeight),
	}
	d.bootGate.open = true // NewApp closes the gate until the documents can be read
	return d, nil
}

// OnTick sets a function that is called at the start of every tick with the tick's input.
func (d *SceneStack) OnTick(f func(in *ui.Input)) { d.onTick = f }

// Top returns the scene on top, nil if there is none.
func (d *SceneStack) Top() Scene {
	if len(d.scenes) == 0 {
		return nil
	}
	return d.scenes[len(d.scenes)-1]
}

// CurrentLayout returns the current layout of the scene on top.
func (d *SceneStack) CurrentLayout() ui.Layout {
	if s := d.Top(); s != nil && d.viewport.on {
		return d.layoutOf(s)
	}
	return d.layout
}

// Push puts a scene on top of the stack.
func (d *SceneStack) Push(s Scene) {
	d.leave()
	d.scenes = append(d.scenes, s)
	d.enter()
}

// Pop removes the scene on top of the stack.
func (d *SceneStack) Pop() {
	if len(d.scenes) == 0 {
		return
	}
	d.leave()
	d.drop()
	d.enter()
}

// Replace replaces the scene on top of the stack by scene s.
func (d *SceneStack) Replace(s Scene) {
	d.leave()
	if len(d.scenes) > 0 {
		d.drop()
	}
	d.scenes = append(d.scenes, s)
	d.enter()
}

// PopToRoot removes all scenes except the lowest of the stack.
func (d *SceneStack) PopToRoot() {
	d.leave()
	for len(d.scenes) > 1 {
		d.drop()
	}
	d.enter()
}

// PopTo removes all scenes above scene s. It returns false and changes nothing if s is not in the
// stack.
func (d *SceneStack) PopTo(s Scene) bool {
	at := slices.Index(d.scenes, s)
	if at < 0 {
		return false
	}
	if at == len(d.scenes)-1 {
		return true
	}
	d.leave()
	for len(d.scenes) > at+1 {
		d.drop()
	}
	d.enter()
	return true
}

// Quit makes the app end after the current tick.
func (d *SceneStack) Quit() { d.quit = true }

// Announce makes screen readers announce a line of text.
func (d *SceneStack) Announce(line string) {
	d.said = line
	d.announcements = append(d.announcements, line)
}

// updateA11y passes the scene on top and the announcements of this tick to the accessibility tree.
func (d *SceneStack) updateA11y() {
	s := d.Top()
	if s == nil {
		return
	}
	root := &s.Base().Root
	if why := root.TakeAnnouncement(); why != "" {
		d.Announce(why)
	}
	if s != d.announcedScene {
		d.announcedScene, d.announcements = s, announced(s, d.announcements)
	}
	d.a11y.update(s, d.announcements, d.bootGate.open)
	d.announcements = d.announcements[:0]
}

func (d *SceneStack) drop() {
	s := d.scenes[len(d.scenes)-1]
	d.scenes = d.scenes[:len(d.scenes)-1]
	if c, ok := s.(Closer); ok {
		c.Close()
	}
}

// leave stores the picture of the scene on top, so that it can fade out after another scene has
// taken its place. If that scene was never shown in a frame, leave does nothing and the scene
// before it continues to fade; otherwise three scenes would be visible at once.
func (d *SceneStack) leave() {
	if d.still == nil || d.Top() == nil || d.shown != d.Top() {
		return
	}
	if d.leaving == nil || d.leaving.Bounds() != d.still.Bounds() {
		d.leaving = paint.NewTexture(d.still.Bounds().Dx(), d.still.Bounds().Dy())
	}
	d.leaving.DrawImage(d.still, nil)
	d.drawMoving(d.leaving, d.Top())
	d.last = &d.Top().Base().Root
	d.last.CancelInput()
	d.fade = 1
}

// drawMoving draws the moving parts of a scene, which are not in its still picture.
func (d *SceneStack) drawMoving(dst *ebiten.Image, s Scene) {
	d.each(dst, func(p *paint.Canvas) {
		p.Guarded("scene", "moving", func() { s.Draw(p) })
		p.Flush()
		s.Base().Root.Draw(p)
	})
}

func (d *SceneStack) enter() {
	d.Kit.Guard.Reset()
	if s := d.Top(); s != nil {
		b := s.Base()
		b.Root.Reduced, b.Root.Pressed, b.Root.Refused = d.Reduced, d.Pressed, d.Refused
		b.Root.Copy, b.Root.Paste = d.Copy, d.Paste
		d.build(s)
		if d.last != nil && d.last != &b.Root {
			b.Root.TakeOverFrom(d.last)
		}
		b.Repaint()
	}
	d.dirty = true
}

// build lays out scene s in the window and builds its nodes.
func (d *SceneStack) build(s Scene) {
	b := s.Base()
	b.layout = d.layoutOf(s)
	b.Root.Extra = d.badgeNodes()
	s.Build(b.layout)
	b.rebuild = false
	d.Kit.Guard.Retry()
}

func (d *SceneStack) usePen(dst *ebiten.Image) *paint.Canvas {
	if d.pen == nil {
		d.pen = d.Kit.Canvas(dst, d.layout.View)
	}
	d.pen.Reset(dst, d.layout.View)
	return d.pen
}

// LayoutFor returns the layout of a scene in the current window. In a phone's window it is the
// scene's layout for phones.
func (d *SceneStack) LayoutFor(s Scene) ui.Layout { return d.layoutOf(s) }

// Layout implements ebiten.Game. Ebitengine does not call it, because LayoutF exists.
func (d *SceneStack) Layout(w, h int) (int, int) { return w, h }

// LayoutF implements ebiten.LayoutFer. It returns the size of the window in pixels of the screen.
func (d *SceneStack) LayoutF(w, h float64) (float64, float64) {
	d.pixels = ebiten.Monitor().DeviceScaleFactor()
	pw, ph := max(1, int(w*d.pixels)), max(1, int(h*d.pixels))
	if changed := d.updateScreen(); changed || pw != d.layout.PixelW || ph != d.layout.PixelH {
		d.resize(pw, ph)
	}
	return float64(pw), float64(ph)
}

// SetWindow sets the size of the window to w by h device-independent pixels, in a program that has
// no real window (see InputSource). pixels is the number of pixels per device-independent pixel.
func (d *SceneStack) SetWindow(w, h int, pixels float64) {
	d.pixels = pixels
	d.updateScreen()
	d.resize(max(1, int(float64(w)*pixels)), max(1, int(float64(h)*pixels)))
}

// readInput returns the input since the last tick, from InputSource or from the input devices.
func (d *SceneStack) readInput() *ui.Input {
	if d.InputSource != nil {
		return d.InputSource()
	}
	return d.reader.Read()
}

func (d *SceneStack) resize(w, h int) {
	text := d.layout.View.Text
	d.viewport.on = d.viewport.handheld(w, h, d.pixels)
	d.layout = d.layoutOfWindow(w, h)
	d.Kit.Textures.SetBudgetFor(w, h)
	d.layout.View.Text = text
	d.RebuildAll()
}

// SetText sets the text scale that the player has chosen in the options; 1 is the normal size.
func (d *SceneStack) SetText(factor float64) {
	if d.text == factor {
		return
	}
	d.text = factor
	if now := d.textScale(); now != d.layout.View.Text {
		d.layout = d.layoutOfWindow(d.layout.PixelW, d.layout.PixelH) // the badge is as high as its text
		d.layout.View.Text = now
		d.RebuildAll()
	}
}

// SetContrast turns high contrast on or off.
func (d *SceneStack) SetContrast(sharp bool) {
	if d.Kit.HighContrast != sharp {
		d.Kit.HighContrast = sharp
		d.RebuildAll()
	}
}

// RebuildAll makes all scenes build their nodes and paint their still pictures again. It is called
// after the window or the language has changed.
func (d *SceneStack) RebuildAll() {
	d.Kit.ClearCaches()
	if d.still != nil {
		d.still.Deallocate()
		d.still = nil
	}
	d.endFade()
	for _, s := range d.scenes {
		s.Base().Rebuild()
	}
	d.dirty = true
}

// endFade ends the fade-out of the previous scene.
func (d *SceneStack) endFade() {
	if d.leaving != nil {
		d.leaving.Deallocate()
		d.leaving = nil
	}
	d.fade = 0
}

// tickTime is the length of a tick in milliseconds.
const tickTime = 1000.0 / 60

// Update implements ebiten.Game: it runs one tick.
func (d *SceneStack) Update() error {
	if d.stopped {
		return nil
	}
	in := d.readInput()
	if d.reader.KeyNamesChanged() {
		d.RebuildAll()
	}
	if d.onTick != nil {
		d.onTick(in)
	}
	d.updateInputDevice(in)
	s := d.Top()
	if s == nil || d.quit {
		return ErrQuit
	}
	if d.updateToast(in, tickTime) || d.pressBadge(in) {
		in.Pressed, in.Down = false, false
	}
	d.updateViewport(s, in)
	if b := s.Base(); in.Skip && b.Busy {
		b.Root.AnimationSkipped()
	} else if in.Skip && !b.Root.Typing() {
		in.Accept = true // Space presses the focused node unless it skips an animation
	}
	d.Kit.AdvanceFades(tickTime)
	s.Base().Root.HideTips = s.Base().Moving || d.fade > 0
	s.Update(in, tickTime)
	if s.Base().Moving {
		d.dirty = true // several ticks may pass before the next frame, so the flag is not reset here
	}
	if d.fade > 0 {
		d.fade = motion.Approach(d.fade, 0, tickTime, fadeTime)
		d.dirty = true
		if d.fade == 0 {
			d.endFade()
		}
	}
	if t := d.Top(); t != nil {
		b := t.Base()
		if b.rebuild {
			d.build(t)
		}
		// so that test drivers and screen readers get the final positions of nodes
		d.viewport.fit(t, b.layout, d.pixels)
	}
	d.dryRun()
	d.reader.SetTyping(d.typing())
	d.updateA11y()
	d.publish()
	if d.quit {
		return ErrQuit
	}
	return nil
}

// typing reports whether a text field has the focus, so that keys type into it.
func (d *SceneStack) typing() bool {
	s := d.Top()
	return s != nil && s.Base().Root.Typing()
}

// updateViewport moves the viewport of a phone's window according to the input, before the scene
// receives the input.
func (d *SceneStack) updateViewport(s Scene, in *ui.Input) {
	b := s.Base()
	d.viewport.fit(s, b.layout, d.pixels)
	at, touched := d.viewport.view, d.viewport.touchLifted
	d.viewport.handleInput(in, &b.Root)
	if d.viewport.touchLifted != touched && d.viewport.on != d.viewport.handheld(d.layout.PixelW, d.layout.PixelH,
		d.pixels) {
		d.resize(d.layout.PixelW, d.layout.PixelH)
	}
	d.viewport.seek(&s.Base().Root)
	d.dirty = d.dirty || d.viewport.on && d.viewport.view != at
	b.Root.ToGlass = nil
	if d.viewport.on {
		b.Root.ToGlass, b.Root.Glass = d.viewport.over, d.overlay().Full
	}
	b.seen = d.viewport.view
}

// Draw implements ebiten.Game: it draws a frame if anything has changed since the last one.
func (d *SceneStack) Draw(screen *ebiten.Image) {
	defer probe.Drawn()
	s := d.Top()
	if s == nil {
		return
	}
	if d.cramped() {
		d.drawCramped(screen)
		return
	}
	d.Kit.Guard.NextFrame()
	d.Kit.Textures.NextFrame()
	defer d.Kit.EnablePosters() // posters are rendered only after the first frame
	b := s.Base()
	if b.rebuild {
		d.build(s)
	}
	if d.still == nil {
		d.still = paint.NewTexture(d.layout.PixelW, d.layout.PixelH)
		b.repaint = true
	}
	d.paintPosters(b)
	d.viewport.fit(s, b.layout, d.pixels)
	d.viewport.follow(b)
	if b.repaint {
		d.viewport.painted, d.viewport.ticks = d.viewport.view, 0
		d.Kit.TakeUnfinished()
		d.Kit.Textures.PaintStatic(func() { d.paint(len(d.scenes)-1, d.still) })
		d.rough, d.shown = d.Kit.TakeUnfinished(), s
		b.repaint, d.dirty = false, true
	}
	moving := b.Root.TakeFrameRequest()
	if !d.dirty && !moving && !b.Moving {
		d.prepare(s)
		return
	}
	d.dirty = false
	d.probing.Drawn++
	d.Kit.TakeUnfinished()
	d.show(screen)
	d.drawMoving(screen, s)
	d.drawSeam(screen)
	d.drawOver(screen, b)
	if d.fade > 0 && d.leaving != nil {
		var o ebiten.DrawImageOptions
		o.ColorScale.ScaleAlpha(float32(d.fade))
		screen.DrawImage(d.leaving, &o)
	}
	d.drawBadgeOver(d.overlayPen(screen))
	d.drawToast(d.overlayPen(screen))
	d.movingRough = d.Kit.TakeUnfinished()
	if d.Kit.Guard.TakeFirstFailure() { // a painter that has failed for the first time is tried again in the next frame
		d.dirty = true
		b.Repaint()
	}
}

// posterTime is the time per frame that may be spent on rendering posters, the large illustrations.
// testPosterTime replaces it while a test driver waits for posters: longer but fewer frames take
// less time in total.
const posterTime, testPosterTime = 4 * time.Millisecond, 100 * time.Millisecond

// paintPosters continues to render posters, the large illustrations, for a limited time. It
// requests a repaint when a poster that is on the screen is finished.
func (d *SceneStack) paintPosters(b *SceneBase) {
	budget := posterTime
	if probe.Stepped() {
		budget = testPosterTime
	}
	d.Kit.RenderPosters(budget)
	if e := d.Kit.PosterVersion(); e != d.epoch {
		d.epoch = e
		d.dirty = d.dirty || d.rough || d.movingRough // posters rendered in advance need no frame
		b.repaint = b.repaint || d.rough
	}
}

// canvas returns the image onto which the still picture is painted. During a dry run, which draws
// nothing, it is an empty image.
func (d *SceneStack) canvas() *ebiten.Image {
	if d.Kit.Dry() {
		return d.Kit.Blank(d.layout.PixelW, d.layout.PixelH)
	}
	return d.still
}

// fill fills an image with a colour. During a dry run it does nothing.
func (d *SceneStack) fill(dst *ebiten.Image, c color.Color) {
	if !d.Kit.Dry() {
		dst.Fill(c)
	}
}

// prepare calls the method Prepare of scene s if s is a [Preparer]. It is called while nothing in s
// moves.
func (d *SceneStack) prepare(s Scene) {
	if p, ok := s.(Preparer); ok {
		pen := d.usePen(d.canvas())
		pen.Guarded("scene", "ahead", func() { p.Prepare(pen) })
	}
}

// paint paints the still picture of the scene with index i of the stack onto dst. If the scene is
// an overlay, the scenes below it are painted first.
func (d *SceneStack) paint(i int, dst *ebiten.Image) {
	s := d.scenes[i]
	if s.Base().Overlay && i > 0 && !d.viewport.on { // on a phone an overlay fills the window
		below := d.scenes[i-1]
		if below.Base().rebuild {
			d.build(below)
		}
		below.Base().Repaint() // its still picture must be painted again when it is on top again
		d.paint(i-1, dst)
		d.drawMoving(dst, below)
		d.each(dst, func(p *paint.Canvas) {
			p.Rect(d.layout.Full.Inset(-4), 0, theme.Alpha(theme.Shadow, 0.55))
		})
	} else if d.viewport.on {
		d.fill(dst, theme.WalnutLo)
	}
	d.each(dst, func(p *paint.Canvas) {
		p.Guarded("scene", "still", func() { s.Paint(p) })
	})
}

// publish sends the state of the screen to the test driver, if there is one.
func (d *SceneStack) publish() {
	if !probe.Enabled() {
		return
	}
	s := d.Top()
	if s == nil {
		return
	}
	b := s.Base()
	snap := &d.probing
	snap.Scene, snap.Busy, snap.Said = s.Name(), b.Busy || d.fade > 0 || !d.bootGate.open, d.said
	snap.Painting, snap.Notices = d.Kit.RenderingPosters(), d.toastLog
	snap.Targets = snap.Targets[:0]
	for i := range b.Root.Nodes {
		n := &b.Root.Nodes[i]
		if n.Press == nil && n.DisabledReason == "" && n.Tip == "" {
			continue
		}
		snap.Targets = append(snap.Targets, d.target(n, b.Root.ShownFocus()))
	}
	if d.badge.text != "" && d.viewport.on {
		n := ui.Node{ID: badgeID, Label: d.badge.text, Rect: d.badgeRect(), Press: d.badge.press}
		snap.Targets = append(snap.Targets, d.targetIn(d.overlay().View, &n, ""))
	}
	if d.toast.left > 0 {
		snap.Targets = append(snap.Targets, d.targetIn(d.overlay().View, d.toastNode(), ""))
	}
	var graphics ebiten.DebugInfo
	ebiten.ReadDebugInfo(&graphics)
	snap.Memory.Textures, snap.Memory.Pictures = graphics.TotalGPUImageMemoryUsageInBytes, d.Kit.Textures.BytesByKind()
	snap.State = nil
	if r, ok := s.(Reporter); ok {
		snap.State = r.Report()
	}
	probe.Publish(*snap)
}

func (d *SceneStack) target(n *ui.Node, focused string) probe.Target {
	v := d.layout.View
	if d.viewport.on {
		v = d.viewport.viewOf(n.Rect)
	}
	return d.targetIn(v, n, focused)
}

// ViewOf returns the view through which a rectangle of the scene on top is shown. Tests use it to
// compute the rectangle's size on the screen.
func (d *SceneStack) ViewOf(r geom.Rect) paint.View {
	if d.viewport.on {
		return d.viewport.viewOf(r)
	}
	return d.layout.View
}

// targetIn returns the description of node n for test drivers. v is the view through which the node
// is shown, and focused the ID of the focused node.
func (d *SceneStack) targetIn(v paint.View, n *ui.Node, focused string) probe.Target {
	px, py := v.X+n.Rect.X*v.Scale, v.Y+n.Rect.Y*v.Scale
	role := n.Role
	if role == "" {
		role = "button"
	}
	return probe.Target{
		ID: n.ID, Label: n.Label, Role: role, Tip: n.Tip,
		X: px / d.pixels, Y: py / d.pixels, W: n.Rect.W * v.Scale / d.pixels, H: n.Rect.H * v.Scale / d.pixels,
		Enabled: n.Enabled(), Focused: n.ID == focused, Chosen: n.Chosen,
	}
}
