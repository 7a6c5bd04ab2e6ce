import { useMessages } from '../../../../lib/messages.ts';
import { copyText } from '../../../../lib/copy-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useLookUp } from './calls.ts';
import { ownEvidenceMessages } from './evidence-messages.ts';

interface ShownRecord {
  domain: string;
  record: string;
}

/** A record that only the domain's owner can add, as evidence of one's own company. */
export function DnsRecord(shown: ShownRecord) {
  const t = useMessages(ownEvidenceMessages);
  const lookUp = useLookUp({ failed: t.notFound, done: t.found });
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <h3 className="text-h3">{t.byDns}</h3>
      <RecordToAdd {...shown} lookUp={lookUp} />
    </div>
  );
}

/** The record to add, with a button that looks for it. */
export function RecordToAdd({
  domain,
  record,
  lookUp,
}: ShownRecord & { lookUp: Pick<ReturnType<typeof useLookUp>, 'isBusy' | 'run'> }) {
  const t = useMessages(ownEvidenceMessages);
  return (
    <>
      <p className="note">{t.byDnsText(domain)}</p>
      <TextField
        label={t.record}
        readOnly
        value={record}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copyText(record, t)}>
          {t.copy}
        </Button>
        <Button variant="secondary" busy={lookUp.isBusy} onClick={() => void lookUp.run()}>
          {t.lookUp}
        </Button>
      </div>
    </>
  );
}
