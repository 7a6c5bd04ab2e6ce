// The choices of the resume builder, apart from its schemas: its page shows them without loading those.

export const resumeLayouts = ['classic', 'modern', 'compact'] as const;

export const resumeSections = [
  'about',
  'experience',
  'skills',
  'education',
  'languages',
  'details',
] as const;
export type ResumeSection = (typeof resumeSections)[number];

/** What a resume has unless something else is chosen. */
export const USUAL_SECTIONS: readonly ResumeSection[] = resumeSections.filter(
  (section) => section !== 'details',
);

export const resumeFormats = ['pdf', 'docx', 'txt', 'json'] as const;
export type ResumeFormat = (typeof resumeFormats)[number];
