import { Paperclip, Send, X } from 'lucide-react';
import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import type { Message } from '../../../../contract/conversations/message.ts';
import { isBlank, messageLength } from '../../../../contract/conversations/message-length.ts';
import { MESSAGE_MAX_LENGTH, MESSAGE_MAX_UNITS } from '../../../../contract/constants.ts';
import type { LetterNames } from '../../../../contract/applications/letters.ts';
import { useMessages } from '../../../lib/messages.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { conversationMessages } from '../messages.ts';
import { BeforeSending } from './before-sending.tsx';
import { FileFace } from './attachments.tsx';
import { Quote } from './bubble.tsx';
import { ACCEPTED_FILES, fileKey, withFiles } from './files.ts';
import { TemplatesMenu } from './templates-menu.tsx';
import { useDraft } from './use-draft.ts';

/** The length from which the counter is shown. */
const COUNTED_FROM = MESSAGE_MAX_LENGTH - 400;

/** Phones have no Shift+Enter, so there Enter begins a new line and only the button sends. */
const isTouched = () => matchMedia('(hover: none) and (pointer: coarse)').matches;

/** Whether Enter only confirms a word of an input method; Safari reveals that by the key code alone. */
const isComposing = ({ nativeEvent }: KeyboardEvent) =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

export interface WrittenMessage {
  text: string;
  files: File[];
  quotes: Message | null;
}

interface ComposerProps {
  conversationId: number;
  accountId: number;
  /** The message being replied to. */
  quotes: Message | null;
  onQuoteEnd: () => void;
  /** Rejects if the browser could not store the message: then the field keeps the text. */
  onSend: (written: WrittenMessage) => Promise<void>;
  /** For a recruiter's templates; null for others. */
  names: Omit<LetterNames, 'company'> | null;
}

/** The message as it is being written, and sending it. */
function useMessageDraft(
  { conversationId, accountId, quotes, onQuoteEnd, onSend }: ComposerProps,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  const t = useMessages(conversationMessages);
  const [text, setText] = useDraft(accountId, conversationId);
  const [files, setFiles] = useState<File[]>([]);
  const [refusals, setRefusals] = useState<string[]>([]);
  const length = text.length < COUNTED_FROM ? text.length : messageLength(text);
  const isTooLong = length > MESSAGE_MAX_LENGTH || text.length > MESSAGE_MAX_UNITS;
  const isEmpty = isBlank(text) && files.length === 0;

  function addFiles(chosen: readonly File[]) {
    const added = withFiles(files, chosen, t);
    setFiles(added.files);
    setRefusals(added.refusals);
    field.current?.focus();
  }

  async function send() {
    if (isEmpty || isTooLong) return field.current?.focus();
    const written = { text, files, quotes };
    setText('');
    setFiles([]);
    setRefusals([]);
    onQuoteEnd();
    field.current?.focus();
    try {
      await onSend(written);
    } catch {
      // The next message may have been begun by now, and is kept.
      const begun = field.current?.value ?? '';
      setText(begun ? `${written.text}\n${begun}` : written.text);
      setFiles((added) => [...written.files, ...added]);
      toast({ title: t.keepFailed, variant: 'destructive' });
    }
  }

  return { text, setText, files, setFiles, addFiles, refusals, length, isTooLong, isEmpty, send };
}

/** The field for a new message. Unsent text is still there on the next visit. */
export function Composer(props: ComposerProps) {
  const { quotes, onQuoteEnd, names } = props;
  const t = useMessages(conversationMessages);
  const hint = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useMessageDraft(props, field);
  const { text, setText, files, setFiles, addFiles, isTooLong, isEmpty, send } = draft;

  function submit(event: FormEvent) {
    event.preventDefault();
    void send();
  }

  return (
    <form
      onSubmit={submit}
      className="grid gap-2 border-t border-line bg-surface px-3 py-2.5 md:px-4"
    >
      {quotes ? <Quoted quotes={quotes} onEnd={onQuoteEnd} /> : null}
      <ChosenFiles
        files={files}
        onRemove={(file) => setFiles(files.filter((other) => other !== file))}
      />
      <div role="alert" className="grid text-small text-danger-ink empty:hidden">
        {draft.refusals.map((refusal) => (
          <p key={refusal}>{refusal}</p>
        ))}
      </div>
      {names ? <BeforeSending text={text} /> : null}
      <div className="flex items-end gap-1.5 md:gap-2">
        <AttachButton onChoose={addFiles} />
        {names ? (
          <TemplatesMenu
            names={names}
            onChoose={(template) => {
              setText(text.trim() ? `${text}\n${template}` : template);
              // The menu first returns the focus to its button.
              setTimeout(() => field.current?.focus());
            }}
          />
        ) : null}
        <MessageField
          ref={field}
          aria-describedby={hint}
          text={text}
          isTooLong={isTooLong}
          onChange={setText}
          onFiles={addFiles}
          onSend={() => void send()}
          onEscape={quotes ? onQuoteEnd : null}
        />
        <Button
          type="submit"
          icon={Send}
          aria-disabled={isEmpty || isTooLong || undefined}
          className="max-md:w-11 max-md:px-0"
        >
          <span className="max-md:sr-only">{t.send}</span>
        </Button>
      </div>
      <p id={hint} className="text-caption text-ink-2">
        <span className="sr-only">{isTouched() ? null : t.enterSends}</span>
        <LettersLeft length={draft.length} isTooLong={isTooLong} />
      </p>
    </form>
  );
}

interface MessageFieldProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  'aria-describedby': string;
  text: string;
  isTooLong: boolean;
  onChange: (text: string) => void;
  /** Files were pasted. */
  onFiles: (files: readonly File[]) => void;
  onSend: () => void;
  onEscape: (() => void) | null;
}

/** The text. Enter sends it, except on phones. */
function MessageField({ text, isTooLong, onChange, ...props }: MessageFieldProps) {
  const { onFiles, onSend, onEscape, ...field } = props;
  const t = useMessages(conversationMessages);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && onEscape) return onEscape();
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event) || isTouched()) return;
    event.preventDefault();
    onSend();
  }

  function onPaste(event: ClipboardEvent) {
    const pasted = [...event.clipboardData.files];
    if (pasted.length === 0) return;
    event.preventDefault();
    onFiles(pasted);
  }

  return (
    <textarea
      {...field}
      rows={1}
      value={text}
      dir="auto"
      aria-label={t.write}
      placeholder={t.write}
      aria-invalid={isTooLong || undefined}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      className="control field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 resize-none py-2"
    />
  );
}

function AttachButton({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const t = useMessages(conversationMessages);
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept={ACCEPTED_FILES}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // The same file may be chosen again after it was removed.
          target.value = '';
        }}
      />
      <IconButton icon={Paperclip} label={t.attach} onClick={() => chooser.current?.click()} />
    </>
  );
}

/** The message being replied to. */
function Quoted({ quotes, onEnd }: { quotes: Message; onEnd: () => void }) {
  const t = useMessages(conversationMessages);
  return (
    <div className="flex items-center gap-2">
      <div className="min-w-0 flex-1">
        <Quote name={quotes.sender_name} content={quotes.content} />
      </div>
      <IconButton icon={X} size="sm" label={t.noAnswerTo} onClick={onEnd} />
    </div>
  );
}

interface ChosenFilesProps {
  files: readonly File[];
  onRemove: (file: File) => void;
}

function ChosenFiles({ files, onRemove }: ChosenFilesProps) {
  const t = useMessages(conversationMessages);
  if (files.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {files.map((file) => (
        <li
          key={fileKey(file)}
          className="flex max-w-full items-center gap-3 rounded-md border border-line py-1 pl-3"
        >
          <FileFace name={file.name} size={file.size} />
          <IconButton
            icon={X}
            size="sm"
            label={t.withoutFile(file.name)}
            onClick={() => onRemove(file)}
          />
        </li>
      ))}
    </ul>
  );
}

/** How many characters are left, or too many, near the limit. */
function LettersLeft({ length, isTooLong }: { length: number; isTooLong: boolean }) {
  const t = useMessages(conversationMessages);
  if (length < COUNTED_FROM) return null;
  return (
    <output className={isTooLong ? 'text-danger-ink' : undefined}>
      {isTooLong ? t.over(length - MESSAGE_MAX_LENGTH) : t.left(MESSAGE_MAX_LENGTH - length)}
    </output>
  );
}
