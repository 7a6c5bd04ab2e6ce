// Calls by payment gateways, and by browsers that return from them. Unlike calls of the API, they
// carry no token, and their bodies are read as text or forms.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  pageOfOrder,
  takeCheckoutResult,
  takeEvent,
} from './domains/subscriptions/subscriptions.ts';
import type { Services } from './platform/endpoints.ts';
import { acceptForms, formBodyOf } from './platform/http/form-body.ts';
import { refuse } from './platform/refusal.ts';

export const serveGatewayCalls = (app: FastifyInstance, services: Services) =>
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    acceptForms(scope);
    // A signature is over the bytes, so they are kept as they came.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );

    scope.post('/payments/razorpay/events', async (request) => {
      const headers = {
        signature: headerOf(request, 'x-razorpay-signature'),
        id: headerOf(request, 'x-razorpay-event-id'),
      };
      if (!(await takeEvent(services, String(request.body), headers))) {
        request.log.warn('an event of a payment gateway is not signed by it');
        throw refuse('resource.payment.forged');
      }
      return { status: 'ok' };
    });

    scope.post('/payments/razorpay', (request, reply) => comeBack(services, request, reply));
  });

const headerOf = (request: FastifyRequest, name: string): string =>
  [request.headers[name]].flat()[0]?.slice(0, 200) ?? '';

/** Receives a browser that returns from the checkout, with a signed result or without one. */
async function comeBack(services: Services, request: FastifyRequest, reply: FastifyReply) {
  const form = new URLSearchParams(formBodyOf(request));
  const [orderId, paymentId, signature] = ['order_id', 'payment_id', 'signature'].map((name) =>
    form.get(`razorpay_${name}`),
  );
  if (!orderId || !paymentId || !signature) return reply.redirect('/', 303);
  await takeCheckoutResult(services, { orderId, paymentId, signature });
  return reply.redirect(await pageOfOrder(services, orderId), 303);
}
