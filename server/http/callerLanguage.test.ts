import Fastify, { type FastifyBaseLogger } from 'fastify';
import { message } from '../../src/domain/language/message';
import { readEnv } from '../core/env';
import { Problem, Refusal, unprocessable } from '../core/problems';
import { recordLog } from '../test/recordLog';
import { answerProblems } from './answerProblems';
import { startLog } from './log';

const log = recordLog();
const loggerInstance: FastifyBaseLogger = startLog(readEnv({ LOG_LEVEL: 'info' }), log);
const app = Fastify({ loggerInstance });
answerProblems(app);
app.get('/problem', () => {
  throw unprocessable(message('Save {name}', { name: 'אבי' }), 'body.name');
});
app.get('/refusal', () => {
  throw new Refusal(message('Save {name}', { name: 'אבי' }), {
    errors: [message('Save'), { row: 2, column: 'Name', message: 'as it is' }],
    orders: 3,
  });
});
app.get('/failure', () => {
  throw new Problem(503, message('Save'), message('Save'));
});
afterAll(() => app.close());

const ask = async (url: string, language?: string) => {
  const { headers, json } = await app.inject({
    url,
    headers: language ? { 'accept-language': language } : {},
  });
  return { ...json<object>(), language: headers['content-language'], vary: headers.vary };
};

test('a problem is worded in the language of the caller, and says so', async () => {
  expect(await ask('/problem')).toMatchObject({
    title: 'Invalid request',
    detail: 'Save אבי',
    errors: [{ path: 'body.name', message: 'Save אבי' }],
    language: 'en',
    vary: 'Accept-Language',
  });
  expect(await ask('/problem', 'en-XA')).toMatchObject({
    title: '[Îñvålîd réqûést · · ·]',
    detail: '[Såvé  ·אבי]',
    errors: [{ path: 'body.name', message: '[Såvé  ·אבי]' }],
    language: 'en-XA',
  });
});

test('a problem is worded by the translations of a language', async () => {
  expect(await ask('/problem', 'de-CH, en;q=0.5')).toMatchObject({
    title: 'Ungültige Anfrage',
    language: 'de',
  });
});

test('a refusal is worded in the language of the caller, with its rows', async () => {
  const errors = [{ row: 2, column: 'Name', message: 'as it is' }];
  const inEnglish = { error: 'Save \u2068אבי\u2069', errors: ['Save', ...errors] };
  expect(await ask('/refusal')).toMatchObject({ status: 'error', orders: 3, ...inEnglish });
  const inLonger = { error: '[Såvé  ·\u2068אבי\u2069]', errors: ['[Såvé ·]', ...errors] };
  expect(await ask('/refusal', 'en-XA')).toMatchObject({ status: 'error', orders: 3, ...inLonger });
  expect(await ask('/refusal', 'ar-XB')).toMatchObject({ error: '[\u202eSave \u202cאבי]' });
});

test('the log stays in English', async () => {
  expect(await ask('/failure', 'en-XA')).toMatchObject({ detail: '[Såvé ·]' });
  const failed = log.lines.find((line) => line.includes('call failed')) ?? '{}';
  expect(JSON.parse(failed)).toMatchObject({ err: { type: 'Problem', message: 'Save' } });
});
