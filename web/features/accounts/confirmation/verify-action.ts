import { type ActionFunctionArgs, redirect } from 'react-router';
import { CODE_LENGTH } from '../../../../contract/constants.ts';
import { load } from '../../../lib/api/page-context.ts';
import { missingIn } from '../../../lib/forms/mistakes.ts';
import { takePosted } from '../../../lib/forms/take-posted.ts';
import { enter } from '../signed-in/enter.ts';
import { withQuery } from '../with-query.ts';
import { verifyMessages } from './verify-messages.ts';

/** Takes both forms of the page from a browser without scripts: which one it shows depends on the address. */
export function action(args: ActionFunctionArgs) {
  const email = new URL(args.request.url).searchParams.get('email') ?? '';
  return (email ? codeFor(email) : addressForCode)(args);
}

const codeFor = (email: string) =>
  takePosted({
    start: { otp: '', password: '' },
    secrets: ['otp', 'password'],
    check({ otp }, language, { again }) {
      const isWhole = digitsIn(otp).length === CODE_LENGTH;
      return again || isWhole ? {} : { otp: verifyMessages[language].invalidOtpText };
    },
    async send(taking) {
      const { values, written, language, context } = taking;
      if (written['again']) {
        await load(context, 'POST /barong/identity/verification/resend-otp', { body: { email } });
        return { outcome: verifyMessages[language].codeSent(email) };
      }
      const { otp, password } = values;
      const body = { email, otp: digitsIn(otp), ...(password ? { password } : {}) };
      return enter(
        taking,
        await load(context, 'POST /barong/identity/verification/verify-otp', { body }),
      );
    },
  });

/** People write codes in groups. */
const digitsIn = (text: string): string => text.replaceAll(/\D/g, '');

const addressForCode = takePosted({
  start: { email: '' },
  check: (values, language) => missingIn(values, { email: verifyMessages[language].emailNeeded }),
  blames: 'email',
  async send({ values, url, context }) {
    const email = values.email.trim();
    await load(context, 'POST /barong/identity/verification/resend-otp', { body: { email } });
    const [type, next] = ['type', 'next'].map((name) => url.searchParams.get(name));
    return redirect(withQuery('/auth/verify-otp', { email, type, next }), 303);
  },
});
