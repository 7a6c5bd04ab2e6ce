import type { Application } from '../../../contract/applications.ts';
import type { DecisionsMade } from '../../../contract/applications/deciding.ts';
import { defineMessages, useMessages } from '../../lib/messages.ts';
import type { TellsSending } from '../applications/tell-sending.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';

/** Several candidates who each get an invitation or an offer, one dialog after the other. */
export interface Batch {
  /** The position of the present one, counted from 1. */
  place: number;
  total: number;
  /** Those after the present one. */
  others: readonly { id: number }[];
  /** Sends the same to the others too. */
  toAll: boolean;
  setToAll: (toAll: boolean) => void;
}

/** What the dialogs that send an invitation or an offer are given. */
export interface SendingProps {
  application: Pick<Application, 'id' | 'user' | 'job'>;
  onClose: () => void;
  /** Called instead of `onClose` after it was sent. */
  onSent?: () => void;
  /** Called when it begins to be sent, and when that has ended. */
  onSending?: TellsSending;
  /** Called after it was undone, for these applications; the typed values are in the dialog that opens next. */
  onUndone?: (ids: readonly number[]) => void;
  /** Its position, if it is one of several. */
  batch?: Batch | undefined;
}

const batchMessages = defineMessages({
  en: {
    place: (title: string, place: number, total: number) => `${title}: ${place} of ${total}`,
    sameToAll: (count: number) => `The same for all ${count} that are left`,
    sendToAll: (count: number) => `Send to all ${count}`,
    skip: 'Skip',
    sentToAll: (count: number) => `Sent to all ${count}`,
    sentToSome: (count: number, total: number) => `Sent to ${count} of ${total}`,
    someNot: 'The others could not be sent to: open them to see why.',
  },
  hi: {
    place: (title, place, total) => `${title}: ${total} में से ${place}`,
    sameToAll: (count) => `बाक़ी सभी ${count} के लिए यही`,
    sendToAll: (count) => `सभी ${count} को भेजें`,
    skip: 'छोड़ें',
    sentToAll: (count) => `सभी ${count} को भेजा गया`,
    sentToSome: (count, total) => `${total} में से ${count} को भेजा गया`,
    someNot: 'बाक़ी को नहीं भेजा जा सका: कारण देखने के लिए उन्हें खोलें।',
  },
});

/** The words of the dialog if it is one of several, otherwise its own. */
export function useBatch(batch: Batch | undefined, own: { title: string; sendLabel: string }) {
  const t = useMessages(batchMessages);
  const left = (batch?.others.length ?? 0) + 1;
  const words =
    batch && batch.total > 1
      ? {
          title: t.place(own.title, batch.place, batch.total),
          sendLabel: batch.toAll && left > 1 ? t.sendToAll(left) : own.sendLabel,
          cancelLabel: left > 1 ? t.skip : undefined,
        }
      : { ...own, cancelLabel: undefined };
  return {
    words,
    choice:
      batch && left > 1 ? (
        <CheckboxField
          label={t.sameToAll(left)}
          checked={batch.toAll}
          onChange={({ target }) => batch.setToAll(target.checked)}
        />
      ) : null,
    /** The recipients: the others too, if the user chose that. */
    idsWith: (id: number): number[] => [
      id,
      ...(batch?.toAll ? batch.others.map((other) => other.id) : []),
    ],
    /** The text of the result for several recipients, or `sent` for a single one. */
    saidOf: ({ decided, refused }: DecisionsMade, sent: string) => {
      const total = decided.length + refused.length;
      if (refused.length > 0) {
        return { title: t.sentToSome(decided.length, total), description: t.someNot };
      }
      return { title: total > 1 ? t.sentToAll(total) : sent };
    },
  };
}
