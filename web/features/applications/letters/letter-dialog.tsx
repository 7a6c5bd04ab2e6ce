import { useState } from 'react';
import { LETTER_MAX_LENGTH } from '../../../../contract/applications/letters.ts';
import type { Language } from '../../../../contract/endpoint.ts';
import type { LetterTemplate } from '../../../../contract/applications/letter-templates.ts';
import { letterOccasions } from '../../../../contract/applications/letter-occasions.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
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

const fieldsOf = (letter?: LetterTemplate) => ({
  name: letter?.name ?? '',
  occasion: letter?.occasion ?? 'rejected',
  text_en: letter?.text_en ?? '',
  text_hi: letter?.text_hi ?? '',
  version: letter?.version,
});

function useLetterForm(letter: LetterTemplate | undefined, onClose: () => void) {
  const t = useMessages(lettersMessages);
  return useContractForm(
    letter ? 'PUT /barong/resource/letter_templates/:id' : 'POST /barong/resource/letter_templates',
    {
      start: fieldsOf(letter),
      ...(letter ? { params: { id: letter.id }, newer: fieldsOf } : { draft: 'letter:new' }),
      once: !letter,
      check: ({ name, text_en, text_hi }) => ({
        ...(name.trim() === '' ? { name: t.missingName } : {}),
        ...(text_en.trim() === '' && text_hi.trim() === '' ? { text_en: t.missingText } : {}),
      }),
      together: [['text_en', 'text_hi']],
      failed: t.notSaved,
      saved: t.saved,
      onSaved: onClose,
      onAnswer: useFreshLetters(),
    },
  );
}

interface LetterDialogProps {
  /** Absent for a new one. */
  letter?: LetterTemplate;
  onClose: () => void;
}

export function LetterDialog({ letter, onClose }: LetterDialogProps) {
  const form = useLetterForm(letter, onClose);
  const t = useMessages(lettersMessages);
  const language = useLanguage();
  const [shown, setShown] = useState<Language>(language);
  const text = `text_${shown}` as const;
  return (
    <FormDialog
      form={form}
      size="lg"
      title={letter ? t.change : t.add}
      sendLabel={t.save}
      onClose={onClose}
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
