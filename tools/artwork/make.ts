import { parseArgs } from 'node:util';
import { folders } from './folders.ts';

/**
 * Makes the pictures, maps and fonts that the site ships. Modules are loaded when they are needed, so that
 * `fonts --check` runs without the packages of this folder.
 */
const jobs: Record<string, () => Promise<void>> = {
  goods: async () => {
    const { makeGoodsPictures } = await import('./goods/goods-pictures.ts');
    await makeGoodsPictures({ catalogue: folders.catalogue, out: `${folders.media}/goods` });
  },
  stores: async () => (await import('./brand/stores.ts')).makeStores(),
  brands: async () => (await import('./brand/brand-logos.ts')).makeBrandLogos(),
  avatars: async () => (await import('./brand/avatars.ts')).makeAvatars(),
  banners: async () => (await import('./shop/banners.ts')).makeShopBanners(),
  maps: async () => {
    await (await import('./maps/sea-routes.ts')).makeSeaRoutes();
    await (await import('./maps/hero.ts')).makeHero();
    await (await import('./maps/globe.ts')).makeGlobe();
    await (await import('./maps/world.ts')).makeWorld();
    await (await import('./maps/belts.ts')).makeBelts();
    await (await import('./maps/pavilions.ts')).makePavilions();
    await (await import('./maps/guide-charts.ts')).makeGuideCharts();
  },
  flags: async () => (await import('./brand/flags.ts')).makeFlags(),
  // After the maps: the shared picture shows the hero chart.
  icons: async () => {
    await (await import('./brand/seal.ts')).makeSeal();
    await (await import('./brand/seigaiha.ts')).makeSeigaiha();
    await (await import('./brand/site-icons.ts')).makeSiteIcons();
  },
  fonts: async () => (await import('./fonts/serif-subset.ts')).makeSerifSubset(),
};

const { positionals, values } = parseArgs({ allowPositionals: true, options: { check: { type: 'boolean' } } });
const wanted = positionals.length > 0 ? positionals : Object.keys(jobs);
const unknown = wanted.filter((name) => !(name in jobs));

if (unknown.length > 0) {
  console.error(`No such job: ${unknown.join(', ')}. There are: ${Object.keys(jobs).join(', ')}.`);
  process.exitCode = 1;
} else if (values.check) {
  await (await import('./fonts/serif-subset.ts')).checkSerifSubset();
} else {
  for (const name of wanted) await jobs[name]!();
}
