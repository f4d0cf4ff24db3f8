import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Tells screen readers the title of the page that a navigation led to, as a browser does for a new document. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const [here, setHere] = useState({ pathname, title: '' });

  useEffect(() => {
    setHere((before) => (before.pathname === pathname ? before : { pathname, title: document.title }));
  }, [pathname]);

  return (
    <p aria-live="polite" className="sr-only">
      {here.title}
    </p>
  );
}
