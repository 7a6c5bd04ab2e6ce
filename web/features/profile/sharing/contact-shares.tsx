import type { ContactShare } from '../../../../contract/profiles/contact-shares.ts';
import { dateText } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import {
  useContactShares,
  useSharingWith,
} from '../../../parts/contact-sharing/contact-sharing-calls.ts';
import { contactSharingMessages } from '../../../parts/contact-sharing/contact-sharing-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';

/** Which companies have, or had, the seeker's address and number, with the dates. */
export function ContactShares() {
  const t = useMessages(contactSharingMessages);
  return (
    <Loaded query={useContactShares()} shapes={['h-14']} failed={t.failed}>
      {({ contact_shares }) =>
        contact_shares.length > 0 ? (
          <ul className="divide-y divide-line border-t border-line *:last:pb-0">
            {contact_shares.map((share) => (
              <Row key={share.id} share={share} />
            ))}
          </ul>
        ) : (
          <p className="note">{t.nobody}</p>
        )
      }
    </Loaded>
  );
}

function Row({ share }: { share: ContactShare }) {
  const t = useMessages(contactSharingMessages);
  const language = useLanguage();
  const { company_id: id, company_name: name, way, shared_at, ended_at } = share;
  const sharing = useSharingWith({ id, name });
  const from = dateText(shared_at, language);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2.5">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-strong break-words">{name}</p>
        <p className="note">
          {ended_at ? t.fromTo(from, dateText(ended_at, language)) : t.since(from)}, {t[way]}
        </p>
      </div>
      {ended_at ? null : (
        <Button
          size="sm"
          variant="secondary"
          busy={sharing.isBusy}
          aria-label={t.stopWith(name)}
          onClick={() => void sharing.run(false)}
        >
          {t.stop}
        </Button>
      )}
    </li>
  );
}
