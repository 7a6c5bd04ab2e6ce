import { Building2, UserRound } from 'lucide-react';
import { useMessages } from '../../lib/messages.ts';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { kindMessages } from './kind-messages.ts';
import type { AccountKind } from './kind.ts';

interface AccountKindSwitchProps {
  value: AccountKind;
  onChange: (kind: AccountKind) => void;
  className?: string;
}

export function AccountKindSwitch(props: AccountKindSwitchProps) {
  const t = useMessages(kindMessages);
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
