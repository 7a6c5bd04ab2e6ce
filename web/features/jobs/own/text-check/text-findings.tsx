import { CircleCheck, PenLine, TriangleAlert } from 'lucide-react';
import { LAWFUL_REASON_MAX_LENGTH } from '../../../../../contract/constants.ts';
import {
  type Discrimination,
  discriminations,
  isDiscrimination,
} from '../../../../../contract/jobs/text-check/kinds.ts';
import type { Finding } from '../../../../../contract/jobs/text-check/text-check.ts';
import { wordsOf } from '../../../../../contract/format/questions.ts';
import type { FormOf } from '../../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { sectionNames } from '../../../../../contract/jobs/sections/section-names.ts';
import type { JobFields } from '../form/job-fields.ts';
import { wholeText } from '../sections/section-values.ts';
import { choicesIn } from '../questions/question-values.ts';
import { textCheckMessages } from './text-check-messages.ts';
import { useFindings } from './use-findings.ts';

interface TextFindingsProps {
  form: FormOf<JobFields>;
  /** The field below which they are shown. */
  field: Finding['field'];
  /** Which of the questions, for a question. */
  question?: number;
}

/** What is wrong with the typed text, in plain words, and what to write instead. */
export function TextFindings({ form, field, question = 0 }: TextFindingsProps) {
  const t = useMessages(textCheckMessages);
  const { values } = form;
  const found = useFindings({
    field,
    text: textOf(values, field, question),
    // Advice on pay is held back until somebody has begun to write the job.
    isMissing:
      field === 'salary_min' &&
      values.title.trim() !== '' &&
      !values.salary_min.trim() &&
      !values.salary_max.trim(),
  });
  const path = field === 'questions' ? `questions.${question}.text` : field;
  // Once the text was refused, its field and the summary say why; a third message would be noise.
  const isRefused = form.errorOf(path) !== undefined;
  const shown = found.filter((finding) => !isRefused || !isForbidden(finding, values));
  const kinds = discriminations.filter((kind) => found.some((finding) => finding.kind === kind));

  const isQuiet = shown.length === 0 && kinds.length === 0;

  function show({ from, to, words }: Finding) {
    const box =
      field === 'description' && !values.description.includes(words)
        ? sectionNames.find((name) => values[name].includes(words))
        : undefined;
    if (box) return select(box, values[box].indexOf(words), words.length);
    const isInChoices =
      field === 'questions' && from > (values.questions[question]?.text ?? '').length;
    const part = isInChoices ? 'choices' : 'text';
    const name = field === 'questions' ? `questions.${question}.${part}` : field;
    select(name, from, isInChoices ? null : to - from);
  }

  /** Focuses a field, with the words selected if they are in it. */
  function select(name: string, from: number, length: number | null) {
    const input = document.getElementById(form.idOf(name));
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return;
    input.focus();
    if (length !== null) input.setSelectionRange(from, from + length);
  }

  return (
    // With nothing to say it takes no row of the form, but stays: screen readers announce only what changes in it.
    <div className={isQuiet ? 'absolute' : 'grid gap-3 md:col-span-2'}>
      <div aria-live="polite">
        <ul aria-label={t.heading} className="grid gap-2 empty:hidden">
          {shown.map((finding) => (
            <FindingLine
              key={`${finding.kind}${finding.from}`}
              finding={finding}
              isExplained={isExplained(finding, values)}
              onShow={() => show(finding)}
            />
          ))}
        </ul>
      </div>
      {kinds.map((kind) => (
        <ReasonField key={kind} {...{ form, kind, path }} />
      ))}
    </div>
  );
}

function textOf(values: JobFields, field: Finding['field'], question: number): string {
  if (field === 'salary_min') return '';
  if (field === 'description') return wholeText(values, values.language);
  if (field !== 'questions') return values[field];
  const asked = values.questions[question];
  return asked ? wordsOf({ text: asked.text, choices: choicesIn(asked) }) : '';
}

const isExplained = ({ kind }: Finding, { lawful_reasons }: JobFields): boolean =>
  isDiscrimination(kind) && Boolean(lawful_reasons[kind]?.trim());

const isForbidden = (finding: Finding, values: JobFields): boolean =>
  finding.kind === 'phone_in_title' ||
  (isDiscrimination(finding.kind) && !isExplained(finding, values));

interface FindingLineProps {
  finding: Finding;
  isExplained: boolean;
  onShow: () => void;
}

function FindingLine({
  finding: { kind, words },
  isExplained: explained,
  onShow,
}: FindingLineProps) {
  const t = useMessages(textCheckMessages);
  return (
    <li className="flex gap-2 text-small">
      <Icon
        of={explained ? CircleCheck : kind === 'pay_missing' ? PenLine : TriangleAlert}
        size={16}
        className={explained ? 'mt-[3px] text-ok' : 'mt-[3px] text-time-ink'}
      />
      <span>
        {explained ? `${t.explained} ` : null}
        {words ? (
          <button type="button" className="link" aria-label={t.show(words)} onClick={onShow}>
            “{words}”
          </button>
        ) : null}{' '}
        <strong className="font-strong">{t[kind]}</strong> {t[`${kind}_instead`]}
      </span>
    </li>
  );
}

interface ReasonFieldProps {
  form: FormOf<JobFields>;
  kind: Discrimination;
  /** The field whose text needs the reason, and may have been refused for lack of it. */
  path: string;
}

/** A reason belongs to the kind of requirement, whichever text contains it. */
function ReasonField({ form, kind, path }: ReasonFieldProps) {
  const t = useMessages(textCheckMessages);
  const { lawful_reasons: reasons } = form.values;
  return (
    <TextField
      label={`${t[kind]} ${t.reason}`}
      hint={t.reasonHint}
      maxLength={LAWFUL_REASON_MAX_LENGTH}
      value={reasons[kind] ?? ''}
      onChange={({ target }) =>
        form.set({ lawful_reasons: { ...reasons, [kind]: target.value } }, path)
      }
    />
  );
}
