// Random lives of buyers: what they, the bank, the gateway and an admin do, one step after another.
import type { Subscriptions } from '../../../contract/money/subscriptions.ts';

/** The callers, by their session tokens. */
interface Caller {
  token: string;
  csrf_token: string;
}

interface Answered {
  status: number;
  body: unknown;
}

/** Calls the API as somebody; a status of 0 means no answer. */
export type Call = (sent: {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  as: Caller;
  body?: object;
  key?: string;
}) => Promise<Answered>;

/** Random numbers that a seed reproduces, from 0 up to but not including 1. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Checkout {
  id: number;
  result: object | null;
}

const RESOURCE = '/api/v2/barong/resource';
const ADMIN = '/api/v2/barong/admin';
const OUTCOMES = ['paid', 'paid', 'paid', 'slow', 'twice', 'failed'] as const;
const WEBHOOKS = ['once', 'late', 'twice', 'disordered', 'never'] as const;
const RENEWALS = ['succeed', 'succeed', 'fail'] as const;
const REFUNDS = ['succeed', 'succeed', 'fail_once', 'fail'] as const;

/** What a seed decides about one buyer. */
function luckOf(seed: number) {
  const random = randomOf(seed);
  let sent = 0;
  return {
    random,
    one: <T>(of: readonly T[]): T | undefined => of[Math.floor(random() * of.length)],
    /** A new name for something to send. */
    nextKey: (): string => {
      sent += 1;
      return `${seed}-${sent}`;
    },
  };
}

type Luck = ReturnType<typeof luckOf>;

/** Calls the API as the buyer. */
interface Buying {
  read: () => Promise<Subscriptions | undefined>;
  post: (path: string, body: object, key?: string) => Promise<Answered>;
}

/** One buyer, who does something at each step. */
export function buyer(call: Call, as: Caller, admin: Caller, seed: number) {
  const luck = luckOf(seed);
  const read = async (): Promise<Subscriptions | undefined> => {
    const { status, body } = await call({ method: 'GET', path: `${RESOURCE}/subscriptions`, as });
    return status === 200 ? (body as Subscriptions) : undefined;
  };
  const post = (path: string, body: object, key?: string) =>
    call({ method: 'POST', path, as, body, ...(key ? { key } : {}) });
  const { choose, payAny, showAny } = checkouts({ read, post }, luck);
  const { refundByAdmin, transfer } = adminActs(call, admin, read, luck);

  async function cancel() {
    const id = (await read())?.subscription?.id;
    if (id) await call({ method: 'DELETE', path: `${RESOURCE}/subscriptions/${id}`, as });
  }

  async function refund() {
    const payment = luck.one((await read())?.payments ?? []);
    if (payment) await post(`${RESOURCE}/payments/${payment.id}/refund`, {});
  }

  const steps = [choose, choose, choose, payAny, showAny, cancel, refund, refundByAdmin, transfer];
  return { step: async () => luck.one(steps)?.(), read };
}

/** Choosing a plan, paying for it and showing the result, each perhaps late or never. */
function checkouts({ read, post }: Buying, { random, one, nextKey }: Luck) {
  const opened: Checkout[] = [];

  async function choose() {
    const plan = one((await read())?.plans ?? []);
    if (!plan) return;
    const key = nextKey();
    const choosing = () => post(`${RESOURCE}/subscriptions`, { plan_id: plan.id }, key);
    const first = await choosing();
    // A buyer who got no answer, or is impatient, sends it again.
    const { status, body } = first.status === 0 || random() < 0.3 ? await choosing() : first;
    const url =
      status === 201 ? (body as { checkout: { url: string } | null }).checkout?.url : null;
    if (url) opened.push({ id: Number(url.split('/').at(-1)), result: null });
    if (random() < 0.9) await pay(opened.at(-1));
  }

  async function pay(checkout: Checkout | undefined) {
    if (!checkout) return;
    const { status, body } = await post(`${RESOURCE}/test_orders/${checkout.id}/payments`, {
      outcome: one(OUTCOMES),
      webhook: one(WEBHOOKS),
      renewals: one(RENEWALS),
      refunds: one(REFUNDS),
    });
    if (status !== 201) return;
    checkout.result = (body as { result: object | null }).result;
    if (random() < 0.7) await show(checkout);
  }

  async function show(checkout: Checkout | undefined) {
    if (checkout?.result) await post(`${RESOURCE}/subscriptions/checkout_results`, checkout.result);
  }

  return { choose, payAny: () => pay(one(opened)), showAny: () => show(one(opened)) };
}

function adminActs(call: Call, admin: Caller, read: Buying['read'], luck: Luck) {
  const { random, one, nextKey } = luck;

  async function refundByAdmin() {
    const payment = one((await read())?.payments ?? []);
    if (!payment) return;
    const left_paise = payment.amount_paise - payment.refunded_paise;
    const part = 100 + Math.floor(random() * Math.max(left_paise - 200, 0));
    const isWhole = random() < 0.3;
    const key = `admin-${nextKey()}`;
    const giving = () =>
      call({
        method: 'POST',
        path: `${ADMIN}/payments/${payment.id}/refunds`,
        as: admin,
        body: {
          amount_paise: isWhole ? left_paise : part,
          left_paise,
          reason: 'Goodwill',
        },
        key,
      });
    const { status } = await giving();
    if (status === 0 || random() < 0.3) await giving();
  }

  /** Refunds that the bank keeps rejecting are transferred, by two admins at once or twice by an impatient one. */
  async function transfer() {
    const listed = await call({
      method: 'GET',
      path: `${ADMIN}/payments?state=refund_failed`,
      as: admin,
    });
    const found = listed.body as { payments?: { id: number }[] } | null | undefined;
    const payment = one(found?.payments ?? []);
    if (!payment) return;
    const { body } = await call({
      method: 'GET',
      path: `${ADMIN}/payments/${payment.id}`,
      as: admin,
    });
    const history = body as { refunds?: { id: number; state: string }[] } | null | undefined;
    const failed = history?.refunds?.find(({ state }) => state === 'failed');
    if (!failed) return;
    const reference = `UTR${nextKey()}`;
    const noting = () =>
      call({
        method: 'POST',
        path: `${ADMIN}/refunds/${failed.id}/transfer`,
        as: admin,
        body: { reference, transferred_on: todayInIndia() },
      });
    await Promise.all(random() < 0.3 ? [noting(), noting()] : [noting()]);
  }

  return { refundByAdmin, transfer };
}

const todayInIndia = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
