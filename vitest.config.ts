import { defineConfig } from 'vitest/config';

const apiTests = {
  include: ['apps/api/**/*.test.ts', 'apps/server/**/*.test.ts'],
  globalSetup: ['apps/api/test/global-setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['packages/**/*.test.ts', 'apps/web/app/**/*.test.ts'] } },
      { test: { name: 'embedded', ...apiTests, env: { TEST_DATABASE: 'embedded' } } },
      { test: { name: 'journeys', include: ['e2e/**/*.test.ts'], globalSetup: ['e2e/journeys-setup.ts'], testTimeout: 120_000, hookTimeout: 180_000, fileParallelism: false } },
      { test: { name: 'postgres', ...apiTests, env: { TEST_DATABASE: 'postgres' } } },
    ],
  },
});
