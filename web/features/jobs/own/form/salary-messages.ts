import { numberText } from '../../../../lib/format/format.ts';
import { defineMessages } from '../../../../lib/messages.ts';

export const salaryMessages = defineMessages({
  en: {
    period: 'Pay period',
    year: 'A year',
    month: 'A month',
    day: 'A day',
    hour: 'An hour',
    min: 'Minimum salary (LPA)',
    max: 'Maximum salary (LPA)',
    least_month: 'From, rupees a month',
    least_day: 'From, rupees a day',
    least_hour: 'From, rupees an hour',
    most_month: 'Up to, rupees a month',
    most_day: 'Up to, rupees a day',
    most_hour: 'Up to, rupees an hour',
    compared: (lakhs: number) => `Found as ₹${numberText(lakhs)} LPA`,
  },
  hi: {
    period: 'वेतन किस हिसाब से',
    year: 'सालाना',
    month: 'महीने का',
    day: 'रोज़ का',
    hour: 'घंटे का',
    min: 'कम से कम वेतन (लाख सालाना)',
    max: 'ज़्यादा से ज़्यादा वेतन (लाख सालाना)',
    least_month: 'कम से कम, रुपये महीना',
    least_day: 'कम से कम, रुपये रोज़',
    least_hour: 'कम से कम, रुपये घंटा',
    most_month: 'ज़्यादा से ज़्यादा, रुपये महीना',
    most_day: 'ज़्यादा से ज़्यादा, रुपये रोज़',
    most_hour: 'ज़्यादा से ज़्यादा, रुपये घंटा',
    compared: (lakhs) => `खोज में ₹${numberText(lakhs)} लाख सालाना`,
  },
});
