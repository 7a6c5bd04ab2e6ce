import { useState } from 'react';
import { LETTER_MAX_LENGTH } from '../../../../contract/applications/letters.ts';
import type { Language } from '../../../../contract/endpoint.ts';
import type { LetterTemplate } from '../../../../contract/applications/letter-templates.ts';
import {
  type LetterOccasion,
  letterOccasions,
} from '../../../../contract/applications/letter-occasions.ts';
import {
  type AnyForm,
  type FormOf,
  useContractForm,
} from '../../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { applicationStatusLabels } from '../../../parts/labels.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { LanguageSwitch, LetterPreview } from '../letter-parts.tsx';
import { useFreshLetters } from './letters-calls.ts';
import { lettersMessages, sampleNames } from './letters-messages.ts';
import { LETTER_NAME_MAX_LENGTH } from '../../../../contract/fields/max-lengths.ts';

const nothing = { name: '', occasion: 'rejected' as LetterOccasion, text_en: '', text_hi: '' };
type Values = typeof nothing;

/** The checks and words that adding and editing share. */
function useWords(onClose: () => void) {
  const t = useMessages(lettersMessages);
  return {
    check: ({ name, text_en, text_hi }: Values) => ({
      ...(name.trim() === '' ? { name: t.missingName } : {}),
      ...(text_en.trim() === '' && text_hi.trim() === '' ? { text_en: t.missingText } : {}),
    }),
    together: [['text_en', 'text_hi']] as const,
    failed: t.notSaved,
    saved: t.saved,
    onSaved: onClose,
    onAnswer: useFreshLetters(),
  };
}

export function AddLetter({ onClose }: { onClose: () => void }) {
  const t = useMessages(lettersMessages);
  const form = useContractForm('POST /barong/resource/letter_templates', {
    once: true,
    start: nothing,
    draft: 'letter:new',
    ...useWords(onClose),
  });
  return <LetterDialog title={t.add} form={form} onClose={onClose} />;
}

interface ChangeLetterProps {
  letter: LetterTemplate;
  onClose: () => void;
}

const changeable = ({ name, occasion, text_en, text_hi, version }: LetterTemplate) => ({
  name,
  occasion,
  text_en,
  text_hi,
  version,
});

export function ChangeLetter({ letter, onClose }: ChangeLetterProps) {
  const t = useMessages(lettersMessages);
  const form = useContractForm('PUT /barong/resource/letter_templates/:id', {
    start: changeable(letter),
    newer: changeable,
    params: { id: letter.id },
    ...useWords(onClose),
  });
  return <LetterDialog title={t.change} form={form} onClose={onClose} />;
}

interface LetterDialogProps {
  title: string;
  form: AnyForm & Pick<FormOf<Values>, 'field' | 'values' | 'errorOf'>;
  onClose: () => void;
}

function LetterDialog({ title, form, onClose }: LetterDialogProps) {
  const t = useMessages(lettersMessages);
  const language = useLanguage();
  const [shown, setShown] = useState<Language>(language);
  const text = `text_${shown}` as const;
  return (
    <FormDialog
      form={form}
      size="lg"
      title={title}
      sendLabel={t.save}
      onClose={onClose}
      className="grid gap-4"
    >
      <TextField
        {...form.field('name')}
        label={t.name}
        hint={t.nameHint}
        maxLength={LETTER_NAME_MAX_LENGTH}
      />
      <SelectField
        {...form.field('occasion')}
        label={t.occasion}
        options={letterOccasions.map((value) => ({
          value,
          label: value === 'message' ? t.message : applicationStatusLabels[language][value],
        }))}
      />
      <LanguageSwitch shown={shown} onChange={setShown} />
      <TextArea
        {...form.field(text)}
        key={shown}
        lang={shown}
        label={t.text}
        rows={6}
        maxLength={LETTER_MAX_LENGTH}
        hint={t.textHint}
        // One language is enough, so an empty letter is reported in the one that is shown.
        error={form.errorOf(text) ?? form.errorOf('text_en')}
      />
      <LetterPreview text={form.values[text]} lang={shown} names={sampleNames[shown]} />
    </FormDialog>
  );
}
