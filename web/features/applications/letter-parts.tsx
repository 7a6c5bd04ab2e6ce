import {
  fillLetter,
  type LetterNames,
  unfilledIn,
} from '../../../contract/applications/letters.ts';
import type { Language } from '../../../contract/endpoint.ts';
import { useMessages } from '../../lib/messages.ts';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { LanguageName } from '../../ui/language-name.tsx';
import { letterMessages } from './letter-messages.ts';

interface LanguageSwitchProps {
  shown: Language;
  onChange: (language: Language) => void;
}

export function LanguageSwitch({ shown, onChange }: LanguageSwitchProps) {
  const t = useMessages(letterMessages);
  return (
    <Segmented<Language>
      label={t.language}
      value={shown}
      onChange={onChange}
      segments={[
        { value: 'en', label: <LanguageName of="en" /> },
        { value: 'hi', label: <LanguageName of="hi" /> },
      ]}
    />
  );
}

interface LetterPreviewProps {
  text: string;
  names: LetterNames;
  lang: Language;
}

/** The letter as its reader will see it; nothing while it is empty. */
export function LetterPreview({ text, names, lang }: LetterPreviewProps) {
  const t = useMessages(letterMessages);
  if (text.trim() === '') return null;
  const unfilled = unfilledIn(text);
  return (
    <section className="rounded-md border border-line bg-sunken p-3.5" aria-label={t.preview}>
      <p className="text-caption text-ink-2">{t.previewFor(names.name)}</p>
      <p lang={lang} className="mt-1 text-small wrap-anywhere whitespace-pre-line">
        {fillLetter(text, names)}
      </p>
      {unfilled.length > 0 ? (
        <output className="mt-2 block text-small wrap-anywhere text-time-ink">
          {t.unfilled(unfilled.join(', '))}
        </output>
      ) : null}
    </section>
  );
}
