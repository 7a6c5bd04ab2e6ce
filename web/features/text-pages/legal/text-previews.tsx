import { useMessages } from '../../../lib/messages.ts';
import { Prose } from '../../../ui/prose.tsx';
import { useLegalPreview } from './calls.ts';
import { legalEditorMessages } from './editor-messages.ts';

/** Both texts as their pages will show them, side by side. */
export function TextPreviews({ en, hi }: { en: string; hi: string }) {
  const t = useMessages(legalEditorMessages);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Preview title={t.textEn} text={en} language="en" />
      <Preview title={t.textHi} text={hi} language="hi" />
    </div>
  );
}

interface PreviewProps {
  title: string;
  text: string;
  language: 'en' | 'hi';
}

function Preview({ title, text, language }: PreviewProps) {
  const t = useMessages(legalEditorMessages);
  const { data, isError } = useLegalPreview(text);
  return (
    <section
      aria-label={title}
      className="grid gap-3 rounded-md border border-line bg-sunken p-4 *:min-w-0"
    >
      <p className="text-small font-strong">{title}</p>
      {isError ? <p className="note">{t.previewFailed}</p> : null}
      {data?.html === '' ? <p className="note">{t.nothing}</p> : null}
      {data ? <Prose html={data.html} lang={language} small /> : null}
    </section>
  );
}
