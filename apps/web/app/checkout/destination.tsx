import type { MemberAddress } from '@silkboat/contract/members';
import { useWords } from '../i18n/words.ts';
import { maskMobile, spacedAddress } from '../session/mask.ts';
import type { PickUpPoint } from './checkout-view.ts';
import { checkoutWords } from './checkout-words.ts';

/** Where everything goes, in the summary. */
export function Destination({ address, pickUpPoint }: { address?: MemberAddress; pickUpPoint?: PickUpPoint }) {
  const t = useWords(checkoutWords);
  if (pickUpPoint) {
    return (
      <>
        <p className="text-ink-500">{t('summary.pickUpAt')}</p>
        <p className="leading-relaxed font-medium">{pickUpPoint.addressName}</p>
        <p className="text-ink-500">{pickUpPoint.address}</p>
      </>
    );
  }
  return (
    address && (
      <>
        <p className="text-ink-500">{t('summary.shipTo')}</p>
        <p className="leading-relaxed font-medium">
          {spacedAddress(address.consigneeAddressPath)} {address.detail}
        </p>
        <p className="num text-ink-500">
          {address.name} {maskMobile(address.mobile)}
        </p>
      </>
    )
  );
}
