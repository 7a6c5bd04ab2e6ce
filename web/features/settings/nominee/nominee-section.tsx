import { useState } from 'react';
import type { Nominee } from '../../../../contract/nominees/nominees.ts';
import { nomineeRelations } from '../../../../contract/nominees/nominee-relations.ts';
import { dateText } from '../../../lib/format/format.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { nomineeRelationWords } from '../../../parts/people/nominee-relations.ts';
import { SettingsSection } from '../../../parts/sections/settings-section.tsx';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { FormButtons } from '../form-buttons.tsx';
import { nomineeMessages } from './nominee-messages.ts';
import { dotted } from '../../../lib/format/separator.ts';
import type { QueryClient } from '@tanstack/react-query';
import { actOf } from '../../../lib/api/use-act.ts';
import { api } from '../../../lib/api/api.ts';
import { useKeep } from '../../../lib/api/use-keep.ts';
import { useReading } from '../../../lib/api/use-reading.ts';

const KEY = ['nominee'];

const useNominee = () => useReading('GET /barong/resource/nominee', { key: KEY });

const keep = (queries: QueryClient, held: { nominee: Nominee | null }) =>
  queries.setQueryData(KEY, held);

const useRemoveNominee = actOf(() => api('DELETE /barong/resource/nominee', {}), { keep });

/** Who exercises the holder's rights when they cannot. */
export function NomineeSection() {
  const t = useMessages(nomineeMessages);
  const [isChanging, setChanging] = useState(false);
  return (
    <SettingsSection title={t.title} note={t.note}>
      <Loaded query={useNominee()} shapes={['h-11']}>
        {({ nominee }) =>
          isChanging ? (
            <NomineeForm nominee={nominee} onClose={() => setChanging(false)} />
          ) : (
            <Named nominee={nominee} onChange={() => setChanging(true)} />
          )
        }
      </Loaded>
    </SettingsSection>
  );
}

function Named({ nominee, onChange }: { nominee: Nominee | null; onChange: () => void }) {
  const t = useMessages(nomineeMessages);
  const language = useLanguage();
  const relations = useMessages(nomineeRelationWords);
  const removal = useRemoveNominee({ failed: t.notRemoved, done: t.removed });
  if (!nominee) {
    return (
      <Button variant="secondary" className="justify-self-start" onClick={onChange}>
        {t.name}
      </Button>
    );
  }
  const { email, phone, named_at } = nominee;
  return (
    <>
      <div className="text-body break-words">
        <p className="font-strong">{`${nominee.name} (${relations[nominee.relation]})`}</p>
        <p>{dotted([email, phone])}</p>
        <p className="note">{t.namedOn(dateText(named_at, language))}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onChange}>
          {t.change}
        </Button>
        <Button variant="quiet" busy={removal.isBusy} onClick={() => void removal.run()}>
          {t.remove}
        </Button>
      </div>
    </>
  );
}

function NomineeForm({ nominee, onClose }: { nominee: Nominee | null; onClose: () => void }) {
  const t = useMessages(nomineeMessages);
  const relations = useMessages(nomineeRelationWords);
  const form = useContractForm('PUT /barong/resource/nominee', {
    start: {
      name: nominee?.name ?? '',
      relation: nominee?.relation ?? '',
      email: nominee?.email ?? '',
      phone: nominee?.phone ?? '',
    },
    // Checked below as well as by the contract.
    body: ({ relation, ...written }) => ({
      ...written,
      relation: relation as Nominee['relation'],
    }),
    check: ({ name, relation, email, phone }) => ({
      name: name.trim() ? undefined : t.nameMissing,
      relation: relation ? undefined : t.relationMissing,
      email: email.trim() || phone.trim() ? undefined : t.unreachable,
    }),
    failed: t.notSaved,
    saved: t.saved,
    onSaved: useKeep(keep, onClose),
  });
  return (
    <Form form={form} className="grid max-w-prose gap-4">
      <TextField {...form.field('name')} label={t.nameField} required autoFocus />
      <SelectField
        {...form.field('relation')}
        label={t.relation}
        placeholder={t.choose}
        options={nomineeRelations.map((value) => ({ value, label: relations[value] }))}
      />
      <TextField {...form.field('email')} label={t.email} type="email" hint={t.oneOfBoth} />
      <TextField {...form.field('phone')} label={t.phone} type="tel" inputMode="tel" />
      <FormButtons form={form} label={t.save} onCancel={onClose} />
    </Form>
  );
}
