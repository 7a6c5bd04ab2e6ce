import { defineMessages } from '../../../lib/messages.ts';

export const legalPageMessages = defineMessages({
  en: {
    inForce: (version: number, day: string) => `Version ${version}, in force since ${day}`,
    upcoming: (version: number, day: string) => `Version ${version}, in force from ${day}`,
    earlier: (version: number, day: string) =>
      `Version ${version}, which took effect on ${day} and has been replaced`,
    willChange: (day: string) => `A new version takes effect on ${day}.`,
    readNew: 'Read the new version',
    notYet: 'This version is not in force yet.',
    noLonger: 'This version is no longer in force.',
    readCurrent: 'Read the one in force',
    versions: 'All versions',
    version: (version: number) => `Version ${version}`,
    from: (day: string) => `from ${day}`,
    grievance: 'Grievance officer',
  },
  hi: {
    inForce: (version, day) => `संस्करण ${version}, ${day} से लागू`,
    upcoming: (version, day) => `संस्करण ${version}, ${day} से लागू होगा`,
    earlier: (version, day) => `संस्करण ${version}, ${day} को लागू हुआ था और अब बदला जा चुका है`,
    willChange: (day) => `${day} से नया संस्करण लागू होगा।`,
    readNew: 'नया संस्करण पढ़ें',
    notYet: 'यह संस्करण अभी लागू नहीं हुआ है।',
    noLonger: 'यह संस्करण अब लागू नहीं है।',
    readCurrent: 'जो लागू है, उसे पढ़ें',
    versions: 'सभी संस्करण',
    version: (version) => `संस्करण ${version}`,
    from: (day) => `${day} से`,
    grievance: 'शिकायत अधिकारी',
  },
});
