import type { FastifyInstance } from 'fastify';
import { isUtf8 } from 'node:buffer';
import { message } from '../../src/domain/language/message';
import { shortened, isUnstorable } from './faults';
import { shownErrors } from './answerProblems';
import { cleanTexts } from './storedInput';
import { malformed, type Problem, unprocessable } from '../core/problems';

/** The maximum nesting depth of a JSON body; the contract needs four. */
export const deepestJson = 32;

/**
 * Reads JSON bodies. Before parsing, a body must be valid UTF-8 and no deeper than `deepestJson` (400); strings that
 * cannot be stored are refused here for all operations (422), the others become what is stored. An empty body counts as none: `POST
 * /api/mgmt/remove_stocks` has no body, but clients of the contract still send a JSON content type.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = Buffer.from(body);
    if (bytes.length === 0) return done(null, undefined);
    if (!isUtf8(bytes)) return done(malformed(message('The request is not UTF-8 text.'), 'body'));
    if (isDeeperThan(deepestJson, bytes)) {
      return done(
        malformed(message('The request has more than {levels} levels.', { levels: deepestJson }), 'body'),
      );
    }
    const text = bytes.toString();
    void parseJson(request, text, (error, value) => {
      const fault = error ?? refuseUnstorable(text, value);
      done(fault, fault === null ? cleanTexts(value) : value);
    });
  });
}

const code = { quote: 0x22, backslash: 0x5c, list: 0x5b, listEnd: 0x5d, object: 0x7b, objectEnd: 0x7d };

/** Counts brackets outside strings: reads each byte once, however deep the nesting. */
export function isDeeperThan(limit: number, json: Uint8Array): boolean {
  let depth = 0;
  let inText = false;
  for (let index = 0; index < json.length; index += 1) {
    const byte = json[index];
    if (inText) {
      if (byte === code.backslash) index += 1;
      else if (byte === code.quote) inText = false;
    } else if (byte === code.quote) {
      inText = true;
    } else if (byte === code.list || byte === code.object) {
      depth += 1;
      if (depth > limit) return true;
    } else if (byte === code.listEnd || byte === code.objectEnd) {
      depth -= 1;
    }
  }
  return false;
}

/** In JSON that is valid UTF-8, only an escape can produce a character that can't be stored. */
const suspect = /\\u(?:0000|d[89a-f])/i;

function refuseUnstorable(json: string, value: unknown): Problem | null {
  if (!suspect.test(json)) return null;
  const places = [...unstorablePlaces(value, 'body')].slice(0, shownErrors);
  const [field] = places;
  if (field === undefined) return null;
  return unprocessable(
    message('{field}: holds a character that cannot be stored.', { field }),
    places.map((at) => ({ path: at, message: message('holds a character that cannot be stored') })),
  );
}

function* unstorablePlaces(value: unknown, at: string): Generator<string> {
  if (typeof value === 'string') {
    if (isUnstorable(value)) yield at;
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      if (isUnstorable(name)) yield at;
      else yield* unstorablePlaces(inner, `${at}.${shortened(name)}`);
    }
  }
}

/** Whether an If-None-Match header lists this ETag; a weak tag counts too. */
export function isKnownTag(header: string, etag: string): boolean {
  return tagsOf(header).some((tag) => ['*', etag].includes(tag));
}

/** The tags that an If-None-Match header lists, without their marks of weakness. */
export function tagsOf(header = ''): string[] {
  return header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
}
