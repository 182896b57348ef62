/** The import directions of docs/ARCHITECTURE.md, proved. */
const forbidden = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const tests = '\\.test\\.tsx?$|/test/';
/** The parts of the server below its features: each imports only those before it. */
const parts = ['core', 'db', 'files', 'background', 'http', 'identity', 'transfer'];

/** The folders of the line sheet: each imports only those before it. */
const sheetFloors = [
  ...['state', 'grid', 'find', 'fill', 'lightbox', 'print', 'runs', 'saving'],
  ...['panel', 'toolbar'],
];

module.exports = {
  forbidden: [
    forbidden('no-circles', 'No circles.', {}, { circular: true }),
    forbidden(
      'domain-stands-alone',
      'The domain imports only the domain.',
      { path: '^src/domain/', pathNot: tests },
      { pathNot: '^src/domain/' },
    ),
    forbidden(
      'lib-knows-nothing',
      'lib imports nothing of ours.',
      { path: '^src/lib/', pathNot: tests },
      { path: '^(src|server|demo)/', pathNot: '^src/lib/' },
    ),
    forbidden(
      'service-worker-stands-alone',
      'The service worker imports only itself and lib: it lives longer than a page.',
      { path: '^src/service-worker/', pathNot: tests },
      { path: '^(src|server|demo)/', pathNot: '^src/(service-worker|lib)/' },
    ),
    forbidden(
      'nothing-imports-the-service-worker',
      'The page talks to the service worker by messages.',
      { path: '^src/', pathNot: '^src/service-worker/' },
      { path: '^src/service-worker/' },
    ),
    forbidden(
      'languages-know-no-product',
      'languages imports lib, and of the domain what words messages and amounts.',
      { path: '^src/languages/', pathNot: tests },
      { path: '^(src|server|demo)/', pathNot: '^src/(languages/|lib/|domain/(language/|money\\.ts))' },
    ),
    forbidden(
      'ui-knows-no-product',
      'ui imports ui, languages, lib, and of the domain what words a message.',
      { path: '^src/ui/', pathNot: tests },
      { path: '^(src|server|demo)/', pathNot: '^src/(ui|languages|lib|domain/language)/' },
    ),
    forbidden(
      'api-below-the-features',
      'api imports api, languages, domain and lib.',
      { path: '^src/api/', pathNot: tests },
      { path: '^(src|server|demo)/', pathNot: '^src/(api|languages|domain|lib)/' },
    ),
    forbidden(
      'shared-below-the-features',
      'shared imports shared, ui, api, domain and lib.',
      { path: '^src/shared/', pathNot: tests },
      { path: '^src/(app|features)/' },
    ),
    forbidden(
      'features-below-the-app',
      'No feature imports the app.',
      { path: '^src/features/', pathNot: tests },
      { path: '^src/app/' },
    ),
    forbidden(
      'no-feature-imports-a-feature',
      'Features meet in the app or in shared.',
      { path: '^(src|server)/features/([^/]+)/', pathNot: tests },
      { path: '^$1/features/', pathNot: '^$1/features/$2/' },
    ),
    forbidden(
      'identity-by-its-doors',
      'The app alone enters identity, by its pages and the dialog that re-authenticates; others use shared/confirm-session.',
      { path: '^src/', pathNot: `^src/features/identity/|${tests}` },
      {
        path: '^src/features/identity/',
        pathNot: '^src/features/identity/((login|profile)/\\w+Page|confirm/ConfirmDialog)\\.tsx$',
      },
    ),
    forbidden(
      'server-uses-only-the-domain',
      'Of src the server and the demo use only the domain.',
      { path: '^(server|demo)/', pathNot: tests },
      { path: '^src/', pathNot: '^src/domain/' },
    ),
    forbidden(
      'nothing-imports-the-server',
      'The page knows the server by its contract.',
      { path: '^src/' },
      { path: '^(server|demo)/' },
    ),
    forbidden(
      'demo-beside-the-server',
      'Of the server only its start knows the demo.',
      { path: '^server/', pathNot: '^server/main\\.ts$' },
      { path: '^demo/' },
    ),
    forbidden(
      'no-test-code-in-the-product',
      'Only tests use test code.',
      { path: '^(src|server|demo)/', pathNot: tests },
      { path: tests },
    ),
    ...parts.map((part, index) =>
      forbidden(
        `server-${part}`,
        `Of the server ${part} imports only ${parts.slice(0, index + 1).join(', ')}.`,
        { path: `^server/${part}/`, pathNot: tests },
        {
          path: '^server/',
          pathNot: `^server/((${parts.slice(0, index + 1).join('|')})/|operations\\.gen\\.ts$)`,
        },
      ),
    ),
    ...sheetFloors.map((floor, index) =>
      forbidden(
        `line-sheet-${floor}`,
        `Of the line sheet's folders ${floor} imports only those before it: ${sheetFloors.slice(0, index).join(', ')}.`,
        { path: `^src/features/line-sheet/${floor}/`, pathNot: tests },
        { path: `^src/features/line-sheet/(${sheetFloors.slice(index + 1).join('|') || '-'})/` },
      ),
    ),
    forbidden(
      'files-know-no-orders',
      'What reads and makes files of people knows no screen, request or database.',
      {
        path: '^src/(domain/(prepare|spreadsheet|catalog-file|order-form)|shared/(prepare-file|spreadsheet-field|file-check|bad-rows))/',
        pathNot: tests,
      },
      { path: '^src/(api|app|features)/|^src/shared/(order|customer|stock)-' },
    ),
    forbidden(
      'documents-are-drawn-from-data',
      'What draws documents gets JSON and answers bytes: it knows no request and no database.',
      { path: '^server/features/documents/(excel|pdf)/', pathNot: tests },
      {
        path: '^server/(http|background)/|^server/features/documents/(handlers|readOrder|makeDocument)\\.ts$|^server/db/(openDatabase|schema)|^node_modules/(drizzle-orm|pg)/',
      },
    ),
    forbidden(
      'server-features-below-the-app',
      'Nothing below it imports the composition.',
      { path: '^(server/(features|identity|http|background|files|db|core)|demo)/', pathNot: tests },
      { path: '^server/(app|main)\\.ts$' },
    ),
    forbidden('resolvable', 'Every import exists.', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.css$|(^|/)\\.cache/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
