import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Lock from 'lucide-react/icons/lock';
import { type ComponentProps, useState } from 'react';
import { useWords } from '../i18n/words.ts';
import { TextInput } from '../ui/text-input.tsx';
import { signInWords } from './sign-in-words.ts';

export function PasswordInput(props: ComponentProps<'input'>) {
  const t = useWords(signInWords);
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? Eye : EyeOff;

  return (
    <TextInput
      type={isShown ? 'text' : 'password'}
      maxLength={64}
      before={<Lock aria-hidden="true" className="size-[1.25em] text-ink-500" />}
      after={
        <button
          type="button"
          aria-label={isShown ? t('field.hide') : t('field.show')}
          aria-pressed={isShown}
          className="-mr-2 grid min-h-9 min-w-9 place-items-center text-ink-500 hover:text-ink-900"
          onClick={() => setShown(!isShown)}
        >
          <Icon aria-hidden="true" className="size-[1.25em]" />
        </button>
      }
      {...props}
    />
  );
}
