import { Building2, UserRound } from 'lucide-react';
import { useMessages } from '../../lib/messages.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { accountMessages } from './messages.ts';

export type AccountKind = 'user' | 'hr';

/** From `?type=`: anything that is not `hr` means a job seeker. */
export const accountKindOf = (text: string | null): AccountKind => (text === 'hr' ? 'hr' : 'user');

interface AccountKindSwitchProps {
  value: AccountKind;
  onChange: (kind: AccountKind) => void;
}

export function AccountKindSwitch(props: AccountKindSwitchProps) {
  const t = useMessages(accountMessages);
  return (
    <Segmented
      wide
      name="kind"
      label={t.accountKind}
      segments={[
        { value: 'user', label: t.jobSeeker, icon: UserRound },
        { value: 'hr', label: t.employer, icon: Building2 },
      ]}
      {...props}
    />
  );
}
