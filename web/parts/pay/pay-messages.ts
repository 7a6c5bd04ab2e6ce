import { numberText } from '../../lib/format/format.ts';
import { defineMessages } from '../../lib/messages.ts';

export const payMessages = defineMessages({
  en: {
    lpa: 'LPA',
    lpaHint: 'Lakhs of rupees a year, such as 2.4',
    monthly: (rupees: number) => `₹${numberText(rupees)} a month, before deductions`,
    didYouMean: 'Did you mean per year in lakhs?',
    takePay: (lpa: number) => `Use ${lpa} LPA`,
  },
  hi: {
    lpa: 'लाख',
    lpaHint: 'लाख रुपये सालाना, जैसे 2.4',
    monthly: (rupees) => `₹${numberText(rupees)} महीना, कटौती से पहले`,
    didYouMean: 'क्या आप सालाना वेतन लाख में लिखना चाहते थे?',
    takePay: (lpa) => `${lpa} लाख सालाना लिखें`,
  },
});
