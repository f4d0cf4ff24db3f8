import { type Language, type ResultCodeName, resultCodes, resultSentence } from './result-codes.ts';

/** A text in both languages, for details that a refusal adds to its sentence. */
export interface LocalText {
  zh: string;
  en: string;
}

/**
 * An expected "no". The code decides number, HTTP status and sentence; `detail` adds what it is about. A `cause` is for
 * the log alone: a fault behind the "no" that an operator should know of.
 */
export class Refusal extends Error {
  readonly reason: ResultCodeName;
  readonly detail: string | LocalText | undefined;

  constructor(reason: ResultCodeName, detail?: string | LocalText, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'Refusal';
    this.reason = reason;
    this.detail = detail;
  }

  get status(): number {
    return resultCodes[this.reason].status;
  }

  sentence(language: Language): string {
    const detail = typeof this.detail === 'object' ? this.detail[language === 'en' ? 'en' : 'zh'] : this.detail;
    return resultSentence(this.reason, language, detail);
  }
}
