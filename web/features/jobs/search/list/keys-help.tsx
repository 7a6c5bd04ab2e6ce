import { useMessages } from '../../../../lib/messages.ts';
import { CheckboxField } from '../../../../ui/fields/checkbox-field.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { KeyList } from '../../../../ui/panels/key-list.tsx';
import { listKeysMessages } from './list-keys-messages.ts';

interface KeysHelpProps {
  isOn: boolean;
  toggle: () => void;
  /** Whether the jobs of the list have a button that applies. */
  applies: boolean;
  onClose: () => void;
}

/** What the keys of the list do; here they are switched off, too. */
export default function KeysHelp({ isOn, toggle, applies, onClose }: KeysHelpProps) {
  const t = useMessages(listKeysMessages);
  return (
    <Dialog onClose={onClose} title={t.keys}>
      <KeyList
        isOn={isOn}
        keys={[
          ['J K', t.walk],
          ['Enter', t.open],
          ['S', t.save],
          ...(applies ? [['A', t.apply] as const] : []),
          ['/', t.search],
          ['?', t.help],
        ]}
      />
      <CheckboxField label={isOn ? t.keysOn : t.keysOff} checked={isOn} onChange={toggle} />
    </Dialog>
  );
}
