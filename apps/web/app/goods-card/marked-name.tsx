import { Fragment } from 'react';
import { findWords } from './found-words.ts';

/** A name with the words of a search marked in it. */
export function MarkedName({ name, keyword }: { name: string; keyword: string }) {
  if (!keyword) return name;

  return findWords(name, keyword).map(({ text, isFound }, index) =>
    isFound ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is nothing but its place in the name
      <mark key={index} className="bg-silk-50 text-silk-700">
        {text}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={index}>{text}</Fragment>
    ),
  );
}
