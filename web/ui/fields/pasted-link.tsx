import type { ComponentProps } from 'react';
import type { Contract } from '../../../contract/index.ts';
import { WithoutScripts } from '../../lib/forms/needs-scripts.tsx';
import type { Posted } from '../../lib/forms/posted.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { linkMessages } from '../../lib/links/link-messages.ts';
import { linkStart } from '../../lib/links/pasted-link.ts';
import { useMessages } from '../../lib/messages.ts';
import { Button } from '../button.tsx';
import { Form } from './form.tsx';
import { TextField } from './text-field.tsx';

type LinkFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'id' | 'name' | 'value' | 'error' | 'onChange'
>;

/** Where browsers without scripts get the link of the mail, whose token no server sees in the address. */
export const PastedLink = ({ field }: { field: LinkFieldProps }) => (
  <WithoutScripts>
    <LinkField {...field} />
  </WithoutScripts>
);

function LinkField(field: LinkFieldProps) {
  const t = useMessages(linkMessages);
  return <TextField {...field} label={t.link} hint={t.linkHint} required autoComplete="off" />;
}

interface OpenByLinkProps<R extends keyof Contract> {
  route: R;
  /** The address of the page. */
  action: string;
  posted: Posted<typeof linkStart> | undefined;
}

/** Shows nothing but the field, on a page that begins with what the link is about. No script ever sends it. */
export function OpenByLink<R extends keyof Contract>({
  route,
  action,
  posted,
}: OpenByLinkProps<R>) {
  const t = useMessages(linkMessages);
  const form = useContractForm(route, { start: linkStart, posted });
  return (
    <Form form={form} action={action} className="grid gap-5">
      <LinkField {...form.field('link')} />
      <Button {...form.button} size="lg" wide>
        {t.open}
      </Button>
    </Form>
  );
}
