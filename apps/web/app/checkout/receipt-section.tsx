import type { CheckoutReceipt } from '@silkboat/contract/trades';
import { useState } from 'react';
import { useWords } from '../i18n/words.ts';
import { Field } from '../ui/field.tsx';
import { Radio } from '../ui/radio.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { checkoutWords } from './checkout-words.ts';
import { isTaxNumber, kindOfReceipt, type ReceiptErrors, receiptContents, receiptKinds } from './receipt-form.ts';

/** Which invoice is wanted. Its fields belong to the order form. */
export function ReceiptSection({
  receipt,
  errors,
  orderFormId,
}: {
  receipt: CheckoutReceipt | null;
  errors: ReceiptErrors;
  orderFormId: string;
}) {
  const t = useWords(checkoutWords);
  const [kind, setKind] = useState(kindOfReceipt(receipt));
  const [isNumberWrong, setNumberWrong] = useState(false);

  return (
    <fieldset className="mt-8 max-md:mt-6">
      <legend className="sr-only">{t('receipt.legend')}</legend>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2 max-md:gap-x-5">
        <span aria-hidden="true" className="text-ink-500">
          {t('receipt.legend')}
        </span>
        {receiptKinds.map((one) => (
          <Radio
            key={one}
            form={orderFormId}
            name="receiptKind"
            value={one}
            checked={kind === one}
            onChange={() => setKind(one)}
          >
            {t(`receipt.${one}`)}
          </Radio>
        ))}
      </div>
      {kind === 'COMPANY' && (
        <div className="mt-5 grid grid-cols-2 gap-6 max-md:grid-cols-1 max-md:gap-4">
          <Field label={t('receipt.title')} error={errors.receiptTitle && t('receipt.error.title')} isRequired>
            <TextInput
              form={orderFormId}
              name="receiptTitle"
              defaultValue={receipt?.taxpayerId ? receipt.receiptTitle : ''}
              placeholder={t('receipt.titleHint')}
              maxLength={100}
              autoComplete="organization"
            />
          </Field>
          <Field
            label={t('receipt.taxNumber')}
            error={(errors.taxpayerId || isNumberWrong) && t('receipt.error.taxNumber')}
            isRequired
          >
            <TextInput
              form={orderFormId}
              name="taxpayerId"
              defaultValue={receipt?.taxpayerId ?? ''}
              maxLength={24}
              autoCapitalize="characters"
              spellCheck={false}
              className="num"
              onBlur={({ target }) => setNumberWrong(target.value !== '' && !isTaxNumber(target.value))}
              onInput={({ currentTarget }) => {
                if (isTaxNumber(currentTarget.value)) setNumberWrong(false);
              }}
            />
          </Field>
        </div>
      )}
      {kind !== 'NONE' && (
        <div className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-2">
          <span className="text-ink-500">{t('receipt.content')}</span>
          {(['goods', 'category'] as const).map((content) => (
            <Radio
              key={content}
              form={orderFormId}
              name="receiptContent"
              value={receiptContents[content]}
              defaultChecked={(receipt?.receiptContent ?? receiptContents.goods) === receiptContents[content]}
            >
              {t(`receipt.${content}`)}
            </Radio>
          ))}
        </div>
      )}
    </fieldset>
  );
}
