import type { guideMenu } from '../i18n/zh-CN/guide-menu.ts';

type Country = keyof typeof guideMenu.countries;
type Region = keyof typeof guideMenu.regions;

/** The countries with a guide by region, in the four columns of the menu; `count` is how much is new to read. */
export const guideColumns: { region: Region; countries: { code: Country; count?: string }[] }[][] = [
  [
    {
      region: 'southEastAsia',
      countries: [
        { code: 'th', count: '99+' },
        { code: 'vn', count: '14' },
        { code: 'my', count: '30' },
        { code: 'sg' },
        { code: 'id' },
      ],
    },
  ],
  [
    { region: 'eastAsia', countries: [{ code: 'jp' }, { code: 'kr' }] },
    { region: 'middleEast', countries: [{ code: 'ae' }, { code: 'sa' }] },
  ],
  [
    { region: 'europe', countries: [{ code: 'it' }, { code: 'fr' }, { code: 'de' }, { code: 'gb' }] },
    { region: 'centralAsia', countries: [{ code: 'kz' }] },
  ],
  [
    { region: 'americas', countries: [{ code: 'us' }, { code: 'mx' }, { code: 'br' }] },
    { region: 'africa', countries: [{ code: 'eg' }, { code: 'za' }] },
    { region: 'oceania', countries: [{ code: 'au' }] },
  ],
];

export const guideRegions = guideColumns.flat();

export const guideCount = guideRegions.reduce((count, { countries }) => count + countries.length, 0);

export const guidePath = (code: Country) => `/slGuide?countryId=${code}`;
