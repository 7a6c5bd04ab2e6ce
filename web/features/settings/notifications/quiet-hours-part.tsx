import type { QuietHours } from '../../../../contract/notifications/quiet-hours.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useKeepQuietHours, useSwitchQuietHours } from './notification-calls.ts';
import { notificationMessages } from './notification-messages.ts';

/** The hours in which nothing is sent that can wait. */
export function QuietHoursPart({ hours }: { hours: QuietHours }) {
  const t = useMessages(notificationMessages);
  const change = useSwitchQuietHours();
  const isOn = change.busyWith ?? hours.on;
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-body font-strong">{t.quiet}</h3>
        <Switch label={t.quiet} checked={isOn} onChange={(on) => void change.run(on)} />
      </div>
      <p className="note">{t.quietNote}</p>
      {isOn ? <Hours hours={hours} /> : null}
    </div>
  );
}

function Hours({ hours }: { hours: QuietHours }) {
  const t = useMessages(notificationMessages);
  const keep = useKeepQuietHours();
  const form = useContractForm('PUT /barong/resource/quiet_hours', {
    start: { from: hours.from, until: hours.until },
    failed: t.notSaved,
    saved: t.saved,
    onSaved: ({ from, until }) => keep({ from, until }),
  });
  return (
    <Form form={form} className="flex flex-wrap items-end gap-3">
      <TextField type="time" label={t.quietFrom} {...form.field('from')} />
      <TextField type="time" label={t.quietUntil} {...form.field('until')} />
      <Button variant="secondary" {...form.button}>
        {t.save}
      </Button>
    </Form>
  );
}
