/** The directions of the architecture page, enforced. */
module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contract-stands-alone',
      severity: 'error',
      from: { path: '^packages/contract' },
      to: { path: '^(apps|packages/content)' },
    },
    { name: 'content-stands-alone', severity: 'error', from: { path: '^packages/content' }, to: { path: '^apps' } },
    {
      name: 'site-never-imports-api',
      severity: 'error',
      from: { path: '^apps/web' },
      to: { path: '^apps/(api|server)' },
    },
    {
      name: 'api-never-imports-site',
      severity: 'error',
      from: { path: '^apps/api' },
      to: { path: '^apps/(web|server)' },
    },
    {
      name: 'http-knows-no-domain',
      severity: 'error',
      from: { path: '^apps/api/src/http' },
      to: { path: '^apps/api/src/(?!http|db|ephemeral|clock|app)', pathNot: 'test\\.ts$' },
    },
    {
      name: 'only-routes-import-routes',
      comment: 'a domain is used through its functions',
      severity: 'error',
      from: { path: '^apps/api/src', pathNot: '(app|\\.routes)\\.ts$' },
      to: { path: '\\.routes\\.ts$' },
    },
    {
      name: 'ui-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/web/app/ui' },
      to: { path: '^apps/web/app/(?!ui|artwork)' },
    },
    {
      name: 'features-do-not-import-each-other',
      severity: 'error',
      from: { path: '^apps/web/app/(?!routes|ui|i18n|session|artwork|shell)([^/]+)/' },
      to: { path: '^apps/web/app/(?!ui|i18n|session|artwork|shell)[^/]+/', pathNot: '^apps/web/app/$1/' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.ts$|(^|/)(build|\\.react-router|node_modules)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
