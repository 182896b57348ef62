import Fastify from 'fastify';
import { answerProblems } from './answerProblems';

const failed = (code: string) =>
  Object.assign(new Error('Failed query'), { cause: Object.assign(new Error('told by it'), { code }) });

test.each([
  ['ended by an administrator', '57P01', 503],
  ['starting', '57P03', 503],
  ['a primary that has become a standby', '25006', 503],
  ['a standby that is not a primary yet', '55000', 503],
  ['lost by its pooler', '08P01', 503],
  ['broken off', '08006', 503],
  ['not even reached', 'ECONNREFUSED', 503],
  ['there, but the statement is wrong', '42601', 500],
])('a database that is %s (%s) gives %i', async (_what, code, status) => {
  const app = Fastify();
  answerProblems(app);
  app.get('/', () => {
    throw failed(code);
  });
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.json().status]).toEqual([status, status]);
  await app.close();
});
