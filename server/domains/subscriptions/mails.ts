import type { Language } from '../../../contract/endpoint.ts';
import { dateText } from '../../../contract/format/dates.ts';
import { type Paise, rupeesText } from '../../../contract/money/paise.ts';
import { planName } from '../../../contract/money/plan-words.ts';
import type { Trx } from '../../platform/database.ts';
import { sendMail } from '../../platform/mail.ts';
import { readCharge } from '../invoices/invoices.ts';
import { readPlan } from '../plans/plans.ts';
import { listReaders, type Subscription } from './queries.ts';

interface Facts {
  plan: string;
  until: string;
  /** The price of the next period, with tax. */
  price: string;
  amount: string;
  reason: string;
  nextTry: string;
  renewsByItself: boolean;
}

type Text = (facts: Facts) => { subject: string; paragraphs: string[] };

const texts = {
  en: {
    started: ({ plan, until, amount }) => ({
      subject: `Your plan ${plan} is active`,
      paragraphs: [
        `We received ${amount}. ${plan} is active until ${until}.`,
        'Within 7 days you can get all of it back with one button, without giving a reason.',
      ],
    }),
    renewed: ({ plan, until, amount }) => ({
      subject: `Your plan ${plan} was renewed`,
      paragraphs: [`We received ${amount}. ${plan} is active until ${until}.`],
    }),
    reminder: ({ plan, until, price, renewsByItself }) => ({
      subject: renewsByItself
        ? `${plan} renews on ${until} for ${price}`
        : `${plan} ends on ${until} unless you pay`,
      paragraphs: [
        renewsByItself
          ? `On ${until} we charge ${price} for the next period. If you do not want that, cancel before: you keep the plan until that day.`
          : `To keep ${plan}, pay ${price} on your subscription page on ${until} or within four days after it. Otherwise you are moved to the free plan; nothing is deleted.`,
      ],
    }),
    renewal_failed: ({ plan, nextTry, price }) => ({
      subject: `The payment for ${plan} did not go through`,
      paragraphs: [
        `${price} for the next period could not be charged. You keep ${plan} for now.`,
        `We try again on ${nextTry}. You can also pay on your subscription page.`,
      ],
    }),
    given_up: ({ plan }) => ({
      subject: `${plan} has ended`,
      paragraphs: [
        `The payment for ${plan} did not go through three times, so you have the free plan now. Nothing was charged and nothing was deleted.`,
        'You can choose a plan again at any time.',
      ],
    }),
    canceled: ({ plan, until }) => ({
      subject: `${plan} is canceled`,
      paragraphs: [
        `You keep ${plan} until ${until}. It does not renew, and nothing more is charged. After that you have the free plan, and nothing is deleted.`,
      ],
    }),
    refunded: ({ plan, amount }) => ({
      subject: `We return ${amount}`,
      paragraphs: [
        `${amount} for ${plan} goes back to where it came from. That takes 5 to 7 working days.`,
      ],
    }),
    refunded_by_us: ({ plan, amount, reason }) => ({
      subject: `We return ${amount}`,
      paragraphs: [
        `${amount} for ${plan} goes back to where it came from, and what it paid for ends. That takes 5 to 7 working days.`,
        `The reason: ${reason}`,
      ],
    }),
    refunded_in_part: ({ plan, amount, reason }) => ({
      subject: `We return ${amount}`,
      paragraphs: [
        `${amount} for ${plan} goes back to where it came from. That takes 5 to 7 working days. Nothing changes in your plan.`,
        `The reason: ${reason}`,
      ],
    }),
    sent_back: ({ amount }) => ({
      subject: `We are returning a payment of ${amount}`,
      paragraphs: [
        `${amount} arrived after your plan had changed, so it goes back to where it came from. That takes 5 to 7 working days.`,
      ],
    }),
  },
  hi: {
    started: ({ plan, until, amount }) => ({
      subject: `आपका प्लान ${plan} चालू है`,
      paragraphs: [
        `हमें ${amount} मिले। ${plan} ${until} तक चालू है।`,
        '7 दिन के अंदर एक बटन से पूरा पैसा वापस मिलता है, कारण बताए बिना।',
      ],
    }),
    renewed: ({ plan, until, amount }) => ({
      subject: `आपका प्लान ${plan} आगे बढ़ गया`,
      paragraphs: [`हमें ${amount} मिले। ${plan} ${until} तक चालू है।`],
    }),
    reminder: ({ plan, until, price, renewsByItself }) => ({
      subject: renewsByItself
        ? `${plan} ${until} को ${price} में आगे बढ़ेगा`
        : `भुगतान न हो तो ${plan} ${until} को ख़त्म होगा`,
      paragraphs: [
        renewsByItself
          ? `${until} को हम अगली अवधि के ${price} लेंगे। नहीं चाहिए तो उससे पहले रद्द करें: प्लान उस दिन तक चलेगा।`
          : `${plan} रखने के लिए ${until} को या उसके बाद चार दिन के अंदर सब्सक्रिप्शन पेज पर ${price} दें। नहीं तो मुफ़्त प्लान चलेगा, और कुछ भी हटाया नहीं जाएगा।`,
      ],
    }),
    renewal_failed: ({ plan, nextTry, price }) => ({
      subject: `${plan} का भुगतान नहीं हुआ`,
      paragraphs: [
        `अगली अवधि के ${price} नहीं लिए जा सके। कोई पैसा नहीं कटा, और ${plan} अभी चालू है।`,
        `हम ${nextTry} को फिर कोशिश करेंगे। आप सब्सक्रिप्शन पेज पर भी भुगतान कर सकते हैं।`,
      ],
    }),
    given_up: ({ plan }) => ({
      subject: `${plan} ख़त्म हुआ`,
      paragraphs: [
        `${plan} का भुगतान तीन बार नहीं हुआ, इसलिए अब आपके पास मुफ़्त प्लान है। कोई पैसा नहीं कटा और कुछ भी हटाया नहीं गया।`,
        'आप कभी भी फिर से प्लान चुन सकते हैं।',
      ],
    }),
    canceled: ({ plan, until }) => ({
      subject: `${plan} रद्द हुआ`,
      paragraphs: [
        `${plan} ${until} तक आपके पास रहेगा। यह आगे नहीं बढ़ेगा और कोई पैसा नहीं कटेगा। उसके बाद मुफ़्त प्लान चलेगा, और कुछ भी हटाया नहीं जाएगा।`,
      ],
    }),
    refunded: ({ plan, amount }) => ({
      subject: `हम ${amount} लौटा रहे हैं`,
      paragraphs: [`${plan} के ${amount} वहीं लौट रहे हैं जहाँ से आए थे। इसमें 5 से 7 कामकाजी दिन लगते हैं।`],
    }),
    refunded_by_us: ({ plan, amount, reason }) => ({
      subject: `हम ${amount} लौटा रहे हैं`,
      paragraphs: [
        `${plan} के ${amount} वहीं लौट रहे हैं जहाँ से आए थे, और उनसे जो ख़रीदा था वह ख़त्म होता है। इसमें 5 से 7 कामकाजी दिन लगते हैं।`,
        `वजह: ${reason}`,
      ],
    }),
    refunded_in_part: ({ plan, amount, reason }) => ({
      subject: `हम ${amount} लौटा रहे हैं`,
      paragraphs: [
        `${plan} के ${amount} वहीं लौट रहे हैं जहाँ से आए थे। इसमें 5 से 7 कामकाजी दिन लगते हैं। आपके प्लान में कुछ नहीं बदलता।`,
        `वजह: ${reason}`,
      ],
    }),
    sent_back: ({ amount }) => ({
      subject: `हम ${amount} का भुगतान लौटा रहे हैं`,
      paragraphs: [
        `${amount} आपके प्लान में बदलाव के बाद आए, इसलिए वहीं लौट रहे हैं जहाँ से आए थे। इसमें 5 से 7 कामकाजी दिन लगते हैं।`,
      ],
    }),
  },
} satisfies Record<Language, Record<string, Text>>;

const labels: Record<Language, string> = { en: 'Your subscription', hi: 'आपकी सब्सक्रिप्शन' };

export type SubscriptionNews = keyof (typeof texts)['en'];

export const pageOfSubscription = ({ buyer }: Pick<Subscription, 'buyer'>): `/${string}` =>
  `/${buyer}/subscription`;

/** Tells the seeker, or the owners of the company, in the transaction of the event. */
export async function tell(
  { trx, publicUrl }: { trx: Trx; publicUrl: string },
  subscription: Subscription,
  {
    happened,
    amount,
    reason = '',
  }: { happened: SubscriptionNews; amount?: Paise; reason?: string },
): Promise<void> {
  const plan = await readPlan(trx, subscription.plan_id);
  const next = await readPlan(trx, subscription.next_plan_id ?? subscription.plan_id);
  const { totalPaise } = await readCharge(trx, subscription.account_id, next.price_paise);
  const url = `${publicUrl}${pageOfSubscription(subscription)}`;
  for (const { email, language } of await listReaders(trx, subscription)) {
    const day = (at: string | null) => (at === null ? '' : dateText(at, language));
    const text: Text = texts[language][happened];
    await sendMail(trx, {
      to: email,
      language,
      ...text({
        plan: planName(plan.level, language),
        until: day(subscription.period_to),
        price: rupeesText(totalPaise),
        amount: amount === undefined ? '' : rupeesText(amount),
        reason,
        nextTry: day(subscription.next_try_at),
        renewsByItself: subscription.mandate !== null,
      }),
      link: { label: labels[language], url },
    });
  }
}
