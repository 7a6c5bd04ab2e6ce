import { mustHaveText } from '../../../../contract/format/questions.ts';
import type { JobDetail } from '../../../../contract/jobs.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { questionMessages } from '../../../parts/questions/question-messages.ts';
import { dotted } from '../../../lib/format/separator.ts';

/** The questions for everybody who applies, with the must-haves. */
export function JobQuestions({ job }: { job: JobDetail }) {
  const t = useMessages(questionMessages);
  const language = useLanguage();
  if (job.questions.length === 0) return null;
  return (
    <section className="mt-6">
      <h3 className="text-h3">{t.asked}</h3>
      <p className="mt-1 note">{t.askedText}</p>
      <ol className="mt-3 grid list-decimal gap-2.5 pl-5 text-body" lang={job.language}>
        {job.questions.map((question) => {
          const must = mustHaveText(question, language);
          return (
            <li key={question.id}>
              {question.text}
              {question.choices.length > 0 ? (
                <span className="block note">{dotted(question.choices)}</span>
              ) : null}
              {must ? (
                <span className="block text-small font-medium" lang={language}>
                  {t.mustHave(must)}
                </span>
              ) : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
