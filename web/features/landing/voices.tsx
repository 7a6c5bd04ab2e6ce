import type { ShownTestimonial } from '../../../contract/testimonials/testimonials.ts';
import { useMessages } from '../../lib/messages.ts';
import { landingMessages } from './messages.ts';

/** What people say, with their consent; without any, the section is left out. */
export function Voices({ testimonials }: { testimonials: ShownTestimonial[] }) {
  const t = useMessages(landingMessages);
  if (testimonials.length === 0) return null;
  return (
    <section className="gutter-public mx-auto max-w-page pt-12 md:pt-18">
      <h2 className="text-h2">{t.voices}</h2>
      <div className="mt-6 grid gap-5 md:grid-cols-2 md:gap-6">
        {testimonials.map(({ text, name, position, company, language }) => (
          <figure
            key={`${name} ${text}`}
            className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5 md:p-6"
          >
            <blockquote
              lang={language}
              className="max-w-prose grow text-body wrap-anywhere whitespace-pre-line"
            >
              {text}
            </blockquote>
            <figcaption className="border-t border-line pt-3 note wrap-anywhere">
              <bdi className="block font-strong text-ink">{name}</bdi>
              {[position, company].filter(Boolean).join(', ')}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
