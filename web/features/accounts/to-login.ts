import { type LoaderFunctionArgs, redirect } from 'react-router';

/** The short address of the login page; where to go on to is carried along. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  redirect(`/auth/login${new URL(request.url).search}`, 301);
