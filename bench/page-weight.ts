import { gzipSync } from 'node:zlib';
import { startSite } from '../e2e/start-site.ts';

/** What a first visit of a page loads: JavaScript and styles that the document names, compressed with gzip. */
const url = process.env.SITE ?? (await startSite()).url;
const paths = process.argv.slice(2);

for (const path of paths.length > 0 ? paths : ['/goodsList', '/goodsDetail', '/cart', '/']) {
  const html = await (await fetch(url + path)).text();
  // The document preloads exactly what it runs; other names in it are those of pages nearby.
  const scripts = [...html.matchAll(/rel="modulepreload"[^>]*href="([^"]+)"/g)].map(([, file]) => file!);
  const styles = [...new Set(html.match(/\/assets\/[\w.-]+\.css/g))];
  const weigh = async (files: string[]) => {
    const sizes = await Promise.all(
      files.map(async (file) => gzipSync(Buffer.from(await (await fetch(url + file)).arrayBuffer())).length),
    );
    return sizes.reduce((sum, size) => sum + size, 0) / 1024;
  };
  console.log(
    `${path}: ${scripts.length} scripts ${(await weigh(scripts)).toFixed(1)} KB, styles ${(await weigh(styles)).toFixed(1)} KB, document ${(gzipSync(html).length / 1024).toFixed(1)} KB`,
  );
}
process.exit(0);
