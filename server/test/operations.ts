import { API_BASE, type Endpoint, type Method, type Route } from '../../contract/endpoint.ts';
import { contract } from '../../contract/index.ts';
import { openApiOf } from '../platform/openapi.ts';

/** One operation of the OpenAPI document, with what the contract says of it. */
export interface Operation {
  /** The name it is called by here; aliases are operations of their own. */
  route: Route;
  method: Method;
  /** The address with `:name` for parameters. */
  url: string;
  endpoint: Endpoint;
}

const endpoints = new Map<string, Endpoint>(
  Object.entries<Endpoint>(contract).flatMap(([route, endpoint]) =>
    [route, ...(endpoint.aliases ?? [])].map((name): [string, Endpoint] => [name, endpoint]),
  ),
);

const { paths } = openApiOf(contract, 'http://vritti.test') as {
  paths: Record<string, Record<string, { operationId: Route }>>;
};

/** Every operation of the document; one that the contract does not know has no business in it. */
export const operations: [Route, Operation][] = Object.values(paths)
  .flatMap((methods) => Object.values(methods))
  .map(({ operationId: route }) => {
    const endpoint = endpoints.get(route);
    if (!endpoint) throw new Error(`${route} is documented, but not in the contract`);
    const [method, path] = route.split(' ') as [Method, string];
    return [route, { route, method, url: API_BASE + path, endpoint }];
  });

/** Its address with these values for the parameters. */
export const urlWith = ({ url }: Operation, value: string | number): string =>
  url.replaceAll(/:\w+/g, String(value));
