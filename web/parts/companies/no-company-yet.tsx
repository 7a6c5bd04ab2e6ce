import { defineMessages, useMessages } from '../../lib/messages.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

const messages = defineMessages({
  en: {
    title: 'You have no company yet',
    text: 'Create your company, or open the invitation that a colleague emailed to you.',
    create: 'Create your company',
  },
  hi: {
    title: 'अभी आपकी कोई कंपनी नहीं है',
    text: 'अपनी कंपनी बनाएँ, या किसी साथी का मेल से भेजा न्योता खोलें।',
    create: 'अपनी कंपनी बनाएँ',
  },
});

/** Shown on recruiters' pages about their company while they have none. */
export function NoCompanyYet() {
  const t = useMessages(messages);
  return (
    <EmptyState
      title={t.title}
      actions={<LinkButton to="/profile/setup/hr">{t.create}</LinkButton>}
    >
      {t.text}
    </EmptyState>
  );
}
