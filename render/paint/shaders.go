package paint

import (
	"embed"
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"
)

//go:embed *.kage
var shaders embed.FS

// shader is a shader that is compiled only when it is first used, because with software rendering a
// compilation takes longer than a frame.
type shader struct {
	name string
	made *ebiten.Shader
}

// get returns the compiled shader. It panics if the shader does not compile; a test checks that all
// shaders do.
func (s *shader) get() *ebiten.Shader {
	if s.made == nil {
		made, err := compile(s.name)
		if err != nil {
			panic(err)
		}
		s.made = made
	}
	return s.made
}

// all returns all shaders that the renderer uses.
func (k *Renderer) all() []*shader {
	return []*shader{&k.shape, &k.table, &k.paper, &k.wash, &k.vista, &k.relief, &k.die}
}

// compile compiles the embedded shader with the given name. It returns an error if the shader is
// malformed.
func compile(name string) (*ebiten.Shader, error) {
	src, err := shaders.ReadFile(name + ".kage")
	if err != nil {
		return nil, err
	}
	s, err := ebiten.NewShader(src)
	if err != nil {
		return nil, fmt.Errorf("shader %s: %w", name, err)
	}
	return s, nil
}
