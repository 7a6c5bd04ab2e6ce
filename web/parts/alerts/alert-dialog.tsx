import { useLocation, useNavigate } from 'react-router';
import {
  type AlertFrequency,
  alertFrequencies,
} from '../../../contract/alerts/alert-frequencies.ts';
import { cleanText } from '../../../contract/format/texts/clean-text.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { VerifyButton, VerifyFirst } from '../apply/verify-first.tsx';
import { alertMessages } from './alert-messages.ts';
import { noFilters } from './no-filters.ts';
import { SearchWords, useSearchWords, type KeptSearch } from './search-words.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { ALERT_NAME_MAX_LENGTH } from '../../../contract/fields/max-lengths.ts';

interface AlertDialogProps {
  wanted: KeptSearch;
  company: string | undefined;
  onClose: () => void;
}

/** Names the alert, and says how often new jobs are sent. */
export default function AlertDialog({ wanted, company, onClose }: AlertDialogProps) {
  const t = useMessages(alertMessages);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isUnverified = useSession()?.user?.email_verified === false;
  const words = useSearchWords(wanted, company);
  const name = cleanText(words.slice(0, 3).join(', '), ALERT_NAME_MAX_LENGTH);
  const start: { name: string; frequency: AlertFrequency } = { name, frequency: 'daily' };
  const form = useContractForm('POST /barong/resource/alerts', {
    start,
    body: (values) => ({ ...values, search: asSent(wanted) }),
    check: (typed) => ({ name: typed.name.trim() === '' ? t.missingName : undefined }),
    saved: {
      title: t.saved,
      description: t.savedText,
      action: { label: t.seeAll, onClick: () => void navigate('/user/alerts') },
    },
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={t.title}
      description={t.intro}
      form={form}
      sendLabel={t.save}
      busyLabel={t.saving}
      first={isUnverified ? <VerifyButton next={`${pathname}${search}#alert`} /> : null}
      notice={isUnverified ? <VerifyFirst hasButton>{t.verifyFirst}</VerifyFirst> : null}
      onClose={onClose}
    >
      <SearchWords words={words} />
      <TextField {...form.field('name')} label={t.name} maxLength={ALERT_NAME_MAX_LENGTH} />
      <RadioGroup
        {...form.field('frequency')}
        label={t.frequency}
        hint={t.frequencyHint}
        options={alertFrequencies.map((value) => ({ value, label: t[value] }))}
      />
    </FormDialog>
  );
}

type Sent = { [Name in keyof KeptSearch]?: NonNullable<KeptSearch[Name]> };

/** Only the parameters that the API knows: the page's own search also has an order and a view. */
function asSent(wanted: KeptSearch): Sent {
  const names = Object.keys(noFilters) as (keyof KeptSearch)[];
  const asked = names.filter((name) => wanted[name] !== null);
  return Object.fromEntries(asked.map((name) => [name, wanted[name]]));
}
