import type { APIRequestContext } from '@playwright/test';
import { codeFor } from './portal.ts';

/** Somebody who acts by the API while a journey watches the page. */
export interface Person {
  call: (
    method: 'get' | 'post' | 'put',
    path: string,
    body?: object,
  ) => Promise<Record<string, unknown>>;
}

export const DEMO_PASSWORD = 'Demo-vritti-1';

/** Registers a job seeker by the API and confirms the address with the mailed code. */
export async function registerByApi(
  request: APIRequestContext,
  email: string,
  password: string,
): Promise<void> {
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/api/v2/barong/identity/${path}`, { data });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  };
  await post('users', { email, password, username: 'Asha Rao', data: { user_type: 'user' } });
  await post('verification/verify-otp', { email, otp: await codeFor(email) });
}

/** Logs in by the API, as a browser that is known already or as none; refused calls reject. */
export async function logInByApi(
  request: APIRequestContext,
  email: string,
  password: string,
  deviceId: string | null = null,
): Promise<Person & { token: string; csrfToken: string }> {
  const base = '/api/v2/barong';
  const answer = await request.post(`${base}/identity/sessions`, {
    data: { email, password },
    headers: deviceId ? { 'x-device-id': deviceId } : {},
  });
  if (!answer.ok()) throw new Error(`${email} cannot log in: ${await answer.text()}`);
  const { token, csrf_token } = (await answer.json()) as { token: string; csrf_token: string };
  const headers = { authorization: `Bearer ${token}`, 'x-csrf-token': csrf_token };
  return {
    token,
    csrfToken: csrf_token,
    async call(method, path, data) {
      const response = await request[method](base + path, { headers, ...(data ? { data } : {}) });
      if (!response.ok()) throw new Error(`${method} ${path}: ${await response.text()}`);
      return (await response.json()) as Record<string, unknown>;
    },
  };
}
