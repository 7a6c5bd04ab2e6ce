import { CalendarPlus } from 'lucide-react';
import { apiFile } from '../../lib/api/api.ts';
import { useAct } from '../../lib/api/use-act.ts';
import { saveFile } from '../../lib/files/save-file.ts';
import { useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { interviewMessages } from './interview-messages.ts';

const CALLS = {
  candidate: 'GET /barong/resource/my/interviews/:id/calendar.ics',
  company: 'GET /barong/resource/interviews/:id/calendar.ics',
} as const;

interface CalendarButtonProps {
  /** An interview whose time is set. */
  id: number;
  by: keyof typeof CALLS;
  size?: 'sm' | 'md';
}

/** Downloads the entry that the mail about the interview has as well. */
export function CalendarButton({ id, by, size = 'md' }: CalendarButtonProps) {
  const t = useMessages(interviewMessages);
  const { isBusy, run } = useAct(
    async () => saveFile(await apiFile(CALLS[by], { params: { id } })),
    { failed: t.calendarFailed },
  );
  return (
    <Button
      size={size}
      variant="secondary"
      icon={CalendarPlus}
      busy={isBusy}
      onClick={() => void run()}
    >
      {t.calendar}
    </Button>
  );
}
