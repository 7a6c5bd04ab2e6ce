import { Handshake, Mail, Phone } from 'lucide-react';
import { useState } from 'react';
import type { Candidate } from '../../../../contract/applications.ts';
import { useMessages } from '../../../lib/messages.ts';
import { MessageLink } from '../../../parts/messages/message-link.tsx';
import { MayDo } from '../../../parts/team/may-do.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Icon, type IconType } from '../../../ui/icon.tsx';
import { useAskForContact, useOpenJobs } from '../calls.ts';
import { candidateMessages } from '../messages.ts';

/** How to reach the candidate: known from their application or by agreement, or else to be requested. */
export function ContactCard({ candidate }: { candidate: Candidate }) {
  const t = useMessages(candidateMessages);
  const { contact, email, phone } = candidate;
  return (
    <Card as="section" className="grid gap-2.5">
      <h2 className="text-h3">{t.contact}</h2>
      {contact === 'shared' ? (
        <>
          {email ? <Way icon={Mail} text={email} href={`mailto:${email}`} /> : null}
          {phone ? (
            <Way icon={Phone} text={phone} href={`tel:${phone}`} />
          ) : (
            <p className="text-small text-ink-2">{t.noPhone}</p>
          )}
          <MessageLink to={{ userId: candidate.id }} name={candidate.name} />
        </>
      ) : (
        <Ask candidate={candidate} />
      )}
    </Card>
  );
}

const Way = ({ icon, text, href }: { icon: IconType; text: string; href: string }) => (
  <p className="flex items-center gap-2 text-small">
    <Icon of={icon} size={16} className="text-ink-2" />
    <a className="link inline-block min-h-6 min-w-0 break-words tabular-nums" href={href}>
      {text}
    </a>
  </p>
);

/** Asks once; the answer stays visible here. */
function Ask({ candidate: { id, contact } }: { candidate: Candidate }) {
  const t = useMessages(candidateMessages);
  const { run: ask, isBusy } = useAskForContact(id);
  const jobs = useOpenJobs().data?.jobs ?? [];
  const [jobId, setJobId] = useState('');
  return (
    <>
      <p className="text-small text-ink-2">
        {contact === 'asked'
          ? t.contactAsked
          : contact === 'declined'
            ? t.contactDeclined
            : t.contactHidden}
      </p>
      {contact === 'hidden' || contact === 'declined' ? (
        <MayDo call="POST /barong/resource/candidates/:id/contact_request" least="recruiter" says>
          <div className="grid gap-3">
            {jobs.length > 0 ? (
              <SelectField
                small
                label={t.askFor}
                placeholder={t.noJob}
                value={jobId}
                options={jobs.map(({ id: value, title }) => ({
                  value: String(value),
                  label: title,
                }))}
                onChange={({ target }) => setJobId(target.value)}
              />
            ) : null}
            <Button
              variant="secondary"
              icon={Handshake}
              busy={isBusy}
              className="justify-self-start"
              onClick={() => void ask(jobId === '' ? undefined : Number(jobId))}
            >
              {t.askContact}
            </Button>
          </div>
        </MayDo>
      ) : null}
    </>
  );
}
