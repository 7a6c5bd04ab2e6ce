/** The distance between the lines of the watermark, and its font size, relative to the page's width. */
const LINE_APART = 0.2;
const LETTERS = 0.026;
const SLANT = -Math.PI / 7;

/** Writes the reader's name across the whole page, so that every picture of a part of it shows it. */
export function drawMark(canvas: HTMLCanvasElement, mark: string): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = canvas;
  const reach = Math.hypot(width, height);
  const size = Math.max(11, width * LETTERS);
  context.save();
  context.translate(width / 2, height / 2);
  context.rotate(SLANT);
  context.font = `600 ${size}px ${getComputedStyle(document.body).fontFamily}`;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  // Dark and light, to be visible on paper and on pictures.
  context.fillStyle = 'rgb(20 40 50 / 0.17)';
  context.strokeStyle = 'rgb(255 255 255 / 0.3)';
  context.lineWidth = size / 14;
  const step = context.measureText(mark).width + size * 4;
  let line = 0;
  for (let y = -reach / 2; y < reach / 2; y += width * LINE_APART) {
    line += 1;
    // Every second line is shifted, so that no strip of the page stays free.
    for (let x = -reach / 2 - (line % 2) * (step / 2); x < reach / 2; x += step) {
      context.strokeText(mark, x, y);
      context.fillText(mark, x, y);
    }
  }
  context.restore();
}
