import { useLoaderData, useSearchParams } from 'react-router';
import { contactTopics } from '../../../contract/contact/contact-topics.ts';
import { usePosted } from '../../lib/forms/posted.ts';
import { useMessages } from '../../lib/messages.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ContactAddress, loadAddress } from './contact-address.tsx';
import { contactFormMessages } from './contact-form-messages.ts';
import { ContactForm } from './contact-form.tsx';
import type { contactStart } from './contact-start.ts';
import { contact } from './contact-messages.ts';
import { TextPage } from './text-page.tsx';
import { NarrowPage } from '../../ui/panels/narrow-page.tsx';

export const handle = { noScript: true };
export { action } from './contact-action.ts';
export { loadAddress as loader };
export { postedHeaders as headers } from '../../lib/forms/posted.ts';

export default function ContactPage() {
  const { contactEmail } = useLoaderData<typeof loadAddress>();
  const posted = usePosted<typeof contactStart>();
  const [asked] = useSearchParams();
  const sent = asked.get('sent') ?? '';
  // A link can preselect the topic.
  const topic = contactTopics.find((known) => known === asked.get('topic'));
  // Anybody can make up an address, so only a number is accepted from it.
  if (!posted && /^[1-9]\d{0,14}$/.test(sent)) return <Sent id={Number(sent)} />;
  return (
    <TextPage
      text={contact}
      after={{
        write: <ContactForm topic={topic} posted={posted} />,
        address: <ContactAddress email={contactEmail} />,
      }}
    />
  );
}

function Sent({ id }: { id: number }) {
  const t = useMessages(contactFormMessages);
  return (
    <NarrowPage title={t.sent}>
      <meta name="robots" content="noindex" />
      <p className="text-h3">{t.sentNumber(id)}</p>
      <p className="text-body text-ink-2">{t.sentText}</p>
      <LinkButton to="/" variant="secondary" wide>
        {t.returnHome}
      </LinkButton>
    </NarrowPage>
  );
}
