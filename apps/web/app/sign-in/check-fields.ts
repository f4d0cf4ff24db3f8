/** The rules that the browser and the action both look at before the API is asked. */
export const isMobile = (text: string): boolean => /^0?1[3-9]\d{9}$/.test(text.trim());

export const isCode = (text: string): boolean => /^\d{6}$/.test(text.trim());

export const isPassword = (text: string): boolean => text.length >= 8 && text.length <= 64;

export type Wrong = 'account' | 'mobile' | 'password' | 'again' | 'code' | 'mustAgree';

/** What is wrong in a form, by field; empty when nothing is. */
export function wrongFields(form: FormData, needed: readonly (keyof typeof rules)[]): Wrong[] {
  return needed.filter((name) => !rules[name](form)).map((name) => name as Wrong);
}

const text = (form: FormData, name: string) => String(form.get(name) ?? '');

const rules = {
  account: (form: FormData) => text(form, 'username').trim() !== '',
  mobile: (form: FormData) => isMobile(text(form, 'mobile')),
  password: (form: FormData) => isPassword(text(form, 'password')),
  again: (form: FormData) => text(form, 'password') === text(form, 'again'),
  code: (form: FormData) => isCode(text(form, 'code')),
  mustAgree: (form: FormData) => form.has('agree'),
};
