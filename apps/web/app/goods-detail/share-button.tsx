import Share2 from 'lucide-react/icons/share-2';
import { useWords } from '../i18n/words.ts';
import { useToast } from '../ui/toasts.ts';
import { goodsDetailWords } from './goods-detail-words.ts';

/** Opens the phone's own list of ways to share; elsewhere copies the address. */
export function ShareButton({ name }: { name: string }) {
  const t = useWords(goodsDetailWords);
  const toast = useToast();

  const share = async () => {
    const url = location.href;
    const isTouch = matchMedia('(pointer: coarse)').matches;
    try {
      if (isTouch && 'share' in navigator) await navigator.share({ title: name, url });
      else {
        await copy(url);
        toast.success(t('share.copied'));
      }
    } catch (error) {
      // Closing the list of the phone is no failure.
      if ((error as Error).name !== 'AbortError') toast.failure(t('share.failed'));
    }
  };

  return (
    <button
      type="button"
      className="flex min-h-8 items-center gap-1.5 hover:text-seal-600 max-md:min-h-11"
      onClick={share}
    >
      <Share2 aria-hidden="true" />
      {t('share.label')}
    </button>
  );
}

/** The clipboard of the browser exists only on safe connections; the old way works elsewhere too. */
async function copy(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (!isCopied) throw new Error('not copied');
}
