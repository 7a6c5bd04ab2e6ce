import { useState } from 'react';
import type { nominees } from '../../../contract/nominees/nominees.ts';
import type { Answer } from '../../../contract/endpoint.ts';
import { dateText } from '../../lib/format/format.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { nomineeRelationWords } from '../../parts/people/nominee-relations.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { nomineeLookUpMessages } from './nominee-messages.ts';
import { dotted } from '../../lib/format/separator.ts';

type Found = Answer<(typeof nominees)['POST /barong/admin/contact_messages/:id/nominee']>;

/** The person an account has named as nominee, to compare with the sender of a request about its data. */
export function NomineeDialog({ messageId, onClose }: { messageId: number; onClose: () => void }) {
  const t = useMessages(nomineeLookUpMessages);
  const [found, setFound] = useState<Found>();
  const form = useContractForm('POST /barong/admin/contact_messages/:id/nominee', {
    start: { email: '' },
    params: { id: messageId },
    body: (written) => written,
    check: ({ email }) => ({ email: email.trim() ? undefined : t.emailMissing }),
    failed: t.failed,
    onSaved: setFound,
  });
  return (
    <FormDialog
      form={form}
      title={t.title}
      description={t.text}
      sendLabel={t.lookUp}
      cancelLabel={t.close}
      onClose={onClose}
    >
      <TextField {...form.field('email')} label={t.email} type="email" required />
      <output className="grid gap-1 text-body break-words">
        {found ? <FoundNominee found={found} /> : null}
      </output>
    </FormDialog>
  );
}

function FoundNominee({ found: { account, nominee } }: { found: Found }) {
  const t = useMessages(nomineeLookUpMessages);
  const relations = useMessages(nomineeRelationWords);
  const language = useLanguage();
  if (!account) return <p>{t.noAccount}</p>;
  if (!nominee) return <p>{t.nobody(account.username)}</p>;
  return (
    <>
      <p className="note">{t.named(account.username, dateText(nominee.named_at, language))}</p>
      <p className="font-strong">{`${nominee.name} (${relations[nominee.relation]})`}</p>
      <p>{dotted([nominee.email, nominee.phone])}</p>
    </>
  );
}
