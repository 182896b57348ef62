import { createAction } from '@reduxjs/toolkit';

/**
 * A call was answered 401: the session has ended. The app redirects to the login, and from there back to the same page.
 */
export const sessionEnded = createAction('session/ended');

/** The person has signed out: everything the client holds for them must be cleared. */
export const signedOut = createAction('session/signedOut');
