import type { MemberAddress } from '@silkboat/contract/members';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../i18n/words.ts';
import { maskMobile, spacedAddress } from '../session/mask.ts';
import { Button } from '../ui/button.tsx';
import { ChosenCorner, choiceFrame } from '../ui/chosen-corner.tsx';
import { Tag } from '../ui/tag.tsx';
import { addressWords } from './address-words.ts';

const AddressDialog = lazy(() => import('./address-dialog.tsx'));
const RemoveAddressDialog = lazy(() => import('./remove-address-dialog.tsx'));

/** So many cards stand open; the others wait behind a button. */
const shownCards = 6;

type Asking = { what: 'add' } | { what: 'edit' | 'remove'; address: MemberAddress };

/**
 * The member's addresses as cards, one of them chosen. `onChange` hears of each choice, and of a saved address, which is
 * chosen at once; `onRemoved` that one is gone.
 */
export function AddressChooser({
  addresses,
  chosenId,
  name,
  formId,
  onChange,
  onRemoved,
}: {
  addresses: MemberAddress[];
  chosenId: string | undefined;
  /** Of the radio buttons, and the form that they belong to without script. */
  name: string;
  formId: string;
  onChange: (addressId: string) => void;
  onRemoved: () => void;
}) {
  const t = useWords(addressWords);
  const [isAll, setAll] = useState(false);
  const [asking, setAsking] = useState<Asking>();
  const [isOpen, setOpen] = useState(false);

  const ask = (next: Asking) => {
    setAsking(next);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const chosenFirst = addresses.toSorted((a, b) => Number(b.id === chosenId) - Number(a.id === chosenId));
  const inOrder = addresses.slice(0, shownCards).some(({ id }) => id === chosenId) ? addresses : chosenFirst;
  const shown = isAll ? inOrder : inOrder.slice(0, shownCards);

  return (
    <>
      {addresses.length === 0 ? (
        <div className="flex flex-wrap items-center gap-4 rounded-lg border border-dashed border-paper-400 px-6 py-8">
          <p className="text-ink-500">{t('none')}</p>
          <Button kind="primary" size="sm" onClick={() => ask({ what: 'add' })}>
            <Plus aria-hidden="true" />
            {t('addFirst')}
          </Button>
        </div>
      ) : (
        <fieldset>
          <legend className="sr-only">{t('choose')}</legend>
          <ul className="grid grid-cols-3 gap-5 narrow:grid-cols-2 narrow:gap-3 max-md:grid-cols-1 max-md:gap-3">
            {shown.map((address) => (
              <li key={address.id}>
                <AddressCard
                  address={address}
                  name={name}
                  formId={formId}
                  isChosen={address.id === chosenId}
                  onChoose={() => onChange(address.id)}
                  onEdit={() => ask({ what: 'edit', address })}
                  onRemove={() => ask({ what: 'remove', address })}
                />
              </li>
            ))}
          </ul>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button kind="line" size="xs" onClick={() => ask({ what: 'add' })}>
              <Plus aria-hidden="true" />
              {t('add')}
            </Button>
            {inOrder.length > shown.length && (
              <Button kind="text" size="xs" onClick={() => setAll(true)}>
                {t('more', { count: inOrder.length - shown.length })}
              </Button>
            )}
          </div>
        </fieldset>
      )}
      {asking && (
        <Suspense>
          {asking.what === 'remove' ? (
            <RemoveAddressDialog
              address={asking.address}
              isOpen={isOpen}
              onClose={close}
              onRemoved={() => {
                close();
                onRemoved();
              }}
            />
          ) : (
            <AddressDialog
              key={asking.what === 'edit' ? asking.address.id : 'new'}
              address={asking.what === 'edit' ? asking.address : undefined}
              isFirst={addresses.length === 0}
              isOpen={isOpen}
              onClose={close}
              onSaved={({ id }) => {
                close();
                onChange(id);
              }}
            />
          )}
        </Suspense>
      )}
    </>
  );
}

function AddressCard({
  address,
  name,
  formId,
  isChosen,
  onChoose,
  onEdit,
  onRemove,
}: {
  address: MemberAddress;
  name: string;
  formId: string;
  isChosen: boolean;
  onChoose: () => void;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const t = useWords(addressWords);
  const button = 'relative z-10 hover:text-seal-600 max-md:min-h-11';

  return (
    <div
      className={`${choiceFrame(isChosen)} flex h-full flex-col px-5.5 py-5 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-silk-600 max-md:px-4 max-md:pt-4 max-md:pb-1`}
    >
      <label className="block flex-1 after:absolute after:inset-0">
        <input
          type="radio"
          form={formId}
          name={name}
          value={address.id}
          checked={isChosen}
          className="sr-only"
          onChange={onChoose}
        />
        <span className="mb-2 flex flex-wrap items-center gap-x-3">
          <span className="text-lg font-semibold">{address.name}</span>
          <span className="num text-ink-500">{maskMobile(address.mobile)}</span>
          <span className="ml-auto flex gap-1.5">
            {address.alias && <Tag>{address.alias}</Tag>}
            {address.isDefault && <Tag kind="seal">{t('default')}</Tag>}
          </span>
        </span>
        <span className="block text-sm leading-[1.7] text-ink-700">
          {spacedAddress(address.consigneeAddressPath)}
          <br />
          {address.detail}
        </span>
      </label>
      <span className="mt-2 flex gap-5 text-sm text-ink-500 max-md:mt-0">
        <button type="button" className={button} aria-label={t('editNamed', { name: address.name })} onClick={onEdit}>
          {t('edit')}
        </button>
        <button
          type="button"
          className={button}
          aria-label={t('removeNamed', { name: address.name })}
          onClick={onRemove}
        >
          {t('remove')}
        </button>
      </span>
      {isChosen && <ChosenCorner />}
    </div>
  );
}
