/**
 * Draws one picture in a process of its own. Whatever a hostile file does to the libraries that
 * read it happens here, where there are no secrets and little time.
 */
import { draw, drawLogo, drawWhole } from './draw.ts';
import type { LogoRedrawing, Redrawing, WholeRedrawing } from './sizes.ts';

process.once('disconnect', () => process.exit());
process.on('message', (asked: Redrawing | WholeRedrawing | LogoRedrawing) => {
  void drawn(asked).then((answer) => process.send?.(answer));
});

function drawn(asked: Redrawing | WholeRedrawing | LogoRedrawing) {
  if ('logo' in asked) return drawLogo(asked);
  return 'whole' in asked ? drawWhole(asked) : draw(asked);
}
