import { useEffect, useRef, useState } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { useLocalPath } from '../i18n/language.ts';
import { useToast } from '../ui/toasts.ts';
import type { OrderView } from './order-view.ts';

/** What became of a form about an order. `to` is where to go on, without its language. */
export interface OrderChanged {
  ok: boolean;
  message: string;
  to?: string;
}

/** What is asked or shown in a dialog before or instead of a change. */
export type Question = 'cancel' | 'receive' | 'delete' | 'track' | 'code';

/** The one place of a page that changes orders: which question is open, what is under way, what was said. */
export function useOrderDesk() {
  const fetcher = useFetcher<OrderChanged>();
  const [asked, setAsked] = useState<{ question: Question; order: OrderView }>();
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const told = useRef<OrderChanged>(undefined);
  const { data, state } = fetcher;
  // Forms go by script once the page is alive; before, and without script, they are answered by a redirect.
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);

  useEffect(() => {
    if (state !== 'idle' || !data || told.current === data) return;
    told.current = data;
    toast[data.ok ? 'success' : 'failure'](data.message);
    if (data.ok) setOpen(false);
    if (data.to) void navigate(localPath(data.to));
  }, [data, state, toast, navigate, localPath]);

  return {
    fetcher,
    /** The order whose change is on its way, and the change. */
    busy: state === 'idle' ? undefined : { sn: fetcher.formData?.get('sn'), change: fetcher.formData?.get('do') },
    isAlive,
    asked,
    isOpen,
    ask: (question: Question, order: OrderView) => {
      setAsked({ question, order });
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}

export type OrderDesk = ReturnType<typeof useOrderDesk>;
