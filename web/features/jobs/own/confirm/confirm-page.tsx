import { useState } from 'react';
import { placeName } from '../../../../../contract/format/names/place-names.ts';
import { api } from '../../../../lib/api/api.ts';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { dateText } from '../../../../lib/format/format.ts';
import { usePosted } from '../../../../lib/forms/posted.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { takeLinkToken, useLinkToken } from '../../../../lib/links/link-token.ts';
import { linkStart } from '../../../../lib/links/pasted-link.ts';
import { useAnswer } from '../../../../lib/links/use-answer.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { Form } from '../../../../ui/fields/form.tsx';
import { PastedLink } from '../../../../ui/fields/pasted-link.tsx';
import { NarrowPage } from '../../../../ui/panels/narrow-page.tsx';
import { DoneNote } from '../../../../ui/panels/done-note.tsx';
import { confirmMessages } from './confirm-messages.ts';

/** Null while there is no token to ask by. The token is sent in the body, which is not logged. */
const readAskedAbout = async (token: string) =>
  token ? api('POST /barong/public/job_confirmations/job', { body: { token } }) : null;

/** Whether the link itself is wrong, and not, for example, the job closed. */
const isOfLink = (error: unknown) => error instanceof ApiError && isCodeOfLink(error.codes);
const isCodeOfLink = (codes: readonly string[]) =>
  codes.some((code) => code === 'request.invalid_value' || code === 'resource.job.not_found');

export { action } from './confirm-action.ts';
export { postedHeaders as headers } from '../../../../lib/forms/posted.ts';
export const meta = () => [{ name: 'robots', content: 'noindex' }];

/**
 * The page at the link in a mail that asks about a job. It needs a click, because mail scanners that open links
 * before the reader does must not answer.
 */
export default function ConfirmJobPage() {
  const t = useMessages(confirmMessages);
  const language = useLanguage();
  const posted = usePosted<typeof linkStart, string>();
  const token = useLinkToken('token', posted?.values.link);
  const [title, setTitle] = useState(posted?.shown ?? '');
  const { data: asked, error } = useAnswer(readAskedAbout, token ?? '');
  const form = useContractForm('POST /barong/public/job_confirmations', {
    start: linkStart,
    posted,
    // A form submitted before scripts loaded is sent again before `token` is known.
    body: () => ({ token: token ?? takeLinkToken('token') }),
    refused: (refusal) => (isOfLink(refusal) ? { title: '', description: t.missing } : undefined),
    onSaved: ({ job }) => setTitle(job.title),
  });
  const isBroken = token === '' || isOfLink(error) || isCodeOfLink(posted?.codes ?? []);
  const confirmedOn = asked?.confirmed_at ? dateText(asked.confirmed_at, language) : null;
  const saying = () => {
    if (isBroken) return t.missing;
    return asked && confirmedOn ? t.already(asked.job.title, confirmedOn) : t.question;
  };
  const heading = title || confirmedOn ? t.titleOfOpen : t.titleOf;
  const named = title || asked?.job.title;
  return (
    <NarrowPage title={named ? heading(named) : t.title}>
      {title ? (
        <DoneNote>{t.done(title)}</DoneNote>
      ) : (
        <>
          {asked ? <p className="text-body">{placeName(asked.job.location, language)}</p> : null}
          <p className="text-body text-ink-2">{saying()}</p>
        </>
      )}
      {title || isBroken || confirmedOn ? null : (
        <Form form={form} action="/jobs/confirm" className="grid gap-5">
          <PastedLink field={form.field('link')} />
          <Button {...form.button} size="lg" wide>
            {t.confirm}
          </Button>
        </Form>
      )}
      <LinkButton to="/hr/postings" variant="secondary" wide>
        {t.toOwnJobs}
      </LinkButton>
    </NarrowPage>
  );
}
