package paint

import "testing"

// Every shader compiles; each is made when it is first used, or ahead of that, once.
func TestShadersCompile(t *testing.T) {
	k, err := NewKit()
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for ; k.Ready(); n++ {
	}
	if n != len(k.all()) {
		t.Errorf("%d shaders are compiled ahead, there are %d", n, len(k.all()))
	}
	for _, s := range k.all() {
		if s.get() == nil {
			t.Errorf("the shader %s is not compiled", s.name)
		}
	}
}
