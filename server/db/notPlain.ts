import type { ClientBase } from 'pg';

/** A connection that has a transaction open. */
export type Writer = Pick<ClientBase, 'query'>;

/** A condition on a column or text of a query: that it is not printable ASCII with single spaces, which is stored as it is. */
export const isNotPlain = (text: string) =>
  `(octet_length(${text}) <> char_length(${text}) or ${text} ~ '[\\u0001-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]|  ')`;
