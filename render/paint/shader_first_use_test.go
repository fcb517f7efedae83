package paint

import "testing"

// TestShadersCompileOnFirstUse checks that a shader is compiled when it is first used, and not
// again later.
func TestShadersCompileOnFirstUse(t *testing.T) {
	k, err := NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range k.all() {
		if s.made != nil {
			t.Errorf("the shader %s is compiled before it is used", s.name)
		}
		if first := s.get(); first == nil || s.get() != first {
			t.Errorf("the shader %s is not compiled at its first use, or compiled again", s.name)
		}
	}
}
