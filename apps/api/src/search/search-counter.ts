import type { FastifyInstance } from 'fastify';
import { createRunLater } from '../background.ts';
import { createTally } from '../tally.ts';
import { countSearches, toHotWord } from './hot-words.ts';

const windowMs = 10 * 60_000;
/** Different words that one address may raise within the window, so that nobody invents devices to make a word hot. */
const wordsOfAddress = 30;

export interface Search {
  keyword: string;
  deviceId: string | undefined;
  address: string;
}

/** Counts searches for the hot words, once for each device and word within ten minutes; nobody waits for it. */
export function createSearchCounter(app: FastifyInstance): (search: Search) => void {
  const runLater = createRunLater(app);
  const tally = createTally(app, { everyMs: 5_000, save: (counts) => countSearches(app.db, counts) });

  const note = async ({ keyword, deviceId, address }: Search) => {
    const word = toHotWord(keyword);
    if (word === undefined) return;
    const device = deviceId ?? address;
    if ((await app.ephemeral.increment(`search:${device}:${word}`, windowMs)) > 1) return;
    if ((await app.ephemeral.increment(`search:${address}`, windowMs)) > wordsOfAddress) return;
    tally.add(word);
  };
  return (search) => void runLater(() => note(search));
}
