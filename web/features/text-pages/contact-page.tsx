import { useActionData, useLoaderData } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { LinkButton } from '../../ui/button.tsx';
import { HangCard } from '../../ui/card.tsx';
import { ContactAddress, loadAddress } from './contact-address.tsx';
import type { action } from './contact-action.ts';
import { contactFormMessages } from './contact-form-messages.ts';
import { ContactForm } from './contact-form.tsx';
import { contact } from './contact.ts';
import { TextPage } from './text-page.tsx';

export const handle = { noScript: true };
export { action } from './contact-action.ts';
export { loadAddress as loader };

const untouched = { written: {}, mistakes: {}, problem: '' };

export default function ContactPage() {
  const { contactEmail } = useLoaderData<typeof loadAddress>();
  const answer = useActionData<typeof action>();
  if (answer && answer.id !== null) return <Sent {...answer} />;
  return (
    <TextPage
      text={contact}
      after={{
        write: <ContactForm {...(answer ?? untouched)} />,
        address: <ContactAddress email={contactEmail} />,
      }}
    />
  );
}

function Sent({ id, email }: { id: number; email: string }) {
  const t = useMessages(contactFormMessages);
  return (
    <div className="gutter-public mx-auto max-w-form py-8 md:py-14">
      <title>{`${t.sent} · Vritti`}</title>
      <HangCard rekha flush className="grid gap-5 p-4 md:p-8">
        <h1 className="text-h1">{t.sent}</h1>
        <p className="text-h3">{t.sentNumber(id)}</p>
        <p className="text-body break-words text-ink-2">{t.sentText(email)}</p>
        <LinkButton to="/" variant="secondary" wide>
          {t.returnHome}
        </LinkButton>
      </HangCard>
    </div>
  );
}
