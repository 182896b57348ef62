import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { accessRules } from '../../src/domain/access/accessRules';
import type { Translate } from '../../src/domain/language/wording';
import type { Answer, Body, JsonStream, NotModified, OperationId, Part, Viewer } from '../core/call';
import type { Env } from '../core/env';
import type { ReaderLocale } from '../core/languages';
import type { ErpConnector } from '../core/erpConnector';
import type { PrecompressedJson } from '../core/precompressedJson';
import type { Workers } from '../core/workers';
import type { GarmentJsonCache } from '../db/garmentJsonCache';
import type { Database } from '../db/openDatabase';
import type { Reader } from '../db/reader';
import type { UploadedFile } from '../core/uploadedFile';

declare module 'fastify' {
  interface FastifyRequest {
    /** The person of the request's session, as identity finds it; null without one. */
    viewer: Viewer | null;
  }
}

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

/** What every handler may use besides its request. */
export interface Services {
  env: Env;
  /** Reads reports, exports and figures. */
  reader: Reader;
  workers: Workers;
  erp: ErpConnector;
  pictures: Pictures;
  /** The garments of line sheets and previews as cached JSON. */
  garmentJson: GarmentJsonCache;
  now: () => Date;
}

/** A cookie that holds a token, of which the host stores the hash. */
export interface TokenCookie {
  /** Sets the cookie to a new token. */
  begin(token: string, expiresAt: Date): void;
  /** Clears the cookie. */
  end(): void;
  /** The SHA-256 of the token in this request, or null. */
  tokenHash: Buffer | null;
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
  /** The entity tags in the request's If-None-Match header, quotes included. */
  knownTags: readonly string[];
  /** The request's Idempotency-Key, under which it creates only once; null without one. */
  idempotencyKey: string | null;
  /** Words messages in the language of the caller (Accept-Language). */
  t: Translate;
  /** The IP address of the client. */
  ip: string;
  /** The User-Agent header, cut at 500 characters. */
  userAgent: string;
  /** The language that the caller reads (Accept-Language). */
  locale: ReaderLocale;
  log: FastifyBaseLogger;
  session: TokenCookie;
  /** The sign-in step that this browser has started and not completed (`started_steps`). */
  step: TokenCookie;
  /** The cookie that records which accounts this browser has signed in to before. */
  device: {
    /** As the browser sent it, or ''. */
    value: string;
    save(value: string): void;
  };
}

/** Handles one operation: find, authorize, act, present. Throws a `Problem` or `Refusal` for every other outcome. */
export type Handler<Op extends OperationId> = (
  context: Context<Op>,
) => Promise<Answer<Op> | JsonStream | PrecompressedJson | NotModified>;

/** The cookies of identity in a request, for a call that reads or sets them. */
export type CallCookies = (
  services: Pick<Services, 'env'>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Pick<Context<OperationId>, 'session' | 'step' | 'device'>;
