import { keepPreviousData } from '@tanstack/react-query';
import { useReading } from '../../../../lib/api/use-reading.ts';
import { useDelayed } from '../../../../lib/forms/use-delayed.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { Prose } from '../../../../ui/prose.tsx';
import { textPreviewMessages } from './text-preview-messages.ts';

interface TextPreviewProps {
  description: string;
  /** The language of the text, whatever that of the page. */
  language: 'en' | 'hi';
}

const PAUSE_MS = 400;

/** The text as its page will show it, rendered by the server at a pause in typing. */
export function TextPreview({ description, language }: TextPreviewProps) {
  const t = useMessages(textPreviewMessages);
  const written = useDelayed(description.trim(), PAUSE_MS);
  const { data, isError } = useReading('POST /barong/resource/job_descriptions', {
    key: ['job_description', written],
    body: { description: written },
    enabled: written !== '',
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  });
  if (written === '' || (!data && !isError)) return null;
  const sections = [
    [null, data?.introduction_html],
    [t.responsibilities, data?.responsibilities_html],
    [t.requirements, data?.requirements_html],
    [t.benefits, data?.benefits_html],
  ] as const;
  return (
    <section
      aria-labelledby="text-preview"
      className="rounded-md border border-line bg-sunken p-4 md:col-span-2"
    >
      <h3 id="text-preview" className="text-small font-strong">
        {t.title}
      </h3>
      {isError ? <p className="mt-2 note">{t.failed}</p> : null}
      {sections.map(([title, html]) =>
        html ? (
          <div key={title} className="mt-3">
            {title ? <h4 className="mb-1 text-body font-strong">{title}</h4> : null}
            <Prose html={html} lang={language} small />
          </div>
        ) : null,
      )}
    </section>
  );
}
