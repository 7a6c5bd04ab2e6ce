import { defineMessages } from '../messages.ts';

export const formMessages = defineMessages({
  en: {
    pleaseWait: 'Please wait',
    restored: 'We kept what you typed here before.',
    startOver: 'Start over',
    stale: 'Somebody else has saved a change here in the meantime. What you typed is still here.',
    takeTheirs: 'Take theirs',
    keepMine: 'Keep mine',
    tookTheirs: 'You now see their version',
    undo: 'Undo',
  },
  hi: {
    pleaseWait: 'कृपया रुकें',
    restored: 'आपने पहले जो लिखा था, वह यहाँ मौजूद है।',
    startOver: 'शुरू से लिखें',
    stale: 'इस बीच किसी और ने यहाँ बदलाव सेव किया है। आपका लिखा हुआ अब भी मौजूद है।',
    takeTheirs: 'उनका लिखा लें',
    keepMine: 'मेरा लिखा रखें',
    tookTheirs: 'अब उनका लिखा दिख रहा है',
    undo: 'वापस लाएँ',
  },
});
