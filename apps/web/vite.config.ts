import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [tailwindcss(), reactRouter()],
  resolve: { alias: { '#web': fileURLToPath(new URL('./app', import.meta.url)) } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 2048,
    rolldownOptions: {
      output: {
        // Small files that every page needs travel together: one file compresses better than thirty.
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: /apps\/web\/app\/(ui|session|i18n\/[^/]+$|shell)|lucide-react|react-i18next|i18next/,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
  ssr: { noExternal: ['@silkboat/contract', '@silkboat/content'] },
  server: { middlewareMode: true },
});
