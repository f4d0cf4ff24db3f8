import ClipboardList from 'lucide-react/icons/clipboard-list';
import Footprints from 'lucide-react/icons/footprints';
import Heart from 'lucide-react/icons/heart';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Ticket from 'lucide-react/icons/ticket';
import { useState } from 'react';
import { useWords } from '../i18n/words.ts';
import { refreshCartCount } from '../session/cart-count.ts';
import { siteFetch } from '../session/site-fetch.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useToast } from '../ui/toasts.ts';
import { CouponRows } from './coupon-rows.tsx';
import { type DrawerKind, drawerPages } from './drawer-contents.ts';
import { GoodsRows } from './goods-rows.tsx';
import { OrderRows } from './order-rows.tsx';
import { sideDrawerWords } from './side-drawer-words.ts';
import { useDrawerContents } from './use-drawer-contents.ts';

const icons = {
  cart: <ShoppingCart aria-hidden="true" />,
  orders: <ClipboardList aria-hidden="true" />,
  coupons: <Ticket aria-hidden="true" />,
  footprints: <Footprints aria-hidden="true" />,
  favourites: <Heart aria-hidden="true" />,
};

/** Cart, latest orders, coupons, footprints or favourites of the member, without leaving the page. */
export default function SideDrawer({
  kind,
  isOpen,
  onClose,
}: {
  kind: DrawerKind;
  isOpen: boolean;
  onClose: () => void;
}) {
  const t = useWords(sideDrawerWords);
  const toast = useToast();
  const { contents, failure, reload } = useDrawerContents(kind, { isOpen, onSignedOut: onClose });
  const [isBusy, setBusy] = useState(false);

  const change = async (form: Record<string, string>, said: string) => {
    setBusy(true);
    try {
      await siteFetch(`/shell/drawer/${kind}`, form);
      toast.success(said);
      await reload();
      if (kind === 'cart') await refreshCartCount();
    } catch (error) {
      toast.failure((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const remove = (id: string) =>
    void change({ remove: id }, t(kind === 'favourites' ? 'said.unfavoured' : 'said.removed'));

  const hasRows = contents !== undefined && contents.rows.length > 0;
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      icon={icons[kind]}
      title={t(`${kind}.title`)}
      aside={hasRows && contents.total}
      closeLabel={t('close')}
      footer={
        hasRows && (
          <>
            {kind === 'footprints' ? (
              <Button
                kind="text"
                size="sm"
                isLoading={isBusy}
                onClick={() => change({ clear: 'all' }, t('said.cleared'))}
              >
                {t('clearFootprints')}
              </Button>
            ) : (
              <span />
            )}
            <ButtonLink kind={kind === 'cart' ? 'primary' : 'line'} size="sm" to={drawerPages[kind]}>
              {t(kind === 'cart' ? 'toCart' : 'viewAll')}
            </ButtonLink>
          </>
        )
      }
    >
      {failure && !contents ? (
        <EmptyState
          text={<span role="alert">{failure}</span>}
          action={
            <Button kind="line" size="sm" onClick={reload}>
              {t('retry')}
            </Button>
          }
        />
      ) : !contents ? (
        <DrawerSkeleton label={t('loading')} />
      ) : contents.rows.length === 0 ? (
        <EmptyState
          text={t('empty')}
          action={
            <ButtonLink kind="line" size="sm" to="/goodsList">
              {t('browse')}
            </ButtonLink>
          }
        />
      ) : contents.of === 'goods' ? (
        <GoodsRows rows={contents.rows} isBusy={isBusy} onRemove={remove} />
      ) : contents.of === 'orders' ? (
        <OrderRows rows={contents.rows} />
      ) : (
        <CouponRows rows={contents.rows} />
      )}
    </Drawer>
  );
}

function DrawerSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="grid grid-cols-[4.5rem_1fr] items-center gap-4 border-b border-rule px-6 py-4">
          <Skeleton className="size-18" />
          <div className="grid gap-2">
            <Skeleton className="h-5 w-[90%]" />
            <Skeleton className="h-6 w-[40%]" />
          </div>
        </div>
      ))}
    </div>
  );
}
