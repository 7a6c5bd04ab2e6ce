import { useState } from 'react';
import { Link } from 'react-router';
import {
  type Letter,
  LETTER_MAX_LENGTH,
  type LetterNames,
} from '../../../../../contract/applications/letters.ts';
import type { Language } from '../../../../../contract/endpoint.ts';
import type { DecisionOccasion } from '../../../../../contract/applications/letter-occasions.ts';
import type { FormOf } from '../../../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { builtInLetters } from './built-in-letters.ts';
import { letterMessages } from '../../letter-messages.ts';
import { LanguageSwitch, LetterPreview } from '../../letter-parts.tsx';
import { useLetterTemplates } from '../../../../parts/messages/letter-templates.ts';

const BUILT_IN = 'built-in';

/** The part of a form that holds a letter. */
interface LetterForm {
  values: Letter;
  set(letter: Letter): void;
  field(language: Language): ReturnType<FormOf<Letter>['field']>;
}

interface LetterFieldsProps {
  form: LetterForm;
  occasion: DecisionOccasion;
  hint: string;
  /** The names in the preview. */
  names: LetterNames;
}

/** The text for the candidate: one's own words or a saved letter, in both languages, with a preview. */
export function LetterFields({ form, occasion, hint, names }: LetterFieldsProps) {
  const t = useMessages(letterMessages);
  const [shown, setShown] = useState<Language>(useLanguage());
  const [chosen, setChosen] = useState('');
  const kept = useLetterTemplates(occasion).data ?? [];

  function choose(value: string) {
    setChosen(value);
    const template = kept.find(({ id }) => String(id) === value);
    if (value === BUILT_IN) form.set(builtInLetters[occasion]);
    else form.set({ en: template?.text_en ?? '', hi: template?.text_hi ?? '' });
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          className="min-w-0 flex-1 basis-48"
          small
          label={t.template}
          placeholder={t.ownWords}
          value={chosen}
          options={[
            { value: BUILT_IN, label: t.builtIn },
            ...kept.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={({ target }) => choose(target.value)}
        />
        <LanguageSwitch shown={shown} onChange={setShown} />
      </div>
      <TextArea
        {...form.field(shown)}
        key={shown}
        lang={shown}
        label={t.letter}
        optional
        rows={4}
        maxLength={LETTER_MAX_LENGTH}
        hint={hint}
      />
      <LetterPreview text={form.values[shown]} names={names} lang={shown} />
      <p className="text-caption text-ink-2">
        {t.bothLanguages}{' '}
        <Link to="/hr/letters" className="link">
          {t.manage}
        </Link>
      </p>
    </div>
  );
}
