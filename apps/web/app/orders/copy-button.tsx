import Copy from 'lucide-react/icons/copy';
import { useWords } from '../i18n/words.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useToast } from '../ui/toasts.ts';
import { ordersWords } from './orders-words.ts';

/** Puts a number into the clipboard. */
export function CopyButton({ text, label, said }: { text: string; label: string; said: string }) {
  const t = useWords(ordersWords);
  const toast = useToast();
  const copy = () => {
    // Without https, and in old browsers, there is no clipboard.
    if (!navigator.clipboard) return toast.failure(t('card.copyFailed'));
    navigator.clipboard.writeText(text).then(
      () => toast.success(said),
      () => toast.failure(t('card.copyFailed')),
    );
  };

  return (
    <IconButton label={label} onClick={copy} className="-my-2 size-[max(2rem,24px)] text-ink-500">
      <Copy aria-hidden="true" className="size-[max(1rem,13px)]" />
    </IconButton>
  );
}
