import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether the page was scrolled past the element that `ref` marks. */
export function usePast<E extends Element>(): { ref: RefObject<E | null>; isPast: boolean } {
  const ref = useRef<E>(null);
  const [isPast, setPast] = useState(false);

  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(([entry]) => setPast(!entry?.isIntersecting));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);

  return { ref, isPast };
}
