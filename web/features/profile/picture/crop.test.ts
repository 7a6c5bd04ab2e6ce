import { expect, test } from 'vitest';
import fc from 'fast-check';
import {
  middleOf,
  moved,
  movedTo,
  mostZoomOf,
  positionOf,
  wholePixels,
  zoomed,
  zoomOf,
} from './crop.ts';

const wide = { width: 400, height: 200 };

test('the square begins as the largest in the middle', () => {
  expect(middleOf(wide)).toEqual({ x: 100, y: 0, size: 200 });
});

test('moving by a tenth moves the square by a tenth of its size, as far as the edge', () => {
  const first = moved(wide, middleOf(wide), 0.1, 0);
  expect(first).toEqual({ x: 120, y: 0, size: 200 });
  expect(moved(wide, first, 5, 5)).toEqual({ x: 200, y: 0, size: 200 });
  expect(positionOf(wide, first)).toEqual({ right: 60, down: 50 });
  expect(movedTo(wide, first, 25)).toEqual({ x: 50, y: 0, size: 200 });
});

test('zooming keeps the middle, and stops before the picture would be blurred', () => {
  const closer = zoomed(wide, middleOf(wide), 2);
  expect(closer).toEqual({ x: 150, y: 50, size: 100 });
  expect(zoomOf(wide, zoomed(wide, closer, 100))).toBeCloseTo(200 / 96);
  expect(zoomed(wide, closer, 0)).toEqual(middleOf(wide));
  expect(mostZoomOf({ width: 40, height: 60 })).toBe(1);
});

test('whatever is done, the square that is sent lies within the picture', () => {
  const side = fc.integer({ min: 1, max: 6_000 });
  const step = fc.tuple(
    fc.double({ min: -3, max: 3, noNaN: true }),
    fc.double({ min: -3, max: 3, noNaN: true }),
    fc.double({ min: 0, max: 12, noNaN: true }),
  );
  fc.assert(
    fc.property(side, side, fc.array(step, { maxLength: 8 }), (width, height, steps) => {
      const picture = { width, height };
      let crop = middleOf(picture);
      for (const [right, down, zoom] of steps) {
        crop = zoomed(picture, moved(picture, crop, right, down), zoom);
      }
      const { x, y, size } = wholePixels(picture, crop);
      expect([x, y, size].every(Number.isInteger)).toBe(true);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(size).toBeGreaterThanOrEqual(1);
      expect(x + size).toBeLessThanOrEqual(width);
      expect(y + size).toBeLessThanOrEqual(height);
    }),
  );
});
