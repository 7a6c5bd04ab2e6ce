import { Link } from 'react-router';
import type { ContactRequest } from '../../../../contract/candidates/contact-requests.ts';
import { useAct } from '../../../lib/api/use-act.ts';
import { api } from '../../../lib/api/api.ts';
import { dateText } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { jobPath } from '../../../../contract/format/page-paths.ts';
import {
  CONTACT_KEYS,
  useContactRequests,
} from '../../../parts/contact-sharing/contact-sharing-calls.ts';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { sharingMessages } from './sharing-messages.ts';

/** Companies that asked to contact the seeker, each with buttons to agree, decline or withdraw. */
export function ContactRequests() {
  const t = useMessages(sharingMessages);
  const requests = useContactRequests();
  return (
    <Loaded query={requests} shapes={['h-14']} failed={t.loadFailed}>
      {({ contact_requests }) =>
        contact_requests.length > 0 ? (
          <ul className="divide-y divide-line border-t border-line *:last:pb-0">
            {contact_requests.map((request) => (
              <Row key={request.id} request={request} />
            ))}
          </ul>
        ) : (
          <p className="note">{t.noRequests}</p>
        )
      }
    </Loaded>
  );
}

function Row({ request }: { request: ContactRequest }) {
  const t = useMessages(sharingMessages);
  const language = useLanguage();
  const { run: answer, isBusy } = useAnswer(request);
  const { company_name: name, job, agreed } = request;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2.5">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-strong break-words">{name}</p>
        {job ? (
          <p className="text-small">
            {t.forJob}{' '}
            <Link className="link" to={jobPath(job)}>
              {job.title}
            </Link>
          </p>
        ) : null}
        <p className="note">
          {agreed === null
            ? t.askedOn(dateText(request.asked_at, language))
            : agreed
              ? t.seesContact
              : t.declined}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {agreed === true ? null : (
          <Button
            size="sm"
            variant="soft"
            busy={isBusy}
            aria-label={t.agreeNamed(name)}
            onClick={() => void answer(true)}
          >
            {t.agree}
          </Button>
        )}
        {agreed === false ? null : (
          <Button
            size="sm"
            variant="secondary"
            busy={isBusy}
            aria-label={agreed ? t.takeBackNamed(name) : t.declineNamed(name)}
            onClick={() => void answer(false)}
          >
            {agreed ? t.takeBack : t.decline}
          </Button>
        )}
      </div>
    </li>
  );
}

function useAnswer({ id, company_name: name }: ContactRequest) {
  const t = useMessages(sharingMessages);
  return useAct(
    (agreed: boolean) =>
      api('PUT /barong/resource/contact_requests/:id', { params: { id }, body: { agreed } }),
    {
      failed: t.notSaved,
      done: (_answer, agreed) => (agreed ? t.agreed(name) : t.refused(name)),
      refreshes: CONTACT_KEYS,
    },
  );
}
