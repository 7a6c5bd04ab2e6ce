import type { Breach } from '../../../contract/breaches/breaches.ts';
import {
  breachDataKinds,
  type BreachDataKind,
  breachNotices,
} from '../../../contract/breaches/breach-kinds.ts';
import { BREACH_TEXT_MAX_LENGTH } from '../../../contract/constants.ts';
import { fieldOfMoment, momentOfField } from '../../../contract/format/moment-field.ts';
import { type FormOf, useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../lib/messages.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { useFreshBreaches } from './calls.ts';
import { breachMessages } from './messages.ts';

interface BreachDialogProps {
  /** Absent for a new one. */
  breach: Breach | undefined;
  onClose: () => void;
}

const fieldOf = (moment: string | null) =>
  moment === null ? '' : fieldOfMoment(Date.parse(moment));

const startOf = (breach: Breach | undefined) => ({
  noticed_at: fieldOfMoment(breach?.noticed_at ? Date.parse(breach.noticed_at) : Date.now()),
  began_at: fieldOf(breach?.began_at ?? null),
  happened: breach?.happened ?? '',
  data_kinds: breach?.data_kinds ?? ([] as BreachDataKind[]),
  people_count: String(breach?.people_count ?? ''),
  consequences: breach?.consequences ?? '',
  measures: breach?.measures ?? '',
  findings: breach?.findings ?? '',
  advice: breach?.advice ?? '',
  board_told_at: fieldOf(breach?.board_told_at ?? null),
  board_detailed_at: fieldOf(breach?.board_detailed_at ?? null),
  people_told_at: fieldOf(breach?.people_told_at ?? null),
  closed: breach?.closed ?? false,
  /** A new entry is based on no version. */
  version: breach?.version ?? 0,
});
type Values = ReturnType<typeof startOf>;

const bodyOf = (values: Values) => ({
  happened: values.happened,
  data_kinds: values.data_kinds,
  consequences: values.consequences,
  measures: values.measures,
  findings: values.findings,
  advice: values.advice,
  closed: values.closed,
  noticed_at: momentOfField(values.noticed_at) ?? '',
  began_at: momentOfField(values.began_at),
  people_count: values.people_count === '' ? null : Number(values.people_count),
  board_told_at: momentOfField(values.board_told_at),
  board_detailed_at: momentOfField(values.board_detailed_at),
  people_told_at: momentOfField(values.people_told_at),
});

/** An entry of the register, with the times at which its notices were sent. */
export function BreachDialog({ breach, onClose }: BreachDialogProps) {
  const t = useMessages(breachMessages);
  const form = useBreachForm(breach, onClose);
  return (
    <FormDialog
      title={breach ? t.changeTitle(breach.id) : t.enterTitle}
      description={t.formText}
      size="lg"
      form={form}
      sendLabel={t.save}
      onClose={onClose}
    >
      <HappenedFields form={form} />
      <KindsField form={form} />
      <KnownFields form={form} />
      <NoticeFields form={form} />
      <CheckboxField {...form.box('closed')} label={t.close} />
    </FormDialog>
  );
}

function useBreachForm(breach: Breach | undefined, onClose: () => void): FormOf<Values> {
  const t = useMessages(breachMessages);
  return useContractForm(
    breach ? 'PUT /barong/admin/breaches/:id' : 'POST /barong/admin/breaches',
    {
      start: startOf(breach),
      ...(breach ? { params: { id: breach.id }, newer: startOf } : {}),
      once: !breach,
      body: bodyOf,
      check: ({ people_count, happened, data_kinds, noticed_at }) => ({
        noticed_at: noticed_at ? undefined : t.missing,
        happened: happened.trim() ? undefined : t.missing,
        data_kinds: data_kinds.length > 0 ? undefined : t.missingKinds,
        people_count: /^\d{0,9}$/.test(people_count) ? undefined : t.notNumber,
      }),
      saved: t.saved,
      failed: t.notSaved,
      onSaved: onClose,
      onAnswer: useFreshBreaches(),
    },
  );
}

interface FieldsProps {
  form: FormOf<Values>;
}

function HappenedFields({ form }: FieldsProps) {
  const t = useMessages(breachMessages);
  return (
    <>
      <div className="grid gap-4 *:min-w-0 md:grid-cols-2">
        <TextField {...form.field('noticed_at')} label={t.noticed} type="datetime-local" />
        <TextField {...form.field('began_at')} label={t.began} optional type="datetime-local" />
      </div>
      <TextArea
        {...form.field('happened')}
        label={t.happened}
        hint={t.happenedHint}
        rows={4}
        maxLength={BREACH_TEXT_MAX_LENGTH}
      />
    </>
  );
}

function KindsField({ form }: FieldsProps) {
  const t = useMessages(breachMessages);
  const { data_kinds } = form.values;
  return (
    <fieldset>
      <legend className="text-small font-strong">{t.kinds}</legend>
      {breachDataKinds.map((kind, index) => (
        <CheckboxField
          key={kind}
          id={index === 0 ? form.idOf('data_kinds') : undefined}
          label={t[kind]}
          error={index === 0 ? form.errorOf('data_kinds') : undefined}
          checked={data_kinds.includes(kind)}
          onChange={({ target }) =>
            form.set({
              data_kinds: breachDataKinds.filter((each) =>
                each === kind ? target.checked : data_kinds.includes(each),
              ),
            })
          }
        />
      ))}
    </fieldset>
  );
}

/** What may become known only later. */
function KnownFields({ form }: FieldsProps) {
  const t = useMessages(breachMessages);
  return (
    <>
      <TextField
        {...form.field('people_count')}
        label={t.people}
        optional
        inputMode="numeric"
        autoComplete="off"
      />
      {(['consequences', 'measures', 'findings', 'advice'] as const).map((name) => (
        <TextArea
          key={name}
          {...form.field(name)}
          label={t[name]}
          hint={name === 'findings' ? t.findingsHint : undefined}
          optional
          rows={3}
          maxLength={BREACH_TEXT_MAX_LENGTH}
        />
      ))}
    </>
  );
}

function NoticeFields({ form }: FieldsProps) {
  const t = useMessages(breachMessages);
  return (
    <fieldset className="grid gap-4 *:min-w-0">
      <legend className="text-small font-strong">{t.sentWhen}</legend>
      {breachNotices.map((notice) => (
        <TextField
          key={notice}
          {...form.field(notice)}
          label={t[notice]}
          optional
          type="datetime-local"
        />
      ))}
    </fieldset>
  );
}
