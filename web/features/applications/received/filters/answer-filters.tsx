import { mustHaveResults } from '../../../../../contract/applications/must-have-results.ts';
import { QUESTION_MAX_LENGTH } from '../../../../../contract/constants.ts';
import { answerText } from '../../../../../contract/format/questions.ts';
import type { Question } from '../../../../../contract/jobs/questions.ts';
import { useTypedText } from '../../../../lib/lists/typed-text.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FilterSelect } from '../../../../ui/lists/filter-select.tsx';
import { answerFilterMessages } from './answer-filter-messages.ts';
import { useQuestions } from '../received-calls.ts';
import { isInOrder, type ReceivedAddress } from '../received-list.ts';

interface AnswerFiltersProps {
  jobId: number;
  address: ReceivedAddress;
  go: (change: Partial<ReceivedAddress>) => void;
}

/** The number of characters of a question that fit into its field on a small phone. */
const SHOWN_WHOLE = 28;
const NO_ANSWER = { answer: '', words: '', least: '', most: '' } as const;
const isMust = ({ accepted, least, most }: Question) =>
  accepted.length > 0 || least !== null || most !== null;

/** Filters by must-haves and by the answer to one of the job's questions; nothing if it has none. */
export function AnswerFilters({ jobId, address, go }: AnswerFiltersProps) {
  const t = useMessages(answerFilterMessages);
  const { data: questions = [] } = useQuestions(jobId);
  const chosen = questions.find(({ text }) => text === address.question);
  return (
    <>
      {questions.some(isMust) ? (
        <FilterSelect
          label={t.mustHaves}
          className="min-w-0 basis-48"
          any={t.anyMustHaves}
          values={mustHaveResults}
          value={address.must}
          nameOf={(value) => t[value]}
          onChange={(must) => go({ must })}
        />
      ) : null}
      {questions.length > 0 ? (
        <FilterSelect
          label={t.question}
          className="min-w-0 basis-56"
          any={t.anyQuestion}
          values={questions.map(({ text }) => text)}
          value={chosen?.text}
          // A closed select shows only the beginning of a long question.
          hint={chosen && chosen.text.length > SHOWN_WHOLE ? chosen.text : undefined}
          nameOf={(text) => text}
          onChange={(question = '') => go({ question, ...NO_ANSWER })}
        />
      ) : null}
      {chosen ? <Answer key={chosen.id} question={chosen} address={address} go={go} /> : null}
    </>
  );
}

interface AnswerProps extends Omit<AnswerFiltersProps, 'jobId'> {
  question: Question;
}

function Answer({ question, address, go }: AnswerProps) {
  const t = useMessages(answerFilterMessages);
  const language = useLanguage();
  if (question.kind === 'number') {
    const isOut = !isInOrder(address);
    return (
      <>
        <Typed
          label={t.least}
          value={address.least}
          {...(isOut ? { error: t.outOfOrder } : {})}
          onChange={(least) => go({ least })}
        />
        <Typed label={t.most} value={address.most} onChange={(most) => go({ most })} />
      </>
    );
  }
  if (question.kind === 'text') {
    return (
      <Typed label={t.words} value={address.words} isText onChange={(words) => go({ words })} />
    );
  }
  const values = question.kind === 'yes_no' ? ['yes', 'no'] : question.choices;
  return (
    <FilterSelect
      label={t.answer}
      className="min-w-0 basis-40"
      any={t.anyAnswer}
      values={values}
      value={address.answer}
      nameOf={(value) => answerText(question, value, language)}
      onChange={(answer = '') => go({ answer })}
    />
  );
}

interface TypedProps {
  label: string;
  value: string;
  error?: string;
  /** The message when the value is not a number. */
  isText?: boolean;
  onChange: (value: string) => void;
}

function Typed({ label, value, error, isText = false, onChange }: TypedProps) {
  const words = useTypedText(value, onChange);
  return (
    <TextField
      small
      label={label}
      labelHidden
      placeholder={label}
      {...(isText ? { maxLength: QUESTION_MAX_LENGTH } : { inputMode: 'decimal', maxLength: 12 })}
      error={error}
      value={words.typed}
      onChange={({ target }) => words.setTyped(target.value)}
      className={isText ? 'w-48' : 'w-28'}
    />
  );
}
