import { defineMessages } from '../../lib/messages.ts';

export const undoMessages = defineMessages({
  en: {
    undo: 'Undo',
    undoHint: 'Nobody is told for 10 seconds.',
    undone: 'Undone. Nobody was told.',
    undonePart: (count: number, all: number) =>
      `${count} of ${all} undone. For the others it was too late.`,
    undoLate: 'Too late to undo: it has taken effect.',
    undoFailed: 'Failed to update application status',
    failedText: 'Check your connection and try again.',
  },
  hi: {
    undo: 'वापस लाएँ',
    undoHint: '10 सेकंड तक किसी को नहीं बताया जाएगा।',
    undone: 'पहले जैसा कर दिया। किसी को नहीं बताया गया।',
    undonePart: (count, all) => `${all} में से ${count} पहले जैसे हुए। बाक़ी के लिए देर हो चुकी थी।`,
    undoLate: 'अब पहले जैसा नहीं हो सकता: यह लागू हो चुका है।',
    undoFailed: 'आवेदन की स्थिति नहीं बदली जा सकी',
    failedText: 'नेटवर्क देखकर फिर कोशिश करें।',
  },
});
