import { Download, Rss, Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { textOfFile } from '../../../../../contract/format/texts/text-of-bytes.ts';
import type { ImportedRow, ReadColumn } from '../../../../../contract/jobs/job-imports.ts';
import { IMPORT_MAX_BYTES, IMPORT_ROWS_MAX } from '../../../../../contract/jobs/import-columns.ts';
import { EVERY_QUERY, useAct } from '../../../../lib/api/use-act.ts';
import { api } from '../../../../lib/api/api.ts';
import { saveFile } from '../../../../lib/files/save-file.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { toast } from '../../../../lib/toast.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { FileButton } from '../../../../ui/fields/file-button.tsx';
import { UnsentFile, useUnsentFile } from '../../../../ui/fields/unsent-file.tsx';
import { NoticeBar } from '../../../../ui/notice-bar.tsx';
import { PageHead } from '../../../../ui/panels/page-head.tsx';
import { Prose } from '../../../../ui/prose.tsx';
import { WithCompany } from '../form/with-company.tsx';
import { importMessages } from './import-messages.ts';
import { ColumnsRead } from './columns-read.tsx';
import { ImportTable } from './import-table.tsx';
import { rowsToMend } from './rows-to-mend.ts';
import { templateFile } from './template.ts';

/** A company imports a list of its own jobs: first a preview, then the import. */
export default function ImportPage() {
  const t = useMessages(importMessages);
  return (
    <div className="grid gap-4 xl:gap-5">
      <PageHead title={t.title} intro={t.intro} back={{ to: '/hr/postings', label: t.back }} />
      <WithCompany>{() => <Import />}</WithCompany>
    </div>
  );
}

interface Read {
  name: string;
  csv: string;
  rows: readonly ImportedRow[];
  columns: readonly ReadColumn[];
  isDone: boolean;
}

function Import() {
  const t = useMessages(importMessages);
  const [read, setRead] = useState<Read | null>(null);
  const found = useRef<HTMLHeadingElement>(null);
  // The preview is below the buttons, on a phone out of sight.
  useEffect(() => {
    if (!read || read.isDone) return;
    found.current?.scrollIntoView();
    found.current?.focus({ preventScroll: true });
  }, [read]);

  const unsent = useUnsentFile();
  const preview = useAct(
    async (file: File) => {
      const csv = await textOfFile(file);
      // No text has it, but workbooks and pictures do.
      if (csv.includes('\0')) throw new Error('Not a text');
      const previewed = await api('POST /barong/resource/job_imports/preview', { body: { csv } });
      return { name: file.name, csv, ...previewed, isDone: false };
    },
    {
      failed: t.failed,
      failedText: t.notText,
      onDone: (previewed) => {
        unsent.forget();
        setRead(previewed);
      },
      onFailed: unsent.keepAfter,
    },
  );
  const bringing = useAct(
    ({ csv }: Read) => api('POST /barong/resource/job_imports', { body: { csv } }),
    {
      failed: t.importFailed,
      done: ({ rows }) => finishedText(t, rows),
      onDone: ({ rows }, before) => setRead({ ...before, rows, isDone: true }),
      refreshes: EVERY_QUERY,
    },
  );

  return (
    <>
      <FileChoice
        wasChosen={read !== null}
        isBusy={preview.isBusy}
        onChoose={(file) => void preview.run(file)}
      />
      <UnsentFile
        unsent={unsent}
        busy={preview.isBusy}
        onAgain={(file) => void preview.run(file)}
      />
      {read ? (
        <section aria-labelledby="import-rows" className="grid gap-3">
          <h2
            id="import-rows"
            ref={found}
            tabIndex={-1}
            className="scroll-mt-20 text-h3 outline-none"
          >
            {t.file(read.name)}
          </h2>
          {read.isDone ? null : <ColumnsRead columns={read.columns} />}
          <Next read={read} isBusy={bringing.isBusy} onStart={() => void bringing.run(read)} />
          <ToMend read={read} />
          <Card className="p-0 md:p-0">
            <ImportTable rows={read.rows} isDone={read.isDone} />
          </Card>
        </section>
      ) : null}
    </>
  );
}

interface FileChoiceProps {
  wasChosen: boolean;
  isBusy: boolean;
  onChoose: (file: File) => void;
}

/** How an import works, and where its rows come from: a file, perhaps made of the template, or an address. */
function FileChoice({ wasChosen, isBusy, onChoose }: FileChoiceProps) {
  const t = useMessages(importMessages);

  function choose(file: File) {
    const problem = file.size === 0 ? t.empty : file.size > IMPORT_MAX_BYTES ? t.tooLarge : null;
    if (problem === null) onChoose(file);
    else toast({ title: t.failed, description: problem, variant: 'destructive' });
  }

  return (
    <Card className="grid gap-3">
      <h2 className="text-h3">{t.how}</h2>
      <Prose small>
        <ul>
          {[t.byNumber, t.joins, t.otherNumber, t.left, t.most(IMPORT_ROWS_MAX)].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Prose>
      <div className="flex flex-wrap gap-2">
        <FileButton
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          onChoose={choose}
          icon={Upload}
          variant={wasChosen ? 'secondary' : 'primary'}
          busy={isBusy}
        >
          {wasChosen ? t.chooseOther : t.choose}
        </FileButton>
        <Button variant="secondary" icon={Download} onClick={() => saveFile(templateFile())}>
          {t.template}
        </Button>
        <LinkButton to="/hr/jobs/feed" variant="secondary" icon={Rss}>
          {t.byAddress}
        </LinkButton>
      </div>
    </Card>
  );
}

/**
 * Offers the rows with problems as a file, also after the import: by then the others are imported.
 */
function ToMend({ read: { csv, rows } }: { read: Read }) {
  const t = useMessages(importMessages);
  if (!rows.some(({ outcome }) => outcome === 'wrong')) return null;
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button variant="secondary" icon={Download} onClick={() => saveFile(rowsToMend(csv, rows))}>
        {t.mend}
      </Button>
      <p className="note">{t.mendHint}</p>
    </div>
  );
}

const countToBring = (rows: readonly ImportedRow[]) =>
  rows.filter(({ outcome }) => outcome === 'new' || outcome === 'changed').length;

/** Jobs that exist already under another number, to which this number is added. */
const countToJoin = (rows: readonly ImportedRow[]) =>
  rows.filter(({ outcome }) => outcome === 'known').length;

function finishedText(
  t: Record<'finished' | 'finishedJoining', (count: number) => string>,
  rows: readonly ImportedRow[],
) {
  const [count, joined] = [countToBring(rows), countToJoin(rows)];
  return count === 0 && joined > 0 ? t.finishedJoining(joined) : t.finished(count);
}

interface NextProps {
  read: Read;
  isBusy: boolean;
  onStart: () => void;
}

/** The next actions: import the rows, or go and see the jobs. */
function Next({ read: { rows, isDone }, isBusy, onStart }: NextProps) {
  const t = useMessages(importMessages);
  const count = countToBring(rows);
  const toJoin = countToJoin(rows);
  const wrong = rows.filter(({ outcome }) => outcome === 'wrong').length;
  if (isDone) {
    return (
      <NoticeBar
        tone="ok"
        action={
          <Link to="/hr/postings" className="underline">
            {t.toJobs}
          </Link>
        }
      >
        {finishedText(t, rows)}
      </NoticeBar>
    );
  }
  return (
    <>
      {wrong > 0 ? <NoticeBar tone="danger">{t.wrongLeft(wrong)}</NoticeBar> : null}
      {count + toJoin === 0 ? (
        <NoticeBar>{t.nothing}</NoticeBar>
      ) : (
        <div>
          <Button busy={isBusy} busyLabel={t.starting} onClick={onStart}>
            {count > 0 ? t.start(count) : t.join(toJoin)}
          </Button>
        </div>
      )}
    </>
  );
}
