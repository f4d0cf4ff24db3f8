await import('../apps/server/src/cli.ts');

export {};
