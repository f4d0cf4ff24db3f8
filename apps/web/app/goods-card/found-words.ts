export interface NamePart {
  text: string;
  isFound: boolean;
}

const han = /\p{Script=Han}/u;
const letter = /[\p{L}\p{N}]/u;

/**
 * Cuts a name into what a search found and the rest. Words are found in any case, letters from the beginning of a word;
 * of a Chinese phrase that does not stand there as typed, the longest pieces of two characters or more.
 */
export function findWords(name: string, keyword: string): NamePart[] {
  const text = name.toLowerCase();
  // Lower case may be longer than the name (İ): then places would not match.
  if (text.length !== name.length) return [{ text: name, isFound: false }];

  const isFound = new Array<boolean>(name.length).fill(false);
  for (const word of keyword.toLowerCase().split(/\s+/)) {
    for (const piece of piecesIn(text, word)) {
      for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + piece.length)) {
        if (beginsWord(text, at, piece)) isFound.fill(true, at, at + piece.length);
      }
    }
  }
  return joined(name, isFound);
}

/** The word itself when it stands there, else its longest pieces that do. */
function piecesIn(text: string, word: string): string[] {
  if (!word) return [];
  if (text.includes(word)) return [word];
  const pieces: string[] = [];
  const least = han.test(word) ? 2 : 3;
  for (let start = 0; start < word.length; ) {
    let end = word.length;
    while (end - start >= least && !text.includes(word.slice(start, end))) end -= 1;
    if (end - start < least) {
      start += 1;
    } else {
      pieces.push(word.slice(start, end));
      start = end;
    }
  }
  return pieces;
}

const beginsWord = (text: string, at: number, piece: string): boolean => {
  const [first = '', before = ''] = [piece[0], text[at - 1]];
  return han.test(first) || !letter.test(before) || han.test(before);
};

function joined(name: string, isFound: boolean[]): NamePart[] {
  const parts: NamePart[] = [];
  for (const [index, character] of name.split('').entries()) {
    const last = parts.at(-1);
    if (last?.isFound === isFound[index]) last!.text += character;
    else parts.push({ text: character, isFound: isFound[index]! });
  }
  return parts;
}
