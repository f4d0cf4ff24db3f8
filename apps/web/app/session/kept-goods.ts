import type { GoodsCollection } from '@silkboat/contract/collections';
import { useEffect } from 'react';
import { languageOfPath } from '../i18n/language.ts';
import { translate } from '../i18n/words.ts';
import { showToast } from '../ui/toasts.ts';
import { showRefusal } from './add-to-cart.ts';
import { apiFetch } from './api-fetch.ts';
import { askToSignIn } from './login-dialog.tsx';
import { useVisitor } from './root-data.ts';
import { sessionWords } from './session-words.ts';
import { createStore, useStore } from './store.ts';

/** The SKUs that a member keeps, by goods: a heart stands for the goods, whichever SKU was kept. */
interface Kept {
  memberId: string;
  skuIds: ReadonlyMap<string, string[]>;
}

const kept = createStore<Kept | undefined>(undefined);
/** More than this nobody sees on one page; the rest answers for itself when its heart is pressed. */
const most = 100;
const alreadyKept = 20017;

let loading: string | undefined;

/** One call for all hearts of the site, when the first of them appears. */
async function load(memberId: string): Promise<void> {
  if (loading === memberId) return;
  loading = memberId;
  try {
    const { records } = await apiFetch<{ records: GoodsCollection[] }>('/buyer/member/collection/GOODS', {
      query: { pageSize: most },
      isQuiet: true,
    });
    const skuIds = new Map<string, string[]>();
    for (const { goodsId, skuId } of records) skuIds.set(goodsId, [...(skuIds.get(goodsId) ?? []), skuId]);
    kept.set({ memberId, skuIds });
  } catch {
    // The hearts stay empty; the next page asks again.
    loading = undefined;
  }
}

/** Whether the visitor keeps the goods, and the way to change that. A guest is asked to sign in. */
export function useKeptGoods({ goodsId, skuId }: { goodsId: string; skuId: string }) {
  const memberId = useVisitor()?.memberId;
  const now = useStore(kept, undefined);
  useEffect(() => {
    if (memberId) void load(memberId);
  }, [memberId]);

  const skuIds = memberId && now?.memberId === memberId ? (now.skuIds.get(goodsId) ?? []) : [];
  return {
    isKept: skuIds.length > 0,
    toggle: () => (memberId ? change({ memberId, goodsId, skuId, skuIds }) : askToSignIn()),
  };
}

/** Changes the heart at once and takes it back when the shop refuses. */
async function change(wanted: { memberId: string; goodsId: string; skuId: string; skuIds: string[] }): Promise<void> {
  const { memberId, goodsId, skuId, skuIds } = wanted;
  const t = translate(sessionWords, languageOfPath(location.pathname));
  const isKept = skuIds.length > 0;
  const show = (ids: string[]) =>
    kept.set({ memberId, skuIds: new Map([...(kept.get()?.skuIds ?? []), [goodsId, ids]]) });

  show(isKept ? [] : [skuId]);
  try {
    if (isKept) await apiFetch(`/buyer/member/collection/delete/GOODS/${skuIds.join(',')}`, { method: 'DELETE' });
    else await apiFetch(`/buyer/member/collection/add/GOODS/${skuId}`, { method: 'POST' });
    showToast('success', t(isKept ? 'favourite.removed' : 'favourite.added'));
  } catch (error) {
    if ((error as { code?: number }).code === alreadyKept) return;
    show(skuIds);
    showRefusal(error);
  }
}
