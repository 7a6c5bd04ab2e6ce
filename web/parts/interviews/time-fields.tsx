import { CalendarClock, Plus, Trash2 } from 'lucide-react';
import { todayInIndia } from '../../../contract/format/today.ts';
import type { FormOf } from '../../lib/forms/use-contract-form.ts';
import { placeKey } from '../../lib/forms/place-key.ts';
import { useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import type { BusyAt } from './busy-times.ts';
import { inviteMessages } from './invite-messages.ts';
import type { InviteValues } from './invite-values.ts';

const SLOTS_MAX = 20;

interface TimeFieldsProps {
  form: Pick<FormOf<InviteValues>, 'values' | 'set' | 'idOf' | 'errorOf'>;
  busyAt: BusyAt;
}

/** One time, or several from which the candidate chooses. */
export function TimeFields({ form, busyAt }: TimeFieldsProps) {
  const t = useMessages(inviteMessages);
  const { many } = form.values;
  return (
    <div className="grid gap-3">
      <Segmented
        wide
        label={t.times}
        value={many ? 'many' : 'one'}
        onChange={(how) => form.set({ many: how === 'many', starts_at: form.values.starts_at })}
        segments={[
          { value: 'one', label: t.oneTime },
          { value: 'many', label: t.severalTimes },
        ]}
      />
      {many ? <Slots form={form} busyAt={busyAt} /> : <OneTime form={form} busyAt={busyAt} />}
    </div>
  );
}

function OneTime({ form, busyAt }: TimeFieldsProps) {
  const t = useMessages(inviteMessages);
  const [date = '', time = ''] = form.values.starts_at.split('T');
  const busy = Object.values(busyAt(form.values.starts_at)).flat();
  return (
    <div className="grid grid-cols-2 gap-3 max-xs:grid-cols-1">
      <TextField
        id={form.idOf('starts_at')}
        type="date"
        label={t.date}
        min={todayInIndia()}
        value={date}
        error={form.errorOf('starts_at')}
        onChange={({ target }) => form.set({ starts_at: `${target.value}T${time}` })}
      />
      <TextField
        type="time"
        label={t.time}
        value={time}
        onChange={({ target }) => form.set({ starts_at: `${date}T${target.value}` })}
      />
      <output className="col-span-full empty:hidden">
        {busy.length > 0 ? (
          <NoticeBar tone="time" icon={CalendarClock}>
            {busy.map((said) => (
              <p key={said} className="break-words">
                {said}
              </p>
            ))}
          </NoticeBar>
        ) : null}
      </output>
    </div>
  );
}

function Slots({ form, busyAt }: TimeFieldsProps) {
  const t = useMessages(inviteMessages);
  const { slots } = form.values;
  const change = (changed: string[]) =>
    form.set({ slots: changed, starts_at: form.values.starts_at });
  const offered = slots.filter((slot) => slot !== '');
  const isNoneFree = offered.length > 0 && offered.every((slot) => busyAt(slot).panel.length > 0);
  const hintAt = (slot: string) => {
    const { panel, candidate } = busyAt(slot);
    return [...candidate, ...panel, ...(panel.length > 0 ? [t.notOffered] : [])].join(' ');
  };
  // While all are empty, the error is shown at the first one.
  const errorAt = (index: number) =>
    form.errorOf(`slots.${index}`) ?? (index === 0 ? form.errorOf('starts_at') : undefined);
  return (
    <>
      <p className="note">{t.slotsHint}</p>
      {slots.map((slot, index) => (
        <div key={placeKey(index)} className="flex items-start gap-2">
          <TextField
            id={form.idOf(index === 0 ? 'starts_at' : `slots.${index}`)}
            className="min-w-0 flex-1"
            type="datetime-local"
            label={t.slot(index + 1)}
            min={`${todayInIndia()}T00:00`}
            value={slot}
            hint={hintAt(slot) || undefined}
            error={errorAt(index)}
            onChange={({ target }) => change(slots.with(index, target.value))}
          />
          {slots.length > 1 ? (
            <IconButton
              icon={Trash2}
              label={t.removeSlot(index + 1)}
              className="mt-7"
              onClick={() => change(slots.toSpliced(index, 1))}
            />
          ) : null}
        </div>
      ))}
      {/*
       * Only a warning: the other interview may be cancelled, which makes this time free again.
       */}
      <output className="empty:hidden">
        {isNoneFree ? <NoticeBar tone="danger">{t.noneFree}</NoticeBar> : null}
      </output>
      {slots.length < SLOTS_MAX ? (
        <Button
          variant="quiet"
          icon={Plus}
          className="justify-self-start"
          onClick={() => change([...slots, slots.at(-1) ?? ''])}
        >
          {t.addSlot}
        </Button>
      ) : null}
    </>
  );
}
