import { type ReactNode, useState } from 'react';
import { spanText } from '../../../../lib/months/months.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { factsOf } from '../../../../parts/profile/work-facts.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckboxField } from '../../../../ui/fields/checkbox-field.tsx';
import type { ProfileFields } from '../../edit/profile-form.ts';
import type { ReadResume, TextOfFile } from '../resume.ts';
import { PlaceInDocument } from './place.tsx';
import { type PartName, type Proposal, proposalsOf } from './proposals.ts';
import { reviewMessages } from './review-messages.ts';

/** Parts that the file does not mention. */
const nothingElse = {
  total_experience_months: 0,
  languages: [],
  current_ctc_lpa: null,
  expected_ctc_lpa: null,
};

interface ReviewProps {
  text: TextOfFile;
  resume: ReadResume;
  fields: ProfileFields;
  /** The question whether to save the file itself. */
  children: ReactNode;
  onTake: (proposals: Proposal[]) => void;
  onCancel: () => void;
}

/** Each value beside its place in the document; values that would overwrite something are not ticked. */
export function Review({ text, resume, fields, children, onTake, onCancel }: ReviewProps) {
  const t = useMessages(reviewMessages);
  const language = useLanguage();
  const [proposals] = useState(() =>
    proposalsOf(resume, fields, {
      span: (entry) => spanText(entry, language, t.present),
      facts: (facts) =>
        factsOf({ ...nothingElse, ...facts }, language)
          .map((fact) => fact.join(': '))
          .join(', '),
    }),
  );
  const [ticked, setTicked] = useState(
    () => new Set(proposals.filter(({ replaces }) => replaces === '').map(({ id }) => id)),
  );
  const tick = (id: string) =>
    setTicked((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  const headings: Record<PartName, string> = { ...t, title: t.jobTitle };
  const groups = [...Map.groupBy(proposals, ({ part }) => part)];
  return (
    <div className="grid gap-5 rounded-md border border-line p-4">
      <div>
        <h3 className="text-h3">{t.found}</h3>
        <p className="note">{groups.length > 0 ? t.foundText : t.nothing}</p>
      </div>
      {groups.map(([part, ofPart]) => (
        <fieldset key={part} className="grid min-w-0 gap-2">
          <legend className="text-label">{headings[part]}</legend>
          {placed(ofPart).map(({ lines, proposals: beside }) => (
            <div key={beside[0]?.id} className="grid min-w-0 gap-x-5 gap-y-2 md:grid-cols-2">
              <div className="min-w-0 break-words">
                {beside.map(({ id, label, replaces }) => (
                  <CheckboxField
                    key={id}
                    label={label}
                    hint={replaces === '' ? undefined : t.replaces(replaces)}
                    checked={ticked.has(id)}
                    onChange={() => tick(id)}
                  />
                ))}
              </div>
              <PlaceInDocument text={text} lines={lines} pageLabel={t.page} />
            </div>
          ))}
        </fieldset>
      ))}
      {children}
      <div className="flex flex-wrap gap-3">
        <Button
          type="button"
          disabled={ticked.size === 0}
          onClick={() => onTake(proposals.filter(({ id }) => ticked.has(id)))}
        >
          {t.take}
        </Button>
        <Button type="button" variant="quiet" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </div>
  );
}

interface PlacedProposals {
  lines: number[];
  proposals: Proposal[];
}

/** Values in the same or neighbouring lines are shown together, for example a list of skills. */
function placed(proposals: Proposal[]): PlacedProposals[] {
  const groups: PlacedProposals[] = [];
  for (const proposal of proposals) {
    const before = groups.at(-1);
    const isBeside = before && isShort(proposal) && follows(before.lines, proposal.lines);
    if (!isBeside) groups.push({ lines: proposal.lines, proposals: [proposal] });
    else {
      before.lines = [...new Set([...before.lines, ...proposal.lines])];
      before.proposals.push(proposal);
    }
  }
  return groups;
}

const isShort = ({ part }: Proposal) => part === 'skills' || part === 'languages';
const follows = (lines: number[], next: number[]) =>
  next.every((line) => lines.includes(line) || lines.includes(line - 1));
