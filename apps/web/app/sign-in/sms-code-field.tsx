import { ApiRefusal } from '@silkboat/contract/client';
import { useEffect, useState } from 'react';
import { useWords } from '../i18n/words.ts';
import { apiFetch } from '../session/api-fetch.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { showToast } from '../ui/toasts.ts';
import { isMobile } from './check-fields.ts';
import { passHumanCheck, type Scene } from './human-check.ts';
import { signInWords } from './sign-in-words.ts';

const resendAfterSeconds = 60;

/** The code and the button that has one sent to the mobile typed above. */
export function SmsCodeField({
  scene,
  mobile,
  error,
  onWrongMobile,
}: {
  scene: Scene;
  mobile: string;
  error: string | undefined;
  onWrongMobile: () => void;
}) {
  const t = useWords(signInWords);
  const [isSending, setSending] = useState(false);
  const [wait, setWait] = useState(0);

  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);

  const send = async () => {
    if (!isMobile(mobile)) return onWrongMobile();
    setSending(true);
    try {
      const altcha = await passHumanCheck(scene);
      await apiFetch(`/common/common/sms/${scene}/${mobile}`, { query: { altcha }, isQuiet: true });
      showToast('success', t('sms.sent'));
      setWait(resendAfterSeconds);
    } catch (refusal) {
      if (!(refusal instanceof ApiRefusal)) throw refusal;
      showToast('failure', refusal.message);
    } finally {
      setSending(false);
    }
  };

  return (
    <Field label={t('field.code')} error={error}>
      <div className="flex gap-3">
        <TextInput name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={6} className="flex-1" />
        <Button
          kind="line"
          className="flex-none min-w-[10rem] text-sm! px-4!"
          isLoading={isSending}
          disabled={wait > 0}
          onClick={send}
        >
          {wait > 0 ? t('sms.again', { seconds: wait }) : t('sms.get')}
        </Button>
      </div>
    </Field>
  );
}
