import { defineMessages } from '../../../../lib/messages.ts';

export const shareMoreMessages = defineMessages({
  en: {
    copyLink: 'Copy link',
    copied: 'Link copied',
    copyFailed: 'Could not copy the link',
    moreWays: 'More ways to share',
    code: 'QR code of this job',
    scan: 'Scan it with another phone.',
  },
  hi: {
    copyLink: 'लिंक कॉपी करें',
    copied: 'लिंक कॉपी हो गया',
    copyFailed: 'लिंक कॉपी नहीं हो सका',
    moreWays: 'शेयर करने के और तरीक़े',
    code: 'इस नौकरी का QR कोड',
    scan: 'दूसरे फ़ोन से स्कैन करें।',
  },
});
