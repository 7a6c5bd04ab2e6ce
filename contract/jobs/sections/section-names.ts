/** The sections of a description that a job's page shows under its own headings. */
export const sectionNames = ['responsibilities', 'requirements', 'benefits'] as const;
export type SectionName = (typeof sectionNames)[number];
