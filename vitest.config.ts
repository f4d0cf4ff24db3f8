import { defineConfig } from 'vitest/config';

const apiTests = {
  include: ['apps/api/**/*.test.ts', 'apps/server/**/*.test.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['packages/**/*.test.ts', 'apps/web/app/**/*.test.ts'] } },
      {
        test: {
          name: 'embedded',
          ...apiTests,
          globalSetup: ['apps/api/test/embedded-setup.ts'],
          env: { TEST_DATABASE: 'embedded' },
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/journeys-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'postgres',
          ...apiTests,
          globalSetup: ['apps/api/test/postgres-setup.ts'],
          env: { TEST_DATABASE: 'postgres' },
        },
      },
    ],
  },
});
