/** The dimensions of a picture in pixels, in its upright orientation. */
export interface Dimensions {
  width: number;
  height: number;
}

/** The part of a picture that is shown, in its pixels. */
export interface Crop {
  x: number;
  y: number;
  size: number;
}

/** Anything smaller would be blurred. */
const LEAST_PX = 96;
const ZOOM_MOST = 8;

/** The largest square in a picture. */
const fullOf = ({ width, height }: Dimensions): number => Math.min(width, height);

export const mostZoomOf = (picture: Dimensions): number =>
  Math.min(ZOOM_MOST, Math.max(1, fullOf(picture) / LEAST_PX));

export const zoomOf = (picture: Dimensions, { size }: Crop): number => fullOf(picture) / size;

const between = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, most));

const within = (picture: Dimensions, { x, y, size }: Crop): Crop => ({
  x: between(0, x, picture.width - size),
  y: between(0, y, picture.height - size),
  size,
});

export function middleOf(picture: Dimensions): Crop {
  const size = fullOf(picture);
  return { x: (picture.width - size) / 2, y: (picture.height - size) / 2, size };
}

/** The square's position between the edges, in percent; the middle if it cannot move. */
export function positionOf({ width, height }: Dimensions, { x, y, size }: Crop) {
  const percentOf = (at: number, room: number) => (room > 0 ? Math.round((at / room) * 100) : 50);
  return { right: percentOf(x, width - size), down: percentOf(y, height - size) };
}

/** Moves the square by a share of its own size: 0.1 is a tenth of it. */
export const moved = (picture: Dimensions, crop: Crop, right: number, down: number): Crop =>
  within(picture, {
    ...crop,
    x: crop.x + right * crop.size,
    y: crop.y + down * crop.size,
  });

/** Moves the square to a percentage of its way from left to right. */
export const movedTo = (picture: Dimensions, crop: Crop, percent: number): Crop =>
  within(picture, { ...crop, x: (percent / 100) * (picture.width - crop.size) });

/** Zooms around the same middle. */
export function zoomed(picture: Dimensions, crop: Crop, zoom: number): Crop {
  const size = fullOf(picture) / between(1, zoom, mostZoomOf(picture));
  const gone = (crop.size - size) / 2;
  return within(picture, { x: crop.x + gone, y: crop.y + gone, size });
}

/** In whole pixels, as the server expects. */
export function wholePixels(picture: Dimensions, { x, y, size }: Crop): Crop {
  const whole = Math.max(1, Math.floor(size));
  return {
    x: between(0, Math.round(x), picture.width - whole),
    y: between(0, Math.round(y), picture.height - whole),
    size: whole,
  };
}
