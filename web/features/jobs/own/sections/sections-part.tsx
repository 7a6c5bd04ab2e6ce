import { ListTree } from 'lucide-react';
import { sectionNames } from '../../../../../contract/jobs/sections/section-names.ts';
import type { FormOf } from '../../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import type { JobFields } from '../form/job-fields.ts';
import { hasSections, typedText, wholeText } from './section-values.ts';
import { sectionsMessages } from './sections-messages.ts';

/** A box for each section of the text; offers to split a pasted text with sections. */
export function SectionsPart({ form }: { form: FormOf<JobFields> }) {
  const t = useMessages(sectionsMessages);
  const { values } = form;
  return (
    <>
      {hasSections(values.description) ? (
        <div className="grid gap-2 rounded-md border border-line bg-sunken p-4 md:col-span-2">
          <p className="text-small">
            <strong className="font-strong">{t.found}</strong> {t.foundText}
          </p>
          <div>
            <Button
              variant="secondary"
              icon={ListTree}
              onClick={() => form.set(typedText(wholeText(values, values.language)))}
            >
              {t.sort}
            </Button>
          </div>
        </div>
      ) : null}
      {sectionNames.map((name) => {
        const count = values[name].split('\n').filter((line) => line.trim() !== '').length;
        return (
          <TextArea
            key={name}
            className={name === 'benefits' ? 'md:col-span-2' : undefined}
            label={t[name]}
            hint={count > 0 ? t.lines(count) : t.hint}
            rows={5}
            lang={values.language}
            {...form.field(name)}
          />
        );
      })}
    </>
  );
}
