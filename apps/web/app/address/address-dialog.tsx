import type { MemberAddress } from '@silkboat/contract/members';
import { useWords } from '../i18n/words.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useToast } from '../ui/toasts.ts';
import { AddressForm } from './address-form.tsx';
import { addressWords } from './address-words.ts';

/** Adds an address, or changes the one given. */
export default function AddressDialog({
  address,
  isOpen,
  isFirst,
  onClose,
  onSaved,
}: {
  address?: MemberAddress;
  isOpen: boolean;
  isFirst?: boolean;
  onClose: () => void;
  onSaved: (address: MemberAddress) => void;
}) {
  const t = useWords(addressWords);
  const toast = useToast();

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={t('dialog.close')}
      title={t(address ? 'dialog.edit' : 'dialog.add')}
      size="lg"
    >
      <AddressForm
        address={address}
        isFirst={isFirst}
        onSaved={(saved) => {
          toast.success(t('said.saved'));
          onSaved(saved);
        }}
        actions={(isSaving) => (
          <>
            <Button kind="line" size="sm" onClick={onClose}>
              {t('dialog.cancel')}
            </Button>
            <Button kind="primary" size="sm" type="submit" isLoading={isSaving}>
              {t('dialog.save')}
            </Button>
          </>
        )}
      />
    </Dialog>
  );
}
