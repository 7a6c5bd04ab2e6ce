import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { QUESTION_MAX_LENGTH, QUESTIONS_MAX } from '../../../../../contract/constants.ts';
import type { QuestionKind } from '../../../../../contract/jobs/questions.ts';
import { focusIt } from '../../../../lib/forms/focus-it.ts';
import { rowProps } from '../../../../lib/forms/field-props.ts';
import type { FormOf } from '../../../../lib/forms/use-contract-form.ts';
import { placeKey } from '../../../../lib/forms/place-key.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckboxField } from '../../../../ui/fields/checkbox-field.tsx';
import { FieldNotes } from '../../../../ui/fields/field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { JobFields } from '../form/job-fields.ts';
import { TextFindings } from '../text-check/text-findings.tsx';
import { choicesIn, emptyQuestion, type TypedQuestion } from './question-values.ts';
import { questionsMessages } from './questions-messages.ts';

interface PartProps {
  form: FormOf<JobFields>;
}

/** The questions for everybody who applies. */
export function QuestionsPart({ form, hasApplications }: PartProps & { hasApplications: boolean }) {
  const t = useMessages(questionsMessages);
  const { questions } = form.values;
  const [added, setAdded] = useState<number | null>(null);
  const isFull = questions.length >= QUESTIONS_MAX;
  return (
    <section
      aria-labelledby="questions"
      className="grid gap-4 border-t border-line pt-5 md:col-span-2"
    >
      <div>
        <h3 id="questions" className="text-h3">
          {t.questions}
        </h3>
        <p className="mt-1 note">{t.questionsText}</p>
        {hasApplications ? <p className="mt-1 note">{t.notAskedAgain}</p> : null}
      </div>
      {questions.map((question, index) => (
        <QuestionCard
          key={placeKey(index)}
          index={index}
          question={question}
          form={form}
          isNew={index === added}
        />
      ))}
      <div>
        <Button
          variant="secondary"
          icon={Plus}
          disabled={isFull}
          onClick={() => {
            setAdded(questions.length);
            form.set({ questions: [...questions, emptyQuestion] }, 'questions.new');
          }}
        >
          {t.add}
        </Button>
        {isFull ? <p className="mt-1.5 text-caption text-ink-2">{t.full(QUESTIONS_MAX)}</p> : null}
      </div>
    </section>
  );
}

interface QuestionProps extends PartProps {
  index: number;
  question: TypedQuestion;
}

interface QuestionCardProps extends QuestionProps {
  /** Whether it was just added, to be written at once. */
  isNew: boolean;
}

function QuestionCard({ index, question, form, isNew }: QuestionCardProps) {
  const t = useMessages(questionsMessages);
  const { put, field, value } = fieldsOfQuestion({ index, question, form });
  const without = () => form.set({ questions: form.values.questions.toSpliced(index, 1) });
  const up = () =>
    form.set({
      questions: form.values.questions.toSpliced(index, 1).toSpliced(index - 1, 0, question),
    });
  return (
    <fieldset className="grid items-start gap-4 rounded-md border border-line p-4 md:grid-cols-2">
      <legend className="sr-only">{t.question(index + 1)}</legend>
      <div className="flex items-start gap-2 md:col-span-2">
        {/* Several lines, so that a long question is seen whole; it is one line all the same. */}
        <TextArea
          className="min-w-0 flex-1"
          ref={isNew ? focusIt : null}
          rows={1}
          label={t.question(index + 1)}
          hint={index === 0 ? t.textHint : undefined}
          maxLength={QUESTION_MAX_LENGTH}
          lang={form.values.language}
          {...field('text')}
          onChange={({ target }) =>
            value('text').onChange(target.value.replaceAll(/\s*\n\s*/g, ' '))
          }
        />
        {index > 0 ? (
          <IconButton className="mt-7" icon={ArrowUp} label={t.moveUp(index + 1)} onClick={up} />
        ) : null}
        <IconButton className="mt-7" icon={Trash2} label={t.remove(index + 1)} onClick={without} />
      </div>
      <TextFindings form={form} field="questions" question={index} />
      <SelectField
        label={t.kind}
        options={(['yes_no', 'choice', 'number', 'text'] as const).map((kind) => ({
          value: kind,
          label: t[`kind_${kind}`],
        }))}
        {...field('kind')}
        onChange={({ target }) =>
          put({ kind: target.value as QuestionKind, accepted: [], least: '', most: '' })
        }
      />
      <MustHave index={index} question={question} form={form} />
    </fieldset>
  );
}

/** The must-have of a question, by its kind. */
function MustHave(props: QuestionProps) {
  const t = useMessages(questionsMessages);
  const { question } = props;
  const { field, value } = fieldsOfQuestion(props);
  if (question.kind === 'text') return null;
  if (question.kind === 'number') {
    return (
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField label={t.least} inputMode="decimal" {...field('least')} />
        <TextField label={t.most} inputMode="decimal" {...field('most')} />
      </div>
    );
  }
  const { id, error, onChange: accept } = value('accepted');
  if (question.kind === 'yes_no') {
    return (
      <SelectField
        id={id}
        label={t.mustHave}
        placeholder={t.noMust}
        options={(['yes', 'no'] as const).map((answer) => ({ value: answer, label: t[answer] }))}
        value={question.accepted[0] ?? ''}
        error={error}
        onChange={({ target }) => accept(target.value ? [target.value] : [])}
      />
    );
  }
  return (
    <>
      <TextArea
        label={t.choices}
        rows={4}
        lang={props.form.values.language}
        {...field('choices')}
      />
      <fieldset className="md:col-span-2" hidden={choicesIn(question).length === 0}>
        <legend className="text-small font-strong">{t.anyOf}</legend>
        {choicesIn(question).map((choice) => (
          <CheckboxField
            key={choice}
            label={choice}
            checked={question.accepted.includes(choice)}
            onChange={({ target }) => accept(chosen(question.accepted, choice, target.checked))}
          />
        ))}
        <FieldNotes id={id} error={error} />
      </fieldset>
    </>
  );
}

const chosen = (all: readonly string[], one: string, isChosen: boolean) =>
  isChosen ? [...all, one] : all.filter((other) => other !== one);

/** The fields of one question in the job's form. */
function fieldsOfQuestion({ index, question, form }: QuestionProps) {
  const row = `questions.${index}`;
  const put = (changed: Partial<TypedQuestion>, path = row) =>
    form.set({ questions: form.values.questions.with(index, { ...question, ...changed }) }, path);
  return { put, ...rowProps(form, row, question, put) };
}
