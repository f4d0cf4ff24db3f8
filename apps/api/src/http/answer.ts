import type { Envelope } from '@silkboat/contract/envelope';
import { type Language, type ResultCodeName, resultCodes, resultSentence } from '@silkboat/contract/result-codes';

/** An answer whose code is not 200 although it is a success (a paid wallet payment, a sent code). */
export class Answer<T> {
  readonly name: ResultCodeName;
  readonly result: T;

  constructor(name: ResultCodeName, result: T) {
    this.name = name;
    this.result = result;
  }
}

/** Clients compare these words, in every language: `success` comes with data, `成功` without. */
export function successEnvelope(value: unknown, language: Language, hasResult: boolean): Envelope {
  if (value instanceof Answer) {
    return {
      success: true,
      message: resultSentence(value.name, language),
      code: resultCodes[value.name].code,
      timestamp: Date.now(),
      result: value.result ?? null,
    };
  }
  return {
    success: true,
    message: hasResult ? 'success' : '成功',
    code: 200,
    timestamp: Date.now(),
    result: value ?? null,
  };
}

export function failureEnvelope(message: string, code: number, more: { status?: number; requestId?: string } = {}) {
  return { success: false, message, code, timestamp: Date.now(), result: null, ...more };
}
