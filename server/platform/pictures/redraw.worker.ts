/**
 * Draws one picture, in a process of its own: what a hostile file does to the libraries that read it,
 * it does here, where there are no secrets and little time.
 */
import { draw, drawWhole } from './draw.ts';
import type { Redrawing, WholeRedrawing } from './sizes.ts';

process.once('disconnect', () => process.exit());
process.once('message', (asked: Redrawing | WholeRedrawing) => {
  void ('whole' in asked ? drawWhole(asked) : draw(asked)).then((answer) => process.send?.(answer));
});
