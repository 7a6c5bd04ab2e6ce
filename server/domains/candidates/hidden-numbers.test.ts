import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { withoutContact } from '../../../contract/format/texts/without-contact.ts';
import {
  noPhonesInDigits,
  noPhonesInWords,
  phonesInDigits,
  phonesInWords,
} from '../../../contract/test/written-numbers.ts';
import { openPortal } from '../../test/portal.ts';

const portal = await openPortal();

/** Where something was left out, and the signs around it, do not matter. */
const rest = (text: string) => text.replaceAll(/[#•\s.]+/gu, ' ');

test.each([...phonesInDigits, ...phonesInWords, ...noPhonesInDigits, ...noPhonesInWords])(
  'what is left out of %s when it is shown is left out of the search, and nothing else',
  async (number) => {
    const text = `Call: ${number}. Thank you, since two years.`;
    const { rows } = await sql<{ found: string }>`select without_contact(${text}) as found`.execute(
      portal.db,
    );
    expect(rest(rows[0]?.found ?? '')).toBe(rest(withoutContact(text)));
  },
);
