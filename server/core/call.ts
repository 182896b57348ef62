import type { Readable } from 'node:stream';
import type { accessRules } from '../../src/domain/access/accessRules';
import type { KeyScope } from '../../src/domain/access/apiKeys';
import type { Role } from '../../src/domain/access/roleOptions';
import type { components, operations } from '../operations.gen';

/** A named schema of the contract. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** The name of an operation of the contract. */
export type OperationId = keyof operations & keyof typeof accessRules;

/** The signed-in person who makes a request; `id` is the wire id, `dbId` the database id. */
export interface Viewer {
  id: string;
  dbId: number;
  roles: Role[];
  name: string;
  email: string;
  /** Whether they may do nothing before they have set up a second factor (REQUIRE_SECOND_FACTOR). */
  mustAddFactor?: boolean;
  /** What calls is another system with this API key, which `dbId` has made. */
  key?: { id: string; scopes: readonly KeyScope[] };
}

/** Makes a file's bytes; `signal` is aborted when the client disconnects. */
export type MakeFile = (signal: AbortSignal) => Promise<Uint8Array>;

/**
 * A file as the response: sent as `filename`, as an attachment unless `inline`. With an `etag`, a client that already
 * has the file gets a 304, and the file is not made.
 */
export class Download {
  constructor(
    readonly filename: string,
    readonly contentType: string,
    readonly content: Buffer | Readable | MakeFile,
    readonly inline = false,
    readonly etag: string | null = null,
  ) {}
}

/**
 * A JSON response that is streamed while it is made, or is text already. Undeclared fields are not stripped, so its maker
 * must write only what the contract declares.
 */
export class JsonStream {
  constructor(
    readonly content: Readable | string,
    /** Its entity tag, quotes included; null if the next response may differ for any reason. */
    readonly etag: string | null = null,
  ) {}
}

/** The caller already has this response: a 304 without a body. */
export class NotModified {
  constructor(readonly etag: string) {}
}

/** What a request of an operation has in its path or its query. */
export type Part<Op extends OperationId, Location extends string> = operations[Op] extends {
  parameters: infer P;
}
  ? Location extends keyof P
    ? NonNullable<P[Location]>
    : Record<never, never>
  : Record<never, never>;

type Content<Answer> = Answer extends { content: infer C } ? C : never;

/** The body of an operation's request. */
export type Body<Op extends OperationId> = operations[Op] extends { requestBody?: infer B }
  ? Content<B> extends { 'application/json': infer Json }
    ? Json
    : Content<B> extends { 'multipart/form-data': infer Fields }
      ? Fields
      : undefined
  : undefined;

type Ok<Op extends OperationId> = operations[Op]['responses'] extends { 200: infer Answer }
  ? Content<Answer>
  : never;

/** The body of an operation's 200 response: its JSON, or a file. */
export type Answer<Op extends OperationId> =
  Ok<Op> extends { 'application/json': infer Json } ? Json : Download;
