import { ApiRefusal } from '@silkboat/contract/client';
import { signIn, signInBySms } from '@silkboat/contract/passport';
import User from 'lucide-react/icons/user-round';
import { useEffect, useRef, useState } from 'react';
import { data, Form, redirect, useNavigation, useSearchParams, useSubmit } from 'react-router';
import { languageOfPath, pathIn } from '#web/i18n/language.ts';
import { LocalLink } from '#web/i18n/local-link.tsx';
import { translate, useWords } from '#web/i18n/words.ts';
import { pageContext } from '#web/session/context.ts';
import { returnPath } from '#web/session/login-path.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { wrongFields } from '#web/sign-in/check-fields.ts';
import { passHumanCheck } from '#web/sign-in/human-check.ts';
import { PasswordInput } from '#web/sign-in/password-input.tsx';
import { SignInFrame } from '#web/sign-in/sign-in-frame.tsx';
import { signInWords } from '#web/sign-in/sign-in-words.ts';
import { SmsCodeField } from '#web/sign-in/sms-code-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { LinkTabs } from '#web/ui/tabs.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Route } from './+types/login';

/** Body code of a password login that needs a human check first. */
const checkNeeded = 80204;

export function loader({ context, request }: Route.LoaderArgs) {
  const { visitor, language } = context.get(pageContext);
  if (visitor) throw redirect(pathIn(language, returnPath(new URL(request.url).searchParams)));
  return null;
}

export async function action({ context, request }: Route.ActionArgs) {
  const { api, language, keepTokens } = context.get(pageContext);
  const t = translate(signInWords, language);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const isSms = text('way') === 'sms';
  const [wrong] = wrongFields(form, isSms ? ['mobile', 'code'] : ['account']);
  if (wrong === 'account' || wrong === 'mobile' || wrong === 'code')
    return data({ field: wrong, message: t(`wrong.${wrong}`), needsCheck: false }, 400);

  const longTerm = form.has('stay');
  const altcha = text('altcha');
  try {
    const tokens = isSms
      ? await api.call(signInBySms, { mobile: text('mobile').trim(), code: text('code').trim(), longTerm })
      : await api.call(signIn, {
          username: text('username').trim(),
          password: text('password'),
          longTerm,
          ...(altcha && { altcha }),
        });
    keepTokens(tokens);
  } catch (refusal) {
    if (!(refusal instanceof ApiRefusal)) throw refusal;
    const needsCheck = !isSms && refusal.code === checkNeeded;
    return data(
      { field: isSms ? 'code' : 'password', message: needsCheck ? t('wrong.check') : refusal.message, needsCheck },
      400,
    );
  }
  throw redirect(pathIn(language, returnPath(new URL(request.url).searchParams)));
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: translate(signInWords, languageOfPath(args.location.pathname))('login.title'),
    isPrivate: true,
  });

export default function LoginRoute({ actionData }: Route.ComponentProps) {
  const t = useWords(signInWords);
  const [query] = useSearchParams();
  const isSms = query.get('way') === 'sms';
  const { state } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  useHumanCheckWhenNeeded(form, actionData);
  const errorOf = (field: string) =>
    actionData?.field === field && !actionData.needsCheck ? actionData.message : undefined;
  const wayPath = (way: string) => {
    const next = new URLSearchParams(query);
    next.set('way', way);
    return `/login?${next}`;
  };

  return (
    <SignInFrame title={t('login.title')} text={t('login.text')}>
      <LinkTabs
        label={t('login.ways')}
        current={isSms ? 'sms' : 'password'}
        className="mt-7"
        tabs={[
          { key: 'password', label: t('login.byPassword'), to: wayPath('password') },
          { key: 'sms', label: t('login.bySms'), to: wayPath('sms') },
        ]}
      />
      <Form ref={form} method="post" className="mt-7 grid grid-cols-1 gap-6" noValidate>
        <input type="hidden" name="way" value={isSms ? 'sms' : 'password'} />
        <input type="hidden" name="altcha" defaultValue="" />
        {query.get('reset') === 'done' && (
          <p role="status" className="rounded-md bg-jade-50 px-4 py-3 text-sm text-jade-700">
            {t('reset.done')}
          </p>
        )}
        {isSms ? <SmsFields errorOf={errorOf} /> : <PasswordFields errorOf={errorOf} />}
        <div className="flex items-center justify-between gap-4 text-sm">
          <Checkbox name="stay" defaultChecked>
            {t('login.stay')}
          </Checkbox>
          <LocalLink to="/forgetPassword" className="text-ink-700 hover:text-seal-600 max-md:py-3">
            {t('login.forgot')}
          </LocalLink>
        </div>
        <Button type="submit" kind="buy" isLoading={state !== 'idle'}>
          {t('login.submit')}
        </Button>
      </Form>
      <p className="mt-5 text-center text-sm text-ink-500">
        {t('login.noAccount')}{' '}
        <LocalLink to={`/SignUp?${query}`} className="font-semibold text-seal-600 hover:underline">
          {t('login.toSignUp')}
        </LocalLink>
      </p>
    </SignInFrame>
  );
}

type ErrorOf = (field: string) => string | undefined;

function PasswordFields({ errorOf }: { errorOf: ErrorOf }) {
  const t = useWords(signInWords);
  return (
    <>
      <Field label={t('field.account')} error={errorOf('account')}>
        <TextInput
          name="username"
          autoComplete="username"
          maxLength={50}
          before={<User aria-hidden="true" className="size-[1.25em] text-ink-500" />}
        />
      </Field>
      <Field label={t('field.password')} error={errorOf('password')}>
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
    </>
  );
}

function SmsFields({ errorOf }: { errorOf: ErrorOf }) {
  const t = useWords(signInWords);
  const [mobile, setMobile] = useState('');
  const [isWrong, setWrong] = useState(false);
  return (
    <>
      <Field label={t('field.mobile')} error={isWrong ? t('wrong.mobile') : errorOf('mobile')}>
        <TextInput
          name="mobile"
          type="tel"
          autoComplete="tel"
          maxLength={12}
          value={mobile}
          onChange={({ target }) => {
            setMobile(target.value);
            setWrong(false);
          }}
        />
      </Field>
      <SmsCodeField scene="LOGIN" mobile={mobile} error={errorOf('code')} onWrongMobile={() => setWrong(true)} />
    </>
  );
}

/** After two wrong passwords the API wants a human check: it is done unseen and the form sent again. */
function useHumanCheckWhenNeeded(
  form: React.RefObject<HTMLFormElement | null>,
  answer: { needsCheck: boolean } | undefined,
): void {
  const submit = useSubmit();
  useEffect(() => {
    if (!answer?.needsCheck) return;
    let isCurrent = true;
    void passHumanCheck('LOGIN').then((altcha) => {
      const field = form.current?.elements.namedItem('altcha');
      if (!isCurrent || !(field instanceof HTMLInputElement)) return;
      field.value = altcha;
      void submit(form.current);
      field.value = '';
    });
    return () => {
      isCurrent = false;
    };
  }, [answer, form, submit]);
}
