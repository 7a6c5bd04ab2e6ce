// Only the server runs this: it stands in the `action` of a page.
import { type ActionFunctionArgs, data } from 'react-router';
import type { Language } from '../../../contract/endpoint.ts';
import { errorText } from '../api/error-text.ts';
import { pageContext, refusalOf } from '../api/page-context.ts';
import { onlyTexts } from './checks.ts';
import { isAbout, type Mistakes } from './mistakes.ts';
import type { Posted } from './posted.ts';
import { refusedFields } from './use-refusals.ts';

const words = {
  en: {
    wrong: 'Not sent yet. Please correct what is marked below.',
    fromElsewhere:
      'Not sent: this form came from another website. If you want to send it, please use the form below.',
  },
  hi: {
    wrong: 'अभी नहीं भेजा गया। नीचे जहाँ निशान है, कृपया वहाँ ठीक करें।',
    fromElsewhere:
      'नहीं भेजा गया: यह फ़ॉर्म किसी दूसरी वेबसाइट से आया था। भेजना हो, तो कृपया नीचे का फ़ॉर्म भरें।',
  },
};

type Written = Partial<Record<string, string>>;

export interface Taking<V extends object> extends Pick<ActionFunctionArgs, 'context'> {
  values: V;
  /** All that was sent, with the name and value of the button that was pressed. */
  written: Written;
  /** The address of the page. */
  url: URL;
  language: Language;
}

interface PostedForm<V extends object, S> {
  /** As of the form itself: the names of its fields, and their first values. */
  start: V;
  /** Fields that are never sent back: passwords and codes. */
  secrets?: readonly (keyof V & string)[];
  /** Fields that have another name in the browser's own form. */
  names?: Partial<Record<keyof V & string, string>>;
  /** The form's own checks. */
  check?: (values: V, language: Language, written: Written) => Record<string, string | undefined>;
  /** As of the form itself: the field to blame for a failure that names none. */
  blames?: keyof V & string;
  /**
   * Calls the API by `load`. Answers where to go, as a 303 so that loading the page again sends nothing again; or, if
   * nowhere, what the page says, or what it shows.
   */
  send: (taking: Taking<V>) => Promise<Response | { outcome: string } | { shown: S }>;
}

/**
 * The `action` of a page whose form works without scripts: takes what the browser sends by itself, and gives what came
 * of it to the form of the page as `posted`. The form is the same as with scripts, `useContractForm`.
 */
export const takePosted =
  <V extends object, S = never>({
    start,
    secrets = [],
    names = {},
    check,
    blames,
    send,
  }: PostedForm<V, S>) =>
  async ({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) => {
    const { language, fromElsewhere } = context.get(pageContext);
    const t = words[language];
    const answered = (posted: Partial<Posted<V, S>>, init?: ResponseInit) =>
      data<Posted<V, S>>(
        { values: {}, mistakes: {}, failure: '', codes: [], outcome: '', ...posted },
        init,
      );
    // Otherwise any site could have its visitors' browsers send the form.
    if (fromElsewhere) return answered({ failure: t.fromElsewhere }, { status: 403 });
    const written: Written = Object.fromEntries(new URLSearchParams(await request.text()));
    const read = valuesOf(start, written, names);
    const values = withoutSecrets(read, secrets);
    const refused = (mistakes: Mistakes, codes: readonly string[], init: ResponseInit) =>
      answered({ values, mistakes, codes, failure: t.wrong }, init);
    const missed = onlyTexts(check?.(read, language, written) ?? {});
    if (Object.keys(missed).length > 0) return refused(missed, [], { status: 422 });
    try {
      const url = new URL(request.url);
      const sent = await send({ values: read, written, url, language, context });
      if (sent instanceof Response) return sent;
      return answered('shown' in sent ? { values, ...sent } : sent);
    } catch (thrown) {
      const refusal = refusalOf(thrown);
      if (!refusal) throw thrown;
      const { error, init } = refusal;
      const mistakes = refusedFields(error, start, language);
      if (Object.keys(mistakes).length > 0) return refused(mistakes, error.codes, init);
      const failure = errorText(error, language);
      if (blames) return refused({ [blames]: failure }, error.codes, init);
      return answered({ values, codes: error.codes, failure }, init);
    }
  };

/** The values of a form that the browser sent: a box is ticked if it came at all. */
function valuesOf<V extends object>(
  start: V,
  written: Written,
  names: Partial<Record<string, string>>,
): V {
  const entries = Object.entries(start).map(([name, first]) => {
    const text = written[names[name] ?? name];
    return [name, typeof first === 'boolean' ? text !== undefined : (text ?? first)];
  });
  return Object.fromEntries(entries) as V;
}

const withoutSecrets = <V extends object>(values: V, secrets: readonly string[]): Partial<V> =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => !secrets.some((secret) => isAbout(name, secret))),
  ) as Partial<V>;
