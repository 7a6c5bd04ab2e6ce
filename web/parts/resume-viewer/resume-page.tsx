import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { drawMark } from './mark.ts';
import type { OpenedPages } from './open-pages.ts';
import { viewerMessages } from './viewer-messages.ts';

/** Pages closer than this to the visible area are drawn. */
const NEAR = '800px';

interface ResumePageProps {
  pages: OpenedPages;
  /** From 1. */
  number: number;
  mark: string;
  /** In CSS pixels, as wide as it is shown. */
  width: number;
}

/** One page, drawn when it comes near, with the watermark across it and its text for screen readers. */
export function ResumePage({ pages, number, mark, width }: ResumePageProps) {
  const t = useMessages(viewerMessages);
  const place = useRef<HTMLLIElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isNear, setNear] = useState(false);
  const [text, setText] = useState<string | null>(null);
  const [isFailed, setFailed] = useState(false);
  const size = pages.sizes[number - 1];

  useEffect(() => {
    if (!place.current) return undefined;
    const watcher = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) setNear(true);
      },
      { rootMargin: NEAR },
    );
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);

  useEffect(() => {
    if (!isNear) return undefined;
    let isCurrent = true;
    async function draw() {
      const drawn = await pages.draw(number, width * Math.min(2, window.devicePixelRatio));
      if (!isCurrent || !canvas.current) return;
      setFailed(drawn === null);
      if (!drawn) return;
      const { picture } = drawn;
      canvas.current.width = picture.width;
      canvas.current.height = picture.height;
      canvas.current.getContext('2d')?.drawImage(picture, 0, 0);
      picture.close();
      if (mark) drawMark(canvas.current, mark);
      setText(drawn.text);
    }
    void draw();
    return () => {
      isCurrent = false;
    };
  }, [isNear, pages, number, width, mark]);

  const name = t.page(number, pages.sizes.length);
  return (
    <li
      ref={place}
      className="relative overflow-hidden border border-line bg-white"
      style={{ width, aspectRatio: `${size?.width ?? 1} / ${size?.height ?? 1}` }}
    >
      <canvas ref={canvas} aria-hidden="true" data-drawn={text !== null} className="block w-full" />
      {/* The image is silent: screen readers get the text. */}
      <h3 className="sr-only">{name}</h3>
      {text ? <p className="sr-only">{text}</p> : null}
      {isFailed ? (
        <p className="absolute inset-0 grid place-content-center p-6 text-center text-small text-[#1b2a30]">
          {t.pageFailed}
        </p>
      ) : null}
    </li>
  );
}
