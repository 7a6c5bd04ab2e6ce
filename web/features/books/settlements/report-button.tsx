import { Upload } from 'lucide-react';
import { useMessages } from '../../../lib/messages.ts';
import { toast } from '../../../lib/toast.ts';
import { FileButton } from '../../../ui/fields/file-button.tsx';
import { UnsentFile, useUnsentFile } from '../../../ui/fields/unsent-file.tsx';
import { useReport } from './calls.ts';
import { settlementMessages } from './messages.ts';

const REPORT_MAX_BYTES = 800_000;

/** Reads a settlement report from a file; `onBroken` gets the lines that cannot be read, or none. */
export function ReportButton({
  onBroken,
}: {
  onBroken: (problems: readonly { line: number; column: string }[]) => void;
}) {
  const t = useMessages(settlementMessages);
  const unsent = useUnsentFile();
  const report = useReport({
    failed: t.notRead,
    done: ({ lines, new_lines, problems }) =>
      problems.length === 0 ? t.read(lines, new_lines) : undefined,
    onDone: ({ problems }) => {
      unsent.forget();
      onBroken(problems);
    },
    onFailed: unsent.keepAfter,
  });
  function choose(file: File) {
    onBroken([]);
    if (file.size > REPORT_MAX_BYTES) {
      toast({ title: t.notRead, description: t.tooLarge, variant: 'destructive' });
      return;
    }
    void report.run(file);
  }
  return (
    <>
      <FileButton
        accept=".csv,text/csv"
        onChoose={choose}
        icon={Upload}
        variant="secondary"
        busy={report.isBusy}
        busyLabel={t.reading}
      >
        {t.choose}
      </FileButton>
      <UnsentFile unsent={unsent} busy={report.isBusy} onAgain={choose} />
    </>
  );
}
