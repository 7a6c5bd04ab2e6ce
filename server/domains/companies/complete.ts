/** Whether a company may post jobs: it needs a name, a description and an industry. */
export const isComplete = (company: {
  name: string;
  description: string | null;
  industry: string | null;
}): boolean =>
  [company.name, company.description, company.industry].every((text) => Boolean(text?.trim()));
