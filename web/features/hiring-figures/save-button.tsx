import type { FigureTable } from '../../../contract/hiring-figures.ts';
import { useMessages } from '../../lib/messages.ts';
import { SaveLink } from '../../ui/files/saving.tsx';
import { fetchFigures, type Period } from './figures-calls.ts';
import { figuresMessages } from './figures-messages.ts';

interface SaveButtonProps {
  table: FigureTable;
  period: Period;
  /** The name of the table on the page. */
  title: string;
}

export function SaveButton({ table, period, title }: SaveButtonProps) {
  const t = useMessages(figuresMessages);
  return <SaveLink name={t.saveOf(title)} fetch={() => fetchFigures(table, period)} />;
}
