import type { FastifyBaseLogger } from 'fastify';
import type { Readable } from 'node:stream';
import type { accessRules } from '../../src/domain/access/accessRules';
import type { Role } from '../../src/domain/access/roleOptions';
import type { Database, Db } from '../db/openDatabase';
import type { Reader } from '../db/reader';
import type { Env } from '../env';
import type { ErpConnector } from '../erpConnector';
import type { components, operations } from '../operations.gen';
import type { UploadedFile } from './multipart';
import type { GzipChunk, PrecompressedJson } from './readyJson';
import type { Workers } from '../background/workers';

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

/** The caller has what this response would hold: an answer of 304, without a body. */
export class NotModified {
  constructor(readonly etag: string) {}
}

type Part<Op extends OperationId, Place extends string> = operations[Op] extends { parameters: infer P }
  ? Place extends keyof P
    ? NonNullable<P[Place]>
    : Record<never, never>
  : Record<never, never>;

type Content<Answer> = Answer extends { content: infer C } ? C : never;

type Body<Op extends OperationId> = operations[Op] extends { requestBody?: infer B }
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

/** The pictures of the image host. */
export interface Pictures {
  /**
   * A picture, named without `.jpg`, as a file on this machine with a tag that changes with its content; null if there is
   * none.
   */
  find(
    kind: 'garments' | 'thumbnails' | 'colors',
    name: string,
  ): Promise<{ path: string; tag: string } | null>;
  /** How many of these garments have no main picture, as of a few seconds ago; null if unknown. */
  countMissing(generics: readonly string[]): Promise<number | null>;
  /** Which of them. */
  findMissing(generics: readonly string[]): Promise<string[] | null>;
}

/** Of which catalog garments are, and from whose view. */
export interface SheetView {
  catalogId: number;
  currency: string;
  pricelist: string | null;
  warehouse: string;
}

/** The garments of catalogs as ready JSON, shared by all orders and previews. */
export interface Sheets {
  /** What a view's garments are made from, as a key that changes with it; `db` must be one snapshot with the rest. */
  keyOf(db: Db, view: SheetView): Promise<string>;
  /** The garments of such a key, made in the same snapshot unless they are kept. */
  find(db: Db, key: string, view: SheetView): Promise<ReadyGarments>;
}

/** The garments of one sheet, without ordered pieces. */
export interface ReadyGarments {
  generics: readonly string[];
  /** The elements of their array, separated by commas; `change` gets those named, and returns them as they are sent. */
  piecesWith(
    named: ReadonlySet<string>,
    change: (garment: Schema<'Garment'>) => Schema<'Garment'>,
  ): GzipChunk[];
}

/** What every handler may use besides its request. */
export interface Services {
  env: Env;
  /** Where reports, exports and figures are read from. */
  reader: Reader;
  workers: Workers;
  erp: ErpConnector;
  pictures: Pictures;
  /** The garments of line sheets and previews, as they were last sent. */
  sheets: Sheets;
  now: () => Date;
}

type IsPublic<Op extends OperationId> = (typeof accessRules)[Op] extends 'public' ? true : false;

/**
 * One request, validated against the contract; `files` are the uploads of a multipart request, deleted after the
 * response.
 */
export interface Context<Op extends OperationId> extends Services {
  db: Database;
  user: IsPublic<Op> extends true ? null : Viewer;
  params: Part<Op, 'path'>;
  query: Part<Op, 'query'>;
  body: Body<Op>;
  files: UploadedFile[];
  /** The entity tags of what the caller has kept of this address, quotes included. */
  knownTags: readonly string[];
  /** The IP address of the client. */
  ip: string;
  log: FastifyBaseLogger;
  session: {
    /** Sets the cookie of a new session. */
    begin(token: string, expiresAt: Date): void;
    /** Clears the cookie. */
    end(): void;
    /** The SHA-256 of this request's session token, or null. */
    tokenHash: Buffer | null;
  };
  /** The cookie that records which accounts this browser has signed in to before. */
  device: {
    /** As the browser sent it, or ''. */
    value: string;
    keep(value: string): void;
  };
}

/** Handles one operation: find, authorize, act, present. Throws a `Problem` or `Refusal` for every other outcome. */
export type Handler<Op extends OperationId> = (
  context: Context<Op>,
) => Promise<Answer<Op> | JsonStream | PrecompressedJson | NotModified>;
