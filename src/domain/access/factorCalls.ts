/**
 * The calls with which people set up and remove their own second factors, by what they do: `begin` changes nothing yet.
 * Anybody signed in may make them; somebody who needs a second factor and has none may begin and add.
 */
export const factorCalls = {
  startPasskey: 'begin',
  addPasskey: 'add',
  removePasskey: 'remove',
  startTotp: 'begin',
  confirmTotp: 'add',
  removeTotp: 'remove',
} as const;
