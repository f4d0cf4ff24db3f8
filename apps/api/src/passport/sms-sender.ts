import { Refusal } from '@silkboat/contract/refusal';
import type { VerificationScene } from '@silkboat/contract/verification';
import { now } from '../clock.ts';

export interface SmsMessage {
  mobile: string;
  code: string;
  scene: VerificationScene;
}

/** Brings a code to a mobile; throws when it cannot. */
export interface SmsSender {
  send(message: SmsMessage): Promise<void>;
}

export interface SentMessage extends SmsMessage {
  sentAt: Date;
}

/** The stand-in while developing: keeps the last messages where they can be read. */
export interface Outbox extends SmsSender {
  /** Newest first. */
  list(): readonly SentMessage[];
}

export function createOutbox(max = 100): Outbox {
  let messages: SentMessage[] = [];
  return {
    async send(message) {
      messages = [{ ...message, sentAt: now() }, ...messages].slice(0, max);
    },
    list: () => messages,
  };
}

const timeLimitMs = 5000;

/** Hands messages as JSON to a service of the operator's choice. */
export function createSmsWebhook(url: string): SmsSender {
  return {
    async send({ mobile, code, scene }) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ mobile, code, scene }),
          signal: AbortSignal.timeout(timeLimitMs),
        });
        await response.body?.cancel();
        if (!response.ok) throw new Error(`The SMS service answered ${response.status}`);
      } catch (error) {
        throw new Refusal('SMS_UNAVAILABLE', undefined, { cause: error });
      }
    },
  };
}

/** For a shop that runs without any way to send. */
export const noSmsSender: SmsSender = {
  async send() {
    throw new Refusal('SMS_NOT_CONFIGURED');
  },
};
