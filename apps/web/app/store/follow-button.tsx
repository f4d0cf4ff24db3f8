import Heart from 'lucide-react/icons/heart';
import { useState } from 'react';
import { useWords } from '../i18n/words.ts';
import { showRefusal } from '../session/add-to-cart.ts';
import { apiFetch } from '../session/api-fetch.ts';
import { askToSignIn } from '../session/login-dialog.tsx';
import { useVisitor } from '../session/root-data.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { useToast } from '../ui/toasts.ts';
import { storeWords } from './store-words.ts';

const alreadyFollowed = 20017;

/** Keeps a store among the favourites; a guest is asked to sign in. */
export function FollowButton({
  storeId,
  isFollowed,
  className,
  onChange,
}: {
  storeId: string;
  /** As the page was loaded. */
  isFollowed: boolean;
  className?: string;
  onChange?: (isFollowed: boolean) => void;
}) {
  const t = useWords(storeWords);
  const toast = useToast();
  const visitor = useVisitor();
  const [changed, setChanged] = useState<boolean>();
  const [isBusy, setBusy] = useState(false);
  const isOn = visitor !== null && (changed ?? isFollowed);

  const toggle = async () => {
    if (!visitor) return askToSignIn();
    setBusy(true);
    try {
      await follow(storeId, !isOn);
      setChanged(!isOn);
      onChange?.(!isOn);
      toast.success(t(isOn ? 'said.unfollowed' : 'said.followed'));
    } catch (error) {
      showRefusal(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button
      kind="line"
      size="sm"
      aria-pressed={isOn}
      title={isOn ? t('unfollow') : undefined}
      isLoading={isBusy}
      className={className}
      onClick={toggle}
    >
      <Heart aria-hidden="true" className={classNames(isOn && 'fill-seal-500 text-seal-600')} />
      {t(isOn ? 'followed' : 'follow')}
    </Button>
  );
}

async function follow(storeId: string, isWanted: boolean): Promise<void> {
  const path = `/buyer/member/storeCollection/${isWanted ? 'add' : 'delete'}/STORE/${storeId}`;
  try {
    await apiFetch(path, { method: isWanted ? 'POST' : 'DELETE' });
  } catch (error) {
    // Followed on another device meanwhile.
    if ((error as { code?: number }).code !== alreadyFollowed) throw error;
  }
}
