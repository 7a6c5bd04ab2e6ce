import type { MessageReport } from '../../../contract/conversations/message-reports.ts';

/** For tests: a seeker's report of a message that asks for money. */
export const sampleMessageReport: MessageReport = {
  id: 41,
  reason: 'money',
  note: 'They ask for a fee.',
  reporter_side: 'seeker',
  reporter_id: 1,
  reporter_name: 'Asha Rao',
  reporter_language: 'hi',
  company_id: 3,
  company_name: 'Sharma Agro Traders',
  seeker_id: 1,
  seeker_name: 'Asha Rao',
  messages: [
    {
      id: 7,
      side: 'company',
      sender_id: 2,
      sender_name: 'Anil Sharma',
      content: 'Pay ₹500 at https://pay.example first',
      attachments: ['fee.pdf'],
      created_at: '2026-11-22T10:00:00.000Z',
    },
  ],
  created_at: '2026-11-22T11:00:00.000Z',
  handled_at: null,
  answer: null,
};
