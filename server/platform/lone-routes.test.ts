import { expect, test } from 'vitest';
import { loneRoutes } from './lone-routes.ts';

test('reports an endpoint of the contract that no domain answers, and one that the contract lacks', () => {
  expect(loneRoutes(['GET /jobs', 'GET /notices'], ['GET /jobs'])).toEqual([
    'GET /notices: no domain answers it: does the index.ts of its noun name its routes?',
  ]);
  expect(loneRoutes(['GET /jobs'], ['GET /jobs', 'GET /notices'])).toEqual([
    'GET /notices: `npm run generate` lists its file in contract/index.ts',
  ]);
});
