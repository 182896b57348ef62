import { createAction } from '@reduxjs/toolkit';

/** A call was answered 401: the session has ended on the server. The app leads to the login, and back to the same page from there. */
export const sessionEnded = createAction('session/ended');

/** The person has signed out: whatever the client holds for them must go. */
export const signedOut = createAction('session/signedOut');
