import { languageOfPath } from '../i18n/language.ts';
import { deviceStorage } from '../session/device-storage.ts';
import { siteFetch } from '../session/site-fetch.ts';
import type { CategoryNode } from './category-tree.ts';

const keptMs = 3_600_000;

/** The category tree: from the device for an hour, then asked for anew. */
export async function loadCategories(): Promise<CategoryNode[]> {
  const { key, timeKey } = storageKeys();
  const storage = deviceStorage();
  const kept = Number(storage?.getItem(timeKey)) > Date.now() && parseTree(storage?.getItem(key));
  if (kept) return kept;

  const categories = await siteFetch<CategoryNode[]>('/shell/categories');
  try {
    storage?.setItem(key, JSON.stringify(categories));
    storage?.setItem(timeKey, String(Date.now() + keptMs));
  } catch {
    // The device is full: it asks each time.
  }
  return categories;
}

/** Names are in the language of the page, so each language keeps its own tree. */
function storageKeys() {
  const suffix = languageOfPath(location.pathname) === 'en' ? ':en' : '';
  return { key: `category${suffix}`, timeKey: `category_expiration_time${suffix}` };
}

function parseTree(text: string | null | undefined): CategoryNode[] | undefined {
  try {
    const tree: unknown = JSON.parse(text ?? 'null');
    return Array.isArray(tree) && tree.length > 0 ? tree : undefined;
  } catch {
    // Somebody else wrote there.
    return undefined;
  }
}
