import { Link, type LinkProps } from 'react-router';
import { useLocalPath } from './language.ts';

/** A link that stays in the language of the page. */
export function LocalLink({ to, ...props }: Omit<LinkProps, 'to'> & { to: string }) {
  const localPath = useLocalPath();
  return <Link to={localPath(to)} {...props} />;
}
