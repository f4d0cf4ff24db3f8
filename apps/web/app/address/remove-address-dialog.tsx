import type { MemberAddress } from '@silkboat/contract/members';
import { useState } from 'react';
import { useWords } from '../i18n/words.ts';
import { siteFetch } from '../session/site-fetch.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useToast } from '../ui/toasts.ts';
import { addressWords } from './address-words.ts';

/** Asks before an address is deleted, which cannot be undone. */
export default function RemoveAddressDialog({
  address,
  isOpen,
  onClose,
  onRemoved,
}: {
  address: MemberAddress;
  isOpen: boolean;
  onClose: () => void;
  onRemoved: () => void;
}) {
  const t = useWords(addressWords);
  const toast = useToast();
  const [isRemoving, setRemoving] = useState(false);

  const remove = async () => {
    setRemoving(true);
    try {
      await siteFetch('/shell/address', { do: 'remove', id: address.id });
      toast.success(t('said.removed'));
      onRemoved();
    } catch (error) {
      toast.failure((error as Error).message);
    } finally {
      setRemoving(false);
    }
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={t('dialog.close')}
      title={t('dialog.remove')}
      text={t('dialog.removeText', { name: address.name })}
      actions={
        <>
          <Button kind="line" size="sm" onClick={onClose}>
            {t('dialog.keep')}
          </Button>
          <Button kind="primary" size="sm" isLoading={isRemoving} onClick={remove}>
            {t('remove')}
          </Button>
        </>
      }
    />
  );
}
