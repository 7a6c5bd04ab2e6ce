import { Check } from 'lucide-react';
import type { JobDetail } from '../../../../contract/jobs.ts';
import {
  conditionChoiceNames,
  conditionValueText,
} from '../../../../contract/jobs/choices/condition-choices.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { conditionLabels } from '../../../parts/conditions/condition-labels.ts';
import { valuesOf } from '../../../parts/labels.ts';
import { Icon } from '../../../ui/icon.tsx';
import { conditionMessages } from './condition-messages.ts';

/** Shift, safety, family and access, with the contact about access. */
export function JobConditions({ job }: { job: JobDetail }) {
  const t = useMessages(conditionMessages);
  const language = useLanguage();
  const said = [
    ...conditionChoiceNames.flatMap((name) => {
      const value = job[name];
      return value ? [conditionValueText(name, value, language)] : [];
    }),
    ...valuesOf(conditionLabels)
      .filter((condition) => job.conditions.includes(condition))
      .map((condition) => conditionLabels[language][condition]),
  ];
  if (said.length === 0) return null;
  const { access_contact_name: name, access_contact_email: email } = job;
  return (
    <section className="mb-6 rounded-md border border-line p-4">
      <h3 className="text-h3">{t.title}</h3>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-x-5 gap-y-2 text-body">
        {said.map((text) => (
          <li key={text} className="flex gap-2">
            <Icon of={Check} size={16} className="mt-1 text-ok-ink" />
            {text}
          </li>
        ))}
      </ul>
      {name && email ? (
        <p className="mt-3 border-t border-line pt-3 note">
          {t.ask(name)}{' '}
          <a href={`mailto:${email}`} className="link break-all">
            {email}
          </a>
          . {t.noPenalty}
        </p>
      ) : null}
    </section>
  );
}
