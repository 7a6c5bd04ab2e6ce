/** What is written in a form, by the names of its fields; also what was typed before the page was alive. */
export const textsOf = (form: HTMLFormElement): Partial<Record<string, string>> =>
  Object.fromEntries(
    [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
