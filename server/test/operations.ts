import { API_BASE, type Endpoint, type Method, type Route } from '../../contract/endpoint.ts';
import { contract } from '../../contract/index.ts';

/** An endpoint as tests call it, under its canonical name; aliases have the same handler. */
export interface Operation {
  route: Route;
  method: Method;
  /** The address with `:name` for parameters. */
  url: string;
  endpoint: Endpoint;
}

export const operations = (Object.entries(contract) as [Route, Endpoint][]).map(
  ([route, endpoint]): [Route, Operation] => {
    const [method, path] = route.split(' ') as [Method, string];
    return [route, { route, method, url: API_BASE + path, endpoint }];
  },
);

/** The URL with this value for its parameters. */
export const urlWith = ({ url }: Operation, value: string | number): string =>
  url.replaceAll(/:\w+/g, String(value));
