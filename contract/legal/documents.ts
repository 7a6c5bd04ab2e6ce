/** The texts that everybody is told of when they change, and may be asked to accept. */
export const legalDocuments = ['terms', 'privacy'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

/** Pages of advice, which bind nobody. */
export const guides = ['career-advice', 'resources', 'hr-solutions'] as const;
export type Guide = (typeof guides)[number];

/** The texts that owners publish in versions, each with a page of its name. */
export const versionedTexts = [...legalDocuments, ...guides] as const;
export type VersionedText = (typeof versionedTexts)[number];

export const isGuide = (text: VersionedText): text is Guide =>
  guides.some((guide) => guide === text);

/** The page of a text, or of one of its versions. */
export const textPath = (text: VersionedText, version?: number): string =>
  version === undefined ? `/${text}` : `/${text}/versions/${version}`;
