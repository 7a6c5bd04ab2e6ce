import { Info } from 'lucide-react';
import { ANSWER_MAX_LENGTH } from '../../../contract/constants.ts';
import { mustHaveText } from '../../../contract/format/questions.ts';
import { answerOf, meetsMustHave } from '../../../contract/jobs/must-haves.ts';
import type { Question } from '../../../contract/jobs/questions.ts';
import { rowProps } from '../../lib/forms/field-props.ts';
import type { FormOf } from '../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { questionMessages } from './question-messages.ts';
import { type Answered, answeredTo, type Reply } from './replies.ts';

interface QuestionFieldsProps {
  questions: readonly Question[];
  form: Pick<FormOf<Answered>, 'values' | 'set' | 'idOf' | 'errorOf' | 'mistakes'>;
}

/** A job's questions, each saying at once when an answer misses a must-have. */
export function QuestionFields({ questions, form }: QuestionFieldsProps) {
  const t = useMessages(questionMessages);
  return (
    <section aria-label={t.asked} className="grid gap-4 pb-2">
      <h3 className="text-h3">{t.asked}</h3>
      {form.mistakes['answers'] ? (
        <NoticeBar tone="danger" role="alert">
          {form.mistakes['answers']}
        </NoticeBar>
      ) : null}
      {questions.map((question, index) => (
        <QuestionField
          key={question.id}
          question={question}
          path={`answers.${index}`}
          reply={answeredTo(question, form.values.answers)}
          form={form}
        />
      ))}
    </section>
  );
}

interface QuestionFieldProps extends Omit<QuestionFieldsProps, 'questions'> {
  question: Question;
  path: string;
  reply: Reply;
}

function QuestionField({ question, path, reply, form }: QuestionFieldProps) {
  const t = useMessages(questionMessages);
  const language = useLanguage();
  const must = mustHaveText(question, language);
  const answer = answerOf(question, reply.answer);
  const isMissed = answer !== null && meetsMustHave(question, answer) === false;
  const { field } = rowProps(form, path, reply, (changed, edited) =>
    form.set(
      { answers: { ...form.values.answers, [question.id]: { ...reply, ...changed } } },
      edited,
    ),
  );
  const words = {
    ...field('answer'),
    label: question.text,
    hint: must ? t.mustHave(must) : undefined,
  };
  return (
    <div className="grid gap-2">
      {question.kind === 'yes_no' ? (
        <RadioGroup
          {...words}
          options={[
            { value: 'yes', label: t.yes },
            { value: 'no', label: t.no },
          ]}
        />
      ) : null}
      {question.kind === 'choice' ? (
        <SelectField
          {...words}
          placeholder={t.choose}
          options={question.choices.map((choice) => ({ value: choice, label: choice }))}
        />
      ) : null}
      {question.kind === 'number' ? <TextField {...words} inputMode="decimal" /> : null}
      {question.kind === 'text' ? (
        <TextArea {...words} rows={2} maxLength={ANSWER_MAX_LENGTH} />
      ) : null}
      <output className="empty:hidden">
        {isMissed && must ? (
          <NoticeBar tone="time" icon={Info}>
            {t.misses(must)}
          </NoticeBar>
        ) : null}
      </output>
      {isMissed ? (
        <TextArea
          {...field('explanation')}
          label={t.explanation}
          rows={2}
          maxLength={ANSWER_MAX_LENGTH}
        />
      ) : null}
    </div>
  );
}
