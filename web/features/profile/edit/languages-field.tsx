import { Plus, Trash2 } from 'lucide-react';
import type { KnownLanguage } from '../../../../contract/profiles.ts';
import { rowProps } from '../../../lib/forms/field-props.ts';
import { useMessages } from '../../../lib/messages.ts';
import { workFactsMessages } from '../../../parts/profile/work-facts-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { editMessages } from './edit-messages.ts';
import { blankLanguage } from './profile-form.ts';
import type { ProfileForm } from './use-profile-editor.ts';
import { LANGUAGE_NAME_MAX_LENGTH } from '../../../../contract/fields/max-lengths.ts';

/** The languages that somebody knows, and their level in each. */
export function LanguagesField({ form, max }: { form: ProfileForm; max: number }) {
  const t = useMessages(editMessages);
  const facts = useMessages(workFactsMessages);
  const { languages } = form.values;

  const put = (next: KnownLanguage[]) => form.set({ languages: next });

  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-strong">{facts.languages}</legend>
      <div className="grid gap-3">
        {languages.map((known, index) => {
          const path = `languages.${index}`;
          const { field, box } = rowProps(form, path, known, (changed) =>
            put(languages.with(index, { ...known, ...changed })),
          );
          const name = known.language || t.newLanguage;
          return (
            <fieldset
              // Rows have no other identity than their position.
              key={path}
              className="grid items-center gap-x-4 gap-y-1 rounded-lg border border-line p-3 md:grid-cols-[minmax(0,1fr)_auto]"
            >
              <legend className="sr-only">{name}</legend>
              <div className="flex items-start gap-2">
                <TextField
                  {...field('language')}
                  className="min-w-0 flex-1"
                  label={t.language}
                  labelHidden
                  placeholder={t.language}
                  suggestions={t.languageNames.split(', ')}
                  maxLength={LANGUAGE_NAME_MAX_LENGTH}
                  error={form.errorOf(path)}
                />
                <IconButton
                  icon={Trash2}
                  label={t.removeEntry(name)}
                  onClick={() => put(languages.toSpliced(index, 1))}
                />
              </div>
              <div className="flex flex-wrap gap-x-5">
                {(['read', 'write', 'speak'] as const).map((skill) => (
                  <CheckboxField key={skill} {...box(skill)} label={t[skill]} />
                ))}
              </div>
            </fieldset>
          );
        })}
        <Button
          id={form.idOf('languages')}
          variant="secondary"
          icon={Plus}
          disabled={languages.length >= max}
          onClick={() => put([...languages, blankLanguage()])}
          className="justify-self-start"
        >
          {t.addLanguage}
        </Button>
      </div>
    </fieldset>
  );
}
