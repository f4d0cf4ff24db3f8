import { data } from 'react-router';

/** The address of the page that says that there is no page. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function MissingRoute() {
  return null;
}
