import { expect, test } from 'vitest';
import { isHeldBack, isNoted, type Posting, riskOf, signalsOf } from './risk.ts';

const posting = (more: Partial<Omit<Posting, 'company'>> & { company?: object } = {}): Posting => ({
  title: 'Data Entry Operator',
  description: 'Type forms from 10 to 6. Six days a week, in Indore.',
  questions: [],
  salary_min_inr: 180_000,
  years_asked: 0,
  is_same_as_removed: false,
  is_first: false,
  ...more,
  company: {
    is_checked: false,
    days_known: 40,
    removed_jobs: 0,
    upheld_reports: 0,
    ...more.company,
  },
});

const judged = async (...of: Parameters<typeof posting>) => {
  const signals = await signalsOf(posting(...of));
  return {
    kinds: signals.map(({ kind }) => kind),
    risk: riskOf(signals),
    noted: isNoted(signals),
    held: isHeldBack(signals),
  };
};

const FEE = 'Registration fee of Rs 500 is to be paid before joining.';
const CHAT = 'Message us on WhatsApp 98765 43210.';

test('an ordinary posting of an unchecked company is neither reported nor held', async () => {
  expect(await judged()).toEqual({
    kinds: ['unchecked_company'],
    risk: 5,
    noted: false,
    held: false,
  });
});

test('one demand for money is reported; with a second signal the job is held', async () => {
  expect(await judged({ description: FEE })).toMatchObject({ noted: true, held: false });
  expect(await judged({ description: `${FEE} ${CHAT}` })).toMatchObject({
    kinds: ['money_asked', 'leaves_portal', 'unchecked_company'],
    held: true,
  });
  expect(await judged({ description: FEE, company: { upheld_reports: 1 } })).toMatchObject({
    held: true,
  });
});

test('a checked company is never held by the check', async () => {
  const company = { is_checked: true, removed_jobs: 2, upheld_reports: 2, days_known: 1 };
  expect(await judged({ description: `${FEE} ${CHAT}`, company })).toMatchObject({
    risk: 100,
    noted: true,
    held: false,
  });
});

test('the text of a removed job is held, whatever else it says', async () => {
  expect(await judged({ is_same_as_removed: true })).toMatchObject({ held: true });
});

test('pay of 15 lakhs a year is suspicious only without experience', async () => {
  const kindsAt = async (years_asked: number) =>
    (await judged({ salary_min_inr: 1_500_000, years_asked })).kinds;
  expect(await kindsAt(0)).toContain('unlikely_pay');
  expect(await kindsAt(3)).not.toContain('unlikely_pay');
});

test('the text of questions counts as well', async () => {
  const questions = [{ text: 'Please share your Aadhaar number and the OTP.', choices: [] }];
  expect((await judged({ questions })).kinds).toContain('secrets_asked');
});

test('a first job is held whatever its text, if owners want that', async () => {
  expect(await judged({ is_first: true })).toMatchObject({
    kinds: ['first_job', 'unchecked_company'],
    noted: true,
    held: true,
  });
});
