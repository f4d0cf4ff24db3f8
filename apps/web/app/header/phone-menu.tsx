import X from 'lucide-react/icons/x';
import { type MouseEvent, useId } from 'react';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { maskMobile } from '../session/mask.ts';
import { useVisitor } from '../session/root-data.ts';
import { BrandName } from '../ui/brand-name.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Flag } from '../ui/flag.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Modal } from '../ui/modal.tsx';
import { guidePath, guideRegions } from './guide-countries.ts';
import { NewsCount } from './guide-menu.tsx';
import { guideMenuWords } from './guide-menu-words.ts';
import { headerWords } from './header-words.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { SignOutForm } from './member-menu.tsx';
import { useNav } from './use-nav.ts';

/** The menu of a phone: a sheet over the whole screen. */
export default function PhoneMenu({
  isOpen,
  onClose,
  signInPath,
}: {
  isOpen: boolean;
  onClose: () => void;
  signInPath: string;
}) {
  const t = useWords(headerWords);
  const guides = useWords(guideMenuWords);
  const visitor = useVisitor();
  const { entries, active } = useNav();
  const titleId = useId();
  const row = 'flex min-h-13 items-center border-b border-rule text-lg';

  const closeOnLink = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) onClose();
  };

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      titleId={titleId}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-white text-ink-900"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the links inside it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click */}
      <div className="flex min-h-full flex-col" onClick={closeOnLink}>
        <div className="flex h-14 items-center justify-between border-b border-rule pr-2.5 pl-5">
          <BrandName name={t('siteName')} latin={t('siteNameLatin')} />
          <h2 id={titleId} className="sr-only">
            {t('menu.title')}
          </h2>
          <IconButton label={t('menu.close')} onClick={onClose}>
            <X aria-hidden="true" className="size-6" />
          </IconButton>
        </div>
        <nav aria-label={t('nav.label')} className="px-5 pt-2">
          <ul>
            {entries.map(({ key, path, href }, index) => {
              const look = `${row} ${index === active ? 'font-semibold text-seal-700' : ''}`;
              const current = index === active ? 'page' : undefined;
              if (key === 'guides') {
                return (
                  <li key={key}>
                    <Disclosure
                      summary={t('nav.guides')}
                      className="border-b border-rule text-lg [&>summary]:font-normal"
                    >
                      <LocalLink to="/Initiative" className="flex min-h-11 items-center">
                        {guides('initiativeTitle')}
                      </LocalLink>
                      {guideRegions.map(({ region, countries }) => (
                        <div key={region} className="pt-3">
                          <p className="text-sm text-ink-500">{guides(`regions.${region}.name`)}</p>
                          <ul className="grid grid-cols-2 gap-x-5 text-base">
                            {countries.map(({ code, count }) => (
                              <li key={code}>
                                <LocalLink to={guidePath(code)} className="flex min-h-11 items-center gap-2.5">
                                  <Flag country={code} />
                                  {guides(`countries.${code}`)}
                                  {count && <NewsCount count={count} />}
                                </LocalLink>
                              </li>
                            ))}
                          </ul>
                        </div>
                      ))}
                    </Disclosure>
                  </li>
                );
              }
              return (
                <li key={key}>
                  {path ? (
                    <LocalLink to={path} aria-current={current} className={look}>
                      {t(`nav.${key}`)}
                    </LocalLink>
                  ) : href ? (
                    <a href={href} target="_blank" rel="noreferrer" className={look}>
                      {t(`nav.${key}`)}
                    </a>
                  ) : (
                    <span className={`${look} text-ink-500`}>{t(`nav.${key}`)}</span>
                  )}
                </li>
              );
            })}
            {visitor && (
              <>
                <li>
                  <LocalLink to="/home" className={row}>
                    {t('member.home')}
                    <span className="num ml-auto text-sm text-ink-500">{maskMobile(visitor.nickName)}</span>
                  </LocalLink>
                </li>
                <li>
                  <LocalLink to="/home/MyOrder" className={row}>
                    {t('member.orders')}
                  </LocalLink>
                </li>
              </>
            )}
          </ul>
        </nav>
        <div className="mt-auto flex items-center justify-between gap-4 px-5 py-6">
          <LanguageSwitch />
          {visitor ? (
            <SignOutForm className="min-h-11 text-base text-ink-500 underline underline-offset-4" />
          ) : (
            <ButtonLink kind="primary" to={signInPath}>
              {t('signIn')}
            </ButtonLink>
          )}
        </div>
      </div>
    </Modal>
  );
}
