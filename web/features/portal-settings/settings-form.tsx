import type { ReactNode } from 'react';
import { useMessages } from '../../lib/messages.ts';
import type { AnyForm } from '../../lib/forms/use-contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { LastChange, type LastChangeProps } from './last-change.tsx';
import { portalSettingMessages } from './messages.ts';

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
