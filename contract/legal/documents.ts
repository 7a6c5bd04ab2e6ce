/** The texts that owners publish in versions, each with a page of its name. */
export const legalDocuments = ['terms', 'privacy'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

/** The page of a document, or of one of its versions. */
export const legalPath = (document: LegalDocument, version?: number): string =>
  version === undefined ? `/${document}` : `/${document}/versions/${version}`;
