import { useRef, useState } from 'react';
import { useMessages } from '../../../../lib/messages.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { jobFormMessages } from './form-messages.ts';
import { lpaOf, numberIn } from '../../../../parts/pay/pay.ts';

interface MonthlyPayProps {
  /** Lakhs a year; null for a bound that is empty. */
  onFill: (least: number | null, most: number | null) => void;
}

/** Takes pay by the month, because most wages in India are given that way. */
export function MonthlyPay({ onFill }: MonthlyPayProps) {
  const t = useMessages(jobFormMessages);
  const box = useRef<HTMLDetailsElement>(null);
  const [least, setLeast] = useState('');
  const [most, setMost] = useState('');
  const lpaIn = (text: string) => {
    const rupees = numberIn(text);
    return rupees === null ? null : lpaOf(rupees);
  };

  function fill() {
    onFill(lpaIn(least), lpaIn(most));
    if (box.current) box.current.open = false;
  }

  return (
    <details ref={box} className="md:col-span-2">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small">
        {t.monthlyHelp}
      </summary>
      <div className="mt-2 grid items-end gap-4 rounded-md bg-sunken p-4 md:grid-cols-[1fr_1fr_auto]">
        <TextField
          label={t.monthlyMin}
          inputMode="numeric"
          value={least}
          onChange={(event) => setLeast(event.target.value)}
        />
        <TextField
          label={t.monthlyMax}
          inputMode="numeric"
          value={most}
          onChange={(event) => setMost(event.target.value)}
        />
        <Button variant="secondary" onClick={fill} disabled={!least.trim() && !most.trim()}>
          {t.monthlyUse}
        </Button>
      </div>
    </details>
  );
}
