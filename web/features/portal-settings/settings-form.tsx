import type { ReactNode } from 'react';
import { useMessages, useLanguage } from '../../lib/messages.ts';
import type { AnyForm } from '../../lib/forms/use-contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { portalSettingMessages } from './messages.ts';
import { dateText } from '../../lib/format/format.ts';

interface SettingsFormProps {
  form: AnyForm;
  group: LastChangeProps;
  children: ReactNode;
}

/** The fields of a group of settings, who changed it last, and the button that saves it. */
export function SettingsForm({ form, group, children }: SettingsFormProps) {
  const t = useMessages(portalSettingMessages);
  return (
    <Form form={form} className="grid gap-5">
      {children}
      <LastChange {...group} />
      <Button {...form.button} className="justify-self-start">
        {t.save}
      </Button>
    </Form>
  );
}

interface LastChangeProps {
  changed_at: string | null;
  changed_by: string | null;
}

/** Who changed a group last; the audit log has earlier changes. */
function LastChange({ changed_at: at, changed_by: by }: LastChangeProps) {
  const t = useMessages(portalSettingMessages);
  const language = useLanguage();
  if (at === null) return null;
  const day = dateText(at, language);
  return (
    <p className="note">{by === null ? t.lastChangedBySomebody(day) : t.lastChanged(day, by)}</p>
  );
}
