import { useState } from 'react';
import type { FigureTable } from '../../../contract/hiring-figures.ts';
import { saveFile } from '../../lib/files/save-file.ts';
import { useMessages } from '../../lib/messages.ts';
import { toast } from '../../lib/toast.ts';
import { fetchFigures, type Period } from './figures-calls.ts';
import { figuresMessages } from './figures-messages.ts';

interface SaveButtonProps {
  table: FigureTable;
  period: Period;
  /** What the table is called on the page. */
  title: string;
}

export function SaveButton({ table, period, title }: SaveButtonProps) {
  const t = useMessages(figuresMessages);
  const [isBusy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    try {
      saveFile(await fetchFigures(table, period));
    } catch {
      toast({ title: t.saveFailed, variant: 'destructive' });
    }
    setBusy(false);
  }
  return (
    <button
      type="button"
      className="link text-small"
      aria-label={t.saveOf(title)}
      aria-busy={isBusy}
      onClick={() => void save()}
    >
      {t.save}
    </button>
  );
}
