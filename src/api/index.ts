export * from './api';
export { rowsStreamed } from './rowsStreamed';
export { cachedAtOf } from './baseQuery';
export { cancelDownload, downloadAdvanced, downloadEnded, downloadStarted } from './downloads';
export * from './endpoints.gen';
export { failureOf, formFailureOf, isApiProblem, problemText, refusalOf } from './problem';
export { sessionEnded, signedOut } from './session';
export { listTag } from './emptyApi';
export { listenToUpload } from './forms';
