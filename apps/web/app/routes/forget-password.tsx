import { ApiRefusal } from '@silkboat/contract/client';
import { resetPassword, verifyMobileForReset } from '@silkboat/contract/passport';
import { useState } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';
import { languageOfPath, pathIn } from '#web/i18n/language.ts';
import { LocalLink } from '#web/i18n/local-link.tsx';
import { translate, useWords } from '#web/i18n/words.ts';
import { pageContext } from '#web/session/context.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { type Wrong, wrongFields } from '#web/sign-in/check-fields.ts';
import { PasswordInput } from '#web/sign-in/password-input.tsx';
import { SignInFrame } from '#web/sign-in/sign-in-frame.tsx';
import { signInWords } from '#web/sign-in/sign-in-words.ts';
import { SmsCodeField } from '#web/sign-in/sms-code-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Route } from './+types/forget-password';

/** Proves the mobile and sets the password in one go; the visitor then signs in with it. */
export async function action({ context, request }: Route.ActionArgs) {
  const { api, language } = context.get(pageContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const wrong = wrongFields(form, ['mobile', 'code', 'password', 'again']);
  if (wrong.length > 0) return data({ wrong, message: undefined }, 400);
  try {
    await api.call(verifyMobileForReset, { mobile: text('mobile'), code: text('code') });
    await api.call(resetPassword, { password: String(form.get('password')) });
  } catch (refusal) {
    if (!(refusal instanceof ApiRefusal)) throw refusal;
    return data({ wrong: [] as Wrong[], message: refusal.message }, 400);
  }
  throw redirect(pathIn(language, '/login?reset=done'));
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: translate(signInWords, languageOfPath(args.location.pathname))('reset.title'),
    isPrivate: true,
  });

export default function ForgetPasswordRoute({ actionData }: Route.ComponentProps) {
  const t = useWords(signInWords);
  const { state } = useNavigation();
  const [mobile, setMobile] = useState('');
  const [isMobileWrong, setMobileWrong] = useState(false);
  const errorOf = (field: Exclude<Wrong, 'mustAgree'>) =>
    actionData?.wrong.includes(field) ? t(`wrong.${field}`) : undefined;

  return (
    <SignInFrame title={t('reset.title')} text={t('reset.text')}>
      <Form method="post" className="mt-7 grid grid-cols-1 gap-6" noValidate>
        <Field label={t('field.mobile')} error={isMobileWrong ? t('wrong.mobile') : errorOf('mobile')}>
          <TextInput
            name="mobile"
            type="tel"
            autoComplete="tel"
            maxLength={12}
            value={mobile}
            onChange={({ target }) => {
              setMobile(target.value);
              setMobileWrong(false);
            }}
          />
        </Field>
        <SmsCodeField
          scene="FIND_USER"
          mobile={mobile}
          error={errorOf('code')}
          onWrongMobile={() => setMobileWrong(true)}
        />
        <Field label={t('field.newPassword')} help={t('field.passwordHelp')} error={errorOf('password')}>
          <PasswordInput name="password" autoComplete="new-password" />
        </Field>
        <Field label={t('field.again')} error={errorOf('again')}>
          <PasswordInput name="again" autoComplete="new-password" />
        </Field>
        {actionData?.message && (
          <p role="alert" className="text-sm text-seal-600">
            {actionData.message}
          </p>
        )}
        <Button type="submit" kind="buy" isLoading={state !== 'idle'}>
          {t('reset.submit')}
        </Button>
      </Form>
      <p className="mt-5 text-center text-sm">
        <LocalLink to="/login" className="text-ink-700 hover:text-seal-600">
          {t('reset.toLogin')}
        </LocalLink>
      </p>
    </SignInFrame>
  );
}
