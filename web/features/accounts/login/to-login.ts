import { type LoaderFunctionArgs, redirect } from 'react-router';

/** The short address of the login page; keeps the page to return to. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  redirect(`/auth/login${new URL(request.url).search}`, 301);
