/** A company may post jobs once it says who it is: name, description and industry. */
export const isComplete = (company: {
  name: string;
  description: string | null;
  industry: string | null;
}): boolean =>
  [company.name, company.description, company.industry].every((text) => Boolean(text?.trim()));
