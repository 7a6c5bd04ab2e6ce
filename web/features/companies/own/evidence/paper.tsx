import { useRef, useState } from 'react';
import type { OwnEvidence } from '../../../../../contract/companies/company-evidence.ts';
import {
  type PaperKind,
  paperKinds,
  refusalOfPaperNumber,
} from '../../../../../contract/companies/paper-numbers.ts';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { useEdits } from '../../../../lib/forms/use-edits.ts';
import { dateText } from '../../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { MayDo } from '../../../../parts/team/may-do.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FileInput } from '../../../../ui/fields/file-input.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { UnsentFile, useUnsentFile } from '../../../../ui/fields/unsent-file.tsx';
import { useSendPaper } from './calls.ts';
import { ownEvidenceMessages } from './evidence-messages.ts';

/** A paper with its number, which an admin compares. */
export function Papers({ papers, items }: Pick<OwnEvidence, 'papers' | 'items'>) {
  const t = useMessages(ownEvidenceMessages);
  const language = useLanguage();
  const standing = ({ kind, allowed, reason }: OwnEvidence['papers'][number]) => {
    if (allowed === null) return t.paperWaits;
    if (!allowed) return t.paperRefused(reason ?? '');
    return items.some((item) => item.kind === kind) ? t.paperAllowed : t.paperEnded;
  };
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <h3 className="text-h3">{t.byPaper}</h3>
      <p className="note">{t.byPaperText}</p>
      {papers.length > 0 ? (
        <ul className="grid gap-2 text-small break-words">
          {papers.map((paper) => (
            <li key={paper.kind}>
              <span className="font-medium">
                {t[paper.kind]} {paper.number}
              </span>
              , {dateText(paper.sent_at, language)}: {standing(paper)}
            </li>
          ))}
        </ul>
      ) : null}
      <MayDo call="POST /barong/resource/hr_profile/papers" least="owner">
        <PaperForm />
      </MayDo>
    </div>
  );
}

const NOTHING_TYPED: { kind: PaperKind; number: string } = { kind: 'gstin', number: '' };

function PaperForm() {
  const t = useMessages(ownEvidenceMessages);
  const input = useRef<HTMLInputElement>(null);
  const typed = useEdits('POST /barong/resource/hr_profile/papers', { start: NOTHING_TYPED });
  const { kind, number } = typed.values;
  const [wrong, setWrong] = useState<string | undefined>();
  const language = useLanguage();
  const unsent = useUnsentFile();
  const send = useSendPaper({
    failed: (error) => (aboutNumber(error) ? undefined : t.paperNotSent),
    onFailed: (error, { file }) => {
      const problem = aboutNumber(error);
      setWrong(problem);
      // With another number the same file may do.
      if (problem) unsent.set(file);
      else unsent.keepAfter(error, file);
    },
    done: { title: t.paperSent, description: t.paperWaits },
    onDone: () => {
      typed.set({ number: '' });
      unsent.forget();
    },
  });

  /** Says before a file is chosen why no paper can have this number. */
  const check = async (of: PaperKind): Promise<void> => {
    const refusal = refusalOfPaperNumber(of, number);
    if (!refusal) return;
    // The texts of errors are loaded only for an error; if that fails, the server reports it later.
    const errors = await import('../../../../../contract/errors.ts').catch(() => null);
    setWrong(errors?.errorText(refusal.code, language, refusal.values));
  };
  const choose = () => {
    if (!number.trim()) setWrong(t.numberFirst);
    else if (refusalOfPaperNumber(kind, number)) void check(kind);
    else input.current?.click();
  };

  return (
    <div className="grid gap-3">
      <SelectField
        label={t.paper}
        value={kind}
        onChange={({ target }) => {
          const chosen = target.value as PaperKind;
          typed.set({ kind: chosen });
          setWrong(undefined);
          if (number.trim()) void check(chosen);
        }}
        options={paperKinds.map((value) => ({ value, label: t[value] }))}
      />
      <TextField
        label={t.number}
        value={number}
        error={wrong}
        maxLength={40}
        autoComplete="off"
        onChange={(event) => {
          setWrong(undefined);
          typed.set({ number: event.target.value });
        }}
        onBlur={() => {
          if (number.trim()) void check(kind);
        }}
      />
      <FileInput
        ref={input}
        accept=".pdf"
        onChoose={(file) => void send.run({ kind, number, file })}
      />
      <div>
        <Button variant="secondary" busy={send.isBusy} onClick={choose}>
          {t.choosePdf}
        </Button>
      </div>
      <UnsentFile
        unsent={unsent}
        busy={send.isBusy}
        onAgain={(file) => void send.run({ kind, number, file })}
      />
    </div>
  );
}

const aboutNumber = (error: Error) =>
  error instanceof ApiError ? error.fields['number'] : undefined;
