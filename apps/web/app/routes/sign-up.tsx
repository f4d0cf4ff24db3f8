import { ApiRefusal } from '@silkboat/contract/client';
import { register } from '@silkboat/contract/passport';
import { useState } from 'react';
import { data, Form, redirect, useNavigation, useSearchParams } from 'react-router';
import { languageOfPath, pathIn } from '#web/i18n/language.ts';
import { LocalLink } from '#web/i18n/local-link.tsx';
import { translate, useWords } from '#web/i18n/words.ts';
import { pageContext } from '#web/session/context.ts';
import { returnPath } from '#web/session/login-path.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { type Wrong, wrongFields } from '#web/sign-in/check-fields.ts';
import { PasswordInput } from '#web/sign-in/password-input.tsx';
import { SignInFrame } from '#web/sign-in/sign-in-frame.tsx';
import { signInWords } from '#web/sign-in/sign-in-words.ts';
import { SmsCodeField } from '#web/sign-in/sms-code-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Route } from './+types/sign-up';

export async function action({ context, request }: Route.ActionArgs) {
  const { api, language, keepTokens } = context.get(pageContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const wrong = wrongFields(form, ['account', 'mobile', 'code', 'password', 'again', 'mustAgree']);
  if (wrong.length > 0) return data({ wrong, message: undefined }, 400);
  try {
    keepTokens(
      await api.call(register, {
        username: text('username'),
        password: String(form.get('password')),
        mobilePhone: text('mobile'),
        code: text('code'),
      }),
    );
  } catch (refusal) {
    if (!(refusal instanceof ApiRefusal)) throw refusal;
    return data({ wrong: [] as Wrong[], message: refusal.message }, 400);
  }
  throw redirect(pathIn(language, returnPath(new URL(request.url).searchParams)));
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: translate(signInWords, languageOfPath(args.location.pathname))('signUp.title'),
    isPrivate: true,
  });

export default function SignUpRoute({ actionData }: Route.ComponentProps) {
  const t = useWords(signInWords);
  const [query] = useSearchParams();
  const { state } = useNavigation();
  const [mobile, setMobile] = useState('');
  const [isMobileWrong, setMobileWrong] = useState(false);
  const errorOf = (field: Exclude<Wrong, 'mustAgree'>) =>
    actionData?.wrong.includes(field) ? t(`wrong.${field}`) : undefined;

  return (
    <SignInFrame title={t('signUp.title')} text={t('signUp.text')}>
      <Form method="post" className="mt-7 grid grid-cols-1 gap-5" noValidate>
        <Field label={t('field.username')} help={t('field.usernameHelp')} error={errorOf('account')}>
          <TextInput name="username" autoComplete="username" maxLength={50} />
        </Field>
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
          scene="REGISTER"
          mobile={mobile}
          error={errorOf('code')}
          onWrongMobile={() => setMobileWrong(true)}
        />
        <Field label={t('field.password')} help={t('field.passwordHelp')} error={errorOf('password')}>
          <PasswordInput name="password" autoComplete="new-password" />
        </Field>
        <Field label={t('field.again')} error={errorOf('again')}>
          <PasswordInput name="again" autoComplete="new-password" />
        </Field>
        <Checkbox name="agree" className="text-sm">
          {t('signUp.agree')}
        </Checkbox>
        {actionData?.wrong.includes('mustAgree') && (
          <p role="alert" className="-mt-3 text-sm text-seal-600">
            {t('signUp.mustAgree')}
          </p>
        )}
        {actionData?.message && (
          <p role="alert" className="text-sm text-seal-600">
            {actionData.message}
          </p>
        )}
        <Button type="submit" kind="buy" isLoading={state !== 'idle'}>
          {t('signUp.submit')}
        </Button>
      </Form>
      <p className="mt-5 text-center text-sm text-ink-500">
        {t('signUp.hasAccount')}{' '}
        <LocalLink to={`/login?${query}`} className="font-semibold text-seal-600 hover:underline">
          {t('signUp.toLogin')}
        </LocalLink>
      </p>
    </SignInFrame>
  );
}
