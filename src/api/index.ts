export * from './api';
export type * from './endpoints.gen';
export { failureOf, isApiProblem, problemText, refusalOf } from './problem';
export { sessionEnded, signedOut } from './session';
export { listTag } from './tags';
export { listenToUpload } from './uploadListeners';
